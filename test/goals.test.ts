import { bundledModules, createGame, inspect, isRuleId, type SecondEditionModuleId } from 'runebound-engine';
import { fromScenario } from 'runebound-engine/scenario';
import { scenarioIds } from 'runebound-engine/third-edition';
import { words as wordsOfThird } from 'runebound-engine/third-edition/words';
import { german as germanOfThird } from 'runebound-engine/third-edition/words/german';
import { words } from 'runebound-engine/words';
import { german } from 'runebound-engine/words/german';
import { describe, expect, it } from 'vitest';

const ids = Object.values(bundledModules).map(({ id }) => id);
const withNeeded = (id: string): SecondEditionModuleId[] => {
  const { requires = [] } = Object.values(bundledModules).find((one) => one.id === id) ?? {};
  return [...requires, id] as SecondEditionModuleId[];
};
const toldIn = (modules: SecondEditionModuleId[], players = 2): string[] => {
  const game = createGame({ players, seed: 1, modules });
  return inspect(game).goals.map(words(game).goal);
};

describe('the goals of a game', () => {
  it('are three Dragon Runes or Margath in the base game (2e.game.win-runes, 2e.game.win-margath)', () => {
    const game = createGame({ players: 2, seed: 1 });
    const { goals } = inspect(game);
    expect(goals.map(words(game).goal)).toEqual(['Own 3 Dragon Runes', 'Defeat High Lord Margath']);
    expect(goals.map(({ rule }) => rule)).toEqual(['2e.game.win-runes', '2e.game.win-margath']);
    expect(goals[0]).toMatchObject({ wins: 'one', need: 3, have: [0, 0] });
  });

  it('count the Dragon Runes of each player', () => {
    const game = fromScenario({
      game: { players: [{ hero: 'mordrog', kept: ['ysharra-lady-of-embers'] }, {}] },
    });
    expect(inspect(game).goals[0]).toMatchObject({ how: 'dragon-runes', have: [1, 0] });
  });

  it('are red Challenges in the Endgame (2e.endgame.win-three-red, 2e.endgame.win-margath)', () => {
    const game = fromScenario({
      game: {
        modules: ['doom-track'],
        players: [{ hero: 'mordrog', kept: ['ysharra-lady-of-embers'] }, {}],
        with: { 'doom-track': { counters: 8, track: [], endgame: { order: [0, 1] } } },
      },
    });
    const { goals } = inspect(game);
    expect(goals.map(words(game).goal)).toEqual(['Win 3 red Challenges', 'Defeat High Lord Margath']);
    expect(goals[0]).toMatchObject({ need: 3, have: [1, 0], rule: '2e.endgame.win-three-red' });
    expect(goals[1]?.rule).toBe('2e.endgame.win-margath');
  });

  it.each([
    [['island-of-dread'], 2, ['Defeat Assif Shib-Sa']],
    [['seven-scions'], 2, ['Defeat the most Stormlords']],
    [['seven-scions'], 1, ['Defeat the Stormlord', 'The Stormlord knocks the only Hero out']],
    [
      ['seven-scions', 'seven-scions-cooperative'],
      2,
      ['Defeat every Stormlord together', 'The Stormlords knock every Hero out'],
    ],
    [['cataclysm'], 2, ['Free a town and gain 13 victory points']],
  ] as [SecondEditionModuleId[], number, string[]][])(
    'of %s for %i (iod.victory.first-wins, va50.endgame.winner, va50.endgame.solo, va50.coop.win, va51.winning.condition)',
    (modules, players, told) => expect(toldIn(modules, players)).toEqual(told),
  );

  it.each(scenarioIds)(
    'of %s say how all lose (3e.end.win, 3e.margath.loss, 3e.corpse-king.loss)',
    (scenario) => {
      const game = createGame({ edition: 'third-edition', scenario, players: 2, seed: 1 });
      const { goals } = inspect(game);
      expect(goals.map(({ wins }) => wins)).toEqual(['one', 'nobody', 'nobody']);
      expect(goals.map(wordsOfThird(game).goal)).toEqual(
        scenario === 'corpse-king'
          ? ['Defeat Vorakesh', 'Every hero is eliminated', 'Act 2 ends, and Vorakesh stands']
          : ['Defeat High Lord Margath', 'Every hero is eliminated', 'Margath enters Tamalir'],
      );
    },
  );

  it.each(ids)('of %s cite rules and have words, in German too; so has what the module is', (id) => {
    const game = createGame({ players: 2, seed: 1, modules: withNeeded(id) });
    for (const said of [words(game), words(game, { catalogues: [german] })]) {
      for (const goal of inspect(game).goals) {
        expect(isRuleId(goal.rule)).toBe(true);
        expect(said.goal(goal)).toMatch(/^\p{Lu}?.+ /u);
      }
      const about = said.message(`module.${id}.about`);
      expect(about.match(/[.;:]/g)?.length).toBeGreaterThan(1);
    }
    expect(words(game, { catalogues: [german] }).message(`module.${id}.about`)).not.toBe(
      words(game).message(`module.${id}.about`),
    );
  });

  it.each(scenarioIds)('what %s is, in both languages', (scenario) => {
    const game = createGame({ edition: 'third-edition', scenario, players: 2, seed: 1 });
    const key = `module.${scenario}.about`;
    const told = [wordsOfThird(game), wordsOfThird(game, { catalogues: [germanOfThird] })].map((said) =>
      said.message(key),
    );
    expect(new Set([...told, key]).size).toBe(3);
  });

  it('refuse what is no goal', () => {
    const game = createGame({ players: 1, seed: 1 });
    expect(() => words(game).goal({} as never)).toThrow('A goal is one of');
  });
});
