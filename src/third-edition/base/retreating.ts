import { forbid, ofSort, why } from '../../kernel/index.js';
import { on } from '../saves/called.js';
import { type FrameSaves, fightBelow } from '../saves/frame-checks.js';
import { playerState } from './cards.js';
import { getAway, roleOn } from './combatants.js';
import { rollStep } from './dice.js';
import { retreatTried } from './event-kinds/index.js';
import { type CombatFrame, combat, type RetreatFrame, retreat } from './frames.js';
import { enterHex, mayGo, spendAs, waysFrom } from './movement.js';
import { reroll, rerollAll } from './rerolling.js';
import { action, decide, steps } from './vocabulary.js';

/* A die that matches an adjacent hex takes a hero out of the combat (3e.combat.retreat), no enemy (3e.combat.retreat-enemy). */

const flee = action<CombatFrame>()('combat/retreat', {
  moment: '3e.combat.retreat',
  run(g, f) {
    const player = f.sides[f.step === 'retreat' ? 0 : 1].player ?? 0;
    g.emit(retreatTried, { player, rule: '3e.combat.retreat' });
    g.next(f);
    g.call(retreat, { player, dice: [], rolling: 1 });
  },
});

const fightOn = action<CombatFrame>()('combat/fight-on', {
  moment: '3e.combat.retreat',
  run: (g, f) => g.next(f),
});

const retreatStep = <N extends string>(name: N, side: 0 | 1) =>
  decide<CombatFrame, N>(name, {
    time: 'the retreat phase',
    rule: '3e.combat.retreat',
    actor: (_g, f) => f.sides[side].player ?? 0,
    role: (_g, f) => roleOn(f, side),
    open: true,
    offers: () => [flee, fightOn],
    skip: (_g, f) => f.noRetreat || f.retreated || f.sides[side].player === null,
  });

/** The attacker decides first; its retreat ends the combat (3e.pvp.combat). */
export const retreatSteps = [retreatStep('retreat', 0), retreatStep('retreat-foe', 1)] as const;

/** As in a move (3e.combat.retreat): the hero enters the hex, with all effects (3e.combat.retreat-effect, 3e.move.enter-trigger). */
const breakAway = action<RetreatFrame>()('retreat/go', {
  parameters: { to: 'id', die: 'integer' },
  moment: '3e.combat.retreat',
  candidates(g, f, add) {
    for (const way of waysFrom(g, playerState(g, f.player).hex))
      for (const die of f.dice) if (mayGo(g, way, die)) add({ type: 'retreat/go', to: way.to, die });
  },
  refuse(g, f, { to, die }) {
    const way = waysFrom(g, playerState(g, f.player).hex).find((one) => one.to === to);
    if (way === undefined)
      return forbid('3e.board.distance', () => why`${ofSort('hex', to)} is not next to your hero.`);
    return f.dice.includes(die) && mayGo(g, way, die)
      ? null
      : forbid('3e.combat.retreat', () => why`The die does not show the ground of ${ofSort('hex', to)}.`);
  },
  run(g, f, { to, die }) {
    getAway(g);
    enterHex(g, f.player, to, die, '3e.combat.retreat');
  },
});

const giveUp = action<RetreatFrame>()('retreat/stay', {
  moment: '3e.combat.retreat',
  run: (g) => g.finish(),
});

export const retreatingSteps = steps(
  retreat,
  rollStep<RetreatFrame>('3e.combat.retreat'),
  decide('go', {
    time: 'a retreat',
    rule: '3e.combat.retreat',
    // Abilities for any moment of a turn work here too (3e.game.once-per-turn).
    open: true,
    offers: () => [breakAway, spendAs, reroll, rerollAll, giveUp],
  }),
);

/** One of the two combatants retreats, with one die. */
export const retreatSaves = (): FrameSaves<RetreatFrame> => ({
  calledFrom: [on(combat, { after: ['retreat', 'retreat-foe'] })],
  check(look, path, f, at) {
    if (fightBelow(look, at)?.sides.every(({ player }) => player !== f.player))
      look.report(`${path}/player`, 'A hero retreats from its own combat.', '3e.combat.retreat');
    if (f.dice.length + f.rolling !== 1)
      look.report(`${path}/dice`, 'A retreat is tried with one die.', '3e.combat.retreat');
  },
});
