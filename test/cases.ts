import { describe, it, test } from 'vitest';

/* A list of cases that came out empty would be a test that is not there: it fails instead, where its file is read. */

const wrapped = Symbol.for('cases are counted');
type Each = { each: ((cases: unknown, ...more: unknown[]) => unknown) & { [wrapped]?: true } };

for (const suite of [describe, it, test] as unknown as Each[]) {
  const each = suite.each;
  // Files share these functions, and each file begins with this one.
  if (each[wrapped]) continue;
  suite.each = Object.assign(
    function (this: unknown, cases: unknown, ...more: unknown[]) {
      if (Array.isArray(cases) && cases.length === 0) throw new RangeError('There is no case to test.');
      return each.call(this, cases, ...more);
    },
    { [wrapped]: true as const },
  );
}
