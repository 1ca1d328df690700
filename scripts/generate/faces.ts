// The emblems of cards, for board and site: those of the icon set that some word of a card may ask for, and who drew them.
import { icons as set } from '@iconify-json/game-icons';
import { credits, license, source } from '../../examples/board/src/faces/credits.js';
import { iconsUsed } from '../../examples/board/src/faces/emblem.js';
import { english } from '../../examples/board/src/texts/english.js';
import type { Files } from './files.js';

const folder = 'examples/board/public/emblems';

/** Black paths as light ones on the tile of a card. */
const drawn = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="#fff6e3">${body.replaceAll(' fill="currentColor"', '')}</svg>\n`;

const noteOf = (): string =>
  `# The emblems of the cards

Written by \`npm run generate -- faces\`. Do not edit.

These icons are not under the license of this repository. They come from [game-icons.net](${source}), by way of
\`@iconify-json/game-icons\`, under [CC BY 3.0](${license}). ${english.credits.change}

${credits.map(({ author, icons }) => `## Icons made by ${author}\n\n${icons.map((icon) => `- ${icon}`).join('\n')}\n`).join('\n')}`;

export function files(): Files {
  const pictures = iconsUsed.map((icon): [string, string] => {
    const name = icon.split('/')[1] ?? '';
    const { body } = set.icons[name] ?? {};
    if (body === undefined) throw new Error(`examples/board/src/faces/table.ts: There is no icon ${icon}.`);
    return [`${folder}/${name}.svg`, drawn(body)];
  });
  return { ...Object.fromEntries(pictures), [`${folder}/LICENSE.md`]: noteOf() };
}

export const folders = [folder];
