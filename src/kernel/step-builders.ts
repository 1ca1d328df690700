import type { ActionValue, Parameters } from './action-values.js';
import type { ActionKind, AnyActionKind } from './actions.js';
import type { RulesContext } from './context.js';
import type { FrameRef } from './frame-refs.js';
import type { AutoStep, ChanceStep, DecideStep, FrameKind, Step } from './frames.js';
import type { Envelope, Frame } from './state.js';

/** Gives a frame kind its steps in order. The type keeps the names of those that ask: the decisions of a game follow from them. */
export const frameSteps = <
  S extends Envelope,
  C,
  F extends Frame,
  D extends string = never,
  H extends string = never,
>(
  { kind, form, problemsOf }: FrameRef<F>,
  list: readonly Step<S, C, F, D, H>[],
): FrameKind<F, D, H> => ({ kind, form, problemsOf, steps: list });

/** A step that the rules carry out on their own. */
export const autoStep = <S extends Envelope, C, F extends Frame>(
  name: string,
  run: (g: RulesContext<S, C>, f: F) => void,
): AutoStep<S, C, F> => ({ does: 'auto', name, run });

/** Who decides, if the rules name somebody: then as what has to be said, too. */
type Named<S extends Envelope, C, F extends Frame> = Required<Pick<DecideStep<S, C, F>, 'actor' | 'role'>>;

/** A decision as a chapter writes it. `offers` is a function, for imports in any order. Without `actor` the frame's `player` decides. */
export type DecideSaid<S extends Envelope, C, F extends Frame> = Omit<
  DecideStep<S, C, F>,
  'does' | 'name' | 'offers' | 'actor' | 'role'
> & {
  /** The actions that the player can choose. */
  readonly offers: () => readonly AnyActionKind[];
} & (F extends { readonly player: number }
    ? Named<S, C, F> | ({ readonly actor?: never } & Pick<DecideStep<S, C, F>, 'role'>)
    : Named<S, C, F>);

/** The type of a decision requires an actor where frames have no player. */
const playerOf = (_g: unknown, f: Frame): number => (f as Frame & { readonly player: number }).player;

/** A step that waits for a player. */
export const decideStep = <S extends Envelope, C, F extends Frame, const N extends string = string>(
  name: N,
  { offers, actor = playerOf, ...step }: DecideSaid<S, C, F>,
): DecideStep<S, C, F, N> => ({
  does: 'decide',
  name,
  actor,
  ...step,
  get offers() {
    return offers();
  },
});

/** A step that waits for chance. */
export const chanceStep = <S extends Envelope, C, F extends Frame, const N extends string = string>(
  name: N,
  step: Omit<ChanceStep<S, C, F>, 'does' | 'name'>,
): ChanceStep<S, C, F, N> => ({ does: 'chance', name, ...step });

/** An action kind as a chapter writes it. Without `refuse` nothing refuses it; without parameters it needs no `candidates`. */
export type ActionSaid<S extends Envelope, C, F extends Frame, T extends string, P extends Parameters> = Omit<
  ActionKind<S, C, F, ActionValue<T, P>>,
  'type' | 'parameters' | 'refuse' | 'candidates'
> &
  Partial<Pick<ActionKind<S, C, F, ActionValue<T, P>>, 'refuse'>> &
  (Record<never, never> extends P
    ? Partial<Pick<ActionKind<S, C, F, ActionValue<T, P>>, 'candidates'>>
    : Pick<ActionKind<S, C, F, ActionValue<T, P>>, 'candidates'>) & {
    /** The parameters of its actions by name; left out if they have none. */
    readonly parameters?: P;
  };

const none: Parameters = {};

/** An action kind, offered while a frame of shape `F` waits. */
export const actionKind = <
  S extends Envelope,
  C,
  F extends Frame,
  const T extends string,
  const P extends Parameters,
>(
  type: T,
  kind: ActionSaid<S, C, F, T, P>,
): ActionKind<S, C, F, ActionValue<T, P>> => {
  const { parameters = none } = kind;
  const only = Object.freeze({ type }) as ActionValue<T, P>;
  return {
    type,
    parameters,
    exact: kind.refuse === undefined,
    refuse: () => null,
    // With parameters, `candidates` is required: composing reports its absence.
    candidates:
      Object.keys(parameters).length > 0
        ? (undefined as never)
        : (_g: unknown, _f: unknown, add: (action: ActionValue<T, P>) => void) => add(only),
    ...kind,
  };
};
