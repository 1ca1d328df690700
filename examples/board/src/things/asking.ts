import {
  actionCode,
  answers,
  attempts,
  type EditionId,
  type GameView,
  type Ruling,
  reach,
} from 'runebound-engine';
import type { Move } from '../table/client.js';
import type { About, AnswerThing, Journey, Likely, RefusalThing } from './answer-things.js';

/* What is asked, what may be answered and what is refused: the same in every edition, as the engine tells it. */

/** What an edition says about actions. */
export interface Saying {
  label(action: Move): string;
  hint(action: Move, about: About): string;
  reason(ruling: Ruling): string;
  likely(code: string): Likely | null;
}

/** What an answer is about, of whichever edition: told apart by `is`. */
interface Subject {
  readonly is: string;
  readonly space?: string;
  readonly hex?: string;
  readonly card?: string;
  readonly side?: number;
  readonly place?: number;
  readonly tokens?: readonly unknown[];
}

const groups: Readonly<Record<string, About['group']>> = {
  space: 'board',
  hex: 'board',
  card: 'cards',
  character: 'cards',
  hero: 'cards',
  ability: 'cards',
  token: 'tokens',
  tokens: 'tokens',
};

function aboutOf({ is, space, hex, card, side, place }: Subject): About {
  return {
    space: space ?? hex ?? null,
    card: card ?? null,
    token: side === undefined || place === undefined ? null : `${side}/${place}`,
    group: groups[is] ?? 'plain',
  };
}

/** A button for each answer of a seat. */
export function answersOf(view: GameView<EditionId>, player: number, say: Saying): readonly AnswerThing[] {
  const list: readonly { readonly action: Move; readonly is: Subject }[] = answers(view, player)?.list ?? [];
  return list.map(({ action, is }) => {
    const about = aboutOf(is);
    const code = actionCode(action);
    return {
      ...about,
      code,
      action,
      label: say.label(action),
      hint: say.hint(action, about),
      likely: say.likely(code),
    };
  });
}

/** All that could be tried and is refused, with the reason. */
export function refusalsOf(view: GameView<EditionId>, player: number, say: Saying): readonly RefusalThing[] {
  const tried: readonly { readonly action: Move; readonly is: Subject; readonly ruling: Ruling | null }[] =
    attempts(view, player).flatMap((group) => [...group.attempts]);
  return tried.flatMap(({ action, is, ruling }) =>
    ruling === null
      ? []
      : [
          {
            ...aboutOf(is),
            code: actionCode(action),
            action,
            label: say.label(action),
            reason: say.reason(ruling),
            rule: ruling.rules[0]?.id ?? '',
          },
        ],
  );
}

/** The shortest way to each space that can be reached from here in several steps. */
export function journeysOf(view: GameView<EditionId>): readonly Journey[] {
  const found = reach(view);
  if (found === null) return [];
  const there =
    'spaces' in found
      ? found.spaces.map((one) => ({ space: one.there.space, way: one.ways[0] }))
      : found.hexes.map((one) => ({ space: one.there.hex, way: one.ways[0] }));
  return there.flatMap(({ space, way }) =>
    way === undefined || way.actions.length < 2 ? [] : [{ space, actions: way.actions, path: way.path }],
  );
}

/** The card whose text a person wants to read before answering. */
export function cardAskedAbout(view: GameView<EditionId>): string | null {
  const question: { readonly is: string; readonly card?: string | null } = answers(view)?.question ?? {
    is: 'nothing',
  };
  return question.card ?? null;
}
