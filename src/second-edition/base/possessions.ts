import { type Frame, forbid, type Refusal } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { becomes, type Use } from '../content/cards.js';
import * as cards from './cards.js';
import { cardKept, cardTaken, encounterOpened } from './event-kinds/index.js';
import type { CardId, PlayerState } from './state.js';
import { action, command, type G, query } from './vocabulary.js';

/** Why a player may not take one more card, or `null`. A player at a limit must first make room (2e.limits.make-room-first). */
export const refuseAcquire = query(
  'may a player have this card too',
  (g: G, player: number, id: CardId): Refusal | null => {
    let first: Refusal | null = null;
    // Room for one of its possible uses is enough.
    for (const as of usesOf(g, id)) {
      const refusal = refuseAs(g, player, id, as);
      if (refusal === null) return null;
      first ??= refusal;
    }
    return first;
  },
);

function refuseAs(g: G, player: number, id: CardId, as: Use): Refusal | null {
  const p = cards.playerState(g, player);
  if (as === 'item') return refuseItems(g, [...p.items.map((item) => item.card), id]);
  return refuseAllies(g, player, [...p.allies.map((ally) => ally.card), id]);
}

/** Allies and Items of one player, for checks of limits. */
export interface Holdings {
  /** The player who would have them. */
  readonly player: number;
  /** The Allies. */
  readonly allies: readonly CardId[];
  /** The Items. */
  readonly items: readonly CardId[];
}

/** Why several cards may not be added to these, each in one of its possible uses: the first reason, or `null`. */
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

/** A player above a limit already breaks none by not adding more. */
function refuseMoreAllies(g: G, { player, allies }: Holdings): Refusal | null {
  const refusal = refuseAllies(g, player, allies);
  if (refusal === null) return null;
  const before = cards.playerState(g, player).allies.map((ally) => ally.card);
  return allies.length <= before.length && refuseAllies(g, player, before) !== null ? null : refusal;
}

/** Why one player may not have these Allies together, or `null`: at most two (2e.limits.allies). */
export const refuseAllies = query(
  'may a player have these allies together',
  (g: G, player: number, allies: readonly CardId[]): Refusal | null =>
    allies.length > allyLimit(g, player) ? forbid('2e.limits.allies') : null,
);

/** Why one player may not have these Items together, or `null`: more of a class than allowed, or another refusal. */
export const refuseItems = query(
  'may a player have these items together',
  (g: G, items: readonly CardId[]): Refusal | null => refuseNumbers(g, items),
);

/** Why these Items are too many of a class, or `null`: at most two Weapons and one Armor (2e.limits.weapons, 2e.limits.armor). */
export const refuseNumbers = query(
  'are these more items of a kind than a player may have',
  (g: G, items: readonly CardId[]): Refusal | null => {
    for (const of of ['weapon', 'armor'] as const) {
      let count = 0;
      for (const id of items) if (cards.itemOf(g, id).class === of) count++;
      if (count > itemLimit(g, of)) return forbid(of === 'armor' ? '2e.limits.armor' : '2e.limits.weapons');
    }
    return null;
  },
);

/** Whether an Item counts towards a limit on the total number of Items: one without a class does not. */
export const countsTowardsLimits = query(
  'does an item count towards limits',
  (g: G, id: CardId): boolean => cards.itemOf(g, id).class !== undefined,
);

/** At most two Allies (2e.limits.allies). Adventure cards that became Allies count (2e.limits.acquired-cards-count). */
export const allyLimit = query('how many allies may a player have', (_g: G, _player: number): number => 2);

/** At most two Weapons and one Armor (2e.limits.weapons, 2e.limits.armor). Other classes have no limit (2e.limits.other-classes). */
export const itemLimit = query('how many items of a class may a player have', (_g: G, of: string): number =>
  of === 'weapon' ? 2 : of === 'armor' ? 1 : Number.POSITIVE_INFINITY,
);

/** The possible uses of a card. Its place among the Allies or the Items shows the present use. */
export const usesOf = query('as what may a player have this card', (g: G, id: CardId): readonly Use[] => {
  const card = cards.cardOf(g, id);
  return becomes(card, 'ally') ? asAlly : becomes(card, 'item') ? asItem : asNeither;
});
const asAlly: readonly Use[] = ['ally'];
const asItem: readonly Use[] = ['item'];
const asNeither: readonly Use[] = [];

/** Whether a module decides the use of this Equipping Ally. Weapons of Legend asks about all others, so no player is asked twice. */
export const isEquippedOtherwise = query(
  'does a module see by itself to an equipping ally',
  (_g: G, _id: CardId): boolean => false,
);

/** Whether a card may be an Ally: printed as one, or an adventure card taken as one. */
export const becomesAlly = (g: G, id: CardId): boolean => usesOf(g, id).includes('ally');

/** Whether a card may be an Item: printed as one, or an adventure card taken as one. */
export const becomesItem = (g: G, id: CardId): boolean => usesOf(g, id).includes('item');

/** Runs after Items and Allies have come to a player in any way. A module that changes their use moves them here. */
export const cardsGained = command(
  'cards have come to a player',
  (_g: G, _player: number, _cards: readonly CardId[]): void => undefined,
);

/** The first possible use for which the player has room. */
function comesAs(g: G, player: number, id: CardId): Use {
  const uses = usesOf(g, id);
  const [first = 'item'] = uses;
  return uses.length < 2 ? first : (uses.find((as) => refuseAs(g, player, id, as) === null) ?? first);
}

/** A card comes to a player as Item or Ally. Adventure cards follow all rules about those (2e.defeat.card-rules). */
export const acquire = command('take a card as item or ally', (g: G, player: number, id: CardId): void => {
  const p = cards.playerState(g, player);
  cards.leaveTable(g, id);
  dropQuest(p, id);
  const ally = comesAs(g, player, id) === 'ally';
  if (ally) {
    cards.allyOf(g, id);
    p.allies.push({ card: id, wounds: 0, exhaustion: 0 });
  } else p.items.push({ card: id, faceDown: false });
  g.emit(cardTaken, {
    player,
    card: id,
    as: ally ? 'ally' : 'item',
    rule: cards.isAdventure(cards.cardOf(g, id))
      ? '2e.defeat.card-as-item-or-ally'
      : ally
        ? '2e.cards.ally'
        : '2e.cards.item',
  });
  cardsGained(g, player, [id]);
});

/** A player keeps a card for a later effect: it is not an Item or Ally (2e.defeat.card-kept-for-effect). */
export const keepCard = command(
  'keep an adventure card',
  (g: G, player: number, id: CardId, rule: RuleId = '2e.defeat.card-kept-for-effect'): void => {
    const p = cards.playerState(g, player);
    cards.leaveTable(g, id);
    dropQuest(p, id);
    p.kept.push(id);
    g.emit(cardKept, { player, card: id, rule });
  },
);

/** An Encounter stays open with the player for later turns (2e.encounter.nature). */
export const openQuest = command('leave an encounter open', (g: G, player: number, id: CardId): void => {
  if (cards.playerState(g, player).quests.some((quest) => quest.card === id)) return;
  g.emit(encounterOpened, { player, card: id, rule: '2e.encounter.nature' });
});

function dropQuest(p: PlayerState, id: CardId): void {
  const at = p.quests.findIndex((quest) => quest.card === id);
  if (at >= 0) p.quests.splice(at, 1);
}

/** A player may discard any Item or Ally at any time, except while another effect is being carried out (2e.limits.discard-any-time). */
export const discardAnyTime = action<Frame>()('card/discard', {
  parameters: { player: 'integer', card: 'id' },
  moment: '2e.limits.discard-any-time',
  untimely: () =>
    forbid('2e.limits.discard-any-time', 'Not now: what is being carried out must be finished first.'),
  by: (_g, _f, { player }) => player,
  candidates(g, _f, add, player) {
    const { allies, items } = cards.playerState(g, player);
    for (const { card } of allies) add({ type: 'card/discard', player, card });
    for (const { card } of items) add({ type: 'card/discard', player, card });
  },
  refuse(g, _f, { player, card }) {
    const p = g.state.players[player];
    if (p === undefined || !(cards.hasAlly(p, card) || cards.hasItem(p, card)))
      return forbid('2e.limits.discard-any-time', 'Name an Item or Ally of that player.');
    return cards.isProtected(g, card) ? forbid('2e.defeat.card-protected') : null;
  },
  run: (g, _f, { player, card }) => cards.loseCard(g, player, card),
});
