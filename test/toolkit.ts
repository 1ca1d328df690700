import { type GameState, rulesetFor } from '../src/index.js';
import { fromScenario, type Scenario } from '../src/scenario/second-edition/index.js';
import type { SecondEditionTypes } from '../src/second-edition/types.js';
import { TableOf } from './table-of.js';

/** A table of Second Edition. */
export class Table extends TableOf<SecondEditionTypes> {
  constructor(state: GameState) {
    super(rulesetFor(state), state);
  }

  /** Puts a position on the table, with chance told by the test. */
  static of(scenario: Scenario): Table {
    return new Table(fromScenario(scenario));
  }
}
