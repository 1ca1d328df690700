import { describe, expect, it } from 'vitest';
import { type Bot, playGame, randomBot, sensibleBot } from '../../src/bots/index.js';
import { actionCode, apply, brokenInvariants, createGame, hashState, viewFor } from '../../src/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';

const TEN_SECONDS = 10_000;

describe('a game of sensible bots', () => {
  it('ends in a victory', { timeout: 3 * TEN_SECONDS }, () => {
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

  it('beats a table of players at random to it', { timeout: 3 * TEN_SECONDS }, () => {
    const strength = (bots: readonly Bot[]) => {
      const { state } = playGame({ players: 2, seed: 'race', bots, maxTurns: 20 });
      return state.players.map((p) => Object.values(p.hero.experience).reduce((sum, n) => sum + n, 0));
    };
    const [sensible = 0, random = 0] = strength([sensibleBot(1), randomBot(1)]);
    expect(sensible).toBeGreaterThan(random);
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
    const played = playGame({ players: 2, seed: 'secret', maxTurns: 4, bots: [meddler] });
    const quietly = playGame({ players: 2, seed: 'secret', maxTurns: 4, bots: [randomBot(3)] });
    expect(hashState(played.state)).toBe(hashState(quietly.state));
  });

  it('is all a sensible bot needs: it decides alike on a frozen view', () => {
    const ruleset = rulesetOf([]);
    playGame({
      players: 3,
      seed: 'alike',
      maxTurns: 6,
      bots: [
        {
          name: 'twins',
          choose(view, legal, helpers) {
            const before = JSON.stringify(view);
            const choice = sensibleBot(5).choose(view, legal, helpers);
            const frozen = viewFor(structuredClone(view), helpers.player);
            const other = sensibleBot(5).choose(frozen, ruleset.legalActions(frozen), helpers);
            expect(other).toEqual(choice);
            expect(JSON.stringify(view)).toBe(before);
            return choice;
          },
        },
      ],
    });
  });
});

describe('a bot that plays foul', () => {
  it('is named when it chooses what is not legal', () => {
    const cheat: Bot = { name: 'cheat', choose: () => ({ type: 'market/buy', card: 'dragonscale-coat' }) };
    expect(() => playGame({ players: 1, seed: 1, bots: [cheat] })).toThrow(/cheat/);
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
    expect(() => playGame({ players: 2, seed: 4, bots: [talker], maxTurns: 30 })).toThrow(/never ends/);
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
