import type { Problem } from '../kernel/index.js';

/* Moves problems of a state to their place in the scenario, since its author does not know the state. */

export interface Described {
  readonly game: object;
  readonly given?: object | undefined;
}

/** How an edition's states and scenarios name the same place. */
export interface Wording {
  /** Patterns of state paths (the first match counts) with the path in a scenario: `$1` is the first group. */
  readonly places: readonly (readonly [RegExp, string])[];
  /** For each kind of `given`, such as `combat`: paths within its frames, with the part of `given`. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function* named(value: unknown, path: string): Generator<readonly [name: string, path: string]> {
  if (typeof value === 'string') yield [value, path];
  if (!isRecord(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}/${key}`;
    // Keys right below the table are names; all others are words of the scenario.
    if (path.split('/').length === 2) yield [key, at];
    yield* named(inner, at);
  }
}

/** The path of the first thing that a message names; `undefined` if it names none. */
function mentioned(message: string, { game }: Described): string | undefined {
  const player = /\bplayer (\d+)\b/.exec(message)?.[1];
  const places = new Map<string, string>();
  for (const [name, path] of named(game, 'game')) if (!places.has(name)) places.set(name, path);
  const found = message.match(/[a-z0-9][a-z0-9-]*/g)?.find((word) => places.has(word) && !isPlain(word));
  if (found !== undefined) return places.get(found);
  return player === undefined ? undefined : `game/players/${player}`;
}

/** Common words, colors and numbers are not names. */
const isPlain = (word: string): boolean => /^(?:\d+|green|yellow|blue|red|market)$/.test(word);

function placeOf(path: string, described: Described, { places, parts }: Wording): string {
  const frame = /^frames\/\d+\/?(.*)$/.exec(path)?.[1];
  if (frame !== undefined) {
    const [kind] = Object.keys(described.given ?? {});
    if (kind === undefined) return 'given';
    if (kind === 'stack') return `given/stack/${path}`;
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

/** The longest prefix of a path that the scenario has. */
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

/** Keys here are chosen by the scenario or a module: such a path is cut where scenario and state differ. */
const own = /^game\/(?:with|stacks|markets|decks|discards)\//;

/**
 * Moves a problem to its place in the scenario. The path of a value's problem is its path in the state; the path of a broken invariant is
 * its name, perhaps with a place.
 */
export const asWritten =
  (described: Described, wording: Wording) =>
  ({ path, message, at, ...rest }: Problem): Problem => {
    // The name of an invariant is a sentence.
    const isName = path === '' || path.includes(' ');
    const place = placeOf(isName ? (at ?? '') : path, described, wording);
    const found = own.test(place) ? written(place, described) : place;
    return {
      ...rest,
      // For a module's state as a whole, the names in the message say more.
      path: isName && /^(?:ext\/[^/]*)?$/.test(at ?? '') ? (mentioned(message, described) ?? found) : found,
      message: isName && path !== '' ? `${path}: ${message}` : message,
    };
  };

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
    turn: {
      ...{ player: 'player', step: 'step', used: 'used' },
      ...{ bought: 'bought', sold: 'sold', negotiated: 'negotiated' },
    },
    movement: {
      ...{ player: 'player', dice: 'dice', used: 'used' },
      ...{ rolling: 'rolled', rest: 'rest', activations: 'activated' },
    },
    drawn: { player: 'player', card: 'card', used: 'used' },
    combat: {
      player: 'hero',
      attacker: 'hero',
      step: 'phase',
      round: 'round',
      attacked: 'attacked',
      activations: 'activated',
      rolled: 'rolled',
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
