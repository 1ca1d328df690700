import type { RuleId } from '../../../register/rule-ids.js';
import { holds } from '../../abilities/conditions.js';
import { callEffects } from '../../abilities/triggers.js';
import { townIds } from '../../base/board.js';
import * as cards from '../../base/cards.js';
import { helperRole } from '../../base/combatants.js';
import { leaveBy, leaveFor } from '../../base/early-exit.js';
import { cardDrawn, cardRemoved } from '../../base/event-kinds/index.js';
import { type TurnFrame, turn } from '../../base/frames.js';
import { stepAfter } from '../../base/scenario-frames.js';
import { playersInTheGame } from '../../base/setup.js';
import type { CardId } from '../../base/state.js';
import { auto, chance, decide, type G, steps } from '../../base/vocabulary.js';
import { beginEndgame } from './endgame.js';
import { stormBroke, stormHero, stormMoved } from './event-kinds.js';
import { type StormFrame, storm } from './frames.js';
import { callJointBattle } from './joint-battle.js';
import { endgameOf, lowestColor, memoryOf, type StormColor, stormDeck } from './memory.js';
import { wait } from './moments.js';
import { canCall } from './scions.js';

/* The Storm step: the storm counter moves; beyond the top a Storm card is resolved (va50.storm-card.definition). */

const spacesFor: Readonly<Record<StormColor | 'none', number>> = { none: 1, green: 1, yellow: 2, blue: 3 };

/** The movement of the storm counter in the next Storm step, at least one space (va50.storm-step.advance-minimum). */
export const stormSpaces = (g: G): number => spacesFor[memoryOf(g).beaten ?? 'none'];

/** Its track: one space beside each market stack, from the bottom up (va50.storm-step.track-length). */
export const stormTrack = (g: G): readonly string[] => townIds(g.content.board);

const advanceRule = (beaten: StormColor | null): RuleId => `va50.storm-step.advance-${beaten ?? 'none'}`;

/** A moment for all holders of counters; the action itself is offered at any time (va50.scion.spend-counter). */
const moment = {
  rule: 'va50.scion.spend-counter',
  actor: (g: G, f: StormFrame) => f.asking.find((player) => canCall(g, player)) ?? f.player,
  role: helperRole,
  offers: () => [wait],
  open: true,
  skip: (g: G, f: StormFrame) => !f.asking.some((player) => canCall(g, player)),
} as const;

export const stormSteps = steps(
  storm,
  // By the color defeated, not beyond the top (va50.storm-step.advance-first, va50.storm-step.reset, va50.storm-step.no-carry-over).
  auto('advance', (g, f) => {
    const { counter, beaten } = memoryOf(g);
    const spaces = stormSpaces(g);
    const top = stormTrack(g).length;
    const at = Math.min(counter + spaces, top + 1);
    g.emit(stormMoved, { player: f.player, spaces, at, rule: advanceRule(beaten) });
    if (at <= top) return;
    f.broke = true;
    g.emit(stormBroke, { player: f.player, rule: 'va50.storm-step.off-top' });
  }),
  decide('eve', { time: 'the Storm step', ...moment }),
  // If only Stormlords are left, the Endgame begins at once, within this step (va50.endgame.begins, va50.endgame.trigger-count).
  auto('ready', (g, f) => {
    if (!f.broke) g.goto(f, 'end');
    else if (lowestColor(g) === null) beginEndgame(g);
  }),
  chance('draw', {
    rule: 'va50.storm-step.draw-lowest-color',
    ask(g) {
      const color = lowestColor(g);
      return color === null ? null : cards.drawFrom(g, stormDeck(color));
    },
    answer(g, f, answer) {
      const color = lowestColor(g);
      if (answer.type !== 'chance/draw' || color === null) return;
      const { card } = answer;
      const deck = stormDeck(color);
      f.card = card;
      f.asking = playersInTheGame(g, f.player);
      g.emit(cardDrawn, { player: f.player, deck, card, rule: 'va50.storm-step.draw-lowest-color' });
    },
  }),
  decide('drawn', { time: 'the moment before a Storm card is resolved', ...moment }),
  // All players resolve it: a Storm Event in turn, a Storm Challenge together (va50.storm-event.each-hero, va50.storm-challenge.together).
  auto('resolve', (g, f) => {
    if (f.card === null) return;
    if (cards.cardOf(g, f.card).kind === 'challenge') callJointBattle(g, f.player, f.card);
    else f.left = playersInTheGame(g, f.player);
  }),
  // The player who triggered it first, then clockwise (va50.storm-event.order).
  auto('hero', (g, f) => {
    const player = f.left.shift();
    f.acting = player ?? null;
    f.asking = f.left.slice(0, 1);
    if (player === undefined || f.card === null) return;
    g.emit(stormHero, { player, card: f.card, rule: 'va50.storm-event.order' });
    resolveStormEvent(g, player, f.card);
  }),
  // Before a player's part, that player may still call on a Scion.
  decide('between', { time: 'the moment before a Hero resolves a Storm Event', ...moment }),
  auto('next', (g, f) => {
    if (f.left.length > 0) g.goto(f, 'hero');
  }),
  // It is over when all have resolved it, it is defeated, or no Hero is left (va50.storm-card.end); then it leaves the game.
  auto('over', (g, f) => {
    if (f.card !== null && g.state.revealed.includes(f.card)) cards.discardAdventure(g, f.card);
    f.asking = playersInTheGame(g, f.player);
  }),
  decide('aftermath', { time: 'the moment after a Storm card', ...moment }),
  // The turn continues (va50.storm-card.turn-continues), with a Market step only if the Hero is still where its movement ended.
  auto('end', (g, f) => {
    const hasMoved = cards.playerState(g, f.player).hero.space !== f.at;
    const then = f.then ?? (hasMoved ? 'experience' : null);
    g.finish();
    if (then !== null) leaveFor(g, then, f.player);
  }),
);

/** A resolved Storm card leaves the game, defeated or not (va50.storm-step.card-used-up). */
export function useUp(g: G, card: CardId, owner?: number): void {
  cards.leaveTable(g, card);
  g.state.removed.push(card);
  g.emit(cardRemoved, cards.ownedBy(owner, { card, rule: 'va50.storm-step.card-used-up' }));
}

function resolveStormEvent(g: G, player: number, card: CardId): void {
  const bearer = cards.playerState(g, player).hero.card;
  for (const { ability, list } of g.content.sides.get(card)?.triggered ?? [])
    if (ability.on === 'enters' && holds(g, ability.if, { player, card, bearer }))
      callEffects(g, player, card, bearer, list);
}

const callStorm = (g: G, player: number, then: StormFrame['then']): void =>
  g.call(storm, {
    player,
    then,
    at: cards.playerState(g, player).hero.space,
    broke: false,
    card: null,
    asking: playersInTheGame(g, player),
    left: [],
    acting: null,
  });

/** The sixth step of a turn, after the Adventure step (va50.storm-step.position). */
export const stormStep = auto<TurnFrame>('storm', (g, f) => {
  if (endgameOf(g) === null) callStorm(g, f.player, null);
});

type Leave = (g: G, step: 'experience' | 'end', player: number) => void;

/** Every turn has its Storm step (va50.storm-step.every-turn), which nothing cuts short. It uses the hook that other modules use. */
export const leaveByStorm =
  (next: Leave): Leave =>
  (g, step, player) => {
    const storming = g.find(storm);
    if (storming) {
      if (storming.player === player) storming.then = step;
      return;
    }
    const leave = () => next(g, step, player);
    if (endgameOf(g) !== null) return leave();
    if (!leaveBy(g, 'storm', leave)) return;
    g.unwind(turn, stepAfter(g, turn, 'storm'));
    callStorm(g, (g.find(turn) as TurnFrame).player, step);
  };
