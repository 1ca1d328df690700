import type { GameRecord, GameTypes, LightRuleset, Simulation } from '../../kernel/index.js';

/** Actions between two fingerprints, as in `createRecord`. */
const stride = 50;

/** Writes the record that `createRecord` would write while the game is played, without playing it again. */
export class Recorder<T extends GameTypes> {
  private readonly actions: T['action'][] = [];
  private readonly checkpoints: { readonly after: number; readonly hash: string }[] = [];

  constructor(
    private readonly ruleset: LightRuleset<T>,
    private readonly simulation: Simulation<T>,
    private readonly beginning: { readonly options: T['options']; readonly from?: T['state'] },
  ) {}

  get done(): readonly T['action'][] {
    return this.actions;
  }

  after(action: T['action']): void {
    this.actions.push(action);
    if (this.actions.length % stride === 0) this.mark(this.simulation.snapshot());
  }

  record(): GameRecord<T['options'], T['action']> {
    const { length } = this.actions;
    if (length > 0 && this.checkpoints.at(-1)?.after !== length) this.mark(this.simulation.snapshot());
    return { ...this.beginning, actions: [...this.actions], checkpoints: [...this.checkpoints] };
  }

  private mark(state: T['state']): void {
    this.checkpoints.push({ after: this.actions.length, hash: this.ruleset.hashState(state) });
  }
}
