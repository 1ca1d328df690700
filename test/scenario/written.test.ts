import { describe, expect, it } from 'vitest';
import { runVector, type Vector } from '../../src/conformance/index.js';
import { scenarioProblems } from '../../src/scenario/second-edition/index.js';
import { scenarioProblems as problemsOfThird } from '../../src/scenario/third-edition/index.js';

/* Whoever describes a position has never seen a state: what is wrong is told where the description says it, with the rule. */

const two = [{ hero: 'mordrog', space: 'h0106' }, { hero: 'corbin-axebearer' }];
const said = (game: object, given?: object): readonly string[] =>
  scenarioProblems({ game: { players: two, ...game }, ...(given ? { given } : {}) }).map(
    ({ path, rule }) => `${path} ${rule ?? ''}`,
  );
const messages = (game: object): readonly string[] =>
  scenarioProblems({ game: { players: two, ...game } }).map(({ path, message }) => `${path}: ${message}`);

describe('what is wrong with a state is reported where the description says it', () => {
  it('a part of a combat', () => {
    const removed = [
      'hail-out-of-a-clear-sky',
      'doors-nailed-shut',
      'the-road-unrolled',
      'what-the-lightning-wrote',
      'the-sky-sits-down',
      'voices-in-the-thunder',
    ];
    const stormlords = ['ushkavar-the-first-thunder', 'the-hollow-admiral'];
    const endgame = { order: [0, 1] };
    const game = { modules: ['seven-scions'], removed, with: { 'seven-scions': { stormlords, endgame } } };
    const fought = { hero: 0, challenge: 'ushkavar-the-first-thunder', phase: 'melee' };
    expect(said(game, { combat: { ...fought, from: 'card' } })).toEqual([]);
    for (const problem of said(game, { combat: { ...fought, from: 'track' } }))
      expect(problem).toMatch(/^given\/combat\//);
    for (const { path, message } of scenarioProblems({
      game: { players: two, ...game },
      given: { combat: { ...fought, from: 'deck' } },
    } as never))
      expect(`${path} ${message}`).not.toContain('frames');
  });

  it.each([
    [
      'more counters than there are',
      { pile: { green: 22 } },
      'game/pile/green 2e.components.adventure-counters',
    ],
    [
      'more than one player can have',
      { players: [{ counters: { green: 40 } }] },
      'game/pile/green 2e.components.adventure-counters',
    ],
    [
      'three Weapons',
      { players: [{ items: ['yew-longbow', 'hunting-spear', 'vynelvale-longsword'] }] },
      'game/players/0/items 2e.limits.weapons',
    ],
    [
      'four Life counters',
      { players: [{ experience: { life: 4 } }] },
      'game/players/0/experience/life 2e.experience.life-max-three',
    ],
    [
      'gold on a card that is not in play',
      { hoards: { 'ash-drake': { gold: 3 } } },
      'game/hoards/ash-drake faq.discard.takes-all',
    ],
    [
      'a Captain on shore',
      {
        modules: ['island-of-dread'],
        players: [{ space: 'h0607' }, {}],
        with: { 'island-of-dread': { captains: ['the-iron-tide'] } },
      },
      'game/players/0 iod.hire.leave-without-voyage',
    ],
    [
      'more doom counters than open the Endgame',
      { modules: ['doom-track'], with: { 'doom-track': { endgame: { order: [0, 1] } } } },
      'game/with/doom-track 2e.doom-track.last-space',
    ],
  ])('%s', (_what, game, problem) => {
    expect(said(game)).toEqual([problem]);
  });

  it('in Third Edition, too', () => {
    const third = (game: object) =>
      problemsOfThird({ game: { scenario: 'corpse-king', players: 2, ...game } }).map(
        ({ path, rule }) => `${path} ${rule ?? ''}`,
      );
    const four = ['knotted-cudgel', 'chain-mail', 'pack', 'winged-boots'];
    expect(third({ markets: { tamalir: four } })).toEqual(['game/markets/tamalir 3e.shop.three-left']);
    expect(third({ time: { act: 2 }, players: [{}, { gold: 1, out: true }] })[0]).toMatch(
      /^game\/players\/1/,
    );
  });
});

describe('a name of nothing is reported with the names that there are', () => {
  const towns = 'vynelvale, riverwatch, dawnsmoor, tamalir, greyhaven, nerekhal, forge, frostgate';
  it.each([
    [
      'a town',
      { stacks: { Forge: [] } },
      `game/stacks/Forge: There is no town "Forge". Did you mean "forge"? There are ${towns}.`,
    ],
    [
      'a space',
      { counters: { Tamalri: [] } },
      `game/counters/Tamalri: There is no space or town "Tamalri". Did you mean "tamalir"? There are ${towns}.`,
    ],
    [
      'a deck',
      { decks: { Market: { top: [] } } },
      'game/decks/Market: There is no deck "Market". Did you mean "market"? There are green, yellow, blue, red, market.',
    ],
    [
      'a card',
      { hoards: { 'Ash Drake': { gold: 1 } } },
      'game/hoards/Ash Drake: There is no card "Ash Drake". Did you mean "ash-drake"?',
    ],
    [
      'a module',
      { modules: ['doom-track'], with: { Doom: {} } },
      'game/with/Doom: No module in force here lays out "Doom". Those that lay something out are doom-track.',
    ],
  ])('%s', (_what, game, message) => {
    expect(messages(game)).toEqual([message]);
  });

  it('also in a vector, where there is no such pointer', () => {
    const vector = {
      id: '2e.turn.steps/x',
      title: 'x',
      rules: ['2e.turn.steps'],
      game: { players: 1 },
      steps: [{ expect: { state: { 'players/0/gold': 3 } } }],
    };
    const verdict = runVector(vector as unknown as Vector);
    expect(verdict).toMatchObject({
      status: 'fail',
      problems: [
        { message: expect.stringContaining('"players/0/gold" cannot be a key here: a JSON Pointer') },
      ],
    });
  });
});
