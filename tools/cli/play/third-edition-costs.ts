import type { Answer, Inspection } from '../../../src/third-edition/entries/edition.js';
import type { Told } from './sight.js';
import { texts } from './texts.js';

/** What an action costs, and what it brings where that is sure. */
export function costOf({ action: { type }, cost }: Answer, seen: Inspection, seat: number): Told {
  const player = seen.players[seat];
  const limit = player?.hand.limit?.value ?? 0;
  if (type === 'excess/discard')
    return { note: texts().tooMany(Math.max(0, (player?.hand.count ?? 0) - limit)) };
  const note = cost === 0 ? undefined : texts().costsActions(cost);
  if (type === 'train') return { note, detail: [texts().trains(limit)] };
  const place = seen.hexes.find(({ hex }) => hex === player?.hex)?.place ?? null;
  if (type !== 'rest' || place === null) return { note };
  const damage = player?.hero?.health.damage ?? 0;
  return { note: `${damage === 0 ? texts().healsNothing : texts().healsAll(damage)} · ${note}` };
}
