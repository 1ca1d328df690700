import type { Frame, FrameRef, StepWrap } from '../../../kernel/index.js';
import type { Moment } from '../../abilities/amounts.js';
import { holds } from '../../abilities/conditions.js';
import { refuseCost } from '../../abilities/costs.js';
import { choose as courses } from '../../abilities/effects/telling.js';
import type { Condition, Cost, Effect, EffectOf, Window } from '../../abilities/language.js';
import { eachUsable } from '../../abilities/use.js';
import { refuseActivation } from '../../base/activation.js';
import { bitOf } from '../../base/card-index.js';
import { playerState } from '../../base/cards.js';
import { combatOf, enemyLife, findCharacter, isHero } from '../../base/characters.js';
import { helperRole } from '../../base/combatants.js';
import { type EffectsFrame, effects, type HarmFrame, harm, type RollFrame, roll } from '../../base/frames.js';
import { amountDue } from '../../base/payment.js';
import { action, decide, type G } from '../../base/vocabulary.js';
import { stormWaited } from './event-kinds.js';
import { type StormFrame, storm } from './frames.js';
import { clockwiseFrom } from './memory.js';
import { CALLED, counterOf } from './scions.js';

/*
 * A scion counter may be spent at any moment of a Storm step (va50.scion.spend-counter), also within a card or a
 * battle: the action is offered at every decision. Where there is no decision, its holder is asked if the Scion could
 * change the result: before and after a roll, before harm lands, where a course is closed. What it could change is read
 * from its card.
 */

const noEffects: readonly Effect[] = [];

function benefitOf(g: G, player: number): readonly Effect[] {
  const card = counterOf(g, player);
  if (card === null) return noEffects;
  const bearer = playerState(g, player).hero.card;
  return unfolded(g, g.content.lists[`${card}#lists/benefit`] ?? noEffects, { player, card, bearer });
}

const unfolded = (g: G, list: readonly Effect[], moment: Moment): readonly Effect[] =>
  list.flatMap((e) => {
    const inside = (branch: readonly Effect[] = noEffects) => unfolded(g, branch, moment);
    switch (e.do) {
      case 'when':
        return inside(holds(g, e.if, moment) ? e.then : e.else);
      case 'choose':
        return e.options.flatMap((option) => inside(option.do));
      case 'test':
        return [...inside(e.success), ...inside(e.failure)];
      case 'roll-table':
        return e.rows.flatMap((row) => inside(row.do));
      default:
        return [e];
    }
  });

const liesSpent = (g: G, player: number, window: Window): boolean =>
  playerState(g, player).items.some(
    ({ card, faceDown }) =>
      faceDown && ((g.content.takenSides.get(card)?.bears.windows ?? 0) & bitOf.window(window)) !== 0,
  );

const costs = (g: G, player: number, window: Window, what: keyof Cost): boolean =>
  eachUsable(g, player, ({ used }) =>
    used.some(({ ability }) => ability.use === window && ability.cost?.[what] !== undefined),
  );

/** Whether an effect could make an ability usable, by a refreshed card, by its cost, or by a new card. */
function readies(g: G, player: number, window: Window, e: Effect): boolean {
  switch (e.do) {
    case 'refresh':
      return liesSpent(g, player, window) && refuseActivation(g, player, window) === null;
    case 'gain-gold':
      return costs(g, player, window, 'gold');
    case 'heal':
      return (
        (e.exhaustion !== undefined && costs(g, player, window, 'exhaustion')) ||
        (e.wounds !== undefined && costs(g, player, window, 'wounds'))
      );
    case 'draw-market':
    case 'special':
      return true;
    default:
      return false;
  }
}

/** Whether an effect defeats the enemy, which ends the battle there (2e.defeat.threshold). */
function endsBattle(g: G, player: number, e: Effect): boolean {
  const fight = combatOf(g, player);
  if (fight === undefined || fight.opponent.is === 'hero') return false;
  if (e.do === 'defeat-enemy') return true;
  if (e.do !== 'wounds' || e.to !== 'enemy') return false;
  return typeof e.amount !== 'number' || e.amount >= enemyLife(g, fight) - fight.opponent.wounds;
}

function mends(g: G, { player, target }: HarmFrame, e: EffectOf<'heal'>): boolean {
  if (e.who === 'you' && !isHero(g, player, target)) return false;
  const hurt = findCharacter(g, target)?.character;
  return (
    hurt !== undefined &&
    ((e.wounds !== undefined && hurt.wounds > 0) || (e.exhaustion !== undefined && hurt.exhaustion > 0))
  );
}

const bearsOnHarm = (g: G, f: HarmFrame): boolean =>
  benefitOf(g, f.player).some((e) => {
    switch (e.do) {
      case 'cancel':
      case 'redirect':
      case 'change':
      case 'gain-experience':
      case 'get-away':
      case 'attack':
        return true;
      case 'heal':
        return mends(g, f, e) || readies(g, f.player, 'harm', e);
      default:
        return readies(g, f.player, 'harm', e) || endsBattle(g, f.player, e);
    }
  });

/** Whether another player's Scion could prevent it. */
const keepsAway = (g: G, player: number): boolean =>
  benefitOf(g, player).some((e) => e.do === 'cancel' || e.do === 'redirect' || endsBattle(g, player, e));

const bearsOnRoll = (g: G, { player, forced }: RollFrame, window: 'before-roll' | 'after-roll'): boolean =>
  forced === null &&
  benefitOf(g, player).some((e) => {
    switch (e.do) {
      case 'change':
      case 'succeed':
      case 'gain-experience':
        return true;
      case 'reroll':
        return window === 'after-roll';
      default:
        return readies(g, player, window, e);
    }
  });

/** By kind of effect, the conditions that it can change. Anything might change other conditions. */
const changedBy: Readonly<Partial<Record<keyof Condition, readonly Effect['do'][]>>> = {
  gold: ['gain-gold', 'lose-gold'],
  wounds: ['heal', 'wounds'],
  exhaustion: ['heal', 'exhaustion'],
  allies: ['draw-market', 'lose-card'],
  have: ['draw-market', 'lose-card'],
  canLose: ['draw-market', 'lose-card'],
  level: ['gain-experience'],
  space: ['teleport', 'move'],
};

/** Whether a condition holds now, or could after these effects. */
const couldHold = (g: G, said: Condition | undefined, moment: Moment, benefit: readonly Effect[]): boolean =>
  holds(g, said, moment) ||
  Object.keys(said ?? {}).some((key) => {
    const kinds = changedBy[key as keyof Condition];
    return kinds === undefined || benefit.some(({ do: kind }) => kinds.includes(kind) || kind === 'special');
  });

/** Whether a cost can be paid now, or could be after these effects. */
function couldPay(g: G, { player, card, bearer }: Moment, cost: Cost, benefit: readonly Effect[]): boolean {
  const { gold = 0, ...other } = cost;
  let purse = playerState(g, player).gold;
  for (const e of benefit)
    if (e.do === 'special') return true;
    else if (e.do === 'gain-gold')
      purse += typeof e.amount === 'number' ? e.amount : Number.POSITIVE_INFINITY;
  return (
    amountDue(g, player, gold) <= purse &&
    (refuseCost(g, player, other, card, bearer) === null ||
      benefit.some(({ do: kind }) => kind === 'heal' || kind === 'refresh'))
  );
}

function opensCourse(g: G, f: EffectsFrame): boolean {
  const e = g.content.lists[f.list]?.[f.at];
  if (e?.do !== 'choose' || e.options.length < 2) return false;
  const benefit = benefitOf(g, f.player);
  if (benefit.length === 0) return false;
  const open = courses.options?.(g, f, e) ?? [];
  return (
    open.length === 1 &&
    e.options.some(
      ({ id, if: condition, cost = {} }) =>
        !open.includes(id) && couldHold(g, condition, f, benefit) && couldPay(g, f, cost, benefit),
    )
  );
}

const WAITED = 'storm/waited/';

/** Calls on no Scion for now. */
export const wait = action<StormFrame | HarmFrame>()('storm/wait', {
  moment: 'va50.scion.spend-counter',
  run(g, f) {
    const player = g.askedIn(f) as number;
    if (f.kind === storm.kind) f.asking = f.asking.filter((other) => other !== player);
    else f.used.push(`${WAITED}${player}`);
    g.emit(stormWaited, { player, rule: 'va50.scion.spend-counter' });
  },
});

/** Another player whose Scion could prevent the harm, and who was not asked. */
const savior = (g: G, f: HarmFrame): number | undefined =>
  f.amount <= 0
    ? undefined
    : clockwiseFrom(g, f.player).find(
        (player) => player !== f.player && !f.used.includes(`${WAITED}${player}`) && keepsAway(g, player),
      );

/** The last moment before harm to another player's Hero or Ally. */
const savingStep = decide<HarmFrame, 'storm-answer'>('storm-answer', {
  time: 'the moment before harm lands on another Hero',
  rule: 'va50.scion.spend-counter',
  actor: (g, f) => savior(g, f) ?? f.player,
  role: helperRole,
  offers: () => [wait],
  skip: (g, f) => savior(g, f) === undefined,
});

/** Asks the frame's player also if a scion counter makes a difference. */
const askingToo = <F extends Frame>(
  frame: FrameRef<F>,
  step: string,
  asks: (g: G, f: F) => boolean,
): StepWrap => ({
  frame,
  wrap: step,
  does: 'decide',
  around: (inner: { skip?(g: G, f: F): boolean }) => ({
    skip: (g: G, f: F) => (g.find(storm) === undefined || !asks(g, f)) && inner.skip?.(g, f) === true,
  }),
});

export const momentSteps = [
  askingToo(roll, 'before', (g, f) => bearsOnRoll(g, f, 'before-roll')),
  askingToo(roll, 'after', (g, f) => bearsOnRoll(g, f, 'after-roll')),
  // A player who has called on a Scion still decides to take the rest.
  askingToo(harm, 'answer', (g, f) => f.amount > 0 && (f.used.includes(CALLED) || bearsOnHarm(g, f))),
  { frame: harm, after: 'answer', insert: savingStep },
  askingToo(effects, 'choose', opensCourse),
];
