import { and, forbid, ofSort, why } from '../../kernel/index.js';
import { usableIn, useAbility } from '../abilities/use.js';
import { stepOfTurn } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { playerState } from './cards.js';
import { characterIn, partyOf } from './characters.js';
import { enterSpace, entryFaces, neighbours, refuseEnter, refuseSpace } from './entering.js';
import * as events from './event-kinds/index.js';
import { type MovementFrame, movement } from './frames.js';
import { terrainAt } from './ground.js';
import { DICE_TO_USE, MOST_MOVEMENT_DICE, movementDice, tooManyDice } from './movement-dice.js';
import { action, chance, decide, steps } from './vocabulary.js';

/* Step 2: Movement. Moving is not compulsory (2e.movement.optional). */

/** A player rests by rolling fewer dice than this (2e.movement.rest). */
const RESTED_FROM = 4;

/** The dice of an unhurt party (2e.movement.dice-unhurt). */
const UNHURT = 5;

/** Roll all the dice, or four of them. */
export const rollDice = action<MovementFrame>()('move/roll', {
  parameters: { dice: 'integer' },
  moment: '2e.dice.movement-use',
  exact: true,
  ranges: [{ of: ['dice'], values: () => Array.from({ length: MOST_MOVEMENT_DICE }, (_, at) => [at + 1]) }],
  candidates(g, f, add) {
    const most = movementDice(g, f.player);
    const least = Math.max(1, Math.min(most, RESTED_FROM));
    for (let dice = most; dice >= least; dice--) add({ type: 'move/roll', dice });
  },
  // A player of a hurt party asks why there are fewer dice than before.
  tries(g, f, add) {
    const most = movementDice(g, f.player);
    for (let dice = Math.max(most, UNHURT); dice >= Math.min(most, RESTED_FROM); dice--)
      add({ type: 'move/roll', dice });
  },
  refuse(g, f, { dice }) {
    const most = movementDice(g, f.player);
    if (dice > most) return tooManyDice(g, f.player, most);
    if (dice < 1 || dice < Math.min(most, RESTED_FROM))
      return forbid('2e.movement.rest', 'To roll fewer than four dice, rest.');
    return null;
  },
  run(g, f, { dice }) {
    f.rolling = dice;
    g.emit(events.movementDiceChosen, { player: f.player, dice, rule: '2e.dice.movement-use' });
    g.goto(f, 'roll');
  },
});

/** Rest: roll fewer than four dice, and discard as many exhaustion counters as dice are given up (2e.movement.rest-discard). */
export const rest = action<MovementFrame>()('move/rest', {
  parameters: { dice: 'integer' },
  moment: '2e.movement.rest-before-roll',
  exact: true,
  ranges: [{ of: ['dice'], values: () => Array.from({ length: RESTED_FROM }, (_, dice) => [dice]) }],
  candidates(g, f, add) {
    for (let dice = Math.min(RESTED_FROM - 1, movementDice(g, f.player)); dice >= 0; dice--)
      add({ type: 'move/rest', dice });
  },
  tries(_g, _f, add) {
    for (let dice = RESTED_FROM - 1; dice >= 0; dice--) add({ type: 'move/rest', dice });
  },
  refuse(g, f, { dice }) {
    if (dice < 0 || dice >= RESTED_FROM) return forbid('2e.movement.rest');
    const most = movementDice(g, f.player);
    return dice > most ? tooManyDice(g, f.player, most) : null;
  },
  run(g, f, { dice }) {
    f.rolling = dice;
    f.rest = RESTED_FROM - dice;
    g.emit(events.movementRested, { player: f.player, dice, rule: '2e.movement.rest' });
    g.goto(f, 'rest');
  },
});

/** Move into an adjacent space instead of rolling, of any terrain (2e.movement.step-instead-of-roll). */
const moveAdjacent = action<MovementFrame>()('move/adjacent', {
  parameters: { to: 'id' },
  moment: '2e.movement.step-instead-of-roll',
  exact: true,
  candidates(g, f, add) {
    if (f.rest > 0) return;
    for (const to of neighbours(g, f.player))
      if (refuseEnter(g, f.player, to) === null) add({ type: 'move/adjacent', to });
  },
  tries(g, f, add) {
    for (const to of neighbours(g, f.player)) add({ type: 'move/adjacent', to });
  },
  refuse(g, f, { to }) {
    return (
      refuseSpace(g, f.player, to, '2e.movement.step-instead-of-roll') ??
      (f.rest > 0 ? forbid('2e.movement.step-not-resting') : null)
    );
  },
  run(g, f, { to }) {
    enterSpace(g, f.player, to, '2e.movement.step-instead-of-roll');
    g.goto(f, 'after');
  },
});

/** Stay: the Hero's movement ends where it is (2e.movement.staying-ends-movement). */
export const stay = action<MovementFrame>()('move/stay', {
  moment: '2e.movement.optional',
  run(g, f) {
    g.emit(events.movementStayed, { player: f.player, rule: '2e.movement.staying-ends-movement' });
    g.goto(f, 'after');
  },
});

/** Discard one exhaustion counter by resting, from the Hero or any Ally (2e.movement.rest-split, 2e.movement.rest-exhaustion-only). */
const recover = action<MovementFrame>()('rest/discard', {
  parameters: { character: 'id' },
  moment: '2e.movement.rest-before-roll',
  candidates(g, f, add) {
    for (const { card } of partyOf(g, f.player)) add({ type: 'rest/discard', character: card });
  },
  refuse(g, f, { character }) {
    const who = characterIn(playerState(g, f.player), character);
    if (!who) return forbid('2e.movement.rest-split', 'Name your Hero or one of your Allies.');
    return who.exhaustion > 0
      ? null
      : forbid('2e.movement.rest-exhaustion-only', () => why`${character} has no exhaustion counter.`);
  },
  run(g, f, { character }) {
    const who = characterIn(playerState(g, f.player), character);
    if (!who) return;
    who.exhaustion -= 1;
    f.rest -= 1;
    g.emit(events.harmHealed, {
      player: f.player,
      character,
      wounds: 0,
      exhaustion: 1,
      rule: '2e.movement.rest-discard',
    });
  },
});

/** Stop resting. A player may discard fewer counters than allowed. */
const stopResting = action<MovementFrame>()('rest/done', {
  moment: '2e.movement.rest-discard',
  run(g, f) {
    g.emit(events.movementRestEnded, { player: f.player, rule: '2e.movement.rest-discard' });
    g.next(f);
  },
});

/**
 * Enter an adjacent space with a die that shows its terrain (2e.movement.symbol-one-space). `die` is the face of the die. Any die serves
 * for a town (2e.board.towns-wild, 2e.movement.town-any-symbol). One symbol of each die is used at most, in any order
 * (2e.movement.one-symbol-per-die, 2e.movement.dice-any-order).
 */
const step = action<MovementFrame>()('move/step', {
  parameters: { to: 'id', die: 'integer' },
  moment: '2e.movement.symbol-one-space',
  exact: true,
  candidates(g, f, add) {
    // Two dice of one face are one choice.
    const dice: number[] = [];
    for (const die of f.dice) if (!dice.includes(die)) dice.push(die);
    const around = neighbours(g, f.player);
    for (let way = 0; way < around.length; way++) {
      const to = around[way] as string;
      const faces = entryFaces(g, to);
      let mayEnter: boolean | null = null;
      for (let at = 0; at < dice.length; at++) {
        const die = dice[at] as number;
        if (!faces.includes(die)) continue;
        mayEnter ??= refuseEnter(g, f.player, to) === null;
        if (mayEnter) add({ type: 'move/step', to, die });
      }
    }
  },
  tries(g, f, add) {
    for (const to of neighbours(g, f.player))
      for (const die of new Set(f.dice)) add({ type: 'move/step', to, die });
  },
  refuse(g, f, { to, die }) {
    const refusal = refuseSpace(g, f.player, to, '2e.movement.dice-any-order');
    if (refusal) return refusal;
    if (!f.dice.includes(die))
      return forbid('2e.movement.one-symbol-per-die', () =>
        f.dice.length === 0
          ? why`No die is left to use.`
          : why`No unused die shows ${ofSort('face', die)}; left are ${and(f.dice.map((face) => ofSort('face', face)))}.`,
      );
    return entryFaces(g, to).includes(die)
      ? null
      : forbid(
          '2e.movement.symbol-one-space',
          () =>
            why`That die shows ${and(g.content.dice[die - 1] ?? [])}; that space is ${terrainAt(g, to) ?? ''}.`,
        );
  },
  run(g, f, { to, die }) {
    f.dice.splice(f.dice.indexOf(die), 1);
    enterSpace(g, f.player, to, '2e.movement.symbol-one-space');
  },
});

/** Stop here. Dice not used are lost (2e.movement.not-full, 2e.movement.unused-dice-lost). */
const stop = action<MovementFrame>()('move/stop', {
  moment: '2e.movement.not-full',
  run(g, f) {
    g.emit(events.movementStopped, {
      player: f.player,
      dice: [...f.dice],
      rule: f.dice.length > 0 ? '2e.movement.unused-dice-lost' : '2e.movement.not-full',
    });
    f.dice = [];
    g.next(f);
  },
});

const finish = action<MovementFrame>()('move/done', {
  moment: '2e.movement.optional',
  run(g, f) {
    g.emit(events.movementFinished, { player: f.player, rule: '2e.movement.optional' });
    g.next(f);
  },
});

export const movementSteps = steps(
  movement,
  decide('choose', {
    time: 'the beginning of the Movement step',
    rule: '2e.movement.optional',
    offers: () => [useAbility, rollDice, rest, moveAdjacent, stay],
    open: true,
  }),
  // Resting discards counters before the remaining dice are rolled (2e.movement.rest-before-roll).
  decide('rest', {
    time: 'the rest before the dice are rolled',
    rule: '2e.movement.rest-discard',
    // No step without dice (2e.movement.step-not-resting). Resting is no effect: cards may be discarded (2e.limits.discard-any-time).
    open: true,
    offers: () => [recover, stopResting, moveAdjacent],
    skip: (g, f) => f.rest === 0 || partyOf(g, f.player).every((c) => c.exhaustion === 0),
  }),
  // A player who rests still moves with the dice rolled (2e.movement.rest-still-moves).
  chance('roll', {
    rule: '2e.dice.movement-use',
    ask: (g, f) => ({ kind: 'roll', die: 'movement', sides: g.content.dice.length, count: f.rolling }),
    answer(g, f, answer) {
      if (answer.type !== 'chance/roll') return;
      // Dice that a card gave before the roll are kept.
      f.dice.push(...answer.dice);
      f.dice.sort((a, b) => a - b);
      if (answer.dice.length > 0)
        g.emit(events.movementRolled, {
          player: f.player,
          dice: [...answer.dice],
          rule: '2e.dice.movement-use',
        });
    },
  }),
  decide('walk', {
    time: 'the Movement step once the dice are rolled',
    rule: '2e.movement.symbol-one-space',
    offers: () => [step, useAbility, stop],
    occasion: DICE_TO_USE,
    open: true,
    // The last die ends the move, unless a card may still move the Hero further. Without any dice rolled there is no move.
    skip: (g, f) => f.dice.length === 0 && (f.rolling === 0 || !usableIn(g, f.player, 'moving')),
  }),
  decide('after', {
    time: 'the end of the Movement step',
    rule: '2e.effects.owner-uses',
    offers: () => [useAbility, finish],
    open: true,
    skip: (g, f) => !usableIn(g, f.player, 'after-moving'),
  }),
);

export const movementSaves = (): FrameSaves<MovementFrame> => ({
  calledFrom: [stepOfTurn('movement')],
  check(look, path, f) {
    // Dice are given up for counters, one for one, before the roll.
    if (f.step === 'choose' && f.rolling > 0)
      look.report(`${path}/rolling`, 'How many dice are rolled is not chosen yet.');
    if (f.rest > (f.step === 'choose' ? 0 : Math.max(0, 4 - f.rolling)))
      look.report(
        `${path}/rest`,
        f.step === 'choose'
          ? 'Whether to rest is not chosen yet.'
          : 'Resting discards one counter for each die that is given up.',
        '2e.movement.rest-discard',
      );
    const sides = look.content.dice.length;
    f.dice.forEach((face, at) => {
      if (face > sides) look.report(`${path}/dice/${at}`, `A movement die has ${sides} faces.`);
    });
  },
});
