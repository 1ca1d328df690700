import { hasItem, playerState } from '../../base/cards.js';
import type { Check } from '../../base/vocabulary.js';
import { memoryOf } from './memory.js';
import { countIn, ritualOf } from './rituals.js';

/* Invariants of Rituals. The limits on Items check that a Hero has no two with a shared word (va46.ritual.shared-word). */

export const invariants: readonly Check[] = [
  {
    name: 'counters lie on Rituals that somebody has',
    rule: 'va46.ritual.owner-change',
    check(g) {
      const { counters } = memoryOf(g);
      if (counters.length !== g.state.players.length) return 'counters are laid down for each player';
      for (const [player, rituals] of counters.entries())
        for (const card of Object.keys(rituals)) {
          if (g.content.cards[card] === undefined || ritualOf(g, card) === null)
            return `${card} is no Ritual`;
          if (!hasItem(playerState(g, player), card)) return `player ${player} does not have ${card}`;
        }
      return null;
    },
  },
  {
    name: 'counters lie on symbols that are printed, one on each',
    rule: 'va46.ritual.place-counter',
    check(g) {
      for (const rituals of memoryOf(g).counters)
        for (const [card, covered] of Object.entries(rituals)) {
          const ritual = g.content.cards[card] === undefined ? null : ritualOf(g, card);
          const other =
            ritual && covered.find((terrain) => countIn(covered, terrain) > countIn(ritual.symbols, terrain));
          if (ritual && other)
            return `${card} has ${countIn(covered, other)} counters on ${other}, and ${countIn(ritual.symbols, other)} symbols of it`;
        }
      return null;
    },
  },
];
