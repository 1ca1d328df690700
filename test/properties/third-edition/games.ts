import fc from 'fast-check';
import { brokenIn, readIn } from '../../../scripts/common/third-edition/checks.js';
import { chanceParameters } from '../../../src/kernel/chance.js';
import type { AnyAction } from '../../../src/kernel/index.js';
import type { ThirdEditionAction } from '../../../src/third-edition/actions.js';
import { rulesetOf, scenarioIds } from '../../../src/third-edition/bundled.js';
import type { ThirdEditionState, ThirdEditionTypes } from '../../../src/third-edition/types.js';
import { livelyChoice } from '../../../tools/workshop/third-edition/player.js';
import { firstTurn, laterOn } from '../../../tools/workshop/third-edition/positions.js';
import { madeUp } from '../made-up.js';
import { numbersFrom, type Subject } from '../promises.js';

/* Random games of Third Edition: how they begin, who plays them, and what might be tried in them. */

/** A way to begin: a game from its setup, or where heroes have come into something, with so many actions played before anybody looks. */
export interface Start {
  readonly scenario: string;
  readonly players: number;
  readonly seed: number;
  readonly chance: 'seeded' | 'manual';
  readonly ahead: number;
  /** Heroes have skills, assets, quests; the villain may be near. */
  readonly later: boolean;
}

/** Any way to begin: at the setup, in the thick of it, or near the end. */
export const starts: fc.Arbitrary<Start> = fc.record(
  {
    scenario: fc.constantFrom(...scenarioIds),
    players: fc.integer({ min: 2, max: 4 }),
    seed: fc.nat(),
    chance: fc.constantFrom('seeded' as const, 'seeded' as const, 'manual' as const),
    ahead: fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 400 }) },
    ),
    later: fc.boolean(),
  },
  { noNullPrototype: true },
);

/** The options of a game that begins so, without what was played ahead. */
export const optionsOf = ({ scenario, players, seed }: Start) =>
  ({ edition: 'third-edition', scenario, players, seed }) as const;

/** The first state that is looked at. What is played ahead is played seeded; then chance is told, where it is to be. */
export function begin(start: Start): ThirdEditionState {
  const ruleset = rulesetOf(start.scenario);
  const below = numbersFrom(start.seed);
  const first = ruleset.createGame(optionsOf(start));
  const simulation = ruleset.simulate(
    start.later ? laterOn(ruleset, firstTurn(ruleset, first), below) : first,
    {
      chance: 'state',
      check: false,
    },
  );
  for (let at = 0; at < start.ahead && simulation.outcome === null; at++)
    simulation.apply(livelyChoice(simulation.legalActions(), below));
  const state = simulation.snapshot();
  return start.chance === 'seeded'
    ? state
    : { ...state, chance: { ...state.chance, mode: 'manual', generator: null } };
}

/** Chooses among what is listed by a number: chance’s answers all alike, of what players do rather what brings the game on. */
export const choose = (listed: readonly ThirdEditionAction[], choice: number): ThirdEditionAction =>
  livelyChoice(listed, numbersFrom(choice));

/** Names of what can be seen in a state, and of some things that cannot. */
function names(state: ThirdEditionState): readonly string[] {
  const { content } = rulesetOf(state.modules[0] ?? '').rules;
  const { players, frames, markets, villain } = state;
  const mine = players.flatMap((p) => [
    p.hero,
    p.hex ?? 'nowhere',
    ...p.hand,
    ...p.skills,
    ...p.assets,
    ...p.trophies,
    ...p.quests,
    ...p.rumors.map(({ card }) => card),
    ...(content.board.ways[p.hex ?? ''] ?? []).map(({ to }) => to),
  ]);
  // What is under way names options, tokens and abilities.
  const underWay = [...JSON.stringify(frames).matchAll(/"([a-z][\w-]*)"/g)].map(([, name]) => name as string);
  const abilities = [...players.flatMap((p) => [p.hero, ...p.skills, ...p.assets])].flatMap((id) => {
    const card = content.cards[id];
    const listed = card !== undefined && 'abilities' in card ? (card.abilities ?? []) : [];
    return listed.flatMap((ability) => ('id' in ability ? [ability.id] : []));
  });
  return [
    ...mine,
    ...underWay,
    ...abilities,
    ...Object.values(markets).flat(),
    villain ?? 'villain',
    ...state.slots.map((card) => card ?? 'empty'),
    ...Object.keys(content.tokens).slice(0, 6),
    'forest',
    'combat',
    'take',
    'no-such-thing',
  ];
}

function plausible(state: ThirdEditionState, below: (n: number) => number): AnyAction {
  const { actions } = rulesetOf(state.modules[0] ?? '').rules;
  const kinds = [
    ...Object.values(actions).map(({ type, parameters }) => [type, parameters] as const),
    ...Object.entries(chanceParameters),
  ];
  return madeUp(kinds, names(state), below);
}

/** What the promises ask of the rules of a scenario. */
export const subjectOf = (scenario: string): Subject<ThirdEditionTypes> => ({
  ruleset: rulesetOf(scenario),
  read: (text) => readIn(rulesetOf(scenario), text),
  broken: (state) => brokenIn(rulesetOf(scenario), state),
  size: 60_000,
  open: false,
  plausible,
});
