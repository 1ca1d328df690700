import { expect, it } from 'vitest';
import { fromScenario, type Scenario, scenarioProblems } from '../../src/scenario/second-edition/index.js';

/* Decks of a described position: what is said of them, and what is not. */

const aboard = (game: Partial<Scenario['game']>): Scenario => ({
  game: { modules: ['island-of-dread'], players: 2, ...game },
});
const captains = (card: string) => ({ 'island-of-dread': { captains: [card] } });

it('an open deck that is described in part keeps its other cards', () => {
  const open = fromScenario(aboard({})).decks.legendary?.top ?? [];
  const [first = '', second = '', ...rest] = open;
  const deck = (said: object) => fromScenario(aboard({ decks: { legendary: said } })).decks.legendary;
  expect(rest).toHaveLength(6);
  expect(deck({ bottom: [second] })).toEqual({ top: [first, ...rest], pool: [], bottom: [second] });
  expect(deck({ top: [second] })).toEqual({ top: [second, first, ...rest], pool: [], bottom: [] });
});

it.each(['top', 'bottom'])('a card at the %s of a deck cannot be with a module, too', (end) => {
  const twice = aboard({
    decks: { captains: { [end]: ['the-grey-gull'] } },
    with: captains('the-grey-gull'),
  });
  expect(scenarioProblems(twice)).toEqual([
    { path: 'game/with/island-of-dread', message: '"the-grey-gull" is at game/decks already.' },
  ]);
});

it('a deck that is neither told by its places nor empty is refused with what belongs there', () => {
  const game = { players: 2, decks: { green: 'emty' } };
  expect(scenarioProblems({ game })).toEqual([
    { path: 'game/decks/green', message: 'the places of its cards, { "top", "bottom" }, or "empty"' },
  ]);
});
