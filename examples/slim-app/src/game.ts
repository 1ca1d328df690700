import { createTable } from 'runebound-engine/table';
import {
  actionCode,
  createNarrator,
  type Drawing,
  drawingSlices,
  options,
  pictureOptions,
  placeOf,
  randomSeed,
  rules,
  storyText,
  wordsOf,
  wordsOptions,
} from '#edition';

/* What the screen shows, asked of the rules. */

export const people = ['Ann', 'Bo'] as const;
const words = wordsOf(rules, { ...wordsOptions, players: people });

/** How many actions back the story goes. */
const TOLD = 12;

/** A new game; the address may name its seed. */
export const newTable = (seed: string) => createTable({ ruleset: rules, options: { ...options, seed } });
export type GameTable = ReturnType<typeof newTable>;
export type Snapshot = ReturnType<GameTable['getSnapshot']>;
type Action = Parameters<GameTable['act']>[0];

export const freshSeed = (): string => String(randomSeed());

/** Something that can be done, or that is refused for a reason. */
export interface Choice {
  readonly code: string;
  readonly label: string;
  readonly place: string | null;
  readonly action: Action;
  /** Why it is refused; `null` for what is legal. */
  readonly why: string | null;
}

/** Everything on the screen of a player: from a view, which has nothing that this player may not know. */
export function lookOf(table: GameTable, snapshot: Snapshot, seat: number) {
  const { state, log, step, canUndo, canRedo } = snapshot;
  const view = rules.viewFor(state, seat);
  const said = words.at(view);
  const choices: Choice[] = (rules.answers(view)?.list ?? []).map(({ action, is }) => ({
    code: actionCode(action),
    label: said.describe(action, { form: 'short' }),
    place: placeOf(is),
    action,
    why: null,
  }));
  for (const { attempts } of rules.attempts(view))
    for (const { action, is, ruling } of attempts)
      if (ruling)
        choices.push({
          code: actionCode(action),
          label: said.describe(action, { form: 'short' }),
          place: placeOf(is),
          action,
          why: said.reason(ruling),
        });
  const narrator = createNarrator(said);
  const story = log.slice(-TOLD).flatMap(({ events, step: at }) => {
    const then = rules.viewFor(table.at(at), seat);
    const lines = [...narrator.tell(rules.eventsFor(events, seat), then), ...narrator.rest()];
    return lines.map((line) => ({ heading: line.heading, text: storyText(line, { rules: false }).trim() }));
  });
  return {
    step,
    canUndo,
    canRedo,
    question: state.outcome ? said.outcome(state.outcome) : said.ask(rules.decision(view)),
    card: cardOf(rules.answers(view)?.question),
    choices,
    story: story.reverse(),
  };
}

/** The card that asks, with its text. */
function cardOf(asking: { readonly is: string; readonly card?: string | null } | undefined) {
  const card = asking?.card;
  return card ? { name: words.name('card', card), text: words.text(card) } : null;
}

/** The picture of what a player sees, a few milliseconds of work at a time. */
export const slicesOf = ({ state }: Snapshot, seat: number): Generator<undefined, Drawing> =>
  drawingSlices(rules, rules.viewFor(state, seat), { ...pictureOptions, players: people, theme: 'light' });

export type { Drawing };
