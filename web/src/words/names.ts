import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';

/** The marks that keep a value's direction apart from the sentence's. */
const ISOLATES = /[\u2066-\u2069]/g;
/** Keys of the bots' messages. */
const BOTS = /^(bot-[\w-]+) *=/gm;

/**
 * The bundle of a catalogue, with the function `NAME($name, form: "to")`: a name in a form that the language needs. A
 * bot's forms are attributes of its message, those of all other names attributes of `web-name-forms`; a name without
 * such a form stays as it is.
 */
export function bundleOf(language: string, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, {
    functions: { NAME: ([name], { form }) => named(textOf(name), textOf(form)) },
  });
  const [error] = bundle.addResource(new FluentResource(catalogue));
  if (error) throw error;
  const bots = [...catalogue.matchAll(BOTS)].map(([, key]) => bundle.getMessage(key!)!);
  const forms = new Map(
    bots
      .filter(({ attributes }) => Object.keys(attributes).length)
      .map(({ value, attributes }) => [bundle.formatPattern(value!), attributes]),
  );
  function named(name: string, form: string): string {
    const own = forms.get(name.replace(ISOLATES, ''))?.[form];
    if (own) return bundle.formatPattern(own);
    const usual = bundle.getMessage('web-name-forms')?.attributes[form];
    return usual ? bundle.formatPattern(usual, { name }) : name;
  }
  return bundle;
}

const textOf = (value: FluentValue | undefined): string => (typeof value === 'string' ? value : '');
