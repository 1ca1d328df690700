import { describe, expect, it } from 'vitest';
import { type Fight, fightsOfGame, fightsWith } from '../../../bench/fights.js';
import { sets } from '../../../bench/sets.js';
import {
  type CombatChances,
  type CombatOddsOptions,
  combatOdds,
} from '../../../src/bots/second-edition/index.js';
import { forbid, override } from '../../../src/kernel/index.js';
import { fromScenario } from '../../../src/scenario/second-edition/index.js';
import {
  composeRuleset,
  rulesetOf,
  type SecondEditionAction,
  type SecondEditionRuleset,
} from '../../../src/second-edition/index.js';
import {
  damageValue,
  defineModule,
  enemyValue,
  fightOf,
  playerState,
  refuseEscape,
  takeWounds,
} from '../../../src/second-edition/rules.js';
import { upTo } from '../../depth.js';
import { combatOddsOn as playedOut } from './played-out/index.js';

/* The odds of whole combats, against a count that plays each position of the combat by itself. */

const numbers = ['win', 'escape', 'knockout', 'otherwise', 'endless', 'wounds', 'alliesKilled'] as const;

/** The largest difference of two counts; rounds are told of combats that end. */
const apart = (a: CombatChances, b: CombatChances): number =>
  Math.max(
    ...numbers.map((name) => Math.abs(a[name] - b[name])),
    Math.abs((a.rounds ?? -1) - (b.rounds ?? -1)),
  );

/** Two counts that are rounded to a million millionths may be one of them apart. */
const ALIKE = 2e-12;

/** Compares both counts of a fight; no more positions are looked at than this takes in a second or two. */
function compare(
  { name, modules, state }: Fight,
  options: CombatOddsOptions = {},
  ruleset: SecondEditionRuleset = rulesetOf(modules),
): boolean {
  const given = { most: 1_500, ...options };
  const slow = ruleset.ask(state as never, (g) => playedOut(g, given));
  if (slow === null) return false;
  const fast = combatOdds(state as never, given, ruleset);
  if (fast === null) throw new Error(`${name} has no odds.`);
  expect(apart(fast, slow), name).toBeLessThanOrEqual(ALIKE);
  expect(fast.best, name).toEqual(slow.best);
  expect(fast.options.map(({ action }) => action)).toEqual(slow.options.map(({ action }) => action));
  fast.options.forEach((option, at) => {
    expect(apart(option, slow.options[at] as CombatChances), name).toBeLessThanOrEqual(ALIKE);
  });
  return true;
}

/** Of each set of modules every so many fights. */
function some(fights: readonly Fight[], each: number): Fight[] {
  const met = new Map<string, number>();
  return fights.filter(({ modules }) => {
    const count = met.get(modules.join()) ?? 0;
    met.set(modules.join(), count + 1);
    return count % each === 0;
  });
}

describe('the odds of a combat are those of all its positions, each played by itself', () => {
  it.each([
    [0, upTo(18, 6), upTo(6, 20)],
    [1, upTo(40, 12), upTo(2, 8)],
    [2, upTo(90, 40), 1],
  ])('with %i Allies, against the enemies of the box and of all modules', (allies, each, least) => {
    const fights = some(fightsWith(allies), each);
    const compared = fights.filter((fight) => compare(fight));
    expect(compared.length).toBeGreaterThanOrEqual(least);
    if (allies === 0) expect(new Set(compared.map(({ modules }) => modules.join())).size).toBeGreaterThan(4);
  });

  it('in games of each set of modules, in the midst of things', () => {
    let compared = 0;
    for (const { modules } of sets.filter((_, at) => at % upTo(4, 1) === 0))
      for (const fight of fightsOfGame(modules, 1, 5).slice(0, 1)) if (compare(fight)) compared++;
    expect(compared).toBeGreaterThan(upTo(2, 10));
  });

  it('whatever is played for, by any policy, between Heroes, and for either of them', () => {
    const state = fromScenario({
      game: {
        players: [
          { hero: 'varikas-the-dead', wounds: 3, allies: ['acolyte-of-flame'] },
          { hero: 'mordrog', wounds: 4 },
        ],
      },
      given: { combat: { hero: 0, against: 1, phase: 'melee' } },
    } as never);
    const duel: Fight = { name: 'a duel', modules: [], allies: 1, state };
    const [challenge] = fightsWith(1) as [Fight, ...Fight[]];
    // It looks at the position: the worse the Hero is hurt, the later in the list it chooses.
    const policy = (options: readonly SecondEditionAction[], there: unknown): SecondEditionAction => {
      const { players } = there as { players: readonly { hero: { wounds: number } }[] };
      return options[(players[0]?.hero.wounds ?? 0) % options.length] as SecondEditionAction;
    };
    const ways: CombatOddsOptions[] = [
      { aim: { win: 0, escape: 1 } },
      { aim: { win: 1, knockout: -1, wound: -0.1 } },
      { aim: { win: 0, escape: 0, knockout: 1 } },
      { policy },
    ];
    expect(ways.filter((options) => compare(challenge, options))).toHaveLength(ways.length);
    const sides: CombatOddsOptions[] = [{ policy, player: 0 }, { policy, player: 1 }, { player: 1 }];
    expect(sides.filter((options) => compare(duel, { ...options, most: 6_000 }))).toHaveLength(sides.length);
  });

  it('with rules from outside that look at wounds, exhaustion and attacks in ways of their own', () => {
    const odd = defineModule({
      id: 'odd',
      title: 'Odd rules',
      overrides: [
        // A value by the very number of wounds of others.
        override(damageValue, (next) => (g, player, id, of) => {
          const { hero, allies } = playerState(g, player);
          return next(g, player, id, of) + ((hero.wounds + (allies[0]?.wounds ?? 0)) % 2);
        }),
        // By who has attacked, and in what order is not asked.
        override(enemyValue, (next) => (g, fight, of) => next(g, fight, of) - fight.attacked.length),
        // What lies on a Hero is put on a new sheet.
        override(
          refuseEscape,
          (next) => (g, fight) =>
            playerState(g, fight.attacker).hero.exhaustion > 0
              ? forbid('2e.escape.optional')
              : next(g, fight),
        ),
        override(takeWounds, (next) => (g, target, amount, source) => {
          const p = playerState(g, fightOf(g)?.attacker ?? 0);
          p.hero = { ...p.hero, exhaustion: Math.min(2, p.hero.exhaustion + 1) };
          p.allies = p.allies.map((ally) => ({ ...ally }));
          next(g, target, amount, source);
        }),
      ],
    });
    const ruleset = composeRuleset([odd]);
    const enemies = ['brood-of-the-bloodmother', 'wailing-choir', 'lich-of-the-ashen-hills'];
    const compared = enemies.filter((challenge) => {
      const state = fromScenario(
        {
          game: { modules: ['odd'], players: [{ hero: 'mordrog', allies: ['acolyte-of-flame'] }, {}] },
          given: { combat: { hero: 0, challenge, phase: 'escape' } },
        } as never,
        ruleset,
      );
      return compare({ name: challenge, modules: [], allies: 1, state }, { most: 8_000 }, ruleset);
    });
    expect(compared).toEqual(enemies);
  });
});
