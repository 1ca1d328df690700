import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

const far = { hex: 'h1501' };
const hero = (name: string, seat: object) =>
  Table.of('corpse-king', [name, name === 'corbin' ? 'lyssa' : 'corbin']).seat(
    { hex: 'h0704', ...seat },
    far,
  );
const pay = (table: Table, ...cards: string[]) => {
  for (const card of cards) table.play('skill/pay', { card });
  return table;
};

describe('learning a skill', () => {
  it('costs trophies, each typed symbol one of its type and each neutral one any: the example (3e.skill.cost, 3e.skill.cost-example)', () => {
    // Ambush costs one combat trophy and one of any type.
    const can = (...trophies: string[]) => hero('lyssa', { hand: ['ambush'], trophies }).can('skill/learn');
    expect(can('thief', 'rogue')).toBe(false);
    expect(can('wolf', 'thief')).toBe(true);
    expect(can('wolf', 'bear')).toBe(true);
    expect(can('wolf')).toBe(false);
    hero('lyssa', { hand: ['ambush'], trophies: ['thief', 'rogue'] }).refuses(
      'skill/learn',
      { card: 'ambush' },
      '3e.skill.cost',
    );
  });

  it('spends no trophy that is wanted for another symbol, and discards them to their decks (3e.skill.cost, 3e.skill.spend)', () => {
    const table = hero('lyssa', { hand: ['ambush'], trophies: ['wolf', 'thief', 'viper'] });
    table.play('skill/learn', { card: 'ambush' });
    table.play('skill/pay', { card: 'thief' });
    // Only the combat trophy will do for what is left.
    expect(table.offers('skill/pay')).toEqual([{ card: 'wolf' }]);
    table.refuses('skill/pay', { card: 'viper' }, '3e.skill.cost');
    pay(table, 'wolf');
    expect(table.state.discards).toMatchObject({ combat: ['wolf'], social: ['thief'] });
    expect(table.player(0)).toMatchObject({ skills: ['ambush'], hand: [], trophies: ['viper'] });
  });

  it('costs no action, any number of times, from the hand alone (3e.train.learn, 3e.skill.in-hand)', () => {
    const table = hero('lyssa', {
      hand: ['mountaineering', 'blink'],
      trophies: ['wolf', 'bear', 'viper'],
      skills: ['siphon'],
    });
    pay(table.play('skill/learn', { card: 'mountaineering' }), 'wolf');
    pay(table.play('skill/learn', { card: 'blink' }), 'viper', 'bear');
    expect(table.player(0)).toMatchObject({ skills: ['siphon', 'mountaineering', 'blink'], trophies: [] });
    expect(table.actionsLeft).toBe(3);
    table.refuses('skill/learn', { card: 'siphon' }, '3e.train.learn');
  });

  it('is not possible in a move (3e.train.learn)', () => {
    const table = hero('lyssa', { hand: ['mountaineering'], trophies: ['wolf'] })
      .play('move/roll')
      .roll(1, 1, 1);
    table.refuses('skill/learn', { card: 'mountaineering' }, '3e.train.learn');
  });

  it('gives what the skill says from then on, and nothing before (3e.skill.learned, 3e.skill.in-hand)', () => {
    const dice = (table: Table) =>
      (table.play('move/roll').state.frames.at(-1) as unknown as { rolling: number }).rolling;
    expect(dice(hero('lyssa', { hand: ['travelling-light'] }))).toBe(3);
    expect(dice(hero('lyssa', { skills: ['travelling-light'] }))).toBe(4);
  });
});

describe('learned skills', () => {
  it('of a type are no more than the attribute: one is discarded, of choice (3e.skill.learned-limit)', () => {
    const table = hero('elder-mok', {
      hand: ['curiosity'],
      skills: ['read-the-foe'],
      trophies: ['viper', 'wolf'],
    });
    pay(table.play('skill/learn', { card: 'curiosity' }), 'viper', 'wolf');
    expect(table.offers('excess/discard')).toEqual([{ card: 'read-the-foe' }, { card: 'curiosity' }]);
    table.play('excess/discard', { card: 'read-the-foe' });
    expect(table.player(0).skills).toEqual(['curiosity']);
    expect(table.facts('skill/lost')).toMatchObject([
      { card: 'read-the-foe', rule: '3e.skill.learned-limit' },
    ]);
  });

  it('make room for themselves where their own bonus does (3e.skill.learned-limit)', () => {
    const table = hero('elder-mok', {
      hand: ['cunning'],
      skills: ['read-the-foe'],
      trophies: ['viper', 'wolf', 'thief'],
    });
    pay(table.play('skill/learn', { card: 'cunning' }), 'viper', 'wolf', 'thief');
    expect(table.player(0).skills).toEqual(['read-the-foe', 'cunning']);
    expect(table.waits()).toBe('turn/act');
  });

  it('fall with the attribute of another skill: all that are too many go (3e.skill.learned-limit)', () => {
    // Lust for Magic: spirit +2, mind -1.
    const table = hero('elder-mok', {
      hand: ['lust-for-magic'],
      skills: ['read-the-foe'],
      trophies: ['viper', 'wolf'],
    });
    pay(table.play('skill/learn', { card: 'lust-for-magic' }), 'viper', 'wolf');
    expect(table.offers('excess/discard')).toEqual([{ card: 'read-the-foe' }]);
    expect(table.play('excess/discard', { card: 'read-the-foe' }).player(0).skills).toEqual([
      'lust-for-magic',
    ]);
  });

  it('may leave a hero defeated by what they cost in health (3e.damage.check-health-change)', () => {
    // Delusions of Grandeur: hand +2, health -1.
    const table = hero('elder-mok', { damage: 8, hand: ['delusions-of-grandeur'], trophies: ['wolf'] });
    pay(table.play('skill/learn', { card: 'delusions-of-grandeur' }), 'wolf');
    expect(table.cited('hero/defeated')).toEqual(['3e.damage.check-health-change']);
    table.refuses('train', {}, '3e.defeat.hero');
  });

  it('are not discarded by wish, nor to exert (3e.skill.learned, 3e.exert.not-learned)', () => {
    const table = hero('elder-mok', { skills: ['curiosity'] });
    expect(table.can('excess/discard')).toBe(false);
    table.refuses('ability/use', { card: 'elder-mok', ability: 'restore-spirit' }, '3e.exert.cost');
  });
});

it('trophies are held in any number, and do nothing until they are spent (3e.trophies.no-limit, 3e.trophies.no-other-use)', () => {
  const trophies = ['wolf', 'bear', 'boar', 'lynx', 'viper', 'thief', 'rogue'];
  const table = hero('elder-mok', { trophies });
  expect(table.waits()).toBe('turn/act');
  expect(table.can('skill/pay')).toBe(false);
  expect(table.endTurn().state.outcome).toBeNull();
  expect(table.player(0).trophies).toEqual(trophies);
});
