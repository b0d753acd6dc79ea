// Writes src/assets/icons.svg, one symbol for each icon that icons.json names: our name → its id in game-icons.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { write } from './write.mjs';

const { icons, width = 512, height = 512 } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const chosen = JSON.parse(await readFile(new URL('../icons.json', import.meta.url), 'utf8'));

const wrong = Object.entries(chosen).filter(([name, id]) => !/^[a-z][a-z0-9-]*$/.test(name) || !Object.hasOwn(icons, id));
if (wrong.length) {
  console.error(`icons.json: no plain name, or not in game-icons: ${wrong.map((pair) => pair.join(' → ')).join(', ')}`);
  process.exit(1);
}
const symbols = Object.entries(chosen).map(([name, id]) => {
  const icon = icons[id];
  return `<symbol id="${name}" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${icon.body}</symbol>`;
});
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
await write(new URL('../src/assets/icons.svg', import.meta.url), sprite);
