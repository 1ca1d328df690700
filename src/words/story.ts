import { type GameEvent, InvalidArgumentError, readList } from '../kernel/index.js';

/* Stories, the same in every edition: events become lines, and a sentence may wait for the next events. */

/** Options of a narrator. */
export interface NarratorOptions {
  /** Kinds of event to leave out, beside those that another line tells. */
  readonly silent?: readonly string[];
}

/** A line of a story. */
export interface StoryLine {
  /** The event in a sentence or two. */
  readonly text: string;
  /** The rule of the event. */
  readonly rule: string;
  /** True for the heading of a turn; the lines after it belong to the turn. */
  readonly heading: boolean;
}

/** Tells the events of one game in order, as lines for people. */
export interface Storyteller<S> {
  /**
   * The lines that these events complete. The last sentence may wait for the next events.
   *
   * @throws InvalidArgumentError for bad events or a bad state
   */
  tell(events: readonly GameEvent[], state: S): readonly StoryLine[];
  /** The waiting sentence, if there is one: for the end of a game. */
  rest(): readonly StoryLine[];
}

/** A sentence that later events may extend. */
export interface Sentence<W> {
  /** Extends the sentence if the event belongs to it. */
  add(event: GameEvent, words: W): boolean;
  line(words: W): StoryLine;
}

export interface Telling<S, W> {
  describe(event: GameEvent): string;
  at(state: S): W;
}

/** How an edition tells its events, one by one; `silent` are the kinds to leave out. */
export type Teller<S, W> = (silent: readonly string[]) => {
  /** The lines that this event completes. */
  tell(event: GameEvent, at: W, state: S): readonly StoryLine[];
  /** The waiting sentence, if there is one. */
  rest(at: W): readonly StoryLine[];
};

/** An upper bound of the events of one action. */
const mostEvents = 100_000;

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
        throw new InvalidArgumentError('A narrator tells a list: the events of a transition.');
      const at = words.at(state);
      last = at;
      return happened.flatMap((event) => {
        try {
          return told.tell(event, at, state);
        } catch (error) {
          if (error instanceof InvalidArgumentError) throw error;
          throw new InvalidArgumentError(
            'A narrator tells the events of a transition with the state after them.',
          );
        }
      });
    },
    rest: () => told.rest(last),
  };
}

/**
 * A line for a terminal: indented below the heading of its turn, with its rule in brackets.
 *
 * @param options - `rules: false` leaves the rule out
 * @throws InvalidArgumentError for a bad line
 * @example
 * ```ts
 * storyText({ text: 'Mordrog gains 3 gold.', rule: '2e.bank.income', heading: false });
 * // '  Mordrog gains 3 gold. [2e.bank.income]'
 * ```
 */
export function storyText(
  line: StoryLine,
  options: {
    /** Whether the rule is shown; true by default. */
    readonly rules?: boolean;
  } = {},
): string {
  try {
    const { text, rule, heading } = line;
    return heading ? `${text}` : `  ${text}${options.rules === false ? '' : ` [${rule}]`}`;
  } catch {
    throw new InvalidArgumentError('storyText takes a line of a story, as a narrator gives it.');
  }
}
