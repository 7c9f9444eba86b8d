/** Works out hints, grades and reviews: a second Python, so that no click and no bot waits for it. */
import { openThinker, startPython } from './engine';

const here = self as unknown as {
  name: string;
  postMessage(message: readonly [name: string, answer: string]): void;
  onmessage: ((event: MessageEvent<readonly [name: string, question: string]>) => void) | null;
};
const nothing = (): void => undefined;
const thinking = startPython(here.name, nothing, nothing).then(openThinker);

here.onmessage = ({ data: [name, question] }) => {
  thinking
    .then((answer) => answer(question))
    .catch((error: unknown) => {
      console.warn(error);
      return '';
    })
    .then((answer) => here.postMessage([name, answer]), nothing);
};
