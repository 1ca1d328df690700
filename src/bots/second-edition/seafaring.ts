import { cardOf, costOf, playerState } from '../../second-edition/base/cards.js';
import { lifeOf, staminaOf } from '../../second-edition/base/characters.js';
import { townAt } from '../../second-edition/base/ground.js';
import { salePrice } from '../../second-edition/base/market.js';
import type { SpaceId } from '../../second-edition/base/state.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { captainOf } from '../../second-edition/modules/island-of-dread/captains.js';
import { islandOf, isVoyaging, stopsFrom } from '../../second-edition/modules/island-of-dread/chart.js';
import { ID, mapColors, memoryOf } from '../../second-edition/modules/island-of-dread/memory.js';
import { all, best, type Choice, find, type Legal } from './bot.js';
import { chanceAgainst, chanceAgainstCard, isHopeless, LEAST, worthOfDeck } from './evaluation.js';
import { lifeLeft } from './table.js';
import { worthOfOwned } from './valuing.js';

export type Worth = (space: SpaceId) => number;

export const sailsTheSea = (g: G): boolean => g.state.ext[ID] !== undefined;

/** The worth of a sea Challenge apart from experience: mostly a map counter. */
const SEA_SPOILS = 7;

const worthOfSea = (g: G, player: number): number => worthOfDeck(g, player, 'sea', SEA_SPOILS);

/** The Life that a Legendary Item takes off the last enemy: roughly the wounds it gives or saves. */
const LEGEND = 1.2;

/** A Hero's chance to get through to Assif Shib-Sa and win: some silver cards come first, two or three of them Challenges. */
function chanceOnIsland(g: G, player: number): number {
  const last = g.content.decks.silver?.find((id) => {
    const card = cardOf(g, id);
    return card.kind === 'challenge' && card.victory === true;
  });
  if (last === undefined) return 0;
  const legends = playerState(g, player).items.filter(({ card }) => wanted.includes(card)).length;
  const silver = chanceAgainst(g, player, 'silver', last) ?? 1;
  return chanceAgainstCard(g, player, last, Math.round(LEGEND * legends)) * silver ** 2.5;
}

/** A chance worth a voyage, and one not worth waiting longer for. */
const BOLD = 0.22;

const sets = (g: G, player: number): number =>
  Math.min(...mapColors.map((color) => memoryOf(g).maps[player]?.[color] ?? 0));

/** Gold that mostly suffices for a Captain. */
const FARE = 3;

function sport(g: G, player: number): number {
  const captain = captainOf(g, player);
  const paid = captain === null ? playerState(g, player).gold >= FARE : !captain.loan;
  return paid && lifeLeft(g, player) >= 3 ? Math.max(0, 0.6 * worthOfSea(g, player)) : 0;
}

function bestAbroad(g: G, player: number, worthOf: Worth): number {
  const home = islandOf(playerState(g, player).hero.space);
  const abroad = g.content.board.towns.filter(({ space }) => islandOf(space) !== home);
  return Math.max(0, ...abroad.map(({ space }) => worthOf(space)));
}

/** The worth of other shores, discounted: a voyage takes turns and risks. */
function distantShores(g: G, player: number, worthOf: Worth): number {
  // Without the fare it takes a Captain on loan, and then the way brings nothing.
  const share = playerState(g, player).gold >= FARE ? 0.25 : 0.12;
  return lifeLeft(g, player) >= 3 ? share * bestAbroad(g, player, worthOf) : 0;
}

const fareOf = (g: G, captain: string): number => {
  const card = cardOf(g, captain);
  return card.kind === 'further' ? (card.cost ?? 0) : 0;
};

const cheapestFare = (g: G): number =>
  Math.min(...(g.content.decks.captains ?? []).map((card) => fareOf(g, card)));

function canPay(g: G, player: number): boolean {
  const captain = captainOf(g, player);
  return captain !== null ? !captain.loan : playerState(g, player).gold >= cheapestFare(g);
}

/** Whether other shores are clearly better than this one: then even a loan pays. */
const isBetterAbroad = (g: G, player: number, worthOf: Worth): boolean =>
  bestAbroad(g, player, worthOf) > 2 * worthOf(playerState(g, player).hero.space ?? '');

/** A Hero without hope on land goes to sea at any odds, as long as a map set or the fare may help there. */
function lastVoyage(g: G, player: number, worthOf: Worth): number {
  if (!isHopeless(g, player)) return 0;
  if (sets(g, player) > 0 || canPay(g, player) || hasWares(g, player)) return LEAST;
  return isBetterAbroad(g, player, worthOf) ? bestAbroad(g, player, worthOf) / 2 : 0;
}

const hasWares = (g: G, player: number): boolean =>
  playerState(g, player).items.some(({ card }) => salePrice(g, player, card) >= 1 && costOf(g, card) >= 2);

export const callOfTheSea = (g: G, player: number, worthOf: Worth): number =>
  sailsTheSea(g)
    ? Math.max(sport(g, player), distantShores(g, player, worthOf), lastVoyage(g, player, worthOf))
    : 0;

function enduranceOf(g: G, player: number): number {
  const captain = captainOf(g, player);
  if (captain === null) return 0;
  const breath = staminaOf(g, player, captain.card) - captain.exhaustion;
  return breath + lifeOf(g, player, captain.card) - captain.wounds - 1;
}

/** The moves by sea from a place to each one reachable without a call in port. */
function movesFrom(g: G, from: SpaceId): ReadonlyMap<SpaceId, number> {
  const moves = new Map([[from, 0]]);
  for (const [place, far] of moves) {
    if (place !== from && townAt(g, place) !== null) continue;
    for (const next of stopsFrom(g, place)) if (!moves.has(next)) moves.set(next, far + 1);
  }
  return moves;
}

const SHIPWRECK = 5;

/** A shipwreck costs a Hero with a Captain on loan nothing: he is soon replaced. */
function hasNothingToLose(g: G, player: number): boolean {
  const { gold, items, allies } = playerState(g, player);
  return captainOf(g, player)?.loan === true && gold + items.length + allies.length === 0;
}

/** Sails on while it pays and the Captain lasts, else to the best port in reach. */
function setSail(g: G, player: number, legal: Legal, worthOf: Worth): Choice {
  const sails = all(legal, 'voyage/sail');
  if (sails.length === 0) return undefined;
  const endurance = enduranceOf(g, player);
  const home = islandOf(playerState(g, player).hero.space);
  const paid = captainOf(g, player)?.loan !== true;
  const wantsSea = paid && worthOfSea(g, player) > 0 && lifeLeft(g, player) >= 3;
  const seeks = isLastSet(g, player);
  const risk = hasNothingToLose(g, player) ? 0 : SHIPWRECK;
  const worth = (to: SpaceId): number => {
    // Going back is useless, and so is a shore without prizes.
    if (townAt(g, to) !== null) return worthOf(to) - (islandOf(to) === home || worthOf(to) === 0 ? 2 : 0);
    const ports = [...movesFrom(g, to)].filter(([port]) => townAt(g, port) !== null);
    // The actions to be in port in time: the anchor, and all others on the way.
    const nearest = Math.min(...ports.map(([, far]) => far));
    const late = risk * Math.max(0, nearest - endurance);
    const goal = Math.max(
      ...ports.map(([port, far]) => (islandOf(port) === home ? 0 : worthOf(port) * 0.8 ** far)),
    );
    return goal - late + (seeks || (wantsSea && nearest < endurance) ? SEA_SPOILS : -1);
  };
  return best(sails, ({ to }) => worth(to));
}

function worthOfCaptain(g: G, id: string): number {
  const card = cardOf(g, id);
  if (card.kind !== 'further') return 0;
  const { mind, body, spirit, stamina = 0, life = 0, cost = 0 } = card;
  const blows = [mind, body, spirit].map((side) => (side ? side.value * side.damage : 0));
  return 0.35 * Math.max(...blows) + 0.7 * stamina + 0.4 * life - 0.6 * cost;
}

/** Hires the best affordable bargain, else a Captain on loan. A Hero who could pay a cheaper one and earns only at sea waits for him. */
function hire(g: G, player: number, legal: Legal, worthOf: Worth): Choice {
  const offers = all(legal, 'captain/hire');
  const bestOf = (how: 'paid' | 'on-loan') =>
    best(
      offers.filter(({ terms }) => terms === how),
      ({ card }) => worthOfCaptain(g, card),
    );
  const paid = bestOf('paid');
  if (paid) return paid;
  const decline = find(legal, 'captain/decline');
  const waits =
    canPay(g, player) &&
    sets(g, player) === 0 &&
    isHopeless(g, player) &&
    !isBetterAbroad(g, player, worthOf);
  return waits ? decline : (bestOf('on-loan') ?? decline);
}

const wanted = [
  'book-of-korsec-amin',
  'shield-of-antenor',
  'sword-of-antenor',
  'spear-of-trelton',
  'talisman-of-korsec-amin',
  'helmet-of-trelton',
  'jewel-of-trelton',
  'emerald-of-korsec-amin',
];

/** Whether only a map set is left to a Hero: nothing to win on land, nothing to earn at sea. */
const isLastSet = (g: G, player: number): boolean =>
  sets(g, player) === 1 && !canPay(g, player) && !hasWares(g, player) && isHopeless(g, player);

/** Maps: to the island with a fair chance or nothing else to do, else a Legendary Item to improve it. */
function spendMaps(g: G, player: number, legal: Legal): Choice {
  const discover = find(legal, 'map/discover');
  const claims = all(legal, 'map/claim');
  if (!discover && claims.length === 0) return undefined;
  const chance = chanceOnIsland(g, player);
  if (discover && chance >= BOLD && (sets(g, player) === 1 || chance >= 0.6 || claims.length === 0))
    return discover;
  const isLast = isLastSet(g, player);
  if (discover && isLast) return discover;
  if ((chance >= BOLD || isLast) && sets(g, player) === 1) return undefined;
  return best(claims, ({ item }) => -wanted.indexOf(item));
}

const isCalled = (g: G, player: number, worthOf: Worth): boolean =>
  callOfTheSea(g, player, worthOf) >= worthOf(playerState(g, player).hero.space ?? '');

export function seafaring(g: G, player: number, legal: Legal, kind: string, inland: () => Worth): Choice {
  if (!sailsTheSea(g)) return undefined;
  switch (kind) {
    case 'movement/choose': {
      const worthOf = inland();
      const sail = setSail(g, player, legal, worthOf);
      if (sail && (isVoyaging(g, player) || isCalled(g, player, worthOf) || isHopeless(g, player)))
        return sail;
      return undefined;
    }
    case 'hiring/choose':
      return hire(g, player, legal, inland());
    case 'hiring/keep':
    case 'turn/captains':
      return best(
        legal.filter((action) => action.type === 'captain/keep' || action.type === 'captain/stay'),
        ({ card }) => worthOfCaptain(g, card),
      );
    case 'experience/choose':
      return spendMaps(g, player, legal);
    default:
      return undefined;
  }
}

/** When all else is done in a market, looks for a Captain if the sea is worth it; first and with saved fare if there is no hope on land. */
export function callCaptain(
  g: G,
  player: number,
  legal: Legal,
  instead: Choice,
  worthOf: () => Worth,
): Choice {
  if (!sailsTheSea(g) || captainOf(g, player) !== null) return instead;
  const call = find(legal, 'captain/call');
  const { gold } = playerState(g, player);
  if (isHopeless(g, player)) {
    const sale = best(all(legal, 'market/sell'), ({ card }) => -worthOfOwned(g, player, card));
    if (sale && gold < FARE) return sale;
    return call ?? (gold > FARE ? instead : find(legal, 'market/done'));
  }
  return instead?.type === 'market/done' && call && isCalled(g, player, worthOf()) ? call : instead;
}
