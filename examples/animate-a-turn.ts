/*
 * A turn as steps of an animation, from events alone: npx tsx examples/animate-a-turn.ts
 *
 * `stepsOf` is the same for both editions: what moves from where to where stands in the vocabulary, for each kind of event. It gets what one
 * player may know, so a card of another moves face down. A screen moves the thing of each step, one after another.
 */
import { fileURLToPath } from 'node:url';
import {
  type EditionId,
  eventsFor,
  type GameEvent,
  type GameOptions,
  legalActions,
  startGame,
  transition,
} from 'runebound-engine';
import vocabulary from 'runebound-engine/vocabulary.json' with { type: 'json' };

/** A thing that moves, or without `from` and `to` an event that moves nothing. */
export interface Step {
  /** What the screen shows: figures, dice, harm, cards, tokens, gold, markets, fights, turns, choices. */
  readonly shows: string;
  readonly what: string;
  readonly from?: string;
  readonly to?: string;
  /** The viewer may not know what it is. */
  readonly faceDown: boolean;
}

/** What the vocabulary says of a kind of event. */
interface Kind {
  readonly shows: string;
  readonly moves: readonly { readonly what: string; readonly from: string; readonly to: string }[];
  readonly details: Readonly<Record<string, { readonly kind: string; readonly hidden?: boolean }>>;
}

type Chapters = Readonly<Record<string, { readonly events?: Readonly<Record<string, Kind>> }>>;

/** The kinds of event of an edition and of its modules or scenarios, by type. */
export function kindsOf(chapters: readonly string[]): Readonly<Record<string, Kind>> {
  const all = vocabulary as unknown as Chapters;
  return Object.assign({}, ...chapters.map((id) => all[id]?.events));
}

type Details = Readonly<Record<string, unknown>>;

/** Puts details into a text such as `{card} or a card`: the first part counts whose details are there. */
function filled(text: string, details: Details, kind: Kind): string | undefined {
  const known = text
    .split(' or ')
    .find((part) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => (details[name] ?? null) !== null),
    );
  return known?.replace(/\{(\w+)\}/g, (_all, name: string) =>
    kind.details[name]?.kind === 'player' ? `player ${details[name]}` : String(details[name]),
  );
}

/**
 * The steps that one player sees.
 *
 * @param events - from `eventsFor`, for that player
 * @param kinds - from `kindsOf`
 */
export const stepsOf = (
  events: readonly GameEvent<EditionId>[],
  kinds: Readonly<Record<string, Kind>>,
): readonly Step[] =>
  events.flatMap((event): readonly Step[] => {
    const kind = kinds[event.type];
    // A module from elsewhere brings kinds of its own.
    if (kind === undefined) return [];
    const details = event as unknown as Details;
    const faceDown = Object.entries(kind.details).some(([name, { hidden }]) => hidden && !(name in details));
    if (kind.moves.length === 0) return [{ shows: kind.shows, what: event.type, faceDown }];
    return kind.moves.flatMap(({ what, from, to }) => {
      const [thing, start, end] = [what, from, to].map((text) => filled(text, details, kind));
      return thing === undefined || start === undefined || end === undefined
        ? []
        : [{ shows: kind.shows, what: thing, from: start, to: end, faceDown }];
    });
  });

/** The events of a game's setup and of its first turn, played by the middle one of the legal actions. */
export function firstTurn<E extends EditionId>(options: GameOptions<E>): readonly GameEvent<E>[] {
  let { state, events } = startGame(options);
  const all = [...events];
  while (!events.some(({ type }) => type === 'turn/ended')) {
    const legal = legalActions(state);
    const action = legal[Math.floor(legal.length / 2)];
    if (action === undefined) break;
    ({ state, events } = transition(state, action as never));
    all.push(...events);
  }
  return all;
}

function show<E extends EditionId>(
  title: string,
  chapters: readonly string[],
  options: GameOptions<E>,
): void {
  const events = firstTurn(options);
  const kinds = kindsOf(chapters);
  console.log(`${title}, as player 1 sees it`);
  for (const { shows, what, from, to, faceDown } of stepsOf(eventsFor(events, 1), kinds))
    console.log(
      `  ${shows.padEnd(8)} ${what}${from === undefined ? '' : `: ${from} → ${to}`}${faceDown ? ' (face down)' : ''}`,
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  show('Second Edition', ['second-edition'], { players: 2, seed: 'animated' });
  show('Third Edition', ['third-edition', 'corpse-king'], {
    edition: 'third-edition',
    scenario: 'corpse-king',
    players: 2,
    seed: 'animated',
  });
}
