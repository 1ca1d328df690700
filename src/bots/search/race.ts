import type { Course } from './course.js';
import type { Tried } from './tree.js';

/* Compares courses on the same deals: the n-th try of each meets the same cards and dice, so that courses differ and luck does not. */

/** Tries of each course before one can drop out. */
const LEAST = 6;
/** A course this many standard errors behind the leader drops out. */
export const BEHIND = 2;
/** The prior mean: the sensible course is this much better than another, as measured. */
const SENSIBLE = 0.01;
/** The prior standard deviation: much worse courses are common, much better ones rare. */
const DOUBTFUL = 0.012;
/** The prior spread of the differences on one deal. */
const SPREAD = 0.07;
/** The weight of that prior, in deals. */
const CERTAINTY = 4;

export interface Runner<A> {
  readonly tried: Tried<A>;
  readonly worths: number[];
}

/** The mean advantage of one course over another on the deals that both have met, with its standard error. */
export function ahead(
  { worths }: Pick<Runner<unknown>, 'worths'>,
  other: Pick<Runner<unknown>, 'worths'>,
): { better: number; error: number } {
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

/** A race among the courses of a decision. The sensible course is the first and never drops out: all others are measured by it. */
export class Race<A> {
  private readonly plain: Runner<A>;
  private others: Runner<A>[];
  private readonly out: Runner<A>[] = [];

  constructor(tried: readonly Tried<A>[]) {
    const [plain, ...others] = tried.map((one): Runner<A> => ({ tried: one, worths: [] }));
    this.plain = plain as Runner<A>;
    this.others = others;
  }

  /** The next course to try; `null` once the race is decided. */
  next(): Runner<A> | null {
    const { plain } = this;
    const behind = this.others.find(({ worths }) => worths.length < plain.worths.length);
    if (behind) return behind;
    if (plain.worths.length >= LEAST) this.drop();
    return this.isSettled() ? null : plain;
  }

  /** The sensible course, unless another one is better by the results weighed with the prior. */
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

  /** Whether the sensible course is alone, or another one has left it far behind. */
  private isSettled(): boolean {
    const [only, ...more] = this.others;
    if (only === undefined) return true;
    if (more.length > 0 || only.worths.length < LEAST) return false;
    const { better, error } = ahead(only, this.plain);
    return better - BEHIND * 1.5 * error > 0;
  }
}
