import { type GameEvent, InvalidArgumentError, readList } from '../kernel/index.js';

/* How stories are told, whatever the edition: events come in, lines go out, and a sentence may wait for what comes next. */

/** How a narrator tells. */
export interface NarratorOptions {
  /** Kinds of event to pass over, besides those that another line tells already. */
  readonly silent?: readonly string[];
}

/** A line of a story. */
export interface StoryLine {
  /** What happened, in a sentence or two. */
  readonly text: string;
  /** The rule by which it happened. */
  readonly rule: string;
  /** True for the heading of a turn; what follows belongs to it. */
  readonly heading: boolean;
}

/** Tells the events of one game in their order, as lines for people to read. */
export interface Storyteller<S> {
  /**
   * The lines that are complete with these events. The last sentence may wait for what the next events add to it.
   *
   * @param events - those of a transition
   * @param state - the state after them
   * @throws InvalidArgumentError for what are no events, or no state
   */
  tell(events: readonly GameEvent[], state: S): readonly StoryLine[];
  /** The sentence that still waits, if one does: for the end of a game. */
  rest(): readonly StoryLine[];
}

/** A sentence that the next events may go on with. */
export interface Sentence<W> {
  /** Goes on with it, if the event belongs to it. */
  add(event: GameEvent, words: W): boolean;
  /** The line that it has become. */
  line(words: W): StoryLine;
}

/** What a narrator needs of words. */
export interface Telling<S, W> {
  describe(event: GameEvent): string;
  at(state: S): W;
}

/** How an edition tells its events, one after the other; `silent` are the kinds to pass over. */
export type Teller<S, W> = (silent: readonly string[]) => {
  /** The lines that are complete with this event. */
  tell(event: GameEvent, at: W, state: S): readonly StoryLine[];
  /** The sentence that still waits, if one does. */
  rest(at: W): readonly StoryLine[];
};

/** More than ever happen at once. */
const mostEvents = 100_000;

/** A narrator of an edition: its words, options of whoever wants it, and how it tells. */
export function narratorOf<S, W extends Telling<S, W>>(
  words: W,
  options: NarratorOptions,
  teller: Teller<S, W>,
): Storyteller<S> {
  const wrong = 'A narrator is made of words, as wordsOf gives them, and of options such as { silent: [] }.';
  let told: ReturnType<Teller<S, W>>;
  try {
    if (typeof words.describe !== 'function' || typeof words.at !== 'function')
      throw new InvalidArgumentError(wrong);
    const silent = readList(options.silent ?? []);
    if (silent === null) throw new InvalidArgumentError(wrong);
    told = teller(silent as string[]);
  } catch {
    throw new InvalidArgumentError(wrong);
  }
  let last = words;
  return {
    tell(events, state) {
      const happened = readList(events, mostEvents) as typeof events | null;
      if (happened === null)
        throw new InvalidArgumentError('What is told are the events of a transition, a list.');
      const at = words.at(state);
      last = at;
      return happened.flatMap((event) => {
        try {
          return told.tell(event, at, state);
        } catch (error) {
          if (error instanceof InvalidArgumentError) throw error;
          throw new InvalidArgumentError(
            'What is told are the events of a transition and the state after them.',
          );
        }
      });
    },
    rest: () => told.rest(last),
  };
}

/**
 * A line as a terminal shows it: indented below the heading of its turn, with its rule in brackets.
 *
 * @param line - as a narrator gives it
 * @param options - `rules: false` leaves the rule out
 * @throws InvalidArgumentError for what is no line
 * @example
 * ```ts
 * storyText({ text: 'Mordrog gains 3 gold.', rule: '2e.bank.income', heading: false });
 * // '  Mordrog gains 3 gold. [2e.bank.income]'
 * ```
 */
export function storyText(
  line: StoryLine,
  options: {
    /** Whether the rule is shown; so if left out. */
    readonly rules?: boolean;
  } = {},
): string {
  try {
    const { text, rule, heading } = line;
    return heading ? `${text}` : `  ${text}${options.rules === false ? '' : ` [${rule}]`}`;
  } catch {
    throw new InvalidArgumentError('What is shown is a line of a story, as a narrator gives it.');
  }
}
