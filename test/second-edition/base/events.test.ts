import { describe, expect, it } from 'vitest';
import { composeRuleset, decision } from '../../../src/index.js';
import { fromScenario, type Scenario } from '../../../src/scenario/second-edition/index.js';
import { type EventCard, riseOfTheDragonLords, rulesetOf } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

type Player = Exclude<Scenario['game']['players'], number>[number];
type Rest = Omit<Scenario['game'], 'players'>;

const { content } = rulesetOf([]).rules;
const { sunbursts, jewels } = content.board;
const green = 'h0609';
const yellow = 'h0711';
const blue = 'h0103';

/** Events by the number on them. */
const I = 'early-snows';
const anotherI = 'harvest-fairs';
const yellowI = 'muster-of-the-free-towns';
const II = 'a-comet-with-two-tails';
const blueII = 'the-runes-awaken';
const blueIII = 'the-sky-burns';

/** Player 0 is about to draw at a space with a jewel. */
const drawing = (space: string, more: Rest = {}, hero: Player = {}, other: Player = {}) => {
  const color = space === green ? 'green' : space === yellow ? 'yellow' : 'blue';
  return Table.of({
    game: {
      players: [
        { hero: 'corbin-axebearer', space, ...hero },
        { hero: 'mordrog', space: 'h0912', ...other },
      ],
      ...more,
    },
    given: { turn: { player: 0, step: 'adventure' } },
  }).play(`adventure/attempt color=${color}`);
};

const kindOf = (table: Table) => decision(table.state)?.kind;
const drawnFrom = (table: Table) => {
  const request = decision(table.state)?.request;
  return request?.kind === 'draw' ? request.deck : null;
};
const under = (table: Table, deck: string) => table.state.decks[deck]?.bottom;
const rulesOfType = (table: Table, type: 'card/discarded' | 'event/entered' | 'event/ignored') =>
  table.happened(type).map(({ card, rule }) => [card, rule]);

describe('Events', () => {
  it('2e.event.first: with none in play the Event goes to the Event area and takes effect at once', () => {
    const table = drawing(green).draw(anotherI);
    expect(table.state.event).toBe(anotherI);
    expect(table.state.revealed).toEqual([]);
    expect(rulesOfType(table, 'event/entered')).toEqual([[anotherI, '2e.event.first']]);
    // Its own effect: a card for every town, drawn before anything else happens.
    expect(drawnFrom(table)).toBe('market');
  });

  it('2e.event.global, 2e.event.lasts: it stays, and holds for every player on later turns', () => {
    const table = drawing(green, {}, {}, { space: 'h0912' }).draw(I).draw('hedge-witch');
    table.play('combat/escape').roll(10, 10);
    expect(table.state.event).toBe(I);
    expect(kindOf(table)).toBe('movement/choose');
    expect(decision(table.state)?.actor).toBe(1);
    // Who does not start in a town rolls one movement die less.
    expect(table.play('move/roll dice=4').legal('chance/roll')[0]?.split(',')).toHaveLength(4);
  });

  it('2e.event.numbers: every Event bears a number from I to III, and all of them occur', () => {
    const numbers = Object.values(content.cards).flatMap((card) =>
      card.kind === 'event' ? [card.number] : [],
    );
    expect([...new Set(numbers)].sort()).toEqual([1, 2, 3]);
  });

  it('2e.event.compare, 2e.event.replace: a higher number takes the place of the Event in play', () => {
    const table = drawing(green, { event: I }).draw(II);
    expect(table.state.event).toBe(II);
    expect(rulesOfType(table, 'event/entered')).toEqual([[II, '2e.event.replace']]);
  });

  it('2e.event.replace: an equal number does too', () => {
    const table = drawing(yellow, { event: I }).draw(yellowI);
    expect(table.state.event).toBe(yellowI);
  });

  it('2e.event.replaced-discard: the former Event goes to the bottom of the deck of its own color', () => {
    const table = drawing(yellow, { event: I }).draw(yellowI);
    expect(under(table, 'green')).toEqual([I]);
    expect(under(table, 'yellow')).toEqual([]);
    expect(rulesOfType(table, 'card/discarded')).toEqual([[I, '2e.event.replaced-discard']]);
  });

  it('2e.event.lower-ignored, 2e.event.lower-discard: a lower number does nothing and goes under its deck', () => {
    const table = drawing(green, { event: blueII }).draw(anotherI);
    expect(table.state.event).toBe(blueII);
    expect(under(table, 'green')).toEqual([anotherI]);
    expect(under(table, 'blue')).toEqual([]);
    expect(table.happened('event/entered')).toEqual([]);
    // No market cards for the towns: its text is not carried out.
    expect(table.happened('market/stocked')).toEqual([]);
    expect(rulesOfType(table, 'event/ignored')).toEqual([[anotherI, '2e.event.lower-ignored']]);
    expect(rulesOfType(table, 'card/discarded')).toEqual([[anotherI, '2e.event.lower-discard']]);
  });

  it('2e.event.example-i-iii: a III replaces a I, and from then on neither I nor II takes effect', () => {
    const table = drawing(blue, { event: I }).draw(blueIII).draw(blueII);
    expect(table.state.event).toBe(blueIII);
    expect([under(table, 'green'), under(table, 'blue')]).toEqual([[I], [blueII]]);
    // The same on a later turn, with a I from another deck.
    const later = drawing(green, { event: blueIII }).draw(I).draw(anotherI).draw(II);
    expect(later.state.event).toBe(blueIII);
    expect(under(later, 'green')).toEqual([I, anotherI, II]);
  });

  it('2e.event.draw-again: another card of the same deck is drawn, also after an Event that was ignored', () => {
    const entered = drawing(yellow).draw(yellowI);
    expect([kindOf(entered), drawnFrom(entered)]).toEqual(['adventure/draw', 'yellow']);
    const ignored = drawing(green, { event: blueIII }).draw(I);
    expect([kindOf(ignored), drawnFrom(ignored)]).toEqual(['adventure/draw', 'green']);
    // It lies under the deck now and cannot come next.
    ignored.refuses(`chance/draw card=${I}`, '2e.adventure.draw');
  });

  it('2e.event.several: one Event after the other in the same step, until a Challenge comes', () => {
    const table = drawing(green).draw(I).draw(II).draw('call-down-the-inferno').draw('hedge-witch');
    expect(table.state.event).toBe(II);
    expect(under(table, 'green')).toEqual([I, 'call-down-the-inferno']);
    expect(kindOf(table)).toBe('combat/escape');
  });

  it('2e.event.lasts: what an Event does at its going is done when it is replaced, not before', () => {
    const quake: EventCard = {
      id: 'test-quake',
      name: 'Quake',
      kind: 'event',
      color: 'green',
      number: 3,
      source: 'original',
      abilities: [
        { on: 'enters', if: { gold: { atLeast: 100 } }, do: [{ do: 'gain-gold', amount: 50 }] },
        { on: 'enters', if: { gold: { atMost: 99 } }, do: [{ do: 'gain-gold', amount: 7 }] },
        { on: 'leaves', do: [{ do: 'gain-gold', amount: 1 }] },
      ],
      text: 'For this test.',
    };
    const ruleset = composeRuleset(
      [],
      [riseOfTheDragonLords, { id: 'mine', name: 'Mine', adventures: [quake] }],
    );
    let state = fromScenario(
      {
        game: { players: [{ hero: 'mordrog', space: blue, gold: 3 }], event: blueII },
        given: { drawn: { player: 0, card: 'test-quake' } },
      },
      ruleset,
    );
    // Only what its conditions allow happened at its coming.
    expect([state.event, state.players[0]?.gold]).toEqual(['test-quake', 10]);
    state = fromScenario(
      {
        game: { players: [{ hero: 'mordrog', space: blue, gold: 3 }], event: 'test-quake' },
        given: { drawn: { player: 0, card: blueIII } },
      },
      ruleset,
    );
    expect([state.event, state.players[0]?.gold]).toEqual([blueIII, 4]);
  });
});

describe('replenishing adventure counters', () => {
  const without = (...spaces: readonly string[]): Rest['counters'] =>
    Object.fromEntries(spaces.map((space) => [space, []]));
  const came = (table: Table) =>
    table.happened('counter/replenished').map(({ color, space }) => [color, space]);
  const [g1 = '', g2 = '', g3 = ''] = sunbursts.green;
  const [y1 = '', y2 = ''] = sunbursts.yellow;
  const [b1 = ''] = sunbursts.blue;

  it('2e.replenish.all: every empty sunburst space receives a counter of its color when the pile suffices', () => {
    const table = drawing(green, { counters: without(g1, g2, y1, b1) }).draw(I);
    expect(came(table)).toEqual([
      ['green', g1],
      ['green', g2],
      ['yellow', y1],
      ['blue', b1],
    ]);
    for (const color of ['green', 'yellow', 'blue', 'red'] as const) {
      expect([...table.state.counters[color]].sort()).toEqual([...jewels[color]].sort());
      expect(table.state.pile[color]).toBe(2);
    }
  });

  it('2e.replenish.trigger: it happens with every Event drawn, also one that is ignored for its number', () => {
    const table = drawing(green, { event: blueIII, counters: without(g1) }).draw(I);
    expect(table.state.event).toBe(blueIII);
    expect(came(table)).toEqual([['green', g1]]);
    // The Event is dealt with first, then the counters come, then the next card is drawn.
    expect(table.events.map((event) => event.type).slice(-3)).toEqual([
      'event/ignored',
      'card/discarded',
      'counter/replenished',
    ]);
    expect(kindOf(table)).toBe('adventure/draw');
  });

  it('2e.replenish.trigger: neither a Challenge nor an Encounter brings any back', () => {
    for (const card of ['hedge-witch', 'the-ferrymans-riddle'])
      expect(came(drawing(green, { counters: without(g1) }).draw(card))).toEqual([]);
  });

  it('2e.replenish.trigger: the counters come back even if the Event knocks out who drew it, and no card follows', () => {
    const table = drawing(
      blue,
      { counters: without(g1) },
      { hero: 'mordrog', wounds: 4, exhaustion: 2 },
      { hero: 'corbin-axebearer' },
    ).draw(blueIII);
    expect(table.happened('hero/knocked-out')).toHaveLength(1);
    expect(table.state.event).toBe(blueIII);
    expect(came(table)).toEqual([['green', g1]]);
    expect(table.state.counters.blue).toContain(blue);
    // Two towns are equally near.
    table.play(table.legal('knockout/move')[0] ?? '');
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
  });

  it('2e.replenish.empty-only: no second counter, not even where one of another color lies', () => {
    const table = drawing(green, { counters: { [g1]: ['yellow'] } }).draw(I);
    expect(came(table)).toEqual([]);
    expect(table.state.counters.yellow).toContain(g1);
  });

  it('2e.replenish.sunburst-only: a jewel without a sunburst stays empty', () => {
    const plain = jewels.green.find((space) => !sunbursts.green.includes(space) && space !== green) ?? '';
    const table = drawing(green, { counters: without(plain) }).draw(I);
    expect(came(table)).toEqual([]);
    expect(table.state.pile.green).toBe(3);
  });

  it('2e.replenish.color: a counter of another color never fills in, however many there are', () => {
    // No green counter is left: they are with the players. Yellow ones are there.
    const table = drawing(green, { counters: without(g1, y1) }, { counters: { green: 3 } }).draw(I);
    expect(came(table)).toEqual([['yellow', y1]]);
    expect(table.state.counters.green).not.toContain(g1);
  });

  it('2e.replenish.from-pile: what players hold does not go back to the board', () => {
    const table = drawing(green, { counters: without(g1, g2) }, { counters: { green: 4 } }).draw(I);
    expect(came(table)).toEqual([]);
    expect(table.player(0).counters.green).toBe(4);
    expect(table.state.pile.green).toBe(0);
    expect(kindOf(table)).toBe('adventure/draw');
  });

  it('2e.replenish.shortage: with too few, the player who drew says which spaces get them, color by color', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'mordrog', counters: { green: 3, yellow: 3 } },
          { hero: 'corbin-axebearer', space: green },
        ],
        counters: without(g1, g2, g3, y1, y2, b1),
      },
      given: { turn: { player: 1, step: 'adventure' } },
    })
      .play('adventure/attempt color=green')
      .draw(I);
    // Two green counters for three spaces: player 1 drew the Event.
    expect(decision(table.state)).toMatchObject({ actor: 1, rule: '2e.replenish.shortage' });
    expect(table.legal()).toEqual([g1, g2, g3].map((space) => `replenish/place space=${space}`));
    table
      .refuses(`replenish/place space=${y1}`, '2e.replenish.sunburst-only')
      .play(`replenish/place space=${g3}`)
      .refuses(`replenish/place space=${g3}`, '2e.replenish.sunburst-only')
      .play(`replenish/place space=${g1}`);
    // Then one yellow for two spaces. Blue suffices, and nothing is asked for it.
    expect(table.legal()).toEqual([y1, y2].map((space) => `replenish/place space=${space}`));
    table.play(`replenish/place space=${y2}`);
    expect(table.state.pile).toMatchObject({ green: 0, yellow: 0, blue: 2 });
    expect(came(table)).toEqual([
      ['green', g3],
      ['green', g1],
      ['yellow', y2],
      ['blue', b1],
    ]);
    expect(kindOf(table)).toBe('adventure/draw');
  });

  it('2e.replenish.shortage: just enough is no shortage', () => {
    const table = drawing(green, { counters: without(g1, g2) }, { counters: { green: 2 } }).draw(I);
    expect(came(table)).toEqual([
      ['green', g1],
      ['green', g2],
    ]);
    expect(table.state.pile.green).toBe(0);
  });
});
