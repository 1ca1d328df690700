import { describe, expect, it } from 'vitest';
import { runVector, type Vector } from '../../src/conformance/index.js';
import * as root from '../../src/index.js';
import type { Frame, FrameRef } from '../../src/kernel/index.js';
import { forbid, override } from '../../src/kernel/index.js';
import { fromScenario } from '../../src/scenario/third-edition/index.js';
import * as ofSecond from '../../src/second-edition/entries/edition.js';
import { allyLimit, defineModule as ofSecondEdition } from '../../src/second-edition/rules.js';
import * as third from '../../src/third-edition/entries/edition.js';
import { saveChecks } from '../../src/third-edition/entries/saves.js';
import {
  action,
  cachedByPlayer,
  decide,
  defineModule,
  gainGold,
  goldGained,
  priceOf,
  steps,
  type ThirdEditionModule,
  type TurnFrame,
  turn,
  wrapAuto,
  wrapDecide,
} from '../../src/third-edition/rules.js';

/* Modules of Third Edition from outside, beside a scenario: what they change, and those that are refused. */

const scenario = 'corpse-king';
const edition = 'third-edition' as const;
const compose = (...modules: ThirdEditionModule[]) => root.composeRuleset({ edition, scenario, modules });

const dearMarkets = defineModule({
  id: 'dear-markets',
  title: 'Dear Markets',
  edition,
  rules: [{ id: 'house.dear-markets.price', text: 'Every asset costs 1 gold more.' }],
  overrides: [override(priceOf, (next) => (g, player, card) => next(g, player, card) + 1)],
});

const inMarket = {
  game: {
    scenario,
    modules: ['dear-markets'],
    players: [{ hero: 'corbin', hex: 'tamalir', gold: 9 }, { hero: 'lyssa' }],
    markets: { tamalir: ['humming-blade'] },
    seed: 1,
  },
  given: { turn: { player: 0, step: 'act' } },
} as const;

describe('a misspelt part', () => {
  it('of a setting is refused, and so is one beside modules', () => {
    const setting = { edition, scenario };
    expect(() => root.composeRuleset({ ...setting, moduls: [] } as never)).toThrow(
      /moduls: There is no such option/,
    );
    expect(() => third.composeRuleset('corpse-king', { save: true } as never)).toThrow(
      /save: There is no such option/,
    );
    expect(() => ofSecond.composeRuleset([], { modules: [] } as never)).toThrow(
      /modules: There is no such option/,
    );
  });
});

describe('a module beside a scenario', () => {
  it('overrides a query', () => {
    const goldAfter = (ruleset: ReturnType<typeof compose>) => {
      let state = fromScenario(inMarket as never, ruleset);
      for (const code of ['shop/begin', 'shop/buy card=humming-blade'])
        state = ruleset.apply(state, ruleset.parseActionCode(code, state));
      return state.players[0]?.gold ?? 0;
    };
    expect(goldAfter(compose()) - goldAfter(compose(dearMarkets))).toBe(1);
  });

  it('adds a frame with a decision, which saves keep', () => {
    interface TollFrame extends Frame {
      kind: 'gate';
      player: number;
    }
    const gate: FrameRef<TollFrame> = { kind: 'gate' };
    const rule = 'house.gate.open';
    const open = action<TollFrame>()('gate/open', {
      moment: rule,
      run(g, f) {
        gainGold(g, f.player, 2, rule);
        g.next(f);
      },
    });
    const gates = defineModule({
      id: 'gate',
      title: 'Gate',
      edition,
      rules: [{ id: rule, text: 'Each turn begins at a gate with two gold.' }],
      cites: [{ event: goldGained, rules: [rule] }],
      frames: [
        {
          ...steps(
            gate,
            decide('ask', { rule, role: null, actor: (_g, f) => f.player, offers: () => [open] }),
          ),
          problemsOf: () => [],
          places: [{ on: turn, after: ['start'], shared: ['player'] }],
        },
      ],
      calls: [],
      steps: [
        wrapAuto(turn, 'start', (next) => (g, f) => {
          next(g, f);
          g.call(gate, { player: f.player });
        }),
      ],
    });
    const ruleset = compose(gates);
    const state = fromScenario({ game: { scenario, players: 2 } }, ruleset);
    expect(ruleset.decision(state)).toMatchObject({ kind: 'gate/ask', actor: 0, rule });
    expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
    const moved = { ...state, frames: [...state.frames.slice(0, -2), state.frames.at(-1)] };
    expect(() => ruleset.parseState(JSON.stringify(moved))).toThrow(root.InvalidSaveError);
    const after = ruleset.apply(state, ruleset.parseActionCode('gate/open', state));
    expect(Number(after.players[0]?.gold) - Number(state.players[0]?.gold)).toBe(2);
    expect(ruleset.decision(after)?.kind).toBe('turn/act');
  });

  it('wraps a decision, refuses an action, and caches an answer', () => {
    let asked = 0;
    const rich = cachedByPlayer((g, player) => {
      asked++;
      return { rich: Number(g.state.players[player]?.gold) > 0 };
    });
    const rule = 'house.hurry.no-rest';
    const hurry = defineModule({
      id: 'hurry',
      title: 'Hurry',
      edition,
      rules: [{ id: rule, text: 'The rich do not rest.' }],
      steps: [
        wrapDecide(turn, 'act', (step) => ({ offers: step.offers.filter(({ type }) => type !== 'train') })),
      ],
      refusals: [
        { action: 'rest', refuse: (g, f: TurnFrame) => (rich(g, f.player).rich ? forbid(rule) : null) },
      ],
    });
    const ruleset = compose(hurry);
    const state = fromScenario(
      { game: { scenario, players: [{ gold: 3 }, {}] }, given: { turn: { player: 0, step: 'act' } } },
      ruleset,
    );
    expect(ruleset.explain(state, { type: 'rest' }).rules[0]?.id).toBe(rule);
    expect(ruleset.explain(state, { type: 'train' }).legal).toBe(false);
    expect(asked).toBeGreaterThan(0);
  });

  it('is named by states, options and vectors; the public functions say that they lack it', () => {
    const ruleset = compose(dearMarkets);
    const options = { scenario, players: 2, seed: 1, modules: ['dear-markets'] };
    const state = ruleset.createGame(options);
    expect(state.modules).toEqual([scenario, 'dear-markets']);
    expect(ruleset.createGame({ scenario, players: 2, seed: 1 })).toEqual(state);
    expect(() => ruleset.createGame({ ...options, modules: ['others'] })).toThrow('dear-markets');
    for (const { legalActions } of [root, third])
      expect(() => legalActions(state as never)).toThrow('no module "dear-markets"');
    expect(() => fromScenario(inMarket as never)).toThrow('no module "dear-markets"');
    const light = third.composeRuleset(scenario, { modules: [dearMarkets], saves: saveChecks });
    expect(light.parseState(light.serialize(state))).toEqual(state);

    const vector = {
      id: 'house.dear-markets.price/one-more',
      title: 'One gold more',
      rules: ['house.dear-markets.price'],
      game: { edition, ...inMarket.game, players: [{ ...inMarket.game.players[0], gold: 1 }, {}] },
      given: inMarket.given,
      steps: [{ expect: { state: { '/players/0/gold': 1 } } }],
    } as unknown as Vector;
    expect(runVector(vector, { modules: [dearMarkets] })).toMatchObject({ status: 'pass' });
    expect(runVector(vector, { ruleset })).toMatchObject({ status: 'pass' });
    expect(runVector(vector)).toMatchObject({ status: 'fail', problems: [{ path: 'game/modules/0' }] });
    expect(runVector({ ...vector, foreign: ['dear-markets'] })).toMatchObject({ status: 'not-applicable' });
  });

  it('may be a scenario of its author, with its content', () => {
    const walk = defineModule({ id: 'a-walk', title: 'A Walk', edition });
    const ruleset = third.composeRuleset(walk, { modules: [dearMarkets] });
    expect(ruleset.createGame({ scenario: 'a-walk', players: 2, seed: 1 }).modules).toEqual([
      'a-walk',
      'dear-markets',
    ]);
  });

  it('brings cards, which packs of a player replace', () => {
    const { cards } = third.rulesetOf(scenario).rules.content;
    const bow = { ...cards['humming-blade'], cost: 7 } as third.AssetCard;
    const bowyers = defineModule({
      id: 'bowyers',
      title: 'Bowyers',
      edition,
      content: { id: 'bowyers', name: 'Bowyers', assets: [bow] },
    });
    const costIn = (parts: Parameters<typeof third.composeRuleset>[1]) =>
      (third.composeRuleset(scenario, parts).rules.content.cards['humming-blade'] as third.AssetCard).cost;
    const packs = [{ id: 'mine', name: 'Mine', assets: [{ ...bow, cost: 8 }] }];
    expect([costIn({ modules: [bowyers] }), costIn({ modules: [bowyers], packs })]).toEqual([7, 8]);
    const rivals = { ...bowyers, id: 'rivals', content: packs[0] } as ThirdEditionModule;
    expect(() => costIn({ modules: [bowyers, rivals] })).toThrow('both bring the card humming-blade');
  });

  it('limits the number of players', () => {
    const pairs = defineModule({
      id: 'pairs',
      title: 'Pairs',
      edition,
      seats: { atLeast: 2, atMost: 2, rule: 'house.pairs.two' },
      rules: [{ id: 'house.pairs.two', text: 'It is for two.' }],
    });
    expect(() => compose(pairs).createGame({ scenario, players: 3, seed: 1 })).toThrow('pairs is for 2 to 2');
    expect(() => fromScenario({ game: { scenario, players: 3 } }, compose(pairs))).toThrow('pairs is for 2');
  });
});

describe('a module is refused', () => {
  const plain = (more: object): ThirdEditionModule =>
    ({ id: 'plain', title: 'Plain', edition, ...more }) as ThirdEditionModule;
  const others = third.rulesetOf('ascendance-of-margath').rules.modules[1] as ThirdEditionModule;

  it.each<[string, unknown[], string]>([
    [
      'that overrides no hook',
      [plain({ overrides: [{ hook: () => null, wrap: () => null }] })],
      'is no hook',
    ],
    [
      'that overrides a hook of Second Edition',
      [plain({ overrides: [override(allyLimit, (next) => next)] })],
      'a hook of second-edition, and these are the rules of third-edition',
    ],
    ['whose id is used twice', [plain({}), plain({})], 'plain is named twice'],
    ['of Second Edition', [ofSecondEdition({ id: 'inns', title: 'Inns' })], 'it has no edition'],
    ['of another edition', [plain({ edition: 'first-edition' })], 'plain is for first-edition'],
    ['that is a second scenario', [others], 'exactly one scenario'],
    ['with the id of a scenario', [plain({ id: 'ascendance-of-margath' })], 'give yours another id'],
    ['with the id of the edition', [plain({ id: edition })], 'is named twice'],
    ['that requires another', [plain({ requires: ['nobody'] })], 'needs nobody'],
    ['that is nothing', [null], 'A module is an object with an id'],
    ['with a pack that is none', [plain({ content: { id: 7 } })], 'modules/plain/content'],
  ])('%s', (_, modules, said) => {
    expect(() => third.composeRuleset(scenario, { modules: modules as never })).toThrow(said);
    expect(() => root.composeRuleset({ edition, scenario, modules: modules as never })).toThrow(said);
  });

  it('in Second Edition if it is of Third Edition', () => {
    expect(() => root.composeRuleset([dearMarkets as never])).toThrow('dear-markets is for third-edition');
    const wrong = ofSecondEdition({
      id: 'wrong',
      title: 'Wrong',
      overrides: [override(priceOf, (next) => next)],
    });
    expect(() => root.composeRuleset([wrong])).toThrow('a hook of third-edition');
  });

  it('if modules are no list', () => {
    expect(() => third.composeRuleset(scenario, { modules: {} as never })).toThrow('Modules are a list');
  });

  it('as a scenario that requires a module', () => {
    const walk = plain({ id: 'a-walk', requires: ['plain'] });
    expect(() => third.composeRuleset(walk, { modules: [plain({})] })).toThrow('composed before all other');
  });
});
