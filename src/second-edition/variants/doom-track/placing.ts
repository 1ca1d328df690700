import type { RuleId } from '../../../register/rule-ids.js';
import { cardOf, colorOf } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { memoryOf } from './memory.js';
import { putOnPile } from './piles.js';
import type { DoomSetting } from './setting.js';

/* Where a discarded adventure card goes, and why. */

/** Puts a card face down on the next free space of the track; above the last one there is only its discard pile. */
export function place(g: G, setting: DoomSetting, card: CardId): void {
  const memory = memoryOf(g, setting);
  const town = setting.towns(g)[memory.track.length];
  const color = colorOf(g, card);
  if (town === undefined) putOnPile(g, memory, { card });
  else memory.track.push({ card });
  g.emit({
    type: 'doom/placed',
    card,
    color,
    place: town === undefined ? null : memory.track.length,
    town: town ?? null,
    rule: setting.cite.nextSpace,
  });
}

/** The rule that sends a discarded card to the track, by what it was and why it is discarded. */
export function reasonFor(g: G, { cite }: DoomSetting, card: CardId, rule: RuleId): RuleId {
  const { kind } = cardOf(g, card);
  if (rule === '2e.limits.discard-destination') return cite.held;
  if (kind === 'encounter') return cite.encounter;
  if (rule === '2e.event.lower-discard') return cite.event;
  return kind === 'challenge' && rule === '2e.defeat.discard' ? cite.challenge : cite.discard;
}
