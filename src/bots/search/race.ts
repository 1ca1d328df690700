import type { Course } from './course.js';
import type { Tried } from './tree.js';

/*
 * Courses compared by the same dealings: the n-th time of each meets the same cards and the same dice, turn by turn, so that what differs is the
 * course, and not its luck.
 */

/** So often all courses are tried before any falls out. */
const LEAST = 6;
/** So many standard errors behind the leader, a course falls out. */
const BEHIND = 2;
/** By so much, on the average, common sense is better than what else could be done: what is believed before a search, as measured. */
const SENSIBLE = 0.01;
/** So far, as a standard deviation, the truth lies from that: what is much worse is common, what is much better is rare. */
const DOUBTFUL = 0.012;
/** How far differences of one dealing lie from their mean, as long as little is known. */
const SPREAD = 0.07;
/** That counts as much as so many dealings. */
const CERTAINTY = 4;

/** A course in the race, with what each dealing was worth. */
export interface Runner<A> {
  readonly tried: Tried<A>;
  readonly worths: number[];
}

/** How much better one course is than another, on the average of the dealings that both have met, and the standard error of that. */
function ahead({ worths }: Runner<unknown>, other: Runner<unknown>): { better: number; error: number } {
  const pairs = Math.min(worths.length, other.worths.length);
  if (pairs === 0) return { better: 0, error: 1 };
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < pairs; at++) {
    const difference = (worths[at] as number) - (other.worths[at] as number);
    sum += difference;
    squares += difference * difference;
  }
  const better = sum / pairs;
  const variance = Math.max(squares / pairs - better * better, 0);
  const spread = (pairs * variance + CERTAINTY * SPREAD ** 2) / (pairs + CERTAINTY);
  return { better, error: Math.sqrt(spread / pairs) };
}

/** A race among the courses of a decision. What common sense would do is the first, and stays in it: all others are measured by it. */
export class Race<A> {
  private readonly plain: Runner<A>;
  private others: Runner<A>[];
  private readonly out: Runner<A>[] = [];

  constructor(tried: readonly Tried<A>[]) {
    const [plain, ...others] = tried.map((one): Runner<A> => ({ tried: one, worths: [] }));
    this.plain = plain as Runner<A>;
    this.others = others;
  }

  /** Who runs next; `null` once it is settled. */
  next(): Runner<A> | null {
    const { plain } = this;
    const behind = this.others.find(({ worths }) => worths.length < plain.worths.length);
    if (behind) return behind;
    if (plain.worths.length >= LEAST) this.drop();
    return this.isSettled() ? null : plain;
  }

  /** What common sense would do, unless another course is better by what was seen, weighed with what was believed before. */
  decided(): Course<A> {
    let found = this.plain;
    let most = 0;
    for (const one of [...this.others, ...this.out]) {
      const { better, error } = ahead(one, this.plain);
      const share = DOUBTFUL ** 2 / (DOUBTFUL ** 2 + error ** 2);
      const believed = share * better - (1 - share) * SENSIBLE;
      if (believed <= most) continue;
      most = believed;
      found = one;
    }
    return found.tried.course;
  }

  /** Those fall out that are far behind the leader. */
  private drop(): void {
    const all = [this.plain, ...this.others];
    const leader = all.reduce((best, one) => (ahead(one, best).better > 0 ? one : best));
    const stay = this.others.filter((one) => {
      const { better, error } = ahead(one, leader);
      return one === leader || better + BEHIND * error >= 0;
    });
    this.out.push(...this.others.filter((one) => !stay.includes(one)));
    this.others = stay;
  }

  /** Whether only one is left: common sense, or one that has left it far behind. */
  private isSettled(): boolean {
    const [only, ...more] = this.others;
    if (only === undefined) return true;
    if (more.length > 0 || only.worths.length < LEAST) return false;
    const { better, error } = ahead(only, this.plain);
    return better - BEHIND * 1.5 * error > 0;
  }
}
