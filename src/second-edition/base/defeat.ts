import { callEffects, runTriggers } from '../abilities/triggers.js';
import { challengeOf, discardAdventure, playerState } from './cards.js';
import { combatOf } from './characters.js';
import { challengeDefeated, counterEarned } from './event-kinds/index.js';
import { type CombatFrame, combat, type KnockoutFrame, knockout, type Opponent, turn } from './frames.js';
import type { CardId } from './state.js';
import { earnedCounter, leaveTrack } from './undefeated.js';
import { win } from './victory.js';
import { auto, command, type G, query } from './vocabulary.js';

/* Defeating Challenges. Afterwards the turn goes on with its remaining steps (2e.defeat.turn-continues). */

/** Whether the player receives the printed reward (2e.defeat.reward). */
export const givesReward = query(
  'does this victory give a reward',
  (_g: G, _fight: CombatFrame): boolean => true,
);

/** The players who defeated the Challenge, in the order in which their cards act on it. In the base game: the player who fought it. */
export const victorsOf = query(
  'who has defeated this challenge',
  (_g: G, { attacker }: CombatFrame): readonly number[] => [attacker],
);

/** Only a Challenge comes further than the first of these steps. */
const defeated = ({ opponent }: CombatFrame): CardId =>
  (opponent as Extract<Opponent, { is: 'challenge' }>).card;

export const defeatSteps = [
  auto<CombatFrame>('won', (g, f) => {
    const { opponent, attacker } = f;
    if (opponent.is === 'hero') return g.finish('won');
    g.emit(challengeDefeated, { player: attacker, card: opponent.card, rule: '2e.defeat.threshold' });
    // An enemy of an Encounter or Event is not a Challenge: its card says what follows (2e.terms.your-enemy).
    if (opponent.is === 'foe') return g.finish('won');
    leaveTrack(g, attacker, opponent.card);
    // Killing High Lord Margath wins the game (2e.game.win-margath).
    if (challengeOf(g, opponent.card).victory) return win(g, attacker, opponent.card, '2e.game.win-margath');
    for (const player of victorsOf(g, f)) runTriggers(g, 'challenge-defeated', player);
  }),
  auto<CombatFrame>('reward', (g, f) => {
    const card = defeated(f);
    if (givesReward(g, f))
      callEffects(g, f.attacker, card, playerState(g, f.attacker).hero.card, `${card}#reward`);
  }),
  // The player earns the adventure counter of the space, face down (2e.defeat.take-counter, 2e.defeat.counter-face-down).
  auto<CombatFrame>('earn', (g, f) => earnExperience(g, f)),
  auto<CombatFrame>('discard', (g, f) => {
    // Unless the reward took it, the card goes under its deck (2e.defeat.discard).
    if (g.state.revealed.includes(defeated(f))) discardAdventure(g, defeated(f));
    g.finish('won');
  }),
];

/** Whether the opponent is defeated and the steps of the victory have begun. The last of them gives experience. */
export const isWon = (g: G, { step }: CombatFrame): boolean => {
  const { order = [] } = g.rules.frames[combat.kind] ?? {};
  const at = order.indexOf(step);
  return at > order.indexOf('won') && at <= order.indexOf('earn');
};

/** The step of a combat that receives the reward. */
export const rewardStep = query(
  'which step of a combat is due while its reward is received',
  (g: G, _fight: CombatFrame): string => g.rules.frames[combat.kind]?.steps.reward?.following ?? '',
);

/** Earns the experience for a defeated Challenge (2e.defeat.take-counter). */
export const earnExperience = command('earn experience for a victory', (g: G, f: CombatFrame): void => {
  const color = earnedCounter(g, f);
  if (color === null) return;
  g.emit(counterEarned, { player: f.attacker, color, space: f.space, rule: '2e.defeat.take-counter' });
});

/** A knockout ends the player's own turn, and a combat between Heroes with its turn (2e.knockout.turn-ends, 2e.hero-combat.turn-over). */
export const endsTurn = query(
  'does this knockout break off what is under way',
  (g: G, { player }: KnockoutFrame): boolean =>
    g.find(turn)?.player === player || combatOf(g, player) !== undefined,
);

/** Whether such a knockout is under way (2e.knockout.order). Meanwhile cards cannot win a combat, escape or end the turn. */
export const isFalling = (g: G): boolean =>
  g.state.frames.some((f) => f.kind === knockout.kind && endsTurn(g, f as KnockoutFrame));

/** Whether the result of a battle is certain: it is won, or a Hero in it is being knocked out. */
export const isDecided = (g: G, fight: CombatFrame): boolean => isWon(g, fight) || isFalling(g);
