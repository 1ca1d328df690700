import type { AnyActionKind } from './actions.js';
import { blameModule } from './blame-module.js';
import { UnknownRulesetError } from './errors.js';
import type { FrameRef } from './frame-refs.js';
import type { AnyStep, FrameKind } from './frames.js';
import { clash } from './names.js';

/** Wraps a step of any module: it adds something before or after it, or replaces a part. */
export interface StepWrap {
  /** The frame kind. */
  readonly frame: FrameRef;
  /** The name of the step that is wrapped. */
  readonly wrap: string;
  /** The kind of step that it must be. */
  readonly does: AnyStep['does'];
  /** Returns the changed parts of the step, which is as earlier modules left it. Other parts stay; `name` and `does` always stay. */
  // biome-ignore lint/suspicious/noExplicitAny: steps of all frame kinds are kept side by side
  readonly around: (step: any) => object;
}

/** A change of the named steps of a frame kind. */
export type StepChange =
  | StepWrap
  | ({
      /** The frame kind. */
      readonly frame: FrameRef;
    } & (
      | {
          /** The step that will come next. */
          readonly before: string;
          /** The new step. */
          readonly insert: AnyStep;
        }
      | {
          /** The step that comes first. */
          readonly after: string;
          /** The new step. */
          readonly insert: AnyStep;
        }
      | {
          /** The step to be replaced. */
          readonly replace: string;
          /** The new step. */
          readonly by: AnyStep;
        }
      | {
          /** The step to be removed. */
          readonly remove: string;
        }
    ));

/** An action added to a decision of another module, or to every open decision. */
export interface Offer {
  /** Where it is offered: at one step, at every step of one occasion, or at every open decision. */
  readonly at:
    | {
        /** The frame kind of the decision. */
        readonly frame: FrameRef;
        /** The name of the step, which must be a decision. */
        readonly step: string;
      }
    | {
        /** The `occasion` of the decisions. At least one decision in force must have it. */
        readonly occasion: string;
      }
    | 'any time';
  /** With `at: 'any time'`: also at every decision that is not open. */
  readonly inTheMidst?: true;
  /** The action, listed after those offered before. */
  readonly action: AnyActionKind;
}

const sorts: Readonly<Record<AnyStep['does'], string>> = {
  auto: 'is carried out by the rules',
  decide: 'asks a player',
  chance: 'asks chance',
};

/** The steps of all frame kinds while rules are composed. It remembers which module brought or removed each. */
export class StepTables {
  private readonly tables = new Map<string, { readonly kind: FrameKind; readonly list: AnyStep[] }>();
  private readonly providers = new Map<AnyStep, string>();
  /** The module that last removed or replaced a step, by frame kind and name. */
  private readonly takers = new Map<string, string>();

  /** @param base - the module of steps that no other module brought */
  constructor(private readonly base: string) {}

  all(): (readonly [FrameKind, readonly AnyStep[]])[] {
    return [...this.tables.values()].map(({ kind, list }) => [kind, list]);
  }

  providerOf(step: AnyStep): string {
    return this.providers.get(step) ?? this.base;
  }

  addFrame(module: string, kind: FrameKind): void {
    const former = this.tables.get(kind.kind)?.list ?? [];
    for (const { name } of former) this.takers.set(`${kind.kind}/${name}`, module);
    this.tables.set(kind.kind, { kind, list: [...kind.steps] });
    for (const step of kind.steps) this.providers.set(step, module);
  }

  /** The error for two steps of one name. The module that is not the base must choose another. */
  clashOf(kind: string, first: AnyStep, second: AnyStep): UnknownRulesetError {
    const [one = '', other = ''] = [first, second]
      .map((step) => this.providerOf(step))
      .sort((a, b) => Number(b === this.base) - Number(a === this.base));
    return clash(one, other, `step ${kind}/${second.name}`, `${other}-${second.name}`);
  }

  change(module: string, change: Exclude<StepChange, StepWrap>): void {
    const { frame } = change;
    if (!isChange(change))
      throw new UnknownRulesetError(
        `The module ${module} changes the steps of ${frame?.kind ?? 'something that is no frame kind'} in no known way. A change is { frame, before, insert }, { frame, after, insert }, { frame, replace, by } or { frame, remove }, with names of steps.`,
      );
    if ('insert' in change) {
      const [at, added] = 'before' in change ? [change.before, 0] : [change.after, 1];
      this.alter(module, 'changes', frame, at, (list, here) => list.splice(here + added, 0, change.insert));
      this.providers.set(change.insert, module);
    } else {
      const name = 'by' in change ? change.replace : change.remove;
      const inPlace = 'by' in change ? [change.by] : [];
      this.alter(module, 'changes', frame, name, (list, here) => list.splice(here, 1, ...inPlace));
      this.takers.set(`${frame.kind}/${name}`, module);
      for (const step of inPlace) this.providers.set(step, module);
    }
  }

  offerAt(module: string, at: Exclude<Offer['at'], 'any time'>, action: AnyActionKind): void {
    const { occasion, frame, step }: Partial<Record<'occasion' | 'step', unknown>> & { frame?: FrameRef } =
      Object(at);
    if (typeof occasion === 'string') this.offerOn(module, occasion, action);
    else if (typeof frame?.kind === 'string' && typeof step === 'string')
      this.offer(module, frame, step, action);
    else
      throw new UnknownRulesetError(
        `The module ${module} offers ${action.type} at ${JSON.stringify(at)}, which is no place. A place is { frame, step }, { occasion } or 'any time'.`,
      );
  }

  private offer(module: string, frame: FrameRef, name: string, action: AnyActionKind): void {
    this.alter(module, 'changes', frame, name, (list, here, step) => {
      if (step.does !== 'decide')
        throw new UnknownRulesetError(
          `The module ${module} offers ${action.type} at ${frame.kind}/${name}, where nobody decides.`,
        );
      list[here] = this.inheriting(step, { ...step, offers: [...step.offers, action] });
    });
  }

  /** Adds an action to every decision of an occasion, in all frame kinds. */
  private offerOn(module: string, occasion: string, action: AnyActionKind): void {
    const found = [...this.tables.values()].flatMap(({ kind, list }) =>
      list.flatMap((step) =>
        step.does === 'decide' && step.occasion === occasion ? [{ kind, name: step.name }] : [],
      ),
    );
    if (found.length === 0)
      throw new UnknownRulesetError(
        `The module ${module} offers something on the occasion "${occasion}", which no decision has.`,
      );
    for (const { kind, name } of found) this.offer(module, kind, name, action);
  }

  wrap(module: string, { frame, wrap: name, does, around }: StepWrap): void {
    this.alter(module, 'wraps', frame, name, (list, here, step) => {
      const place = `${frame.kind}/${name}`;
      if (step.does !== does) {
        const bringer = this.providerOf(step);
        throw new UnknownRulesetError(
          `The module ${module} wraps ${place} as a step that ${sorts[does]}; the one that the module ${bringer} brings ${sorts[step.does]}. Wrap it as such, or say under conflicts that the two do not go together.`,
        );
      }
      // The step and its wrap are guarded separately, so that an error names the right module.
      const inner = { ...step, ...guardedParts(this.providerOf(step), `the step ${place}`, step) };
      const changed: object = around(inner);
      const outer = { ...step, ...changed, ...guardedParts(module, `its wrap of ${place}`, changed) };
      list[here] = this.inheriting(step, { ...outer, does: step.does, name } as AnyStep);
    });
  }

  private inheriting(former: AnyStep, step: AnyStep): AnyStep {
    this.providers.set(step, this.providerOf(former));
    return step;
  }

  private alter(
    module: string,
    does: 'changes' | 'wraps',
    frame: FrameRef,
    name: string,
    change: (list: AnyStep[], here: number, step: AnyStep) => void,
  ): void {
    const list = this.tables.get(frame.kind)?.list ?? [];
    const here = list.findIndex((step) => step.name === name);
    const step = list[here];
    if (step !== undefined) return change(list, here, step);
    const place = `${frame.kind}/${name}`;
    const taker = this.takers.get(place);
    throw new UnknownRulesetError(
      taker === undefined || taker === module
        ? `The module ${module} ${does} ${place}, which does not exist.`
        : `The module ${module} ${does} ${place}, which the module ${taker} takes away. Let ${taker} wrap it instead, or say under conflicts that the two do not go together.`,
    );
  }
}

/** Checks the form of a change: modules in JavaScript have no compiler check. */
function isChange(change: object): boolean {
  const { frame, insert, by, before, after, replace, remove }: Partial<Record<string, unknown>> = {
    ...change,
  };
  const at = insert ? (before ?? after) : by ? replace : remove;
  return typeof (frame as FrameRef | undefined)?.kind === 'string' && typeof at === 'string';
}

const guardedParts = (module: string, place: string, said: object): object =>
  Object.fromEntries(
    Object.entries(said).flatMap(([key, part]) =>
      typeof part === 'function' ? [[key, blameModule(module, place, part)]] : [],
    ),
  );
