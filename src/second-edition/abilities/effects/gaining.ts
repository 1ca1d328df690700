import { forbid, type Refusal } from '../../../kernel/index.js';
import {
  cardOf,
  costOf,
  discardCard,
  hasAlly,
  hasItem,
  isProtected,
  loseCard,
  playerState,
} from '../../base/cards.js';
import { laidCard } from '../../base/cards-on-board.js';
import { abilityTriggered, counterGained, goldGained, goldPaid } from '../../base/event-kinds/index.js';
import { addBonus, availableBonuses, refuseBonus } from '../../base/experience.js';
import type { EffectsFrame } from '../../base/frames.js';
import { isInPlay, layCard, layGold } from '../../base/hoards.js';
import * as possessions from '../../base/possessions.js';
import type { Bonus, CardId } from '../../base/state.js';
import { type G, query } from '../../base/vocabulary.js';
import type { Checked, EffectPending, EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import type { EffectOf } from '../language.js';
import { changeOf } from '../modifiers.js';
import { type EffectRule, NOTHING } from '../rule.js';
import { callEffects } from '../triggers.js';
import { howMuch } from './who.js';

/** You get gold from the bank (2e.bank.income). */
export const gainGoldSchema: EffectSchema<'gain-gold'> = {
  fields: {
    /** Gold; in the `reward` of a Challenge cards that change `reward-gold` add to it. */
    amount: 'Amount',
  },
};

/** An Encounter alone can do this; one that stays open needs an effect that ends it. */
export function needsEncounter(
  what: 'stay-open' | 'lay' | 'finish',
  { card, hasEnd, refuse }: Checked,
): void {
  if (card.kind !== 'encounter')
    refuse(
      'do',
      `Only an Encounter can stay open or be laid on a space, and "${what}" is about that; this card is of kind "${card.kind}".`,
    );
  else if (what !== 'finish' && !hasEnd)
    refuse(
      'do',
      'The Encounter would stay there without end: give it an ability with "finish", "discard-this" or "take-card" among its effects, or with the cost `discard`.',
      '2e.encounter.nature',
    );
}

export const gainGold: EffectRule<'gain-gold'> = {
  act(g, f, e) {
    const { hero } = playerState(g, f.player);
    const isReward = f.list.startsWith(`${f.card}#reward`);
    const extra = isReward ? changeOf(g, 'reward-gold', f.player, hero.card) : 0;
    const amount = Math.max(0, howMuch(g, f, e.amount) + extra);
    // The bank never runs out (2e.bank.income).
    if (amount > 0) g.emit(goldGained, { player: f.player, amount, by: f.card, rule: '2e.bank.income' });
  },
};
export const gainGoldText: EffectText<'gain-gold'> = {
  text: 'gain {amount} gold',
  values: (e, say) => ({ amount: say.amount(e.amount) }),
};
export const gainGoldWorth: EffectWorth<'gain-gold'> = {
  worth: (e, { sized }) => sized(e.amount, 6),
  use: () => 2,
  helps: () => true,
};

/** You pay gold to the bank, as much as you have if it is more (2e.bank.spending). */
export const loseGoldSchema: EffectSchema<'lose-gold'> = {
  fields: {
    /** Gold, at most. */
    amount: "Amount | 'all'",
    /** It comes to lie on this adventure card, and not to the bank, as long as the card is in play. */
    'onto?': "'this'",
  },
  check(e, { hoard }) {
    if (e.onto !== undefined) hoard('onto', 'take gold');
  },
};
export const loseGold: EffectRule<'lose-gold'> = {
  act(g, f, e) {
    const amount = Math.min(playerState(g, f.player).gold, howMuch(g, f, e.amount));
    if (e.onto === 'this' && isInPlay(g, f.card)) return layGold(g, f.player, f.card, amount);
    if (amount > 0) g.emit(goldPaid, { player: f.player, amount, rule: '2e.bank.spending' });
  },
};
export const loseGoldText: EffectText<'lose-gold'> = {
  text: '{onto, select, this {put {amount} of your gold on this card} other {pay {amount} gold}}',
  values: (e, say) => ({ amount: say.amount(e.amount), onto: e.onto }),
};
export const loseGoldWorth: EffectWorth<'lose-gold'> = {
  worth: (e, { own, sized }) => -sized(e.amount, own.gold),
};

/** A reward must be taken (2e.defeat.reward), unless the card offers it to any player. */
export const mayLeaveCard = query(
  'whether a card that is the reward may be left to others',
  (_g: G, _player: number, _card: CardId): boolean => false,
);

/** You take this card: as the Item or Ally described in `becomes`, or to keep it for the abilities described there. */
export const takeThisCardSchema: EffectSchema<'take-card'> = {
  ends: true,
  check(_e, { card, part, refuse }) {
    if (card.kind !== 'challenge' && card.kind !== 'encounter')
      refuse('do', `Only a Challenge or an Encounter can be taken; this card is of kind "${card.kind}".`);
    else if (part === 'becomes') refuse('do', 'The card has been taken before this can happen.');
    else if (card.kind === 'challenge' && part !== 'reward')
      refuse(
        'do',
        'A Challenge is taken once it is defeated: this belongs in its `reward`.',
        '2e.defeat.reward',
      );
    else if (card.becomes === undefined)
      refuse(
        'do',
        'The card is taken, but does not say as what: give it `becomes`.',
        '2e.defeat.card-as-item-or-ally',
      );
  },
};
/**
 * The card itself is the reward: it becomes an Item or an Ally (2e.defeat.card-as-item-or-ally), or is kept
 * (2e.defeat.card-kept-for-effect). At the limit the player makes room or declines
 * (2e.limits.example-question-of-honor).
 */
export const takeThisCard: EffectRule<'take-card'> = {
  options(g, f) {
    // The card is gone or already taken.
    if (!isAtHand(g, f)) return [];
    const room = roomFor(g, f.player, f.card);
    if (room !== null) return [...room, NOTHING];
    return mayLeaveCard(g, f.player, f.card) ? ['take', NOTHING] : ['take'];
  },
  about: (_g, { card }, _e, choice) => (choice === 'take' ? { is: 'card', card } : null),
  refuse: (g, f, _e, choice) =>
    choice === 'take' ? possessions.refuseAcquire(g, f.player, f.card) : refuseLoss(g, f, choice),
  act(g, f, _e, choice) {
    if (choice === NOTHING) return;
    if (choice !== 'take') {
      loseCard(g, f.player, choice);
      if (possessions.refuseAcquire(g, f.player, f.card) !== null) return 'choose';
    }
    const card = cardOf(g, f.card);
    const becomes = 'becomes' in card ? card.becomes : undefined;
    if (becomes === undefined || becomes.as === 'kept') possessions.keepCard(g, f.player, f.card);
    else possessions.acquire(g, f.player, f.card);
    return;
  },
};
export const takeThisCardText: EffectText<'take-card'> = {
  text: 'take this card',
};
export const takeThisCardWorth: EffectWorth<'take-card'> = {
  worth: () => 5,
  choice: (_e, choice, { owned }) => (choice === 'take' ? 9 : choice === NOTHING ? 0 : 3 - owned(choice)),
};

/** Whether the card being followed is on the table, or an open Encounter of the player. */
export const isAtHand = (g: G, f: EffectsFrame): boolean =>
  g.state.revealed.includes(f.card) ||
  laidCard(g.state, f.card) !== undefined ||
  playerState(g, f.player).quests.some((quest) => quest.card === f.card);

/** Cards that the player could discard to make room; `null` if there is room (2e.limits.make-room-first). */
export function roomFor(g: G, player: number, card: CardId): readonly CardId[] | null {
  if (possessions.refuseAcquire(g, player, card) === null) return null;
  const p = playerState(g, player);
  const items = p.items.map((item) => item.card);
  const makesRoom = (id: CardId) =>
    possessions.refuseItems(g, [...items.filter((other) => other !== id), card]) === null;
  const mine = [
    ...(possessions.becomesAlly(g, card) ? p.allies.map((ally) => ally.card) : []),
    ...(possessions.becomesItem(g, card) ? items.filter(makesRoom) : []),
  ];
  return mine.filter((id) => !isProtected(g, id));
}

/** A kept Challenge makes no room (2e.defeat.card-protected). */
export const refuseLoss = (g: G, f: EffectsFrame, card: CardId): Refusal | null => {
  const p = playerState(g, f.player);
  return (hasAlly(p, card) || hasItem(p, card)) && isProtected(g, card)
    ? forbid('2e.defeat.card-protected')
    : null;
};

/** This card is discarded: by you if it is yours, from the Event area, or from the table where it lay to be resolved. */
export const discardThisSchema: EffectSchema<'discard-this'> = {
  ends: true,
  check(_e, { undiscardable, refuse }) {
    if (undiscardable !== null) refuse('do', undiscardable);
  },
};
export const discardThis: EffectRule<'discard-this'> = {
  act(g, f) {
    const p = playerState(g, f.player);
    const mine =
      p.kept.includes(f.card) ||
      p.quests.some((q) => q.card === f.card) ||
      p.items.some((i) => i.card === f.card) ||
      p.allies.some((a) => a.card === f.card);
    if (mine) loseCard(g, f.player, f.card);
    else if (g.state.event === f.card) endEvent(g, f);
    else if (isAtHand(g, f)) discardCard(g, f.card);
  },
};
export const discardThisText: EffectText<'discard-this'> = {
  text: 'discard this card',
};
export const discardThisWorth: EffectWorth<'discard-this'> = {
  worth: () => 0,
};

/** An Event that ends by its own text leaves the area empty. */
function endEvent(g: G, f: EffectsFrame): void {
  g.state.event = null;
  discardCard(g, f.card);
  for (const { ability, list } of g.content.sides.get(f.card)?.triggered ?? [])
    if (ability.on === 'leaves') {
      g.emit(abilityTriggered, {
        player: f.player,
        card: f.card,
        trigger: 'leaves',
        rule: '2e.effects.owner-uses',
      });
      callEffects(g, f.player, f.card, f.bearer, list);
    }
}

const losable = (g: G, f: EffectsFrame, e: EffectOf<'lose-card'>): CardId[] => {
  const p = playerState(g, f.player);
  const items = e.kind === 'ally' ? [] : p.items.map((i) => i.card);
  const allies = e.kind === 'item' ? [] : p.allies.map((a) => a.card);
  const cards = [...allies, ...items].filter((id) => !isProtected(g, id));
  if (e.which !== 'dearest') return cards;
  const most = Math.max(...cards.map((id) => costOf(g, id)));
  return cards.filter((id) => costOf(g, id) === most);
};

/** You lose a card of your own. Challenge cards that you keep are safe (2e.defeat.card-protected). */
export const loseOneSchema: EffectSchema<'lose-card'> = {
  fields: {
    /** What it may be; `any` is an Item or an Ally. */
    kind: "'item' | 'ally' | 'any'",
    /** Which of them: one of your choice, the one of the highest cost, or one at random. */
    which: "'choice' | 'dearest' | 'random'",
    /** It comes to lie on this adventure card instead of being discarded, as long as the card is in play. */
    'onto?': "'this'",
  },
  check(e, { hoard }) {
    if (e.onto !== undefined) hoard('onto', 'take cards');
  },
};
export const loseOne: EffectRule<'lose-card'> = {
  ask(g, f, e) {
    const cards = e.which === 'random' && f.pending.length === 0 ? losable(g, f, e) : [];
    return cards.length > 0 ? { kind: 'pick', from: cards } : null;
  },
  answer(_g, f, _e, answer) {
    if (answer.type === 'chance/pick') f.pending = [answer.choice];
  },
  options: (g, f, e) => (e.which === 'random' ? f.pending : losable(g, f, e)),
  refuse: (g, f, _e, choice) => refuseLoss(g, f, choice),
  act(g, f, e, choice) {
    if (e.onto === 'this' && isInPlay(g, f.card)) layCard(g, f.player, f.card, choice);
    else loseCard(g, f.player, choice);
  },
};
export const loseOneText: EffectText<'lose-card'> = {
  text: '{onto, select, this {put} other {lose}} {kind, select, item {an Item} ally {an Ally} other {an Item or an Ally}}{which, select, choice { of your choice} dearest {, the dearest} other { at random}}{onto, select, this {, on this card} other {}}',
  values: ({ kind, which, onto }) => ({ kind, which, onto }),
};
export const loseOneWorth: EffectWorth<'lose-card'> = {
  worth: () => -4,
  choice: (_e, card, { owned }) => -owned(card),
};
export const loseOnePending: EffectPending<'lose-card'> = {
  wish: () => 'an Item or Ally of the player',
  fits(_e, card, { state, player, again }) {
    const p = state.players[player];
    return p !== undefined && [...p.allies, ...p.items].some((held) => held.card === card) && !again;
  },
};

/** You take an adventure counter from the pile as experience, if there is one. */
export const gainCounterSchema: EffectSchema<'gain-counter'> = {
  fields: {
    /** Its color, and so its points (2e.experience.points-printed). */
    color: 'Color',
  },
};
export const gainCounter: EffectRule<'gain-counter'> = {
  act(g, f, e) {
    if (g.state.pile[e.color] === 0) return;
    g.emit(counterGained, { player: f.player, color: e.color, rule: '2e.cards.text' });
  },
};
export const gainCounterText: EffectText<'gain-counter'> = {
  text: 'take a {color} adventure counter from the pile',
  values: (e, say) => ({ color: say.word(e.color, 'color') }),
};
export const gainCounterWorth: EffectWorth<'gain-counter'> = {
  worth: () => 3,
  use: () => 2,
  helps: () => true,
};

/** You get an experience counter for nothing. */
export const gainExperienceSchema: EffectSchema<'gain-experience'> = {
  fields: {
    /** Which kind, or one of your choice. Nothing comes of one that your Hero may not have (2e.experience.life-max-three). */
    bonus: "Attribute | 'stamina' | 'life' | 'choice'",
  },
};
export const gainExperience: EffectRule<'gain-experience'> = {
  options: (g, f, e) =>
    availableBonuses(g, f.player).filter((bonus) => e.bonus === 'choice' || e.bonus === bonus),
  refuse: (g, f, _e, choice) => (choice === 'life' ? refuseBonus(g, f.player, choice) : null),
  act: (g, f, _e, choice) => addBonus(g, f.player, choice as Bonus),
};
export const gainExperienceText: EffectText<'gain-experience'> = {
  text: 'gain an experience counter of {bonus, select, choice {your choice} other {{bonus}}}',
  values: (e, say) => ({ bonus: say.named(e.bonus, 'bonus') }),
};
export const gainExperienceWorth: EffectWorth<'gain-experience'> = {
  worth: () => 8,
  choice: (_e, choice, { bonus }) => bonus(choice),
  use: () => 9,
  helps: () => true,
};
