import { actionCode, type GameTypes } from '../../kernel/index.js';

/** A course that a search compares: one action or several, such as a whole walk. It goes on while its next action is legal. */
export type Course<A> = readonly A[];

type AnAction = GameTypes['action'];

export const isMeant = (action: AnAction, planned: AnAction): boolean =>
  action === planned || actionCode(action) === actionCode(planned);

export const isSame = (one: Course<AnAction>, other: Course<AnAction>): boolean =>
  one.length === other.length && one.every((action, at) => isMeant(action, other[at] as AnAction));

/** The next action of a course; a course whose next action is not legal is over. */
export function followed<A extends AnAction>(course: A[], legal: readonly A[]): A | undefined {
  const planned = course.shift();
  if (planned === undefined) return undefined;
  const action = legal.find((one) => isMeant(one, planned));
  if (action === undefined) course.length = 0;
  return action;
}

/** A search compares at most this many courses, the sensible one included. */
const MOST = 8;

/** The sensible course first, then the others. */
export const besides = <A extends AnAction>(
  plain: Course<A>,
  others: readonly Course<A>[],
): readonly Course<A>[] => [plain, ...others.filter((course) => !isSame(course, plain))].slice(0, MOST);

export interface Within<A> {
  readonly worth: number;
  readonly actions: readonly A[];
}

/** Ways to the best places in reach, each with its end; and staying. */
export function waysTo<A extends AnAction>(
  within: readonly Within<A>[],
  places: number,
  stop: A | undefined,
): readonly Course<A>[] {
  const end = stop === undefined ? [] : [stop];
  const chosen = [...within].sort((a, b) => b.worth - a.worth).slice(0, places);
  const ways = chosen.map(({ actions }) => [...actions, ...end]);
  return stop === undefined ? ways : [...ways, end];
}
