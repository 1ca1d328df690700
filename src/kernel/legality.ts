import type { RuleId } from '../register/rule-ids.js';
import { type AnyAction, malformed, readAction } from './action-values.js';
import { type AnyActionKind, type Refusal, whyOf } from './actions.js';
import { unsound } from './blame.js';
import {
  type ChanceOutcome,
  type ChanceRequest,
  chanceParameters,
  outcomesOf,
  type Source,
  wrongAnswer,
  wrongKind,
} from './chance.js';
import type { RulesContext } from './context.js';
import { RuleFaultError } from './errors.js';
import type { DecideStep } from './frames.js';
import { Interpreter } from './interpreter.js';
import { isKnownRule } from './known-rules.js';
import { frozenList, Listing } from './listing.js';
import { CHANCE, DECIDE, type PlannedStep } from './plan.js';
import { ofSort, or, phrase, type Reason, type ReasonValue, why } from './reasons.js';
import type { Rules } from './rules.js';
import { type Envelope, type Frame, viewerOf } from './state.js';

/** The owner of a decision: a player, by index, or chance. */
export type Actor = number | 'chance';

/** The judgement of an action: legal, or refused with a reason. */
export type Verdict =
  | {
      /** Whether it is legal now. */
      readonly legal: true;
      /** The kind of the action; `null` for an answer of chance. */
      readonly kind: AnyActionKind | null;
      /** The player or chance that acts. */
      readonly actor: Actor;
      /** A private copy of the action, read once. */
      readonly action: AnyAction;
    }
  | {
      /** Whether it is legal now. */
      readonly legal: false;
      /** The rule that forbids it or asks for something else; `null` if the value is not an action of this game. */
      readonly rule: RuleId | null;
      /** What would be legal; `null` if the text of the rule suffices. */
      readonly why: Reason | null;
    };

export type Refused = Verdict & { readonly legal: false };

/** How far an action is checked: its owner, then its form, then the rules. */
type Depth = 'owner' | 'form' | 'rules';

/** Judges and lists actions: the only source of legality. */
export class Legality<S extends Envelope = Envelope, C = unknown>
  extends Interpreter<S, C>
  implements RulesContext<S, C>
{
  /** Judges any value as an action. With `by`, another player's action is refused unasked: its rules may depend on what is hidden. */
  judge(value: unknown, by?: Actor): Verdict {
    const verdict = this.weigh(value, 'rules', by);
    if (verdict.legal) return verdict;
    const rule = this.cited(verdict.rule);
    return rule === verdict.rule ? verdict : { ...verdict, rule };
  }

  /** Judges only whether a value is an action that is offered here, and its form. */
  judgeForm(value: unknown): Verdict {
    return this.weigh(value, 'form');
  }

  /** Judges only the owner, and reads nothing hidden: whether an answer of chance is requested; whether another action is offered. */
  judgeOwner(value: unknown): Verdict {
    return this.weigh(value, 'owner');
  }

  private weigh(value: unknown, depth: Depth, by?: Actor): Verdict {
    const action = readAction(value);
    if (action === null) return illegal(null, why`An action is a plain object with a "type".`);
    const chance = Object.hasOwn(chanceParameters, action.type);
    const kind = this.rules.actions[action.type];
    const parameters = chance ? chanceParameters[action.type] : kind?.parameters;
    if (parameters === undefined)
      return illegal(
        null,
        why`"${ofSort('code', action.type.slice(0, 60))}" is no kind of action in this game.`,
      );
    if (this.state.outcome !== null) return illegal(this.state.outcome.rule, why`The game is over.`);
    const wrong = malformed(parameters, action);
    const { step } = this.now();
    const g = this as RulesContext<S, C>;
    const f = this.top();
    if (step?.does === 'chance') {
      const request = step.ask(g, f);
      if (!chance || request === null)
        return illegal(step.rule, request && why`This waits for ${inWords(request)}.`);
      if (wrong !== null) return illegal(step.rule, wrong);
      if (by !== undefined && by !== 'chance') return notYours(step.rule, 'chance', by);
      const problem =
        depth === 'owner' ? wrongKind(request, action) : wrongAnswer(request, action, this.state.decks);
      return problem === null
        ? { legal: true, kind: null, actor: 'chance', action }
        : illegal(step.rule, problem);
    }
    if (step?.does !== 'decide') return illegal(null, why`The game has not come to a decision.`);
    if (kind === undefined)
      return illegal(step.ruleNow?.(g, f) ?? step.rule, why`The game waits for a player, not for chance.`);
    this.doing = kind;
    if (!step.offers.includes(kind) && !this.besides(step).includes(kind))
      return this.untimely(kind, wrong === null && depth !== 'owner' ? action : null);
    if (wrong !== null) return illegal(kind.moment, wrong);
    const actor = kind.by === undefined ? step.actor(g, f) : kind.by(g, f, action);
    const theirs =
      by === undefined || by === actor
        ? null
        : notYours(kind.by ? kind.moment : (step.ruleNow?.(g, f) ?? step.rule), actor, by);
    // An action that names no player of this game goes to its rules.
    if (theirs !== null && this.state.players[actor] !== undefined) return theirs;
    const refusal = depth === 'rules' ? this.refusal(kind, f, action) : null;
    if (refusal !== null) return illegal(refusal.rule, whyOf(refusal));
    return theirs ?? { legal: true, kind, actor, action };
  }

  /** The kinds of action offered in addition to a decision's own: those for any time, or only those `inTheMidst` if it is not open. */
  besides({ open }: DecideStep<S, C, Frame>): readonly AnyActionKind[] {
    return open === true ? this.rules.anytime : this.rules.inTheMidst;
  }

  private untimely(kind: AnyActionKind, action: AnyAction | null): Verdict {
    const refusal = action === null ? null : (kind.untimely?.(this as RulesContext<S, C>, action) ?? null);
    if (refusal !== null && !this.isSound(refusal)) throw unsound(refusal);
    return refusal === null
      ? illegal(kind.moment, this.otherTime(kind.type))
      : illegal(refusal.rule, whyOf(refusal));
  }

  otherTime(type: string): Reason | null {
    const times = this.rules.times[type];
    if (times === undefined) return null;
    return this.saysTime(why`The time for that is ${or(times.map(phrase))}`);
  }

  saysTime(sentence: Reason): Reason {
    const now = this.timeNow();
    return now === null ? why`${sentence}.` : why`${sentence}; now it is ${now}.`;
  }

  /** The present time in words; `null` if the due step has none. */
  timeNow(): Reason | null {
    const waiting = this.waiting();
    if (waiting?.step.does !== 'decide') return null;
    const now = waiting.step.timeNow?.(waiting.f) ?? waiting.step.time;
    return now === undefined ? null : phrase(now);
  }

  /** The legal actions of the player who is asked, or of `player`, or the answers of chance, in a stable order; of `wanted` kinds alone. */
  legalActions(player?: number, wanted?: (kind: AnyActionKind) => boolean): AnyAction[] {
    if (this.state.outcome !== null) return [];
    const step = this.now();
    const f = this.top();
    if (step.does === CHANCE) {
      const request = player === undefined ? step.ask(this, f) : null;
      return request === null ? [] : outcomesOf(request, this.state.decks).map((o) => o.action);
    }
    if (step.does !== DECIDE) return [];
    const { actions, count } = this.list(step, f, player, wanted);
    return actions.slice(0, count);
  }

  /** The same, frozen. */
  frozenActions(player?: number): readonly AnyAction[] {
    const step = this.state.outcome === null ? this.now() : null;
    return step?.does === DECIDE
      ? this.list(step, this.top(), player).frozen()
      : frozenList(this.legalActions(player));
  }

  /**
   * The place of a random legal action of the player who is asked, all with equal chances; -1 while no player is asked.
   * The same number chooses the same action from `legalActions`.
   *
   * @param random - its `below(n)` gives a whole number from 0 to `n - 1`
   */
  randomPlace(random: Pick<Source, 'below'>): number {
    if (this.state.outcome !== null) return -1;
    const step = this.now();
    if (step.does !== DECIDE) return -1;
    const { count } = this.list(step, this.top());
    return count === 0 ? -1 : random.below(count);
  }

  /** The action at a place of the list that this game made last. */
  found(place: number): AnyAction {
    return this.rules.listing.actions[place] as AnyAction;
  }

  /** The place of an action in the list that this game made last; -1 for any other value, and after another game has made a list. */
  placeFound(action: unknown): number {
    return this.rules.listing.placeOf(this, action);
  }

  private list(
    step: PlannedStep,
    f: Frame,
    player?: number,
    wanted?: (kind: AnyActionKind) => boolean,
  ): Listing {
    const { listing } = this.rules;
    const free = listing.busy ? new Listing() : listing;
    const asked = this.askedBy(step, f);
    const offers = wanted === undefined ? step.offers : step.offers.filter(({ kind }) => wanted(kind));
    free.list(this, f, offers, asked, player ?? asked);
    return free;
  }

  /** Throws {@link fault} for a failing action kind. */
  failing(kind: AnyActionKind): void {
    this.doing = kind;
  }

  /** The players who may act now, in seat order. */
  mayAct(): number[] {
    const waiting = this.waiting();
    if (waiting?.step.does !== 'decide') return [];
    // In a view, all actions of the player who is asked may be hidden.
    const asked = viewerOf(this.state) === undefined ? null : waiting.step.actor(this, waiting.f);
    return this.state.players
      .map((_, player) => player)
      .filter((player) => player === asked || this.legalActions(player).length > 0);
  }

  /** The possible answers of chance with probabilities; empty while chance is not asked. */
  chanceOutcomes(): ChanceOutcome[] {
    const waiting = this.waiting();
    if (waiting?.step.does !== 'chance') return [];
    const request = waiting.step.ask(this, waiting.f);
    return request === null ? [] : outcomesOf(request, this.state.decks);
  }

  /** Whether chance is asked for the last unseen card of a deck in a view, where it may also be in another player's hand. */
  isLastUnseen(): boolean {
    const waiting = this.waiting();
    const request = waiting?.step.does === 'chance' ? waiting.step.ask(this, waiting.f) : null;
    const deck = request?.kind === 'draw' ? this.state.decks[request.deck] : undefined;
    return deck?.aside !== undefined && deck.top.length === 0 && deck.pool.length - deck.aside === 1;
  }

  private refusal(kind: AnyActionKind, f: Frame, action: AnyAction): Refusal | null {
    const own = kind.refuse(this as RulesContext<S, C>, f, action);
    if (own !== null) {
      if (this.isSound(own)) return own;
      throw unsound(own);
    }
    const more = this.rules.refusals[kind.type];
    const refusal = more === undefined ? null : this.refusedBy(more, f, action);
    if (refusal === null || this.isSound(refusal)) return refusal;
    const module = this.rules.modules.find(({ refusals = [] }) =>
      refusals.some((added) => {
        if (typeOf(added) !== kind.type) return false;
        const given = added.refuse(this, f, action);
        return given !== null && !this.isSound(given);
      }),
    );
    throw new RuleFaultError(module?.id ?? this.rules.edition, `a refusal of ${kind.type}`, unsound(refusal));
  }

  /** Whether a refusal is valid. Checked for single actions only: lists need no reasons. */
  private isSound(refusal: Refusal): boolean {
    return isKnownRule(this.rules.moduleRules, (refusal as Partial<Refusal> | undefined)?.rule);
  }

  private refusedBy(
    refusals: NonNullable<Rules<S, C>['refusals'][string]>,
    f: Frame,
    action: AnyAction,
  ): Refusal | null {
    for (const refuse of refusals) {
      const refusal = refuse(this, f, action);
      if (refusal !== null) return refusal;
    }
    return null;
  }
}

const typeOf = ({ action }: { readonly action: AnyActionKind | string }): string =>
  typeof action === 'string' ? action : action.type;

const illegal = (rule: RuleId | null, reason: Reason | null): Verdict => ({
  legal: false,
  rule,
  why: reason,
});

const notYours = (rule: RuleId | null, actor: Actor, by: Actor): Verdict =>
  illegal(
    rule,
    actor === 'chance'
      ? why`This is for chance to answer, not for ${named(by)}.`
      : why`This is for ${named(actor)} to do, not for ${named(by)}.`,
  );

const named = (actor: Actor): ReasonValue => (actor === 'chance' ? why`chance` : ofSort('player', actor));

const inWords = (request: ChanceRequest): Reason =>
  request.kind === 'roll'
    ? why`the roll of the dice`
    : request.kind === 'draw'
      ? why`a card from the ${ofSort('deck', request.deck)} deck`
      : why`what chance picks`;
