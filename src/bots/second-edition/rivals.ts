import { costOf, hasAlly, hasItem, playerState, runesOf } from '../../second-edition/base/cards.js';
import type { CombatFrame } from '../../second-edition/base/frames.js';
import { refuseAcquire } from '../../second-edition/base/possessions.js';
import type { PlayerState } from '../../second-edition/base/state.js';
import { runesToWin } from '../../second-edition/base/victory.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { type Action, all, best, find } from './bot.js';
import { type DuelProspect, imagineDuel } from './duel.js';
import { costOfLosing, prizeOf } from './evaluation.js';
import { battleWithHero, sideOf } from './table.js';
import { tempoOf } from './tempo.js';
import { worthOfCard } from './valuing.js';

/* Other Heroes: whom to challenge, whom to keep away from, and what to take from who is beaten. */

/** What a piece of gold is worth to who takes it; more than a purse full is of no use. */
const goldWorth = (gold: number): number => 0.3 * Math.min(12, gold);

/** What taking one of a loser's cards is worth: a Dragon Rune as much as the Challenge that had it. */
function worthOfSpoil(g: G, winner: number, loser: PlayerState, card: string): number {
  const isHeld = hasAlly(loser, card) || hasItem(loser, card);
  if (isRune(g, loser, card)) return prizeOf(g, winner, 'red');
  if (!isHeld || refuseAcquire(g, winner, card) !== null) return 0;
  return 0.25 * Math.max(0, worthOfCard(g, winner, card)) + 0.1 * costOf(g, card);
}

const isRune = (g: G, p: PlayerState, card: string): boolean =>
  runesOf(g, { ...p, allies: [], items: [], kept: [card] }) > 0;

const cardsOf = ({ allies, items, kept, quests }: PlayerState): string[] => [
  ...[...allies, ...items, ...quests].map(({ card }) => card),
  ...kept,
];

/** What the spoils of a Hero that is beaten are worth to the winner. */
const worthOfSpoils = (g: G, winner: number, loser: number): number => {
  const p = playerState(g, loser);
  return Math.max(goldWorth(p.gold), ...cardsOf(p).map((card) => worthOfSpoil(g, winner, p, card)));
};

/** What the winner takes. */
export function takeSpoils(
  g: G,
  winner: number,
  loser: number,
  legal: readonly Action[],
): Action | undefined {
  const p = playerState(g, loser);
  const card = best(all(legal, 'spoils/take-card'), (action) => worthOfSpoil(g, winner, p, action.card));
  const gold = find(legal, 'spoils/take-gold');
  return gold && (!card || goldWorth(p.gold) > worthOfSpoil(g, winner, p, card.card)) ? gold : (card ?? gold);
}

/** What a player loses by being beaten by another Hero. */
const lossTo = (g: G, loser: number, winner: number): number => {
  const p = playerState(g, loser);
  const runes = runesOf(g, p);
  return costOfLosing(g, loser) + (runes > 0 ? prizeOf(g, winner, 'red') : 0);
};

/** How much of what one loses the others gain: all of it where two play. */
const shareOf = (g: G): number => 1 / Math.max(1, g.state.players.length - 1);

/** What a player wins with a victory over another Hero, and what it loses with a defeat. */
const gainOver = (g: G, player: number, other: number): number =>
  worthOfSpoils(g, player, other) + shareOf(g) * lossTo(g, other, player);
const priceOfDefeat = (g: G, player: number, other: number): number =>
  lossTo(g, player, other) + shareOf(g) * worthOfSpoils(g, other, player);

const prospectOfDuel = (g: G, player: number, other: number, fight: CombatFrame): DuelProspect =>
  imagineDuel(sideOf(g, player, fight), sideOf(g, other, battleWithHero(other, player)));

/** What a combat with another Hero that is under way is worth to a player whose round begins. */
export function worthOfDuel(g: G, player: number, other: number, fight: CombatFrame): number {
  const { win, loss } = prospectOfDuel(g, player, other, fight);
  return win * gainOver(g, player, other) - loss * priceOfDefeat(g, player, other);
}

/** How likely a victory must be: what the other Hero can still bring up is not all seen. */
const SURE = 0.85;
/** Who is about to be beaten gets away in its own round, often enough. */
const STAYS = 0.6;

/** What attacking another Hero is worth; nothing where it is not as good as won. */
function worthOfAttack(g: G, player: number, other: number, sure = SURE): number {
  const { win, loss } = prospectOfDuel(g, player, other, battleWithHero(player, other));
  if (win < sure) return 0;
  return STAYS * win * gainOver(g, player, other) - loss * priceOfDefeat(g, player, other);
}

/**
 * Whether Heroes are to be fought at all: where Dragon Runes win, and nothing runs out that all would miss together. Elsewhere a rival is
 * no way to win, or time spent on one is lost.
 */
const fightsHeroes = (g: G): boolean => Number.isFinite(runesToWin(g)) && tempoOf(g).card === 0;

/** What an attack is worth at least, as it ends the turn. */
const LEAST = 1;

/** Attacks the Hero here that is most worth it, if that is worth more than what else there is to do. */
export function challenge(g: G, player: number, legal: readonly Action[], least: number): Action | undefined {
  const rivals = all(legal, 'hero/attack');
  if (rivals.length === 0 || !fightsHeroes(g)) return undefined;
  const worth = (action: { readonly player: number }): number => worthOfAttack(g, player, action.player);
  const rival = best(rivals, worth);
  return rival && worth(rival) > Math.max(least, LEAST) ? rival : undefined;
}

/** Whom others think they beat so likely, they may attack. */
const BOLD = 0.7;

/** What a player has to fear of another Hero that comes to its space; nothing of one who would not attack. */
export function menaceOf(g: G, player: number, other: number): number {
  if (!fightsHeroes(g) || worthOfAttack(g, other, player, BOLD) <= LEAST) return 0;
  const { win, loss } = prospectOfDuel(g, other, player, battleWithHero(other, player));
  return Math.max(0, STAYS * win * priceOfDefeat(g, player, other) - loss * gainOver(g, player, other));
}

/** Gold that makes a Hero without Runes worth looking at. */
const RICH = 6;

/** What is left of a prize that goes its own ways. */
const ON_ITS_WAY = 0.6;

/** Tells of every Hero that is worth going after: of who has a Rune, or much gold. */
export function eachRival(g: G, player: number, call: (space: string, worth: number) => void): void {
  if (!fightsHeroes(g)) return;
  g.state.players.forEach((p, other) => {
    const { space } = p.hero;
    if (other === player || space === null || (p.gold < RICH && runesOf(g, p) === 0)) return;
    const worth = worthOfAttack(g, player, other);
    if (worth > LEAST) call(space, ON_ITS_WAY * worth);
  });
}
