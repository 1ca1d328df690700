import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bothEditions } from '../../src/conformance/both-editions.js';
import { readVectors, runVector } from '../../src/conformance/index.js';
import { entriesOf, look } from '../../src/conformance/read.js';

it('the vector that the documentation shows is one, and passes', () => {
  const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json ?? ''));
  expect(blocks.length).toBeGreaterThan(0);
  for (const vector of blocks.flatMap((block) => readVectors(block)))
    expect(runVector(vector)).toMatchObject({ status: 'pass' });
});

it('vectors of the package name spaces in their steps, so that another engine needs no list of towns', () => {
  const folder = new URL('../../conformance/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^(expansion-packs|own-cards)\//.test(name) && name.endsWith('.json'),
  );
  const vectors = files.flatMap((file) =>
    entriesOf(bothEditions, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  );
  expect(vectors.length).toBeGreaterThan(800);
  for (const entry of vectors) {
    if (!('vector' in entry)) throw new Error(`${entry.id} is no vector`);
    expect(look(bothEditions, entry.vector, {}).vector.steps).toEqual(entry.vector.steps);
  }
});

interface Chapter {
  readonly actions: Readonly<Record<string, object>>;
  readonly decisions: Readonly<
    Record<string, { readonly answers: readonly string[]; readonly asks: string }>
  >;
  readonly events: Readonly<
    Record<string, { readonly meaning: string; readonly details: Readonly<Record<string, object>> }>
  >;
  readonly how: Readonly<Record<string, string>>;
}

describe('the published vocabulary', () => {
  const text = readFileSync(new URL('../../conformance/content/vocabulary.json', import.meta.url), 'utf8');
  const { chance, ...chapters }: Record<string, Chapter> = JSON.parse(text);
  const all = Object.values(chapters);

  it('says what each event means and what it tells', () => {
    const events = all.flatMap((chapter) => Object.entries(chapter.events));
    expect(events.length).toBeGreaterThan(100);
    for (const [type, { meaning, details }] of events) {
      expect(meaning, type).toMatch(/\.$/);
      for (const told of Object.values(details))
        expect(told, type).toMatchObject({ kind: expect.any(String), meaning: expect.any(String) });
    }
    expect(chapters['second-edition']?.events['wounds/taken']?.details).toHaveProperty(
      'amount.kind',
      'integer',
    );
    expect(chapters['island-of-dread']?.events).toHaveProperty('captain/hired');
    // What a screen shows, and what moves from where to where.
    for (const [type, word] of events)
      expect(word, type).toMatchObject({ shows: expect.any(String), moves: expect.any(Array) });
    expect(chapters['third-edition']?.events['hero/moved']).toMatchObject({
      shows: 'figures',
      moves: [{ what: 'the hero of {player}', from: '{from}', to: '{to}' }],
    });
    // How deep a list is: of dice, and of the cards that each of two players gives.
    expect(chapters['second-edition']?.events['dice/rolled']?.details).toHaveProperty('dice.list', 1);
    expect(chapters['second-edition']?.events['hero/exchanged']?.details).toHaveProperty('cards.list', 2);
    expect(chapters['second-edition']?.events['hero/exchanged']?.details).toHaveProperty('gold.list', 1);
  });

  it('says which actions answer each decision, and knows all of them', () => {
    const actions = new Set([
      ...Object.keys(chance ?? {}),
      ...all.flatMap((chapter) => Object.keys(chapter.actions)),
    ]);
    const decisions = all.flatMap((chapter) => Object.entries(chapter.decisions));
    for (const [kind, { answers }] of decisions) {
      expect(answers.length, kind).toBeGreaterThan(0);
      expect(
        answers.filter((type) => !actions.has(type)),
        kind,
      ).toEqual([]);
    }
    expect(chapters['third-edition']?.decisions['combat/act']?.answers).toContain('combat/surge');
    expect(Object.fromEntries(decisions)['combat/escape']).toMatchObject({
      asks: 'player',
      answers: ['combat/escape', 'ability/use', 'combat/stand'],
    });
  });

  it('names every way in which a game ends, in one table', () => {
    const ends = all.flatMap(({ events }) =>
      Object.values(events).flatMap(({ details }) =>
        Object.entries(details).filter(([, told]) => (told as { kind: string }).kind === 'how'),
      ),
    );
    expect(ends.map(([name]) => name)).toEqual(['how', 'how', 'how', 'how']);
    for (const edition of ['second-edition', 'third-edition'])
      for (const type of ['game/won', 'game/lost'])
        expect(chapters[edition]?.events[type]?.details).toHaveProperty('how.kind', 'how');
    expect(Object.keys(chapters['second-edition']?.how ?? {})).toEqual(['dragon-runes']);
    expect(Object.keys(chapters['doom-track']?.how ?? {})).toEqual([
      'all-eliminated',
      'three-red-challenges',
    ]);
    expect(Object.keys(chapters['third-edition']?.how ?? {})).toEqual(['all-eliminated', 'villain-defeated']);
    expect(Object.keys(chapters['corpse-king']?.how ?? {})).toEqual(['vorakesh-stands']);
  });
});
