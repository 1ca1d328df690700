import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../site/gather/card.js';
import { boxText, cardBoxes } from '../../site/gather/cards.js';
import { bundledModules, composeRuleset } from '../../src/index.js';
import { rulesetOf, scenarioIds } from '../../src/third-edition/entries/edition.js';

/* The gallery of cards. */

const boxes = cardBoxes();
const ids = new Set(boxes.flatMap(({ cards }) => cards.map(({ id }) => id)));

it.each(Object.keys(bundledModules))('has every card of a game with %s', (id) => {
  const module = bundledModules[id];
  const modules = [...(module?.requires ?? []), id].flatMap((named) => bundledModules[named] ?? []);
  const { cards } = composeRuleset(modules).rules.content;
  expect(Object.keys(cards).filter((card) => !ids.has(card))).toEqual([]);
});

it.each(scenarioIds)('has every card of %s', (id) => {
  const { cards } = rulesetOf(id).rules.content;
  expect(Object.keys(cards).filter((card) => !ids.has(card))).toEqual([]);
});

describe('the page of a box', () => {
  it.each(boxes.map((box) => [box.title, box] as const))('%s: each card by name, once', (_, box) => {
    const text = boxText(box);
    const anchors = [...text.matchAll(/^### .* \{#(.*)\}$/gm)].map(([, id]) => id);
    expect([...anchors].sort()).toEqual(box.cards.map(({ id }) => id).sort());
  });

  it('marks what is our own, and says of the rest where it was published', () => {
    const box = boxes.find(({ id }) => id === 'rise-of-the-dragon-lords');
    const text = box ? boxText(box) : '';
    const own = box?.cards.filter(({ source }) => source === 'original').length;
    expect(text.split('class="mark own"').length - 1).toBe(own);
    const face = (id: string): string => text.split(`{#${id}}`)[1]?.split('</article>')[0] ?? '';
    expect(face('mordrog')).toContain('Hero against Hero example');
    expect(face('mordrog')).toContain('While Mordrog has a wound, his melee rolls are 3 higher.');
  });
});

it('shows the values of a card as they are printed', () => {
  const mordrog = boxes.flatMap(({ cards }) => cards).find(({ id }) => id === 'mordrog');
  expect(mordrog && valuesOf(mordrog).slice(0, 4)).toEqual([
    ['life', '5'],
    ['stamina', '2'],
    ['mind', '2 / 1'],
    ['body', '3 / 2'],
  ]);
});
