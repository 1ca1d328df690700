import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/index.js';
import type { Scenario } from '../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

type Player = Exclude<Scenario['game']['players'], number>[number];
type Rest = Omit<Scenario['game'], 'players'>;

const { content } = rulesetOf([]).rules;
const decks = content.decks;
/** A plains space with a green jewel and no sunburst, an ordinary road beside it, and a mountain with a blue jewel. */
const green = 'h0609';
const road = 'h0608';

/** Player 0 at the beginning of the Adventure step; player 1 is out of the way. */
const arriving = (hero: Player = {}, more: Rest = {}) =>
  Table.of({
    game: {
      players: [
        { hero: 'corbin-axebearer', space: green, ...hero },
        { hero: 'mordrog', space: 'dawnsmoor' },
      ],
      ...more,
    },
    given: { turn: { player: 0, step: 'adventure' } },
  });

const kindOf = (table: Table) => decision(table.state)?.kind;
const draws = (table: Table) =>
  table.legal('chance/draw').map((code) => code.slice('chance/draw card='.length));
const now = (table: Table) => table.state.frames.map((frame) => frame.kind);
const playerToMove = (table: Table) => decision(table.state)?.actor;

describe('whether to attempt the adventure', () => {
  it('2e.adventure.may-attempt: on an adventure counter the player may attempt the adventure, or not', () => {
    const table = arriving();
    expect(table.legal()).toEqual(['adventure/attempt color=green', 'adventure/decline']);
    table.refuses('adventure/attempt color=blue', '2e.adventure.may-attempt');
  });

  it('2e.adventure.may-attempt: it takes a counter: the jewel on the board is not enough, and without either nothing is asked', () => {
    for (const table of [arriving({}, { counters: { [green]: [] } }), arriving({ space: road })]) {
      expect(kindOf(table)).toBe('movement/choose');
      expect(playerToMove(table)).toBe(1);
    }
  });

  it('2e.adventure.may-attempt: somebody else’s counter in another space is no adventure here', () => {
    arriving({ space: 'h0609' }, { counters: { [green]: ['yellow'], [road]: ['green'] } })
      .allows('adventure/attempt color=yellow')
      .refuses('adventure/attempt color=green', '2e.adventure.may-attempt');
  });

  it('2e.adventure.decline: who declines goes straight to the Experience step, past a market that is there', () => {
    const inTown = { space: 'tamalir', counters: { green: 5 } };
    const taken = { h0105: [], h0111: [], h0404: [], h0908: [] };
    const declined = arriving(inTown, { counters: { ...taken, tamalir: ['green'] } }).play(
      'adventure/decline',
    );
    expect(kindOf(declined)).toBe('experience/choose');
    expect(declined.state.counters.green).toContain('h0708');
    expect(declined.happened('adventure/declined')[0]?.rule).toBe('2e.adventure.decline');
    // The same Hero in the same town without an adventure comes to the market.
    expect(kindOf(arriving(inTown))).toBe('market/draw');
  });

  it('2e.adventure.decline: there is nothing to decline where only a Hero is', () => {
    const table = Table.of({
      game: { players: [{ space: road }, { space: road }] },
      given: { turn: { player: 0, step: 'adventure' } },
    });
    table.refuses('adventure/decline', '2e.adventure.decline').allows('adventure/pass');
  });
});

describe('drawing', () => {
  it('2e.adventure.draw: a card of the deck of the counter’s color is drawn, each as likely as the others', () => {
    const table = arriving().play('adventure/attempt color=green');
    expect(draws(table)).toEqual(decks.green);
    expect(decision(table.state)?.rule).toBe('2e.adventure.draw');
    table.refuses('chance/draw card=atavax', '2e.adventure.draw');
    const blue = arriving({ space: 'h0309' }).play('adventure/attempt color=blue');
    expect(draws(blue)).toEqual(decks.blue);
  });

  it('2e.adventure.draw: a card known to lie on top comes without being asked for; one at the bottom comes last', () => {
    const table = arriving({}, { decks: { green: { top: ['bone-rabble'], bottom: ['early-snows'] } } });
    table.play('adventure/attempt color=green');
    expect(table.happened('card/drawn').map((event) => event.card)).toEqual(['bone-rabble']);
    expect(table.state.chance.answered).toBe(0);
    const under = arriving({}, { decks: { green: { bottom: ['early-snows'] } } });
    expect(draws(under.play('adventure/attempt color=green'))).toEqual(
      decks.green.filter((card) => card !== 'early-snows'),
    );
  });

  it('2e.adventure.draw: with no card left in the deck there is nothing to attempt, only to decline', () => {
    const table = arriving({ space: 'h0101' }, { removed: [...decks.red] });
    table.refuses('adventure/attempt color=red', '2e.adventure.draw');
    expect(table.legal()).toEqual(['adventure/decline']);
  });

  it('2e.adventure.draw: if the deck runs out at the further draw, the adventure ends and the counter stays', () => {
    const table = arriving(
      {},
      { removed: decks.green.filter((card) => card !== 'the-ferrymans-riddle') },
    ).play('adventure/attempt color=green');
    // The only card left is an Encounter, which nobody need tell; once it has gone, no other can be drawn.
    table.roll(1, 1);
    expect(playerToMove(table)).toBe(1);
    expect(table.state.counters.green).toContain(green);
    expect(table.happened('card/drawn')).toHaveLength(1);
  });

  it('2e.adventure.draw: a deck of Events alone comes to an end, though each goes back under it', () => {
    const events = ['early-snows', 'harvest-fairs'];
    const table = arriving(
      {},
      { removed: decks.green.filter((card) => !events.includes(card)), event: 'restless-graves' },
    ).play('adventure/attempt color=green', 'chance/draw card=early-snows');
    expect(playerToMove(table)).toBe(1);
    expect(table.state.decks.green?.bottom).toEqual(['early-snows']);
  });

  it('2e.adventure.reveal: the card lies open for everybody while it is resolved', () => {
    const table = arriving().play('adventure/attempt color=green').draw('hedge-witch');
    expect(table.state.revealed).toEqual(['hedge-witch']);
    expect(table.happened('card/drawn')).toEqual([
      { type: 'card/drawn', player: 0, deck: 'green', card: 'hedge-witch', rule: '2e.adventure.reveal' },
    ]);
  });

  it('2e.adventure.resolve-by-type, 2e.challenge.combat: a Challenge is fought', () => {
    const table = arriving().play('adventure/attempt color=green').draw('hedge-witch');
    expect(now(table)).toEqual(['game', 'turn', 'adventure', 'combat']);
    expect(kindOf(table)).toBe('combat/escape');
    expect(table.happened('combat/began')[0]).toMatchObject({
      against: 'hedge-witch',
      rule: '2e.challenge.combat',
    });
  });

  it('2e.adventure.resolve-by-type: an Event comes into force and an Encounter is followed', () => {
    const event = arriving().play('adventure/attempt color=green').draw('early-snows');
    expect(event.state.event).toBe('early-snows');
    const encounter = arriving().play('adventure/attempt color=green').draw('the-cornered-cutpurse');
    expect(kindOf(encounter)).toBe('effects/choose');
    expect(encounter.state.event).toBeNull();
  });
});

describe('one adventure a turn', () => {
  /** Corbin stands before the last wound of a Challenge drawn here. */
  const nearlyWon = (counters: ('green' | 'yellow')[]) =>
    Table.of({
      game: {
        players: [
          { hero: 'corbin-axebearer', space: green },
          { hero: 'mordrog', space: 'dawnsmoor' },
        ],
        counters: { [green]: counters },
      },
      given: { combat: { hero: 0, challenge: 'grave-robbers', phase: 'melee', wounds: 1 } },
    });

  it('2e.adventure.one-challenge: after a Challenge nothing more is drawn, and the adventure is over', () => {
    const table = nearlyWon(['green']).play('combat/attack by=corbin-axebearer').roll(10, 10);
    expect(table.happened('challenge/defeated')).toHaveLength(1);
    expect(table.happened('card/drawn')).toEqual([]);
    expect(playerToMove(table)).toBe(1);
  });

  it('2e.adventure.one-challenge, faq.adventure.two-colors: a second counter waits for a later turn', () => {
    const table = nearlyWon(['yellow', 'green']).play('combat/attack by=corbin-axebearer').roll(10, 10);
    expect(playerToMove(table)).toBe(1);
    expect(table.player(0).counters).toMatchObject({ green: 1, yellow: 0 });
    expect(table.state.counters.yellow).toContain(green);
    expect(table.state.counters.green).not.toContain(green);
  });

  it('faq.adventure.two-colors: where counters of several colors lie the player chooses one, and draws from its deck', () => {
    const table = arriving({}, { counters: { [green]: ['yellow', 'green', 'red'] } });
    expect(table.legal('adventure/attempt')).toEqual([
      'adventure/attempt color=green',
      'adventure/attempt color=yellow',
      'adventure/attempt color=red',
    ]);
    expect(draws(table.play('adventure/attempt color=yellow'))).toEqual(decks.yellow);
  });

  it('faq.adventure.two-colors: a color that Life counters bar leaves the other open', () => {
    arriving({ experience: { life: 1 } }, { counters: { [green]: ['yellow', 'green'] } })
      .refuses('adventure/attempt color=green', '2e.experience.life-first-green')
      .allows('adventure/attempt color=yellow');
  });
});
