import type { Citation, RuleId } from '../../src/index.js';
import {
  type ActionKind,
  type AnyActionKind,
  type AutoStep,
  bindRuleset,
  type ChanceRequest,
  type ChanceStep,
  composeRules,
  type DecideStep,
  type Deck,
  detail,
  type Envelope,
  type EventKind,
  eventKind,
  type Frame,
  type FrameKind,
  type GameTypes,
  type Json,
  type Refusal,
  type RuleModule,
  type RulesContext,
  type Ruleset,
  type StateOf,
  type Step,
  type ViewOf,
} from '../../src/kernel/index.js';

/* A game invented for the kernel's tests. It has points, a notebook of what was done, and decks; all else a test brings. */

export interface TinyDraft extends Envelope {
  points: number[];
  /** What happened, in its order: the steps of a test write here. */
  notes: string[];
}

export type G = RulesContext<TinyDraft, readonly string[]>;
export type TinyModule = RuleModule<TinyDraft, readonly string[]>;
export type TinyState = StateOf<TinyDraft>;
export interface TinyTypes extends GameTypes {
  draft: TinyDraft;
  state: TinyState;
  view: ViewOf<TinyDraft>;
  content: readonly string[];
}
export type TinyRuleset = Ruleset<TinyTypes>;

/** Rule ids are those of a real register, so a tiny game borrows some. */
export const RULE: RuleId = '2e.turn.whole';
export const OTHER: RuleId = '2e.turn.end';

export const note = (g: G, text: string): void => {
  g.state.notes.push(text);
};

export const auto = (
  name: string,
  run: (g: G, f: Frame) => void = (g) => note(g, name),
): AutoStep<TinyDraft, readonly string[], Frame> => ({
  does: 'auto',
  name,
  run,
});

export const decide = (
  name: string,
  offers: readonly AnyActionKind[],
  more: Partial<DecideStep<TinyDraft, readonly string[], Frame>> = {},
): DecideStep<TinyDraft, readonly string[], Frame> => ({
  does: 'decide',
  name,
  rule: RULE,
  actor: () => 0,
  offers,
  ...more,
});

/** A step that asks chance, and notes the answer. */
export const chance = (
  name: string,
  ask: ChanceRequest | null | ((g: G, f: Frame) => ChanceRequest | null),
  answer: ChanceStep<TinyDraft, readonly string[], Frame>['answer'] = (g, _f, told) =>
    note(g, `${name}:${JSON.stringify(Object.values(told)[1])}`),
): ChanceStep<TinyDraft, readonly string[], Frame> => ({
  does: 'chance',
  name,
  rule: RULE,
  ask: typeof ask === 'function' ? ask : () => ask,
  answer,
});

/** An action without parameters that notes its name and moves on. */
export const act = (
  type: string,
  run: (g: G, f: Frame) => void = (g, f) => {
    note(g, type);
    g.next(f);
  },
  refuse: (g: G) => Refusal | null = () => null,
): ActionKind<TinyDraft, readonly string[], Frame, { readonly type: string }> => ({
  type,
  parameters: {},
  moment: OTHER,
  candidates: (_g, _f, add) => add({ type }),
  refuse,
  run,
});

export const frame = (kind: string, ...steps: Step<TinyDraft, readonly string[], Frame>[]): FrameKind => ({
  kind,
  steps,
});

const cite = (id: RuleId): Citation => ({
  id,
  document: 'tiny',
  edition: 'tiny',
  section: '',
  text: `The rule ${id}.`,
});

/** A kind of event with these details, each a text or a number. */
export const told = (type: string, ...details: string[]) =>
  eventKind(type, {
    meaning: '',
    details: Object.fromEntries(details.map((name) => [name, detail<Json>('any')('')])),
  });

interface Tiny {
  readonly frames: readonly FrameKind[];
  readonly modules?: readonly TinyModule[];
  readonly offers?: TinyModule['offers'];
  readonly decks?: Readonly<Record<string, Deck>>;
  readonly invariants?: TinyModule['invariants'];
  readonly content?: readonly string[];
  readonly events?: readonly EventKind[];
}

/** Composes a tiny game. It begins with the first step of the frame kind `main`, and ends when that is over unless ended before. */
export function tinyGame({
  frames,
  modules = [],
  offers = [],
  decks = {},
  invariants = [],
  content = [],
  events = [],
}: Tiny): TinyRuleset {
  const base: TinyModule = { id: 'tiny', title: 'Tiny', frames, offers, invariants, events };
  const rules = composeRules(base, modules, content, 'fingerprint');
  return bindRuleset<TinyTypes>({
    rules,
    open: () => ({
      schema: 1,
      edition: 'tiny',
      modules: rules.moduleIds,
      content: rules.fingerprint,
      chance: { mode: 'seeded', generator: null, answered: 0, trail: 0 },
      frames: [{ kind: 'main', step: rules.frames.main?.first ?? '' }],
      decks: JSON.parse(JSON.stringify(decks)),
      outcome: null,
      players: [{}, {}],
      ext: Object.fromEntries(
        rules.modules.flatMap((m) => (m.moduleState ? [[m.id, m.moduleState(2)]] : [])),
      ),
      points: [0, 0],
      notes: [],
    }),
    problemsOf: (value) =>
      typeof value !== 'object' || value === null || !('notes' in value)
        ? [{ path: 'notes', message: 'There are none.' }]
        : 'points' in value && Array.isArray(value.points)
          ? []
          : [{ path: 'points', message: 'They are a list.' }],
    cite,
  });
}

/** A game in which chance is told. */
export const manual = (ruleset: TinyRuleset): TinyState => ruleset.createGame({ chance: 'manual' });

/** The action that moves on. There is one of it, as every kind of action has a name of its own. */
export const go = act('go');

/** A step at which a test can look at what was done before. */
export const rest = decide('rest', [go]);

/** Ends the game here, the first player the winner. */
export const win = (g: G): void => g.end({ winners: [0], ranking: [[0], [1]], how: 'test', rule: RULE });
