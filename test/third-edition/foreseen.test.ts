import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

/* What a player's own client foresees where hidden cards lie about: only what the view knows, and that as it comes. */

describe('a view foresees', () => {
  it('3e.game.deck-reshuffle: a deck that is formed anew while others hold cards of it, which stay unknown', () => {
    const t = Table.of('corpse-king').seat({}, { hand: ['cleave'] });
    t.lay((s) => {
      const rest = (s.decks.skills?.pool ?? []).filter((id) => id !== 'omens' && id !== 'blink');
      Object.assign(s.decks, { skills: { top: ['omens', 'blink'], pool: [], bottom: [] } });
      Object.assign(s.discards, { skills: rest });
    });
    const before = t.rules.viewFor(t.state, 0);
    t.play('train');
    const { known, view } = t.rules.predict(before, { type: 'train' });
    expect(known).toBe(true);
    expect(view).toEqual(t.rules.viewFor(t.state, 0));
    expect(view.decks.skills?.pool).toContain('cleave');
    expect(view.decks.skills?.aside).toBe(1);
    expect(view.players[0]?.hand).toEqual(['omens', 'blink']);
  });

  it('3e.game.public-info: not the last card of a deck, which may be one that another holds', () => {
    const t = Table.of('corpse-king').seat({}, { hand: ['cleave'] });
    t.lay((s) => {
      const rest = (s.decks.skills?.pool ?? []).filter((id) => id !== 'omens');
      Object.assign(s.decks, { skills: { top: [], pool: ['omens'], bottom: [] } });
      Object.assign(s.discards, { skills: rest });
    });
    const before = t.rules.viewFor(t.state, 0);
    // It is certain, so that nobody asks chance for it; the next one is.
    t.play('train');
    expect(t.player(0).hand).toEqual(['omens']);
    expect(t.waits()).toBe('hand/draw');
    const second = t.rules.legalActions(t.state)[0] as {
      readonly type: 'chance/draw';
      readonly card: string;
    };
    const { known, view } = t.rules.predict(before, { type: 'train' }, [second]);
    expect(known).toBe(false);
    expect(view.players[0]?.hand).toEqual([]);
  });
});
