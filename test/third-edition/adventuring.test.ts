import { describe, expect, it } from 'vitest';
import { onlyIn, Table } from './table.js';

/* Faces: 1 plains, 2 plains or forest, 3 forest or hills, 4 hills or plains, 5 mountain or water, 6 wild. */

const far = { hex: 'h1501' };
const at = (hex: string, seat: object = {}, hero = 'lyssa') =>
  Table.of('ascendance-of-margath', [hero, 'corbin']).seat({ hex, gold: 0, ...seat }, far);
const gems = { combat: 'h1008', exploration: 'h0802', social: 'h0101' } as const;

describe('adventuring', () => {
  it('needs a faceup gem and two actions, and turns the gem facedown (3e.adventure.condition, 3e.adventure.cost, 3e.adventure.flip, 3e.adventure.facedown)', () => {
    at('h0704').refuses('adventure/begin', {}, '3e.adventure.condition');
    at(gems.social).actions(1).refuses('adventure/begin', {}, '3e.turn.three-actions');
    const table = at(gems.exploration).play('adventure/begin').draw('far-away');
    expect(table.actionsLeft).toBe(1);
    expect(table.state.facedown).toEqual([gems.exploration]);
    table.actions(3).refuses('adventure/begin', {}, '3e.adventure.facedown');
  });

  it('draws from the deck of the gem (3e.adventure.draw)', () => {
    for (const [deck, hex] of Object.entries(gems)) {
      const table = at(hex).play('adventure/begin');
      expect(table.rules.decision(table.state)).toMatchObject({ request: { kind: 'draw', deck } });
    }
  });

  it('turns the gem and does nothing more if the deck is empty, which is never formed anew (3e.adventure.draw, 3e.game.deck-reshuffle)', () => {
    const table = at(gems.social)
      .lay(onlyIn('social'))
      .lay((s) => Object.assign(s.discards, { social: ['thief'] }))
      .play('adventure/begin');
    expect(table.waits()).toBe('turn/act');
    expect(table.state.facedown).toEqual([gems.social]);
    expect(table.state.discards.social).toEqual(['thief']);
  });

  it('resolves the card before anything else is done (3e.adventure.resolve-now, 3e.enemy.engage)', () => {
    const table = at(gems.combat).play('adventure/begin').draw('wolf');
    expect(table.state.frames.some(({ kind }) => kind === 'combat')).toBe(true);
    expect(table.can('turn/end')).toBe(false);
    expect(at(gems.social).play('adventure/begin').draw('smuggling').waits()).toBe('event/choose');
    expect(at(gems.exploration).play('adventure/begin').draw('far-away').player(0).quests).toEqual([
      'far-away',
    ]);
  });
});

describe('an event', () => {
  const event = (card: string, seat: object = {}) => at(gems.social, seat).play('adventure/begin').draw(card);

  it('is one of two options, and only that is resolved: Smuggling, the example (3e.event.choose, 3e.event.example-smuggling, 3e.event.after)', () => {
    const table = event('smuggling');
    expect(table.offers('event/choose')).toEqual([{ choice: 'deliver' }, { choice: 'inform' }]);
    table.refuses('event/choose', { choice: 'other' }, '3e.event.choose');
    table.play('event/choose', { choice: 'inform' });
    expect(table.player(0)).toMatchObject({ gold: 1, rumors: [], trophies: [] });
    expect(table.state.discards.social).toEqual(['smuggling']);
  });

  it('is kept as a rumor until it is carried out at its place (3e.event.rumor, 3e.event.keep, 3e.event.trophy)', () => {
    const table = event('smuggling').play('event/choose', { choice: 'deliver' });
    expect(table.player(0).rumors).toEqual([{ card: 'smuggling', option: 'deliver' }]);
    expect(table.state.discards.social).toEqual([]);
    table.refuses('rumor/follow', { card: 'smuggling' }, '3e.event.keep');
    table.refuses('rumor/follow', { card: 'old-legends' }, '3e.event.rumor');
    table.seat({ hex: 'h1501' }).play('rumor/follow', { card: 'smuggling' });
    expect(table.player(0)).toMatchObject({ gold: 2, rumors: [], trophies: ['smuggling'] });
    expect(table.actionsLeft).toBe(0);
    expect(table.facts('trophy/gained')).toMatchObject([{ of: 'social', card: 'smuggling' }]);
  });

  it('may be resolved by an option that cannot be carried out: as much as is possible happens (3e.event.must-choose, 3e.game.resolve-as-much)', () => {
    const table = event('nothing-to-lose', { gold: 2, hand: ['ambush'] }).play('event/choose', {
      choice: 'lose',
    });
    expect(table.player(0)).toMatchObject({ gold: 0, hand: [] });
    expect(table.state.discards.social).toEqual(['nothing-to-lose']);
  });

  it('brings nothing by an option whose cost cannot be paid, but may be chosen (3e.event.must-choose, 3e.game.resolve-as-much)', () => {
    const poor = event('old-legends', { gold: 4 }).play('event/choose', { choice: 'buy' });
    expect(poor.player(0)).toMatchObject({ gold: 4, trophies: [] });
    const rich = event('old-legends', { gold: 6 }).play('event/choose', { choice: 'buy' });
    expect(rich.player(0)).toMatchObject({ gold: 1, trophies: ['old-legends'] });
  });
});

describe('a quest', () => {
  const swamp = (dice: number[], seat: object = {}) =>
    at('h0605', { quests: ['swamp-tales'], ...seat })
      .play('quest/attempt', { card: 'swamp-tales' })
      .roll(...dice);
  const outcomes = (table: Table) => table.offers('quest/outcome').map(({ choice }) => choice);

  it('is kept, and attempted in the hexes it names by exploring (3e.quest.keep, 3e.quest.attempt, 3e.quest.explore, 3e.quest.same-turn)', () => {
    const table = at(gems.exploration).play('adventure/begin').draw('swamp-tales');
    table.refuses('quest/attempt', { card: 'swamp-tales' }, '3e.quest.attempt');
    table.refuses('quest/attempt', { card: 'far-away' }, '3e.quest.attempt');
    table.seat({ hex: 'h0506' }).play('quest/attempt', { card: 'swamp-tales' });
    expect(table.actionsLeft).toBe(0);
    expect(table.rules.decision(table.state)).toMatchObject({ request: { kind: 'roll', count: 3 } });
    expect(table.hexOf(0)).toBe('h0506');
  });

  it('has outcomes for what the dice cover, a die for each symbol: Swamp Tales, the example (3e.quest.example-swamp, 3e.quest.outcomes, 3e.quest.match)', () => {
    expect(outcomes(swamp([5, 1, 1]))).toEqual(['one']);
    expect(outcomes(swamp([5, 6, 1]))).toEqual(['one', 'two', 'three']);
    // A wild that is required is covered by a wild alone; and one wild is one symbol.
    expect(outcomes(swamp([5, 5, 4]))).toEqual(['one', 'three']);
    expect(outcomes(swamp([6, 1, 1]))).toEqual(['one']);
    swamp([5, 5, 5]).refuses('quest/outcome', { choice: 'three' }, '3e.quest.match');
  });

  it('takes a face of two symbols for one of them (3e.quest.match)', () => {
    expect(outcomes(swamp([5, 5, 2]))).toEqual(['one', 'three']);
    expect(outcomes(swamp([5, 2, 2]))).toEqual(['one']);
  });

  it('becomes a trophy, with a bonus or without, by one outcome alone (3e.quest.complete, 3e.quest.no-bonus, 3e.quest.one-outcome)', () => {
    const plain = swamp([5, 6, 1]).play('quest/outcome', { choice: 'one' });
    expect(plain.player(0)).toMatchObject({ gold: 0, quests: [], trophies: ['swamp-tales'] });
    const rich = swamp([5, 6, 1]).play('quest/outcome', { choice: 'two' });
    expect(rich.player(0)).toMatchObject({ gold: 3, trophies: ['swamp-tales'] });
    expect(rich.waits()).toBe('turn/act');
  });

  it('is discarded where the outcome says so (3e.quest.complete, 3e.quest.example-swamp, 3e.delayed.definition)', () => {
    const table = swamp([5, 5, 4], { hand: ['ambush', 'cunning'] }).play('quest/outcome', {
      choice: 'three',
    });
    table.play('effect/choose', { choice: 'cunning' });
    expect(table.player(0)).toMatchObject({ delayed: true, skills: ['cunning'], trophies: [], quests: [] });
    expect(table.state.discards.exploration).toEqual(['swamp-tales']);
  });

  it('stays with the hero if nothing is covered, or all is declined (3e.quest.fail, 3e.quest.decline)', () => {
    const failed = swamp([1, 1, 1]);
    expect(outcomes(failed)).toEqual([]);
    failed.play('quest/decline');
    expect(failed.player(0)).toMatchObject({ quests: ['swamp-tales'], trophies: [] });
    expect(failed.actionsLeft).toBe(2);
    const declined = swamp([5, 1, 1]).play('quest/decline').play('quest/attempt', { card: 'swamp-tales' });
    expect(outcomes(declined.roll(5, 6, 1))).toContain('two');
  });

  it('may be explored with dice rolled again by exerting (3e.exert.reroll)', () => {
    const table = swamp([1, 1, 1], { hand: ['ambush'] });
    expect(outcomes(table.play('exert/reroll', { die: 1, card: 'ambush' }).roll(5))).toEqual(['one']);
  });

  it('that names a kind of place is attempted at any of them (3e.quest.civil-place, 3e.quest.no-limit)', () => {
    for (const hex of ['h0508', 'h0602', 'h1303'])
      expect(at(hex, { quests: ['any-shrine', 'far-away', 'swamp-tales'] }).offers('quest/attempt')).toEqual([
        { card: 'any-shrine' },
      ]);
  });

  it('becomes a trophy before an additional one is drawn (3e.trophies.extra)', () => {
    const table = at('h0508', { quests: ['any-shrine'] }).play('quest/attempt', { card: 'any-shrine' });
    table.roll(1, 5, 5).play('quest/outcome', { choice: 'more' }).draw('thief');
    const gained = table.events.flatMap((event) =>
      event.type === 'trophy/gained' || event.type === 'trophy/drawn' ? event.card : [],
    );
    expect(gained).toEqual(['any-shrine', 'thief']);
    expect(table.player(0).trophies).toEqual(['any-shrine']);
    expect(table.player(0).secret.social).toEqual(['thief']);
  });
});

describe('trophies', () => {
  it('are gained of a deck; from an empty one comes the top of its pile, and else none (3e.trophies.gain-type, 3e.trophies.definition, 3e.trophies.type)', () => {
    const more = (deck: string[], pile: string[]) =>
      at('h0508', { quests: ['any-shrine'] })
        .lay(onlyIn('social', ...deck))
        .lay((s) => Object.assign(s.discards, { social: pile }))
        .play('quest/attempt', { card: 'any-shrine' })
        .roll(1, 5, 5)
        .play('quest/outcome', { choice: 'more' });
    const fromPile = more([], ['thief', 'rogue']);
    expect(fromPile.player(0).trophies).toEqual(['any-shrine', 'rogue']);
    expect(fromPile.state.discards.social).toEqual(['thief']);
    expect(more([], []).player(0).trophies).toEqual(['any-shrine']);
    expect(more(['thief'], ['rogue']).player(0).secret.social).toEqual(['thief']);
  });

  it('of no type come from a deck of choice that has one (3e.trophies.gain-any)', () => {
    const table = Table.fresh('corpse-king', [{ hero: 'elder-mok' }, { hero: 'lyssa' }]);
    while (table.waits() !== 'trophy/choose') {
      const [first] = table.rules.legalActions(table.state) as { type: string }[];
      const stop = table.can('move/stay') ? 'move/stay' : null;
      const { type, ...rest } = first ?? { type: '' };
      table.play(stop ?? type, stop ? {} : rest);
    }
    table.lay(onlyIn('combat'));
    expect(table.offers('trophy/choose')).toEqual([{ deck: 'exploration' }, { deck: 'social' }]);
    table.refuses('trophy/choose', { deck: 'combat' }, '3e.trophies.gain-any');
    table.refuses('trophy/choose', { deck: 'skills' }, '3e.trophies.gain-any');
  });

  it('that were drawn are for their owner alone to look at (3e.trophies.look, 3e.game.public-info)', () => {
    const table = at('h0704', { hand: ['ambush'] }).lay((s) => {
      Object.assign(s.players[0] ?? {}, { secret: { combat: ['wolf'], exploration: [], social: [] } });
      Object.assign(s.decks.combat ?? {}, {
        pool: (s.decks.combat?.pool ?? []).filter((id) => id !== 'wolf'),
      });
    });
    const seen = (viewer: number) => table.rules.viewFor(table.state, viewer).players[0];
    expect(seen(0)).toMatchObject({ hand: ['ambush'], secret: { combat: ['wolf'] } });
    expect(seen(1)).toMatchObject({ hand: [''], secret: { combat: [''] } });
  });
});
