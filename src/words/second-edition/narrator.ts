import type { GameEvent } from '../../kernel/index.js';
import { InvalidArgumentError } from '../../kernel/index.js';
import { type NarratorOptions, narratorOf, type Sentence, type Storyteller } from '../story.js';
import { beginSentence } from './sentences.js';
import type { SeenState, Words } from './speaking.js';

/* Tells a whole game: a roll with its results in one line, a walk in another, a visit to the healer in a third. */

/** Tells the events of one game in order, as lines for people. */
export interface Narrator extends Storyteller<SeenState> {}

/** Events that other lines tell, or that do not matter afterwards. */
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
 * The heading of a turn: its player, gold and space.
 * @param turn - the number of the turn, from 1
 * @throws InvalidArgumentError for bad words or a bad state
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

/** What the dice bring by the table of a card; `null` for any other event. */
function fallOn(card: string, event: GameEvent, words: Words): string | null {
  if (event.type !== 'dice/rolled' || card === '' || !Array.isArray(event.dice)) return null;
  const dice: readonly number[] = event.dice;
  const brings = words.row(
    card,
    dice.reduce((sum, die) => sum + die, 0),
  );
  if (brings === '') return null;
  return words.message('story.table', { player: words.name('player', Number(event.player)), dice, brings });
}

/**
 * Creates a narrator for one game; give it the events in order.
 *
 * @throws InvalidArgumentError for bad words
 * @example
 * ```ts
 * const narrator = createNarrator(words(game));
 * const { state, events } = transition(game, action);
 * for (const line of narrator.tell(events, state)) console.log(storyText(line));
 * ```
 */
export function createNarrator(words: Words, options: NarratorOptions = {}): Narrator {
  return narratorOf<SeenState, Words>(words, options, (more) => {
    const passed = [...silent, ...more];
    let open: Sentence<Words> | null = null;
    let dice: readonly number[] = [];
    /** The card that was told of last: dice of nobody are rolled for its table. */
    let card = '';
    /** Whether the Hero has moved in this turn; of a turn that began before the story, one does not know. */
    let moved = true;
    /** The card that was bought last; the line about it has its price. */
    let bought: unknown = null;
    return {
      tell(happened, at, state) {
        if (happened.type === 'turn/began') moved = false;
        if (happened.type === 'hero/moved') moved = true;
        if (happened.type === 'market/bought') bought = happened.card;
        if (happened.type === 'gold/paid' && bought !== null && happened.card === bought) return [];
        // Dice that lead nowhere are worth a word.
        const stays = happened.type === 'movement/stopped' && !moved;
        const event = stays ? { ...happened, type: 'movement/stayed' } : happened;
        if (event.type === 'dice/rolled' && event.character !== null) {
          dice = Array.isArray(event.dice) ? (event.dice as number[]) : [];
          return [];
        }
        if (typeof event.card === 'string') card = event.card;
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
          : (fallOn(card, event, at) ?? at.describe(event));
        return [...lines, { text, rule: event.rule, heading }];
      },
      rest(last) {
        const lines = open ? [open.line(last)] : [];
        open = null;
        return lines;
      },
    };
  });
}
