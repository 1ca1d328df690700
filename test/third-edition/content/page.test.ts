import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cards, knownOf } from '../../../scripts/generate/content-page/cards.js';
import { counted } from '../../../scripts/generate/content-page/counts.js';
import { chanceOf, passWith } from '../../../scripts/generate/content-page/curve.js';
import { sources } from '../../../scripts/generate/content-page/known.js';
import { lessons } from '../../../scripts/generate/content-page/language.js';
import * as meanings from '../../../scripts/generate/content-page/meanings.js';
import { effectRules } from '../../../src/third-edition/abilities/effects/index.js';
import { rulesetOf, scenarioIds } from '../../../src/third-edition/bundled.js';
import { checkContent } from '../../../src/third-edition/content/check.js';
import { knownIn } from '../../../src/third-edition/content/check-known.js';

/* docs/content-third-edition.md tells of the content as it is, and of every card whose it is. */

const inDocs = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const page = inDocs('content-third-edition.md');

describe('docs/content-third-edition.md', () => {
  it.each(counted.map((one) => [one.rule, one] as const))(
    'has as many as %s says',
    (rule, { wanted, found }) => {
      expect(found).toBe(wanted);
      expect(page).toContain(`\`${rule}\``);
    },
  );

  it('names every card, among those that are known or those that are our own', () => {
    const [known = '', own = ''] = page.split('## What is our own');
    for (const { name, source } of cards)
      expect(source === 'original' ? own : known, `${name} is not where it belongs`).toContain(name);
  });

  it('says of every heading where its facts come from, and of nothing else', () => {
    const used = new Set(cards.flatMap(({ source }) => knownOf(source)?.heading ?? []));
    expect([...used].sort()).toEqual(Object.keys(sources).sort());
    for (const { source } of cards) expect(knownOf(source)?.what, 'what of a card is known').not.toBe('');
  });
});

describe('the lessons on that page', () => {
  const known = knownIn(rulesetOf('corpse-king').rules.content, scenarioIds);

  it('have a row for every word of the language', () => {
    const words = [meanings.effects, meanings.uses, meanings.moments, meanings.standing, meanings.counts];
    const rows = words.flatMap((one) => Object.entries(one));
    expect(rows.length).toBeGreaterThan(60);
    for (const [word, meaning] of rows) {
      expect(page, word).toMatch(new RegExp(`\\| \`${word}\` +\\| `));
      expect(page, word).toContain(meaning);
    }
    expect(Object.keys(meanings.effects).sort()).toEqual(Object.keys(effectRules).sort());
  });

  it('show cards that have no problems, alone or with what is in the box', () => {
    const shown = [...page.matchAll(/```json\n(.*?)\n```/gs)].map(([, json = '']) => JSON.parse(json));
    expect(shown.map(({ kind }) => kind).sort()).toEqual([...Object.keys(lessons), 'enemy', 'enemy'].sort());
    const listOf = {
      hero: 'heroes',
      asset: 'assets',
      skill: 'skills',
      story: 'stories',
      villain: 'villains',
    };
    for (const card of shown) {
      const list =
        card.deck === 'story' ? 'stories' : (listOf[card.kind as keyof typeof listOf] ?? 'adventures');
      expect(checkContent({ id: 'own', name: 'Own', [list]: [card] }, known), card.id).toEqual([]);
    }
  });

  it('are in the JSON Schema for editors: every effect and every sort of ability is described', () => {
    const schema = JSON.parse(inDocs('content-third-edition.schema.json')) as {
      $defs: { effect: { oneOf: Described[] }; ability: { anyOf: (Described & { oneOf?: Described[] })[] } };
    };
    const { effect, ability } = schema.$defs;
    expect(effect.oneOf.length).toBe(Object.keys(effectRules).length);
    const abilities = ability.anyOf.flatMap((one) => one.oneOf ?? [one]);
    expect(abilities.length).toBe(10);
    for (const { description = '' } of [...effect.oneOf, ...abilities])
      expect(description.length).toBeGreaterThan(15);
  });
});

interface Described {
  readonly description?: string;
}

describe('the chances on that page', () => {
  it('are those of three dice', () => {
    expect(chanceOf(['plains'])).toBeCloseTo(100 * (1 - (2 / 6) ** 3), 9);
    expect(chanceOf(['mountain'])).toBeCloseTo(100 * (1 - (4 / 6) ** 3), 9);
    expect(chanceOf(['wild', 'wild', 'wild'])).toBeCloseTo(100 / 216, 9);
    expect(chanceOf([])).toBe(100);
  });

  it('are those of a deck of 60 with 24 successes', () => {
    expect(passWith(1)).toBeCloseTo(40, 9);
    expect(passWith(2)).toBeCloseTo(100 * (1 - (36 * 35) / (60 * 59)), 9);
  });
});
