import { setImmediate } from 'node:timers/promises';
import { type EditionId, EngineError, parseState } from 'runebound-engine';
import { begin, carryOut, isBack } from '../game/game.js';
import type { KeptTable, Store } from '../store/store.js';
import { Refused } from './refused.js';
import { remembered, type Step, stepBack } from './table.js';

/** So many actions are played again in one go, before others have their turn. */
export const atOnce = 20;

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
          ...{ seq: snapshot.seq, by: null, here: false, events: [], chance: [] },
          state: parseState<EditionId>(snapshot.state),
        };
  if (step.seq >= from) yield step;
  for (const move of await store.movesAfter(kept.id, step.seq)) {
    const { seq, by, action } = move;
    step = isBack(action)
      ? await stepBack(store, kept.id, move)
      : { seq, by, here: false, ...carryOut(step.state, action, by, kept.seed, seq) };
    if (seq >= from) yield step;
    if (seq % atOnce === 0) await setImmediate();
  }
}

/**
 * The last steps of a table, up to the present.
 *
 * @throws Refused if another version of the rules was played, and its state was not kept
 */
export async function lastSteps(store: Store, kept: KeptTable): Promise<readonly Step[]> {
  const from = Math.max(0, (await store.lastSeq(kept.id)) - remembered + 1);
  const steps: Step[] = [];
  try {
    for await (const step of stepsFrom(store, kept, from)) steps.push(step);
    return steps;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    // Those who were away get a whole view then.
    const last = await lastState(store, kept);
    if (last !== null) return [last];
    throw new Refused(
      'other-version',
      'This table was played by another version of the server, which ended before it could keep where the table stood. Let that version open the table and end it by SIGTERM.',
    );
  }
}

/** The present state, where it was kept as a whole. */
async function lastState(store: Store, kept: KeptTable): Promise<Step | null> {
  const seq = await store.lastSeq(kept.id);
  const found = await store.snapshotUpTo(kept.id, seq);
  if (found === null || found.seq !== seq) return null;
  const state = parseState<EditionId>(found.state);
  return { seq, by: null, here: false, events: [], chance: [], state };
}
