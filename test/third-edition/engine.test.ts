import { describe, expect, expectTypeOf, it } from 'vitest';
import * as root from '../../src/index.js';
import { cite } from '../../src/register/documents/third-edition.js';
import * as third from '../../src/third-edition/entries/edition.js';
import { brokenInvariants, parseState, saveChecks } from '../../src/third-edition/entries/saves.js';
import type { ScenarioId } from '../../src/third-edition/known-ids.js';

/* Third Edition at the root, and through its own entry. */

const options = { edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 } as const;

/** The error that something throws. */
function errorOf(run: () => unknown): { code?: string; problems?: readonly root.Problem[]; message: string } {
  try {
    run();
  } catch (error) {
    return error as never;
  }
  throw new Error('Nothing was thrown.');
}

describe('the root', () => {
  const game = root.createGame(options);

  it('opens to Third Edition, whose types follow', () => {
    expect(game).toMatchObject({ edition: 'third-edition', modules: ['corpse-king'] });
    expectTypeOf(game).toEqualTypeOf<root.GameState<'third-edition'>>();
    expectTypeOf(root.legalActions(game)).toEqualTypeOf<readonly root.Action<'third-edition'>[]>();
    expectTypeOf(root.createGame({ players: 2, seed: 7 })).toEqualTypeOf<root.GameState>();
  });

  it('plays a game by its own rules, without a word about the edition', () => {
    const [action] = root.legalActions(game) as [root.Action<'third-edition'>];
    const { state, events } = root.transition(game, action);
    expect(root.parseActionCode(root.actionCode(action), game)).toEqual(action);
    expect(events.length).toBeGreaterThan(0);
    expect(root.follow(root.viewFor(game, 0), root.eventsFor(events, 0))).toMatchObject({
      players: root.viewFor(state, 0).players,
    });
    expect(root.hashState(root.parseState(root.serialize(state)))).toBe(root.hashState(state));
  });

  it('keeps records and lays tables', () => {
    const table = root.createTable<'third-edition'>({ options });
    for (let i = 0; i < 20; i++) {
      const action = root.legalActions(table.getSnapshot().state)[0];
      if (action) table.act(action);
    }
    const { state } = table.getSnapshot();
    const record = table.record();
    expect(record.options).toMatchObject({ scenario: 'corpse-king' });
    const [...states] = root.replay<'third-edition'>(record);
    expect(root.hashState(states.at(-1) ?? game)).toBe(root.hashState(state));
  });

  it.each([
    [
      'no scenario',
      { edition: 'third-edition', players: 2, seed: 1 },
      'scenario',
      '3e.game.scenario-governs',
    ],
    [
      'two scenarios',
      { ...options, scenario: ['corpse-king', 'ascendance-of-margath'] },
      'scenario',
      '3e.game.scenario-governs',
    ],
    ['five players', { ...options, players: 5 }, 'players', '3e.game.players'],
    ['one player', { ...options, players: 1 }, 'players', '3e.game.players'],
    [
      'a hero twice',
      { ...options, players: [{ hero: 'corbin' }, { hero: 'corbin' }] },
      'players/1/hero',
      '3e.setup.choose-heroes',
    ],
    ['modules', { ...options, modules: ['doom-track'] }, 'modules', undefined],
    ['a chance of its own', { ...options, chance: 'loaded' }, 'chance', undefined],
    ['no seed', { ...options, seed: undefined }, 'seed', undefined],
  ])('refuses %s, and says what would be right', (_, wrong, path, rule) => {
    const { code, problems } = errorOf(() => root.createGame(wrong as never));
    expect(code).toBe('invalid-options');
    expect(problems).toContainEqual(expect.objectContaining({ path, ...(rule && { rule }) }));
  });

  it('knows no other scenario', () => {
    const { code, message } = errorOf(() =>
      root.createGame({ ...options, scenario: 'doom-track' as ScenarioId }),
    );
    expect(code).toBe('unknown-ruleset');
    expect(message).toContain('ascendance-of-margath, corpse-king');
  });

  it('refuses a state that names no scenario, or two', () => {
    for (const modules of [[], ['corpse-king', 'ascendance-of-margath']])
      expect(() => root.legalActions({ ...game, modules } as never)).toThrow('exactly one scenario');
  });
});

describe('the entry of the edition', () => {
  it('has the same games', () => {
    const game = third.createGame({ scenario: 'corpse-king', players: 2, seed: 7 });
    expect(game).toEqual(root.createGame(options));
    expect(third.legalActions(game)).toEqual(root.legalActions(game));
    expect(parseState(third.serialize(game))).toEqual(game);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('cites rules by their ids, and in words where it is given them', () => {
    const game = third.createGame({ scenario: 'corpse-king', players: 2, seed: 7 });
    const nothing = { type: 'game/nothing' };
    const [bare] = third.explain(game, nothing).rules;
    expect(bare).toEqual({ id: bare?.id, document: '', edition: '', section: '', text: `Rule ${bare?.id}.` });
    const quoting = third.composeRuleset('corpse-king', { cite });
    expect(quoting.explain(game, nothing)).toEqual(root.explain(game, nothing));
    expect(quoting.explain(game, nothing).rules[0]?.text).toBe(root.rule(bare?.id as root.RuleId).text);
  });

  it('reads saves where it is given what checks them, and says what brings it where not', () => {
    const {
      createGame,
      serialize,
      parseState: read,
    } = third.composeRuleset('corpse-king', { saves: saveChecks });
    const game = createGame({ scenario: 'corpse-king', players: 2, seed: 7 });
    expect(read(serialize(game))).toEqual(game);
    const light = third.composeRuleset('corpse-king') as third.ThirdEditionRuleset;
    expect(() => light.parseState(serialize(game))).toThrow('runebound-engine/third-edition/saves');
  });

  it.each([
    ['saves', { saves: {} }, 'saveChecks of runebound-engine/third-edition/saves'],
    ['saves', { saves: 7 }, 'saveChecks of runebound-engine/third-edition/saves'],
    ['cite', { cite: 'words' }, 'cite of runebound-engine/register/third-edition'],
  ])('refuses a part that is no %s', (_, parts, said) => {
    expect(() => third.composeRuleset('corpse-king', parts as never)).toThrow(said);
  });

  it.each([
    ['null', null],
    ['an empty object', {}],
    ['a state of Second Edition', root.createGame({ players: 2, seed: 1 })],
    ['a text', '{}'],
  ])('refuses %s, which is no state of it', (_, value) => {
    expect(() => third.legalActions(value as never)).toThrow('no state of Third Edition');
  });
});
