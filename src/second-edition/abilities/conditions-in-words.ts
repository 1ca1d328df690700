import { and, type G } from '../base/vocabulary.js';
import { holds, type Moment } from './conditions.js';
import type { Condition, Span, Window } from './language.js';

/* What a card asks for, in words: for whoever is told why an ability cannot be used now. */

const or = (items: readonly string[]): string => and(items, 'or');

const number = ({ atLeast, atMost }: Span): string =>
  atLeast !== undefined && atLeast === atMost
    ? `exactly ${atLeast}`
    : [
        ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
        ...(atMost === undefined ? [] : [`at most ${atMost}`]),
      ].join(' and ');

const rolls = { attack: 'an attack', defend: 'a defense', escape: 'an escape', test: 'a test' } as const;
const sources = { enemy: 'from the enemy', escape: 'from a failed escape', card: 'from a card' } as const;
const owners = {
  bearer: 'the one whose card it is',
  you: 'your Hero',
  'your-allies': 'one of your Allies',
} as const;
const losable = { item: 'an Item', ally: 'an Ally', either: 'an Item or an Ally' } as const;

type Words = {
  readonly [W in keyof Required<Condition>]: (value: Required<Condition>[W]) => string;
};

const words: Words = {
  phase: (types) => `the ${or(types)} phase`,
  roll: (kinds) => `a roll for ${or(kinds.map((kind) => rolls[kind]))}`,
  attribute: (list) => `a roll of ${or(list)}`,
  skill: (skill) => `a test of ${skill}`,
  firstRoll: (wanted) => `${wanted ? 'the first' : 'not the first'} combat roll of the combat`,
  dice: (span) => `dice that come to ${number(span)}`,
  doubles: (wanted) => `two dice that show ${wanted ? 'the same' : 'different numbers'}`,
  succeeded: (wanted) => `a roll that ${wanted ? 'meets' : 'misses'} its target`,
  inCombat: (wanted) => (wanted ? 'a combat' : 'that you are in no combat'),
  enemy: (kinds) => `an enemy that is ${or(kinds)}`,
  color: (colors) => `an adventure card that is ${or(colors)}`,
  round: (span) => `a combat round of number ${number(span)}`,
  space: (places) => `a space that is ${or(places)}`,
  event: (span) => `an Event in play of number ${number(span)}`,
  gold: (span) => `gold: ${number(span)}`,
  allies: (span) => `Allies: ${number(span)}`,
  level: (span) => `experience counters: ${number(span)}`,
  wounds: (span) => `wounds on the one whose card it is: ${number(span)}`,
  exhaustion: (span) => `exhaustion on the one whose card it is: ${number(span)}`,
  have: (what) => `that you have ${what}`,
  canLose: (kind) => `${losable[kind]} that can be lost`,
  progress: (span) => `counters on the card: ${number(span)}`,
  harm: (kinds) => `${or(kinds)} about to be taken`,
  from: (origins) => `harm ${or(origins.map((origin) => sources[origin]))}`,
  whose: (whose) => `that it is about ${owners[whose]}`,
  special: (list) => `what it calls ${and(list)}`,
  not: (condition) => `anything but ${all(condition)}`,
  any: (conditions) => or(conditions.map(all)),
};

const said = <W extends keyof Condition>(condition: Condition, word: W): string =>
  (words[word] as (value: Condition[W]) => string)(condition[word]);

const all = (condition: Condition): string =>
  and((Object.keys(condition) as (keyof Condition)[]).map((word) => said(condition, word)));

/** What is missing of a condition that does not hold: the first of its words that does not. */
export function missing(g: G, condition: Condition, moment: Moment): string {
  const words = Object.keys(condition) as (keyof Condition)[];
  const unmet = words.find((word) => !holds(g, { [word]: condition[word] }, moment)) ?? words[0];
  return `The card asks for ${unmet === undefined ? 'something else' : said(condition, unmet)}, and that is not so now.`;
}

/** The time for which an ability is meant. */
export const timeOf: Readonly<Record<Window, string>> = {
  'before-moving': 'the beginning of your Movement step',
  moving: 'your Movement step once the dice are rolled',
  'after-moving': 'the end of your Movement step',
  adventure: 'your Adventure step',
  drawn: 'the moment between drawing a Challenge and its combat',
  'round-start': 'the beginning of a combat round',
  'before-combat': 'Before Combat',
  escape: 'the escape phase',
  ranged: 'the ranged phase',
  melee: 'the melee phase',
  magic: 'the magic phase',
  'before-roll': 'the moment before a roll',
  'after-roll': 'the moment after a roll',
  harm: 'the moment in which wounds or exhaustion are about to be taken',
  market: 'your Market step',
  experience: 'your Experience step',
  any: 'any open decision of your own turn',
};
