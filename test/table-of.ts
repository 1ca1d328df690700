import { expect } from 'vitest';
import {
  type AnyAction,
  actionCode,
  type GameEvent,
  type GameTypes,
  IllegalActionError,
  type LightRuleset,
} from '../src/kernel/index.js';

/** What an action says but its kind. */
export type Parameters = Readonly<Record<string, unknown>>;

/** A game that is played on from a position and remembers what happened. An edition adds how its positions are laid out. */
export class TableOf<T extends GameTypes> {
  readonly events: T['event'][] = [];

  constructor(
    readonly rules: LightRuleset<T>,
    public state: T['state'],
  ) {}

  /** Makes a position of this one. */
  lay(change: (s: T['draft']) => void): this {
    const copy = structuredClone(this.state) as T['draft'];
    change(copy);
    this.state = copy as T['state'];
    return this;
  }

  /** Actions by their codes, such as `combat/attack by=mordrog`, or each by its type and what it says. */
  private actionsOf(said: readonly (string | Parameters | undefined)[]): T['action'][] {
    return said.flatMap((type, at) => {
      const parameters = said[at + 1];
      if (typeof type !== 'string') return [];
      return typeof parameters === 'object'
        ? [{ type, ...parameters }]
        : [this.rules.parseActionCode(type, this.state)];
    });
  }

  /** Carries out actions. */
  play(...said: readonly (string | Parameters | undefined)[]): this {
    for (const action of this.actionsOf(said)) {
      const { state, events } = this.rules.transition(this.state, action);
      this.state = state;
      this.events.push(...events);
    }
    return this;
  }

  /** What chance rolls, draws, tosses. */
  roll(...dice: number[]): this {
    return this.play('chance/roll', { dice });
  }

  draw(...cards: string[]): this {
    for (const card of cards) this.play('chance/draw', { card });
    return this;
  }

  toss(...sides: number[]): this {
    return this.play('chance/toss', { sides });
  }

  player(index: number): T['draft']['players'][number] {
    const player = this.state.players[index];
    if (player === undefined) throw new RangeError(`There is no player ${index}.`);
    return player as T['draft']['players'][number];
  }

  /** What the game waits for, such as `turn/act`; empty once it is over. */
  waits(): string {
    const f = this.state.frames.at(-1);
    return f === undefined ? '' : `${f.kind}/${f.step}`;
  }

  /** Codes of the legal actions, of one type if one is named. */
  legal(type?: string): string[] {
    return this.rules
      .legalActions(this.state)
      .filter((action) => type === undefined || action.type === type)
      .map(actionCode);
  }

  /** The legal actions of a type, all that they say but the type. */
  offers(type: string, player?: number): Record<string, unknown>[] {
    return withoutType(this.rules.legalActions(this.state, player), type);
  }

  /** Whether an action of a type is legal. */
  can(type: string): boolean {
    return this.offers(type).length > 0;
  }

  /** Checks that an action is listed. */
  allows(code: string): this {
    expect(this.legal()).toContain(code);
    return this;
  }

  /** Checks that an action is refused for a rule, by `apply` and by `explain`, is not listed, and that nothing is changed. The rule comes last. */
  refuses(...said: readonly [...action: [string] | [string, Parameters], rule: string]): this {
    const before = JSON.stringify(this.state);
    const rule = said.at(-1);
    for (const action of this.actionsOf(said.slice(0, -1))) {
      const code = actionCode(action);
      let error: unknown;
      try {
        this.rules.apply(this.state, action);
      } catch (thrown) {
        error = thrown;
      }
      expect(error, `${code} should be refused`).toBeInstanceOf(IllegalActionError);
      expect((error as IllegalActionError).rule, `${code} is refused for another rule`).toBe(rule);
      const ruling = this.rules.explain(this.state, action);
      expect(ruling.legal).toBe(false);
      expect(ruling.rules[0]?.id).toBe(rule);
      expect(this.legal()).not.toContain(code);
    }
    expect(JSON.stringify(this.state)).toBe(before);
    return this;
  }

  /** Events of a type since the table was set. */
  happened<K extends T['event']['type']>(type: K): Extract<T['event'], { type: K }>[] {
    return this.events.filter((event) => event.type === type) as Extract<T['event'], { type: K }>[];
  }

  /** The same, all that they say but the type. */
  facts(type: string): Record<string, unknown>[] {
    return withoutType(this.events, type);
  }

  /** The rules that were cited by events of a type. */
  cited(type: string): unknown[] {
    return this.facts(type).map(({ rule }) => rule);
  }
}

const withoutType = (list: readonly (AnyAction | GameEvent)[], type: string): Record<string, unknown>[] =>
  list.flatMap(({ type: its, ...rest }) => (its === type ? [rest] : []));
