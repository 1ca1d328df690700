import { describe, expect, it } from 'vitest';
import { onlyIn, type Scenario, Table } from './table.js';

const trio = ['corbin', 'lyssa', 'elder-mok'];
const away = ['h0704', 'h1501', 'h0204'];

/** A round in a scenario, with the time token on a space of an act and a story deck of these cards. */
const on = (
  space: number,
  act: 1 | 2 = 1,
  scenario: Scenario = 'ascendance-of-margath',
  stories: string[] = [],
): Table =>
  Table.of(scenario, trio)
    .seat(...away.map((hex) => ({ hex, gold: 0 })))
    .lay((s) => {
      s.time = { space, act, over: false };
      Object.assign(s.decks, { story: { top: stories, pool: [], bottom: [] } });
    });
const round = (table: Table): Table => table.endTurn().endTurn().endTurn();

describe('a round', () => {
  it('goes clockwise from the first player, and is complete when all have had a turn (3e.round.order, 3e.round.definition)', () => {
    const table = on(1).lay((s) => {
      s.first = 1;
      Object.assign(s.frames[0] ?? {}, { current: 1, played: [1] });
      Object.assign(s.frames[1] ?? {}, { player: 1 });
    });
    table.endTurn().endTurn();
    expect(table.state.round).toBe(1);
    table.endTurn();
    expect(table.facts('turn/began').map(({ player, round: at }) => [player, at])).toEqual([
      [2, 1],
      [0, 1],
      [1, 2],
    ]);
  });

  it('ends with the time token a space further (3e.round.advance-time)', () => {
    const table = round(on(1));
    expect(table.state.time).toEqual({ space: 2, act: 1, over: false });
    expect(table.state.round).toBe(2);
    expect(table.events.map(({ type }) => type).slice(-3)).toEqual([
      'time/advanced',
      'round/began',
      'turn/began',
    ]);
  });
});

describe('the time track', () => {
  it('has twelve spaces and is run through twice (3e.time.length, 3e.time.two-acts, 3e.time.end-act-1)', () => {
    expect(round(on(11)).state.time).toEqual({ space: 12, act: 1, over: false });
    const table = round(on(12));
    expect(table.state.time).toEqual({ space: 1, act: 2, over: false });
    expect(table.facts('act/ended')).toMatchObject([{ act: 1 }]);
    // What the end of the act brings comes before the token is moved.
    const kinds = table.events.map(({ type }) => type);
    expect(kinds.indexOf('villain/spawned')).toBeLessThan(kinds.indexOf('time/advanced'));
  });

  it('stops at the end of Act 2, with no refresh and no story any more (3e.time.end-act-2, 3e.time.no-token-move-after)', () => {
    const table = on(12, 2, 'ascendance-of-margath', ['dragon-0']).lay((s) => {
      s.villain = 'h0712';
      s.facedown = ['h1008'];
    });
    round(table);
    expect(table.state.time).toEqual({ space: 12, act: 2, over: true });
    round(table.roll(1, 1, 1, 1, 1)).roll(1, 1, 1, 1, 1);
    expect(table.state.time.space).toBe(12);
    expect(table.state.facedown).toEqual(['h1008']);
    expect(table.state.decks.story?.top).toEqual(['dragon-0']);
    expect(table.facts('act/ended')).toHaveLength(1);
  });
});

describe('a refresh of gems', () => {
  const turned = (space: number, act: 1 | 2 = 1) =>
    round(
      on(space, act).lay((s) => {
        s.facedown = ['h1008', 'h0101', 'h0802'];
      }),
    ).state.facedown;

  it('comes as the token arrives at spaces 6 and 12, of either act (3e.time.gem-refresh, 3e.time.gem-refresh-spaces)', () => {
    const refreshing = Array.from({ length: 11 }, (_, at) => at + 2).filter(
      (space) => turned(space - 1).length === 0,
    );
    expect(refreshing).toEqual([6, 12]);
    expect(turned(5, 2)).toEqual([]);
  });

  it('leaves a gem under a hero as it is, though that be defeated (3e.time.gem-refresh-hero)', () => {
    const table = on(5)
      .seat({ hex: 'h1008' }, { hex: 'h0101', damage: 9 })
      .lay((s) => {
        s.facedown = ['h1008', 'h0101', 'h0802'];
      });
    expect(round(table).state.facedown).toEqual(['h1008', 'h0101']);
  });
});

describe('the story', () => {
  it('goes on at spaces 3, 6, 9 and 12, by the first player, after the gems (3e.story.spaces, 3e.story.draw, 3e.story.order-with-refresh, 3e.story.immediate)', () => {
    const drawing = Array.from({ length: 11 }, (_, at) => at + 2).filter(
      (space) => round(on(space - 1, 1, 'corpse-king', ['corpse-0'])).facts('card/drawn').length === 1,
    );
    expect(drawing).toEqual([3, 6, 9, 12]);
    const table = on(5, 1, 'corpse-king', ['corpse-gold']).lay((s) => {
      s.first = 0;
      s.facedown = ['h1008'];
    });
    round(table);
    const kinds = table.events.map(({ type }) => type);
    expect(kinds.indexOf('gems/refreshed')).toBeLessThan(kinds.indexOf('card/drawn'));
    expect(table.facts('card/drawn')).toMatchObject([{ player: 0, deck: 'story', card: 'corpse-gold' }]);
    expect(table.state.players.map(({ gold }) => gold)).toEqual([1, 1, 1]);
    expect(table.state.discards.story).toEqual(['corpse-gold']);
    // It is no adventure card, and nobody's trophy.
    expect(table.state.players.every(({ trophies }) => trophies.length === 0)).toBe(true);
  });

  it('deals with each hero in turn order, the first player first (3e.game.simultaneous)', () => {
    const table = on(2, 1, 'corpse-king', ['corpse-gold']).lay((s) => {
      s.first = 2;
      Object.assign(s.frames[0] ?? {}, { current: 1, played: [2, 0, 1] });
      Object.assign(s.frames[1] ?? {}, { player: 1 });
    });
    expect(
      table
        .endTurn()
        .facts('gold/gained')
        .map(({ player }) => player),
    ).toEqual([2, 0, 1]);
  });

  it('ends when no card is left (3e.game.resolve-as-much)', () => {
    expect(round(on(2)).waits()).toBe('turn/act');
  });
});

describe('a story quest', () => {
  const laid = (card: string, slots: (string | null)[] = [null, null, null, null, null, null]) =>
    round(
      on(2, 1, 'corpse-king', [card]).lay((s) => {
        s.slots = slots;
      }),
    );

  it('lies in the free slot of the lowest number, and its token in the hex that it names (3e.story.quest, 3e.story.quest-token)', () => {
    expect(laid('corpse-marked').facts('story/quest')).toMatchObject([
      { card: 'corpse-marked', slot: 1, at: 'h0204' },
    ]);
    const second = laid('corpse-anywhere', ['corpse-0', null, null, null, null, null]);
    expect(second.state.slots.slice(0, 2)).toEqual(['corpse-0', 'corpse-anywhere']);
    // It can be done in any town, shrine or stronghold: there is no token.
    expect(second.facts('story/quest')[0]).not.toHaveProperty('at');
  });

  it('is anybody’s to attempt, and its reward goes to the player who completes it (3e.story.quest-attempt, 3e.story.quest-done, 3e.story.no-trophy)', () => {
    const table = laid('corpse-marked').refuses(
      'quest/attempt',
      { card: 'corpse-marked' },
      '3e.quest.attempt',
    );
    table.endTurn().seat({}, { hex: 'h0204' }).play('quest/attempt', { card: 'corpse-marked' }).roll(1, 1, 1);
    const before = table.player(1).story;
    table.play('quest/outcome', { choice: 'one' });
    expect(table.player(1)).toMatchObject({ story: before + 2, trophies: [], quests: [] });
    expect(table.state.slots[0]).toBeNull();
    expect(table.state.discards.story).toEqual(['corpse-marked']);
    expect(table.actionsLeft).toBe(2);
  });

  it('that requires no symbol is done without a roll, for its actions (3e.story.quest-attempt)', () => {
    const table = laid('corpse-anywhere')
      .seat({ hex: 'h0204' })
      .play('quest/attempt', { card: 'corpse-anywhere' });
    expect(table.waits()).toBe('explore/choose');
    expect(table.facts('dice/rolled')).toEqual([]);
    table.play('quest/outcome', { choice: 'done' });
    expect(table.state.slots[0]).toBeNull();
    expect(table.actionsLeft).toBe(1);
  });

  it('stays in its slot when an attempt fails (3e.quest.fail)', () => {
    const table = laid('corpse-marked')
      .seat({ hex: 'h0204' })
      .play('quest/attempt', { card: 'corpse-marked' });
    expect(table.roll(5, 5, 5).play('quest/decline').state.slots[0]).toBe('corpse-marked');
  });
});

it('an emptied story deck is not formed anew (3e.story.immediate)', () => {
  const table = on(2, 1, 'corpse-king', []).lay(onlyIn('story'));
  expect(round(table).state.discards.story).toEqual([]);
});
