import { forbid, ofSort, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { isStanding } from '../abilities/uses.js';
import type { PlaceKind, Terrain } from '../content/board-types.js';
import type { Card } from '../content/cards.js';
import { diceInBox } from '../content/terrain-dice.js';
import { byEffect, inTurn } from '../saves/called.js';
import { checkDice, type FrameSaves } from '../saves/frame-checks.js';
import { playerState, takeOut } from './cards.js';
import { abilitiesOf, cardsInForce, isDefeated, mostSpeed, speedOf } from './characters.js';
import { getAway } from './combatants.js';
import type { Way } from './content.js';
import { rollStep, shows } from './dice.js';
import { abilityUsed, heroMoved } from './event-kinds/index.js';
import * as frames from './frames.js';
import { reroll, rerollAll } from './rerolling.js';
import type { CardId, HexId } from './state.js';
import { refuseAction, spendActions } from './turn-actions.js';
import { action, auto, command, decide, type G, query, steps } from './vocabulary.js';

/* Movement: a step to an adjacent hex without dice, or a roll of terrain dice (3e.move.two-ways). */

/** The kind of place on a hex; `null` in the wilderness (3e.board.civilized). */
export const placeAt = (g: G, hex: HexId | null): PlaceKind | null =>
  hex === null ? null : (g.content.board.ground.get(hex)?.place?.kind ?? null);

/** The adjacent hexes with the edges between (3e.board.distance); the board ends at its border (3e.move.board-edge). */
export const waysFrom = (g: G, hex: HexId | null): readonly Way[] =>
  (hex === null ? undefined : g.content.board.ground.get(hex)?.ways) ?? noWay;
const noWay: readonly Way[] = [];

/**
 * Whether a die of this face may be spent to go a way. Rivers and roads belong to the edge crossed (3e.board.rivers, 3e.board.roads,
 * 3e.board.road-hexes); the hex beyond has one terrain (3e.board.one-terrain). A road or bridge takes any die (3e.move.road,
 * 3e.move.bridge), on that edge only (3e.move.road-must-connect). A river takes water or wild, which also enters the hex (3e.move.river,
 * 3e.move.river-one-die). A city takes any die (3e.move.city), every other hex its terrain, which may be water (3e.move.spend-per-hex,
 * 3e.board.water).
 */
export const mayGo = query('may a die be spent to go there', (g: G, way: Way, face: number): boolean => {
  if (way.road) return true;
  if (way.river) return shows(face, 'water');
  const terrain = g.content.board.ground.get(way.to)?.terrain;
  return terrain === 'city' || (terrain !== undefined && shows(face, terrain));
});

/** Effects happen each time, also during a move (3e.move.enter-trigger); heroes may share a hex (3e.board.shared-hex). */
export const enterHex = command(
  'a hero enters a hex',
  (g: G, player: number, to: HexId, die: number | null, rule: RuleId): void => {
    const from = playerState(g, player).hex ?? to;
    g.emit(heroMoved, { player, from, to, ...(die === null ? {} : { die }), rule });
  },
);

/** A hero that is defeated, delayed or out of the game cannot go on (3e.move.enter-trigger). */
export const canGoOn = (g: G, player: number): boolean => {
  const p = playerState(g, player);
  return p.hex !== null && !p.delayed && !isDefeated(g, player);
};

const wayTo = (g: G, player: number, to: HexId): Way | undefined =>
  waysFrom(g, playerState(g, player).hex).find((way) => way.to === to);

const notAdjacent = (to: HexId): Refusal =>
  forbid('3e.board.distance', () => why`${ofSort('hex', to)} is not next to your hero.`);

/** A step to wherever. */
const stepping = { type: 'move/step' } as const;

/** One action: to any adjacent hex, whatever its terrain and rivers (3e.move.step). */
export const takeStep = action<frames.TurnFrame>()('move/step', {
  parameters: { to: 'id' },
  moment: '3e.move.two-ways',
  cost: () => 1,
  exact: true,
  candidates(g, f, add) {
    if (refuseAction(g, f, stepping) !== null) return;
    for (const { to } of waysFrom(g, playerState(g, f.player).hex)) add({ type: 'move/step', to });
  },
  tries(g, f, add) {
    for (const { to } of waysFrom(g, playerState(g, f.player).hex)) add({ type: 'move/step', to });
  },
  refuse: (g, f, action) =>
    refuseAction(g, f, action) ??
    (wayTo(g, f.player, action.to) === undefined ? notAdjacent(action.to) : null),
  run(g, f, action) {
    spendActions(g, f, action, '3e.move.two-ways');
    enterHex(g, f.player, action.to, null, '3e.move.step');
  },
});

/** One action: a roll of as many dice as the hero's speed (3e.move.roll). */
export const rollToMove = action<frames.TurnFrame>()('move/roll', {
  moment: '3e.move.two-ways',
  cost: () => 1,
  refuse: (g, f, action) =>
    refuseAction(g, f, action) ??
    (speedOf(g, f.player) === 0
      ? forbid('3e.hero.speed', 'Your hero has no speed: there is no die to roll.')
      : null),
  run(g, f, action) {
    spendActions(g, f, action, '3e.move.two-ways');
    g.call(frames.move, { player: f.player, rolling: speedOf(g, f.player) });
  },
});

/** A hero that becomes delayed between two dice stops, and the other dice are lost (3e.delayed.effect, 3e.move.enter-trigger). */
const lyingDown = (g: G): Refusal | null => {
  const now = g.find(frames.turn);
  return now !== undefined && playerState(g, now.player).delayed
    ? forbid(
        '3e.delayed.effect',
        'Your hero is delayed: it goes no further, and dice that were left are lost. Its next action is to stand up.',
      )
    : null;
};

/** One die for each hex (3e.move.spend-per-hex), each die once (3e.move.die-once), in any order (3e.move.order-free). */
const spendDie = action<frames.MoveFrame>()('move/spend', {
  parameters: { to: 'id', die: 'integer' },
  moment: '3e.move.spend-per-hex',
  exact: true,
  candidates(g, f, add) {
    const faces = [...new Set(f.dice)];
    for (const way of waysFrom(g, playerState(g, f.player).hex))
      for (const die of faces) if (mayGo(g, way, die)) add({ type: 'move/spend', to: way.to, die });
  },
  tries(g, f, add) {
    for (const { to } of waysFrom(g, playerState(g, f.player).hex))
      for (const die of new Set(f.dice)) add({ type: 'move/spend', to, die });
  },
  untimely: lyingDown,
  refuse(g, f, { to, die }) {
    const way = wayTo(g, f.player, to);
    if (way === undefined) return notAdjacent(to);
    if (!f.dice.includes(die)) return forbid('3e.move.die-once', 'No die is left that shows that face.');
    if (mayGo(g, way, die)) return null;
    return way.river
      ? forbid('3e.move.river', 'A river is crossed with water or wild, or over a bridge.')
      : forbid(
          '3e.move.spend-per-hex',
          () => why`That die does not show the ground of ${ofSort('hex', to)}.`,
        );
  },
  run(g, f, { to, die }) {
    const way = wayTo(g, f.player, to);
    takeOut(f.dice, die);
    enterHex(
      g,
      f.player,
      to,
      die,
      way?.road ? '3e.move.road' : way?.river ? '3e.move.river' : '3e.move.spend-per-hex',
    );
  },
});

const isStretch = (card: Card): boolean =>
  'abilities' in card && (card.abilities ?? []).some((one) => isStanding(one, 'die-as'));

function stretches(g: G, player: number): { readonly card: CardId; readonly terrain: Terrain }[] {
  const now = g.find(frames.turn);
  if (now?.player !== player) return [];
  return cardsInForce(g, player).flatMap((card) =>
    abilitiesOf(g, card).flatMap((one) =>
      isStanding(one, 'die-as') && !now.used.includes(`${card}/die-as`)
        ? [{ card, terrain: one.terrain }]
        : [],
    ),
  );
}

/** A die spent as water crosses a river too (3e.move.river). */
const fits = (g: G, { to, river }: Way, terrain: Terrain): boolean =>
  river ? terrain === 'water' : g.content.board.ground.get(to)?.terrain === terrain;

/** As a terrain that it does not show (3e.game.precedence-card), in a move or a retreat (3e.combat.retreat). */
export const spendAs = action<frames.Dice>()('move/spend-as', {
  parameters: { to: 'id', die: 'integer', card: 'id' },
  moment: '3e.move.spend-per-hex',
  ranges: [
    {
      of: ['card'],
      values: ({ cards }) =>
        Object.values(cards)
          .filter(isStretch)
          .map(({ id }) => [id]),
    },
  ],
  candidates(g, f, add) {
    for (const { card, terrain } of stretches(g, f.player))
      for (const way of waysFrom(g, playerState(g, f.player).hex))
        for (const die of new Set(f.dice))
          if (fits(g, way, terrain) && !mayGo(g, way, die))
            add({ type: 'move/spend-as', to: way.to, die, card });
  },
  untimely: lyingDown,
  refuse(g, f, { to, die, card }) {
    const way = wayTo(g, f.player, to);
    if (way === undefined) return notAdjacent(to);
    if (!f.dice.includes(die)) return forbid('3e.move.die-once', 'No die is left that shows that face.');
    const stretch = stretches(g, f.player).find((one) => one.card === card);
    if (stretch === undefined)
      return forbid(
        '3e.game.once-per-turn',
        'No card of yours lets a die be spent so, or it was used in this turn.',
      );
    if (mayGo(g, way, die)) return forbid('3e.move.spend-per-hex', 'That die goes there as it is.');
    return fits(g, way, stretch.terrain)
      ? null
      : forbid('3e.move.spend-per-hex', () => why`${ofSort('hex', to)} is of another ground.`);
  },
  run(g, f, { to, die, card }) {
    g.find(frames.turn)?.used.push(`${card}/die-as`);
    g.emit(abilityUsed, { player: f.player, card, ability: 'die-as', rule: '3e.game.precedence-card' });
    takeOut(f.dice, die);
    const retreats = f.kind === frames.retreat.kind;
    if (retreats) getAway(g);
    enterHex(g, f.player, to, die, retreats ? '3e.combat.retreat' : '3e.move.spend-per-hex');
  },
});

/** The hero stops, and the dice left are lost (3e.move.stop, 3e.move.no-carry). */
const stop = action<frames.MoveFrame>()('move/stop', { moment: '3e.move.stop', run: (g, f) => g.next(f) });

/** After the roll the hero spends dice or stops: it takes no step without dice (3e.move.no-step-after-roll). */
export const moveSteps = steps(
  frames.move,
  rollStep<frames.MoveFrame>('3e.move.roll'),
  decide('spend', {
    time: 'a rolled move',
    rule: '3e.move.spend-per-hex',
    open: true,
    offers: () => [spendDie, spendAs, reroll, rerollAll, stop],
    skip: (g, f) => f.dice.length === 0 || !canGoOn(g, f.player),
  }),
);

/** A hero defeated or delayed before may go on by an ability (3e.move.enter-trigger, 3e.defeat.hero, 3e.delayed.effect). */
const isStopped = (g: G, { player, upright, lying }: frames.FreeMoveFrame): boolean => {
  const { hex, delayed } = playerState(g, player);
  return hex === null || (upright && isDefeated(g, player)) || (lying === false && delayed);
};

/** One hex without dice: terrain and rivers do not matter (3e.move.effect-move). */
const go = action<frames.FreeMoveFrame>()('move/go', {
  parameters: { to: 'id' },
  moment: '3e.move.effect-move',
  exact: true,
  candidates(g, f, add) {
    for (const { to } of waysFrom(g, playerState(g, f.player).hex)) add({ type: 'move/go', to });
  },
  refuse: (g, f, { to }) => (wayTo(g, f.player, to) === undefined ? notAdjacent(to) : null),
  run(g, f, { to }) {
    f.left -= 1;
    enterHex(g, f.player, to, null, '3e.move.effect-move');
  },
});

const stay = action<frames.FreeMoveFrame>()('move/stay', {
  moment: '3e.move.effect-move',
  run: (g, f) => g.next(f),
});

export const freeMoveSteps = steps(
  frames.freeMove,
  decide('go', {
    time: 'a move without dice',
    rule: '3e.move.effect-move',
    // Abilities for any moment of a turn work here too (3e.game.once-per-turn).
    open: true,
    offers: () => [go, stay],
    skip: (g, f) => f.left <= 0 || isStopped(g, f),
  }),
  auto('end', (g) => g.finish()),
);

export const moveSaves = (): FrameSaves<frames.MoveFrame> => ({
  calledFrom: [inTurn(), byEffect(['move-by-dice'])],
  check: (look, path, f) =>
    checkDice(look, path, f, Math.max(diceInBox, mostSpeed(look.content)), '3e.move.roll'),
});

export const freeMoveSaves = (): FrameSaves<frames.FreeMoveFrame> => ({
  calledFrom: [byEffect(['move'])],
  check: null,
});
