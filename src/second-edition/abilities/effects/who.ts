import { playerState } from '../../base/cards.js';
import { combatOf, companionsOf, ENEMY, partyOf, rivalOf } from '../../base/characters.js';
import type { EffectsFrame } from '../../base/frames.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { amountOf, concerned, type Moment } from '../amounts.js';
import type { MeasureOfUse } from '../card-effect.js';
import type { Amount, Who } from '../language.js';

export const momentOf = (f: EffectsFrame): Moment => f;

/** An amount to give, take or heal, never negative. */
export const howMuch = (g: G, f: EffectsFrame, amount: Amount | 'all'): number =>
  amount === 'all' ? Number.MAX_SAFE_INTEGER : Math.max(0, amountOf(g, amount, momentOf(f)));

/** The Heroes and Allies among whom the player chooses; `null` if there is no choice. */
export function choicesOf(g: G, f: EffectsFrame, who: Who): readonly CardId[] | null {
  if (who === 'one-of-your-party') return partyOf(g, f.player).map((c) => c.card);
  if (who === 'one-of-your-allies') return playerState(g, f.player).allies.map((c) => c.card);
  return null;
}

/** All subjects of an effect, by card; an enemy that is no Hero is `ENEMY`. */
export function subjectsOf(g: G, f: EffectsFrame, who: Who, choice: string): readonly CardId[] {
  const { players } = g.state;
  const hero = (player: number): CardId => playerState(g, player).hero.card;
  switch (who) {
    case 'you':
      return [hero(f.player)];
    case 'bearer':
      return [f.bearer];
    case 'your-allies':
      return playerState(g, f.player).allies.map((ally) => ally.card);
    case 'your-party':
      // The Hero last: a knockout that ends the turn must not spare the Allies.
      return [...playerState(g, f.player).allies.map((ally) => ally.card), hero(f.player)];
    case 'your-companions':
      return companionsOf(g, f.player).map((c) => c.card);
    case 'one-of-your-allies':
    case 'one-of-your-party':
      return [choice];
    case 'every-hero':
      return leftNeighboursFirst(players.length, f.player).map(hero);
    case 'every-other-hero':
      return leftNeighboursFirst(players.length, f.player).slice(0, -1).map(hero);
    case 'heroes-here': {
      const here = playerState(g, f.player).hero.space;
      return leftNeighboursFirst(players.length, f.player)
        .filter((player) => playerState(g, player).hero.space === here)
        .map(hero);
    }
    case 'every-ally':
      return leftNeighboursFirst(players.length, f.player).flatMap((player) =>
        playerState(g, player).allies.map(({ card }) => card),
      );
    case 'enemy': {
      const fight = combatOf(g, f.player);
      if (!fight) return [];
      // Two fighting Heroes are each other's enemy, in each round.
      const rival = rivalOf(fight, f.player);
      return [rival === null ? ENEMY : hero(rival)];
    }
    case 'roller':
    case 'harmed': {
      const who = concerned(g);
      return who === null ? [] : [who];
    }
  }
}

/** Clockwise, this player last: a knockout that ends the turn must not spare the others. */
const leftNeighboursFirst = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, i) => (from + 1 + i) % count);

/** The worth of a blow for a bot: a player who wins anyway saves strength for the next battle. */
export function worthOfBlow({ stakes }: MeasureOfUse): number {
  const hangs = stakes();
  return hangs === 0 ? 0.2 : 0.7 + hangs;
}
