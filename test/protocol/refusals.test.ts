import { expect, it } from 'vitest';
import { openSession } from '../../src/protocol/index.js';
import { rulesetOf } from '../../src/third-edition/bundled.js';

/* What a seat is told of actions that are not its own, over the pipe. */

it('3e.game.public-info: a seat learns the same of every card, by explain, by apply, and of what chance may draw', () => {
  const session = openSession({ engine: '1.2.3' });
  const ask = (request: object) => JSON.parse(session.answer(JSON.stringify(request)));
  const scenario = 'corpse-king';
  const cards = Object.keys(rulesetOf(scenario).rules.content.cards);
  ask({
    type: 'new',
    game: 'g',
    options: { edition: 'third-edition', scenario, players: 2, chance: 'manual' },
  });
  const looked = new Set<string>();
  let seen = 0;
  for (let at = 0; at < 60; at++) {
    const { decision } = ask({ type: 'decision', game: 'g' });
    const other = decision.actor === 0 ? 1 : 0;
    if (!looked.has(decision.kind)) {
      looked.add(decision.kind);
      const types =
        decision.actor === 'chance' ? ['chance/draw'] : ['skill/learn', 'excess/discard', 'toll/exert'];
      for (const type of types) {
        const told = new Set<string>();
        for (const card of cards) {
          const named = { game: 'g', action: { type, card }, by: other };
          const { legal, rules, reason, why } = ask({ type: 'explain', ...named });
          const { ok, error } = ask({ type: 'apply', ...named });
          told.add(JSON.stringify({ legal, rules, reason, why, ok, error }));
        }
        expect(told.size, `${type} in ${decision.kind}`).toBe(1);
        seen++;
      }
    }
    const { legal } = ask({ type: 'legal', game: 'g' }) as { legal: { type: string }[] };
    const index = legal.findIndex(({ type }) => type === 'train');
    ask({ type: 'apply', game: 'g', index: index < 0 ? (at * 7) % legal.length : index });
  }
  expect(looked).toContain('hand/draw');
  expect(looked).toContain('excess/discard');
  expect(looked).toContain('turn/act');
  expect(seen).toBeGreaterThan(7);
});

it('3e.game.public-info: what is shown beside the view of a seat is what that seat may do', () => {
  const session = openSession({ engine: '1.2.3' });
  const ask = (request: object) => JSON.parse(session.answer(JSON.stringify(request)));
  ask({
    type: 'new',
    game: 'g',
    options: { edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 'seats' },
  });
  let others = 0;
  for (let step = 0; step < 60; step++) {
    const { decision } = ask({ type: 'decision', game: 'g' });
    const other = 1 - decision.actor;
    const [own, seen, nobody] = [decision.actor, other, null].map((as) =>
      ask({ type: 'look', game: 'g', as, with: ['legal', 'codes', 'numbers'] }),
    );
    expect(own.legal).toEqual(ask({ type: 'legal', game: 'g' }).legal);
    expect(seen.legal).toEqual(ask({ type: 'legal', game: 'g', player: other }).legal);
    expect(seen.codes).toHaveLength(seen.legal.length);
    expect([nobody.legal, nobody.codes, nobody.numbers]).toEqual([[], [], []]);
    others += seen.legal.length < own.legal.length ? 1 : 0;
    ask({ type: 'apply', game: 'g', index: (step * 7) % own.legal.length });
  }
  expect(others).toBeGreaterThan(40);
});
