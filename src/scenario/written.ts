import type { Problem } from '../kernel/index.js';

/* What is wrong with a state, told where its description says it. Who wrote the description has never seen the state. */

/** A description, as far as places in it go. */
export interface Described {
  /** The table. */
  readonly game: object;
  /** What is going on. */
  readonly given?: object | undefined;
}

/** How an edition's states and descriptions call the same thing. */
export interface Wording {
  /** Patterns of paths in a state, the first that fits counts, with the path in a description: `$1` is what the first group caught. */
  readonly places: readonly (readonly [RegExp, string])[];
  /** By what is going on, such as `combat`: what frames call its parts, the path behind the frame, with the part of `given`. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where names stand for themselves in a description, as a value or as a key. */
function* named(value: unknown, path: string): Generator<readonly [name: string, path: string]> {
  if (typeof value === 'string') yield [value, path];
  if (!isRecord(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}/${key}`;
    // Things are filed by their names right below the table; all other keys are words of the description.
    if (path.split('/').length === 2) yield [key, at];
    yield* named(inner, at);
  }
}

/** The place in a description of the first thing that a message names; `undefined` if it names none. */
function mentioned(message: string, { game }: Described): string | undefined {
  const player = /\bplayer (\d+)\b/.exec(message)?.[1];
  const places = new Map<string, string>();
  for (const [name, path] of named(game, 'game')) if (!places.has(name)) places.set(name, path);
  const found = message.match(/[a-z0-9][a-z0-9-]*/g)?.find((word) => places.has(word) && !isPlain(word));
  if (found !== undefined) return places.get(found);
  return player === undefined ? undefined : `game/players/${player}`;
}

/** Words of sentences, colors and numbers name nothing. */
const isPlain = (word: string): boolean => /^(?:\d+|green|yellow|blue|red|market)$/.test(word);

/** Where in a description something of a state is said. */
function placeOf(path: string, described: Described, { places, parts }: Wording): string {
  const frame = /^frames\/\d+\/?(.*)$/.exec(path)?.[1];
  if (frame !== undefined) {
    const [kind] = Object.keys(described.given ?? {});
    if (kind === undefined) return 'given';
    const keys = frame.split('/');
    for (let length = keys.length; length > 0; length--) {
      const part = parts[kind]?.[keys.slice(0, length).join('/')];
      if (part !== undefined) return ['given', kind, part, ...keys.slice(length)].join('/');
    }
    return `given/${kind}`;
  }
  for (const [pattern, place] of places) if (pattern.test(path)) return path.replace(pattern, place);
  return path === '' ? 'game' : `game/${path}`;
}

/** What of a place a description has. */
function written(place: string, described: Described): string {
  const [head = '', ...keys] = place.split('/');
  let found = head;
  let value: unknown = (described as unknown as Readonly<Record<string, unknown>>)[head];
  for (const key of keys) {
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    if (value === undefined) break;
    found += `/${key}`;
  }
  return found;
}

/** What is filed by names that a description may choose, and by words that a module has for its memory: such a path is cut off where they part. */
const own = /^game\/(?:with|stacks|markets|decks|discards)\//;

/**
 * Tells what is wrong with a state where its description says it: the problem of a value has the path of it in the state; something that must
 * be true in every state has its name for a path, and perhaps a place.
 */
export const asWritten =
  (described: Described, wording: Wording) =>
  ({ path, message, at, ...rest }: Problem): Problem => {
    // A name is a sentence.
    const isName = path === '' || path.includes(' ');
    const place = placeOf(isName ? (at ?? '') : path, described, wording);
    const found = own.test(place) ? written(place, described) : place;
    return {
      ...rest,
      // Of a module's memory as a whole it is worth more what the message names.
      path: isName && /^(?:ext\/[^/]*)?$/.test(at ?? '') ? (mentioned(message, described) ?? found) : found,
      message: isName && path !== '' ? `${path}: ${message}` : message,
    };
  };

/** Second Edition. */
export const secondEdition: Wording = {
  places: [
    [/^players\/(\d+)\/hero\/card/, 'game/players/$1/hero'],
    [/^players\/(\d+)\/hero\//, 'game/players/$1/'],
    [/^ext\//, 'game/with/'],
    [/^revealed/, 'given'],
    [/^chance.*/, 'game/chance'],
    [/^turn.*/, 'game'],
  ],
  parts: {
    turn: { player: 'player', step: 'step', used: 'used' },
    movement: { player: 'player', dice: 'dice', rolling: 'dice', used: 'used' },
    drawn: { player: 'player', card: 'card', used: 'used' },
    combat: {
      player: 'hero',
      attacker: 'hero',
      step: 'phase',
      round: 'round',
      attacked: 'attacked',
      activations: 'activated',
      used: 'used',
      away: 'away',
      struck: 'attacked',
      'opponent/from': 'from',
      'opponent/wounds': 'wounds',
      'opponent/card': 'challenge',
      'opponent/player': 'against',
    },
  },
};

/** Third Edition. */
export const thirdEdition: Wording = {
  places: [
    [/^ext\//, 'game/with/'],
    [/^revealed/, 'given'],
    [/^chance.*/, 'game/chance'],
  ],
  parts: {
    turn: { player: 'player', step: 'step', actions: 'actions', used: 'used', played: 'played' },
    movement: { player: 'player', dice: 'dice', actions: 'actions', used: 'used' },
    drawn: { player: 'player', card: 'card', actions: 'actions', used: 'used' },
    combat: {
      player: 'player',
      step: 'phase',
      round: 'round',
      acting: 'acting',
      noRetreat: 'noRetreat',
      actions: 'actions',
      'sides/0': 'attacker',
      'sides/1': 'foe',
      'sides/0/player': 'player',
      'sides/1/card': 'enemy',
      'sides/1/player': 'against',
      used: 'used',
    },
  },
};
