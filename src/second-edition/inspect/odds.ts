import { sameJson } from '../../kernel/copy.js';
import { type ChanceRequest, outcomesOf } from '../../kernel/index.js';
import type { Attribute } from '../abilities/language.js';
import type { SecondEditionAction } from '../actions.js';
import { type RollFrame, roll } from '../base/frames.js';
import { rollTotal, targetOf } from '../base/rolls.js';
import type { CardId } from '../base/state.js';
import { explained, type Value } from '../base/value-breakdown.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';
import { ahead } from './ahead.js';

/* The odds of possible rolls. Each action is tried on a copy; the roll is then counted face by face. */

/** The odds of one roll. */
export interface RollOdds {
  /** The action that leads to the roll; `null` for the present roll. */
  readonly action: SecondEditionAction | null;
  /** The player whose Hero or Ally rolls, by index. */
  readonly player: number;
  /** The Hero or Ally who rolls. */
  readonly by: CardId;
  /** The purpose of the roll. */
  readonly purpose: RollFrame['purpose'];
  /** The attribute added. */
  readonly attribute: Attribute;
  /** The skill of a test; `null` if there is none. */
  readonly skill: string | null;
  /** The bonus, with its parts. */
  readonly bonus: Value;
  /** The target; `null` if another Hero rolls it first. */
  readonly target: number | null;
  /** The probability of success without further abilities, from 0 to 1. */
  readonly chance: number;
}

/** The odds of the present roll and of possible rolls. */
export interface Odds {
  /** The present roll, before or after its dice; if it sets the target of another's roll, that other roll. `null` if there is none. */
  readonly now: RollOdds | null;
  /**
   * One entry for each legal action of the player who is asked that leads directly to a roll: an attack, a defense, an
   * escape, a test; before or after the dice of a roll, each usable ability with its effect on the roll.
   */
  readonly options: readonly RollOdds[];
}

/** Computes the odds of the present roll, and of each roll that the player who is asked can make now. */
export function oddsNow(g: G): Odds {
  const here = ahead.copyOf(g);
  const waiting = here.waiting();
  if (waiting === null) return { now: null, options: [] };
  const now = rollAt(here) ? oddsOfRoll(here, null) : null;
  if (waiting.step.does !== 'decide') return { now, options: [] };
  const options = (here.legalActions() as SecondEditionAction[]).flatMap((action) => {
    if (neverRolls.some((type) => action.type.startsWith(type))) return [];
    const next = ahead.after(here, action);
    // A roll of the next turn does not hang on the end of this one.
    return next.state.turn === here.state.turn ? (oddsOfRoll(next, action) ?? []) : [];
  });
  return { now, options };
}

/** Actions that lead to no roll, or to the present one unchanged, are not tried. */
const neverRolls: readonly string[] = ['card/discard', 'market/', 'offer/', 'roll/'];

function rollAt(g: G): RollFrame | null {
  const waiting = g.waiting();
  return waiting?.f.kind === roll.kind ? (waiting.f as RollFrame) : null;
}

/** A roll with its probability: an attacked Hero rolls for the target first. */
interface Case {
  readonly g: G;
  readonly probability: number;
}

function oddsOfRoll(g: G, action: SecondEditionAction | null): RollOdds | null {
  const first = rollAt(g);
  if (first === null) return null;
  if (!first.open) return told(g, first, action, targetOf(g, first), chanceOf(g));
  // The opposing roll sets the target: each of its outcomes is counted.
  const cases = answered(g).flatMap(({ g: next, probability }) => {
    const settled = accepted(next);
    return rollAt(settled) ? [{ g: settled, probability }] : [];
  });
  const [one] = cases;
  const mine = one && rollAt(one.g);
  if (!one || !mine || mine.open) return null;
  // Dice of the same total mostly lead to the same position, which is counted once.
  const counted: { readonly g: G; readonly chance: number }[] = [];
  const chance = cases.reduce((sum, { g: there, probability }) => {
    const known = counted.find((other) => isSamePosition(other.g, there));
    const chance = known?.chance ?? chanceOf(there);
    if (known === undefined) counted.push({ g: there, chance });
    return sum + probability * chance;
  }, 0);
  return told(one.g, mine, action, null, chance);
}

function told(
  g: G,
  f: RollFrame,
  action: SecondEditionAction | null,
  target: number | null,
  chance: number,
): RollOdds {
  const { player, by, purpose, attribute, skill } = f;
  const undecided: RollFrame = { ...f, dice: [] };
  const bonus = explained(g, { of: 'roll', roll: undecided });
  return { action, player, by, purpose, attribute, skill, bonus, target, chance };
}

/** The probability that the next roll succeeds, face by face where faces matter. */
function chanceOf(g: G): number {
  const f = rollAt(g);
  if (f === null) return 0;
  if (f.forced !== null) return f.forced === 'success' ? 1 : 0;
  const isRolled = g.waiting()?.step.name === 'after';
  if (isRolled) return succeeds(g, f) ? 1 : 0;
  const there = ahead.copyOf(g);
  const mine = rollAt(there) as RollFrame;
  let chance = 0;
  for (const { action, probability } of outcomesOf(twoDice, there.state.decks)) {
    if (action.type !== 'chance/roll') continue;
    mine.dice = [...action.dice];
    if (succeeds(there, mine)) chance += probability;
  }
  // Removes rounding errors.
  return Math.round(chance * 1e12) / 1e12;
}

/** Whether two positions are the same, but for what chance has left. The rolls on top tell most of them apart. */
function isSamePosition({ state: a }: G, { state: b }: G): boolean {
  return (
    (a.frames.at(-1) as RollFrame).target === (b.frames.at(-1) as RollFrame).target &&
    (Object.keys(a) as (keyof typeof a)[]).every((part) => part === 'chance' || sameJson(a[part], b[part]))
  );
}

const twoDice: ChanceRequest = { kind: 'roll', die: 'd10', sides: 10, count: 2 };

function succeeds(g: G, f: RollFrame): boolean {
  const target = targetOf(g, f);
  return target !== null && rollTotal(g, f) >= target;
}

function answered(g: G): readonly Case[] {
  const waiting = g.waiting();
  if (waiting === null) return [];
  if (waiting.step.does === 'decide') {
    // Before or after a roll: no ability is used.
    const [go] = g.legalActions().filter(({ type }) => type === 'roll/dice' || type === 'roll/accept');
    if (go === undefined) return [];
    const next = ahead.after(g, go);
    return go.type === 'roll/accept' ? [{ g: next, probability: 1 }] : answered(next);
  }
  const request = waiting.step.ask(g, waiting.f);
  if (request === null) return [];
  return outcomesOf(request, g.state.decks).map(({ action, probability }) => ({
    g: ahead.after(g, action),
    probability,
  }));
}

/** Passes every window for abilities between an open roll and the next. */
function accepted(g: G): G {
  let now = g;
  for (let moments = 0; moments < 4; moments++) {
    const f = rollAt(now);
    if (f === null || !f.open) return now;
    const [go] = now.legalActions().filter(({ type }) => type === 'roll/accept');
    if (go === undefined) return now;
    now = ahead.after(now, go);
  }
  return now;
}
