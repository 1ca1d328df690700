import { type GameEvent, InvalidArgumentError } from '../kernel/index.js';
import { beginSentence, type Sentence } from './sentences.js';
import type { SeenState, Words } from './words.js';

/* Tells a whole game: a roll and what comes of it in one line, a walk in another, a visit to the healer in a third. */

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
export interface Narrator {
  /**
   * The lines that are complete with these events. The last sentence may wait for what the next events add to it.
   *
   * @param events - those of a transition
   * @param state - the state after them
   * @throws InvalidArgumentError for what are no events, or no state
   */
  tell(events: readonly GameEvent[], state: SeenState): readonly StoryLine[];
  /** The sentence that still waits, if one does: for the end of a game. */
  rest(): readonly StoryLine[];
}

/** What other lines tell already, or what is of no interest once it is over. */
const silent: readonly string[] = [
  'captain/engaged',
  'captain/left',
  'card/activated',
  'combat/act-chosen',
  'combat/escape-tried',
  'combat/went-on',
  'doom/cleared',
  'effect/chosen',
  'experience/chosen',
  'experience/finished',
  'harm/accepted',
  'hazard/number',
  'hazard/over',
  'island/refreshed',
  'market/left',
  'movement/dice-chosen',
  'movement/finished',
  'movement/rest-ended',
  'movement/rolled',
  'movement/rolled-again',
  'movement/stopped',
  'recovery/declined',
  'roll/accepted',
  'roll/started',
  'turn/ended',
  'upkeep/due',
  'voyage/adventure',
];

/**
 * The heading of a turn: whose it is, with how much gold, and where.
 *
 * @param words - in which language
 * @param state - the state at the beginning of the turn
 * @param turn - the number of the turn, from 1
 * @param player - whose turn it is, by index
 * @throws InvalidArgumentError for what are no words, and for what is no state
 */
export function turnHeading(words: Words, state: SeenState, turn: number, player: number): string {
  try {
    const { hero, gold } = state.players[player] ?? { hero: null, gold: 0 };
    const card = hero === null ? '' : words.name('card', hero.card);
    const name = words.name('player', player);
    return words.message(name === card ? 'story.turn' : 'story.turn.hero', {
      turn,
      player: name,
      number: player + 1,
      hero: card,
      gold,
      place: hero?.space ? words.name('space', hero.space) : words.message('word.nowhere'),
    });
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw error;
    throw new InvalidArgumentError(
      'A turn is headed with words, a state, the number of the turn, and a player.',
    );
  }
}

/**
 * A narrator, to be told the events of one game in their order.
 *
 * @param words - in which language it tells, and what players are called
 * @param options - what it leaves out
 * @throws InvalidArgumentError for what are no words
 * @example
 * ```ts
 * const narrator = createNarrator(words(game));
 * const { state, events } = transition(game, action);
 * for (const line of narrator.tell(events, state)) console.log(storyText(line));
 * ```
 */
export function createNarrator(words: Words, options: NarratorOptions = {}): Narrator {
  const wrong = 'A narrator is made of words, as wordsOf gives them, and of options such as { silent: [] }.';
  let passed: readonly string[];
  try {
    if (typeof words.describe !== 'function' || typeof words.at !== 'function')
      throw new InvalidArgumentError(wrong);
    passed = [...silent, ...(options.silent ?? [])];
  } catch {
    throw new InvalidArgumentError(wrong);
  }
  let open: Sentence | null = null;
  /** The dice of the roll that is told next. */
  let dice: readonly number[] = [];

  const tellOne = (event: GameEvent, at: Words, state: SeenState): StoryLine[] => {
    if (event.type === 'dice/rolled' && event.character !== null) {
      dice = Array.isArray(event.dice) ? (event.dice as number[]) : [];
      return [];
    }
    if (open?.add(event, at)) return [];
    const sentence = beginSentence(event, dice);
    if (sentence === null && passed.includes(event.type)) return [];
    if (event.type === 'roll/made') dice = [];
    const lines = open ? [open.line(at)] : [];
    open = sentence;
    if (sentence !== null) return lines;
    const heading = event.type === 'turn/began';
    const text = heading
      ? turnHeading(at, state, Number(event.turn), Number(event.player))
      : at.describe(event);
    return [...lines, { text, rule: event.rule, heading }];
  };

  let last = words;
  return {
    tell(events, state) {
      if (!Array.isArray(events))
        throw new InvalidArgumentError('What is told are the events of a transition, a list.');
      const at = words.at(state);
      last = at;
      return events.flatMap((event) => {
        try {
          return tellOne(event, at, state);
        } catch (error) {
          if (error instanceof InvalidArgumentError) throw error;
          throw new InvalidArgumentError(
            'What is told are the events of a transition and the state after them.',
          );
        }
      });
    },
    rest() {
      const lines = open ? [open.line(last)] : [];
      open = null;
      return lines;
    },
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
