import type { Outcome, Reaction } from '../../kernel/index.js';
import { experienceCounters } from '../abilities/conditions.js';
import { playerState, runesOf } from './cards.js';
import type { Content } from './content.js';
import { cardKept, cardTaken, gameWon, heroExchanged, spoilsTaken } from './facts/index.js';
import type { SecondEditionState } from './state.js';
import { type G, question, reaction, verb } from './vocabulary.js';

/*
 * The object of the game, set by the adventure played (2e.game.object-by-adventure, 2e.game.adventure-determines-objective): kill High Lord Margath or own three Dragon Runes.
 * The first to do either has won at that very moment (2e.game.first-wins).
 */

/** Three Dragon Runes win (2e.game.win-runes). */
export const runesToWin = question('how many runes win', (_g: G): number => 3);

/** Whoever owns enough runes has won. */
function checkRunes(g: G): void {
  g.state.players.forEach((p, player) => {
    if (g.state.outcome === null && runesOf(g, p) >= runesToWin(g))
      win(g, player, 'dragon-runes', '2e.game.win-runes');
  });
}

/** Runes come to players as rewards, as spoils and by agreement: each is looked at the moment it changes hands. */
export const victoryReactions: readonly Reaction<SecondEditionState, Content>[] = [
  reaction(cardKept, checkRunes),
  reaction(cardTaken, checkRunes),
  reaction(spoilsTaken, checkRunes),
  reaction(heroExchanged, checkRunes),
];

/** The game ends here and now. */
export const win = verb('win the game', (g: G, player: number, how: string, rule: Outcome['rule']): void => {
  g.emit(gameWon, { player, how, rule });
  const others = g.state.players.map((_, other) => other).filter((other) => other !== player);
  const standing = (other: number): number =>
    runesOf(g, playerState(g, other)) * 100 + experienceCounters(g, other);
  others.sort((a, b) => standing(b) - standing(a) || a - b);
  g.end({ winners: [player], ranking: [[player], ...others.map((other) => [other])], how, rule });
});
