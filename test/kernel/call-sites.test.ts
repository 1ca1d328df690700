import { describe, expect, it } from 'vitest';
import type { Place } from '../../src/kernel/index.js';
import { rulesetOf as secondEdition } from '../../src/second-edition/bundled.js';
import { baseFrames as secondFrames } from '../../src/second-edition/saves/base-frames.js';
import { rulesetOf as thirdEdition } from '../../src/third-edition/bundled.js';
import { baseFrames as thirdFrames } from '../../src/third-edition/saves/base-frames.js';

/* The compiler does not know the steps of a frame: a call site with a wrong one would refuse every save there. */

describe.each([
  ['Second Edition', secondFrames, secondEdition([]).rules.frames],
  ['Third Edition', thirdFrames, thirdEdition('corpse-king').rules.frames],
] as const)('call sites of %s', (_edition, base, frames) => {
  it.each(Object.keys(base))('%s names steps that there are', (kind) => {
    const { calledFrom } = (base as unknown as Record<string, { calledFrom: unknown }>)[kind] ?? {};
    // `null`: any frame may call it. A function looks at the frame below by itself.
    const places = Array.isArray(calledFrom) ? (calledFrom as readonly Place[]) : [];
    const named = places.flatMap(({ on, at = [], after = [] }) =>
      [...at, ...after].map((step) => ({ frame: on.kind, step })),
    );
    expect(named.filter(({ frame, step }) => frames[frame]?.steps[step] === undefined)).toEqual([]);
  });
});
