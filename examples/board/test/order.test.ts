import { describe, expect, it } from 'vitest';
import { askedFor } from '../src/asking/groups.js';
import { toldOf } from '../src/board/told-of.js';
import { floorsOf } from '../src/ending/chart.js';
import { decisiveOf, decisiveTurns, lastTurnOf, type Telling } from '../src/ending/telling.js';
import { fileName } from '../src/table/download.js';
import { german } from '../src/texts/german.js';
import type { AnswerThing } from '../src/things/answer-things.js';
import type { Throw } from '../src/things/combat-things.js';
import { englishOf } from './german-words.js';

/* Which answers a question shows first, and what a chart counts. */

const answer = (type: string, card: string | null = null, ability: string | null = null): AnswerThing => ({
  space: null,
  card,
  tokens: [],
  amount: null,
  on: null,
  die: null,
  ability,
  group: card === null ? 'plain' : 'cards',
  code: [type, card ?? ''].join(' '),
  action: { type } as AnswerThing['action'],
  label: type,
  hint: '',
  likely: null,
  makesRoom: false,
  parts: null,
});

const codes = (answers: readonly AnswerThing[]): readonly string[] => answers.map(({ code }) => code);

describe('the order of answers', () => {
  it.each([
    ['a rest', 'rest/discard', 'rest/done'],
    ['a market', 'market/buy', 'market/done'],
    ['an adventure that waits face up', 'adventure/face', 'adventure/pass'],
    ['a choice among cards', 'effect/choose', 'effect/choose'],
  ])('%s: what is asked for stands above the answer that ends it', (_, wanted, end) => {
    const { main, more } = askedFor(
      [answer(end)],
      [answer('ability/use', 'helmet', 'refresh'), answer(wanted, 'mok')],
    );
    expect(codes(main)).toEqual([`${wanted} mok`, `${end} `]);
    expect(codes(more)).toEqual(['ability/use helmet']);
  });

  it('abilities stand above the answer that goes on without them', () => {
    const { main, more } = askedFor(
      [answer('combat/go-on')],
      [answer('ability/use', 'helmet', 'refresh'), answer('combat/after', 'onslaught', 'onslaught')],
    );
    expect(codes(main)).toEqual(['combat/after onslaught', 'combat/go-on ']);
    expect(codes(more)).toEqual(['ability/use helmet']);
  });

  it('cards that belong to no answer that ends the question stay beside it', () => {
    const { main, more } = askedFor([answer('move/roll')], [answer('market/buy', 'sword')]);
    expect(codes(main)).toEqual(['move/roll ']);
    expect(codes(more)).toEqual(['market/buy sword']);
  });
});

describe('a long German name', () => {
  it.each([
    ['Steinbruchgolem', 'Stein-bruch-go-lem'],
    ['Uhrwerkwächter', 'Uhr-werk-wäch-ter'],
    ['Ein Steinbruchgolem der Stadt', 'Ein Stein-bruch-go-lem der Stadt'],
    ['Goblin', 'Goblin'],
  ])('%s is broken between its syllables, and with a hyphen', (name, broken) => {
    expect(german.breakable(name).replaceAll('\u00AD', '-')).toBe(broken);
  });

  it('is one German word, though some of its syllables are English words', () => {
    expect(german.breakable('Untotenhorde').split('\u00AD')).toContain('to');
    expect(englishOf('Un to')).toEqual(['to']);
    expect(englishOf(german.breakable('Untotenhorde'))).toEqual([]);
  });
});

describe('the name of a file', () => {
  it('says in plain letters of each system what is in it', () => {
    expect(fileName(['Zweite Edition', 'Großmutter Fährß', 'Zug 74'])).toBe(
      'zweite-edition-grossmutter-faehrss-zug-74.json',
    );
    expect(fileName(['Second Edition', '', 'Kürzeres (Élan)'])).toBe('second-edition-kuerzeres-elan.json');
    // The same letter, put together from two.
    expect(fileName(['Ku\u0308rzer'])).toBe('kuerzer.json');
  });
});

describe('the turns that decided a game', () => {
  const standing = (gold: number, health: number, chance: number) => ({
    counts: [
      { gold, health },
      { gold: 0, health: 5 },
    ],
    chances: [chance, 1 - chance],
  });
  const turn = (from: number, by: number, now: ReturnType<typeof standing>) => ({
    ...now,
    ...{ number: from, player: 0, from, to: from + 10, idle: false, swing: { player: 0, by } },
  });
  const fight = (step: number, at: number, end: 'won' | 'escaped') => ({
    ...{ step, turn: at, player: 0, enemy: null, foe: 1, chance: null, end },
  });
  const told = (winners: readonly number[] | null): Telling => ({
    names: ['Ann', 'Bo'],
    story: [],
    screen: {
      view: { edition: 'second-edition', outcome: winners === null ? null : { winners } },
    } as unknown as Telling['screen'],
    review: {
      start: standing(4, 3, 0.5),
      turns: [
        turn(0, 0.1, standing(2, 5, 0.6)),
        turn(10, 0.05, standing(6, 5, 0.65)),
        turn(20, 0.08, standing(9, 5, 0.73)),
        turn(30, 0.02, standing(9, 5, 1)),
      ],
      fights: [fight(14, 1, 'won'), fight(18, 1, 'escaped'), fight(35, 3, 'won')],
      knockouts: [],
      decisive: [0, 1, 2],
    },
  });

  it('have the one that won before all, and below all those in which a player only healed', () => {
    expect(decisiveTurns(told([0]))).toEqual([3, 2, 1, 0]);
    expect(decisiveOf(told([0]))[0]?.lines[0]).toBe('This turn won the game.');
    expect(decisiveTurns(told([]))).toEqual([2, 1, 0]);
    expect(decisiveTurns(told(null))).toEqual([2, 1, 0]);
  });

  it('have numbers above each other in the chart where they lie close together', () => {
    expect(floorsOf([30, 10, 11, 12], 2)).toEqual([0, 0, 1, 2]);
    expect(floorsOf([3, 2, 1, 0], 1)).toEqual([0, 0, 0, 0]);
  });

  it('are looked at from the fight that was decided, or from their beginning', () => {
    expect(decisiveOf(told([0])).map(({ step }) => step)).toEqual([35, 20, 14, 0]);
  });
});

describe('what thrown dice come to', () => {
  const line = (text: string) => ({ text, rule: '', heading: false, step: 7 });
  const thrown = (...labels: readonly string[]) =>
    ({ title: 'The roll', dice: labels.map((label) => ({ label, terrains: [] })) }) as unknown as Throw;

  it('is the line of the same step that names them, each as a word, in their order', () => {
    const hit = line('Wren attacks in melee: rolls 1 and 2, total 7 against 14: a miss.');
    const place = line('Renegade Runesmith stays undefeated at the forest (0513), place 2 of the track.');
    expect(toldOf(thrown('1', '2'), [hit, place], 7)).toBe(hit.text);
    expect(toldOf(thrown('1', '2'), [place], 7)).toBe('The roll');
    expect(toldOf(thrown('2', '1'), [hit], 7)).toBe('The roll');
    expect(toldOf(thrown('1', '2'), [hit], 8)).toBe('The roll');
    const road = line('Ann rolls for movement: road/swamp, plains/river.');
    expect(toldOf(thrown('road/swamp', 'plains/river'), [road], 7)).toBe(road.text);
  });
});

describe('what a review counts', () => {
  const counts = (...some: readonly number[]) => ({ counts: some.map((gold) => ({ gold })) });
  const turns = [counts(3, 0), counts(5, 2), counts(0, 4), counts(0, 0)];

  it('of a hero that is out of the game, ends with the last turn in which it had something', () => {
    expect(lastTurnOf(turns, 0, true)).toBe(1);
  });

  it('of a hero that has nothing left and plays on, goes to the end', () => {
    expect(lastTurnOf(turns, 1)).toBe(3);
  });
});
