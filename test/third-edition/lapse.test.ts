import { describe, expect, it } from 'vitest';
import { Game } from '../../src/kernel/index.js';
import { endIfBeaten } from '../../src/third-edition/base/combatants.js';
import type { ThirdEditionDraft } from '../../src/third-edition/base/state.js';
import { rulesetOf } from '../../src/third-edition/bundled.js';
import { fighting, firstTurn, opened, type State, taken } from './broken.js';

describe('a combat that ends in the middle of a test (3e.combat.unresolved-lapse)', () => {
  it('leaves no revealed card behind (3e.test.discard)', () => {
    const { rules } = rulesetOf('corpse-king');
    const s = opened(firstTurn('corpse-king'));
    const { player } = s.frames[1];
    fighting(s, rules.content);
    const card = taken(s, 'skills');
    const locals = { attribute: 'mind', modifier: 0, left: 0, revealed: [card] };
    s.frames.push({ kind: 'test', step: 'more', player, ...locals });
    Object.assign(s.players[player] as object, { damage: 99 });
    const g = new Game(rules, s as unknown as ThirdEditionDraft);
    expect(endIfBeaten(g)).toBe(true);
    expect(g.state.frames.at(-1)?.kind).toBe('combat');
    expect(g.state.discards.skills).toContain(card);
  });
});

describe('a test for which the skill deck does not last (3e.game.resolve-as-much)', () => {
  it('reveals what there is, and can be saved before it is judged', () => {
    const ruleset = rulesetOf('corpse-king');
    const s = opened(firstTurn('corpse-king'));
    const { player } = s.frames[1];
    const skills = s.decks.skills as { pool: string[] };
    s.removed.push(...skills.pool.splice(1), ...(s.discards.skills ?? []).splice(0));
    // An event whose first option tests Body, with no card for the last of the tries.
    const event = 'harvest-festival';
    s.decks.social = {
      top: [event],
      pool: (s.decks.social?.pool ?? []).filter((card) => card !== event),
      bottom: [],
    };
    Object.assign(s.players[player] as object, { hex: 'h0101' });
    s.facedown = s.facedown.filter((hex) => hex !== 'h0101');
    let state = ruleset.apply(s as unknown as State, { type: 'adventure/begin' });
    state = ruleset.apply(state, { type: 'event/choose', choice: 'toss-the-sheaves' });
    const test = state.frames.at(-1);
    expect(test).toMatchObject({ kind: 'test', step: 'more', left: 0 });
    expect((test as { revealed?: readonly string[] }).revealed).toHaveLength(1);
    expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
  });
});
