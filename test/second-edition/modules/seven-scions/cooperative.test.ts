import { describe, expect, it } from 'vitest';
import { brokenInvariants, InvalidSaveError, parseState, serialize } from '../../../../src/index.js';
import { UnknownRulesetError } from '../../../../src/kernel/index.js';
import type { ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../../src/second-edition/index.js';
import { fight, ID, memory, underSky } from './storms.js';

/* The cooperative Endgame: one roll of all Heroes. */

const modules = [ID, 'seven-scions-cooperative'];
const used = [
  ...['hail-out-of-a-clear-sky', 'doors-nailed-shut', 'the-road-unrolled', 'what-the-lightning-wrote'],
  ...['the-sky-sits-down', 'voices-in-the-thunder'],
];
const before = (lord: string, ...players: readonly ScenarioPlayer[]) =>
  underSky(players, {
    modules,
    removed: used,
    storm: { stormlords: ['the-hollow-admiral', 'mother-of-squalls'], endgame: { order: [] } },
    given: { turn: { player: 0, step: 'start' } },
  }).play(`chance/pick choice=${lord}`);
const together = (...players: readonly ScenarioPlayer[]) => before('the-hollow-admiral', ...players);

const mordrog = { hero: 'mordrog' };
const ysolde = { hero: 'ysolde-saltblade', space: 'h0511' };

describe('the cooperative version', () => {
  it('is no game without the other (requires)', () => {
    expect(() => rulesetOf(['seven-scions-cooperative'])).toThrow(UnknownRulesetError);
  });

  it('is saved and opened in the midst of a group roll', () => {
    const table = together({ ...mordrog, allies: ['the-archer'] }, ysolde);
    expect(parseState(serialize(table.state))).toEqual(table.state);
    table.play('group/substitute what=damage');
    expect(parseState(serialize(table.state))).toEqual(table.state);
  });
});

describe('what players talk over', () => {
  const players = [
    mordrog,
    { hero: 'ysolde-saltblade', space: 'h0511' },
    { hero: 'wren-ashquill', space: 'h0909' },
  ];

  /** Nothing of it is hidden from anybody, and nothing that anybody may do hangs on what was said. */
  function liesOpen(table: ReturnType<typeof underSky>): void {
    const { state } = table;
    const ruleset = rulesetOf(state.modules);
    expect(state.modules).toContain('seven-scions-cooperative');
    const { chance: _, ...whole } = state;
    for (const player of [0, 1, 2]) {
      const { viewer: _viewer, chance: _chance, ...seen } = ruleset.viewFor(state, player);
      expect(seen).toEqual(whole);
      expect(ruleset.decision(ruleset.viewFor(state, player))).toEqual(ruleset.decision(state));
      expect(ruleset.legalActions(ruleset.viewFor(state, player))).toEqual(ruleset.legalActions(state));
    }
  }

  it('va50.coop.discuss-slumbering: which Scions slumber, who holds a counter, and what the one who chooses may take', () => {
    const table = underSky([{ ...mordrog, space: 'h0908' }, ...players.slice(1)], {
      modules,
      counters: { h0908: ['green'] },
      decks: { green: { top: ['harvest-fairs'] } },
    });
    table.play('adventure/attempt color=green');
    expect(table.legal('scion/take-counter').length).toBe(6);
    liesOpen(table);
    table.play('scion/take-counter card=the-archer');
    expect(memory(table).held).toEqual({ 'the-archer': 0 });
    liesOpen(table);
  });

  it('va50.coop.discuss-awakening: whom the one at a red counter may awaken', () => {
    const table = underSky([{ ...mordrog, space: 'h0101' }, ...players.slice(1)], { modules });
    expect(table.legal('scion/awaken').length).toBe(6);
    liesOpen(table);
  });
});

describe('a save of it', () => {
  it('has no others than Stormlords to be met, each that waits (va50.coop.joint-endgame)', () => {
    const save = JSON.parse(serialize(together(mordrog, ysolde).state));
    const facing = save.frames.find((f: { kind: string }) => f.kind === 'stormlords-together');
    facing.left = ['bone-rabble'];
    expect(() => parseState(JSON.stringify(save))).toThrow(/bone-rabble is no Stormlord that waits/);
  });

  it.each([
    ['each Hero acts by itself', 'joint-battle', { group: false }, 'group'],
    ['the group rolls for something else than an attack', 'roll', { purpose: 'test' }, 'purpose'],
  ] as const)('is refused where %s (va50.coop.single-roll)', (_what, kind, change, path) => {
    const { state } = together(mordrog, ysolde);
    expect(parseState(serialize(state))).toEqual(state);
    const save = JSON.parse(serialize(state));
    const at = save.frames.findIndex((f: { kind: string }) => f.kind === kind);
    Object.assign(save.frames[at], change);
    const paths = (): readonly string[] => {
      try {
        parseState(JSON.stringify(save));
      } catch (error) {
        if (error instanceof InvalidSaveError) return error.problems.map((problem) => problem.path);
        throw error;
      }
      return [];
    };
    expect(paths()).toContain(`frames/${at}/${path}`);
  });
});

describe('a group roll', () => {
  it('is offered to each Hero before the dice: what one has works for all (va50.coop.combine-items)', () => {
    const table = together(
      { ...mordrog, items: ['iron-buckler'] },
      { hero: 'wren-ashquill', items: ['twin-sabres'] },
    );
    // Nobody defends, so that a shield for a defense has no time.
    expect(table.legal('ability/use')).toEqual([]);
    expect(table.state.frames.at(-1)).toMatchObject({ kind: 'roll', step: 'dice' });
  });

  it('adds what changes the roll of any Hero (va50.coop.combine-items)', () => {
    const plain = together(mordrog, ysolde).roll(5, 5);
    const armed = together({ ...mordrog, items: ['yew-longbow'] }, ysolde).roll(5, 5);
    expect(plain.happened('roll/made')[0]?.total).toBe(12);
    expect(armed.happened('roll/made')[0]?.total).toBe(14);
  });

  it('is asked after the dice of each Hero who can change it', () => {
    const table = before('mother-of-squalls', mordrog, { ...ysolde, items: ['poisoned-dart'] }).roll(8, 8);
    expect(table.state.frames.at(-1)).toMatchObject({ kind: 'roll', step: 'after', player: 1 });
    table.play('roll/accept');
    // The roll is that of the one with the lowest score.
    expect(table.happened('roll/made')[0]).toMatchObject({ player: 0, character: 'mordrog', total: 18 });
  });

  it('that fails hurts all, and those who still stand go on (va50.coop.failed-roll)', () => {
    const table = together({ ...mordrog, wounds: 4 }, ysolde).roll(1, 1);
    expect(table.player(1).hero.wounds).toBe(2);
    expect(fight(table)).toMatchObject({ attacker: 1, step: 'joint-melee' });
    expect(memory(table).endgame?.out).toEqual([0]);
  });
});

describe('a substitution', () => {
  it('is one of the two values for each Hero and phase (va50.coop.scion-substitution)', () => {
    const table = together({ ...mordrog, allies: ['the-archer'] }, { ...ysolde, allies: ['the-trickster'] });
    // The Trickster has its time Before Combat.
    table.play('combat/begin', 'group/substitute what=score');
    expect(table.legal('group/substitute')).toHaveLength(2);
    table.play('group/ready').roll(1, 1);
    // In the melee phase the Scions may take their places again.
    expect(fight(table)?.step).toBe('joint-melee');
    expect(table.legal('group/substitute')).toHaveLength(2);
  });

  it('lets the next-lowest Hero set the value (va50.coop.substitution-recompute)', () => {
    const table = together({ ...mordrog, allies: ['the-archer'] }, ysolde).play(
      'group/substitute what=score',
    );
    expect(table.happened('group/values').map(({ score, by }) => [score, by])).toEqual([
      [2, 'mordrog'],
      [3, 'ysolde-saltblade'],
    ]);
    table.roll(9, 9);
    expect(table.happened('roll/made')[0]).toMatchObject({ character: 'ysolde-saltblade', total: 21 });
  });
});

describe('the end', () => {
  it('is a defeat of all, told as one (va50.coop.win)', () => {
    const table = together({ ...mordrog, wounds: 4 }, { ...ysolde, wounds: 5 }).roll(1, 1);
    expect(table.state.outcome).toMatchObject({ winners: [], ranking: [[0, 1]], how: 'stormlords-stand' });
    expect(table.happened('game/lost')).toHaveLength(1);
    expect(memory(table).endgame?.out.slice().sort()).toEqual([0, 1]);
  });
});

describe('va50.coop.win', () => {
  it('a save in which every Hero is out, and the game is not over, is refused', () => {
    const { state } = together(mordrog, ysolde);
    expect(brokenInvariants(state)).toEqual([]);
    const copy = JSON.parse(serialize(state));
    copy.ext[ID].endgame.out = [0, 1];
    expect(brokenInvariants(copy)).toMatchObject([{ rule: 'va50.coop.win' }]);
    expect(() => parseState(JSON.stringify(copy))).toThrow(InvalidSaveError);
  });
});
