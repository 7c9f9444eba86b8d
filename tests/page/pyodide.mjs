/**
 * Python as a page has it: node pyodide.mjs PYODIDE SOURCES MSGSPEC MODULE, a question on the standard input.
 * The function `answer` of the module is given the question and returns what is printed, both as text.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodide, sources, msgspec, module] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(msgspec)), 'wheel');
python.FS.mkdirTree('/sources');
python.mountNodeFS('/sources', sources);
python.globals.set('text', readFileSync(module, 'utf8'));
// Read at once, a pipe that is not yet full would be an error.
let question = '';
for await (const text of process.stdin.setEncoding('utf8')) question += text;
python.globals.set('question', question);
try {
  const answer = python.runPython(`
import sys
sys.path.insert(0, "/sources")
sys.dont_write_bytecode = True
inside = {"__name__": "inside"}
exec(compile(text, "inside", "exec"), inside)
inside["answer"](question)
`);
  process.stdout.write(answer);
} catch (error) {
  process.stderr.write(error.message); // Node would print the line of Pyodide's source that threw it: all of it
  process.exitCode = 1;
}
