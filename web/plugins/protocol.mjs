/**
 * Types from the server's schemas, so that nobody types them by hand: the messages of the WebSocket (src/protocol) and
 * what goes over HTTP (src/api). `npm run protocol` asks the server's package and writes schemas and types, `node
 * plugins/protocol.mjs --check` fails when types do not follow from the schemas that lie beside them.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const MESSAGES = {
  name: 'Message',
  source: 'protocol',
  module: 'kingdomino.tables.messages',
  schema: file('../src/protocol/schema.json'),
  types: file('../src/protocol/messages.ts'),
};
const HTTP = {
  name: 'Http',
  source: 'OpenAPI',
  module: 'tools.http_shapes',
  schema: file('../src/api/schema.json'),
  types: file('../src/api/http.ts'),
  known: MESSAGES,
};

/** The Python that has the package: the clone's own environment, or what PYTHON names. */
function python() {
  const own = [file('../../.venv/bin/python'), file('../../.venv/Scripts/python.exe')].find(existsSync);
  return process.env.PYTHON ?? own ?? 'python3';
}

/**
 * As the generator of types understands it: tuples by `items`, lists without bounds, names only where they are names of
 * shapes.
 */
function plain(part, known) {
  if (Array.isArray(part)) return part.map((one) => plain(one, known));
  if (typeof part !== 'object' || part === null) return part;
  const shape = part.$ref?.split('/').at(-1);
  if (known.has(shape)) return { tsType: shape };
  const { prefixItems, minItems, maxItems, default: _, discriminator, ...rest } = part;
  if (typeof rest.title === 'string') delete rest.title;
  const read = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plain(value, known)]));
  return prefixItems ? { ...read, items: prefixItems.map((one) => plain(one, known)), minItems, maxItems } : read;
}

/** The types of a schema. Shapes that another one has too are its own: they are imported. */
async function types({ name, source, schema, types: target, known }) {
  const text = readFileSync(schema, 'utf-8');
  const shapes = JSON.parse(text);
  const hash = createHash('sha256').update(text).digest('hex');
  const shared = known
    ? Object.keys(JSON.parse(readFileSync(known.schema, 'utf-8')).$defs).filter((shape) => shape in shapes.$defs)
    : [];
  for (const shape of shared) delete shapes.$defs[shape];
  const used = shared.filter((shape) => JSON.stringify(shapes).includes(`"#/$defs/${shape}"`)).toSorted();
  const origin = `Generated from the server's ${source} by \`npm run protocol\`; do not edit.`;
  const banner = `/* schema.json: sha256 ${hash}\n   ${origin} */`;
  const made = await compile(plain(shapes, new Set(shared)), name, {
    additionalProperties: false,
    bannerComment: used.length ? `${banner}\nimport type { ${used.join(', ')} } from '../protocol/messages';` : banner,
    unreachableDefinitions: true,
    format: false,
  });
  return format(made, { ...(await resolveConfig(target)), filepath: target });
}

const check = process.argv.includes('--check');
for (const one of [MESSAGES, HTTP]) {
  if (!check)
    writeFileSync(one.schema, execFileSync(python(), ['-m', one.module], { encoding: 'utf-8', cwd: file('../..') }));
  const made = await types(one);
  if (!check) writeFileSync(one.types, made);
  else if (made !== readFileSync(one.types, 'utf-8')) {
    console.error(`${one.types} is stale: npm run protocol`);
    process.exit(1);
  }
}
