import { describe, expect, it } from 'vitest';
import { type Bot, playGame, randomBot, sensibleBot } from '../../src/bots/second-edition/index.js';
import {
  actionCode,
  apply,
  brokenInvariants,
  createGame,
  hashState,
  InvalidArgumentError,
} from '../../src/index.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { asserted } from '../asserted.js';
import { twentySeeds } from './seeds.js';

const TEN_SECONDS = 10_000;

describe('a game of sensible bots', () => {
  it('characterisation: ends in a victory', { timeout: 3 * TEN_SECONDS }, () => {
    for (const seed of ['a', 'b']) {
      const { outcome, turns, state } = playGame({ players: 3, seed, maxTurns: 150 });
      expect(outcome?.winners).toHaveLength(1);
      expect(['high-lord-margath', 'dragon-runes']).toContain(outcome?.how);
      expect(turns).toBe(state.turn);
      expect(state.outcome).toEqual(outcome);
      expect(brokenInvariants(state)).toEqual([]);
    }
  });

  it('is the game that its actions replay from its options', { timeout: TEN_SECONDS }, () => {
    const options = { players: 2, seed: 'replay' };
    const { actions, state } = playGame({ ...options, maxTurns: 8 });
    expect(hashState(actions.reduce((at, action) => apply(at, action), createGame(options)))).toBe(
      hashState(state),
    );
  });

  it('goes the same way with the same seeds, and another with others', { timeout: TEN_SECONDS }, () => {
    const codes = (seed: string, bot: string) =>
      playGame({ players: 1, seed, bots: [randomBot(bot)], maxTurns: 10 }).actions.map(actionCode);
    expect(codes('x', '1')).toEqual(codes('x', '1'));
    expect(codes('x', '1')).not.toEqual(codes('x', '2'));
    expect(codes('x', '1')).not.toEqual(codes('y', '1'));
  });

  it('stops at its bound, unfinished', () => {
    const { outcome, turns } = playGame({ players: 2, seed: 'short', maxTurns: 3 });
    expect(outcome).toBeNull();
    expect(turns).toBe(7);
  });

  it('learns more than a player at random in fifteen games of twenty, and less in none', {
    timeout: 3 * TEN_SECONDS,
  }, () => {
    const leads = twentySeeds.map((seed) => {
      const { state } = playGame({ players: 2, seed, bots: [sensibleBot(1), randomBot(1)], maxTurns: 10 });
      const learned = state.players.map((p) =>
        Object.values(p.hero.experience).reduce((sum, n) => sum + n, 0),
      );
      return (learned[0] ?? 0) - (learned[1] ?? 0);
    });
    expect(leads.filter((lead) => lead > 0).length).toBeGreaterThanOrEqual(15);
    expect(Math.min(...leads)).toBeGreaterThanOrEqual(0);
  });
});

describe('what a bot is shown', () => {
  it('is a view: never the generator, and nothing a bot does to it reaches the game', () => {
    const fingers = randomBot(3);
    const meddler: Bot = {
      name: 'meddler',
      choose(view, legal, helpers) {
        expect(view.chance.generator).toBeNull();
        expect(() => Object.assign(view.players[0] ?? {}, { gold: 100 })).toThrow(TypeError);
        const choice = fingers.choose(view, legal, helpers);
        helpers.ruleset.simulate(view, { seed: 1 }).apply(choice);
        return choice;
      },
    };
    const played = playGame({ players: 2, seed: 'secret', maxTurns: 4, bots: [meddler, randomBot(4)] });
    const quietly = playGame({ players: 2, seed: 'secret', maxTurns: 4, bots: [randomBot(3), randomBot(4)] });
    expect(hashState(played.state)).toBe(hashState(quietly.state));
  });

  it('is all a sensible bot needs: it decides alike on what came over the wire', () => {
    const ruleset = rulesetOf([]);
    const twins: Bot = {
      name: 'twins',
      choose(view, legal, helpers) {
        expect([Object.isFrozen(view), view.viewer, view.chance.generator]).toEqual([
          true,
          helpers.player,
          null,
        ]);
        const choice = sensibleBot(5).choose(view, legal, helpers);
        const other = JSON.parse(JSON.stringify(view)) as typeof view;
        expect(sensibleBot(5).choose(other, ruleset.legalActions(other), helpers)).toEqual(choice);
        return choice;
      },
    };
    playGame({ players: 3, seed: 'alike', maxTurns: 6, bots: [twins, twins, twins] });
    asserted(180);
  });

  it('has no action of anybody else, and what it is handed cannot be changed', () => {
    const turns: string[] = [];
    const honest = randomBot(7);
    const thief: Bot = {
      name: 'thief',
      choose(view, legal, helpers) {
        for (const action of legal) expect(helpers.ruleset.actorOf(view, action)).toBe(helpers.player);
        expect(() => Object.assign(view.players[helpers.player] as object, { gold: 99 })).toThrow(TypeError);
        const { rules } = helpers.ruleset;
        for (const shared of [
          helpers.ruleset,
          rules,
          rules.content,
          rules.content.cards,
          rules.modules[0],
          rules.actions,
        ])
          expect(Object.isFrozen(shared)).toBe(true);
        turns.push(helpers.decision.kind);
        return honest.choose(view, legal, helpers);
      },
    };
    const { state } = playGame({ players: 2, seed: 'thief', maxTurns: 5, bots: [thief, thief] });
    expect(turns.length).toBeGreaterThan(10);
    expect(state.players.map(({ gold }) => gold)).not.toContain(99);
  });
});

describe('a bot that plays foul', () => {
  it('is named when it chooses what is not legal', () => {
    const cheat: Bot = { name: 'cheat', choose: () => ({ type: 'market/buy', card: 'dragonscale-coat' }) };
    expect(() => playGame({ players: 1, seed: 1, bots: [cheat] })).toThrow(/cheat/);
  });

  it('is named when it takes what is another’s, or answers with nothing', () => {
    // A Weapon each, so that there is something of the other's to throw away.
    const from = fromScenario({
      game: { players: [{ items: ['iron-buckler'] }, { items: ['yew-longbow'] }], seed: 1 },
      given: { turn: { player: 0, step: 'movement' } },
    });
    const others: unknown[] = [
      { type: 'card/discard', player: 1, card: 'yew-longbow' },
      undefined,
      null,
      'move/stay',
      {},
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('mine');
          },
        },
      ),
    ];
    for (const answer of others) {
      const foul: Bot = { name: 'foul', choose: () => answer as never };
      expect(() => playGame({ from, seed: 1, bots: [foul, foul] })).toThrow(
        'The bot foul, player 0, did not choose one of its legal actions at movement/choose.',
      );
    }
  });

  it.each<[string, object]>([
    ['too few bots', { bots: [randomBot(1)] }],
    ['too many bots', { bots: [randomBot(1), randomBot(2), randomBot(3)] }],
    ['no bots', { bots: [] }],
    ['bots that are none', { bots: [randomBot(1), {}] }],
    ['no turns', { maxTurns: 0 }],
    ['turns that are none', { maxTurns: Number.NaN }],
    ['no seed', { seed: undefined }],
    ['no position', { from: 5 }],
  ])('is not even begun with %s', (_what, wrong) => {
    expect(() => playGame({ players: 2, seed: 1, ...wrong })).toThrow(InvalidArgumentError);
  });

  it('is stopped when it goes round in circles', { timeout: TEN_SECONDS }, () => {
    // Puts gold on the table and takes it back for ever, as soon as there is somebody to talk with.
    const fingers = randomBot(9, { weights: { 'hero/negotiate': 100, 'move/stay': 100 } });
    const talker: Bot = {
      name: 'talker',
      choose: (view, legal, helpers) =>
        legal.find(({ type }) => type === 'offer/withdraw-gold') ??
        legal.find(({ type }) => type === 'offer/add-gold') ??
        fingers.choose(view, legal, helpers),
    };
    expect(() => playGame({ players: 2, seed: 4, bots: [talker, talker], maxTurns: 30 })).toThrow(
      /never ends/,
    );
  });
});

describe('a random bot', () => {
  it('throws no card away and walks out of talks', { timeout: TEN_SECONDS }, () => {
    // They begin in one town, and the first of them likes company.
    const bots = [randomBot(1, { weights: { 'hero/negotiate': 100, 'move/stay': 100 } }), randomBot(2)];
    const { actions } = playGame({ players: 2, seed: 'habits', bots, maxTurns: 60 });
    expect(actions.filter(({ type }) => type === 'card/discard')).toEqual([]);
    expect(actions.some(({ type }) => type === 'hero/negotiate')).toBe(true);
  });

  it('takes a weight of 0 for never', () => {
    const bots = [randomBot(1, { weights: { 'move/roll': 0, 'move/rest': 0, 'move/adjacent': 0 } })];
    const { actions } = playGame({ players: 1, seed: 'still', bots, maxTurns: 5 });
    expect(new Set(actions.map(({ type }) => type)).has('move/stay')).toBe(true);
    expect(actions.filter(({ type }) => type.startsWith('move/') && type !== 'move/stay')).toEqual([]);
  });
});
