import { describe, expect, it } from 'vitest';
import * as secondBots from '../../src/bots/second-edition/index.js';
import * as thirdBots from '../../src/bots/third-edition/index.js';
import type { Decision, PlayerDecision } from '../../src/kernel/index.js';
import { rulesetOf } from '../../src/second-edition/bundled.js';
import { rulesetOf as thirdRulesetOf } from '../../src/third-edition/bundled.js';
import { german } from '../../src/words/second-edition/german.js';
import { words } from '../../src/words/second-edition/index.js';
import { german as thirdGerman } from '../../src/words/third-edition/german.js';
import { words as thirdWords } from '../../src/words/third-edition/index.js';

/*
 * As what a player is asked. A step whose actor the rules name does not compile without its role; here stands which
 * steps have one, and what it is in games.
 */

interface Steps {
  readonly rules: {
    readonly frames: Readonly<
      Record<string, { readonly steps: Readonly<Record<string, { readonly step: unknown }>> }>
    >;
  };
}

/** The decisions that have a role of their own, in the rules with these modules. */
const declared = ({ rules }: Steps): string[] =>
  Object.entries(rules.frames)
    .flatMap(([frame, { steps }]) =>
      Object.entries(steps).flatMap(([name, { step }]) =>
        typeof (step as { readonly role?: unknown }).role === 'function' ? [`${frame}/${name}`] : [],
      ),
    )
    .sort();

/** What is asked in a game: by kind of decision, the words for the roles that were met. */
function met(decisions: readonly (Decision | null)[]): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const one of decisions) {
    if (one === null || one.actor === 'chance') continue;
    const { kind, role } = one as PlayerDecision;
    if (role !== undefined) found[kind] = (found[kind] ?? new Set()).add(role.as);
  }
  return Object.fromEntries(Object.entries(found).map(([kind, roles]) => [kind, [...roles].sort()]));
}

const rivals = Object.fromEntries(
  ['attacker-before', 'attacker-opening', 'defender-before', 'defender-opening', 'drawn', 'escape'].map(
    (step) => [`combat/${step}`, 'rival'],
  ),
);

/** Every decision with a role, and the role: Second Edition with its modules. */
const second: Readonly<Record<string, string>> = {
  ...rivals,
  'combat/joint-return': 'helper',
  'doom-track/order': 'table',
  'harm/storm-answer': 'helper',
  'knockout/move': 'chooser',
  'negotiation/answer': 'partner',
  'negotiation/build': 'partner',
  'phase/act': 'rival',
  'phase/defender': 'rival',
  'phase/group-abilities': 'helper',
  'phase/group-substitute': 'helper',
  'storm/aftermath': 'helper',
  'storm/between': 'helper',
  'storm/drawn': 'helper',
  'storm/eve': 'helper',
};

/** The same for Third Edition, where an enemy is played by another player. */
const third: Readonly<Record<string, readonly string[]>> = {
  'blow/block': ['enemy', 'rival'],
  'cancel/answer': ['enemy', 'rival'],
  'combat/act': ['enemy', 'rival'],
  'combat/after': ['enemy', 'rival'],
  'combat/retreat': ['rival'],
  'combat/retreat-foe': ['rival'],
  'effects/choose': ['enemy', 'rival'],
  'exchange/answer': ['partner'],
  'exchange/build': ['partner'],
  'march/lead': ['enemy'],
};

const modules = [
  [],
  ['doom-track'],
  ['island-of-dread'],
  ['seven-scions', 'seven-scions-cooperative'],
  ['cataclysm'],
];

/** All decisions of a game among random bots, each with the position. */
function secondGame(modules: readonly string[], seed: string) {
  const ruleset = rulesetOf(modules);
  const asked: { readonly decision: PlayerDecision; readonly state: never }[] = [];
  const listening = (name: string): secondBots.Bot => {
    const bot = secondBots.randomBot(name);
    return {
      name,
      choose(view, legal, helpers) {
        asked.push({ decision: helpers.decision as PlayerDecision, state: view as never });
        return bot.choose(view, legal, helpers);
      },
    };
  };
  secondBots.playGame({
    players: 3,
    seed,
    modules,
    ruleset,
    maxTurns: 12,
    bots: ['a', 'b', 'c'].map(listening),
  });
  return asked;
}

function thirdGame(scenario: string, seed: string) {
  const asked: { readonly decision: PlayerDecision; readonly state: never }[] = [];
  const listening = (name: string): thirdBots.Bot => {
    const bot = thirdBots.randomBot(name);
    return {
      name,
      choose(view, legal, helpers) {
        asked.push({ decision: helpers.decision as PlayerDecision, state: view as never });
        return bot.choose(view, legal, helpers);
      },
    };
  };
  thirdBots.playGame({ players: 3, seed, scenario, maxRounds: 8, bots: ['a', 'b', 'c'].map(listening) });
  return asked;
}

describe('roles in Second Edition', () => {
  it('are declared at these steps, and at no others', () => {
    const all = new Set(modules.flatMap((some) => declared(rulesetOf(some) as unknown as Steps)));
    expect([...all].sort()).toEqual(Object.keys(second).sort());
  });

  const games = modules.map((some) => secondGame(some, `roles/${some.join()}`));

  it('are in games what the table says', () => {
    const found = games.flatMap((asked) => Object.entries(met(asked.map(({ decision }) => decision))));
    for (const [kind, roles] of found) expect([kind, ...roles]).toEqual([kind, second[kind]]);
    const kinds = new Set(found.map(([kind]) => kind));
    for (const kind of ['phase/act', 'negotiation/build']) expect(kinds).toContain(kind);
  });

  it('name the other player, who is not the one that is asked', () => {
    const withRole = games.flat().flatMap(({ decision: { actor, role } }) => (role ? [{ actor, role }] : []));
    expect(withRole.length).toBeGreaterThan(20);
    for (const { actor, role } of withRole)
      if (role.as !== 'table') expect([0, 1, 2].filter((seat) => seat !== actor)).toContain(role.player);
  });

  it('are said in English and in German, before the question', () => {
    const [one] = games.flat().filter(({ decision: { kind } }) => kind === 'negotiation/build');
    const { decision, state } = one as (typeof games)[number][number];
    const players = ['Ann', 'Bo', 'Cy'];
    const name = players[decision.role?.player ?? 9];
    const asker = players[decision.actor];
    expect(words(state, { players }).ask(decision)).toBe(
      `${asker}: You deal with ${name}. What do you offer, and what do you ask for?`,
    );
    expect(words(state, { players }).ask(decision, { form: 'short' })).toBe(
      `You deal with ${name}. What do you offer, and what do you ask for?`,
    );
    expect(words(state, { players, catalogues: [german] }).ask(decision)).toBe(
      `${asker}: Du verhandelst mit ${name}. Was bietest du, und was verlangst du?`,
    );
  });
});

describe('roles in Third Edition', () => {
  it('are declared at these steps, and at no others', () => {
    const all = ['ascendance-of-margath', 'corpse-king'].flatMap((scenario) =>
      declared(thirdRulesetOf(scenario) as unknown as Steps),
    );
    expect([...new Set(all)].sort()).toEqual(Object.keys(third).sort());
  });

  const games = ['ascendance-of-margath', 'corpse-king'].map((scenario) => thirdGame(scenario, 'roles'));

  it('are in games what the table says', () => {
    const found = games.flatMap((asked) => Object.entries(met(asked.map(({ decision }) => decision))));
    for (const [kind, roles] of found)
      for (const role of roles) expect([kind, third[kind]?.includes(role)]).toEqual([kind, true]);
    expect(Object.fromEntries(found)['combat/act']).toContain('enemy');
  });

  it('say of an enemy which it is, and whose hero it fights', () => {
    const enemies = games
      .flat()
      .filter(({ decision: { role, kind } }) => role?.as === 'enemy' && kind === 'combat/act');
    const { decision, state } = enemies[0] as (typeof enemies)[number];
    const { actor, role } = decision;
    expect(role?.player).not.toBe(actor);
    const players = ['Ann', 'Bo', 'Cy'];
    const english = thirdWords(state, { players });
    const enemy = english.name('card', role?.card ?? '');
    const other = players[role?.player ?? 9];
    expect(english.ask(decision, { form: 'short' })).toBe(
      `You play ${enemy} against ${other}. Which combat action do you take?`,
    );
    const inGerman = thirdWords(state, { players, catalogues: [thirdGerman] });
    expect(inGerman.ask(decision, { form: 'short' })).toBe(
      `Du spielst ${inGerman.name('card', role?.card ?? '')} gegen ${other}. Welche Kampfaktion führst du aus?`,
    );
  });
});
