import { describe, expect, it } from 'vitest';
import { onlyIn, Table } from './table.js';

/* Faces: 1 plains, 2 plains or forest, 3 forest or hills, 4 hills or plains, 5 mountain or water, 6 wild. */

const far = { hex: 'h1501' };
const mok = (seat: object) => Table.of('corpse-king', ['elder-mok', 'corbin']).seat(seat, far);
const ids = (table: Table, player = 0) => table.player(player).hand;

describe('resting', () => {
  it('costs an action, and heals everything in a city, town, shrine or stronghold (3e.rest.cost, 3e.rest.civilized, 3e.damage.heal)', () => {
    for (const hex of ['h0706', 'h0204', 'h0508', 'h0712']) {
      const table = mok({ hex, damage: 7 }).play('rest');
      expect(table.player(0).damage).toBe(0);
      expect(table.actionsLeft).toBe(2);
    }
  });

  it('heals Elder Mok 3 damage in the Wyrmwood: the example of the booklet (3e.rest.example-mok, 3e.rest.wilderness)', () => {
    const table = mok({ hex: 'h0905', damage: 7 }).play('rest');
    // Five dice, though his speed is 3.
    expect(table.rules.decision(table.state)).toMatchObject({ request: { kind: 'roll', count: 5 } });
    table.roll(2, 3, 6, 1, 5).play('rest/heal');
    expect(table.player(0).damage).toBe(4);
  });

  it('heals one damage a die at most, and no more than there is (3e.rest.one-per-die, 3e.rest.no-overheal)', () => {
    expect(
      mok({ hex: 'h0704', damage: 7 }).play('rest').roll(1, 1, 1, 1, 1).play('rest/heal').player(0).damage,
    ).toBe(2);
    expect(
      mok({ hex: 'h0704', damage: 2 }).play('rest').roll(1, 1, 1, 1, 1).play('rest/heal').player(0).damage,
    ).toBe(0);
  });

  it('lets dice be rolled again by exerting (3e.exert.reroll)', () => {
    const table = mok({ hex: 'h0704', damage: 7, hand: ['mountaineering'] })
      .play('rest')
      .roll(5, 5, 5, 5, 5);
    table.play('exert/reroll', { die: 5, card: 'mountaineering' }).roll(6).play('rest/heal');
    expect(table.player(0).damage).toBe(6);
  });

  it('can be done unhurt, and sets off what answers a rest', () => {
    const table = mok({ hex: 'h0706', skills: ['sound-sleeper'] }).play('rest');
    table.draw('ambush');
    expect(ids(table)).toEqual(['ambush']);
    const wild = mok({ hex: 'h0704', skills: ['sound-sleeper'], damage: 1 }).play('rest');
    wild.roll(1, 1, 1, 1, 1).play('rest/heal').draw('ambush');
    expect(ids(wild)).toEqual(['ambush']);
  });
});

describe('training', () => {
  it('costs an action in any hex, and draws a full hand on top of what is held (3e.train.cost, 3e.train.draw)', () => {
    const table = mok({ hex: 'h0605', hand: [] }).play('train').draw('ambush', 'cunning', 'siphon');
    expect(ids(table)).toEqual(['ambush', 'cunning', 'siphon']);
    expect(table.actionsLeft).toBe(2);
    expect(table.waits()).toBe('turn/act');
  });

  it('then discards down to the maximum, of any cards, and no further (3e.train.order, 3e.train.discard, 3e.skill.hand-limit, 3e.game.draw-together)', () => {
    const table = mok({ hex: 'h0704', hand: ['mountaineering', 'taxidermist'] }).play('train');
    table.draw('ambush', 'cunning');
    // Four cards, and one more to come: nothing is discarded in between.
    expect(table.waits()).toBe('hand/draw');
    table.draw('siphon');
    expect(table.offers('excess/discard')).toHaveLength(5);
    table.play('excess/discard', { card: 'ambush' }).play('excess/discard', { card: 'mountaineering' });
    expect(ids(table)).toEqual(['taxidermist', 'cunning', 'siphon']);
    expect(table.cited('skill/discarded')).toEqual(['3e.skill.hand-limit', '3e.skill.hand-limit']);
    expect(table.can('excess/discard')).toBe(false);
  });

  it('learns nothing before the hand is cut down (3e.train.learn-drawn)', () => {
    const table = mok({ hex: 'h0704', hand: ['mountaineering'], trophies: ['wolf'] }).play('train');
    table.draw('ambush', 'cunning', 'siphon');
    expect(table.can('skill/learn')).toBe(false);
    table.play('excess/discard', { card: 'ambush' }).play('skill/learn', { card: 'mountaineering' });
    expect(table.waits()).toBe('payment/pay');
  });

  it('sets off what answers training, once the hand is cut down', () => {
    const table = mok({ hex: 'h0704', gold: 0, skills: ['moneylender'] }).play('train');
    table.draw('ambush', 'cunning', 'siphon');
    expect(table.player(0).gold).toBe(1);
    expect(table.events.map(({ type }) => type).indexOf('gold/gained')).toBeGreaterThan(
      table.events.map(({ type }) => type).lastIndexOf('skill/drawn'),
    );
  });

  it('forms the skill deck anew as soon as it has run out (3e.game.deck-reshuffle)', () => {
    const table = mok({ hex: 'h0704' }).lay(onlyIn('skills', 'ambush', 'cunning'));
    table.lay((s) => {
      Object.assign(s.discards, { skills: ['siphon', 'blink', 'cleave'] });
    });
    table.play('train').draw('ambush');
    // The last card of a deck is no question; with it the pile is shuffled, and the third card comes from it.
    expect(table.facts('deck/reshuffled')).toHaveLength(1);
    expect(table.offers('chance/draw')).toEqual([{ card: 'cleave' }, { card: 'siphon' }, { card: 'blink' }]);
    expect(table.state.discards.skills).toEqual([]);
  });

  it('draws no more than there are, if the pile is empty too (3e.game.resolve-as-much)', () => {
    const table = mok({ hex: 'h0704' }).lay(onlyIn('skills', 'ambush')).play('train');
    expect(ids(table)).toEqual(['ambush']);
    expect(table.waits()).toBe('turn/act');
    // What is discarded next is the whole new deck.
    table.play('ability/use', { card: 'elder-mok', ability: 'restore-spirit' });
    expect(ids(table)).toEqual(['ambush']);
  });
});

describe('exerting', () => {
  it('discards a card from the hand, as often as there are any (3e.exert.cost, 3e.exert.unlimited, 3e.exert.reroll-result)', () => {
    const table = mok({ hex: 'h0704', hand: ['ambush', 'cunning', 'siphon'] })
      .play('move/roll')
      .roll(5, 5, 5);
    table.play('exert/reroll', { die: 5, card: 'ambush' }).roll(3);
    // The same die again: the new result has taken the place of the old one.
    table.play('exert/reroll', { die: 3, card: 'cunning' }).roll(3);
    table.play('exert/reroll', { die: 3, card: 'siphon' }).roll(1);
    expect(table.state.frames.at(-1)).toMatchObject({ dice: [1, 5, 5] });
    expect(table.state.discards.skills).toEqual(['ambush', 'cunning', 'siphon']);
    expect(table.can('exert/reroll')).toBe(false);
  });

  it('takes no learned skill, and none of another player (3e.exert.not-learned)', () => {
    const table = Table.of('corpse-king', ['elder-mok', 'corbin'])
      .seat({ hex: 'h0704', hand: ['ambush'], skills: ['cunning'] }, { ...far, hand: ['siphon'] })
      .play('move/roll')
      .roll(5, 5, 5);
    table.refuses('exert/reroll', { die: 5, card: 'cunning' }, '3e.exert.cost');
    table.refuses('exert/reroll', { die: 5, card: 'siphon' }, '3e.exert.cost');
  });
});

describe('a test', () => {
  /** An event at a social gem names a test; with it the deck of skills is what a test wants. */
  const tests = (hero: string, event: string, choice: string, seat: object = {}) =>
    Table.of('corpse-king', [hero, hero === 'corbin' ? 'lyssa' : 'corbin'])
      .seat({ hex: 'h0101', gold: 0, ...seat }, far)
      .play('adventure/begin')
      .draw(event)
      .play('event/choose', { choice });
  const mind = (hero: string, seat: object = {}) => tests(hero, 'old-legends', 'listen', seat);
  const spirit = (hero: string, seat: object = {}) => tests(hero, 'nothing-to-lose', 'weigh', seat);

  it('reveals as many cards as the attribute and the modifier say: the examples (3e.test.modifier, 3e.test.reveal)', () => {
    expect(mind('master-thorn').facts('test/began')).toMatchObject([{ attribute: 'mind', cards: 2 }]);
    expect(spirit('lyssa').facts('test/began')).toMatchObject([{ attribute: 'spirit', cards: 3 }]);
  });

  it('is passed by one success; all are revealed whatever the first one shows (3e.test.pass, 3e.test.all-revealed, 3e.test.pass-effect)', () => {
    const table = mind('master-thorn').draw('mountaineering');
    expect(table.waits()).toBe('test/reveal');
    table.draw('cunning');
    expect(table.player(0)).toMatchObject({ gold: 1, damage: 0, trophies: ['old-legends'] });
  });

  it('is failed without one, and then only the text for a failure happens (3e.test.pass, 3e.test.pass-effect, 3e.event.test)', () => {
    const table = mind('master-thorn').draw('ambush', 'cunning');
    expect(table.player(0)).toMatchObject({ gold: 0, damage: 1, trophies: [] });
    expect(table.state.discards.social).toEqual(['old-legends']);
  });

  it('counts each success where an effect asks for the number (3e.test.successes)', () => {
    expect(spirit('lyssa').draw('mountaineering', 'cunning', 'blink').player(0).gold).toBe(2);
  });

  it('discards what was revealed, afterwards (3e.test.discard, 3e.game.deck-reshuffle)', () => {
    const table = mind('master-thorn')
      .lay(onlyIn('skills', 'ambush', 'blink'))
      .draw('ambush');
    // The deck has run out, but nothing lies in the pile until the test is over; then both form the deck anew.
    expect(table.state.decks.skills?.pool).toEqual(['ambush', 'blink']);
    expect(table.state.discards.skills).toEqual([]);
  });

  it('reveals nothing at 0 or less, and fails unless the hero exerts (3e.test.zero, 3e.exert.test)', () => {
    const without = mind('elder-mok');
    expect(without.player(0).damage).toBe(1);
    const table = mind('elder-mok', { hand: ['ambush', 'cunning'] });
    expect(table.waits()).toBe('test/more');
    table.play('test/exert', { card: 'ambush' }).draw('mountaineering');
    expect(table.player(0).damage).toBe(0);
    table.play('test/judge');
    expect(table.player(0)).toMatchObject({ gold: 1, hand: ['cunning'] });
  });

  it('lets a hero exert after the first cards and before it is judged, as often as it wishes (3e.test.exert-timing, 3e.exert.test)', () => {
    const table = mind('master-thorn', { hand: ['ambush', 'cunning'] });
    expect(table.can('test/exert')).toBe(false);
    table.draw('siphon', 'cleave');
    table.play('test/exert', { card: 'ambush' }).draw('bears-heart');
    table.play('test/exert', { card: 'cunning' }).draw('blink');
    expect(table.player(0).gold).toBe(1);
    expect(table.state.discards.skills).toEqual([
      'ambush',
      'cunning',
      'siphon',
      'cleave',
      'bears-heart',
      'blink',
    ]);
  });

  it('lets who has no card draw one by an ability of its turn, and exert then (3e.game.once-per-turn, 3e.exert.test)', () => {
    const table = mind('master-thorn', { skills: ['almsgiver'], gold: 1 }).draw('siphon', 'cleave');
    expect(table.waits()).toBe('test/more');
    expect(table.can('test/exert')).toBe(false);
    table.play('ability/use', { card: 'almsgiver', ability: 'a-coin-for-the-bowl' }).draw('ambush');
    table.play('test/exert', { card: 'ambush' }).draw('blink');
    expect(table.player(0)).toMatchObject({ gold: 1, trophies: ['old-legends'] });
    // Without the gold for it there is nothing to wait for.
    expect(
      mind('master-thorn', { skills: ['almsgiver'] })
        .draw('siphon', 'cleave')
        .waits(),
    ).toBe('turn/act');
  });

  it('adds its modifier to an attribute of 0 as well (3e.test.reveal)', () => {
    const table = tests('corbin', 'nothing-to-lose', 'weigh');
    expect(table.facts('test/began')).toMatchObject([{ cards: 1 }]);
  });
});
