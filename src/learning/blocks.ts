import type { Json, Rules } from '../kernel/index.js';
import type { BlockWriter, Cells, Look } from './observation.js';

/* Blocks of all games: the mover, the decision, what is under way, and the memories of modules. */

export type Places = ReadonlyMap<string, number>;

export const placesOf = (ids: readonly string[]): Places => new Map(ids.map((id, at) => [id, at]));

export const seatNames = (players: number): string[] =>
  Array.from({ length: players }, (_, seat) => `seat ${seat}`);

/** Counts are divided by this, so that most are below 1. */
export const MANY = 20;

/** A block with a row of ids for each label. `put` writes nothing for an unknown id. */
export function gridOf(
  name: string,
  meaning: string,
  rows: readonly string[],
  ids: readonly string[],
  write: (put: (row: number, id: string | null, value?: number) => void, look: Look) => void,
): BlockWriter {
  const idAt = placesOf(ids);
  const put = (cells: Cells, row: number, id: string | null, value: number): void => {
    const at = id === null ? undefined : idAt.get(id);
    if (at !== undefined) cells.put(row * ids.length + at, value);
  };
  return {
    name,
    meaning,
    axes: [rows, ids],
    write: (cells, look) => write((row, id, value = 1) => put(cells, row, id, value), look),
  };
}

/** Where each card lies. The first holders are the pool, top and bottom of the decks. */
export function cardsOf(
  meaning: string,
  cards: readonly string[],
  holders: readonly string[],
  write: (lay: (card: string | null, holder: number) => void, look: Look) => void,
): BlockWriter {
  const cardAt = placesOf(cards);
  return {
    name: 'cards',
    meaning,
    axes: [cards, holders],
    write(cells, look) {
      const lay = (card: string | null, holder: number): void => {
        const at = card === null ? undefined : cardAt.get(card);
        if (at !== undefined) cells.put(at * holders.length + holder, 1);
      };
      for (const { pool, top, bottom } of Object.values(look.view.decks))
        [pool, top, bottom].forEach((part, at) => {
          for (const card of part) lay(card, at);
        });
      write(lay, look);
    },
  };
}

/** Numbers of each player, with the number that divides each. */
export const playersOf = (
  scalars: readonly (readonly [name: string, by: number])[],
  seats: readonly string[],
  numbersOf: (look: Look) => readonly (readonly number[])[],
): BlockWriter => ({
  name: 'players',
  meaning: `numbers of each player: ${scalars.map(([name, by]) => (by === 1 ? `${name} or not` : `${name} divided by ${by}`)).join(', ')}`,
  axes: [seats, scalars.map(([name]) => name)],
  write(cells, look) {
    numbersOf(look).forEach((numbers, player) => {
      numbers.forEach((value, at) => {
        cells.put(look.seat(player) * scalars.length + at, value / (scalars[at]?.[1] ?? 1));
      });
    });
  },
});

/** The blocks of every game. `locals` name numbers in frames. */
export function commonBlocks(
  rules: Rules,
  players: number,
  cards: readonly string[],
  spaces: readonly string[],
  locals: readonly string[],
): BlockWriter[] {
  const kinds = Object.keys(rules.frames).sort();
  const asking = kinds.flatMap((kind) =>
    Object.entries(rules.frames[kind]?.steps ?? {}).flatMap(([name, { step }]) =>
      step.does === 'auto' ? [] : [`${kind}/${name}`],
    ),
  );
  const kindAt = placesOf(kinds);
  const stepAt = placesOf(asking);
  const named = placesOf([...cards, ...spaces]);
  const faces = Array.from({ length: 10 }, (_, at) => `face ${at + 1}`);
  const blocks: BlockWriter[] = [
    {
      name: 'mover',
      meaning: 'who moves, 1 at one place',
      axes: [[...seatNames(players), 'chance', 'over']],
      write: (cells, { mover, seat }) =>
        cells.mark(mover === 'chance' ? players : mover === 'over' ? players + 1 : seat(mover)),
    },
    {
      name: 'asked',
      meaning: 'the step that asks, 1 at one place',
      axes: [asking],
      write(cells, { view }) {
        const top = view.frames[view.frames.length - 1];
        if (top) cells.mark(stepAt.get(`${top.kind}/${top.step}`));
      },
    },
    {
      name: 'under-way',
      meaning: '1 for each kind of frame that is being resolved',
      axes: [kinds],
      write(cells, { view }) {
        for (const { kind } of view.frames) cells.mark(kindAt.get(kind));
      },
    },
    {
      name: 'named-by-frames',
      meaning: '1 for each card and space that a frame names',
      axes: [[...cards, ...spaces]],
      write(cells, { view }) {
        eachText(view.frames as unknown as Json, (text) => cells.mark(named.get(text)));
      },
    },
    {
      name: 'locals',
      meaning: `numbers of the innermost frame that has one of the name, divided by ${MANY}`,
      axes: [locals],
      low: -1,
      write(cells, { view }) {
        locals.forEach((name, at) => {
          const value = innermost(view, name);
          if (typeof value === 'number') cells.put(at, value / MANY);
        });
      },
    },
    {
      name: 'dice',
      meaning: 'how many dice of the innermost roll show each face, divided by 5',
      axes: [faces],
      write(cells, { view }) {
        const dice = innermost(view, 'dice');
        if (!Array.isArray(dice)) return;
        const counts = new Map<number, number>();
        for (const face of dice as number[]) counts.set(face, (counts.get(face) ?? 0) + 1);
        for (const [face, count] of counts) if (face <= faces.length) cells.put(face - 1, count / 5);
      },
    },
  ];
  const memory = memoryPaths(rules, players);
  if (memory.length === 0) return blocks;
  return [
    ...blocks,
    {
      name: 'memory',
      meaning: `numbers that modules remember, divided by ${MANY}; of lists with an entry for each player the viewer's comes first`,
      axes: [memory.map(({ name }) => name)],
      low: -1,
      write(cells, look) {
        memory.forEach(({ path }, at) => {
          const value = follow(look, path);
          if (typeof value === 'number') cells.put(at, value / MANY);
          else if (value === true) cells.put(at, 1);
        });
      },
    },
    {
      name: 'named-by-memory',
      meaning: '1 for each card and space that a module remembers',
      axes: [[...cards, ...spaces]],
      write(cells, { view }) {
        eachText(view.ext as unknown as Json, (text) => cells.mark(named.get(text)));
      },
    },
  ];
}

function eachText(value: Json, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (Array.isArray(value)) for (const item of value) eachText(item, visit);
  else if (typeof value === 'object' && value !== null)
    for (const name in value) {
      visit(name);
      eachText((value as Record<string, Json>)[name] as Json, visit);
    }
}

function innermost({ frames }: Look['view'], name: string): unknown {
  for (let at = frames.length - 1; at >= 0; at--) {
    const value = (frames[at] as unknown as Record<string, unknown>)[name];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** A part of a path in a module's memory: a key, an index, or a seat. */
type Way = string | number | { readonly seat: number };

function memoryPaths({ modules }: Rules, players: number): { readonly name: string; readonly path: Way[] }[] {
  const found: { name: string; path: Way[] }[] = [];
  const walk = (value: Json, name: string, path: Way[]): void => {
    if (Array.isArray(value)) {
      const seats = value.length === players;
      value.forEach((item, at) => {
        walk(item, `${name}/${seats ? `seat ${at}` : at}`, [...path, seats ? { seat: at } : at]);
      });
    } else if (typeof value === 'object' && value !== null)
      for (const [part, inner] of Object.entries(value))
        walk(inner as Json, `${name}/${part}`, [...path, part]);
    else if (typeof value !== 'string') found.push({ name, path });
  };
  for (const { id, moduleState } of modules) if (moduleState) walk(moduleState(players), id, [id]);
  return found;
}

function follow({ view, player }: Look, path: readonly Way[]): unknown {
  let value: unknown = view.ext;
  for (const way of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[typeof way === 'object' ? player(way.seat) : way];
  }
  return value;
}
