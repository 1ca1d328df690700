import type { RuleId } from '../../../register/rule-ids.js';
import { cardOf } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { doomPlaced } from './event-kinds.js';
import { colorOfBack, memoryOf } from './memory.js';
import { putOnPile } from './piles.js';
import type { DoomSetting } from './setting.js';

/* The destination of a discarded adventure card, and the rule for it. */

/** Puts a card face down on the next free space of the track. Without a free space it goes to its discard pile. */
export function place(g: G, setting: DoomSetting, card: CardId): void {
  const memory = memoryOf(g, setting);
  const town = setting.towns(g)[memory.track.length];
  const color = colorOfBack(g.content, card);
  if (town === undefined) putOnPile(g, memory, { card });
  else memory.track.push({ card });
  g.emit(doomPlaced, {
    card,
    color,
    place: town === undefined ? null : memory.track.length,
    town: town ?? null,
    rule: setting.cite.nextSpace,
  });
}

/** The rules by which a used card leaves its player. */
const usedUp: readonly RuleId[] = [
  '2e.defeat.card-kept-for-effect',
  '2e.items.discard',
  '2e.effects.owner-uses',
];

/** The rule that sends a discarded card to the track, by its kind and the reason of the discard. */
export function reasonFor(g: G, { cite }: DoomSetting, id: CardId, rule: RuleId): RuleId {
  if (usedUp.includes(rule)) return cite.held;
  const { kind } = cardOf(g, id);
  if (kind === 'event') return rule === '2e.event.lower-discard' ? cite.event : cite.discard;
  if (kind === 'encounter') return cite.encounter;
  return rule === '2e.defeat.discard' ? cite.challenge : cite.discard;
}
