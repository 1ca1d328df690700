import type { RuleId } from '../../register/rule-ids.js';
import type { Problem } from '../errors.js';
import { Game } from '../game.js';
import type { Rules } from '../rules.js';
import type { Envelope } from '../state.js';
import { show } from './describe-value.js';

/** A save of the right form, what it is compared with, and the problems found so far. `Fit` is what a place requires of a card. */
export abstract class SaveLook<S extends Envelope, C, Fit extends readonly unknown[]> {
  readonly problems: Problem[] = [];
  /** Answers queries about the table; queries change nothing. */
  readonly g: Game<S, C>;
  readonly unseen: ReadonlySet<string>;

  constructor(
    readonly state: S,
    readonly rules: Rules<S, C>,
  ) {
    this.g = new Game(rules, state);
    this.unseen = new Set(Object.values(state.decks).flatMap(({ pool }) => pool));
  }

  get content(): C {
    return this.rules.content;
  }

  report(path: string, message: string, rule?: RuleId): void {
    this.problems.push(rule === undefined ? { path, message } : { path, message, rule });
  }

  /** Reports a card that does not exist or does not belong here. Returns whether it is fine. */
  abstract card(path: string, id: string, ...fit: Fit): boolean;

  cards(path: string, ids: readonly string[], ...fit: Fit): void {
    ids.forEach((id, at) => {
      this.card(`${path}/${at}`, id, ...fit);
    });
  }

  /** Reports a card that is being resolved but is not open on the table. */
  onTable(path: string, id: string, rule?: RuleId): void {
    const { revealed } = this.state as S & { readonly revealed?: readonly string[] };
    if (revealed?.includes(id) !== true)
      this.report(path, `${show(id)} is being resolved: it should lie on the table, in revealed.`, rule);
  }

  /** Reports a player who is not in this game. Returns whether it is fine. */
  player(path: string, at: number): boolean {
    const { length } = this.state.players;
    if (at >= length) this.report(path, `There is no player ${at}; players are 0 to ${length - 1}.`);
    return at < length;
  }

  players(path: string, list: readonly number[]): void {
    list.forEach((at, place) => {
      this.player(`${path}/${place}`, at);
    });
  }

  /** Whether the edition's own rules have such frames, and not a module. */
  isOfBase(kind: string): boolean {
    return this.rules.modules[0]?.frames?.some((frame) => frame.kind === kind) === true;
  }

  /** Whether all modules declare which frames of others they call: then there are no other calls. */
  get saysWhatIsCalled(): boolean {
    return this.rules.modules.slice(1).every(({ calls }) => calls !== undefined);
  }
}

/** The part of a save that checks of all editions use. */
// biome-ignore lint/suspicious/noExplicitAny: content and cards of all editions are looked at
export type AnyLook<S extends Envelope> = SaveLook<S, any, any>;
