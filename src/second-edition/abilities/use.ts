import { type Frame, forbid, ofSort, type Phrases, phrase, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { isActivated } from '../base/activation.js';
import { bitOf, type CardSide, type UsedEntry } from '../base/card-index.js';
import { playerState } from '../base/cards.js';
import { combatOf, companionsOf, partyOf, refuseEscape } from '../base/combatants.js';
import { abilityUsed } from '../base/event-kinds/index.js';
import { type CombatFrame, combat, type EffectsFrame, effects, phase, roll, turn } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import { action, type G, query } from '../base/vocabulary.js';
import type { Moment } from './amounts.js';
import { holds, missing } from './conditions.js';
import { costOf, payCost, refuseCost } from './costs.js';
import type { Condition, Cost, UsedAbility, Window } from './language.js';
import { borneBy } from './sources.js';
import { callEffects } from './triggers.js';

/* The owner uses effects when the card says and at its cost (2e.effects.owner-uses), in combat at its time (2e.effects.timing-words). */

/** The window of a decision. */
export const windowAt = query(
  'which abilities may be used here',
  (g: G, f: Frame): Window | null => g.ofStep(f, windowOfStep) ?? phaseWindow(f),
);

const windows: Readonly<Record<string, Readonly<Record<string, Window>>>> = {
  movement: { choose: 'before-moving', walk: 'moving', after: 'after-moving' },
  adventure: { choose: 'adventure' },
  combat: {
    drawn: 'drawn',
    'defender-before': 'before-combat',
    'attacker-before': 'before-combat',
    'defender-opening': 'round-start',
    'attacker-opening': 'round-start',
    escape: 'escape',
  },
  roll: { before: 'before-roll', after: 'after-roll' },
  harm: { answer: 'harm' },
  market: { trade: 'market' },
  experience: { choose: 'experience' },
};

const windowOfStep = (kind: string, step: string): Window | null => windows[kind]?.[step] ?? null;

const phaseWindow = (f: Frame): Window | null =>
  f.kind === 'phase' ? ((f as { type?: Window }).type ?? null) : null;

/** A roll or harm is an effect in progress: only its own answers are allowed. */
const isOpen = (window: Window): boolean =>
  window !== 'before-roll' && window !== 'after-roll' && window !== 'harm';

interface Found {
  readonly side: CardSide;
  readonly bearer: CardId;
}

function findSide(g: G, player: number, card: CardId): Found | null {
  const p = playerState(g, player);
  const { sides, takenSides, allySides } = g.content;
  const hero = p.hero.card;
  if (card === hero) return found(sides.get(card), hero);
  for (const ally of p.allies) if (ally.card === card) return found(allySides.get(card), card);
  if (companionsOf(g, player).some((one) => one.card === card)) return found(takenSides.get(card), card);
  for (const item of p.items) if (item.card === card) return found(takenSides.get(card), hero);
  if (p.kept.includes(card)) return found(takenSides.get(card), hero);
  if (p.quests.some((quest) => quest.card === card) || g.state.event === card)
    return found(sides.get(card), hero);
  if (g.state.laid?.some((laid) => laid.card === card && laid.space === p.hero.space))
    return found(sides.get(card), hero);
  return null;
}

const found = (side: CardSide | undefined, bearer: CardId): Found | null => (side ? { side, bearer } : null);

/** Visits the usable sides of a player's cards until a visit returns true. */
export function eachUsable(
  g: G,
  player: number,
  visit: (side: CardSide, bearer: CardId) => boolean,
): boolean {
  const p = playerState(g, player);
  const { sides, takenSides, allySides } = g.content;
  const hero = p.hero.card;
  const at = (side: CardSide | undefined, bearer: CardId): boolean =>
    side !== undefined && side.used.length > 0 && visit(side, bearer);
  if (at(sides.get(hero), hero)) return true;
  for (const ally of p.allies) if (at(allySides.get(ally.card), ally.card)) return true;
  for (const one of companionsOf(g, player)) if (at(takenSides.get(one.card), one.card)) return true;
  for (const item of p.items) if (at(takenSides.get(item.card), hero)) return true;
  for (const kept of p.kept) if (at(takenSides.get(kept), hero)) return true;
  for (const quest of p.quests) if (at(sides.get(quest.card), hero)) return true;
  for (const { card, space } of g.state.laid ?? [])
    if (space === p.hero.space && at(sides.get(card), hero)) return true;
  return g.state.event !== null && at(sides.get(g.state.event), hero);
}

/** A further refusal of an ability by other rules: a card that helps one get away is an escape, too (2e.escape.optional). */
export const refuseAbility = query(
  'may this ability be used at all now',
  (g: G, player: number, entry: UsedEntry): Refusal | null => {
    const fight = entry.getsAway ? combatOf(g, player) : undefined;
    return fight === undefined ? null : refuseEscape(g, fight);
  },
);

const atAnyTime = bitOf.window('any');

const hasUses = (g: G, player: number, bits: number): boolean =>
  (borneBy(g, player).windows & bits) !== 0 || companionsOf(g, player).length > 0;

/** Whether a player can use any ability in this window now. */
export function usableIn(g: G, player: number, window: Window): boolean {
  const bit = bitOf.window(window);
  if (!hasUses(g, player, bit)) return false;
  return eachUsable(
    g,
    player,
    (side, bearer) =>
      (side.bears.windows & bit) !== 0 &&
      side.used.some(
        (entry) =>
          entry.ability.use === window && refuseUse(g, player, side.card, bearer, entry, window) === null,
      ),
  );
}

const refuseUse = (
  g: G,
  player: number,
  card: CardId,
  bearer: CardId,
  entry: UsedEntry,
  window: Window,
): Refusal | null => {
  const { ability } = entry;
  const refusal = refuseAbility(g, player, entry);
  if (refusal !== null) return refusal;
  if (ability.use !== window && !(ability.use === 'any' && isOpen(window) && g.find(turn)?.player === player))
    return refuseTime(g, player, ability);
  const item = playerState(g, player).items.find((held) => held.card === card);
  if (isActivated(g, player, card)) return forbid('2e.activation.until-refresh');
  const moment: Moment = { player, card, bearer };
  const whose = selfOnly(ability) ? refuseForOthers(g, moment) : null;
  if (whose !== null) return whose;
  const condition = ability.if;
  if (condition !== undefined && !holds(g, condition, moment))
    return forbid('2e.effects.owner-uses', () => missing(g, condition, moment));
  const cost = costOf(g, ability, card, item !== undefined);
  if (isSpent(g, ability, cost, usedKey(card, entry.id)))
    return window === 'before-combat'
      ? forbid('2e.before-combat.each-once')
      : forbid(
          '2e.effects.owner-uses',
          () =>
            why`That ability works once in a ${limitOf(ability, cost) ?? ''}, and has been used in this one.`,
        );
  return refuseDefendersAllies(g, player, bearer) ?? refuseCost(g, player, cost, card, bearer, ability.use);
};

/**
 * The refusal at another time. The rule depends on the ability: a time of combat (2e.effects.timing-words); Before
 * Combat while the Challenge's own text is carried out (2e.before-combat.challenge-first) or before a later round
 * (2e.combat.before-combat-first-round-only); cancelling wounds that are not being inflicted (2e.terms.cancel,
 * 2e.terms.cancel-not-later); else the card (2e.effects.owner-uses).
 */
function refuseTime(g: G, player: number, ability: UsedAbility): Refusal {
  const { use } = ability;
  const rule =
    use === 'before-combat'
      ? beforeCombatRule(g, player)
      : use === 'ranged' || use === 'melee' || use === 'magic'
        ? '2e.effects.timing-words'
        : use === 'harm' && ability.do.some((effect) => effect.do === 'cancel')
          ? cancelRule(g, player)
          : '2e.effects.owner-uses';
  return forbid(rule, () => g.saysTime(why`The time for that ability is ${phrase(timeOf[use])}`));
}

function beforeCombatRule(g: G, player: number): RuleId {
  const fight = combatOf(g, player);
  if (fight === undefined) return '2e.effects.timing-words';
  if (fight.round > 1) return '2e.combat.before-combat-first-round-only';
  const { opponent } = fight;
  const own = opponent.is === 'challenge' ? `${opponent.card}#beforeCombat` : null;
  return g.state.frames.some((f) => f.kind === effects.kind && (f as EffectsFrame).list === own)
    ? '2e.before-combat.challenge-first'
    : '2e.effects.timing-words';
}

/** A wound is cancelled when it is inflicted, never later. */
const cancelRule = (g: G, player: number): RuleId =>
  partyOf(g, player).some(({ wounds }) => wounds > 0) ? '2e.terms.cancel-not-later' : '2e.terms.cancel';

/** An ability of a Hero or Ally affects only that one (faq.ability.self-only); an Item helps the Hero (2e.combat.items-together). */
const selfOnly = ({ use, if: condition }: UsedAbility): boolean =>
  (use === 'before-roll' || use === 'after-roll' || use === 'harm') && !saysWhose(condition);

const saysWhose = (condition: Condition | undefined): boolean =>
  condition !== undefined &&
  (condition.whose !== undefined || saysWhose(condition.not) || condition.any?.some(saysWhose) === true);

const refuseForOthers = (g: G, moment: Moment): Refusal | null =>
  holds(g, { whose: 'bearer' }, moment) ? null : forbid('faq.ability.self-only');

/** In a round of Hero combat the defender's Allies neither attack nor act (faq.hero-combat.defender-like-challenge). */
function refuseDefendersAllies(g: G, player: number, bearer: CardId): Refusal | null {
  const fight = combatOf(g, player);
  if (fight?.opponent.is !== 'hero' || fight.opponent.player !== player || fight.round === 0) return null;
  return bearer === playerState(g, player).hero.card
    ? null
    : forbid('faq.hero-combat.defender-like-challenge');
}

const usedKey = (card: CardId, ability: string): string => `${card}/${ability}`;

/** Without a limit, a free ability works once in its window, one with a price as often as that is paid (faq.ability.several-times). */
function limitOf({ use, limit }: UsedAbility, cost: Cost): UsedAbility['limit'] | null {
  if (use === 'before-combat') return 'combat';
  if (limit !== undefined) return limit;
  if (cost.exhaustion || cost.gold || cost.wounds || cost.discard || cost.activate) return null;
  if (use === 'before-roll' || use === 'after-roll' || use === 'harm') return 'roll';
  if (use === 'ranged' || use === 'melee' || use === 'magic') return 'phase';
  return use === 'escape' || use === 'round-start' ? 'round' : 'turn';
}

type Holder = { used: string[] };

/** Where uses are counted: in the frame that limits them, else in the turn. */
function holderOf(g: G, limit: NonNullable<UsedAbility['limit']>): Holder | undefined {
  const inner = g.state.frames[g.state.frames.length - 1];
  if (limit === 'roll' && inner?.kind === 'harm') return inner as unknown as Holder;
  if (limit === 'roll') return g.find(roll) ?? g.find(phase) ?? g.find(combat) ?? g.find(turn);
  if (limit === 'phase') return g.find(phase) ?? g.find(combat) ?? g.find(turn);
  if (limit === 'round' || limit === 'combat') return g.find(combat) ?? g.find(turn);
  return g.find(turn);
}

const mark = (g: G, limit: NonNullable<UsedAbility['limit']>, key: string): string =>
  limit === 'round' ? `${key}@${(g.find(combat) as CombatFrame | undefined)?.round ?? 0}` : key;

function isSpent(g: G, ability: UsedAbility, cost: Cost, key: string): boolean {
  const limit = limitOf(ability, cost);
  return (
    limit !== null && limit !== undefined && holderOf(g, limit)?.used.includes(mark(g, limit, key)) === true
  );
}

/** In Hero combat each has its own Before Combat (2e.hero-combat.defender-before-combat, 2e.hero-combat.attacker-before-combat). */
function refuseForeign(g: G, card: CardId): Refusal {
  const { kind, step } = g.top();
  const fight = g.find(combat);
  const owner = g.state.players.findIndex((_, player) => findSide(g, player, card) !== null);
  const rival = owner >= 0 && fight?.opponent.is === 'hero' && combatOf(g, owner) === fight;
  if (rival && kind === combat.kind && step === 'defender-before')
    return forbid('2e.hero-combat.attacker-before-combat');
  if (rival && kind === combat.kind && step === 'attacker-before')
    return forbid('2e.hero-combat.defender-before-combat');
  return forbid('2e.effects.owner-uses', () =>
    owner >= 0 && owner !== g.askedIn(g.top())
      ? why`That card is ${ofSort('player', owner)}’s to use, who is not asked.`
      : why`You have no such ability: name a card of yours and an ability on it.`,
  );
}

/** Uses an ability of a card. Offered at every decision with a window; the cost is paid first. */
export const useAbility = action<Frame>()('ability/use', {
  parameters: {
    /** A card that the user has, or the Event in play. */
    card: 'id',
    /** The id of the ability on it. */
    ability: 'id',
  },
  moment: '2e.effects.owner-uses',
  untimely(g, { card, ability }) {
    const player = g.askedIn(g.top());
    const at = player === null ? null : findSide(g, player, card);
    const entry = at?.side.used.find(({ id }) => id === ability);
    if (player === null || !at || !entry) return refuseForeign(g, card);
    return refuseAbility(g, player, entry) ?? refuseTime(g, player, entry.ability);
  },
  candidates(g, f, add) {
    const window = windowAt(g, f);
    const player = userAt(g, f);
    if (window === null) return;
    const bits = bitOf.window(window) | atAnyTime;
    if (!hasUses(g, player, bits)) return;
    eachUsable(g, player, (side) => {
      if ((side.bears.windows & bits) !== 0)
        for (const { id, ability } of side.used)
          if (ability.use === window || ability.use === 'any')
            add({ type: 'ability/use', card: side.card, ability: id });
      return false;
    });
  },
  // Abilities with another time say when that is.
  tries(g, f, add) {
    if (windowAt(g, f) === null) return;
    eachUsable(g, userAt(g, f), (side) => {
      for (const { id } of side.used) add({ type: 'ability/use', card: side.card, ability: id });
      return false;
    });
  },
  refuse(g, f, { card, ability }) {
    const window = windowAt(g, f);
    const player = userAt(g, f);
    const at = findSide(g, player, card);
    const entry = at?.side.used.find((used) => used.id === ability);
    if (!at || !entry || window === null) return refuseForeign(g, card);
    return refuseUse(g, player, card, at.bearer, entry, window);
  },
  run(g, f, { card, ability }) {
    const player = userAt(g, f);
    const at = findSide(g, player, card);
    const entry = at?.side.used.find((used) => used.id === ability);
    if (!at || !entry) return;
    const isItem = playerState(g, player).items.some((item) => item.card === card);
    const cost = costOf(g, entry.ability, card, isItem);
    const limit = limitOf(entry.ability, cost);
    if (limit) holderOf(g, limit)?.used.push(mark(g, limit, usedKey(card, ability)));
    g.emit(abilityUsed, { player, card, ability, rule: '2e.effects.owner-uses' });
    payCost(g, player, cost, card, at.bearer);
    callEffects(g, player, card, at.bearer, entry.list);
  },
});

/** For scenarios: records that an ability was used before. Returns a problem if nobody could have used it or no limit counts it. */
export function noteUse(g: G, card: CardId, ability: string): string | null {
  for (let player = 0; player < g.state.players.length; player++) {
    const entry = findSide(g, player, card)?.side.used.find(({ id }) => id === ability);
    if (entry === undefined) continue;
    const isItem = playerState(g, player).items.some((item) => item.card === card);
    const limit = limitOf(entry.ability, costOf(g, entry.ability, card, isItem));
    const holder = limit ? holderOf(g, limit) : undefined;
    if (!limit || holder === undefined)
      return `"${card}/${ability}" may be used again and again: leave it out.`;
    holder.used.push(mark(g, limit, usedKey(card, ability)));
    return null;
  }
  return `Nobody here has a card "${card}" with an ability "${ability}".`;
}

/** The player who may use abilities in a decision: the one it asks, even in another player's frame. */
const userAt = (g: G, f: Frame): number => g.askedIn(f) as number;

/** When abilities of a window may be used, for refusals. */
const timeOf: Phrases<Window> = {
  'before-moving': 'the beginning of your Movement step',
  moving: 'your Movement step once the dice are rolled',
  'after-moving': 'the end of your Movement step',
  adventure: 'your Adventure step',
  drawn: 'the moment between drawing a Challenge and its combat',
  'round-start': 'the beginning of a combat round',
  'before-combat': 'Before Combat',
  escape: 'the escape phase',
  ranged: 'the ranged phase',
  melee: 'the melee phase',
  magic: 'the magic phase',
  'before-roll': 'the moment before a roll',
  'after-roll': 'the moment after a roll',
  harm: 'the moment in which wounds or exhaustion are about to be taken',
  market: 'your Market step',
  experience: 'your Experience step',
  any: 'any open decision of your own turn',
};
