import { setImmediate } from 'node:timers/promises';
import { type EditionId, parseState } from 'runebound-engine';
import { begin, carryOut } from '../game/game.js';
import type { KeptTable, Store } from '../store/store.js';
import { remembered, type Step } from './table.js';

/** So many actions are played again in one go, before others have their turn. */
const atOnce = 20;

const setup = (kept: KeptTable): Step => ({
  seq: 0,
  by: null,
  here: false,
  ...begin(kept.options, kept.seed),
});

/**
 * The steps of a game from one on, made again from what was kept: the nearest state before it, and all actions since.
 *
 * @param from - the first step that is wanted, by its number
 */
async function* stepsFrom(store: Store, kept: KeptTable, from: number): AsyncGenerator<Step> {
  const snapshot = await store.snapshotUpTo(kept.id, from);
  let step: Step =
    snapshot === null
      ? setup(kept)
      : {
          ...{ seq: snapshot.seq, by: null, here: false, events: [] },
          state: parseState<EditionId>(snapshot.state),
        };
  if (step.seq >= from) yield step;
  for (const { seq, by, action } of await store.movesAfter(kept.id, step.seq)) {
    step = { seq, by, here: false, ...carryOut(step.state, action, by, kept.seed, seq) };
    if (seq >= from) yield step;
    if (seq % atOnce === 0) await setImmediate();
  }
}

/** The last steps of a table, up to the present. */
export async function lastSteps(store: Store, kept: KeptTable): Promise<readonly Step[]> {
  const from = Math.max(0, (await store.lastSeq(kept.id)) - remembered + 1);
  const steps: Step[] = [];
  for await (const step of stepsFrom(store, kept, from)) steps.push(step);
  return steps;
}
