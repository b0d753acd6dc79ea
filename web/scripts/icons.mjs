// Writes src/assets/icons.svg, one symbol for each icon that icons.json names: our name → its id in game-icons.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { icons, width = 512, height = 512 } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const chosen = JSON.parse(await readFile(new URL('../icons.json', import.meta.url), 'utf8'));

const missing = Object.values(chosen).filter((id) => !(id in icons));
if (missing.length) {
  console.error(`icons.json: game-icons has no ${missing.join(', ')}`);
  process.exit(1);
}
const symbols = Object.entries(chosen).map(([name, id]) => {
  const icon = icons[id];
  return `<symbol id="${name}" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${icon.body}</symbol>`;
});
const assets = new URL('../src/assets/', import.meta.url);
await mkdir(assets, { recursive: true });
await writeFile(new URL('icons.svg', assets), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
