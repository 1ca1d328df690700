import { describe, expect, it } from 'vitest';
import { type Bot, sensibleBot } from '../../src/bots/second-edition/index.js';
import { actionCode } from '../../src/index.js';
import { fromScenario, type ScenarioPlayer } from '../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';

/* What sensible bots do with gold and goods, and what they dare for the lack of them. */

const ruleset = rulesetOf([]);

/** What the bot does with what it is asked first in a described position. */
function chosen(scenario: Parameters<typeof fromScenario>[0], bot: Bot = sensibleBot(1)): string {
  const state = fromScenario(scenario);
  const decision = ruleset.decision(state);
  const player = decision?.actor;
  if (decision === null || typeof player !== 'number') throw new Error('nobody is asked');
  const legal = ruleset.legalActions(state);
  return actionCode(
    bot.choose(ruleset.viewFor(state, player), legal, { player, ruleset, decision } as never),
  );
}

describe('a sensible bot in a market', () => {
  const inTamalir = (hero: ScenarioPlayer, stack: readonly string[]): string =>
    chosen({
      game: {
        players: [{ hero: 'corbin-axebearer', space: 'tamalir', ...hero }],
        stacks: { tamalir: [...stack] },
        seed: 1,
      },
      given: { turn: { player: 0, step: 'market' } },
    });

  it('sells a bow that it cannot use well for an Ally that its gold does not reach', () => {
    expect(inTamalir({ gold: 2, items: ['yew-longbow'] }, ['marsh-hunter'])).toBe(
      'market/sell card=yew-longbow',
    );
  });

  it('of two Items sells the one that it misses less for what it brings', () => {
    expect(inTamalir({ gold: 2, items: ['iron-buckler', 'light-crossbow'] }, ['riverwatch-bowman'])).toBe(
      'market/sell card=iron-buckler',
    );
  });

  it('sells nothing where gold reaches, and nothing where even all of it would not', () => {
    expect(inTamalir({ gold: 9, items: ['yew-longbow'] }, ['marsh-hunter'])).not.toMatch(/^market\/sell/);
    expect(inTamalir({ gold: 0, items: ['yew-longbow'] }, ['champion-of-forge'])).not.toMatch(
      /^market\/sell/,
    );
  });
});

describe('a sensible bot before a fight that it will hardly win', () => {
  const beforeTheGeneral = (hero: ScenarioPlayer): string =>
    chosen({
      game: { players: [{ hero: 'corbin-axebearer', space: 'h0802', gold: 9, ...hero }], seed: 1 },
      given: { combat: { hero: 0, challenge: 'the-hollow-general', phase: 'escape' } },
    });

  it('stands where it has nothing to lose but gold', () => {
    expect(beforeTheGeneral({})).toBe('combat/stand');
  });

  it('runs where it would lose a precious card', () => {
    expect(beforeTheGeneral({ items: ['dragonscale-coat'] })).toBe('combat/escape');
  });
});
