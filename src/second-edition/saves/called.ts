import type { Frame, FrameRef, Place, Problem } from '../../kernel/index.js';
import { type Find as FindOn, on as placeOn, should } from '../../kernel/saves/call-sites.js';
import type { EffectKind, EffectOf } from '../abilities/language.js';
import type { Content } from '../base/content.js';
import {
  type CombatFrame,
  combat,
  type EffectsFrame,
  effects,
  encounter,
  event,
  turn,
} from '../base/frames.js';
import type { SecondEditionDraft } from '../base/state.js';
import type { G } from '../base/vocabulary.js';

/* Defines where frames are called: the kernel's functions, and what calls of this edition have in common. */

export { should } from '../../kernel/saves/call-sites.js';
export type Find<F extends Frame, On extends Frame> = FindOn<F, On, SecondEditionDraft, Content>;

/** A call site on a frame of another type. */
export const on = <F extends Frame, On extends Frame>(
  ref: FrameRef<On>,
  place: Omit<Place, 'on' | 'problemsOf'> & { readonly problemsOf?: Find<F, On> },
): Place => placeOn<F, On>(ref, place);

/** A call by an effect of this kind. */
export const byEffect = <F extends Frame, K extends EffectKind>(
  kind: K,
  place: Pick<Place, 'shared'> & {
    readonly problemsOf?: (g: G, f: F, on: EffectsFrame, e: EffectOf<K>) => readonly Problem[];
  },
): Place =>
  on<F, EffectsFrame>(effects, {
    at: ['then'],
    shared: place.shared ?? ['player'],
    problemsOf(g, f, below) {
      const e = isDue(g, below, kind);
      if (e === null) return [{ path: 'kind', message: `The card below does not say ${kind} now.` }];
      return place.problemsOf?.(g, f, below, e) ?? [];
    },
  });

/** The effect of this kind that is carried out; `null` if it is another. */
export function isDue<K extends EffectKind>(
  g: G,
  { list, at }: Pick<EffectsFrame, 'list' | 'at'>,
  kind: K,
): EffectOf<K> | null {
  const e = g.content.lists[list]?.[at];
  return e?.do === kind ? (e as EffectOf<K>) : null;
}

/** A step of a turn, called for the player whose turn it is. */
export const stepOfTurn = (step: string): Place => on(turn, { after: [step], shared: ['player'] });

/** One of the two fighters began the battle. Between Heroes they exchange their roles. */
export const begunBy: Find<CombatFrame, Frame & { player: number }> = (
  _g,
  { attacker, opponent },
  { player: who },
) =>
  who === attacker || (opponent.is === 'hero' && opponent.player === who)
    ? []
    : [{ path: 'attacker', message: `It is player ${who} who fights here.` }];

type Drawing = Frame & { player: number; card: string | null };

/** A battle with a card that a frame has drawn and resolves in this step. */
export const fightOn = (ref: FrameRef, step: string): Place =>
  on<CombatFrame, Drawing>(ref as FrameRef<Drawing>, {
    after: [step],
    problemsOf(g, f, below) {
      const { opponent } = f;
      if (opponent.is !== 'challenge') return [{ path: 'opponent/is', message: 'A Challenge was drawn.' }];
      return [
        ...begunBy(g, f, below),
        ...should('opponent/card', opponent.card, below.card, 'that was drawn.'),
      ];
    },
  });

/** The calls of a module's frame that resolve its drawn card: a battle, an Event, an Encounter. */
export const resolvingIn = (
  ref: FrameRef,
  step: string,
): readonly (Place & { readonly frame: FrameRef })[] => [
  { frame: combat, ...fightOn(ref, step) },
  ...[event, encounter].map((frame) => ({ frame, on: ref, after: [step], shared: ['player', 'card'] })),
];
