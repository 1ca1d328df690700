import { apply, createGame, legalActions } from 'runebound-engine';
import { type DrawnFigure, drawingOf, picture } from 'runebound-engine/picture';
import { scenarioIds } from 'runebound-engine/third-edition';
import { picture as pictureOfThird } from 'runebound-engine/third-edition/picture';
import { words as wordsOfThird } from 'runebound-engine/third-edition/words';
import { german as germanOfThird } from 'runebound-engine/third-edition/words/german';
import { words } from 'runebound-engine/words';
import { german } from 'runebound-engine/words/german';
import { describe, expect, it } from 'vitest';
import { rulesetFor } from '../../src/index.js';

/* Pictures in the words of another language: names, boxes and legends are others, and nothing else. */

const textsIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/<(?:text|title)[^>]*>([^<]*)</g)].map(([, text = '']) => text);

/** Words that only English has. */
const english =
  /\b(?:the|of|is|with|none|not|on it|and|by|moves|rests|turn|heroes|markets|left|track|forest|round|health|skills|board)\b/i;

/** Each text that has a word is another than in English, and has no English word. */
function expectGerman(printed: string, said: string): void {
  const same = new Set(textsIn(printed));
  const texts = textsIn(said);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => english.test(text))).toEqual([]);
  expect(texts.filter((text) => same.has(text) && /^[a-z ]{3,}$/.test(text))).toEqual([]);
}

describe('a picture with words', () => {
  const game = createGame({ players: 2, seed: 'tamalir', modules: ['island-of-dread'] });
  const said = words(game, { catalogues: [german] });

  it('names towns, regions, anchors, islands, the sea, cards and the board in them', () => {
    const texts = textsIn(picture(game, { words: said }));
    for (const name of ['Letztlicht', 'Evenporwald', 'Dallaker Barre', 'Granatinsel', 'Tränenlauf'])
      expect(texts).toContain(name);
    expect(texts).toContain('Torue Albes und die Cerridorsee');
    for (const name of ['Lastlight', 'Evenpor Wood', 'Dallak Bar', 'Garnet Island', 'Weeping Reach'])
      expect(texts).not.toContain(name);
    expect(drawingOf(rulesetFor(game), game, { words: said }).title).toBe('Torue Albes und die Cerridorsee');
  });

  it('is the printed one in English, and before and after others were drawn', () => {
    const printed = picture(game);
    expect(picture(game, { words: said })).not.toBe(printed);
    expect(picture(game, { words: words(game) })).toBe(printed);
    expect(picture(game)).toBe(printed);
  });

  it('has figures and places where they were', () => {
    const at = ({ at, center, player }: DrawnFigure) => ({ at, center, player });
    const [one, other] = [{}, { words: said }].map((options) => drawingOf(rulesetFor(game), game, options));
    expect(other?.figures.map(at)).toEqual(one?.figures.map(at));
    expect(other?.places).toEqual(one?.places);
  });

  it('takes no words that cannot speak', () => {
    expect(() => picture(game, { words: {} as never })).toThrow('The words of a picture are those of a game');
    const third = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 });
    for (const said of [7, {}]) {
      const words = { message: () => said as never };
      expect(() => picture(game, { words })).toThrow('The words of a picture give no text for');
      expect(() => pictureOfThird(third, { words })).toThrow('The words of a picture give no text for');
    }
  });

  it('draws a text of words as text', () => {
    const svg = picture(game, { words: { message: () => '<script>"&' } });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;');
  });

  it.each([
    'doom-track',
    'seven-scions',
    'island-of-dread',
    'cataclysm',
    'rituals-and-runes',
    'weapons-of-legend',
  ] as const)('says boxes and legend in German with %s, and no text in English', (module) => {
    let played = createGame({ players: 3, seed: 'box', modules: [module] });
    for (let step = 0; step < 60; step++) {
      const [first] = legalActions(played);
      if (first) played = apply(played, first);
    }
    const said = words(played, { catalogues: [german] });
    expectGerman(picture(played), picture(played, { words: said, text: said.text }));
  });

  it.each(scenarioIds)('says boxes and legend of Third Edition in German: %s', (scenario) => {
    let third = createGame({ edition: 'third-edition', scenario, players: 2, seed: 7 });
    const seen = new Set<string>();
    for (let step = 0; step < 400; step++) {
      const actions = legalActions(third);
      const next = actions[step % actions.length];
      if (next) third = apply(third, next);
      if (step % 20 > 0) continue;
      const said = wordsOfThird(third, { catalogues: [germanOfThird] });
      expectGerman(pictureOfThird(third), pictureOfThird(third, { words: said }));
      for (const text of textsIn(pictureOfThird(third, { words: said }))) seen.add(text);
    }
    for (const text of ['Helden', 'Märkte', 'Wald', 'verdeckt']) expect([...seen]).toContain(text);
  });

  it('names places, regions and cards of Third Edition in them', () => {
    const third = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 });
    const texts = textsIn(
      pictureOfThird(third, { words: wordsOfThird(third, { catalogues: [germanOfThird] }) }),
    );
    for (const name of ['Flusswacht', 'Himmelsturz', 'Echosee', 'Die Hecke']) expect(texts).toContain(name);
    for (const name of ['Riverwatch', 'Skydown', 'Echo Lake', 'The Hedge']) expect(texts).not.toContain(name);
  });
});
