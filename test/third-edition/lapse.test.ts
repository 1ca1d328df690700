import { describe, expect, it } from 'vitest';
import { Game } from '../../src/kernel/index.js';
import { endIfBeaten } from '../../src/third-edition/base/combatants.js';
import type { ThirdEditionDraft } from '../../src/third-edition/base/state.js';
import { rulesetOf } from '../../src/third-edition/whole.js';
import { fighting, firstTurn, opened, taken } from './broken.js';

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
