import { describe, expect, it } from 'vitest';
import { brokenInvariants, decision, InvalidSaveError, parseState, serialize } from '../../../src/index.js';
import type { ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { Table } from '../../toolkit.js';

/** Player 0 is about to begin a Market step in Tamalir. */
const toMarket = (me: ScenarioPlayer, step: 'market' | 'adventure' = 'market') =>
  Table.of({
    game: {
      modules: ['ally-limits'],
      players: [
        { hero: 'mordrog', space: 'tamalir', gold: 10, ...me },
        { hero: 'varikas-the-dead', space: 'dawnsmoor' },
      ],
      stacks: { tamalir: ['silverleaf-archer', 'loyal-hound'] },
    },
    given: { turn: { player: 0, step } },
  });

const names = (table: Table) => table.player(0).allies.map((ally) => ally.card);
const three = ['hedge-healer', 'marsh-hunter', 'gravewarden'];

describe('Variant: Ally Limits', () => {
  it('2e.ally-limits.unlimited: a third and a fourth Ally may be hired', () => {
    const table = toMarket({ allies: ['hedge-healer', 'marsh-hunter'], gold: 30 })
      .play('upkeep/pay ally=hedge-healer', 'upkeep/pay ally=marsh-hunter')
      .draw('healing-draught')
      .play('market/hire card=silverleaf-archer', 'market/hire card=loyal-hound');
    expect(names(table)).toHaveLength(4);
  });

  it('2e.ally-limits.unlimited: in combat one character still acts in each phase', () => {
    const table = Table.of({
      game: { modules: ['ally-limits'], players: [{ hero: 'mordrog', space: 'tamalir', allies: three }] },
      given: { combat: { hero: 0, challenge: 'quarry-golem', phase: 'ranged' } },
    }).play('combat/attack by=gravewarden');
    expect(table.legal('combat/attack')).toEqual([]);
  });

  it('2e.ally-limits.upkeep: one gold for each Ally goes to the bank', () => {
    const table = toMarket({ allies: three });
    expect(decision(table.state)).toMatchObject({ actor: 0, rule: '2e.ally-limits.upkeep' });
    table.play(...three.map((ally) => `upkeep/pay ally=${ally}`));
    expect(table.player(0).gold).toBe(7);
    expect(table.happened('upkeep/due').map(({ cards }) => cards)).toEqual([
      three.slice(1),
      three.slice(2),
      [],
    ]);
    expect(table.happened('gold/paid').map(({ amount, rule }) => [amount, rule])).toEqual([
      [1, '2e.ally-limits.upkeep'],
      [1, '2e.ally-limits.upkeep'],
      [1, '2e.ally-limits.upkeep'],
    ]);
  });

  it('2e.ally-limits.upkeep: nothing is due without a Market step, nor without Allies', () => {
    const away = toMarket({ allies: three, space: 'h0714' });
    expect(away.legal('upkeep/pay')).toEqual([]);
    expect(away.player(0).gold).toBe(10);
    expect(toMarket({}).legal('chance/draw').length).toBeGreaterThan(0);
    const declined = toMarket({ space: 'h0714' }, 'adventure');
    expect([...declined.happened('upkeep/due'), ...toMarket({}).happened('upkeep/due')]).toEqual([]);
  });

  it('2e.ally-limits.upkeep-first: before the card is drawn, before trading, and nothing else is done meanwhile', () => {
    const table = toMarket({ allies: ['hedge-healer'], items: ['full-plate'] });
    expect(table.legal()).toEqual(['upkeep/pay ally=hedge-healer', 'upkeep/dismiss ally=hedge-healer']);
    table.refuses('market/sell card=full-plate', '2e.limits.sell-market-only');
    table.refuses('card/discard player=0 card=hedge-healer', '2e.limits.discard-any-time');
    table.play('upkeep/pay ally=hedge-healer').draw('healing-draught').allows('market/sell card=full-plate');
    table.refuses('upkeep/pay ally=hedge-healer', '2e.ally-limits.upkeep');
  });

  it('2e.ally-limits.unpaid: whom one does not pay leaves at once, by choice or for want of gold', () => {
    const table = toMarket({ allies: three, gold: 1 });
    table.refuses('upkeep/pay ally=silverleaf-archer', '2e.ally-limits.upkeep');
    table.refuses('upkeep/dismiss ally=silverleaf-archer', '2e.ally-limits.unpaid');
    table.play('upkeep/dismiss ally=marsh-hunter');
    expect(table.state.decks.market?.bottom).toEqual(['marsh-hunter']);
    // The last gold goes to the gravewarden; nothing is left for the healer, and nobody asks.
    table.play('upkeep/pay ally=gravewarden');
    expect(names(table)).toEqual(['gravewarden']);
    expect(table.happened('ally/dismissed').map(({ card, rule }) => [card, rule])).toEqual([
      ['marsh-hunter', '2e.ally-limits.unpaid'],
      ['hedge-healer', '2e.ally-limits.unpaid'],
    ]);
    expect(names(toMarket({ allies: three, gold: 0 }))).toEqual([]);
  });

  it('2e.ally-limits.unpaid: a Challenge kept as an Ally is owed for and discarded like any other', () => {
    const table = toMarket({ allies: ['masterless-war-hound'], gold: 0 });
    expect(names(table)).toEqual([]);
    expect(table.state.decks.green?.bottom).toEqual(['masterless-war-hound']);
  });

  it('2e.ally-limits.newly-hired: who is hired in this step is first paid for in the next', () => {
    const table = toMarket({ gold: 4 }).draw('healing-draught').play('market/hire card=loyal-hound');
    expect(table.player(0).gold).toBe(1);
    expect(table.legal('upkeep/pay')).toEqual([]);
    const later = toMarket({ allies: ['gravewarden'], gold: 1 });
    expect(later.legal('upkeep/pay')).toEqual(['upkeep/pay ally=gravewarden']);
  });

  it('2e.ally-limits.upkeep: a save in the middle of it opens again, one that is broken does not', () => {
    const { state } = toMarket({ allies: three }).play('upkeep/pay ally=marsh-hunter');
    expect(parseState(serialize(state))).toEqual(state);
    for (const memory of [null, 3, 'all', [1], ['nobody'], []]) {
      const broken = JSON.stringify({ ...state, ext: { 'ally-limits': memory } });
      expect(() => parseState(broken), JSON.stringify(memory)).toThrow(InvalidSaveError);
    }
  });

  it('2e.ally-limits.upkeep: it is owed once for each Ally, and for nothing else', () => {
    const { state } = toMarket({ allies: three });
    const broken = (owed: readonly string[]) =>
      brokenInvariants({ ...structuredClone(state), ext: { 'ally-limits': [...owed] } }).map(
        ({ path, message }) => [path, message],
      );
    const name = 'upkeep is owed once for each Ally';
    expect(broken(three)).toEqual([]);
    // An Ally that has left since is owed for no more, and one that a Challenge becomes is one.
    expect(broken([...three, 'loyal-hound', 'masterless-war-hound'])).toEqual([]);
    expect(broken([...three, 'nobody'])).toEqual([[name, 'upkeep is owed for nobody']]);
    expect(broken([...three, 'full-plate'])).toEqual([[name, 'upkeep is owed for full-plate']]);
    expect(broken([...three, 'marsh-hunter'])).toEqual([[name, 'upkeep is owed for marsh-hunter']]);
  });

  it('2e.ally-limits.upkeep: a save that says something else than a list of cards says where', () => {
    const { state } = toMarket({ allies: three });
    const told = (memory: unknown): string => {
      try {
        parseState(JSON.stringify({ ...state, ext: { 'ally-limits': memory } }));
        return 'opened';
      } catch (error) {
        return error instanceof InvalidSaveError ? error.problems.map(({ path }) => path).join() : 'another';
      }
    };
    expect(told(3)).toBe('ext/ally-limits');
    expect(told([...three, 4])).toBe('ext/ally-limits/3');
  });
});
