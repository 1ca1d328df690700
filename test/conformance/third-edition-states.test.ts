import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { bothEditions } from '../../src/conformance/both-editions.js';
import { vocabularyOf } from '../../src/conformance/index.js';
import { Names } from '../../src/conformance/names.js';
import { entriesOf, type Looked, look } from '../../src/conformance/read.js';
import { Reader } from '../../src/conformance/reader.js';
import { positionOf } from '../../src/conformance/run.js';
import type { Vector } from '../../src/conformance/schema.js';
import { combatIn, combatShape } from '../../src/conformance/third-edition/combat.js';
import { thirdEdition } from '../../src/conformance/third-edition/edition.js';
import { stateShape } from '../../src/conformance/third-edition/state-shape.js';
import { valuesIn, valuesShape } from '../../src/conformance/third-edition/values.js';
import { wordedIn } from '../../src/conformance/wording.js';
import { type GameEvent, sourceFrom, wordsOfSeed } from '../../src/kernel/index.js';
import { startScenario } from '../../src/scenario/third-edition/index.js';
import { rulesetOf, scenarioIds } from '../../src/third-edition/bundled.js';
import type { ThirdEditionRuleset } from '../../src/third-edition/compose.js';
import type { ThirdEditionState, ThirdEditionView } from '../../src/third-edition/types.js';
import { upTo } from '../depth.js';
import { findPlaces, placesOf } from './places.js';

/* What vectors of Third Edition can speak of, held against random games: all that comes up there can be told, and nothing else can be pointed at. */

const players = 3;
const misfits = new Set<string>();
const places = new Set<string>();
const described = new Set<string>();
const phases = new Set<string>();
const inCombat = new Set<string>();
const describedInCombat = new Set<string>();
const values = new Set<string>();
const asked = new Map<string, Set<string>>();
const decisions = new Set<string>();

/** Decisions that are asked even where one answer is left, with these: as the page says. */
const askedAnyway: Readonly<Record<string, readonly string[]>> = {
  'blow/block': ['block/none'],
  'combat/act': ['combat/pass'],
  'combat/retreat': ['combat/fight-on'],
  'exchange/build': ['exchange/withdraw'],
  'excess/discard': ['excess/discard'],
  'explore/choose': ['quest/decline'],
  'free-move/go': ['move/stay'],
  'game/place': ['setup/place'],
  'move/spend': ['move/stop'],
  'payment/pay': ['skill/pay'],
  'rest/roll-again': ['rest/heal'],
  'retreat/go': ['retreat/stay'],
  'shop/shop': ['shop/discard'],
  'test/more': ['test/judge'],
  'toll/exert': ['toll/exert'],
  'toll/trophies': ['toll/trophy'],
  'trophy/choose': ['trophy/choose'],
  'turn/act': ['turn/end'],
};

function lookAtDecision(state: ThirdEditionState, ruleset: ThirdEditionRuleset): void {
  const waiting = ruleset.decision(state);
  if (waiting === null || waiting.actor === 'chance') return;
  const { anytime } = ruleset.rules;
  const answers = ruleset
    .legalActions(state)
    .filter(({ type }) => !anytime.some((kind) => kind.type === type));
  const alone = asked.get(waiting.kind) ?? new Set();
  asked.set(waiting.kind, alone);
  if (answers.length <= 1) alone.add(answers[0]?.type ?? 'nothing');
}

const folder = fileURLToPath(new URL('../../conformance/third-edition/', import.meta.url));

/** What is rare in play is in vectors: each state that they come through. */
function walkVectors(): void {
  for (const file of readdirSync(folder).sort())
    for (const entry of entriesOf(bothEditions, JSON.parse(readFileSync(folder + file, 'utf8')))) {
      if (!('vector' in entry) || entry.vector.steps === undefined) continue;
      const { footing, vector } = look(bothEditions, entry.vector, {});
      if (!('ruleset' in footing)) continue;
      const ruleset: ThirdEditionRuleset = footing.ruleset;
      let state = positionOf(vector, footing).state as ThirdEditionState;
      lookAtDecision(state, ruleset);
      for (const step of vector.steps ?? []) {
        if ('expect' in step) continue;
        state = ruleset.apply(state, ('do' in step ? step.do : step.chance) as never);
        lookAtDecision(state, ruleset);
      }
    }
}

/** What is worth doing more often than chance would, so that games come to adventures, combats and purchases. */
const lively =
  /^(adventure|quest|villain|shop\/buy|skill|ability\/act|combat\/(deal|surge|flip|recast|double|ability))/;

/** A position with what few games come to: an event that is kept. */
const withRumor = (scenario: string): ThirdEditionState =>
  startScenario({
    game: { scenario, players: [{ rumors: [{ card: 'smuggling', option: 'carry-the-crate' }] }, {}, {}] },
  }).state;

/** A combat between heroes. */
function duel(scenario: string, ruleset: ThirdEditionRuleset): ThirdEditionState {
  const hex = 'tamalir';
  const { state } = startScenario({
    game: { scenario, players: [{ hero: 'corbin', hex }, { hero: 'lyssa', hex }, {}] },
  });
  return ruleset.apply(state, { type: 'ability/act', card: 'corbin', ability: 'bounty-hunter' });
}

const report = (problems: Looked['problems']): void => {
  for (const { path, message } of problems) misfits.add(`${path}: ${message}`);
};

/** A state, or what somebody sees of it, by the shape that is said. */
function lookAtShape(
  value: ThirdEditionState | ThirdEditionView,
  ruleset: ThirdEditionRuleset,
  names: Names,
): void {
  // How a game is kept and what is being resolved is no part of what vectors speak of.
  const { schema: _s, content: _c, chance: _ch, frames: _f, outcome: _o, viewer: _v, ...table } = value;
  const shape = stateShape(ruleset);
  const reader = new Reader(names, players);
  reader.read(shape, table, '');
  report(reader.problems);
  for (const place of placesOf(shape, '')) described.add(place);
  findPlaces(shape, table, '', places);
}

/** Everything that comes up there, told as a vector expects it. */
function lookAtWords(
  state: ThirdEditionState,
  events: readonly GameEvent[],
  ruleset: ThirdEditionRuleset,
): void {
  const combat = combatIn(state);
  if (combat !== null) {
    phases.add(combat.phase);
    for (const place of placesOf(combatShape, '')) describedInCombat.add(place);
    findPlaces(combatShape, combat, '', inCombat);
  }
  const expected = {
    combat,
    decision: ruleset.decision(state),
    legal: ruleset.legalActions(state).slice(0, 40),
    illegal: ruleset
      .legalActions(state)
      .slice(0, 1)
      .map((action) => ({ action })),
    events,
    outcome: ruleset.outcome(state),
  };
  const vector = {
    id: '3e.turn.three-actions/in-play',
    title: 'What came up in play',
    rules: ['3e.turn.three-actions'],
    create: { edition: 'third-edition', players },
    steps: [{ expect: expected }],
  };
  report(wordedIn({ ruleset, edition: thirdEdition }, vector as unknown as Vector).problems);
}

beforeAll(() => {
  for (const scenario of scenarioIds) {
    const ruleset = rulesetOf(scenario);
    const names = new Names(ruleset, thirdEdition);
    for (const [kind, { asks }] of Object.entries(vocabularyOf(ruleset).decisions))
      if (asks === 'player') decisions.add(kind);
    lookAtShape(withRumor(scenario), ruleset, names);
    lookAtWords(duel(scenario, ruleset), [], ruleset);
    for (const number of [0, 1]) {
      const random = sourceFrom(wordsOfSeed(`told ${scenario} ${number}`));
      let { state, events } = ruleset.startGame({ scenario, players, chance: 'manual' });
      for (let step = 0; step < upTo(800, 1200); step++) {
        if (step % upTo(15, 3) === 0) lookAtShape(state, ruleset, names);
        lookAtDecision(state, ruleset);
        if (step % upTo(60, 40) === 0) {
          const told = valuesIn(ruleset, state);
          const reader = new Reader(names, players);
          reader.read(valuesShape, told, '');
          report(reader.problems);
          findPlaces(valuesShape, told, '', values);
        }
        if (step % upTo(45, 7) === 0) lookAtShape(ruleset.viewFor(state, 1), ruleset, names);
        if (step % upTo(12, 1) === 0) lookAtWords(state, events, ruleset);
        const legal = ruleset.legalActions(state);
        const preferred = legal.filter(({ type }) => lively.test(type));
        const from = preferred.length > 0 && random.below(3) > 0 ? preferred : legal;
        const action = from.length === 0 ? undefined : from[random.below(from.length)];
        if (action === undefined) break;
        ({ state, events } = ruleset.transition(state, action));
      }
    }
  }
  walkVectors();
}, 240_000);

it('everything that a state or a view has can be pointed at, and everything that comes up can be told', () => {
  expect([...misfits].slice(0, 10)).toEqual([]);
});

it('everything that can be pointed at is somewhere in a state', () => {
  expect([...described].filter((place) => !places.has(place))).toEqual([]);
});

it('every word of a combat is there in one', () => {
  expect([...phases].sort()).toEqual(['act', 'cast', 'retreat']);
  expect([...describedInCombat].filter((place) => !inCombat.has(place))).toEqual([]);
});

it('every value that is said is one somewhere', () => {
  expect(placesOf(valuesShape, '').filter((place) => !values.has(place))).toEqual([]);
});

it('every kind of decision has been looked at, and one with one answer left is asked only where the page says so', () => {
  // The same step as combat/retreat, for the hero that was attacked.
  const others = [...decisions].filter((kind) => kind !== 'combat/retreat-foe');
  expect(others.filter((kind) => !asked.has(kind))).toEqual([]);
  const alone = [...asked].flatMap(([kind, types]) => [...types].map((type) => [kind, type] as const));
  expect(alone.filter(([kind, type]) => !askedAnyway[kind]?.includes(type))).toEqual([]);
  expect(alone.length).toBeGreaterThan(8);
  const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split('### What is asked and what is passed over in Third Edition');
  const [said = ''] = section.split('Never asked with a single answer');
  const words = new Set([...said.matchAll(/`([a-z-]+\/[a-z-]+)`/g)].map(([, word]) => word));
  for (const kind of Object.keys(askedAnyway)) expect(words, kind).toContain(kind);
});
