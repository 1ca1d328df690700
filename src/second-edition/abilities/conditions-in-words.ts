import {
  and,
  ofSort,
  or,
  type Phrases,
  phrase,
  type Reason,
  type ReasonValue,
  why,
} from '../../kernel/index.js';
import type { G } from '../base/vocabulary.js';
import { holds, type Moment } from './conditions.js';
import type { Condition, Span, Window } from './language.js';

/* Conditions of cards in words, for refusals. */

function number({ atLeast, atMost }: Span): ReasonValue {
  if (atLeast !== undefined && atLeast === atMost) return why`exactly ${atLeast}`;
  return and([
    ...(atLeast === undefined ? [] : [why`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [why`at most ${atMost}`]),
  ]);
}

const rolls: Phrases<'attack' | 'defend' | 'escape' | 'test'> = {
  attack: 'an attack',
  defend: 'a defense',
  escape: 'an escape',
  test: 'a test',
};
const sources: Phrases<'enemy' | 'escape' | 'card'> = {
  enemy: 'from the enemy',
  escape: 'from a failed escape',
  card: 'from a card',
};
const owners: Phrases<'bearer' | 'you' | 'your-allies'> = {
  bearer: 'the one whose card it is',
  you: 'your Hero',
  'your-allies': 'one of your Allies',
};
const losable: Phrases<'item' | 'ally' | 'either'> = {
  item: 'an Item',
  ally: 'an Ally',
  either: 'an Item or an Ally',
};

/** Conditions write a town as `town:tamalir`. */
const placeNamed = (place: string): ReasonValue =>
  place.startsWith('town:') ? ofSort('town', place.slice('town:'.length)) : place;

type Words = {
  readonly [W in keyof Required<Condition>]: (value: Required<Condition>[W]) => ReasonValue;
};

const words: Words = {
  phase: (types) => why`the ${or(types)} phase`,
  roll: (kinds) => why`a roll for ${or(kinds.map((kind) => phrase(rolls[kind])))}`,
  attribute: (list) => why`a roll of ${or(list)}`,
  skill: (skill) => why`a test of ${skill}`,
  firstRoll: (wanted) =>
    wanted ? why`the first combat roll of the combat` : why`not the first combat roll of the combat`,
  dice: (span) => why`dice that come to ${number(span)}`,
  doubles: (wanted) =>
    wanted ? why`two dice that show the same` : why`two dice that show different numbers`,
  succeeded: (wanted) => (wanted ? why`a roll that meets its target` : why`a roll that misses its target`),
  inCombat: (wanted) => (wanted ? why`a combat` : why`that you are in no combat`),
  enemy: (kinds) => why`an enemy that is ${or(kinds)}`,
  color: (colors) => why`an adventure card that is ${or(colors)}`,
  round: (span) => why`a combat round of number ${number(span)}`,
  space: (places) => why`a space that is ${or(places.map(placeNamed))}`,
  event: (span) => why`an Event in play of number ${number(span)}`,
  gold: (span) => why`gold: ${number(span)}`,
  allies: (span) => why`Allies: ${number(span)}`,
  level: (span) => why`experience counters: ${number(span)}`,
  wounds: (span) => why`wounds on the one whose card it is: ${number(span)}`,
  exhaustion: (span) => why`exhaustion on the one whose card it is: ${number(span)}`,
  have: (what) => why`that you have ${what}`,
  canLose: (kind) => why`${phrase(losable[kind])} that can be lost`,
  progress: (span) => why`counters on the card: ${number(span)}`,
  harm: (kinds) => why`${or(kinds)} about to be taken`,
  from: (origins) => why`harm ${or(origins.map((origin) => phrase(sources[origin])))}`,
  whose: (whose) => why`that it is about ${phrase(owners[whose])}`,
  special: (list) => why`what it calls ${and(list)}`,
  not: (condition) => why`anything but ${all(condition)}`,
  any: (conditions) => or(conditions.map(all)),
};

const said = <W extends keyof Condition>(condition: Condition, word: W): ReasonValue =>
  (words[word] as (value: Condition[W]) => ReasonValue)(condition[word]);

const all = (condition: Condition): ReasonValue =>
  and((Object.keys(condition) as (keyof Condition)[]).map((word) => said(condition, word)));

/** The first part of a condition that does not hold. */
export function missing(g: G, condition: Condition, moment: Moment): Reason {
  const words = Object.keys(condition) as (keyof Condition)[];
  const unmet = words.find((word) => !holds(g, { [word]: condition[word] }, moment)) ?? words[0];
  return why`The card asks for ${unmet === undefined ? why`something else` : said(condition, unmet)}, and that is not so now.`;
}

export const timeOf: Phrases<Window> = {
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
