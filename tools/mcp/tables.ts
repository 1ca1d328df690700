import { isRecord } from '../../src/kernel/saves/describe-value.js';
import { type AnyRuleset, type Placed, positionIn, rulesetNamed } from '../../src/protocol/editions.js';
import { Refused } from '../../src/protocol/refused.js';
import { limits } from './limits.js';

/* The open tables of one session. Every position is checked like a save; a table keeps the ones before it. */

type State = Placed['state'];

interface Table {
  readonly ruleset: AnyRuleset;
  /** The latest state last. */
  readonly states: State[];
}

export class Tables {
  private readonly open = new Map<string, Table>();
  private opened = 0;

  /** Opens a table and returns its name. The oldest one is closed when there are too many. */
  add({ ruleset, state }: Placed): string {
    const [oldest] = this.open.keys();
    if (this.open.size >= limits.tables && oldest !== undefined) this.open.delete(oldest);
    const name = `t${++this.opened}`;
    this.open.set(name, { ruleset, states: [state] });
    return name;
  }

  at(name: string): Placed {
    const { ruleset, states } = this.table(name);
    return { ruleset, state: states.at(-1), events: [] };
  }

  move(name: string, state: State): void {
    const { states } = this.table(name);
    states.push(state);
    if (states.length > limits.kept) states.shift();
  }

  takeBack(name: string): void {
    const { states } = this.table(name);
    if (states.length < 2)
      throw new Refused('nothing-to-take-back', `Nothing was done at ${name} that could be taken back.`);
    states.pop();
  }

  private table(name: string): Table {
    const table = this.open.get(name);
    if (table !== undefined) return table;
    const names = [...this.open.keys()].join(', ') || 'none';
    throw new Refused(
      'no-such-table',
      `There is no table "${name.slice(0, 40)}"; open tables: ${names}. Open one with open_table.`,
    );
  }
}

/** The position that a client describes: a scenario, a save, a state, or options of a new game. */
export function placed(position: unknown, options: unknown, content: unknown): Placed {
  if ((position === undefined) === (options === undefined))
    throw new Refused(
      'bad-request',
      'Give either "position" (a scenario, a save or a state) or "options" (of a new game).',
    );
  if (content !== undefined && !isRecord(content))
    throw new Refused('bad-request', 'A content pack is an object.');
  const { ruleset, state, events } =
    position === undefined ? begun(options, content) : positionIn(position, content);
  if (isRecord(state) && 'viewer' in state)
    throw new Refused(
      'bad-request',
      'This is a view of one player, and hides cards: give a scenario, a save or a state.',
    );
  return { ruleset, state, events };
}

function begun(options: unknown, content: Record<string, unknown> | undefined): Placed {
  if (!isRecord(options))
    throw new Refused('bad-request', 'Options are an object, such as { "players": 2, "seed": "tamalir" }.');
  const ruleset = rulesetNamed(options, content);
  const { state, events } = ruleset.startGame(options);
  return { ruleset, state, events };
}
