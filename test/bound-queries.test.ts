import { describe, expect, it } from 'vitest';
import * as root from '../src/index.js';
import { doomTrack } from '../src/second-edition/entries/doom-track.js';
import * as second from '../src/second-edition/entries/edition.js';
import { travelHazards } from '../src/second-edition/entries/travel-hazards.js';
import * as third from '../src/third-edition/entries/edition.js';

/* A ruleset has the queries of screens, for any set of modules, at every entry. */

const names = Object.keys(second.screenQueries);

describe('a ruleset with the queries of screens', () => {
  it('answers like the functions of the root, for modules that the entry does not know', () => {
    const modules = ['doom-track', 'travel-hazards'] as const;
    const rules = second.bindQueries(second.composeRuleset([doomTrack, travelHazards]), second.screenQueries);
    const game = rules.createGame({ players: 2, seed: 'tamalir', modules });
    const whole = root.createGame({ players: 2, seed: 'tamalir', modules });
    expect(() => second.inspect(game as never)).toThrow(
      'This game is played with the modules doom-track, travel-hazards',
    );
    expect(rules.inspect(game)).toEqual(root.inspect(whole));
    expect(rules.inspect(game, 1)).toEqual(root.inspect(whole, 1));
    expect(rules.answers(game)).toEqual(root.answers(whole));
    expect(rules.attempts(game)).toHaveLength(root.attempts(whole).length);
    expect(rules.odds(game)).toEqual(root.odds(whole));
    expect(rules.reach(game)).toEqual(root.reach(whole));
    expect(rules.path(game, 'h0714', 'h0607')).toEqual(root.path(whole, 'h0714', 'h0607'));
    const seen = rules.viewFor(game, 1);
    expect(rules.inspect(seen)).toEqual(rules.inspect(game));
  });

  it('has them in Third Edition by the same text', () => {
    const rules = third.bindQueries(third.composeRuleset('corpse-king'), third.screenQueries);
    const game = rules.createGame({ players: 2, seed: 'tamalir', scenario: 'corpse-king' });
    expect(rules.inspect(game).players).toHaveLength(2);
    expect(rules.answers(game)?.list).toHaveLength(rules.legalActions(game).length);
    expect(Object.keys(third.screenQueries)).toEqual(names);
  });

  it('has them at the root without being asked for', () => {
    const rules = root.composeRuleset([]);
    const game = rules.createGame({ players: 2, seed: 'tamalir' });
    for (const name of names) expect(rules).toHaveProperty(name, expect.any(Function));
    expect(rules.inspect(game)).toEqual(root.inspect(game as never));
    const other = root.composeRuleset({ edition: 'third-edition', scenario: 'corpse-king' });
    for (const name of names) expect(other).toHaveProperty(name, expect.any(Function));
  });

  it('takes queries of your own, and refuses what is not a function or has the name of another', () => {
    const ruleset = second.composeRuleset([]);
    const gold = (g: { readonly state: { readonly players: readonly { gold: number }[] } }, player: number) =>
      g.state.players[player]?.gold ?? 0;
    const rules = second.bindQueries(ruleset, { gold });
    expect(rules.gold(rules.createGame({ players: 2, seed: 1 }), 1)).toBeGreaterThanOrEqual(0);
    expect(() => second.bindQueries(ruleset, { apply: gold })).toThrow('The ruleset has "apply" already');
    expect(() => second.bindQueries(ruleset, { gold: 3 })).toThrow('The query "gold" is not a function.');
  });
});
