import { describe, expect, it } from 'vitest';
import { type CombatOdds, combatOdds } from '../../../src/bots/second-edition/index.js';
import {
  chanceOutcomes,
  decision,
  type GameEvent,
  hashState,
  InvalidArgumentError,
  legalActions,
  transition,
  viewFor,
} from '../../../src/index.js';
import { fromScenario } from '../../../src/scenario/second-edition/index.js';
import {
  rulesetOf,
  type SecondEditionAction,
  type SecondEditionState,
} from '../../../src/second-edition/index.js';

/* Whole combats, against a tree of all that can happen, and against fights that are fought. */

/** Attacks with whoever is listed first, and never runs. */
const charge = (options: readonly SecondEditionAction[]): SecondEditionAction => {
  const wanted = ['combat/stand', 'combat/attack', 'combat/defend-without-roll', 'combat/defend'];
  const found = wanted.map((type) => options.find((action) => action.type === type));
  return found.find((action) => action) ?? (options[0] as SecondEditionAction);
};

const isPlain = ({ type }: SecondEditionAction): boolean => type !== 'ability/use' && type !== 'card/discard';

type Choose = (
  options: readonly SecondEditionAction[],
  value: (action: SecondEditionAction) => number,
) => number;

/** How likely a combat is won, by walking the whole tree; what comes after the first round counts as `later`. */
function byTree(state: SecondEditionState, choose: Choose, later: number): number {
  const fight = state.frames.find(({ kind }) => kind === 'combat') as { round: number } | undefined;
  if (fight === undefined) return 0;
  if (fight.round > 1) return later;
  const value = (action: SecondEditionAction): number => {
    const { state: next, events } = transition(state, action);
    const ended = events.find(({ type }) => type === 'challenge/defeated' || type === 'hero/knocked-out');
    return ended ? Number(ended.type === 'challenge/defeated') : byTree(next, choose, later);
  };
  if (decision(state)?.actor !== 'chance') return choose(legalActions(state).filter(isPlain), value);
  const outcomes = chanceOutcomes(state);
  return outcomes.reduce(
    (sum, { action, probability }) => sum + probability * value(action as SecondEditionAction),
    0,
  );
}

const brood = (phase: 'escape' | 'melee' | 'magic', hero = {}, wounds = 0): SecondEditionState =>
  fromScenario({
    game: {
      chance: 'manual',
      players: [{ hero: 'varikas-the-dead', ...hero }, { hero: 'mordrog' }],
    },
    given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase, wounds } },
  });

const all = ({ win, escape: away, knockout, otherwise, endless }: CombatOdds): number =>
  win + away + knockout + otherwise + endless;

describe('the odds of a whole combat', () => {
  it('are over once it is won, while the reward is chosen', () => {
    let state = fromScenario({
      game: { chance: 'manual', players: [{ hero: 'varikas-the-dead' }, { hero: 'mordrog' }] },
      given: { combat: { hero: 0, challenge: 'grandmother-ferrox', phase: 'melee', wounds: 3 } },
    });
    expect(combatOdds(state)?.win).toBeGreaterThan(0);
    while (decision(state)?.kind !== 'effects/choose')
      state = transition(
        state,
        decision(state)?.actor === 'chance'
          ? (chanceOutcomes(state).at(-1)?.action as SecondEditionAction)
          : charge(legalActions(state).filter(isPlain)),
      ).state;
    const choices = legalActions(state);
    expect(choices).toHaveLength(2);
    expect([combatOdds(state), ...choices.map((after) => combatOdds(state, { after }))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('are those of the tree of all that can happen', () => {
    const state = brood('melee', { wounds: 4 }, 1);
    const odds = combatOdds(state);
    const best: Choose = (options, value) => Math.max(...options.map(value));
    // A second round begins where it stood, but with the escape phase: its value is that of another position, and bounds are enough.
    const [least, most] = [byTree(state, best, 0), byTree(state, best, 1)];
    expect(odds?.win).toBeGreaterThanOrEqual(least - 1e-9);
    expect(odds?.win).toBeLessThanOrEqual(most + 1e-9);
    expect(most - least).toBeLessThan(0.2);
  });

  it('are one together, and tell of each action what would come of it', () => {
    const odds = combatOdds(brood('escape')) as CombatOdds;
    expect(all(odds)).toBeCloseTo(1, 9);
    expect(odds.options.map(({ action }) => action.type)).toEqual(['combat/escape', 'combat/stand']);
    expect(odds.win).toBe(Math.max(...odds.options.map(({ win }) => win)));
    expect(odds.best?.type).toBe('combat/stand');
  });

  it('follow from the aim: who wants to get away gets away more often, and wins less', () => {
    const state = brood('escape');
    const [fights, runs] = [combatOdds(state), combatOdds(state, { aim: { win: 0, escape: 1 } })];
    expect(runs?.best?.type).toBe('combat/escape');
    expect(runs?.escape).toBeGreaterThan(0.6);
    expect(runs?.win).toBeLessThan(fights?.win as number);
    // Nobody wins more often than who plays for it.
    expect(combatOdds(state, { policy: charge })?.win).toBeLessThanOrEqual((fights?.win as number) + 1e-9);
  });

  it('of a last wound are those of a single roll', () => {
    const state = brood('magic', { wounds: 4 }, 2);
    const odds = combatOdds(state, { policy: charge });
    const won = odds?.options.find(({ action }) => action.type === 'combat/attack');
    expect(won?.win).toBeGreaterThan(0);
    expect((won?.win ?? 0) + (won?.knockout ?? 0)).toBeCloseTo(1, 9);
  });

  it('are the same of a view, and leave the state as it was', () => {
    const state = brood('melee');
    const before = hashState(state);
    expect(combatOdds(viewFor(state, 1))).toEqual(combatOdds(state));
    expect(hashState(state)).toBe(before);
  });

  it('between Heroes are those of both: what one wins the other loses', () => {
    const state = fromScenario({
      game: {
        players: [
          { hero: 'varikas-the-dead', wounds: 3 },
          { hero: 'mordrog', wounds: 4 },
        ],
      },
      given: { combat: { hero: 0, against: 1, phase: 'melee' } },
    } as never);
    const [mine, other] = [
      combatOdds(state, { player: 0 }),
      combatOdds(state, { player: 1, policy: charge }),
    ];
    expect(all(mine as CombatOdds)).toBeCloseTo(1, 9);
    expect(other?.best).toBeNull();
    const same = combatOdds(state, { player: 0, policy: charge });
    expect(same?.win).toBeCloseTo(other?.knockout as number, 9);
    expect(same?.knockout).toBeCloseTo(other?.win as number, 9);
  });

  it('are missing without a combat, or where it has too many positions; options that mean nothing are refused', () => {
    expect(combatOdds(fromScenario({ game: { players: [{}, {}] } }))).toBeNull();
    const state = brood('melee');
    expect(combatOdds(state, { most: 3 })).toBeNull();
    expect(() => combatOdds(state, { player: 7 })).toThrow(InvalidArgumentError);
    expect(() => combatOdds(state, { aim: { win: Number.NaN } })).toThrow(InvalidArgumentError);
    expect(() => combatOdds(state, { policy: () => ({ type: 'combat/begin' }) })).toThrow(
      InvalidArgumentError,
    );
  });
});

/** Fights with several modules in force: the modules, the Challenge, and who fights it. */
const fights: readonly (readonly [modules: string, challenge: string, hero: object])[] = [
  ['', 'brood-of-the-bloodmother', { hero: 'varikas-the-dead', allies: ['acolyte-of-flame'] }],
  ['', 'high-lord-margath', { hero: 'mordrog', experience: { body: 5, life: 1 } }],
  ['doom-track,travel-hazards', 'brood-of-the-bloodmother', { hero: 'mordrog' }],
  ['traps-and-terrors', 'FIRST', { hero: 'varikas-the-dead' }],
  ['beasts-and-bandits', 'FIRST', { hero: 'mordrog', experience: { mind: 1, body: 1 } }],
  ['advanced-runebound', 'brood-of-the-bloodmother', { hero: 'varikas-the-dead' }],
];
const FOUGHT = 400;

describe('fights that are fought', () => {
  it.each(fights)('go as often as the odds say: %s %s', (names, challenge, hero) => {
    const modules = names === '' ? [] : names.split(',');
    const ruleset = rulesetOf(modules);
    const start = fromScenario({
      game: { modules, players: [hero, {}], seed: 'fights' },
      given: { combat: { hero: 0, challenge: challengeOf(modules, challenge), phase: 'escape' } },
    } as never);
    const odds = combatOdds(start, { policy: charge }, ruleset) as CombatOdds;
    let won = 0;
    let wounds = 0;
    for (let number = 0; number < FOUGHT; number++) {
      let isWon = false;
      let fell = false;
      const sim = ruleset.simulate(start, {
        seed: number,
        onEvents(events: readonly GameEvent[]) {
          for (const event of events as readonly (GameEvent & { character?: string; amount?: number })[]) {
            if (isWon || fell) continue;
            isWon = event.type === 'challenge/defeated';
            fell = event.type === 'hero/knocked-out';
            if (event.type === 'wounds/taken' && event.character === (hero as { hero: string }).hero)
              wounds += event.amount ?? 0;
          }
        },
      });
      while (!isWon && !fell && sim.state.frames.some(({ kind }) => kind === 'combat'))
        sim.apply(charge(sim.legalActions().filter(isPlain)));
      if (isWon) won++;
    }
    // Four standard deviations of what so many fights scatter.
    const scatter = Math.sqrt(FOUGHT * odds.win * (1 - odds.win));
    expect(Math.abs(won - FOUGHT * odds.win)).toBeLessThanOrEqual(4 * scatter + 1e-6);
    expect(wounds / FOUGHT).toBeCloseTo(odds.wounds, 0);
  });
});

/** A Challenge that the modules bring, where none is named. */
function challengeOf(modules: readonly string[], named: string): string {
  if (named !== 'FIRST') return named;
  const base = rulesetOf([]).rules.content.cards;
  const found = Object.values(rulesetOf(modules).rules.content.cards).find(
    (card) => card.kind === 'challenge' && card.color === 'green' && base[card.id] === undefined,
  );
  return found?.id ?? '';
}
