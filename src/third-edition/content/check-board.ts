import { duplicates } from '../../kernel/content/checking.js';
import type { Problem } from '../../kernel/errors.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { BoardData, Edge } from './board-types.js';

function axial(id: string): readonly [q: number, r: number] {
  const [column, row] = [Number(id.slice(1, 3)), Number(id.slice(3))];
  // Even columns are half a hex lower.
  return [column, row - Math.ceil(column / 2)];
}

const directions: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

function touch(a: string, b: string): boolean {
  const [[q, r], [p, s]] = [axial(a), axial(b)];
  return directions.some(([dq, dr]) => p - q === dq && s - r === dr);
}

/** The problems of a board with the right form. */
export function checkBoard({ hexes, places, regions, rivers, roads, bridges }: BoardData): Problem[] {
  const known = new Map(hexes.map((hex) => [hex.id, hex]));
  const placeOn = new Map(places.map((place) => [place.hex, place]));
  const nowhere = (hex: string, path: string): Problem[] =>
    known.has(hex) ? [] : [{ path, message: `The board has no hex ${show(hex)}.` }];
  const courses = (list: readonly Edge[], name: string): Problem[] =>
    list.flatMap(([a, b], at): Problem[] => {
      const path = `board/${name}/${at}`;
      const lost = [...nowhere(a, `${path}/0`), ...nowhere(b, `${path}/1`)];
      if (lost.length > 0) return lost;
      if (!touch(a, b)) return [{ path, message: `${show(a)} and ${show(b)} have no edge in common.` }];
      return a < b ? [] : [{ path, message: `The lower id comes first: ${show(b)}, then ${show(a)}.` }];
    });
  const isRiver = new Set(rivers.map((edge) => edge.join(' ')));
  return [
    ...duplicates(hexes.map(({ id }, at) => ({ id, path: `board/hexes/${at}/id` }))),
    ...duplicates(places.map(({ id }, at) => ({ id, path: `board/places/${at}/id` }))),
    ...duplicates(regions.map(({ id }, at) => ({ id, path: `board/regions/${at}/id` }))),
    ...duplicatePlaces(places),
    ...places.flatMap(({ hex }, at) => nowhere(hex, `board/places/${at}/hex`)),
    ...regions.flatMap(({ hexes: covered }, at) =>
      covered.flatMap((hex, nth) => nowhere(hex, `board/regions/${at}/hexes/${nth}`)),
    ),
    ...hexes.flatMap(({ id, terrain, place }, at): Problem[] => {
      const there = placeOn.get(id);
      if (place !== there?.id)
        return [
          {
            path: `board/hexes/${at}/place`,
            message: there
              ? `${show(there.id)} stands here, so \`place\` should be ${show(there.id)}.`
              : 'No place of the list stands here, so there should be no `place`.',
          },
        ];
      if ((terrain === 'city') !== (there?.kind === 'city'))
        return [
          {
            path: `board/hexes/${at}/terrain`,
            message: 'The terrain is "city" where a city stands, and only there.',
          },
        ];
      return [];
    }),
    ...(places.some(({ kind }) => kind === 'city')
      ? []
      : [
          {
            path: 'board/places',
            message: 'There is no city: each has a market, and heroes shop nowhere else.',
            rule: '3e.board.markets' as const,
          },
        ]),
    ...courses(rivers, 'rivers'),
    ...courses(roads, 'roads'),
    ...courses(bridges, 'bridges'),
    ...bridges.flatMap((edge, at): Problem[] =>
      isRiver.has(edge.join(' '))
        ? []
        : [{ path: `board/bridges/${at}`, message: 'No river flows here that a bridge could cross.' }],
    ),
  ];
}

/** A hex has at most one place. */
function duplicatePlaces(places: BoardData['places']): Problem[] {
  const first = new Map<string, string>();
  return places.flatMap(({ id, hex }, at): Problem[] => {
    const before = first.get(hex);
    if (before === undefined) first.set(hex, id);
    return before === undefined
      ? []
      : [{ path: `board/places/${at}/hex`, message: `${show(before)} stands at ${show(hex)} already.` }];
  });
}
