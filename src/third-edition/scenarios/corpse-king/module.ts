import { forbid, override } from '../../../kernel/index.js';
import { playerState } from '../../base/cards.js';
import { roundBegan, zombiePlaced, zombieRemoved } from '../../base/event-kinds/index.js';
import { type TurnFrame, turn } from '../../base/frames.js';
import { placesOfVillain } from '../../base/invariants/villain.js';
import type { Check } from '../../base/invariants/words.js';
import { enterHex } from '../../base/movement.js';
import { gainGold, gainStory, suffer } from '../../base/possessions.js';
import { endAct } from '../../base/time.js';
import { refuseAction, spendActions } from '../../base/turn-actions.js';
import { endGame } from '../../base/victory.js';
import { goals, lostBy, spawnVillain } from '../../base/villain.js';
import { action, reaction } from '../../base/vocabulary.js';
import { defineModule } from '../../module.js';

/** All lose if Vorakesh is undefeated by then. */
const inTime: Check = {
  name: 'the game is over once Act 2 has ended',
  rule: '3e.corpse-king.loss',
  check: ({ state }) =>
    state.time.over && state.outcome === null ? 'Act 2 has ended, and the game goes on' : null,
};

/** Vorakesh never moves (3e.corpse-king.stays). */
const corpseKingInvariants: readonly Check[] = [placesOfVillain('3e.corpse-king.spawn', true), inTime];

/*
 * The Corpse King: story tokens have a companion side and a zombie side (3e.corpse-king.companions, 3e.corpse-king.zombies). Vorakesh is
 * spawned at the end of Act 1 and stays there (3e.corpse-king.stays); all lose if he is undefeated at the end of Act 2.
 */

/** Damage for entering a hex with zombies, however many (3e.corpse-king.zombie-damage, 3e.corpse-king.zombie-several). */
const zombieDamage = 2;

/** One action kills one zombie and gains one gold (3e.corpse-king.zombie-kill). */
const killZombie = action<TurnFrame>()('zombie/kill', {
  moment: '3e.corpse-king.zombie-kill',
  cost: () => 1,
  refuse(g, f, action) {
    const { hex } = playerState(g, f.player);
    return hex === null || !g.state.zombies.includes(hex)
      ? forbid('3e.corpse-king.zombie-kill', 'There is no zombie where your hero is.')
      : refuseAction(g, f, action);
  },
  run(g, f, action) {
    const { hex } = playerState(g, f.player);
    if (hex === null) return;
    spendActions(g, f, action, '3e.corpse-king.zombie-kill');
    g.emit(zombieRemoved, { at: hex, killed: true, rule: '3e.corpse-king.zombie-kill' });
    gainGold(g, f.player, 1, '3e.corpse-king.zombie-kill');
  },
});

export const corpseKing = defineModule({
  id: 'corpse-king',
  edition: 'third-edition',
  title: 'The Corpse King',
  invariants: corpseKingInvariants,
  calls: [],
  offers: [{ at: { frame: turn, step: 'act' }, action: killZombie }],
  reactions: [
    // Every hero begins with a companion (3e.corpse-king.companion-start), by the setup text of the scenario card (3e.setup.scenario-read).
    reaction(roundBegan, (g, { round }) => {
      if (round === 1)
        for (const player of g.state.players.keys())
          gainStory(g, player, 1, '3e.corpse-king.companion-start');
    }),
  ],
  overrides: [
    override(goals, (next) => (g) => [...next(g), lostBy('vorakesh-stands', '3e.corpse-king.loss')]),
    // Each time a hero enters, but not where a zombie comes to a hero (3e.corpse-king.zombie-placed-on-hero).
    override(enterHex, (next) => (g, player, to, ...how) => {
      next(g, player, to, ...how);
      if (g.state.zombies.includes(to)) suffer(g, player, zombieDamage, '3e.corpse-king.zombie-damage');
    }),
    override(endAct, (next) => (g, act) => {
      next(g, act);
      // Vorakesh and a zombie come to the Cursed Ruins (3e.corpse-king.spawn).
      if (act === 1) {
        spawnVillain(g, '3e.corpse-king.spawn');
        const at = g.state.villain;
        if (at === null) return;
        g.emit(zombiePlaced, { at, rule: '3e.corpse-king.spawn' });
      } else endGame(g, [], 'vorakesh-stands', '3e.corpse-king.loss');
    }),
  ],
  ends: { 'vorakesh-stands': 'Act 2 has ended, and Vorakesh has not been defeated.' },
});
