import { discardCard, loseCard, playerState } from '../../base/cards.js';
import { hoardOf, takeOffHoard } from '../../base/cards-on-board.js';
import { combat } from '../../base/frames.js';
import { layOnSpace, takeGold } from '../../base/hoards.js';
import { acquire, refuseAcquire } from '../../base/possessions.js';
import type { EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import { type EffectRule, NOTHING } from '../rule.js';
import { needsEncounter, refuseLoss, roomFor } from './gaining.js';

/** You get what lies on this adventure card: all the gold, then Items and Allies, one after another. For those beyond your limits you make room or leave them. */
export const takeBackSchema: EffectSchema<'take-back'> = {
  check: (_e, { hoard }) => hoard('do', 'give back what lies on it'),
};
/* Effects of cards that keep what they took, follow Heroes, or stay on a space. */

/** Gold, then Items and Allies one by one. Without room the player makes room (2e.limits.make-room-first) or lets it be discarded. */
export const takeBack: EffectRule<'take-back'> = {
  options(g, f) {
    const next = hoardOf(g.state, f.card)?.cards[0];
    if (next === undefined) return null;
    const room = roomFor(g, f.player, next);
    return room === null ? ['take'] : [...room, NOTHING];
  },
  about(g, { card }, _e, choice) {
    const next = hoardOf(g.state, card)?.cards[0];
    return choice === 'take' && next !== undefined ? { is: 'card', card: next } : null;
  },
  refuse: (g, f, _e, choice) => refuseLoss(g, f, choice),
  act(g, f, _e, choice) {
    takeGold(g, f.player, f.card);
    const next = hoardOf(g.state, f.card)?.cards[0];
    if (next === undefined) return;
    if (choice !== 'take' && choice !== NOTHING) loseCard(g, f.player, choice);
    if (choice === NOTHING || refuseAcquire(g, f.player, next) === null) {
      takeOffHoard(g.state, next);
      if (choice === NOTHING) discardCard(g, next);
      else acquire(g, f.player, next);
    }
    return 'choose';
  },
};
export const takeBackText: EffectText<'take-back'> = {
  text: 'take everything that lies on this card',
};
export const takeBackWorth: EffectWorth<'take-back'> = {};

/** This Challenge follows your Hero, if you leave it undefeated: before your Adventure step it comes to your space, unless that is a town. */
export const followSchema: EffectSchema<'follow'> = {
  check(_e, { card, place, isEnemys, refuse }) {
    if (card.kind !== 'challenge' || !isEnemys || place.path.includes('/foe/'))
      refuse(
        'do',
        'Only a Challenge that is fought can follow: this belongs in its `beforeCombat` or its `abilities`.',
      );
  },
};
/** Settled when the battle ends: it follows the player who leaves it undefeated. */
export const follow: EffectRule<'follow'> = {
  act(g, f) {
    const opponent = g.find(combat)?.opponent;
    if (opponent?.is === 'challenge' && opponent.card === f.card) opponent.follows = true;
  },
};
export const followText: EffectText<'follow'> = {
  text: 'it follows your Hero if you leave it undefeated',
};
export const followWorth: EffectWorth<'follow'> = {};

/** This Encounter is laid on your Hero's space; its abilities are in force for each Hero there, until it is finished. */
export const laySchema: EffectSchema<'lay'> = {
  check: (e, at) => needsEncounter(e.do, at),
};
/** A card that was taken or is gone cannot be laid; nor can it lie where no Hero is. */
export const lay: EffectRule<'lay'> = {
  act(g, f) {
    const { space } = playerState(g, f.player).hero;
    if (space !== null && g.state.revealed.includes(f.card)) layOnSpace(g, f.player, f.card, space);
  },
};
export const layText: EffectText<'lay'> = {
  text: 'lay this card on your space; any Hero who comes there may have it',
};
export const layWorth: EffectWorth<'lay'> = {};
