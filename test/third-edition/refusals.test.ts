import { describe, expect, it } from 'vitest';
import type { AnyAction, IllegalActionError } from '../../src/kernel/index.js';
import type { ThirdEditionAction } from '../../src/third-edition/actions.js';
import { Table } from './table.js';

/* A hand cannot be read by refusals (3e.game.public-info): whoever tries what is another player's is told the same of every card. */

const far = { hex: 'h1501' };
const mok = (seat: object) =>
  Table.of('corpse-king', ['elder-mok', 'corbin']).seat({ hex: 'h0704', ...seat }, far);
const hand = ['ambush', 'cunning'];

/** Player 0 has something to do with what it alone knows. */
const positions: readonly (readonly [string, string, object, () => Table])[] = [
  ['skill/learn', 'turn/act', {}, () => mok({ hand, trophies: ['wolf', 'bear', 'viper'] })],
  [
    'skill/pay',
    'payment/pay',
    {},
    () =>
      mok({ hand, trophies: ['viper'] })
        .lay((s) => {
          Object.assign(s.players[0] ?? {}, {
            secret: { combat: ['wolf'], exploration: [], social: ['thief'] },
          });
        })
        .play('skill/learn', { card: 'ambush' }),
  ],
  ['exert/reroll', 'move/spend', { die: 5 }, () => mok({ hand }).play('move/roll').roll(5, 5, 5)],
  [
    'test/exert',
    'test/more',
    {},
    () =>
      mok({ hex: 'h0101', hand })
        .play('adventure/begin')
        .draw('old-legends')
        .play('event/choose', { choice: 'listen' }),
  ],
  [
    'toll/exert',
    'toll/exert',
    {},
    () => mok({ hand }).play('ability/use', { card: 'elder-mok', ability: 'restore-spirit' }),
  ],
  [
    'excess/discard',
    'excess/discard',
    {},
    () => mok({ hand }).play('train').draw('siphon', 'blink', 'cleave'),
  ],
  ['chance/draw', 'hand/draw', {}, () => mok({ hand }).play('train').draw('siphon')],
];

describe.each(positions)('3e.game.public-info: %s', (type, asked, more, lay) => {
  const { rules, state } = lay();
  const cards = Object.keys(rules.rules.content.cards);
  const tried = cards.map((card): AnyAction => ({ type, card, ...more }));
  const errorOf = (act: () => unknown): IllegalActionError => {
    try {
      act();
    } catch (error) {
      return error as IllegalActionError;
    }
    throw new Error(`${type} was carried out.`);
  };

  it('is refused to another player alike for every card of the box', () => {
    expect(`${state.frames.at(-1)?.kind}/${state.frames.at(-1)?.step}`).toBe(asked);
    const told = new Set<string>();
    const simulation = rules.simulate(state, { chance: 'asked' });
    for (const action of tried) {
      const one = action as ThirdEditionAction;
      const ruling = rules.explain(state, action, { by: 1 });
      expect(ruling.legal).toBe(false);
      expect(ruling.waiting).toEqual(rules.decision(rules.viewFor(state, 1)));
      told.add(JSON.stringify(ruling));
      for (const act of [
        () => rules.apply(state, one, { by: 1 }),
        () => rules.transition(state, one, { by: 1 }),
        () => simulation.apply(one, { by: 1 }),
      ]) {
        const { name, rule, reason, why } = errorOf(act);
        expect({ name, rule, reason, why }).toEqual({
          name: 'IllegalActionError',
          rule: ruling.rules[0]?.id,
          reason: ruling.reason,
          why: ruling.why,
        });
      }
      told.add(`of ${rules.actorOf(state, one)}`);
    }
    expect(told.size, 'one ruling, one owner').toBe(2);
    // To whoever knows everything they are not alike.
    expect(new Set(tried.map((action) => rules.explain(state, action).reason)).size).toBeGreaterThan(1);
  });

  it('reaches its owner as before, by what the owner knows', () => {
    if (type === 'chance/draw') {
      const { pool = [] } = state.decks.skills ?? {};
      const may = tried.filter((action) => rules.explain(state, action, { by: 'chance' }).legal);
      expect(may.map(({ card }) => card).sort()).toEqual([...pool].sort());
      return;
    }
    let legal = 0;
    for (const action of tried) {
      const ruling = rules.explain(state, action, { by: 0 });
      expect(ruling).toEqual(rules.explain(state, action));
      if (ruling.legal) legal++;
    }
    expect(legal).toBe(
      rules.legalActions(state, 0).filter((one) => one.type === type && !('die' in one && one.die !== 5))
        .length,
    );
    expect(legal).toBeGreaterThan(0);
  });
});
