import type { GameRecord, GameTypes, LightRuleset, Simulation } from '../../kernel/index.js';

/** Actions between two fingerprints, as `createRecord` makes them. */
const stride = 50;

/** Writes a record while a game is played: what `createRecord` would write, without playing the game again. */
export class Recorder<T extends GameTypes> {
  private readonly actions: T['action'][] = [];
  private readonly checkpoints: { readonly after: number; readonly hash: string }[] = [];

  constructor(
    private readonly ruleset: LightRuleset<T>,
    private readonly simulation: Simulation<T>,
    private readonly beginning: { readonly options: T['options']; readonly from?: T['state'] },
  ) {}

  /** What was done so far. */
  get done(): readonly T['action'][] {
    return this.actions;
  }

  /** An action was carried out. */
  after(action: T['action']): void {
    this.actions.push(action);
    if (this.actions.length % stride === 0) this.mark(this.simulation.snapshot());
  }

  /** The record up to now. */
  record(): GameRecord<T['options'], T['action']> {
    const { length } = this.actions;
    if (length > 0 && this.checkpoints.at(-1)?.after !== length) this.mark(this.simulation.snapshot());
    return { ...this.beginning, actions: [...this.actions], checkpoints: [...this.checkpoints] };
  }

  private mark(state: T['state']): void {
    this.checkpoints.push({ after: this.actions.length, hash: this.ruleset.hashState(state) });
  }
}
