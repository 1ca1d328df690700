import type { Check } from '../../base/vocabulary.js';
import { type EquippingFrame, equipping } from './choice.js';
import { isEquipping } from './using.js';

/** A player is asked once about an Equipping Ally, and only after it has come. */
const askedOnce: Check = {
  name: 'players are asked once about an Equipping Ally, which they have',
  rule: 'va47.equipping-ally.choice',
  check(g) {
    const asked = g.state.frames.filter((f): f is EquippingFrame => f.kind === equipping.kind);
    for (const [at, { player, card }] of asked.entries()) {
      const p = g.state.players[player];
      if (p === undefined) return `there is no player ${player}`;
      if (g.content.cards[card] === undefined || !isEquipping(g, card)) return `${card} is no Equipping Ally`;
      if (asked.findIndex((other) => other.card === card) !== at) return `${card} is asked about twice`;
      // The player who is asked has the card. Cards of frames below may have been lost meanwhile.
      const isAsked = g.state.frames.at(-1) === asked[at];
      if (isAsked && ![...p.allies, ...p.items].some((held) => held.card === card))
        return `player ${player} does not have ${card}`;
    }
    return null;
  },
};

export const invariants: readonly Check[] = [askedOnce];
