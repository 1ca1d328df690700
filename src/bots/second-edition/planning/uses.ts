import { Game, gameOf } from '../../../kernel/index.js';
import { amountOf, type Moment } from '../../../second-edition/abilities/amounts.js';
import { letLast } from '../../../second-edition/abilities/effects/rolling.js';
import type { Amount } from '../../../second-edition/abilities/language.js';
import type { UsedEntry } from '../../../second-edition/base/card-index.js';
import { cardOf, costOf, itemOf, playerState } from '../../../second-edition/base/cards.js';
import { findCharacter, opponentCard, staminaOf } from '../../../second-edition/base/characters.js';
import type { Boost, HarmFrame, RollFrame } from '../../../second-edition/base/frames.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import type { Effect } from '../../../second-edition/index.js';
import { useAbilities } from '../abilities.js';
import { type Action, all, best, type Choice, type Legal } from '../bot.js';
import { chanceToReach } from '../dice.js';
import { type Battle, type BattleChanges, battleOf, worthNow } from './battle.js';
import { LIFE } from './stakes.js';

/* Uses abilities in a fight by their exact gain and their cost; guesses the gain of other effects. */

export function useWell(g: G, player: number, legal: Legal): Choice {
  const offers = all(legal, 'ability/use');
  if (offers.length === 0) return undefined;
  const before = worthNow(g, player);
  const battle = before === undefined ? undefined : battleOf(g, player);
  if (before === undefined || battle === undefined) return useAbilities(g, player, legal);
  const gains = new Map<Action, number>();
  for (const offer of offers) {
    const entry = entryOf(g, offer.card, offer.ability);
    if (entry === undefined) continue;
    const moment = { player, card: offer.card, bearer: bearerOf(g, player, offer.card) };
    const gain = gainOf(g, player, battle, before, entry, moment);
    if (gain !== undefined) gains.set(offer, gain - priceOf(g, player, battle, entry, moment));
  }
  const choice = best([...gains.keys()], (offer) => gains.get(offer) as number);
  if (choice && (gains.get(choice) as number) > 0) return choice;
  return useAbilities(
    g,
    player,
    legal.filter((action) => !gains.has(action)),
  );
}

function entryOf(g: G, card: string, ability: string): UsedEntry | undefined {
  const { takenSides, sides, allySides } = g.content;
  for (const side of [allySides.get(card), takenSides.get(card), sides.get(card)]) {
    const entry = side?.used.find(({ id }) => id === ability);
    if (entry) return entry;
  }
  return undefined;
}

const bearerOf = (g: G, player: number, card: string): string =>
  findCharacter(g, card) ? card : playerState(g, player).hero.card;

/** The cost of exhaustion, higher for a Hero near its limit. Other uses come back soon. */
const TIRING = 0.15;
const OUT_OF_BREATH = 0.35;
const ACTIVATING = 0.04;
/** The least cost of a lost card, and the cost per gold of its price. */
const CARD = 0.8;
const OF_COST = 0.3;
const GOLD = 0.25;

function priceOf(
  g: G,
  player: number,
  { fight }: Battle,
  { ability: { cost = {} } }: UsedEntry,
  { card, bearer }: Moment,
): number {
  const p = playerState(g, player);
  const isItem = p.items.some((item) => item.card === card);
  const isGone = cost.discard === true || (isItem && itemOf(g, card).use === 'discard');
  const breath = staminaOf(g, player, bearer) - (findCharacter(g, bearer)?.character.exhaustion ?? 0);
  const tiring = (cost.exhaustion ?? 0) * (breath > 2 ? TIRING : OUT_OF_BREATH);
  const lost =
    isGone && !winsTheGame(g, opponentCard(g, fight.opponent)) ? CARD + OF_COST * costOf(g, card) : 0;
  return ACTIVATING + lost + tiring + 1.5 * LIFE * (cost.wounds ?? 0) + GOLD * (cost.gold ?? 0);
}

const winsTheGame = (g: G, id: string): boolean => {
  const card = cardOf(g, id);
  return card.kind === 'challenge' && card.victory === true;
};

type Place = Moment & Boost;

/** The gain of all effects of an ability together; `undefined` if one cannot be computed. */
function gainOf(
  g: G,
  player: number,
  battle: Battle,
  before: number,
  { ability, list }: UsedEntry,
  moment: Moment,
): number | undefined {
  let sum = 0;
  for (const [at, effect] of ability.do.entries()) {
    const after = worthWith(g, player, battle, effect, { list, at, ...moment });
    if (after === undefined) return undefined;
    sum += after - before;
  }
  return sum;
}

/** The share of the remaining fight in which a change for one round counts. */
const ROUND = 0.7;

function worthWith(g: G, player: number, battle: Battle, e: Effect, place: Place): number | undefined {
  const amount = (of: Amount): number => amountOf(g, of, place);
  const otherwise = (other: BattleChanges): number | undefined => worthNow(g, player, other);
  const { fighters } = battle.bout.side;
  const bearer = fighters.findIndex(({ card }) => card === place.bearer);
  switch (e.do) {
    case 'change': {
      const after = worthNow(
        changed(g, (there) => letLast(there, e, place)),
        player,
      );
      if (after === undefined || e.for !== 'round') return after;
      const before = worthNow(g, player) as number;
      return before + ROUND * (after - before);
    }
    case 'succeed':
      return g.top().kind === 'roll'
        ? worthNow(under<RollFrame>(g, { forced: 'success' }), player)
        : undefined;
    case 'reroll': {
      const rolling = g.top() as RollFrame;
      return rolling.kind === 'roll' && rolling.dice.length > 0
        ? worthNow(under<RollFrame>(g, { dice: [] }), player)
        : undefined;
    }
    case 'cancel': {
      const f = g.top() as HarmFrame;
      if (f.kind !== 'harm') return undefined;
      const left = e.amount === 'all' ? 0 : Math.max(0, f.amount - amount(e.amount));
      return worthNow(under<HarmFrame>(g, { amount: left }), player);
    }
    case 'attack': {
      const who = e.by === 'you' ? 0 : bearer;
      const fighter = fighters[who];
      const before = otherwise({});
      if (fighter === undefined || before === undefined) return undefined;
      const damage = e.damage === undefined ? fighter.damage[e.type] : amount(e.damage);
      const hit = otherwise({ wounded: damage });
      const chance = chanceToReach(battle.bout.enemy.value[e.type], fighter.attack[e.type] + (e.bonus ?? 0));
      return hit === undefined ? undefined : chance * hit + (1 - chance) * before;
    }
    case 'wounds':
      return e.to === 'enemy' ? otherwise({ wounded: amount(e.amount) }) : undefined;
    case 'heal': {
      const who = e.who === 'you' ? 0 : e.who === 'bearer' ? bearer : -1;
      const character = findCharacter(g, fighters[who]?.card ?? '')?.character;
      if (character === undefined || e.wounds === undefined) return undefined;
      const healed = Math.min(character.wounds, e.wounds === 'all' ? character.wounds : amount(e.wounds));
      return otherwise({ healed: fighters.map((_, at) => (at === who ? healed : 0)) });
    }
    case 'extra-attack':
      return g.top().kind === 'phase' ? otherwise({ again: e.who === 'you' ? 0 : bearer }) : undefined;
    default:
      return undefined;
  }
}

function changed(g: G, act: (there: G) => void): G {
  const there = new Game(gameOf(g).rules, { ...g.state, frames: structuredClone(g.state.frames) });
  act(there);
  return there;
}

const under = <F>(g: G, change: Partial<F>): G =>
  changed(g, (there) => {
    Object.assign(there.top(), change);
  });
