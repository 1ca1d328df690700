import { cardsToRefresh, isActivated, refreshCard } from '../../base/activation.js';
import { playerState } from '../../base/cards.js';
import { encounterProgress } from '../../base/event-kinds/index.js';
import { countOn } from '../../base/hoards.js';
import { openQuest } from '../../base/possessions.js';
import type { EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import type { EffectRule } from '../rule.js';
import { discardThis, isAtHand, needsEncounter } from './gaining.js';

/** Face-down Items are turned up again. */
export const refreshSchema: EffectSchema<'refresh'> = {
  fields: {
    /** This very card, one of your choice, or all that you have. */
    cards: "'this' | 'one' | 'all'",
  },
};
export const refresh: EffectRule<'refresh'> = {
  options(g, f, e) {
    const down = cardsToRefresh(g, f.player).filter((card) => isActivated(g, f.player, card));
    return e.cards === 'one' ? down : null;
  },
  act(g, f, e, choice) {
    if (e.cards === 'one') refreshCard(g, f.player, choice);
    else if (e.cards === 'this') refreshCard(g, f.player, f.card);
    else for (const card of cardsToRefresh(g, f.player)) refreshCard(g, f.player, card);
  },
};
export const refreshText: EffectText<'refresh'> = {
  text: 'refresh {cards, select, this {this card} one {one of your Items} other {all of your Items}}',
  values: (e) => ({ cards: e.cards }),
};
export const refreshWorth: EffectWorth<'refresh'> = {
  choice: (_e, card, { cost }) => cost(card),
  use: (_e, { own }) => own.items.filter((item) => item.faceDown).length * 0.8,
  helps: (_e, { own }) => own.items.some(({ faceDown }) => faceDown),
};

/** This Encounter stays open with you; its abilities are in force until it is finished. */
export const stayOpenSchema: EffectSchema<'stay-open'> = {
  check: (e, at) => needsEncounter(e.do, at),
};
/** A card that was taken or is gone cannot stay open. */
export const stayOpen: EffectRule<'stay-open'> = {
  act(g, f) {
    if (isAtHand(g, f)) openQuest(g, f.player, f.card);
  },
};
export const stayOpenText: EffectText<'stay-open'> = {
  text: 'keep this Encounter open',
};
export const stayOpenWorth: EffectWorth<'stay-open'> = {
  worth: () => 0,
};

/** Counters are put on this Encounter, open or laid, or on this Challenge, or taken off it. They stay with it while it is in play. */
export const progressSchema: EffectSchema<'progress'> = {
  fields: {
    /** How many, off it if negative; there are never fewer than none. */
    add: '-20..20',
  },
  check(_e, { card, hoard }) {
    if (card.kind !== 'encounter') hoard('do', 'have counters on it');
  },
};
export const progress: EffectRule<'progress'> = {
  act(g, f, e) {
    const quest = playerState(g, f.player).quests.find((q) => q.card === f.card);
    if (!quest) return countOn(g, f.player, f.card, e.add);
    g.emit(encounterProgress, {
      player: f.player,
      card: f.card,
      progress: Math.max(0, quest.progress + e.add),
      rule: '2e.encounter.nature',
    });
  },
};
export const progressText: EffectText<'progress'> = {
  text: '{sign, select, down {take {amount} off this card} other {put {amount} on this card}}',
  values: ({ add }) => ({ sign: add < 0 ? 'down' : 'up', amount: Math.abs(add) }),
};
export const progressWorth: EffectWorth<'progress'> = {
  worth: () => 0,
};

/** This Encounter, open or laid, is done with and discarded. */
export const finishSchema: EffectSchema<'finish'> = {
  ends: true,
  check: (e, at) => needsEncounter(e.do, at),
};
export const finish: EffectRule<'finish'> = {
  act: (g, f, e) => discardThis.act(g, f, { ...e, do: 'discard-this' }, ''),
};
export const finishText: EffectText<'finish'> = {
  text: 'discard this Encounter',
};
export const finishWorth: EffectWorth<'finish'> = {
  worth: () => 0,
};
