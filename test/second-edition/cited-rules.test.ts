import { beforeAll, describe, expect, it } from 'vitest';
import { playGame, randomBot, sensibleBot } from '../../src/bots/second-edition/index.js';
import { vocabularyOf } from '../../src/conformance/index.js';
import { type CitedRules, eventKind, override } from '../../src/kernel/index.js';
import { details, goldPaid } from '../../src/second-edition/base/event-kinds/index.js';
import { bundledModules, composeRuleset, defineModule, rulesetOf } from '../../src/second-edition/index.js';
import { hasStep } from '../../src/second-edition/rules.js';
import { listen, undeclared } from './cited-rules.js';

beforeAll(listen);

/** The rules by which events happen with modules, by type of event. */
const citedIn = (modules: readonly string[]): Readonly<Record<string, CitedRules>> =>
  Object.fromEntries(
    Object.entries(vocabularyOf(rulesetOf(modules)).events).map(([type, { rules }]) => [type, rules]),
  );

describe('the rules that events cite', () => {
  // The vectors, which come by more of them, are looked at where they are run.
  it.each([
    [[]],
    [['doom-track', 'travel-hazards', 'ally-limits', 'item-limits', 'shorter-game']],
    [['travel-hazards', 'softer-knockouts', 'longer-game']],
    [['advanced-runebound', 'ally-limits', 'item-limits']],
    [['island-of-dread', 'ally-limits', 'item-limits', 'softer-knockouts']],
    [['weapons-of-legend', 'ally-limits', 'item-limits']],
    [['rituals-and-runes', 'item-limits', 'travel-hazards']],
    [['traps-and-terrors', 'beasts-and-bandits']],
  ])('are those that kinds and modules declare: with %j', (modules) => {
    for (const game of [1, 2]) {
      const seed = `cites ${modules.join(' ')} ${game}`;
      const bots = [sensibleBot(seed), randomBot(seed)];
      playGame({ players: 2, modules, seed, bots, maxTurns: 12, onEvents: () => undefined });
    }
    expect([...undeclared]).toEqual([]);
  });

  it('are listed by kind, with those that modules in force add', () => {
    expect(citedIn([])['gold/paid']).not.toContain('2e.ally-limits.upkeep');
    expect(citedIn(['ally-limits'])['gold/paid']).toContain('2e.ally-limits.upkeep');
    // What is not in force declares nothing: the doom track says how hazards are colored, where there are any.
    expect(citedIn(['doom-track'])['hazard/color']).toBeUndefined();
    expect(citedIn(['doom-track', 'travel-hazards'])['hazard/color']).toContain('2e.travel-hazards.count-up');
  });

  it('are known for each kind of event, by the base game or by a module that makes it happen', () => {
    const cited = new Map<string, number>();
    for (const { id, requires = [] } of Object.values(bundledModules))
      for (const [type, rules] of Object.entries(citedIn([...requires, id])))
        cited.set(type, (cited.get(type) ?? 0) + rules.length);
    expect(cited.size).toBeGreaterThan(100);
    expect([...cited].filter(([, rules]) => rules === 0)).toEqual([]);
  });

  it('are found missing where somebody forgets them', () => {
    const tolled = eventKind('toll/asked', {
      meaning: 'A toll is asked.',
      details: { player: details.player('Who pays.') },
      rules: [],
    });
    const tolls = defineModule({
      id: 'tolls',
      title: 'Tolls',
      events: [tolled],
      cites: [{ event: goldPaid, rules: ['2e.turn.whole'] }],
      overrides: [
        override(hasStep, (next) => (g, f, step) => {
          g.emit(tolled, { player: f.player, rule: '2e.turn.end' });
          g.emit(goldPaid, { player: f.player, amount: 1, rule: '2e.turn.whole' });
          return next(g, f, step);
        }),
      ],
    });
    composeRuleset([tolls]).startGame({ players: 1, seed: 1 });
    expect([...undeclared]).toEqual(['toll/asked: 2e.turn.end']);
    undeclared.clear();
  });
});
