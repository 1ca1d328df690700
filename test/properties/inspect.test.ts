import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Action, actionCode, type GameState } from '../../src/index.js';
import type { G } from '../../src/second-edition/base/vocabulary.js';
import {
  type CharacterInspection,
  type Inspection,
  type Odds,
  type Reach,
  rulesetOf,
  type SecondEditionRuleset,
  type Value,
} from '../../src/second-edition/index.js';
import {
  attributeValue,
  combat,
  enemyDamage,
  enemyLife,
  enemyValue,
  entryFaces,
  inspection,
  lifeOf,
  movement,
  movementDice,
  oddsNow,
  priceOf,
  reachable,
  salePrice,
  staminaOf,
  typeOf,
  waysFrom,
} from '../../src/second-edition/rules.js';
import { choose } from './play.js';
import { is, same } from './same.js';
import { begin, modulesOf, type Start, starts } from './starts.js';
import { Visited } from './visited.js';

/* What people are told of a position is what the rules go by: over random games, without modules and with any that go together. */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 4);
const LENGTH = 70;

const isValue = (part: object): part is Value => 'value' in part && 'base' in part && 'changes' in part;

/** Every value adds up, every change says something, and with the modules of this package none is without a name. */
function checkParts(part: unknown, path: string): void {
  is(part === undefined, false, path);
  if (typeof part !== 'object' || part === null) return;
  if (isValue(part)) {
    const sum = part.changes.reduce((all, { change }) => all + change, part.base);
    is(sum, part.value, () => `${path} adds up: ${JSON.stringify(part)}`);
    for (const change of part.changes) {
      is(change.change === 0, false, path);
      if (change.from === 'module')
        is(typeof change.module, 'string', () => `${path}: whose change is this?`);
    }
  }
  for (const [name, value] of Object.entries(part)) checkParts(value, `${path}/${name}`);
}

/** What the rules answer, asked for the same values. */
const asRulesSay = (g: G, seen: Inspection) => ({
  characters: seen.players.flatMap(({ player, hero, allies, companions }) =>
    [...(hero ? [hero] : []), ...allies, ...companions].map(({ card }) => [
      lifeOf(g, player, card),
      staminaOf(g, player, card),
      attributeValue(g, player, card, 'mind'),
      attributeValue(g, player, card, 'body'),
      attributeValue(g, player, card, 'spirit'),
    ]),
  ),
  dice: seen.players.map(({ player, hero }) => (hero ? movementDice(g, player) : null)),
  prices: seen.market?.towns.flatMap(({ offers }) =>
    offers.map(({ card }) => priceOf(g, seen.market?.player ?? 0, card)),
  ),
  sales: seen.market?.sales.map(({ card }) => salePrice(g, seen.market?.player ?? 0, card)),
  enemy: enemySays(g, seen),
});

function enemySays(g: G, { combat: told }: Inspection): unknown {
  const fight = g.find(combat);
  if (!fight || !told) return null;
  const isHero = fight.opponent.is === 'hero';
  return [
    isHero ? told.enemy.life.max.value : enemyLife(g, fight),
    ...told.enemy.attacks.map(({ attribute }) => [
      isHero ? null : enemyValue(g, fight, attribute),
      enemyDamage(g, fight, typeOf[attribute], attribute),
    ]),
  ];
}

const told = (seen: Inspection) => {
  const values = ({ life, stamina, mind, body, spirit }: CharacterInspection) =>
    [life.max, stamina.max, mind, body, spirit].map(({ value }) => value);
  return {
    characters: seen.players.flatMap(({ hero, allies, companions }) =>
      [...(hero ? [hero] : []), ...allies, ...companions].map(values),
    ),
    dice: seen.players.map(({ movementDice: dice }) => dice?.value ?? null),
    prices: seen.market?.towns.flatMap(({ offers }) => offers.map(({ price }) => price.value)),
    sales: seen.market?.sales.map(({ price }) => price.value),
    enemy: seen.combat && [
      seen.combat.enemy.life.max.value,
      ...seen.combat.enemy.attacks.map(({ target, damage }) => [target?.value ?? null, damage.value]),
    ],
  };
};

function checkInspection(ruleset: SecondEditionRuleset, state: GameState): void {
  const seen = ruleset.ask(state, inspection);
  is(ruleset.ask(state, inspection), seen, 'the same object for the same state');
  same(JSON.parse(JSON.stringify(seen)), seen, 'JSON brings everything back');
  checkParts(seen, 'inspection');
  same(told(seen), ruleset.ask(state, asRulesSay, seen as never), 'as the rules say');
  for (const player of [null, ...state.players.keys()])
    same(ruleset.ask(ruleset.viewFor(state, player), inspection), seen, 'a view tells the same');
  for (const player of state.players.keys())
    is(ruleset.ask(state, inspection, player).market?.player ?? player, player, 'whose market it is');
}

/** Where feet and dice lead, by ways and terrain alone. */
function onFoot(g: G): ReadonlySet<string> {
  const step = g.find(movement);
  const from = step && g.state.players[step.player]?.hero.space;
  const found = new Set<string>();
  if (!step || !from) return found;
  const walk = (space: string, dice: readonly number[]): void => {
    for (const next of waysFrom(g, space))
      for (const [at, die] of dice.entries()) {
        if (
          dice.indexOf(die) !== at ||
          !entryFaces(g, next).includes(die) ||
          g.content.board.spaces[next]?.half
        )
          continue;
        found.add(next);
        walk(next, dice.toSpliced(at, 1));
      }
  };
  walk(from, step.dice);
  return found;
}

/** Every way leads where it says, with the dice it says; and no space that feet and dice lead to is missing. */
function checkReach(ruleset: SecondEditionRuleset, state: GameState, reach: Reach): void {
  const { player, spaces } = reach;
  for (const { there, ways } of spaces)
    for (const way of ways) {
      const walker = ruleset.simulate(state, { chance: 'asked' });
      way.actions.forEach((action, at) => {
        is(
          walker.state.players[player]?.hero.space,
          at === 0 ? reach.from : way.path[at - 1],
          'the next step',
        );
        walker.apply(action);
      });
      is(way.path.at(-1), there.space, 'where a way leads');
      const [first] = spaces.find((one) => one.there.space === there.space)?.ways ?? [];
      is((first?.spent.length ?? 0) <= way.spent.length, true, 'the first way takes the fewest dice');
    }
  const isHeldUp = spaces.some(({ interrupted }) => interrupted !== null);
  if (ruleset.decision(state)?.kind !== 'movement/walk' || isHeldUp || !reach.complete) return;
  expect(new Set(spaces.map(({ there }) => there.space)), 'all that dice lead to').toEqual(
    ruleset.ask(state, onFoot),
  );
}

/** How often a roll succeeds if every outcome is told to the rules, and nothing is used. */
function counted(
  ruleset: SecondEditionRuleset,
  state: GameState,
  by: string,
  purpose: string,
  action: Action | null,
): number {
  let success: unknown;
  const start = ruleset.simulate(state, {
    chance: 'asked',
    onEvents: (events) => {
      for (const event of events)
        if (event.type === 'roll/made' && event.character === by && event.for === purpose)
          success ??= event.success;
    },
  });
  success = undefined;
  if (action) start.apply(action);
  const play = (now: typeof start): number => {
    const kind = now.decision()?.kind;
    if (now.decision()?.actor === 'chance') {
      let sum = 0;
      for (const { action: answer, probability } of now.chanceOutcomes()) {
        const next = now.fork();
        success = undefined;
        next.apply(answer as Action);
        if (success !== undefined) sum += probability * (success === true ? 1 : 0);
        else sum += probability * play(next);
      }
      return sum;
    }
    const go = now
      .legalActions()
      .find(({ type }) => type === (kind === 'roll/before' ? 'roll/dice' : 'roll/accept'));
    if (!go) throw new Error(`The roll stops at ${kind}.`);
    success = undefined;
    const next = now.fork();
    next.apply(go);
    return success === undefined ? play(next) : success === true ? 1 : 0;
  };
  return success === undefined ? play(start) : success === true ? 1 : 0;
}

function checkOdds(ruleset: SecondEditionRuleset, state: GameState, { now, options }: Odds): void {
  for (const odds of [...(now ? [now] : []), ...options]) {
    const { chance, action, by, purpose, target } = odds;
    const what = action ? actionCode(action) : 'the roll under way';
    is(chance >= 0 && chance <= 1, true, () => `${what}: ${chance}`);
    // What sets its target first is counted in a named test: it takes thousands of outcomes.
    if (target !== null) expect(counted(ruleset, state, by, purpose, action), what).toBeCloseTo(chance, 9);
  }
}

function play(start: Start, choices: readonly number[], played: Action[], visited: Visited): void {
  const ruleset = rulesetOf(modulesOf(start));
  const first = begin(start);
  fc.pre(first !== null);
  if (first === null) return;
  let state: GameState = first;
  for (const choice of choices) {
    visited.more();
    checkInspection(ruleset, state);
    const reach = ruleset.ask(state, reachable);
    if (reach && choice % 3 === 0) checkReach(ruleset, state, reach);
    checkOdds(ruleset, state, ruleset.ask(state, oddsNow));
    const listed = ruleset.legalActions(state);
    if (listed.length === 0) break;
    const action = choose(listed, choice);
    played.push(action);
    state = ruleset.apply(state, action);
  }
  checkInspection(ruleset, state);
}

it('what is reported of random games is what the rules go by', { timeout: 300_000 }, () => {
  const visited = new Visited();
  const choices = fc.array(fc.noBias(fc.nat()), { minLength: 1, maxLength: LENGTH, size: 'max' });
  fc.assert(
    fc.property(starts, choices, (start, numbers) => {
      const played: Action[] = [];
      try {
        play(start, numbers, played, visited);
      } catch (error) {
        if (fc.PreconditionFailure.isFailure(error)) throw error;
        const codes = played.map((action) => `'${actionCode(action)}'`).join(', ');
        throw new Error(
          `${error instanceof Error ? error.message : error}\n${JSON.stringify(start)}\n${codes}`,
          {
            cause: error,
          },
        );
      }
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  );
  visited.enough(RUNS, LENGTH);
});
