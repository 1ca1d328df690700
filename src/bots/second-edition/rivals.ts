import { costOf, hasAlly, hasItem, playerState, runesOf } from '../../second-edition/base/cards.js';
import type { CombatFrame } from '../../second-edition/base/frames.js';
import { refuseAcquire } from '../../second-edition/base/possessions.js';
import type { PlayerState } from '../../second-edition/base/state.js';
import { runesToWin } from '../../second-edition/base/victory.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { all, best, type Choice, find, type Legal } from './bot.js';
import { type DuelProspect, imagineDuel } from './duel.js';
import { costOfLosing, prizeOf } from './evaluation.js';
import { battleWithHero, sideOf } from './table.js';
import { tempoOf } from './tempo.js';
import { worthOfCard } from './valuing.js';

/** The worth of gold taken from a rival; above a limit it is useless. */
const goldWorth = (gold: number): number => 0.3 * Math.min(12, gold);

/** The worth of taking a loser's card: a Dragon Rune counts as much as its Challenge. */
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

const worthOfSpoils = (g: G, winner: number, loser: number): number => {
  const p = playerState(g, loser);
  return Math.max(goldWorth(p.gold), ...cardsOf(p).map((card) => worthOfSpoil(g, winner, p, card)));
};

export function takeSpoils(g: G, winner: number, loser: number, legal: Legal): Choice {
  const p = playerState(g, loser);
  const card = best(all(legal, 'spoils/take-card'), (action) => worthOfSpoil(g, winner, p, action.card));
  const gold = find(legal, 'spoils/take-gold');
  return gold && (!card || goldWorth(p.gold) > worthOfSpoil(g, winner, p, card.card)) ? gold : (card ?? gold);
}

const lossTo = (g: G, loser: number, winner: number): number => {
  const p = playerState(g, loser);
  const runes = runesOf(g, p);
  return costOfLosing(g, loser) + (runes > 0 ? prizeOf(g, winner, 'red') : 0);
};

/** The share of a loss that counts as a rival's gain: all of it with two players. */
const shareOf = (g: G): number => 1 / Math.max(1, g.state.players.length - 1);

const gainOver = (g: G, player: number, other: number): number =>
  worthOfSpoils(g, player, other) + shareOf(g) * lossTo(g, other, player);
const priceOfDefeat = (g: G, player: number, other: number): number =>
  lossTo(g, player, other) + shareOf(g) * worthOfSpoils(g, other, player);

const prospectOfDuel = (g: G, player: number, other: number, fight: CombatFrame): DuelProspect =>
  imagineDuel(sideOf(g, player, fight), sideOf(g, other, battleWithHero(other, player)));

export function worthOfDuel(g: G, player: number, other: number, fight: CombatFrame): number {
  const { win, loss } = prospectOfDuel(g, player, other, fight);
  return win * gainOver(g, player, other) - loss * priceOfDefeat(g, player, other);
}

/** The least chance to win for an attack: the other Hero may have hidden help. */
const SURE = 0.85;
/** The factor for a Hero who is about to lose and may still escape in its own round. */
const STAYS = 0.6;

/** The worth of attacking another Hero; 0 unless victory is nearly sure. */
function worthOfAttack(g: G, player: number, other: number, sure = SURE): number {
  const { win, loss } = prospectOfDuel(g, player, other, battleWithHero(player, other));
  if (win < sure) return 0;
  return STAYS * win * gainOver(g, player, other) - loss * priceOfDefeat(g, player, other);
}

/** Whether to fight Heroes at all: only if Dragon Runes win and no common resource runs out. Elsewhere a rival only costs time. */
const fightsHeroes = (g: G): boolean => Number.isFinite(runesToWin(g)) && tempoOf(g).card === 0;

const LEAST = 1;

export function challenge(g: G, player: number, legal: Legal, least: number): Choice {
  const rivals = all(legal, 'hero/attack');
  if (rivals.length === 0 || !fightsHeroes(g)) return undefined;
  const worth = (action: { readonly player: number }): number => worthOfAttack(g, player, action.player);
  const rival = best(rivals, worth);
  return rival && worth(rival) > Math.max(least, LEAST) ? rival : undefined;
}

/** Heroes may attack at this chance to win. */
const BOLD = 0.7;

/** The threat of another Hero on its space; 0 if it would not attack. */
export function menaceOf(g: G, player: number, other: number): number {
  if (!fightsHeroes(g) || worthOfAttack(g, other, player, BOLD) <= LEAST) return 0;
  const { win, loss } = prospectOfDuel(g, other, player, battleWithHero(other, player));
  return Math.max(0, STAYS * win * priceOfDefeat(g, player, other) - loss * gainOver(g, player, other));
}

/** Gold that makes a Hero without Runes worth attacking. */
const RICH = 6;

/** The factor on a prize that moves on its own. */
const ON_ITS_WAY = 0.6;

/** Calls back for every Hero worth chasing: one with a Rune, or with much gold. */
export function eachRival(g: G, player: number, call: (space: string, worth: number) => void): void {
  if (!fightsHeroes(g)) return;
  g.state.players.forEach((p, other) => {
    const { space } = p.hero;
    if (other === player || space === null || (p.gold < RICH && runesOf(g, p) === 0)) return;
    const worth = worthOfAttack(g, player, other);
    if (worth > LEAST) call(space, ON_ITS_WAY * worth);
  });
}
