import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bothEditions } from '../../src/conformance/both-editions.js';
import { entriesOf, look as looked } from '../../src/conformance/read.js';
import { positionOf } from '../../src/conformance/run.js';
import type { GameEvent } from '../../src/kernel/index.js';
import {
  bundledModules,
  rulesetOf,
  type SecondEditionAction,
  type SecondEditionRuleset,
  type SecondEditionState,
} from '../../src/second-edition/index.js';

/* States that come up in play, with every set of modules that goes together in a game: what is said of states is held against them. */

/** Nothing but the base game, each module by itself, and the optional rules that go together. */
export const moduleSets: readonly (readonly string[])[] = [
  [],
  ...Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]),
  ['doom-track', 'travel-hazards', 'softer-knockouts', 'item-limits', 'ally-limits'],
];

/** Plays a game with choices that depend on nothing but its number, and shows each state on the way. */
export function walk(
  modules: readonly string[],
  number: number,
  steps: number,
  look: (state: SecondEditionState, ruleset: SecondEditionRuleset) => void,
): void {
  const ruleset = rulesetOf(modules);
  let state = ruleset.createGame({ players: 2 + (number % 3), seed: `walk ${number}`, modules });
  let choice = number;
  for (let step = 0; step < steps && state.outcome === null; step++) {
    look(state, ruleset);
    choice = (Math.imul(choice, 1_103_515_245) + 12_345) & 0x7fffffff;
    const listed = ruleset.legalActions(state);
    // Cards thrown away and long haggling would fill the game, and dice given up keep Heroes at home.
    const likely =
      (choice >>> 16) % 10 === 0
        ? listed
        : listed.filter(({ type }) => !/^(?:card\/discard|offer\/|move\/(?:rest|stay|stop))/.test(type));
    const from = likely.length > 0 ? likely : listed;
    const action = from[(choice >>> 8) % from.length];
    if (action === undefined) return;
    state = ruleset.apply(state, action);
  }
}

const folder = fileURLToPath(new URL('../../conformance/', import.meta.url));

/** What a vector does, and what comes of it. */
export interface Done {
  readonly vector: string;
  readonly ruleset: SecondEditionRuleset;
  readonly before: SecondEditionState;
  readonly action: SecondEditionAction;
  readonly after: SecondEditionState;
  readonly events: readonly GameEvent[];
}

/**
 * Shows each state that the vectors of these chapters come through, and each action in them: what is rare in play is in them.
 *
 * @param stride - of so many vectors one, where all would take too long
 */
export function walkVectors(
  chapters: readonly string[],
  look: (state: SecondEditionState, ruleset: SecondEditionRuleset) => void,
  did: (done: Done) => void = () => undefined,
  stride = 1,
): void {
  for (const chapter of chapters)
    for (const [at, entry] of entriesOf(
      bothEditions,
      JSON.parse(readFileSync(`${folder}${chapter}.json`, 'utf8')),
    ).entries()) {
      if (at % stride > 0 || !('vector' in entry)) continue;
      const { footing, vector } = looked(bothEditions, entry.vector, {});
      if (vector.steps === undefined || !('ruleset' in footing)) continue;
      const ruleset: SecondEditionRuleset = footing.ruleset;
      let state = positionOf(vector, footing).state as SecondEditionState;
      look(state, ruleset);
      for (const step of vector.steps) {
        if ('expect' in step) continue;
        const before = state;
        const action = ('do' in step ? step.do : step.chance) as SecondEditionAction;
        const { state: after, events } = ruleset.transition(before, action);
        did({ vector: vector.id, ruleset, before, action, after, events });
        state = after;
        look(state, ruleset);
      }
    }
}
