import { describe, expect, it } from 'vitest';
import { type Fight, fightsWith } from '../../../bench/fights.js';
import { type CombatFrame, combat } from '../../../src/second-edition/base/frames.js';
import type { PlayerState } from '../../../src/second-edition/base/state.js';
import { rulesetOf, type SecondEditionState } from '../../../src/second-edition/index.js';
import type { Branch } from '../../../src/second-edition/inspect/fights/course-tree.js';
import {
  type Dials,
  gaugedAlly,
  gaugedFight,
  gaugedHero,
  ROUND,
} from '../../../src/second-edition/inspect/fights/gauged.js';
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

describe('copies with gauges', () => {
  const dials: Dials = {
    number: (gauge) => 100 + gauge,
    write: () => undefined,
    attackers: () => ['somebody'],
    writeAttackers: () => undefined,
    pursuit: () => 17,
    writePursuit: () => undefined,
  };
  const plain = (of: object): unknown => JSON.parse(JSON.stringify(of));

  it('have all other fields of a character, and a plain copy of them has their values', () => {
    const [{ state }] = fightsWith(2) as [Fight, ...Fight[]];
    const [{ hero, allies }] = (state as SecondEditionState).players as [PlayerState, ...PlayerState[]];
    expect(allies).toHaveLength(2);
    expect(plain(gaugedHero(hero, dials, 6))).toEqual({
      ...(plain(hero) as object),
      wounds: 106,
      exhaustion: 107,
    });
    for (const ally of allies)
      expect(plain({ ...gaugedAlly(ally, dials, 8) })).toEqual({
        card: ally.card,
        wounds: 108,
        exhaustion: 109,
      });
  });

  it('have all other fields of a combat, against each kind of opponent', () => {
    const fight: CombatFrame = {
      kind: 'combat',
      step: 'melee',
      result: { some: ['result'] },
      attacker: 1,
      opponent: { is: 'hero', player: 2 },
      space: 'a-space',
      round: 3,
      attacked: ['one'],
      extra: ['two'],
      skipped: ['magic'],
      rolled: [1],
      escapeTarget: 12,
      activations: [1],
      used: ['card/0@3'],
      boosts: [{ list: 'a/list', at: 0, player: 1, bearer: 'one' }],
    };
    const opponents: CombatFrame['opponent'][] = [
      { is: 'hero', player: 2 },
      { is: 'foe', card: 'a-card', wounds: 4, list: 'a/list', at: 2 },
      { is: 'challenge', card: 'a-card', wounds: 4, from: 'track' },
      { is: 'challenge', card: 'a-card', wounds: 4, from: 'card', noEscape: true, follows: true },
    ];
    for (const opponent of opponents)
      expect(plain(gaugedFight({ ...fight, opponent }, dials))).toEqual({
        ...fight,
        opponent: opponent.is === 'hero' ? opponent : { ...opponent, wounds: 100 },
        round: 100 + ROUND,
        attacked: ['somebody'],
        escapeTarget: 17,
      });
  });
});
