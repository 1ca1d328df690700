import { actionCode, type GameTypes } from '../../kernel/index.js';

/* Courses of action: what a search compares. */

/** Something to do, of one action or several: a whole walk, say. What comes after the first is done as long as it is legal. */
export type Course<A> = readonly A[];

type AnAction = GameTypes['action'];

/** Whether two actions say the same. */
export const isMeant = (action: AnAction, planned: AnAction): boolean =>
  action === planned || actionCode(action) === actionCode(planned);

/** Whether two courses are the same. */
export const isSame = (one: Course<AnAction>, other: Course<AnAction>): boolean =>
  one.length === other.length && one.every((action, at) => isMeant(action, other[at] as AnAction));

/** The next action of a course, as it is legal; with one that is not the course is over. */
export function followed<A extends AnAction>(course: A[], legal: readonly A[]): A | undefined {
  const planned = course.shift();
  if (planned === undefined) return undefined;
  const action = legal.find((one) => isMeant(one, planned));
  if (action === undefined) course.length = 0;
  return action;
}

/** So many courses are looked at, what common sense would do among them. */
const MOST = 8;

/** What common sense would do, and what may be done besides. */
export const besides = <A extends AnAction>(
  plain: Course<A>,
  others: readonly Course<A>[],
): readonly Course<A>[] => [plain, ...others.filter((course) => !isSame(course, plain))].slice(0, MOST);

/** A place within reach. */
export interface Within<A> {
  /** What being there is worth. */
  readonly worth: number;
  /** What leads there. */
  readonly actions: readonly A[];
}

/** Ways to so many of the best places within reach, each with its end; and staying. */
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
