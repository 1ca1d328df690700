import type { AnyAction } from './action-values.js';
import { type Form, type Forms, Parts, type Whole } from './forms.js';
import { Game } from './game.js';
import type { Rules } from './rules.js';
import type { Envelope } from './state.js';

/** Plays forward on copies by the rules in force, including cards and modules. On copies chance is asked, and no event is kept. */
export class Ahead<S extends Envelope, C> {
  private readonly known = new WeakMap<Rules<S, C>, Parts<S>>();

  /** @param large - parts that copies share until rules write to them */
  constructor(
    private readonly forms: Forms<S>,
    private readonly large: ReadonlySet<string>,
    private readonly player: Form<S['players'][number]>,
    private readonly whole: Whole<S>,
  ) {}

  private partsOf(rules: Rules<S, C>): Parts<S> {
    const known = this.known.get(rules);
    if (known !== undefined) return known;
    const forms = { ...this.forms, frames: rules.plan.stack } as Forms<S>;
    const parts = new Parts<S>(forms, this.large, this.player as Form<unknown>, this.whole);
    this.known.set(rules, parts);
    return parts;
  }

  /** A copy of any game, by its rules or by others. */
  copyOf(g: Game<S, C>, rules: Rules<S, C> = g.rules): Game<S, C> {
    const state = this.partsOf(rules).copy(g.state);
    // The list is a copy; its players are still shared.
    const players = state.players as S['players'][number][];
    players.forEach((one, at) => {
      players[at] = this.player.copy(one);
    });
    // Nothing on this copy draws from the game's generator.
    state.chance.mode = 'manual';
    state.chance.generator = null;
    return new Game(rules, state);
  }

  again(copy: Game<S, C>): Game<S, C> {
    return copy.fork(this.partsOf(copy.rules), null, null);
  }

  after(copy: Game<S, C>, action: AnyAction): Game<S, C> {
    const ahead = this.again(copy);
    ahead.perform(action);
    return ahead;
  }
}
