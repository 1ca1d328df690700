import type { Rules } from '../../kernel/index.js';
import { colors } from '../../second-edition/abilities/language.js';
import type { Content } from '../../second-edition/base/content.js';
import { bonuses } from '../../second-edition/base/state.js';
import type { SecondEditionView } from '../../second-edition/types.js';
import { cardsOf, commonBlocks, gridOf, MANY, placesOf, playersOf, seatNames } from '../blocks.js';
import type { BlockWriter, Cells, Look } from '../observation.js';

const locals = ['rolling', 'rest', 'left', 'due', 'round', 'bonus', 'target', 'amount', 'at', 'stocked'];

const zones = ['pool', 'top', 'bottom', 'track', 'event', 'revealed', 'removed', 'laid', 'hoard'] as const;

const scalars: readonly (readonly [name: string, by: number])[] = [
  ['gold', 50],
  ['points', MANY],
  ['wounds', 10],
  ['exhaustion', 10],
  ...colors.map((color) => [`${color} counters`, 10] as const),
  ...bonuses.map((bonus) => [`${bonus} experience`, 10] as const),
  ['allies', 10],
  ['items', 10],
];

const viewOf = ({ view }: Look): SecondEditionView => view as unknown as SecondEditionView;

export function blocksOf(rules: Rules, players: number): BlockWriter[] {
  const content = rules.content as Content;
  const cards = Object.keys(content.cards);
  const spaces = [...Object.keys(content.board.spaces), ...Object.keys(content.board.places)];
  const towns = content.board.towns.map(({ id }) => id);
  const cardAt = placesOf(cards);
  const spaceAt = placesOf(spaces);
  const seats = seatNames(players);
  const perCard = (name: string, meaning: string, write: (put: Put, look: Look) => void): BlockWriter => ({
    name,
    meaning,
    axes: [cards],
    write: (cells, look) =>
      write((card, value) => {
        const at = cardAt.get(card);
        if (at !== undefined) cells.put(at, value);
      }, look),
  });
  return [
    ...commonBlocks(rules, players, cards, spaces, locals),
    cardsOf(
      'where each card lies, as far as the viewer knows: 1 at its place',
      cards,
      [...zones, ...seats],
      (lay, look) => {
        const view = viewOf(look);
        for (const entry of view.track) if (entry) lay(entry.card, 3);
        lay(view.event, 4);
        for (const card of view.revealed) lay(card, 5);
        for (const card of view.removed) lay(card, 6);
        for (const { card } of view.laid ?? []) lay(card, 7);
        for (const hoard of Object.values(view.hoards ?? {})) for (const card of hoard.cards) lay(card, 8);
        view.players.forEach((p, player) => {
          const zone = zones.length + look.seat(player);
          lay(p.hero.card, zone);
          for (const list of [p.allies, p.items, p.quests]) for (const { card } of list) lay(card, zone);
          for (const card of p.kept) lay(card, zone);
        });
      },
    ),
    gridOf('stacks', '1 for each card in the market stack of each town', towns, cards, (put, look) => {
      const { stacks } = viewOf(look);
      towns.forEach((town, at) => {
        for (const card of stacks[town] ?? []) put(at, card);
      });
    }),
    perCard('face-down', '1 for each Item that was activated', (put, look) => {
      for (const { items } of viewOf(look).players)
        for (const { card, faceDown } of items) if (faceDown) put(card, 1);
    }),
    perCard('wounds', 'wound counters on Heroes and Allies, divided by 10', (put, look) => {
      for (const { hero, allies } of viewOf(look).players)
        for (const { card, wounds } of [hero, ...allies]) put(card, wounds / 10);
    }),
    perCard('exhaustion', 'exhaustion counters on Heroes and Allies, divided by 10', (put, look) => {
      for (const { hero, allies } of viewOf(look).players)
        for (const { card, exhaustion } of [hero, ...allies]) put(card, exhaustion / 10);
    }),
    perCard(
      'progress',
      'counters on Encounters that are open and on cards that hold something, divided by 10',
      (put, look) => {
        const { players: all, hoards = {} } = viewOf(look);
        for (const { quests } of all) for (const { card, progress } of quests) put(card, progress / 10);
        for (const [card, { progress }] of Object.entries(hoards)) put(card, progress / 10);
      },
    ),
    gridOf('heroes', 'where each Hero stands, 1 at one space', seats, spaces, (put, look) => {
      for (const [player, { hero }] of viewOf(look).players.entries()) put(look.seat(player), hero.space);
    }),
    {
      name: 'counters',
      meaning: 'adventure counters on each space, by color, divided by 2',
      axes: [[...colors], spaces],
      write(cells, look) {
        const { counters } = viewOf(look);
        colors.forEach((color, row) => {
          writeCounts(cells, counters[color], (space) => spaceAt.get(space), row * spaces.length, 2);
        });
      },
    },
    gridOf(
      'track',
      'where undefeated Challenges wait, 1 at each space, by the position of the track',
      Array.from({ length: 6 }, (_, at) => `position ${at + 1}`),
      spaces,
      (put, look) => {
        for (const [at, entry] of viewOf(look).track.entries()) put(at, entry?.space ?? null);
      },
    ),
    playersOf(scalars, seats, (look) =>
      viewOf(look).players.map(({ hero, gold, counters, points, allies, items }) => [
        gold,
        points,
        hero.wounds,
        hero.exhaustion,
        ...colors.map((color) => counters[color]),
        ...bonuses.map((bonus) => hero.experience[bonus]),
        allies.length,
        items.length,
      ]),
    ),
    {
      name: 'pile',
      meaning: 'adventure counters in the central pile, by color, divided by 25',
      axes: [[...colors]],
      write: (cells, look) => {
        colors.forEach((color, at) => {
          cells.put(at, viewOf(look).pile[color] / 25);
        });
      },
    },
    {
      name: 'turn',
      meaning: 'turns that have begun, divided by 400',
      axes: [['turn']],
      write: (cells, look) => cells.put(0, viewOf(look).turn / 400),
    },
  ];
}

type Put = (card: string, value: number) => void;

function writeCounts(
  cells: Cells,
  list: readonly string[],
  placeOf: (id: string) => number | undefined,
  row: number,
  by: number,
): void {
  for (let at = 0; at < list.length; at++) {
    const id = list[at] as string;
    if (list.indexOf(id) !== at) continue;
    let count = 1;
    for (let other = at + 1; other < list.length; other++) if (list[other] === id) count++;
    const place = placeOf(id);
    if (place !== undefined) cells.put(row + place, count / by);
  }
}
