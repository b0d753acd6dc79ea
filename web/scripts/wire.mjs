// Writes src/lib/wire.ts, the types of everything that passes between server and page, from wire.schema.json,
// which the server writes from its own types.
import { readFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { write } from './write.mjs';

const schema = JSON.parse(await readFile(new URL('../wire.schema.json', import.meta.url), 'utf8'));
const types = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: '// Generated from wire.schema.json by scripts/wire.mjs.',
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 110 },
});
await write(new URL('../src/lib/wire.ts', import.meta.url), types);
