import { forbid, override, reaction } from '../../../kernel/index.js';
import { hasItem, playerState } from '../../base/cards.js';
import { staminaOf } from '../../base/characters.js';
import { refuseAttack } from '../../base/combat-phases.js';
import { weigh } from '../../base/harm.js';
import { cardsGained, usesOf } from '../../base/possessions.js';
import { partsOf, settingTo } from '../../base/value-breakdown.js';
import type { Check } from '../../base/vocabulary.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { askAbout, type EquippingFrame, equipping, equippingSteps } from './choice.js';
import { weaponsOfLegendCards } from './content/weapons-of-legend.js';
import { equippingUsed } from './event-kinds.js';
import { inspectWeapons } from './inspect.js';
import { kinds } from './kinds.js';
import { eitherUse, ID, isEquipping } from './using.js';

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

const invariants: readonly Check[] = [askedOnce];

/** Weapons of Legend: thirty market cards. Six of them are Equipping Allies, which a Hero uses either as an Ally or as an Item. */
export const weaponsOfLegend: SecondEditionModule<(typeof kinds)[number]> = defineModule({
  id: ID,
  title: 'Weapons of Legend',
  // Its cards are ordinary market cards (va47.setup.shuffle). They are in the deck before the town stacks are filled.
  content: weaponsOfLegendCards,
  calls: [],
  frames: [equippingSteps],
  events: kinds,
  inspect: inspectWeapons,
  // A changed use also changes the values that the card gives.
  reactions: [reaction(equippingUsed, weigh)],
  overrides: [
    override(usesOf, (next) => (g, card) => (isEquipping(g, card) ? eitherUse : next(g, card))),
    override(cardsGained, (next) => (g, player, cards) => {
      next(g, player, cards);
      askAbout(g, player, cards);
    }),
    // Also against effects that raise Stamina: it has none, and each exhaustion becomes a wound (va47.equipping-ally.exhaustion).
    override(staminaOf, (next) => (g, player, card) => (isEquipping(g, card) ? 0 : next(g, player, card))),
    override(partsOf, (next) => (g, asked) => {
      const parts = next(g, asked);
      return asked.of === 'character' && asked.value === 'stamina' && isEquipping(g, asked.card)
        ? settingTo(0, parts, { module: ID, rule: 'va47.equipping-ally.no-stamina' })
        : parts;
    }),
    override(refuseAttack, (next) => (g, f, by) => {
      const refusal = next(g, f, by);
      return refusal !== null && isEquipping(g, by) && hasItem(playerState(g, f.player), by)
        ? forbid('va47.equipping-ally.as-item-no-attributes')
        : refusal;
    }),
  ],
  invariants,
});
