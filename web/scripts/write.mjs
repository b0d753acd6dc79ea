import { mkdir, readFile, writeFile } from 'node:fs/promises';

/** Writes a generated file only if it has changed: whoever watches it is not woken for nothing. */
export async function write(url, text) {
  const old = await readFile(url, 'utf8').catch(() => null);
  if (old === text) return;
  await mkdir(new URL('.', url), { recursive: true });
  await writeFile(url, text);
}
