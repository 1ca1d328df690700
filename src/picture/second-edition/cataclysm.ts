import type {
  CataclysmInspection,
  QuestInspection,
  SaviorInspection,
  TownFate,
} from '../../second-edition/inspect/modules.js';
import type { Curse } from '../../second-edition/modules/cataclysm/curses.js';
import { line, type Panel, panelWidth, rowsPanel } from '../boxes.js';
import { bannerOf, disc } from '../marks.js';
import { shortened, xml } from '../xml.js';
import type { Layer, Scene } from './layer.js';
import { n, type Point } from './sheet.js';

/* After the cataclysm: ruins and curses on towns, flags of quests, and a box with points and quests. */

const ID = 'cataclysm';

const toldOf = (scene: Scene): CataclysmInspection | undefined =>
  scene.table.modules[ID] as CataclysmInspection | undefined;

/** The color and sign of each curse, in a circle of radius 14 around 0, 0. */
const signs: Readonly<Record<Curse, { readonly color: string; readonly path: string }>> = {
  'ashen-flock': {
    color: '#5b5550',
    path: 'M-9 5q2 -11 16 -12q-2 4 -6 5q3 0 5 -1q-2 5 -7 6q2 1 4 0q-3 4 -12 2z',
  },
  'demon-horde': {
    color: '#8c1c13',
    path: 'M-9 -8q0 8 5 8q1 8 4 8q3 0 4 -8q5 0 5 -8q-2 4 -6 4h-6q-4 0 -6 -4z',
  },
  'frenzied-rage': { color: '#b4531a', path: 'M-2 -9h3v3q6 -2 8 3q-2 6 -8 4v8h-3z' },
  'savage-brood': {
    color: '#2f6b2f',
    path: 'M-8 8q-1 -9 3 -15q1 7 0 15zM-2 8q0 -11 4 -16q0 8 -1 16zM4 8q1 -9 5 -13q-1 7 -2 13z',
  },
  'winter-lord': {
    color: '#2b6c99',
    path: 'M-1 -10h2v7l6 -4 1 2 -6 4 6 4 -1 2 -6 -4v8h-2v-8l-6 4 -1 -2 6 -4 -6 -4 1 -2 6 4z',
  },
};

/** A ruined town: rubble, and a fallen star. Its name stays readable. */
const ruin = ({ x, y }: Point): string =>
  `<path d="M${n(x - 26)} ${n(y + 9)}l8 -16 7 7 6 -18 9 13 6 -9 16 23z" fill="#4a423b" stroke="#211c18" stroke-width="1.5" stroke-linejoin="round"/><path d="M${n(x)} ${n(y - 40)}l3 8 8 0 -6 5 2 8 -7 -5 -7 5 2 -8 -6 -5 8 0z" fill="#e8872b" stroke="#5c2f0a" stroke-width="1.2"/>`;

function counter({ x, y }: Point, curse: Curse, size = 1): string {
  const { color, path } = signs[curse];
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><circle r="14" fill="${color}" stroke="#f3e6c8" stroke-width="2"/><path d="${path}" fill="#f3e6c8"/></g>`;
}

const comet = ({ x, y }: Point): string =>
  `<g transform="translate(${n(x)} ${n(y)})"><circle r="14" fill="#2d2a45" stroke="#f3e6c8" stroke-width="2"/><path d="M-8 8q4 -9 10 -12M-9 3q4 -5 9 -7M-4 9q4 -5 8 -8" fill="none" stroke="#e8872b" stroke-width="1.8" stroke-linecap="round"/><circle cx="5" cy="-5" r="4" fill="#ffd84d"/></g>`;

/** A freed town: a wreath around the letter of its player. */
const wreath = (scene: Scene, { x, y }: Point, by: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="12" fill="#f3e6c8" stroke="#3f7d3a" stroke-width="5" stroke-dasharray="4 2"/>${disc(scene, by, { x, y })}`;

/** Counters are at the upper right of their towns, where figures leave them visible. */
const besideTown = ({ x, y }: Point): Point => ({ x: x + 30, y: y - 27 });

function townMark(scene: Scene, { town, is, curse, by }: TownFate): string {
  const place = scene.sheet.board.towns.find(({ id }) => id === town);
  if (place === undefined) return '';
  const middle = scene.sheet.center(place.space);
  const at = besideTown(middle);
  const drawn =
    is === 'destroyed'
      ? ruin(middle)
      : is === 'hidden' || curse === null
        ? comet(at)
        : is === 'cursed'
          ? counter(at, curse)
          : wreath(scene, at, by ?? 0);
  return `<g class="rb-fate" data-space="${xml(place.space)}" data-fate="${is}"${curse ? ` data-curse="${curse}"` : ''}>${drawn}</g>`;
}

function flags(scene: Scene, told: CataclysmInspection): string {
  const found = told.quests.flatMap(({ card, marks }) =>
    marks.flatMap((list, player) => list.map((space) => ({ card, player, space }))),
  );
  return found
    .filter(({ space }) => scene.sheet.board.neighbours[space] !== undefined)
    .map(({ card, player, space }) => {
      const { x, y } = scene.sheet.center(space);
      // Above a counter on the jewel to which the quest sent the Hero.
      const left = x - 24 + 10 * (player % 5);
      return `<g class="rb-quest" data-space="${xml(space)}" data-player="${player}"><title>${xml(scene.nameOf(card))}</title><path d="M${n(left)} ${n(y - 17)}v-22" stroke="#2a2018" stroke-width="2"/><path d="M${n(left)} ${n(y - 39)}l14 5 -14 5z" fill="${bannerOf(player)}" stroke="#fffaf0" stroke-width=".8"/></g>`;
    })
    .join('');
}

const ROW = 22;
const right = panelWidth - 36;

const atRight = (x: number, y: number, text: string): string =>
  `<text x="${n(x + right)}" y="${n(y)}" class="rb-faint" style="text-anchor:end">${xml(text)}</text>`;

const townName = (scene: Scene, id: string): string =>
  scene.sheet.board.towns.find((town) => town.id === id)?.name ?? id;

function playerRow(scene: Scene, { player, points, freed }: SaviorInspection, { x, y }: Point): string {
  const towns =
    freed.length === 0
      ? ''
      : `, ${scene.say('freed')} ${freed.map((town) => townName(scene, town)).join(', ')}`;
  return `<g class="rb-savior" data-player="${player}" data-points="${points}">${disc(scene, player, { x: x + 9, y: y + 11 })}${line(x + 26, y + 15.5, shortened(scene.names[player] ?? '', 22), 'rb-name')}${atRight(x, y + 15.5, shortened(scene.say(`${points} ${points === 1 ? 'point' : 'points'}`) + towns, 34))}</g>`;
}

function townRow(scene: Scene, told: CataclysmInspection, fate: TownFate, { x, y }: Point): string {
  const { town, curse, left, by } = fate;
  const sign =
    by !== null
      ? disc(scene, by, { x: x + 9, y: y + 11 })
      : curse === null
        ? ''
        : counter({ x: x + 9, y: y + 11 }, curse, 0.6);
  const discounts = told.players.map(({ discounts }) => discounts[town] ?? 0);
  const words =
    by !== null
      ? `${scene.say('free; discounts')} ${discounts.join(' · ')}`
      : scene.say(`cards left: I ${left[0]} · II ${left[1]} · III ${left[2]}`);
  return `<g class="rb-curse" data-town="${xml(town)}">${sign}${line(x + 26, y + 15.5, townName(scene, town))}${atRight(x, y + 15.5, words)}</g>`;
}

function questRow(
  scene: Scene,
  { card, needs, marks, fulfilledBy }: QuestInspection,
  { x, y }: Point,
): string {
  const step = 46;
  const from = x + right - marks.length * step + 12;
  const players = marks.map((list, player) => {
    // A way and a payment have other marks, which are not counted.
    const done = fulfilledBy.includes(player) ? needs : Math.min(list.length, needs);
    const text = fulfilledBy.includes(player)
      ? '✓'
      : needs === 1
        ? list.length > 0
          ? '…'
          : '–'
        : `${done}/${needs}`;
    const at = from + player * step;
    return `<g data-player="${player}" data-done="${done}">${disc(scene, player, { x: at, y: y + 11 })}${line(at + 12, y + 15.5, text)}</g>`;
  });
  return `<g class="rb-open-quest" data-card="${xml(card)}">${line(x, y + 15.5, shortened(scene.nameOf(card), 48 - marks.length * 6))}${players.join('')}</g>`;
}

function box(scene: Scene, told: CataclysmInspection): Panel {
  const cursed = told.towns.filter(({ is }) => is === 'cursed' || is === 'freed');
  const rows = [
    (at: Point) =>
      line(at.x, at.y + 15.5, scene.say(`${told.target} points win, with a town freed`), 'rb-faint'),
    ...told.players.map((player) => (at: Point) => playerRow(scene, player, at)),
    ...cursed.map((fate) => (at: Point) => townRow(scene, told, fate, at)),
    ...told.quests.map((quest) => (at: Point) => questRow(scene, quest, at)),
  ];
  return rowsPanel(
    scene.say('The Cataclysm'),
    rows.map((draw) => ({ height: ROW, draw })),
    4,
  );
}

export const cataclysmLayer: Layer = {
  track: (scene) =>
    new Map(
      (toldOf(scene)?.players ?? []).flatMap(({ player, questCounter }): [number, string][] =>
        questCounter === null
          ? []
          : [[questCounter, `${scene.say('quest space of')} ${scene.names[player] ?? ''}`]],
      ),
    ),
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
