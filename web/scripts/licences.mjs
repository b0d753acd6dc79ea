// Completes licences.txt of the built page: the build lists the code in it, here come the fonts and the icons.
import { appendFile, readFile } from 'node:fs/promises';

const page = new URL('../../src/blackrose/server/page/', import.meta.url);
const packages = new URL('../node_modules/', import.meta.url);
const fonts = ['alegreya', 'alegreya-sans', 'cormorant-sc'];

// The package does not say who drew which icon, so everybody who drew any is named.
const artists = `Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast,
Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau,
Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135,
Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion, SeregaCthtuf and various artists`;

const parts = [
  `## Icons of game-icons.net (CC BY 3.0)\n\nIcons made by ${artists}; coloured by the page.\n` +
    `https://game-icons.net, https://creativecommons.org/licenses/by/3.0/\n`,
];
for (const font of fonts) {
  const licence = await readFile(new URL(`@fontsource/${font}/LICENSE`, packages), 'utf8');
  parts.push(`## The font ${font} (OFL-1.1)\n\n${licence.trim()}\n`);
}
await appendFile(new URL('licences.txt', page), `\n${parts.join('\n')}`);
