import { setImmediate } from 'node:timers/promises';
import { EngineError, serialize } from 'runebound-engine';
import { form } from '../game/file.js';
import { begin, carryOut, isBack, type Move, optionsOf, type State } from '../game/game.js';
import type { KeptTable, Store } from '../store/store.js';
import { atOnce } from './load.js';
import { Refused } from './refused.js';
import { type LiveTable, stepBack } from './table.js';

/** The game up to one action: what was done and rolled with it, and all before. Actions that were taken back lead to no end. */
interface Past {
  readonly before: Past | null;
  readonly actions: readonly Move[];
}

/** What was done from the beginning, in order. */
function actionsOf(last: Past): readonly Move[] {
  const parts: (readonly Move[])[] = [];
  for (let past: Past | null = last; past !== null; past = past.before) parts.push(past.actions);
  return parts.reverse().flat();
}

/** Plays a game again, with the dice that were thrown; others have their turn meanwhile. */
async function playedAgain(store: Store, kept: KeptTable): Promise<{ past: Past; state: State }> {
  const { state: first, chance } = begin(kept.options, kept.seed);
  const pasts: Past[] = [{ before: null, actions: chance }];
  let state = first;
  for (const move of await store.movesAfter(kept.id, 0)) {
    const { seq, by, action } = move;
    if (isBack(action)) {
      state = (await stepBack(store, kept.id, move)).state;
      pasts.push(pasts[action.to] as Past);
    } else {
      const then = carryOut(state, action, by, kept.seed, seq);
      state = then.state;
      pasts.push({ before: pasts[seq - 1] as Past, actions: [action, ...then.chance] });
    }
    if (seq % atOnce === 0) await setImmediate();
  }
  return { past: pasts[pasts.length - 1] as Past, state };
}

/**
 * A game that is over, as a file of the board has it: who sat where, and a record that holds each roll and each card.
 *
 * @throws Refused while the game goes on, since nobody may know its hands and decks; and where these rules play it otherwise
 */
export async function fileOf(store: Store, table: LiveTable): Promise<string> {
  const { kept, sitting, now } = table;
  if (now.state.outcome === null)
    throw new Refused(
      'not-over',
      'This game goes on: its record, which holds what is hidden, is given once it is over.',
    );
  const otherRules = new Refused(
    'other-version',
    'This game was played by another version of the rules: with these it would be another game.',
  );
  const { past, state } = await playedAgain(store, kept).catch((error) => {
    throw error instanceof EngineError ? otherRules : error;
  });
  if (serialize(state) !== serialize(now.state)) throw otherRules;
  const seats = sitting.map(({ free: _, ...seat }) => seat);
  const record = { options: optionsOf(kept.options), actions: actionsOf(past), checkpoints: [] };
  return JSON.stringify({ form, seats, record });
}
