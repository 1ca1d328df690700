import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../src/conformance/index.js';
import { Names } from '../../src/conformance/names.js';
import { Reader } from '../../src/conformance/reader.js';
import { secondEdition } from '../../src/conformance/second-edition/edition.js';
import { stateShape } from '../../src/conformance/second-edition/state-shape.js';
import { valuesIn, valuesShape } from '../../src/conformance/second-edition/values.js';
import type { SecondEditionRuleset, SecondEditionState } from '../../src/second-edition/index.js';
import { upTo } from '../depth.js';
import { findPlaces, placesOf } from './places.js';
import { moduleSets, walk, walkVectors } from './real-states.js';

/* What the page on vectors says of states and of decisions, held against states that come up in play. */

/** Decisions that are asked even where one answer is left, with these: somebody has to say it, or could not be told from one who may do more. */
const askedAnyway: Readonly<Record<string, readonly string[]>> = {
  'adventure/choose': ['adventure/decline', 'adventure/pass'],
  // While the claim of a fulfilled quest waits.
  'experience/choose': ['experience/done'],
  'free-move/step': ['move/free-end'],
  // Where a scion counter could change what comes next.
  'effects/choose': ['effect/choose'],
  'harm/answer': ['harm/take'],
  'harm/storm-answer': ['storm/wait'],
  'roll/after': ['roll/accept'],
  'roll/before': ['roll/dice'],
  'market/trade': ['market/done'],
  'movement/walk': ['move/stop'],
  'negotiation/build': ['offer/leave'],
  'phase/act': ['combat/defend'],
  'storm/aftermath': ['storm/wait'],
  'storm/between': ['storm/wait'],
  'storm/drawn': ['storm/wait'],
  'storm/eve': ['storm/wait'],
  'trade/buy': ['trade/leave'],
};

/** Chapters with all the decisions and places that few games come to. */
const chapters = [
  'second-edition/experience',
  'second-edition/hero-combat',
  'second-edition/knockout',
  'second-edition/limits',
  'second-edition/harm',
  'second-edition/replenish',
  'second-edition-variants/ally-limits',
  'second-edition-variants/travel-hazards',
  'second-edition-variants/doom-track',
  'second-edition-variants/endgame',
  'advanced/discard',
  'advanced/experience',
  'advanced/endgame',
  'island-of-dread/hiring',
  'island-of-dread/shipwrecks',
  'expansion-packs/equipping-allies',
  'expansion-packs/seven-scions-scions',
  'expansion-packs/seven-scions-cooperative',
  'expansion-packs/beasts-and-bandits',
  'expansion-packs/cataclysm-setup',
  'expansion-packs/cataclysm-movement',
  'expansion-packs/cataclysm-curses',
  'expansion-packs/cataclysm-end',
];

const asked = new Map<string, Set<string>>();
const decisions = new Set<string>();
const misfits = new Set<string>();
const places = new Set<string>();
const described = new Set<string>();
const values = new Set<string>();

function lookAtDecision(state: SecondEditionState, ruleset: SecondEditionRuleset): void {
  const { anytime } = ruleset.rules;
  const waiting = ruleset.decision(state);
  if (waiting === null || waiting.actor === 'chance') return;
  const answers = ruleset
    .legalActions(state)
    .map(({ type }) => type)
    .filter((type) => !anytime.some((kind) => kind.type === type));
  const alone = asked.get(waiting.kind) ?? new Set();
  asked.set(waiting.kind, alone);
  if (answers.length <= 1) alone.add(answers[0] ?? 'nothing');
}

const names = new Map<SecondEditionRuleset, Names>();

function lookAtShape(state: SecondEditionState, ruleset: SecondEditionRuleset): void {
  // How a game is kept and what is being resolved is no part of what vectors speak of.
  const { schema: _s, content: _c, chance: _ch, frames: _f, outcome: _o, ...table } = state;
  const known = names.get(ruleset) ?? new Names(ruleset, secondEdition);
  names.set(ruleset, known);
  const shape = stateShape(ruleset);
  const reader = new Reader(known, state.players.length);
  reader.read(shape, table, '');
  for (const { path, message } of reader.problems) misfits.add(`${path}: ${message}`);
  for (const place of placesOf(shape, '')) described.add(place);
  findPlaces(shape, table, '', places);
}

let looks = 0;
let valued = 0;

/** Values are asked for seldom: each costs as much as a whole table. */
function lookAtValues(state: SecondEditionState, ruleset: SecondEditionRuleset): void {
  if (valued++ % upTo(12, 25) > 0) return;
  const told = valuesIn(ruleset, state);
  const reader = new Reader(names.get(ruleset) ?? new Names(ruleset, secondEdition), state.players.length);
  reader.read(valuesShape, told, '');
  for (const { path, message } of reader.problems) misfits.add(`values${path}: ${message}`);
  findPlaces(valuesShape, told, '', values);
}

beforeAll(() => {
  const look = (state: SecondEditionState, ruleset: SecondEditionRuleset): void => {
    lookAtDecision(state, ruleset);
    lookAtShape(state, ruleset);
    lookAtValues(state, ruleset);
    for (const [kind, { asks }] of Object.entries(vocabularyOf(ruleset).decisions))
      if (asks === 'player') decisions.add(kind);
  };
  const lookNowAndThen = (state: SecondEditionState, ruleset: SecondEditionRuleset): void => {
    if (looks++ % upTo(15, 1) === 0) look(state, ruleset);
    else lookAtDecision(state, ruleset);
  };
  for (const modules of moduleSets)
    for (const number of [0, 1, 2].slice(0, upTo(2, 3))) walk(modules, number, 400, lookNowAndThen);
  walkVectors(chapters, look);
}, 240_000);

const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');

describe('what is asked and what is passed over', () => {
  it('every kind of decision has been looked at', () => {
    expect([...decisions].filter((kind) => !asked.has(kind))).toEqual([]);
  });

  it('a decision with one answer left is asked only where the page says so', () => {
    const alone = Object.fromEntries(
      [...asked].filter(([, types]) => types.size > 0).map(([kind, types]) => [kind, [...types].sort()]),
    );
    expect(alone).toEqual(askedAnyway);
    const [, section = ''] = page.split('### What is asked and what is passed over');
    const [said = ''] = section.split('Never asked with a single answer');
    const words = new Set([...said.matchAll(/`([a-z-]+\/[a-z-]+)`/g)].map(([, word]) => word));
    const wanted = new Set(Object.entries(askedAnyway).flatMap(([kind, types]) => [kind, ...types]));
    expect([...words].sort()).toEqual([...wanted].sort());
  });
});

describe('the state as vectors speak of it', () => {
  it('everything that a state has can be pointed at, and is of the sort that is said', () => {
    expect([...misfits].slice(0, 10)).toEqual([]);
  });

  it('everything that can be pointed at is somewhere in a state', () => {
    expect([...described].filter((place) => !places.has(place))).toEqual([]);
  });
});

describe('the values as vectors speak of them', () => {
  it('everything that can be pointed at is a value somewhere', () => {
    expect(placesOf(valuesShape, '').filter((place) => !values.has(place))).toEqual([]);
  });
});
