import { describe, expect, it } from 'vitest';
import { fightsWith } from '../../../bench/fights.js';
import { combat } from '../../../src/second-edition/base/frames.js';
import { rulesetOf, type SecondEditionState } from '../../../src/second-edition/index.js';
import type { Branch } from '../../../src/second-edition/inspect/fights/course-tree.js';
import { ROUND } from '../../../src/second-edition/inspect/fights/gauges.js';
import { positionsOf } from '../../../src/second-edition/inspect/fights/positions.js';

/** The first gauge is of the enemy's wounds. From the fifth on each character has two, of its wounds first. */
const isOfWounds = (gauge: number): boolean => gauge === 0 || (gauge > ROUND && gauge % 2 === 0);

describe('the odds of a combat carry a course out once for all positions that it does not tell apart', () => {
  it('of the wounds of a party only whether they defeat is asked, also when an Ally dies, and the round is not', () => {
    const fight = fightsWith(2).find(({ name }) => name === 'base game: jealous-dryad');
    if (fight === undefined) throw new Error('The fight is gone.');
    const count = { read: 0, test: 0, fall: 0, end: 0, positions: 0 };
    const look = (branch: Branch): void => {
      for (const node of branch.next) {
        if (node === undefined || node.does === 'choose' || node.does === 'spread') continue;
        if (node.does !== 'read' || isOfWounds(node.gauge) || node.gauge === ROUND) count[node.does]++;
        if (node.does !== 'end') look(node);
      }
    };
    rulesetOf(fight.modules).ask(fight.state as SecondEditionState, (g) => {
      const { layouts } = positionsOf(g, g.find(combat)?.attacker ?? 0, 20_000) ?? { layouts: [] };
      for (const layout of new Set(layouts)) for (const { root } of layout.courses.values()) look(root);
      count.positions = layouts.length;
    });
    expect(count).toMatchObject({ read: 0 });
    expect(count.test).toBeGreaterThan(100);
    // Each result is carried out for at most one in five of the positions.
    expect(count.end * 5).toBeLessThan(count.positions);
  });
});
