import { describe, expect, it } from 'vitest';
import { faceOfCard } from '../../site/gather/card.js';
import { boxText, cardBoxes } from '../../site/gather/cards.js';
import { vectorsOfCards } from '../../site/gather/shown-cards.js';
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
  const face = mordrog && faceOfCard(mordrog);
  expect(face?.marks.slice(0, 2)).toEqual([
    { label: 'Life', value: '5' },
    { label: 'Stamina', value: '2' },
  ]);
  expect(face?.rows.slice(0, 2)).toEqual([
    { label: 'Mind', phase: 'ranged', value: '2', damage: '1' },
    { label: 'Body', phase: 'melee', value: '3', damage: '2' },
  ]);
});

it('links a card to rules that it shows, and to a question about it', () => {
  const box = boxes.find(({ id }) => id === 'third-edition');
  const shown = vectorsOfCards();
  const text = box ? boxText(box, shown) : '';
  const corbin = text.split('{#corbin}')[1]?.split('</article>')[0] ?? '';
  expect(corbin).toMatch(/<a href="\.\.\/rules\/3e\.[a-z0-9.-]+\.html">/);
  expect(corbin).toMatch(/data-file="\/conformance\/third-edition\/[a-z0-9-]+\.json" data-vector="3e\./);
  expect(corbin).toContain('Tokens: 2 physical / surge;');
  const cards = boxes.flatMap(({ edition, cards: all }) => all.map(({ id }) => `${edition}/${id}`));
  expect(cards.filter((card) => shown.has(card)).length).toBeGreaterThan(600);
});
