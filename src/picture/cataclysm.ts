import type { CataclysmInspection, TownFate } from '../second-edition/inspect/modules.js';
import type { Curse } from '../second-edition/modules/cataclysm/curses.js';
import { bannerOf } from './figures.js';
import type { Layer, Scene } from './layer.js';
import { line, type Panel, wrapped } from './panels.js';
import { n, type Point } from './sheet.js';
import { shortened, xml } from './xml.js';

/* After the cataclysm: ruins and curses on the towns, flags where quests were served, and a box with points and quests. */

const ID = 'cataclysm';

const toldOf = (scene: Scene): CataclysmInspection | undefined =>
  scene.table.modules[ID] as CataclysmInspection | undefined;

/** A color and a sign for each curse, drawn in a circle of radius 14 around 0, 0. */
const signs: Readonly<Record<Curse, { readonly color: string; readonly path: string }>> = {
  // A wing.
  'ashen-flock': {
    color: '#5b5550',
    path: 'M-9 5q2 -11 16 -12q-2 4 -6 5q3 0 5 -1q-2 5 -7 6q2 1 4 0q-3 4 -12 2z',
  },
  // Two horns.
  'demon-horde': {
    color: '#8c1c13',
    path: 'M-9 -8q0 8 5 8q1 8 4 8q3 0 4 -8q5 0 5 -8q-2 4 -6 4h-6q-4 0 -6 -4z',
  },
  // An axe.
  'frenzied-rage': { color: '#b4531a', path: 'M-2 -9h3v3q6 -2 8 3q-2 6 -8 4v8h-3z' },
  // A claw.
  'savage-brood': {
    color: '#2f6b2f',
    path: 'M-8 8q-1 -9 3 -15q1 7 0 15zM-2 8q0 -11 4 -16q0 8 -1 16zM4 8q1 -9 5 -13q-1 7 -2 13z',
  },
  // A flake.
  'winter-lord': {
    color: '#2b6c99',
    path: 'M-1 -10h2v7l6 -4 1 2 -6 4 6 4 -1 2 -6 -4v8h-2v-8l-6 4 -1 -2 6 -4 -6 -4 1 -2 6 4z',
  },
};

/** A town that nobody enters any more: rubble, and a fallen star. */
const ruin = ({ x, y }: Point): string =>
  `<path d="M${n(x - 26)} ${n(y + 20)}l8 -16 7 7 6 -18 9 13 6 -9 16 23z" fill="#4a423b" stroke="#211c18" stroke-width="1.5" stroke-linejoin="round"/><path d="M${n(x)} ${n(y - 30)}l3 8 8 0 -6 5 2 8 -7 -5 -7 5 2 -8 -6 -5 8 0z" fill="#e8872b" stroke="#5c2f0a" stroke-width="1.2"/>`;

/** The counter of a curse, at the upper edge of its town. */
function counter({ x, y }: Point, curse: Curse): string {
  const { color, path } = signs[curse];
  return `<g transform="translate(${n(x)} ${n(y - 26)})"><circle r="14" fill="${color}" stroke="#f3e6c8" stroke-width="2"/><path d="${path}" fill="#f3e6c8"/></g>`;
}

/** A town that was freed: a wreath in the color of the player who did. */
const wreath = ({ x, y }: Point, by: number): string =>
  `<circle cx="${n(x)}" cy="${n(y - 26)}" r="10" fill="none" stroke="#3f7d3a" stroke-width="5" stroke-dasharray="4 2"/><circle cx="${n(x)}" cy="${n(y - 26)}" r="5" fill="${bannerOf(by)}"/>`;

function townMark(scene: Scene, { town, is, curse, by }: TownFate): string {
  const place = scene.sheet.board.towns.find(({ id }) => id === town);
  if (place === undefined || is === 'hidden') return '';
  const at = scene.sheet.center(place.space);
  const drawn =
    is === 'destroyed'
      ? ruin(at)
      : curse === null
        ? ''
        : is === 'cursed'
          ? counter(at, curse)
          : wreath(at, by ?? 0);
  return `<g class="rb-fate" data-space="${xml(place.space)}" data-fate="${is}"${curse ? ` data-curse="${curse}"` : ''}>${drawn}</g>`;
}

/** A flag for each space that a player has marked for a quest. */
function flags(scene: Scene, told: CataclysmInspection): string {
  const found = told.quests.flatMap(({ card, marks }) =>
    marks.flatMap((list, player) => list.map((space) => ({ card, player, space }))),
  );
  return found
    .filter(({ space }) => scene.sheet.board.neighbours[space] !== undefined)
    .map(({ card, player, space }) => {
      const { x, y } = scene.sheet.center(space);
      const left = x - 24 + 12 * (player % 5);
      return `<g class="rb-quest" data-space="${xml(space)}" data-player="${player}"><title>${xml(scene.nameOf(card))}</title><path d="M${n(left)} ${n(y + 30)}v-20" stroke="#2a2018" stroke-width="2"/><path d="M${n(left)} ${n(y + 10)}l11 4 -11 4z" fill="${bannerOf(player)}"/></g>`;
    })
    .join('');
}

const LINE = 18;

function box(scene: Scene, told: CataclysmInspection): Panel {
  const points = told.players.map(({ points }) => points).join(' · ');
  const lines = [
    `Victory points: ${points} (${told.target} win, with a town freed)`,
    ...told.quests.map(({ card, needs, marks }) => {
      const done = marks.map((list) => Math.min(list.length, needs)).join(' · ');
      return `${shortened(scene.nameOf(card), 34)}: ${done} of ${needs}`;
    }),
  ].flatMap((text) => wrapped(text, 62, 2));
  return {
    title: 'The Cataclysm',
    height: lines.length * LINE + 6,
    draw: ({ x, y }) => lines.map((text, at) => line(x, y + 14 + at * LINE, text)).join(''),
  };
}

/** Ruins, curses, flags and the box. */
export const cataclysmLayer: Layer = {
  over(scene) {
    const told = toldOf(scene);
    if (told === undefined || !scene.has('modules')) return '';
    return `${told.towns.map((fate) => townMark(scene, fate)).join('')}${flags(scene, told)}`;
  },
  panels(scene) {
    const told = toldOf(scene);
    return told === undefined ? [] : [box(scene, told)];
  },
};
