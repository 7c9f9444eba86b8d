/**
 * The engine of the page: Python, the package's rooms as bytecode and their libraries, in parts that a browser fetches.
 * `node engine/build.mjs FOLDER` writes FOLDER/engine.json and FOLDER/assets/engine/; tools/engine.py calls it.
 *
 * A file is gzip in parts of at most half a megabyte, each named by its content: any file server serves them as they are,
 * a fetch that was interrupted goes on with the next part, and a new version fetches only the parts that changed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// What Node says by itself shows a line of Pyodide's code: it is a megabyte long.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const PART = 512 * 1024;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const [pyodide, sources, target] = process.argv.slice(2).map((name) => resolve(name));
const assets = join(target, 'assets', 'engine');
mkdirSync(assets, { recursive: true });

const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Write a file as parts; how a page puts it together again. */
function parts(name, content) {
  const packed = gzipSync(content, { level: 9 });
  const written = [];
  for (let from = 0; from < packed.length; from += PART) {
    const part = packed.subarray(from, from + PART);
    const path = `assets/engine/${hash(part)}.bin`;
    writeFileSync(join(target, path), part);
    written.push([path, part.length]);
  }
  return { name, size: content.length, parts: written };
}

/** A script under a name that says its content, and an ending that every file server knows. */
function script(name) {
  const content = readFileSync(join(pyodide, name), 'utf-8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  const path = `assets/engine/${name.replace('.mjs', '')}-${hash(content)}.js`;
  writeFileSync(join(target, path), content);
  writeFileSync(join(target, `${path}.br`), brotliCompressSync(content));
  writeFileSync(join(target, `${path}.gz`), gzipSync(content, { level: 9 }));
  return path;
}

const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ stdout: (line) => process.stderr.write(`${line}\n`) });
python.FS.mkdirTree('/sources');
python.FS.mount(python.FS.filesystems.NODEFS, { root: sources }, '/sources');
for (const wheel of readdirSync(here('.')).filter((name) => name.endsWith('.whl')))
  python.unpackArchive(new Uint8Array(readFileSync(here(wheel))), 'wheel');
python.runPython(readFileSync(here('pack.py'), 'utf-8'));
const bytes = (name) => {
  const made = python.globals.get(name);
  const copy = made.toJs();
  made.destroy();
  return Buffer.from(copy);
};

const files = [
  parts('pyodide.asm.wasm', readFileSync(join(pyodide, 'pyodide.asm.wasm'))),
  parts('python_stdlib.zip', bytes('library')),
  parts('package', bytes('package')),
];
const scripts = { loader: script('pyodide.mjs'), glue: script('pyodide.asm.mjs') };
const bytesOf = ({ parts: all }) => all.reduce((sum, [, size]) => sum + size, 0);
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf-8'));
const engine = {
  version: '',
  scripts,
  lock: { info, packages: {} },
  files,
  bytes: files.reduce((sum, file) => sum + bytesOf(file), 0),
};
engine.version = hash(JSON.stringify(engine));
writeFileSync(join(target, 'engine.json'), JSON.stringify(engine));
