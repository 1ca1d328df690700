import { describe, expect, it } from 'vitest';
import { type Bot, playGame, randomBot, sensibleBot } from '../../../src/bots/third-edition/index.js';
import {
  actionCode,
  EngineError,
  InvalidArgumentError,
  InvalidOptionsError,
  UnknownRulesetError,
} from '../../../src/kernel/index.js';
import { rulesetOf } from '../../../src/third-edition/bundled.js';
import { asserted } from '../../asserted.js';
import { twentySeeds } from '../seeds.js';

const A_MINUTE = 60_000;
const corpseKing = 'corpse-king';

describe('a game of sensible bots', () => {
  it.each(['ascendance-of-margath', corpseKing])(
    'of %s comes to an end',
    { timeout: A_MINUTE },
    (scenario) => {
      const { outcome, rounds, state } = playGame({ scenario, players: 3, seed: 'a' });
      expect(outcome).not.toBeNull();
      expect(outcome?.winners.length).toBeLessThanOrEqual(1);
      expect(rounds).toBe(state.round);
      expect(state.outcome).toEqual(outcome);
      for (const { gold, damage } of state.players) expect(Math.min(gold, damage)).toBeGreaterThanOrEqual(0);
    },
  );

  it('is the game that its actions replay from its options', { timeout: A_MINUTE }, () => {
    const { actions, state } = playGame({ scenario: corpseKing, players: 2, seed: 'replay', maxRounds: 5 });
    const ruleset = rulesetOf(corpseKing);
    const start = ruleset.createGame({
      edition: 'third-edition',
      scenario: corpseKing,
      players: 2,
      seed: 'replay',
    });
    expect(actions.reduce((at, action) => ruleset.apply(at, action), start)).toEqual(state);
  });

  it('stops at its bound, unfinished', () => {
    const { outcome, rounds } = playGame({ scenario: corpseKing, players: 2, seed: 'short', maxRounds: 2 });
    expect(outcome).toBeNull();
    expect(rounds).toBe(2);
  });

  it('brings its heroes further than players at random in fifteen games of twenty, and less far in none', {
    timeout: A_MINUTE,
  }, () => {
    const strength = (seed: string, bots: readonly Bot[]): number => {
      const { state } = playGame({ scenario: corpseKing, players: 2, seed, bots, maxRounds: 5 });
      return state.players.reduce((sum, p) => sum + 2 * p.skills.length + p.assets.length + p.story, 0);
    };
    const leads = twentySeeds.map(
      (seed) =>
        strength(seed, [sensibleBot(1), sensibleBot(2)]) - strength(seed, [randomBot(1), randomBot(2)]),
    );
    expect(leads.filter((lead) => lead > 0).length).toBeGreaterThanOrEqual(15);
    expect(Math.min(...leads)).toBeGreaterThanOrEqual(0);
  });
});

describe('a game of players at random', () => {
  it.each(['ascendance-of-margath', corpseKing])(
    'of %s comes to an end',
    { timeout: A_MINUTE },
    (scenario) => {
      const bots = [randomBot(1), randomBot(2), randomBot(3), randomBot(4)];
      expect(playGame({ scenario, players: 4, seed: 'chance', bots }).outcome).not.toBeNull();
    },
  );

  it('goes the same way with the same seeds, and another with others', () => {
    const codes = (seed: string, bot: string) =>
      playGame({
        scenario: corpseKing,
        players: 2,
        seed,
        bots: [randomBot(bot), randomBot(2)],
        maxRounds: 3,
      }).actions.map(actionCode);
    expect(codes('x', '1')).toEqual(codes('x', '1'));
    expect(codes('x', '1')).not.toEqual(codes('x', '3'));
    expect(codes('x', '1')).not.toEqual(codes('y', '1'));
  });
});

describe('what a bot is shown', () => {
  it('is a view, without the hands of others and without the generator', { timeout: A_MINUTE }, () => {
    const sensible = sensibleBot(5);
    const watcher: Bot = {
      name: 'watcher',
      choose(view, legal, helpers) {
        expect([view.viewer, view.chance.generator, Object.isFrozen(view)]).toEqual([
          helpers.player,
          null,
          true,
        ]);
        for (const [player, { hand, secret }] of view.players.entries())
          if (player !== helpers.player && view.frames.at(-1)?.kind === 'turn')
            expect([...hand, ...secret.combat].filter((card) => card !== '')).toEqual([]);
        return sensible.choose(view, legal, helpers);
      },
    };
    playGame({ scenario: corpseKing, players: 2, seed: 'seen', bots: [watcher, watcher], maxRounds: 5 });
    asserted(70);
  });

  it('is all a sensible bot needs: equal views, equal choices', { timeout: A_MINUTE }, () => {
    const ruleset = rulesetOf(corpseKing);
    const twins: Bot = {
      name: 'twins',
      choose(view, legal, helpers) {
        const choice = sensibleBot(5).choose(view, legal, helpers);
        const other = JSON.parse(JSON.stringify(view)) as typeof view;
        expect(sensibleBot(5).choose(other, ruleset.legalActions(other), helpers)).toEqual(choice);
        return choice;
      },
    };
    playGame({ scenario: corpseKing, players: 2, seed: 'alike', maxRounds: 4, bots: [twins, twins] });
    asserted(80);
  });
});

describe('a bot that plays foul', () => {
  it('is named when it chooses what is not legal', () => {
    const cheat: Bot = { name: 'cheat', choose: () => ({ type: 'shop/buy', card: 'valorous-blade' }) };
    expect(() => playGame({ scenario: corpseKing, players: 2, seed: 1, bots: [cheat, cheat] })).toThrow(
      /The bot cheat, player [01], did not choose one of its legal actions/,
    );
  });

  it('is stopped when it goes round in circles', { timeout: A_MINUTE }, () => {
    // Puts gold on the table and takes it back for ever, as soon as there is somebody to exchange with.
    const walker = randomBot(9, { weights: { 'move/step': 0, 'move/roll': 0 } });
    const talker: Bot = {
      name: 'talker',
      choose: (view, legal, helpers) =>
        legal.find(({ type }) => type === 'exchange/propose') ??
        legal.find(({ type }) => type === 'exchange/gold') ??
        legal.find(({ type, ...rest }) => type === 'setup/place' && Object.values(rest).includes(meeting)) ??
        walker.choose(view, legal, helpers),
    };
    const { board } = rulesetOf(corpseKing).rules.content;
    const meeting = board.places.find(({ kind }) => kind === 'stronghold')?.hex ?? '';
    const players = [{ hero: 'corbin' }, { hero: 'lord-hawthorne' }];
    expect(() =>
      playGame({ scenario: corpseKing, players, seed: 4, bots: [talker, talker], maxRounds: 3 }),
    ).toThrow(EngineError);
  });

  it.each<[string, object]>([
    ['too few bots', { bots: [randomBot(1)] }],
    ['bots that are none', { bots: [randomBot(1), {}] }],
    ['no rounds', { maxRounds: 0 }],
    ['no seed', { seed: undefined }],
  ])('is not even begun with %s', (_what, wrong) => {
    expect(() => playGame({ scenario: corpseKing, players: 2, seed: 1, ...wrong })).toThrow(
      InvalidArgumentError,
    );
  });

  it('is not begun without a scenario, nor with five players', () => {
    expect(() => playGame({ scenario: 'tamalir', players: 2, seed: 1 })).toThrow(UnknownRulesetError);
    expect(() => playGame({ scenario: corpseKing, players: 5, seed: 1 })).toThrow(InvalidOptionsError);
  });
});
