import { forbid, override, reaction } from '../../../kernel/index.js';
import { hasItem, playerState } from '../../base/cards.js';
import { staminaOf } from '../../base/characters.js';
import { refuseAttack } from '../../base/combat-phases.js';
import { weigh } from '../../base/harm.js';
import { cardsGained, usesOf } from '../../base/possessions.js';
import { partsOf, settingTo } from '../../base/value-breakdown.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { askAbout, equippingSteps } from './choice.js';
import { weaponsOfLegendCards } from './content/weapons-of-legend.js';
import { equippingFacts, equippingUsed } from './event-kinds.js';
import { inspectWeapons } from './inspect.js';
import { invariants } from './invariants.js';
import { eitherUse, ID, isEquipping } from './using.js';

/** @hidden */
export type WeaponsKind = (typeof equippingFacts)[number];

/** Weapons of Legend: thirty market cards. Six of them are Equipping Allies, which a Hero uses either as an Ally or as an Item. */
export const weaponsOfLegend: SecondEditionModule<WeaponsKind> = defineModule({
  id: ID,
  title: 'Weapons of Legend',
  // Its cards are ordinary market cards (va47.setup.shuffle). They are in the deck before the town stacks are filled.
  content: weaponsOfLegendCards,
  calls: [],
  frames: [equippingSteps],
  events: equippingFacts,
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
