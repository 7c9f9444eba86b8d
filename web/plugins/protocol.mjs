/**
 * The types of the protocol from the server's schema: `npm run protocol` asks the server's package for the schema and writes both files,
 * `node plugins/protocol.mjs --check` fails when src/protocol/messages.ts does not follow from src/protocol/schema.json.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const SCHEMA = file('../src/protocol/schema.json');
const TYPES = file('../src/protocol/messages.ts');

/** The Python that has the package: the clone's own environment, or what PYTHON names. */
function python() {
  const own = [file('../../.venv/bin/python'), file('../../.venv/Scripts/python.exe')].find(existsSync);
  return process.env.PYTHON ?? own ?? 'python3';
}

/** As the generator of types understands it: tuples by `items`, lists without bounds. */
function plain(part) {
  if (Array.isArray(part)) return part.map(plain);
  if (typeof part !== 'object' || part === null) return part;
  const { prefixItems, minItems, maxItems, default: _, discriminator, ...rest } = part;
  const read = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plain(value)]));
  return prefixItems ? { ...read, items: prefixItems.map(plain), minItems, maxItems } : read;
}

async function types(schema) {
  const hash = createHash('sha256').update(schema).digest('hex');
  const bannerComment = `/* Generated from the server's protocol by \`npm run protocol\`; do not edit. schema.json: sha256 ${hash} */`;
  return compile(plain(JSON.parse(schema)), 'Message', {
    additionalProperties: false,
    bannerComment,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 140 },
  });
}

if (process.argv.includes('--check')) {
  if ((await types(readFileSync(SCHEMA, 'utf-8'))) !== readFileSync(TYPES, 'utf-8')) {
    console.error('src/protocol/messages.ts is stale: npm run protocol');
    process.exit(1);
  }
} else {
  const schema = execFileSync(python(), ['-m', 'kingdomino.server.protocol'], { encoding: 'utf-8' });
  writeFileSync(SCHEMA, schema);
  writeFileSync(TYPES, await types(schema));
}
