import { describe, expect, it } from 'vitest';
import { onlyIn, type Seat, Table } from '../table.js';

/* Hard cases of cards: decks that run out, hands and skills that pass a limit, costs that are due. */

const far = { hex: 'h1501' };
/** A hero tests mind -1, or spirit +1, by an event at a social gem. */
const tests = (
  hero: string,
  seat: Seat,
  what: 'mind' | 'spirit' = 'mind',
  before?: Parameters<Table['lay']>[0],
) => {
  const table = Table.of('corpse-king', [hero, hero === 'corbin' ? 'lyssa' : 'corbin']).seat(
    { hex: 'h0101', gold: 0, ...seat },
    far,
  );
  if (before) table.lay(before);
  table.play('adventure/begin').draw(what === 'mind' ? 'old-legends' : 'nothing-to-lose');
  return table.play('event/choose', { choice: what === 'mind' ? 'listen' : 'weigh' });
};

describe('a test for which no card is left', () => {
  it('reveals as many as there are, and is judged by them (3e.game.resolve-as-much, 3e.test.pass)', () => {
    const table = tests('master-thorn', {}, 'mind', onlyIn('skills', 'blink'));
    expect(table.player(0)).toMatchObject({ gold: 1, trophies: ['old-legends'] });
    expect(table.facts('test/judged')).toMatchObject([{ successes: 1 }]);
  });

  it('fails where there is none at all (3e.test.zero, 3e.game.resolve-as-much)', () => {
    const table = tests('master-thorn', {}, 'mind', onlyIn('skills'));
    expect(table.facts('test/judged')).toMatchObject([{ successes: 0 }]);
    expect(table.player(0).damage).toBe(1);
  });

  it('still lets a hero exert: the card it discards forms the deck anew and is revealed (3e.exert.test, 3e.exert.unlimited, 3e.game.deck-reshuffle)', () => {
    const table = tests('master-thorn', { hand: ['blink'] }, 'mind', (s) => {
      onlyIn('skills')(s);
      Object.assign(s.players[0] as object, { hand: ['blink'] });
    });
    expect(table.waits()).toBe('test/more');
    table.play('test/exert', { card: 'blink' });
    expect(table.facts('skill/revealed')).toMatchObject([{ card: 'blink', success: true }]);
    expect(table.player(0)).toMatchObject({ gold: 1, hand: [], trophies: ['old-legends'] });
  });

  it('does not reveal a card of the same test again: what lies revealed is in no pile yet (3e.game.deck-reshuffle, 3e.test.discard)', () => {
    const table = tests('master-thorn', { hand: ['cunning'] }, 'mind', (s) => {
      onlyIn('skills', 'siphon', 'cleave')(s);
      Object.assign(s.players[0] as object, { hand: ['cunning'] });
    });
    table.draw('siphon').play('test/exert', { card: 'cunning' });
    expect(table.facts('skill/revealed').map(({ card }) => card)).toEqual(['siphon', 'cleave', 'cunning']);
    // All three together form it anew, once the test is over.
    expect([...(table.state.decks.skills?.pool ?? [])].sort()).toEqual(['cleave', 'cunning', 'siphon']);
  });
});

describe('a hand that passes its limit', () => {
  it('is cut down at once, in the middle of a test, before the test goes on (3e.skill.hand-limit, 3e.game.once-per-turn)', () => {
    const hand = ['ambush', 'cunning', 'siphon', 'cleave'];
    const table = tests('master-thorn', { hand, skills: ['almsgiver'], gold: 1 });
    table.draw('halo', 'omens');
    table.play('ability/use', { card: 'almsgiver', ability: 'a-coin-for-the-bowl' }).draw('blink');
    expect(table.waits()).toBe('excess/discard');
    expect(table.can('test/judge')).toBe(false);
    table.play('excess/discard', { card: 'siphon' });
    expect(table.waits()).toBe('test/more');
    table.play('test/exert', { card: 'blink' }).draw('bears-heart').play('test/judge');
    expect(table.player(0).hand).toEqual(['ambush', 'cunning', 'cleave']);
  });

  it('is not passed where the cost is paid first: Elder Mok exerts, then draws (3e.hero.mok.restore, 3e.exert.cost)', () => {
    const table = Table.of('corpse-king', ['elder-mok', 'corbin']).seat(
      { hex: 'h0704', hand: ['ambush', 'cunning', 'siphon'] },
      far,
    );
    table.play('ability/use', { card: 'elder-mok', ability: 'restore-spirit' });
    table.play('toll/exert', { card: 'siphon' }).draw('blink');
    expect(table.waits()).toBe('turn/act');
    expect(table.player(0).hand).toEqual(['ambush', 'cunning', 'blink']);
  });

  it('is cut down in another’s turn too, where what raised the limit was given away (3e.skill.hand-limit, 3e.exchange.what)', () => {
    const table = Table.of('corpse-king', ['corbin', 'elder-mok']).seat(
      { hex: 'h0704', gold: 3 },
      { hex: 'h0704', assets: ['pack'], hand: ['ambush', 'cunning', 'siphon', 'blink', 'halo'] },
    );
    table.play('exchange/propose', { with: 1 }).play('exchange/card', { card: 'pack' });
    table.play('exchange/offer').play('exchange/agree');
    expect(table.waits()).toBe('excess/discard');
    expect(table.rules.decision(table.state)?.actor).toBe(1);
    while (table.waits() === 'excess/discard')
      table.play('excess/discard', table.offers('excess/discard')[0]);
    expect(table.player(1).hand).toHaveLength(3);
    expect(table.player(0).assets).toEqual(['pack']);
  });
});

describe('learned skills', () => {
  const mok = (seat: Seat) =>
    Table.of('corpse-king', ['elder-mok', 'corbin']).seat({ hex: 'h0704', ...seat }, far);

  it('of which one raises the limit for itself and another leave both, until it is given up (3e.skill.learned-limit)', () => {
    // Cunning: mind +2. Elder Mok has mind 1.
    const table = mok({ skills: ['cunning', 'read-the-foe'], hand: ['curiosity', 'ambush'] })
      .seat({ trophies: ['viper', 'wolf', 'thief', 'rogue', 'bear', 'boar'] })
      .play('skill/learn', { card: 'curiosity' });
    while (table.waits() === 'payment/pay') table.play('skill/pay', table.offers('skill/pay')[0]);
    expect(table.player(0).skills).toEqual(['cunning', 'read-the-foe', 'curiosity']);
    // A fourth is one too many; giving up the one that made the room leaves two too many.
    table.play('skill/learn', { card: 'ambush' });
    while (table.waits() === 'payment/pay') table.play('skill/pay', table.offers('skill/pay')[0]);
    table.play('excess/discard', { card: 'cunning' });
    expect(table.waits()).toBe('excess/discard');
    table.play('excess/discard', { card: 'curiosity' }).play('excess/discard', { card: 'ambush' });
    expect(table.player(0).skills).toEqual(['read-the-foe']);
    expect(table.waits()).toBe('turn/act');
  });

  it('that have to go may take a cut of the hand with them (3e.skill.learned-limit, 3e.skill.hand-limit)', () => {
    // Delusions of Grandeur: hand +2. Learning another mind skill may push it out.
    const table = mok({
      skills: ['delusions-of-grandeur'],
      hand: ['curiosity', 'ambush', 'siphon', 'blink', 'halo'],
      trophies: ['viper', 'wolf'],
    }).play('skill/learn', { card: 'curiosity' });
    while (table.waits() === 'payment/pay') table.play('skill/pay', table.offers('skill/pay')[0]);
    table.play('excess/discard', { card: 'delusions-of-grandeur' });
    expect(table.player(0)).toMatchObject({ skills: ['curiosity'] });
    expect(table.offers('excess/discard')).toHaveLength(4);
    table.play('excess/discard', { card: 'halo' });
    expect(table.player(0).hand).toHaveLength(3);
  });

  it('are paid for with trophies of your own alone, and with all that is due or not at all (3e.game.others-components, 3e.skill.cost)', () => {
    const table = Table.of('corpse-king', ['elder-mok', 'corbin']).seat(
      { hex: 'h0704', hand: ['curiosity'], trophies: ['viper'] },
      { hex: 'h0704', trophies: ['wolf', 'bear'], quests: ['any-shrine'], assets: ['pack'] },
    );
    table.refuses('skill/learn', { card: 'curiosity' }, '3e.skill.cost');
    expect(table.player(0).trophies).toEqual(['viper']);
    table.seat({ hex: 'h0508' });
    table.refuses('quest/attempt', { card: 'any-shrine' }, '3e.quest.attempt');
    table.seat({ hex: 'h0706' });
    table.play('shop/begin').play('chance/draw', table.offers('chance/draw')[0]);
    table.refuses('shop/sell', { card: 'pack' }, '3e.shop.sell');
  });
});

describe('a deck that runs out', () => {
  it('in a market is formed anew of what was discarded there and sold in the same action (3e.game.deck-reshuffle, 3e.shop.three-left)', () => {
    const table = Table.of('corpse-king', ['corbin', 'lyssa'])
      .seat({ hex: 'h0706', gold: 0, assets: ['hunting-spear'] }, far)
      .lay((s) => {
        const last = s.decks.assets?.pool.at(-1) ?? '';
        Object.assign(s.decks, { assets: { top: [], pool: [last], bottom: [] } });
        Object.assign(s.discards, { assets: [] });
      });
    table.play('shop/begin');
    expect(table.facts('deck/reshuffled')).toEqual([]);
    table.play('shop/sell', { card: 'hunting-spear' });
    expect(table.facts('deck/reshuffled')).toHaveLength(1);
    expect(table.state.decks.assets?.pool).toEqual(['hunting-spear']);
    table.play('shop/discard', { card: String(table.offers('shop/discard')[0]?.card) });
    expect(table.state.markets.tamalir).toHaveLength(3);
    expect(table.player(0).gold).toBe(5);
  });
});

describe('an event', () => {
  it('that takes 5 gold takes the 1 there is, and goes on with what stands next (3e.game.resolve-as-much, 3e.game.ability-order)', () => {
    const table = Table.of('corpse-king', ['lyssa', 'corbin'])
      .seat({ hex: 'h0101', gold: 1, hand: ['ambush'] }, far)
      .play('adventure/begin')
      .draw('nothing-to-lose')
      .play('event/choose', { choice: 'lose' });
    expect(table.player(0)).toMatchObject({ gold: 0, hand: [] });
    const kinds = table.events.map(({ type }) => type);
    expect(kinds.indexOf('gold/paid')).toBeLessThan(kinds.indexOf('skill/discarded'));
  });

  it('may defeat the hero, whose turn goes on with what a defeated one can do (3e.defeat.hero, 3e.event.test)', () => {
    const table = tests('elder-mok', { damage: 8 });
    expect(table.player(0).damage).toBe(9);
    expect(table.waits()).toBe('turn/act');
    expect(table.actionsLeft).toBe(1);
    table.refuses('train', {}, '3e.defeat.hero');
    expect(table.can('rest')).toBe(true);
  });
});
