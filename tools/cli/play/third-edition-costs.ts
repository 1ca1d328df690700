import type { Inspection } from '../../../src/third-edition/entries/edition.js';
import type { Told } from './sight.js';
import { texts } from './texts.js';

/** What each action of a turn costs, in actions. */
const costs: Readonly<Record<string, number>> = {
  'move/roll': 1,
  'move/step': 1,
  'adventure/begin': 2,
  'shop/begin': 1,
  rest: 1,
  train: 1,
  'villain/engage': 1,
};

/** What an action costs, and what it brings where that is sure. */
export function costOf(type: string, seen: Inspection, seat: number): Told {
  const player = seen.players[seat];
  const limit = player?.hand.limit?.value ?? 0;
  if (type === 'excess/discard')
    return { note: texts().tooMany(Math.max(0, (player?.hand.count ?? 0) - limit)) };
  const note = type in costs ? texts().costsActions(costs[type] ?? 0) : undefined;
  if (type === 'train') return { note, detail: [texts().trains(limit)] };
  const place = seen.hexes.find(({ hex }) => hex === player?.hex)?.place ?? null;
  if (type !== 'rest' || place === null) return { note };
  const damage = player?.hero?.health.damage ?? 0;
  return { note: `${damage === 0 ? texts().healsNothing : texts().healsAll(damage)} · ${note}` };
}
