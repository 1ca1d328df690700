import { forbid, ofSort, why } from '../../../kernel/index.js';
import { placeHero } from '../../base/entering.js';
import { type GameFrame, game } from '../../base/frames.js';
import type { SpaceId, TownId } from '../../base/state.js';
import { action, chance, decide, type G, steps } from '../../base/vocabulary.js';
import { countersInBox } from './curses.js';
import { counterTurned, questCounterChosen } from './event-kinds.js';
import { memoryOf } from './memory.js';

/*
 * Game setup; everything else is as in the base game (va51.setup.base). The content brings the Curse decks and leaves
 * the red cards in the box (va51.setup.curse-decks, va51.setup.red-cards-out); there are no market cards
 * (va51.setup.no-market-cards).
 */

const spaceOf = (g: G, town: TownId): SpaceId | undefined =>
  g.content.board.towns.find(({ id }) => id === town)?.space;

const seat = (g: G, from: number, places: number): number => {
  const { length } = g.state.players;
  return (((from + places) % length) + length) % length;
};

/** The next player to place a figure; the starting player is last (va51.setup.start-order). `null` when all are placed. */
function placing(g: G): number | null {
  const placed = g.state.players.filter(({ hero }) => hero.space !== null).length;
  return placed === g.state.players.length ? null : seat(g, g.state.starting, -1 - placed);
}

/** Places the figure in a town without a Hero (va51.setup.start-towns, va51.setup.start-one-per-town). */
const placeFigure = action<GameFrame>()('figure/place', {
  parameters: { town: 'id' },
  moment: 'va51.setup.start-order',
  ranges: [{ of: ['town'], values: ({ board }) => board.towns.map(({ id }) => [id]) }],
  about(g, _f, { town }) {
    const space = spaceOf(g, town);
    return space === undefined ? null : { is: 'space', space };
  },
  candidates(g, _f, add) {
    for (const { id } of g.content.board.towns) add({ type: 'figure/place', town: id });
  },
  refuse(g, _f, { town }) {
    const space = spaceOf(g, town);
    if (space === undefined) return forbid('va51.setup.start-towns', 'Name a town.');
    const other = g.state.players.findIndex(({ hero }) => hero.space === space);
    return other < 0
      ? null
      : forbid(
          'va51.setup.start-one-per-town',
          () => why`The Hero of ${ofSort('player', other)} stands in ${town}: choose another town.`,
        );
  },
  run(g, _f, { town }) {
    const player = placing(g);
    const space = spaceOf(g, town);
    if (player !== null && space !== undefined) placeHero(g, player, space, null, 'va51.setup.start-towns');
  },
});

const figures = decide<GameFrame, 'figures'>('figures', {
  time: 'the placing of the figures',
  rule: 'va51.setup.start-order',
  actor: (g) => placing(g) ?? 0,
  role: null,
  offers: () => [placeFigure],
  skip: (g) => placing(g) === null,
});

const townToTurn = (g: G): TownId | undefined =>
  g.content.board.towns.find(({ id }) => memoryOf(g).counters[id] === undefined)?.id;

function unseen(g: G): readonly string[] {
  const seen = Object.values(memoryOf(g).counters);
  const left: string[] = [];
  for (const [id, face] of Object.entries(countersInBox)) {
    const at = seen.indexOf(face);
    if (at < 0) left.push(id);
    else seen.splice(at, 1);
  }
  return left;
}

/** Puts a counter (va51.setup.counters-mixed) and its deck (va51.setup.curse-deck-place) on each town, turned later (va51.setup.flip). */
const turning = chance<GameFrame, 'cataclysm'>('cataclysm', {
  rule: 'va51.setup.flip',
  ask(g) {
    const from = townToTurn(g) === undefined ? [] : unseen(g);
    return from.length === 0 ? null : { kind: 'pick', from };
  },
  answer(g, f, answer) {
    const town = townToTurn(g);
    if (town === undefined || answer.type !== 'chance/pick') return;
    const counter = countersInBox[answer.choice];
    if (counter === undefined) return;
    g.emit(counterTurned, {
      town,
      counter,
      rule: counter === 'destroyed' ? 'va51.town.destroyed' : 'va51.town.cursed',
    });
    g.goto(f, 'cataclysm');
  },
});

/** The next player to choose a quest counter, clockwise from the starting player. `null` when all have one. */
function choosing(g: G): number | null {
  const chosen = memoryOf(g).questCounters.filter((number) => number !== null).length;
  return chosen === g.state.players.length ? null : seat(g, g.state.starting, chosen);
}

/** Chooses the undefeated challenge counter that is for quests now, with its space (va51.setup.quest-counter, va51.setup.quest-space). */
const chooseCounter = action<GameFrame>()('quest/counter', {
  parameters: { number: 'integer' },
  moment: 'va51.setup.quest-counter',
  ranges: [{ of: ['number'], values: () => [1, 2, 3, 4, 5, 6].map((number) => [number]) }],
  candidates(_g, _f, add) {
    for (let number = 1; number <= 6; number++) add({ type: 'quest/counter', number });
  },
  refuse(g, _f, { number }) {
    if (number < 1 || number > 6)
      return forbid('va51.setup.quest-counter', 'The counters are numbered from 1 to 6.');
    const other = memoryOf(g).questCounters.indexOf(number);
    return other < 0
      ? null
      : forbid('va51.setup.quest-counter', () => why`${ofSort('player', other)} has taken that counter.`);
  },
  run(g, _f, { number }) {
    const player = choosing(g);
    if (player === null) return;
    g.emit(questCounterChosen, { player, number, rule: 'va51.setup.quest-counter' });
  },
});

const questCounters = decide<GameFrame, 'quest-counters'>('quest-counters', {
  time: 'the choice of the quest counters',
  rule: 'va51.setup.quest-counter',
  actor: (g) => choosing(g) ?? 0,
  role: null,
  offers: () => [chooseCounter],
  skip: (g) => choosing(g) === null,
});

/** Further setup steps, in this order. */
export const setupSteps = steps(game, figures, turning, questCounters);

/** Undefeated Challenges use the positions that no player took for quests (va51.setup.undefeated-left). */
export function placesLeft(g: G, places: readonly number[]): readonly number[] {
  const { questCounters } = memoryOf(g);
  return places.filter((place) => !questCounters.includes(place + 1));
}
