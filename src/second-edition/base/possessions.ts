import { type ActionOf, type Frame, forbid, type Refusal } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { becomes, type Use } from '../content/cards.js';
import {
  allyOf,
  cardOf,
  hasAlly,
  hasItem,
  isAdventure,
  isProtected,
  itemOf,
  leaveTable,
  loseCard,
  playerState,
} from './cards.js';
import { cardKept, cardTaken, encounterOpened } from './event-kinds/index.js';
import type { CardId, PlayerState } from './state.js';
import { action, command, type G, query } from './vocabulary.js';

/* Ally and Item limits, and how cards come to a player and leave. */

/**
 * Whether a player may take one more card: at most two Weapons, one Armor, two Allies; other classes are not limited.
 * Who is at a limit must first sell or discard a card of that kind (2e.limits.make-room-first).
 */
export const refuseAcquire = query(
  'may a player have this card too',
  (g: G, player: number, id: CardId): Refusal | null => {
    let first: Refusal | null = null;
    // It is enough that there is room for one of the things that it may be.
    for (const as of usesOf(g, id)) {
      const refusal = refuseAs(g, player, id, as);
      if (refusal === null) return null;
      first ??= refusal;
    }
    return first;
  },
);

/** Whether a player may have one more card as this. */
function refuseAs(g: G, player: number, id: CardId, as: Use): Refusal | null {
  const p = playerState(g, player);
  if (as === 'item') return refuseItems(g, [...p.items.map((item) => item.card), id]);
  return refuseAllies(g, player, [...p.allies.map((ally) => ally.card), id]);
}

/** Allies and Items that are counted together: those that a player would have. */
export interface Holdings {
  /** Whose they would be. */
  readonly player: number;
  /** The Allies. */
  readonly allies: readonly CardId[];
  /** The Items. */
  readonly items: readonly CardId[];
}

/** Whether several cards may come to these, each as one of the things that it may be: the first reason why not, or `null`. */
export function refuseTogether(g: G, held: Holdings, coming: readonly CardId[]): Refusal | null {
  const [card, ...others] = coming;
  if (card === undefined) return refuseMoreAllies(g, held) ?? refuseItems(g, held.items);
  const uses = usesOf(g, card);
  if (uses.length === 0) return refuseTogether(g, held, others);
  let first: Refusal | null = null;
  for (const as of uses) {
    const after =
      as === 'ally' ? { ...held, allies: [...held.allies, card] } : { ...held, items: [...held.items, card] };
    const refusal = refuseTogether(g, after, others);
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first;
}

/** Whoever has too many already, and would not have more of them, breaks no limit by it. */
function refuseMoreAllies(g: G, { player, allies }: Holdings): Refusal | null {
  const refusal = refuseAllies(g, player, allies);
  if (refusal === null) return null;
  const before = playerState(g, player).allies.map((ally) => ally.card);
  return allies.length <= before.length && refuseAllies(g, player, before) !== null ? null : refusal;
}

/** Whether one player may have these Allies together: two at most (2e.limits.allies). */
export const refuseAllies = query(
  'may a player have these allies together',
  (g: G, player: number, allies: readonly CardId[]): Refusal | null =>
    allies.length > allyLimit(g, player) ? forbid('2e.limits.allies') : null,
);

/** Whether one player may have these Items together: no more of a kind than allowed, and nothing else that speaks against it. */
export const refuseItems = query(
  'may a player have these items together',
  (g: G, items: readonly CardId[]): Refusal | null => refuseNumbers(g, items),
);

/** Whether these are more Items of a kind than one player may have: at most two Weapons and one Armor (2e.limits.weapons, 2e.limits.armor). */
export const refuseNumbers = query(
  'are these more items of a kind than a player may have',
  (g: G, items: readonly CardId[]): Refusal | null => {
    for (const of of ['weapon', 'armor'] as const) {
      let count = 0;
      for (const id of items) if (itemOf(g, id).class === of) count++;
      if (count > itemLimit(g, of)) return forbid(of === 'armor' ? '2e.limits.armor' : '2e.limits.weapons');
    }
    return null;
  },
);

/** Whether an Item counts towards a limit on the number of Items at all: one without a class does not. */
export const countsTowardsLimits = query(
  'does an item count towards limits',
  (g: G, id: CardId): boolean => itemOf(g, id).class !== undefined,
);

/** Two Allies (2e.limits.allies). Adventure cards that are Allies count (2e.limits.acquired-cards-count). */
export const allyLimit = query('how many allies may a player have', (_g: G, _player: number): number => 2);

/** Two Weapons and one Armor (2e.limits.weapons, 2e.limits.armor); no limit for any other class (2e.limits.other-classes). */
export const itemLimit = query('how many items of a class may a player have', (_g: G, of: string): number =>
  of === 'weapon' ? 2 : of === 'armor' ? 1 : Number.POSITIVE_INFINITY,
);

/**
 * As what a card may stand with the player who has it: as what is printed, or as what an adventure card becomes. Where a rule leaves
 * several to choose from, what the card is used as is seen by where it stands, among the Allies or among the Items.
 */
export const usesOf = query('as what may a player have this card', (g: G, id: CardId): readonly Use[] => {
  const card = cardOf(g, id);
  return becomes(card, 'ally') ? asAlly : becomes(card, 'item') ? asItem : asNeither;
});
const asAlly: readonly Use[] = ['ally'];
const asItem: readonly Use[] = ['item'];
const asNeither: readonly Use[] = [];

/**
 * Whether a module sees by itself to as what this Equipping Ally is used, by `usesOf` and `cardsGained`: Weapons of Legend asks about all
 * others, whatever pack they are of, so that nobody is asked twice.
 */
export const isEquippedOtherwise = query(
  'does a module see by itself to an equipping ally',
  (_g: G, _id: CardId): boolean => false,
);

/** Whether a card may be an Ally to the player who has it: printed as one, or an adventure card taken as one. */
export const becomesAlly = (g: G, id: CardId): boolean => usesOf(g, id).includes('ally');

/** Whether a card may be an Item to the player who has it: printed as one, or an adventure card taken as one. */
export const becomesItem = (g: G, id: CardId): boolean => usesOf(g, id).includes('item');

/**
 * Cards have come to a player as Items and Allies, in whatever way: bought, taken, won, exchanged. They are where they were, an Ally
 * among the Allies; whoever lets them be something else puts them there.
 */
export const cardsGained = command(
  'cards have come to a player',
  (_g: G, _player: number, _cards: readonly CardId[]): void => undefined,
);

/** As what a card comes to a player: the first thing that it may be for which there is room. */
function comesAs(g: G, player: number, id: CardId): Use {
  const uses = usesOf(g, id);
  const [first = 'item'] = uses;
  return uses.length < 2 ? first : (uses.find((as) => refuseAs(g, player, id, as) === null) ?? first);
}

/** A card comes to a player as Item or Ally. Adventure cards follow all rules about those (2e.defeat.card-rules). */
export const acquire = command('take a card as item or ally', (g: G, player: number, id: CardId): void => {
  const p = playerState(g, player);
  leaveTable(g, id);
  dropQuest(p, id);
  const ally = comesAs(g, player, id) === 'ally';
  if (ally) {
    allyOf(g, id);
    p.allies.push({ card: id, wounds: 0, exhaustion: 0 });
  } else p.items.push({ card: id, faceDown: false });
  g.emit(cardTaken, {
    player,
    card: id,
    as: ally ? 'ally' : 'item',
    rule: isAdventure(cardOf(g, id))
      ? '2e.defeat.card-as-item-or-ally'
      : ally
        ? '2e.cards.ally'
        : '2e.cards.item',
  });
  cardsGained(g, player, [id]);
});

/** A card is kept for a later effect: neither Item nor Ally (2e.defeat.card-kept-for-effect). */
export const keepCard = command(
  'keep an adventure card',
  (g: G, player: number, id: CardId, rule: RuleId = '2e.defeat.card-kept-for-effect'): void => {
    const p = playerState(g, player);
    leaveTable(g, id);
    dropQuest(p, id);
    p.kept.push(id);
    g.emit(cardKept, { player, card: id, rule });
  },
);

/** An Encounter stays open with the player for later turns (2e.encounter.nature). */
export const openQuest = command('leave an encounter open', (g: G, player: number, id: CardId): void => {
  const p = playerState(g, player);
  if (p.quests.some((quest) => quest.card === id)) return;
  leaveTable(g, id);
  p.quests.push({ card: id, progress: 0 });
  g.emit(encounterOpened, { player, card: id, rule: '2e.encounter.nature' });
});

function dropQuest(p: PlayerState, id: CardId): void {
  const at = p.quests.findIndex((quest) => quest.card === id);
  if (at >= 0) p.quests.splice(at, 1);
}

/** Any Item or Ally may be discarded at any time, but not while another effect is being carried out (2e.limits.discard-any-time). */
export const discardAnyTime = action<Frame>()(
  'card/discard',
  { player: 'integer', card: 'id' },
  {
    moment: '2e.limits.discard-any-time',
    untimely: () =>
      forbid('2e.limits.discard-any-time', 'Not now: what is being carried out must be finished first.'),
    by: (_g, _f, { player }) => player,
    candidates(g, _f, add, player) {
      const { allies, items } = playerState(g, player);
      for (const { card } of allies) add({ type: 'card/discard', player, card });
      for (const { card } of items) add({ type: 'card/discard', player, card });
    },
    refuse(g, _f, { player, card }) {
      const p = g.state.players[player];
      if (p === undefined || !(hasAlly(p, card) || hasItem(p, card)))
        return forbid('2e.limits.discard-any-time', 'Name an Item or Ally of that player.');
      return isProtected(g, card) ? forbid('2e.defeat.card-protected') : null;
    },
    run: (g, _f, { player, card }) => loseCard(g, player, card),
  },
);

/** The actions of this chapter. */
export type PossessionAction = ActionOf<typeof discardAnyTime>;
