import { expect } from 'vitest';
import {
  actionCode,
  apply,
  explain,
  type GameEvent,
  type GameState,
  IllegalActionError,
  legalActions,
  parseActionCode,
  type RuleId,
  transition,
} from '../src/index.js';
import { fromScenario, type Scenario } from '../src/scenario/second-edition/index.js';

/* What tests of rules share: a position, actions by their codes, and what they led to. */

/** A position that is played on and remembers what happened. */
export class Table {
  readonly events: GameEvent[] = [];
  constructor(public state: GameState) {}

  /** Puts a position on the table, with chance told by the test. */
  static of(scenario: Scenario): Table {
    return new Table(fromScenario(scenario));
  }

  /** Carries out actions by their codes, such as `combat/attack by=mordrog`. */
  play(...codes: string[]): this {
    for (const code of codes) {
      const { state, events } = transition(this.state, parseActionCode(code, this.state));
      this.state = state;
      this.events.push(...events);
    }
    return this;
  }

  /** Tells the ten-sided dice, or a movement roll. */
  roll(...dice: number[]): this {
    return this.play(`chance/roll dice=${dice.join(',')}`);
  }

  /** Tells which card is drawn. */
  draw(card: string): this {
    return this.play(`chance/draw card=${card}`);
  }

  get player() {
    return (index: number) => {
      const player = this.state.players[index];
      if (!player) throw new RangeError(`no player ${index}`);
      return player;
    };
  }

  /** Codes of the legal actions, of one type if one is named. */
  legal(type?: string): string[] {
    return legalActions(this.state)
      .filter((action) => type === undefined || action.type === type)
      .map(actionCode);
  }

  /** Checks that an action is refused for this rule, by `apply` and by `explain`, and that nothing is changed. */
  refuses(code: string, rule: RuleId): this {
    const before = JSON.stringify(this.state);
    const action = parseActionCode(code, this.state);
    let error: unknown;
    try {
      apply(this.state, action);
    } catch (thrown) {
      error = thrown;
    }
    expect(error, `${code} should be refused`).toBeInstanceOf(IllegalActionError);
    expect((error as IllegalActionError).rule, `${code} is refused for another rule`).toBe(rule);
    const ruling = explain(this.state, action);
    expect(ruling.legal).toBe(false);
    expect(ruling.rules[0]?.id).toBe(rule);
    expect(this.legal()).not.toContain(code);
    expect(JSON.stringify(this.state)).toBe(before);
    return this;
  }

  /** Checks that an action is listed. */
  allows(code: string): this {
    expect(this.legal()).toContain(code);
    return this;
  }

  /** Events of a type since the table was set. */
  happened<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<GameEvent, { type: T }>[];
  }
}
