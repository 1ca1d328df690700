import { describe, expect, it } from 'vitest';
import { answer, InvalidQuestionError, linkOf, questionOfView, readQuestion } from '../../src/desk/index.js';
import {
  apply,
  createGame,
  InvalidArgumentError,
  InvalidSaveError,
  legalActions,
  simulate,
  viewFor,
} from '../../src/index.js';

/* A question about a view: what the player cannot see is in no link. */

/** Some actions of a game of Third Edition, so that there are hands, trophies and combats. */
function tableAfter(actions: number, seed: number) {
  let game = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 3, seed });
  for (let at = 0; at < actions; at++) {
    const legal = legalActions(game);
    const action = legal[(at * 7) % legal.length];
    if (action) game = apply(game, action);
  }
  return game;
}

const tables = [40, 90, 160, 240].map((actions) => tableAfter(actions, actions));

describe('a question of a view', () => {
  it('is the same for all tables that look the same to the player: no hidden card is in its link', async () => {
    let hidden = 0;
    for (const game of tables)
      for (const viewer of [null, 0, 1, 2]) {
        const view = viewFor(game, viewer);
        const link = await linkOf(questionOfView(view));
        for (const seed of ['a', 'b']) {
          const other = simulate(view, { seed, chance: 'asked' }).snapshot();
          const hands = (table: typeof game) => JSON.stringify(table.players.map(({ hand }) => hand));
          if (hands(other as typeof game) !== hands(game)) hidden += 1;
          expect(await linkOf(questionOfView(viewFor(other as typeof game, viewer)))).toBe(link);
        }
      }
    // The tables did differ in what is hidden.
    expect(hidden).toBeGreaterThan(20);
  });

  it('shows the player the same table, says whose it is, and asks chance', () => {
    for (const game of tables)
      for (const viewer of [null, 0, 1, 2]) {
        const view = viewFor(game, viewer);
        const question = questionOfView(JSON.parse(JSON.stringify(view)));
        expect(question.viewer).toBe(viewer);
        const { ruleset, moments, problems } = answer(question);
        expect(problems).toEqual([]);
        const state = moments[0]?.state;
        expect(state?.chance.mode).toBe('manual');
        const { chance: _, ...seen } = JSON.parse(JSON.stringify(ruleset?.viewFor(state as never, viewer)));
        const { chance: __, ...was } = JSON.parse(JSON.stringify(view));
        expect(seen).toEqual(was);
      }
  });

  it('asks about an action in both editions, with a title', () => {
    const game = createGame({ players: 2, seed: 'tamalir', modules: ['doom-track'] });
    const question = questionOfView(viewFor(game, 1), {
      title: 'May one be done before one begins?',
      may: { action: { type: 'market/done' }, actor: 0 },
    });
    expect(question.title).toBe('May one be done before one begins?');
    expect(answer(question).ruling?.legal).toBe(false);
    expect(readQuestion(question)).toEqual(question);
  });

  it('is refused for what is no view', () => {
    const game = createGame({ players: 2, seed: 1 });
    expect(() => questionOfView(game)).toThrow(InvalidArgumentError);
    expect(() => questionOfView(null as never)).toThrow(InvalidArgumentError);
    expect(() => questionOfView({ ...viewFor(game, 0), players: [] })).toThrow(InvalidSaveError);
    expect(() => questionOfView(viewFor(game, 0), { title: 'x'.repeat(301) })).toThrow(InvalidQuestionError);
    expect(() => readQuestion({ version: 1, create: { players: 2 }, viewer: 0 })).toThrow(
      /"viewer" belongs to "save"/,
    );
  });
});
