import type { Point } from '../../hex/index.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import type { PlayerInspection } from '../../third-edition/inspect/index.js';
import { beside, inside, line, type Panel, rowsPanel, wrapped } from '../boxes.js';
import { bannerOf, lettersOf, shield } from '../marks.js';
import { n } from '../numbers.js';
import { shortened, xml } from '../xml.js';
import { gem } from './pieces.js';
import type { Scene } from './scene.js';
import { whereabouts } from './time-box.js';

/* Hands, and the fronts of drawn trophies, only as far as the viewer knows them (3e.game.public-info, 3e.trophies.look). */

const heart = ({ x, y }: Point): string =>
  `<path d="M${n(x)} ${n(y + 7)}c-11 -7 -9 -14 -4.500 -14q3.500 0 4.500 3.500q1 -3.500 4.500 -3.500c4.500 0 6.500 7 -4.500 14z" fill="#c0282d" stroke="#5e0d10" stroke-width="1.200"/>`;
const coin = ({ x, y }: Point): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="7.500" fill="#f0bd2e" stroke="#7d5800" stroke-width="1.400"/><circle cx="${n(x)}" cy="${n(y)}" r="4.600" fill="none" stroke="#7d5800" stroke-width=".9"/>`;
const cards = ({ x, y }: Point): string =>
  `<rect x="${n(x - 7)}" y="${n(y - 6)}" width="9" height="13" rx="1.500" fill="#c9b98f" stroke="#3d2c1c" transform="rotate(-14 ${n(x)} ${n(y)})"/><rect x="${n(x - 2)}" y="${n(y - 7)}" width="9" height="13" rx="1.500" fill="#f3e6c8" stroke="#3d2c1c"/>`;
const book = ({ x, y }: Point): string =>
  `<path d="M${n(x)} ${n(y + 6)}q-4 -3 -8 -1v-11q4 -2 8 1q4 -3 8 -1v11q-4 -2 -8 1z" fill="#f3e6c8" stroke="#3d2c1c" stroke-width="1.200"/><path d="M${n(x)} ${n(y + 6)}v-11" stroke="#3d2c1c"/>`;

/** Between names: it may end a line, but not begin one. */
const dot = '\u00a0· ';

/** The hero of a player who is called otherwise. */
const heroOf = ({ names }: Scene, { player, hero }: PlayerInspection): readonly string[] =>
  hero === null || hero.name === names[player] ? [] : [hero.name];

function lines(scene: Scene, told: PlayerInspection): readonly string[] {
  const { assets, skills, quests, rumors, hand, trophies } = told;
  const names = (list: readonly { readonly name: string }[]): string =>
    list.map(({ name }) => name).join(dot);
  const errands = [...quests, ...rumors].map((one) => `${one.name} (${whereabouts(scene, one)})`).join(dot);
  const parts: readonly (readonly [string, string])[] = [
    ['Assets', names(assets)],
    ['Skills', names(skills)],
    ['Quests', errands],
    ...(scene.has('hands')
      ? ([
          ['Hand', names(hand.cards)],
          ['Trophies', trophies.cards.map(scene.nameOf).join(dot)],
        ] as const)
      : []),
  ];
  return [
    ...heroOf(scene, told),
    ...parts.flatMap(([title, text]) => (text === '' ? [] : wrapped(`${scene.say(title)}: ${text}`, 49, 3))),
  ];
}

const rowHeight = (scene: Scene, told: PlayerInspection): number => 86 + lines(scene, told).length * 15;

function stats(
  list: readonly (readonly [icon: (point: Point) => string, text: string])[],
  from: Point,
): string {
  let { x } = from;
  return list
    .map(([icon, text]) => {
      const svg = icon({ x: x + 8, y: from.y - 4.5 }) + line(x + 21, from.y, text);
      x += 32 + text.length * 7;
      return svg;
    })
    .join('');
}

function row(scene: Scene, told: PlayerInspection, { x, y }: Point): string {
  const { player, hero, hex, out, actions, gold, story, hand, trophies } = told;
  const { isOver, names, nameOfHex, say } = scene;
  const isNext = player === scene.told.turn.player && !isOver;
  const where = out ? say('out of the game') : hex === null ? say('not on the board yet') : nameOfHex(hex);
  const state = [
    ...(hero?.defeated ? [say('defeated')] : []),
    ...(hero?.delayed ? [say('delayed')] : []),
    ...(actions !== null && !isOver ? [say(`${actions} ${actions === 1 ? 'action' : 'actions'}`)] : []),
  ];
  const name = shortened(names[player] ?? '', 24);
  const limit = hand.limit === null ? '' : `/${hand.limit.value}`;
  const values =
    hero === null
      ? ''
      : (
          [
            ['Speed', hero.speed],
            ['Body', hero.body],
            ['Mind', hero.mind],
            ['Spirit', hero.spirit],
          ] as const
        )
          .map(([name, { value }]) => `${say(name)} ${value}`)
          .join(dot);
  const won = adventureTypes.map(
    (type, at) =>
      `<g class="rb-trophies" data-type="${type}">${gem(type, true, { x: x + inside - 122 + at * 42, y: y + 44 }, 0.55)}${line(x + inside - 109 + at * 42, y + 48.5, `×${trophies.counts[type]}`)}</g>`,
  );
  return [
    `<g class="rb-player" data-player="${player}" data-hand="${hand.count}">`,
    isNext
      ? `<rect x="${n(x)}" y="${n(y + 2)}" width="${n(inside)}" height="${n(rowHeight(scene, told) - 4)}" rx="8" fill="#e0a400" fill-opacity=".16" stroke="#e0a400" stroke-opacity=".7"/>`
      : '',
    shield(bannerOf(player), lettersOf(names)[player] ?? '', { x: x + 26, y: y + 28 }),
    line(x + 52, y + 22, name, 'rb-name'),
    `<text x="${n(x + inside - 10)}" y="${n(y + 22)}" class="rb-faint" style="text-anchor:end">${xml(beside(name, [where, ...state].join(', '), 34))}</text>`,
    stats(
      [
        [heart, hero === null ? '–' : `${hero.health.left}/${hero.health.max.value}`],
        [coin, String(gold)],
        [cards, `${hand.count}${limit}`],
        [book, String(story)],
      ],
      { x: x + 52, y: y + 48.5 },
    ),
    line(x + 52, y + 71.5, values, 'rb-faint'),
    ...won,
    ...lines(scene, told).map((text, at) => line(x + 52, y + 91 + at * 15, text, 'rb-faint')),
    '</g>',
  ].join('');
}

export const playersBox = (scene: Scene): Panel =>
  rowsPanel(
    scene.say('Heroes'),
    scene.told.players.map((told) => ({
      height: rowHeight(scene, told),
      draw: (from) => row(scene, told, from),
    })),
  );
