import type { Rules } from '../../kernel/index.js';
import type { Content } from '../../third-edition/base/content.js';
import { type CombatFrame, combat } from '../../third-edition/base/frames.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import type { ThirdEditionView } from '../../third-edition/types.js';
import { cardsOf, commonBlocks, gridOf, MANY, placesOf, playersOf, seatNames } from '../blocks.js';
import type { BlockWriter, Look } from '../observation.js';

const locals = [
  'actions',
  'rolling',
  'left',
  'amount',
  'x',
  'counted',
  'exert',
  'trophies',
  'modifier',
  'round',
  'again',
  'outcome',
  'at',
];

const zones = ['pool', 'top', 'bottom', 'market', 'discard', 'story slot', 'revealed', 'removed'] as const;

const tokenPlaces = ['pool', 'spent', 'removed', 'other face', 'doubled'] as const;

const sideNumbers = [
  'damage',
  'passed',
  'acting',
  'no surge',
  'viewer decides',
  'doubled',
  'reflects',
] as const;

const scalars: readonly (readonly [name: string, by: number])[] = [
  ['gold', 50],
  ['damage', MANY],
  ['story tokens', 10],
  ['cards in hand', 10],
  ['learned skills', 10],
  ['assets', 10],
  ['trophies', 10],
  ...adventureTypes.map((type) => [`hidden ${type} trophies`, 10] as const),
  ['delayed', 1],
  ['out', 1],
];

const viewOf = ({ view }: Look): ThirdEditionView => view as unknown as ThirdEditionView;

export function blocksOf(rules: Rules, players: number): BlockWriter[] {
  const content = rules.content as Content;
  const cards = Object.keys(content.cards);
  const hexes = Object.keys(content.board.hex);
  const tokens = Object.keys(content.tokens);
  const markets = content.board.places.filter(({ kind }) => kind === 'city').map(({ id }) => id);
  const tokenAt = placesOf(tokens);
  const seats = seatNames(players);
  return [
    ...commonBlocks(rules, players, cards, hexes, locals),
    cardsOf(
      'where each card lies, as far as the viewer knows: 1 at its place, with each player on the table or in hand; unseen ones count as the pool',
      cards,
      [...zones, ...seats, ...seats.map((seat) => `hand of ${seat}`)],
      (lay, look) => {
        const view = viewOf(look);
        for (const market of Object.values(view.markets)) for (const card of market) lay(card, 3);
        for (const pile of Object.values(view.discards)) for (const card of pile) lay(card, 4);
        for (const card of view.slots) lay(card, 5);
        for (const card of view.revealed) lay(card, 6);
        for (const card of view.removed) lay(card, 7);
        view.players.forEach((p, player) => {
          const open = zones.length + look.seat(player);
          lay(p.hero, open);
          for (const list of [p.skills, p.assets, p.trophies, p.quests])
            for (const card of list) lay(card, open);
          for (const { card } of p.rumors) lay(card, open);
          for (const list of [p.hand, ...adventureTypes.map((type) => p.secret[type])])
            for (const card of list) lay(card, open + players);
        });
      },
    ),
    gridOf('markets', '1 for each card in the market of each city', markets, cards, (put, look) => {
      const view = viewOf(look);
      markets.forEach((city, at) => {
        for (const card of view.markets[city] ?? []) put(at, card);
      });
    }),
    gridOf('heroes', 'where each hero stands, 1 at one hex', seats, hexes, (put, look) => {
      for (const [player, { hex }] of viewOf(look).players.entries()) put(look.seat(player), hex);
    }),
    gridOf(
      'board',
      '1 for each gem that lies facedown, for the token of the villain, and zombies divided by 4',
      ['facedown gem', 'villain', 'zombies'],
      hexes,
      (put, look) => {
        const { facedown, villain, zombies } = viewOf(look);
        for (const hex of facedown) put(0, hex);
        put(1, villain);
        for (const hex of zombies) put(2, hex, zombies.filter((other) => other === hex).length / 4);
      },
    ),
    playersOf(scalars, seats, (look) =>
      viewOf(look).players.map((p) => [
        p.gold,
        p.damage,
        p.story,
        p.hand.length,
        p.skills.length,
        p.assets.length,
        p.trophies.length,
        ...adventureTypes.map((type) => p.secret[type].length),
        Number(p.delayed),
        Number(p.out),
      ]),
    ),
    {
      name: 'first',
      meaning: 'who begins each round, 1 at one seat',
      axes: [seats],
      write: (cells, look) => cells.mark(look.seat(viewOf(look).first)),
    },
    {
      name: 'time',
      meaning:
        'the space of the time token, 1 at one place, whether it is Act 2, whether that is over, and the round divided by 30',
      axes: [[...Array.from({ length: 12 }, (_, at) => `space ${at + 1}`), 'act 2', 'over', 'round']],
      write(cells, look) {
        const { time, round } = viewOf(look);
        if (time.space >= 1 && time.space <= 12) cells.mark(time.space - 1);
        cells.put(12, Number(time.act === 2));
        cells.put(13, Number(time.over));
        cells.put(14, round / 30);
      },
    },
    {
      name: 'tokens',
      meaning:
        'in a combat, where each token of either side lies, whether it shows its other face, and whether it lies on a double token',
      axes: [['attacker', 'foe'], tokens, [...tokenPlaces]],
      write(cells, look) {
        const fight = fightIn(look);
        fight?.sides.forEach((side, at) => {
          for (const token of side.tokens) {
            const place = tokenAt.get(token.id);
            if (place === undefined) continue;
            const row = (at * tokens.length + place) * tokenPlaces.length;
            cells.put(row + tokenPlaces.indexOf(token.at), 1);
            cells.put(row + 3, token.face);
            if (token.on !== null) cells.put(row + 4, 1);
          }
        });
      },
    },
    {
      name: 'sides',
      meaning: `numbers of either side of a combat: damage of an enemy divided by ${MANY}, passed or not, whose action it is, without surges, decided by the viewer, symbols doubled and damage dealt back divided by 4`,
      axes: [['attacker', 'foe'], [...sideNumbers]],
      write(cells, look) {
        const fight = fightIn(look);
        fight?.sides.forEach((side, at) => {
          [
            side.damage / MANY,
            Number(side.passed),
            Number(fight.acting === at),
            Number(side.noSurge),
            Number(look.seat(side.controller) === 0),
            side.doubled.length / 4,
            side.reflect.length / 4,
          ].forEach((value, number) => {
            cells.put(at * sideNumbers.length + number, value);
          });
        });
      },
    },
  ];
}

const fightIn = (look: Look): CombatFrame | undefined =>
  viewOf(look).frames.findLast(({ kind }) => kind === combat.kind) as CombatFrame | undefined;
