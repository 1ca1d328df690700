import { type GameEvent, InvalidArgumentError } from '../../kernel/index.js';
import * as story from '../story.js';
import { beginSentence } from './sentences.js';
import type { SeenState, Words } from './words.js';

/* Tells a whole game: a walk in one line, a test in another, a blow with blocked and suffered damage in a third. */

/** Tells the events of one game in order, as lines for people. */
export interface Narrator extends story.Storyteller<SeenState> {}

/** A combat frame, as words read it: the state no longer has it once the combat is over. */
type Fight = NonNullable<SeenState['frames']>[number];

const fightOf = (event: GameEvent): Fight => {
  const { player, card, foe } = event as unknown as { player: number; card?: string; foe?: number };
  const sides = [
    { player, card: '', tokens: [] },
    { player: foe ?? null, card: card ?? '', tokens: [] },
  ];
  return { kind: 'combat', step: 'told', ...{ sides, acting: 0 } };
};

/** Events that other lines tell, or that do not matter afterwards. */
const silent: readonly string[] = [
  'actions/spent',
  'combat/passed',
  'deck/reshuffled',
  'dice/taken',
  'skill/named',
  'time/advanced',
  'tokens/spent',
];

/** A quest of the story that is over for all: it is discarded like any other card. */
const isOver = ({ type, rule }: GameEvent): boolean =>
  type === 'card/discarded' && rule === '3e.story.quest-done';

/** Single events to leave out: the plain end of a turn, a discarded card, a choice of tokens or hexes that the next line tells. */
function isIdle(event: GameEvent): boolean {
  if (event.type === 'card/discarded') return !isOver(event);
  if (event.type === 'turn/ended') return event.left === 0;
  if (event.type !== 'option/chosen') return false;
  return event.rule === '3e.enemy.reward-choice' || /^(\d+|h\d{4}|done)$/.test(String(event.choice));
}

/**
 * The heading of a turn: its player, gold, damage and hex.
 * @throws InvalidArgumentError for bad words or a bad state
 */
export function turnHeading(words: Words, state: SeenState, player: number): string {
  try {
    const { hero, hex, gold, damage } = state.players[player] ?? { hero: '', hex: null, gold: 0, damage: 0 };
    const card = hero === '' ? '' : words.name('card', hero);
    const name = words.name('player', player);
    return words.message(name === card ? 'story.turn' : 'story.turn.hero', {
      player: name,
      number: player + 1,
      hero: card,
      gold,
      damage,
      place: hex === null ? words.message('word.nowhere') : words.name('hex', hex),
    });
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw error;
    throw new InvalidArgumentError('A turn is headed with words, a state, and a player.');
  }
}

/**
 * Creates a narrator for one game; give it the events in order. Give it only the events that a player may see (`eventsFor`), and it keeps
 * the secrets of the others.
 *
 * @throws InvalidArgumentError for bad words
 * @example
 * ```ts
 * const narrator = createNarrator(words(game));
 * const { state, events } = ruleset.transition(game, action);
 * for (const line of narrator.tell(ruleset.eventsFor(events, 0), state)) console.log(storyText(line));
 * ```
 */
export function createNarrator(words: Words, options: story.NarratorOptions = {}): Narrator {
  return story.narratorOf<SeenState, Words>(words, options, (more) => {
    const passed = [...silent, ...more];
    let open: story.Sentence<Words> | null = null;
    /** The combat of the story; the state may no longer have it. */
    let fight: Fight | null = null;
    /** The words of the last event: they know the combat of a waiting sentence. */
    let latest: Words | null = null;
    let round = 0;
    /** Whether the heading of the end of the round has been told. */
    let between = false;

    /** Words that know the combat and the players without a hero. */
    const saidOf = (event: GameEvent, at: Words, state: SeenState, now: Fight | null): Words => {
      if (event.type === 'hero/chosen') return words;
      if (now === null || state.frames?.some(({ kind }) => kind === now.kind)) return at;
      return at.at({ players: state.players, frames: [now] });
    };

    const close = (at: Words): story.StoryLine[] => {
      const lines = open ? [open.line(at)] : [];
      open = null;
      return lines;
    };

    return {
      tell(event, at, state) {
        if (event.type === 'combat/began') fight = fightOf(event);
        const said = saidOf(event, at, state, fight);
        latest = said;
        if (open?.add(event, said)) return [];
        const sentence = beginSentence(event);
        if (sentence === null && (passed.includes(event.type) || isIdle(event))) return [];
        const lines = close(said);
        if (event.type === 'round/began') round = Number(event.round);
        if (isHeading(event)) between = false;
        else if (isBetween(event) && !between && round > 0) {
          between = true;
          lines.push({ text: at.message('story.between', { round }), rule: event.rule, heading: true });
        }
        open = sentence;
        if (sentence !== null) return lines;
        const text = otherwise(event, said, state) ?? said.describe(event);
        if (event.type === 'combat/ended') fight = null;
        return [...lines, { text, rule: event.rule, heading: isHeading(event) }];
      },
      rest: (at) => close(latest ?? at),
    };
  });
}

/** The end of a round, after all turns. */
const isBetween = ({ type, deck, rule }: GameEvent): boolean =>
  type === 'act/ended' ||
  type === 'villain/rolled' ||
  (type === 'gems/refreshed' && rule === '3e.time.gem-refresh') ||
  (type === 'card/drawn' && deck === 'story');

const isHeading = ({ type }: GameEvent): boolean => type === 'round/began' || type === 'turn/began';

/** A heading, or what an event means at that moment; `null` for the sentence that it always has. */
function otherwise(event: GameEvent, words: Words, state: SeenState): string | null {
  if (isOver(event))
    return words.message('story.quest-over', { card: words.name('card', String(event.card)) });
  if (event.type === 'turn/began') return turnHeading(words, state, Number(event.player));
  if (event.type !== 'round/began' || state.time === undefined) return null;
  const { act, space } = state.time;
  return words.message('story.round', { round: Number(event.round), act, space });
}
