import { canDraw, costOf, playerState } from '../../second-edition/base/cards.js';
import { partyOf } from '../../second-edition/base/characters.js';
import { entryFaces } from '../../second-edition/base/entering.js';
import { healingPrice } from '../../second-edition/base/market.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { type Curse, curseCard, deckOf, levelOf } from '../../second-edition/modules/cataclysm/curses.js';
import { ID, memoryOf } from '../../second-edition/modules/cataclysm/memory.js';
import { isFulfilled, isGoal, marksOf, taskOf } from '../../second-edition/modules/cataclysm/quests.js';
import { hasClaimed, refuseCurse } from '../../second-edition/modules/cataclysm/seeking.js';
import { cursedTownAt, townOf } from '../../second-edition/modules/cataclysm/towns.js';
import type { TradeFrame } from '../../second-edition/modules/cataclysm/trade.js';
import { freedBy, victoryPoints } from '../../second-edition/modules/cataclysm/victory.js';
import { all, best, type Choice, find, type Legal, type Ways } from './bot.js';
import { chanceAgainst, worthOfDeck } from './evaluation.js';
import { trade } from './shopping.js';
import { lifeLeft } from './table.js';

/* Cursed towns of The Cataclysm: which cards to try for, which quests to serve, and when to trade on the road. */

const isAfterCataclysm = (g: G): boolean => g.state.ext[ID] !== undefined;

/** The worth of a Curse card of Level I: a point of each sort, and a quest. */
const FIRST = 5;
/** The worth of freeing a town: three points, a market, and the right to win. */
const FREEDOM = 20;
/** The least chance to face the last card of a town. */
const BOLD = 0.3;
/** The worth of a quest that is nearly done; less with more left to do. */
const QUEST = 6;

const FEW = 0.05;

function worthOfLevel(g: G, player: number, curse: Curse, level: 1 | 3): number {
  if (refuseCurse(g, player, curse, level) !== null) return 0;
  const deck = deckOf(curse, level);
  if (level === 1) return Math.max(FEW, worthOfDeck(g, player, deck, FIRST));
  return (chanceAgainst(g, player, deck) ?? 0) < BOLD ? 0 : worthOfDeck(g, player, deck, FREEDOM);
}

/** The part of a quest left to a player, from 1 for all of it to 0. */
function leftOf(g: G, player: number, quest: string): number {
  const task = taskOf(g, quest);
  return task === null ? 1 : 1 - marksOf(g, player, quest).length / (task.amount + 1);
}

/** Whether a Hero who may win can only hunt others: all towns are free, and cards taken count (va51.curse.taken-by-other-hero). */
const mustHunt = (g: G, player: number): boolean =>
  isAfterCataclysm(g) &&
  freedBy(g, player).length > 0 &&
  g.content.board.towns.every(({ space }) => cursedTownAt(g, space) === null);

export function eachCataclysmGoal(g: G, player: number, call: (space: string, worth: number) => void): void {
  if (!isAfterCataclysm(g)) return;
  if (mustHunt(g, player))
    g.state.players.forEach(({ hero }, other) => {
      if (other !== player && hero.space !== null && victoryPoints(g, other) > 0) call(hero.space, FREEDOM);
    });
  for (const { space } of g.content.board.towns) {
    const here = cursedTownAt(g, space);
    if (here === null) continue;
    const worth = ([1, 3] as const).map((level) => worthOfLevel(g, player, here.curse, level));
    call(space, Math.max(...worth));
  }
  for (const quest of memoryOf(g).quests) callOfQuest(g, player, quest, call);
}

function callOfQuest(
  g: G,
  player: number,
  quest: string,
  call: (space: string, worth: number) => void,
): void {
  const curse = curseCard(g, quest)?.curse;
  const task = taskOf(g, quest);
  if (curse === undefined || task === null || task.kind === 'defeat') return;
  if (hasClaimed(g, player, curse, 2) || isFulfilled(g, player, quest)) return;
  const town = townOf(g, curse);
  const home = g.content.board.towns.find(({ id }) => id === town)?.space;
  const marks = marksOf(g, player, quest);
  const worth = QUEST * (1 - 0.5 * leftOf(g, player, quest));
  const begins = task.kind === 'pay' || (task.kind === 'carry' && marks.length === 0);
  if (task.kind === 'pay' && playerState(g, player).gold < task.amount + 2) return;
  if (begins && home !== undefined) return call(home, worth / 2);
  for (const space of Object.keys(g.content.board.neighbours))
    if (isGoal(g, space, task.what) && !marks.includes(space)) call(space, worth);
}

function wantsHealing(g: G, player: number): number {
  const price = Math.max(1, healingPrice(g, player));
  const { gold, hero } = playerState(g, player);
  return Math.min(hero.wounds, Math.floor(gold / price));
}

const odds = (g: G, player: number): number =>
  entryFaces(g, playerState(g, player).hero.space ?? '').length / g.content.dice.length;

/** Divides the dice between trade and the way: all for a Hero on its last leg who can heal here, some for one with much gold. */
function divide(g: G, player: number, legal: Legal): Choice {
  const { gold } = playerState(g, player);
  const pools = all(legal, 'pool/divide');
  const most = Math.max(0, ...pools.map(({ travel, trading }) => travel + trading));
  const isNeedy = wantsHealing(g, player) > 0 && lifeLeft(g, player) <= 2;
  const trading = isNeedy ? (odds(g, player) >= 0.3 ? most : 2) : gold >= 6 ? 2 : 0;
  return pools.find((pool) => pool.trading === trading && pool.travel === most - trading);
}

function useMatches(g: G, player: number, legal: Legal): Choice {
  const heals = find(legal, 'trade/healing');
  if (heals && wantsHealing(g, player) > 0) return heals;
  const look = find(legal, 'trade/look');
  if (look && playerState(g, player).gold >= 3) return look;
  const isTired = partyOf(g, player).some(({ exhaustion }) => exhaustion > 1);
  return (isTired && playerState(g, player).gold > 0 ? heals : undefined) ?? find(legal, 'trade/leave');
}

function hunt(g: G, player: number, legal: Legal): Choice {
  if (!mustHunt(g, player)) return undefined;
  const prey = all(legal, 'hero/attack').filter((attack) => victoryPoints(g, attack.player) > 0);
  return best(prey, (attack) => victoryPoints(g, attack.player));
}

function serve(g: G, player: number, legal: Legal): Choice {
  const here = cursedTownAt(g, playerState(g, player).hero.space);
  const service = find(legal, 'quest/take-up') ?? find(legal, 'quest/pay');
  if (service || here === null) return service;
  const seek = best(all(legal, 'curse/seek'), ({ level }) =>
    worthOfLevel(g, player, here.curse, level === 3 ? 3 : 1),
  );
  const worth = seek ? worthOfLevel(g, player, here.curse, seek.level === 3 ? 3 : 1) : 0;
  return worth > 0 && canDraw(g, deckOf(here.curse, seek?.level === 3 ? 3 : 1)) ? seek : undefined;
}

const buy: Ways[string] = (g, player, legal, { offers }: TradeFrame) =>
  trade(g, player, offers, legal) ?? find(legal, 'trade/leave');

const ways: Ways = {
  'movement/choose': divide,
  'movement/walk': (g, player, legal) => (odds(g, player) >= 0.5 ? find(legal, 'trade/roll') : undefined),
  'movement/trading': (_g, _player, legal) => find(legal, 'trade/roll'),
  'trade/dice': (_g, _player, legal) => find(legal, 'trade/keep-dice'),
  'trade/choose': useMatches,
  'trade/buy': buy,
  'trade/heal': buy,
  'adventure/choose': (g, player, legal) => serve(g, player, legal) ?? hunt(g, player, legal),
  // A Curse card is worth its points.
  'spoils/take': (g, _player, legal) =>
    best(all(legal, 'spoils/take-card'), ({ card }) => 100 * levelOf(g, card) + costOf(g, card)),
};

export function cataclysmAdvice(g: G, player: number, legal: Legal, kind: string): Choice {
  if (!isAfterCataclysm(g)) return undefined;
  const claim = all(legal, 'quest/claim').find((action) => action.player === player);
  return claim ?? ways[kind]?.(g, player, legal, g.top() as never);
}
