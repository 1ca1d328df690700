import { callEffects, runTriggers } from '../abilities/triggers.js';
import { byEffect, on, should } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { playerState } from './cards.js';
import { fightOf, opponentCard } from './characters.js';
import { rollAgainst } from './combat-phases.js';
import { endByEscape } from './early-exit.js';
import { refuseEnter } from './entering.js';
import { heroEscaped, heroMoved } from './event-kinds/index.js';
import { type CombatFrame, combat, type EscapeFrame, escaping } from './frames.js';
import { takeWounds } from './harm.js';
import { makeRoll, type RollResult } from './rolls.js';
import type { SpaceId } from './state.js';
import { putOnTrack } from './undefeated.js';
import { auto, command, type G, query, steps } from './vocabulary.js';

/* Phase 1: Escape. Against another Hero only the attacker may try (2e.hero-combat.attacker-escape). */

/** Escapes without a test. */
export const getAway = command('get away from an enemy', (g: G, _fight: CombatFrame, player: number): void =>
  g.call(escaping, { player, sure: true }),
);

/** The Hero goes back to the space that it came from. Without such a space it stays (2e.escape.move-back, 2e.hero-combat.escape-move). */
export const fleesTo = query(
  'where does a hero go that escapes',
  (g: G, player: number): SpaceId | null => playerState(g, player).hero.cameFrom,
);

export const escapeSteps = steps(
  escaping,
  // A Hero whose opponent tries to escape rolls once for the phase, for every further try (2e.hero-combat.attacker-escape).
  auto('opponent', (g, f) => {
    if (!f.sure && fightOf(g).escapeTarget === null) rollAgainst(g, f.player, 'ranged', 'pursuit');
  }),
  auto('target', (g, f) => {
    const fight = fightOf(g);
    if (!f.sure && fight.opponent.is === 'hero')
      fight.escapeTarget ??= (f.result as unknown as RollResult).total;
  }),
  // Dice plus Mind against the opponent's Mind (2e.escape.roll).
  auto('roll', (g, f) => {
    if (f.sure) return;
    const by = playerState(g, f.player).hero.card;
    makeRoll(g, {
      player: f.player,
      by,
      purpose: 'escape',
      attribute: 'mind',
      target: fightOf(g).escapeTarget,
    });
  }),
  auto('outcome', (g, f) => {
    const hero = playerState(g, f.player).hero.card;
    if (!f.sure && !(f.result as unknown as RollResult).success) {
      const { opponent } = fightOf(g);
      const by = opponentCard(g, opponent);
      // One wound. The player may then try again or fight on (2e.escape.fail, 2e.escape.fail-choice).
      takeWounds(g, hero, 1, { from: 'escape', rule: '2e.escape.fail', by });
      runTriggers(g, 'escape-failed', f.player);
      return g.finish();
    }
    g.emit(heroEscaped, { player: f.player, rule: '2e.escape.success' });
    runTriggers(g, 'escaped', f.player);
    loseFight(g, fightOf(g));
  }),
  auto('away', (g, f) => {
    const from = playerState(g, f.player).hero.space;
    const to = fleesTo(g, f.player);
    // A Hero cannot escape to a space that it may not enter.
    if (to !== null && refuseEnter(g, f.player, to) === null)
      g.emit(heroMoved, { player: f.player, from, to, rule: '2e.escape.move-back' });
    // Only a Challenge goes on the track (2e.escape.only-challenge-to-track).
    putOnTrack(g, fightOf(g));
  }),
  // The turn is over at once, also another player's (2e.escape.turn-over, 2e.hero-combat.ends, 2e.hero-combat.turn-over).
  auto('over', (g, f) => endByEscape(g, f.player)),
);

/** Runs the text of the card for a lost or broken off fight with its own enemy. */
export function loseFight(g: G, { opponent, attacker }: CombatFrame): void {
  if (opponent.is !== 'foe') return;
  callEffects(
    g,
    attacker,
    opponent.card,
    playerState(g, attacker).hero.card,
    `${opponent.list}/${opponent.at}/lost`,
  );
}

export const escapeSaves = (): FrameSaves<EscapeFrame> => ({
  calledFrom: [
    on<EscapeFrame, CombatFrame>(combat, {
      at: ['escape'],
      problemsOf: (_g, f, { attacker }) => [
        ...should('player', f.player, attacker, 'only the attacker escapes.'),
        ...should('sure', f.sure, false, 'it takes a test.'),
      ],
    }),
    byEffect<EscapeFrame, 'get-away'>('get-away', {
      problemsOf: (_g, f) => should('sure', f.sure, true, 'a card gets the Hero away.'),
    }),
  ],
  check: null,
});
