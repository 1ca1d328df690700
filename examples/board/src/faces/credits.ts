import { iconsUsed } from './emblem.js';

/* Who drew the emblems: the licence asks to name them. */

/** Where the icons and their licence are. */
export const source = 'https://game-icons.net';
export const license = 'https://creativecommons.org/licenses/by/3.0/';

/** The people who drew them, as they call themselves. */
const people: Readonly<Record<string, string>> = {
  'caro-asercion': 'Caro Asercion',
  'carl-olsen': 'Carl Olsen',
  cathelineau: 'Cathelineau',
  darkzaitzev: 'DarkZaitzev',
  delapouite: 'Delapouite',
  'kier-heyl': 'Kier Heyl',
  lorc: 'Lorc',
  lucasms: 'Lucas',
  sbed: 'Sbed',
  skoll: 'Skoll',
  willdabeast: 'Willdabeast',
};

/** Each author with the icons that are theirs, by name. */
export const credits: readonly { readonly author: string; readonly icons: readonly string[] }[] = [
  ...new Set(iconsUsed.map((icon) => icon.split('/')[0] ?? '')),
].map((folder) => ({
  author: people[folder] ?? folder,
  icons: iconsUsed.flatMap((icon) => (icon.startsWith(`${folder}/`) ? [icon.slice(folder.length + 1)] : [])),
}));
