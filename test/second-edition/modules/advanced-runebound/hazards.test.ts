import { describe, expect, it } from 'vitest';
import { decision, parseState, serialize } from '../../../../src/index.js';
import { bundledModules, rulesetOf, type SecondEditionModule } from '../../../../src/second-edition/index.js';
import { Table } from '../../../toolkit.js';
import { Bench, go, gold, moving } from '../../abilities/workshop.js';
import { at, type Doomed, memory, plains, track } from './doom.js';

const { board, dice } = rulesetOf([]).rules.content;
const isBare = (id: string): boolean => board.spaces[id]?.jewel === undefined;
/** A space of a terrain, without a jewel. */
const bare = (terrain: string): string =>
  Object.keys(board.neighbours).find((id) => board.spaces[id]?.terrain === terrain && isBare(id)) ?? '';
const forest = bare('forest');
/** A face that shows a terrain, and one that does not. */
const face = (terrain: string): number => dice.findIndex((face) => face.some((t) => t === terrain)) + 1;
const other = (terrain: string): number => dice.findIndex((face) => !face.some((t) => t === terrain)) + 1;
/** Two faces that show so many symbols together. */
function facesOf(symbols: number): [number, number] {
  for (let a = 0; a < 6; a++)
    for (let b = 0; b < 6; b++)
      if ((dice[a]?.length ?? 0) + (dice[b]?.length ?? 0) === symbols) return [a + 1, b + 1];
  throw new RangeError(`no two dice show ${symbols} symbols`);
}

/** Player 0 stays where it is, at the end of its Movement step. */
const stay = (space: string, doom: Doomed = {}, me = {}, players = 3) =>
  at({ players, me: { space, ...me }, doom }, { turn: { player: 0, step: 'movement' } }).play('move/stay');

const isRolling = (table: Table) => decision(table.state)?.kind.startsWith('hazard/');

/** A hazard in the forest: no forest shows, and then so many symbols. */
const hazard = (symbols: number, doom: Doomed = {}, me = {}, players = 4) =>
  stay(forest, doom, me, players)
    .roll(other('forest'), other('forest'))
    .roll(...facesOf(symbols));

describe('Rolling for hazards', () => {
  it('adv.hazards.when: in the wild, alone, without a counter', () => {
    expect(decision(stay(plains).state)).toMatchObject({ actor: 'chance', rule: 'adv.hazards.when' });
    expect(isRolling(stay('tamalir'))).toBeFalsy();
    expect(isRolling(stay('h0609'))).toBeFalsy();
    const met = at({ players: 2, others: { space: plains } }, { turn: { player: 0, step: 'movement' } });
    expect(isRolling(met.play('move/stay'))).toBeFalsy();
    const waiting = at(
      { game: { track: [{ card: 'gallows-ogre', space: plains }] } },
      { turn: { player: 0, step: 'movement' } },
    );
    expect(isRolling(waiting.play('move/stay'))).toBeFalsy();
  });

  it('adv.hazards.match-safe, adv.hazards.no-match, adv.hazards.example-forest: John needs one forest symbol on two dice', () => {
    for (const roll of [
      [face('forest'), other('forest')],
      [other('forest'), face('forest')],
    ]) {
      const safe = stay(forest).roll(...roll);
      expect(safe.happened('hazard/checked')[0]).toMatchObject({
        hazard: false,
        rule: 'adv.hazards.match-safe',
      });
      expect(isRolling(safe)).toBeFalsy();
    }
    const danger = stay(forest).roll(other('forest'), other('forest'));
    expect(danger.happened('hazard/checked')[0]).toMatchObject({
      hazard: true,
      rule: 'adv.hazards.no-match',
    });
    expect(isRolling(danger)).toBe(true);
  });

  it('adv.hazards.likelihood: mountain, forest and swamp are on fewer faces than plains, road and river', () => {
    const faces = (terrain: string) => dice.filter((face) => face.some((t) => t === terrain)).length;
    const most = Math.max(...['mountain', 'forest', 'swamp'].map(faces));
    expect(most).toBeLessThan(Math.min(...['plains', 'road', 'river'].map(faces)));
  });

  it('adv.hazards.last-after-moving: what is used after moving is used before it', () => {
    const bench = new Bench(
      { hero: { abilities: [go('after-moving', [gold(1)])] } },
      { me: { space: plains, gold: 0 }, given: moving },
      [bundledModules['advanced-runebound'] as SecondEditionModule],
    ).play('move/stay');
    expect(bench.waiting).toBe('movement/after');
    // Used once, nothing is left for after moving, and the roll is due.
    bench.use('my-hero');
    expect([bench.waiting, bench.me.gold]).toEqual(['hazard/check', 1]);
    bench.refuses('ability/use card=my-hero ability=go', 'adv.hazards.when');
  });
});

describe('Determine hazard color', () => {
  it('adv.hazards.color-roll: all symbols of two movement dice are counted, of whatever terrain', () => {
    const table = hazard(5);
    expect(table.happened('hazard/number')[0]).toMatchObject({ number: 5, rule: 'adv.hazards.color-roll' });
  });

  it('adv.hazards.color, adv.hazards.example-space-4: the number 4 means the fourth space, at Vynelvale', () => {
    const four = hazard(4, { track: ['green', 'bone-rabble', 'carrion-crows', 'atavax', 'cinder-imp'] });
    expect(four.happened('hazard/color')[0]).toMatchObject({
      place: 4,
      color: 'yellow',
      rule: 'adv.hazards.color',
    });
  });

  it('adv.hazards.example-yellow: the sixth card, at Nerekhal, is yellow, and so is the hazard', () => {
    const six = hazard(6, {
      track: ['green', 'bone-rabble', 'carrion-crows', 'cinder-imp', 'ash-drake', 'atavax'],
    });
    expect(six.happened('hazard/color')[0]).toMatchObject({ place: 6, color: 'yellow' });
    expect(six.legal('chance/draw')).toContain('chance/draw card=death-witch');
  });

  it('adv.hazards.loop, adv.hazards.example-loop: with three cards the number 5 means the second', () => {
    const five = hazard(5, { track: ['green', 'ash-drake', 'bone-rabble'] });
    expect(five.happened('hazard/color')[0]).toMatchObject({
      place: 2,
      color: 'blue',
      rule: 'adv.hazards.loop',
    });
  });
});

describe('Resolve hazard', () => {
  /** Death Witch (yellow, Life 3) is met as a hazard. */
  const yellow: Doomed = { track: ['atavax'] };
  const witch = (me = {}) => hazard(5, yellow, me).draw('death-witch');
  /** All three phases of a round, each fought well or badly. */
  const win = (table: Table) => {
    while (table.legal('combat/attack').length > 0 || table.legal('combat/defend').length > 0) {
      const attack = table.legal('combat/attack')[0];
      table.play(attack ?? 'combat/defend');
      table.roll(10, 10);
    }
    return table;
  };

  it('adv.hazards.draw: a card of the color is drawn, shown and resolved', () => {
    const table = witch();
    expect(table.happened('card/drawn')[0]).toMatchObject({
      card: 'death-witch',
      deck: 'yellow',
      rule: 'adv.hazards.draw',
    });
    expect(decision(table.state)?.kind).toBe('phase/act');
    expect(parseState(serialize(table.state))).toEqual(table.state);
  });

  it('adv.hazards.one-card: an Encounter or Event is the only card, and ends the turn', () => {
    const event = hazard(5, yellow, { counters: { red: 2 } }).draw('restless-graves');
    expect(event.state.event).toBe('restless-graves');
    expect(event.happened('turn/ended')).toHaveLength(1);
    expect(event.happened('hazard/over')[0]).toMatchObject({ turn: false, rule: 'adv.hazards.one-card' });
    expect(decision(event.state)).toMatchObject({ actor: 1 });
    // After a Challenge the turn goes on with the Experience step.
    const challenge = win(witch({ counters: { red: 2 } }));
    expect(decision(challenge.state)?.kind).toBe('experience/choose');
  });

  it('adv.hazards.no-before-combat-card, adv.hazards.no-before-combat-own: nothing headed Before Combat is used', () => {
    const table = hazard(5, { track: ['green'] }, { items: ['light-crossbow'] }).draw('grave-robbers');
    expect(decision(table.state)?.kind).toBe('phase/act');
    expect(table.happened('ability/triggered')).toEqual([]);
    table.refuses('ability/use card=light-crossbow ability=shoot-first', 'adv.hazards.no-before-combat-own');
  });

  it('adv.hazards.no-escape: no round has an escape phase', () => {
    const table = witch();
    table.refuses('combat/escape', 'adv.hazards.no-escape');
    table.refuses('combat/stand', 'adv.hazards.no-escape');
    for (let phase = 0; phase < 3; phase++) table.play('combat/defend').roll(10, 10);
    // The second round.
    expect(table.happened('combat/round').at(-1)?.round).toBe(2);
    expect(decision(table.state)?.kind).toBe('phase/act');
  });

  it('adv.hazards.no-reward, adv.hazards.experience: no reward, but the counter of its color, from the pile', () => {
    const before = witch({ gold: 3 });
    const { pile, counters } = before.state;
    const table = win(before);
    expect(table.player(0).gold).toBe(3);
    expect(table.player(0).counters.yellow).toBe(1);
    expect(table.state.pile.yellow).toBe(pile.yellow - 1);
    expect(table.state.counters).toEqual(counters);
    expect(table.happened('counter/gained')[0]?.rule).toBe('adv.hazards.experience');
    expect(track(table)).toEqual(['atavax', 'death-witch']);
  });

  it('adv.hazards.experience, adv.hazards.experience-short: other counters of the same value, or none at all', () => {
    const withPile = (pile: object) => {
      const table = witch();
      const poor = { ...table.state.pile, yellow: 0, green: 0, blue: 0, red: 0, ...pile };
      const state = JSON.parse(JSON.stringify(table.state));
      for (const color of ['green', 'yellow', 'blue', 'red'] as const) {
        state.players[1].counters[color] += state.pile[color] - poor[color];
        state.pile[color] = poor[color];
      }
      return win(new Table(state));
    };
    expect(withPile({ green: 2 }).player(0).counters).toMatchObject({ green: 2, yellow: 0 });
    const short = withPile({ green: 1 });
    expect(short.player(0).counters).toMatchObject({ green: 0, yellow: 0 });
    expect(short.happened('hazard/no-experience')[0]?.rule).toBe('adv.hazards.experience-short');
  });

  it('adv.hazards.failure: a failed hazard goes to the doom track, not to the undefeated one', () => {
    const table = witch({ wounds: 5 });
    while (table.happened('hero/knocked-out').length === 0) table.play('combat/defend').roll(1, 1);
    if (table.legal('knockout/move').length > 0) table.play(table.legal('knockout/move')[0] as string);
    table.play('hero/keep');
    expect(track(table)).toEqual(['atavax', 'death-witch']);
    expect(table.state.track.every((entry) => entry === null)).toBe(true);
    expect(memory(table).waiting).toEqual([]);
    expect(table.player(0).hero.wounds).toBe(0);
  });
});
