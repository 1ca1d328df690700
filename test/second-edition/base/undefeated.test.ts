import { describe, expect, it } from 'vitest';
import { createGame, decision } from '../../../src/index.js';
import type { Scenario } from '../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

type Player = Exclude<Scenario['game']['players'], number>[number];
type Rest = Omit<Scenario['game'], 'players'>;
type Track = NonNullable<Rest['track']>;

const { content } = rulesetOf([]).rules;
const green = 'h0609';
const road = 'h0608';
const yellow = 'h0711';

const hero = { hero: 'corbin-axebearer', space: green, cameFrom: road } as const;
const other = { hero: 'mordrog', space: 'h0912' } as const;

/** Player 0 at the beginning of the Adventure step. */
const arriving = (more: Rest, player: Player = {}) =>
  Table.of({
    game: { players: [{ ...hero, ...player }, other], ...more },
    given: { turn: { player: 0, step: 'adventure' } },
  });

/** Player 0 has drawn this Challenge and is about to flee or to fight. */
const facing = (challenge: string, more: Rest = {}, wounds = 0) =>
  Table.of({
    game: { players: [hero, other], ...more },
    given: { combat: { hero: 0, challenge, phase: 'escape', wounds } },
  });

/** An escape that succeeds against anything green or yellow. */
const flee = (table: Table) => table.play('combat/escape').roll(10, 10);
const cardsOn = (table: Table) => table.state.track.map((entry) => entry?.card ?? null);
const under = (table: Table, deck: string) => table.state.decks[deck]?.bottom;

/** Six Challenges of four colors on the track; those named first have been there longest. */
const fullTrack: Track = [
  { card: 'gallows-ogre', space: 'h0711', position: 4 },
  { card: 'bone-rabble', space: 'h0105', position: 1 },
  { card: 'ash-drake', space: 'h0103', position: 6 },
  { card: 'marsh-leeches', space: 'h0111', position: 2 },
  { card: 'swamp-wisp', space: 'h0303', position: 5 },
  { card: 'ysharra-lady-of-embers', space: 'h0101', position: 3 },
];

describe('the undefeated challenge track', () => {
  it('2e.undefeated.track: it has six positions, all empty at the start', () => {
    expect(createGame({ players: 3, seed: 1 }).track).toEqual([null, null, null, null, null, null]);
  });

  it('2e.undefeated.example-escape: Varikas the Dead escapes while the track is empty', () => {
    const table = Table.of({
      game: { players: [{ hero: 'varikas-the-dead', space: green, cameFrom: road }, other] },
      given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape', wounds: 2 } },
    });
    flee(table);
    expect(table.player(0).hero.space).toBe(road);
    expect(table.state.track[0]).toMatchObject({ card: 'brood-of-the-bloodmother', space: green });
    expect(cardsOn(table).slice(1)).toEqual([null, null, null, null, null]);
    // The adventure counter lies there still, and the wounds are off the card: it is met with all its Life.
    expect(table.state.counters.green).toContain(green);
    expect(JSON.stringify(table.state.track)).not.toContain('wounds');
    expect(decision(table.state)?.actor).toBe(1);
  });

  it('2e.undefeated.first-open: the lowest free position is taken, wherever the latest card lies', () => {
    const table = flee(
      facing('hedge-witch', {
        track: [
          { card: 'gallows-ogre', space: 'h0711', position: 5 },
          { card: 'bone-rabble', space: 'h0105', position: 1 },
          { card: 'marsh-leeches', space: 'h0111', position: 3 },
        ],
      }),
    );
    expect(cardsOn(table)).toEqual([
      'bone-rabble',
      'hedge-witch',
      'marsh-leeches',
      null,
      'gallows-ogre',
      null,
    ]);
    expect(table.happened('challenge/undefeated')).toEqual([
      {
        type: 'challenge/undefeated',
        player: 0,
        card: 'hedge-witch',
        position: 2,
        space: green,
        order: 4,
        rule: '2e.undefeated.first-open',
      },
    ]);
  });

  it('2e.undefeated.full: the one longest on a full track makes way, though it is not in position one', () => {
    const table = flee(facing('hedge-witch', { track: fullTrack }));
    expect(cardsOn(table)).toEqual([
      'bone-rabble',
      'marsh-leeches',
      'ysharra-lady-of-embers',
      'hedge-witch',
      'swamp-wisp',
      'ash-drake',
    ]);
    expect(table.happened('challenge/undefeated')[0]).toMatchObject({
      position: 4,
      rule: '2e.undefeated.full',
    });
  });

  it('2e.undefeated.full: the next to go is the next in age, not the newcomer', () => {
    const first = flee(facing('hedge-witch', { track: fullTrack }));
    const entry = (card: string) => first.state.track.find((held) => held?.card === card);
    const ages = fullTrack.slice(1).map(({ card }) => entry(card)?.order ?? 0);
    expect([...ages].sort((a, b) => a - b)).toEqual(ages);
    expect(entry('hedge-witch')?.order).toBeGreaterThan(Math.max(...ages));
  });

  it('2e.undefeated.full-discard: the Challenge that made way goes under the deck of its own color', () => {
    const table = flee(facing('hedge-witch', { track: fullTrack }));
    expect([under(table, 'yellow'), under(table, 'green')]).toEqual([['gallows-ogre'], []]);
    expect(table.happened('card/discarded')).toEqual([
      { type: 'card/discarded', card: 'gallows-ogre', deck: 'yellow', rule: '2e.undefeated.full-discard' },
    ]);
  });

  it('2e.undefeated.full-counter: its counter leaves the old space, which leads to a fresh draw again', () => {
    const table = flee(facing('hedge-witch', { track: fullTrack }));
    expect(table.state.track.some((entry) => entry?.space === yellow)).toBe(false);
    expect(table.state.track[3]?.space).toBe(green);
    expect(table.state.counters.yellow).toContain(yellow);
    // The other player comes to the old space and draws.
    const track = table.state.track.flatMap((entry, at) =>
      entry ? [{ card: entry.card, space: entry.space, position: at + 1 }] : [],
    );
    expect(arriving({ track }, { space: yellow }).legal()).toEqual([
      'adventure/attempt color=yellow',
      'adventure/decline',
    ]);
    expect(arriving({ track }).legal()).toEqual(['adventure/face card=hedge-witch', 'adventure/decline']);
  });
});

describe('a space with an undefeated challenge counter', () => {
  const track: Track = [
    { card: 'bone-rabble', space: 'h0105' },
    { card: 'dragon-cultists', space: green },
  ];

  it('2e.undefeated.look: the Challenge is the one on the track with that number, known before one chooses', () => {
    const table = arriving({ track });
    expect(table.legal('adventure/face')).toEqual(['adventure/face card=dragon-cultists']);
    table.refuses('adventure/face card=bone-rabble', '2e.undefeated.look');
    expect(table.state.track[1]).toMatchObject({ card: 'dragon-cultists', space: green });
  });

  it('2e.undefeated.attempt: it is faced in the place of a draw, and there is no fresh card to choose instead', () => {
    const table = arriving({ track }).refuses('adventure/attempt color=green', '2e.undefeated.attempt');
    table.play('adventure/face card=dragon-cultists');
    expect(table.happened('card/drawn')).toEqual([]);
    expect(table.state.frames.at(-1)).toMatchObject({
      opponent: { is: 'challenge', card: 'dragon-cultists', wounds: 0 },
    });
  });

  it('2e.undefeated.attempt: to attempt it is optional; to leave it alone is to decline the adventure', () => {
    const table = arriving({ track }).play('adventure/decline');
    expect(decision(table.state)?.actor).toBe(1);
    expect(table.state.track[1]?.card).toBe('dragon-cultists');
  });

  it('2e.undefeated.attempt: Life counters bar drawing, not what waits on the track', () => {
    const table = arriving({ track }, { experience: { life: 1 } });
    expect(table.legal()).toEqual(['adventure/face card=dragon-cultists', 'adventure/decline']);
  });

  it('2e.undefeated.attempt: it can be faced with no card left in the deck, and with no adventure counter left', () => {
    const emptied = content.decks.green.filter((card) => !track.some((entry) => entry.card === card));
    arriving({ track, removed: emptied }).allows('adventure/face card=dragon-cultists');
    const table = arriving({ track, counters: { [green]: [] } });
    expect(table.legal()).toEqual(['adventure/face card=dragon-cultists', 'adventure/decline']);
  });

  it('2e.undefeated.attempt: who dealt with a Hero here cannot face it any more', () => {
    const table = Table.of({
      game: { players: [hero, { ...other, space: green }], track },
      given: { turn: { player: 0, step: 'adventure' } },
    }).play('hero/negotiate with=1', 'offer/leave');
    table.refuses('adventure/face card=dragon-cultists', '2e.hero-combat.adventure-or-interact');
  });

  /** Player 0 faces what waits here and beats it with its first attack. */
  const beat = (table: Table, card: string) =>
    table
      .play(`adventure/face card=${card}`, 'combat/stand', 'combat/attack by=corbin-axebearer')
      .roll(10, 10);

  it('2e.undefeated.defeated-counter-returns: beaten, it leaves the track with its counter, and earns the space’s counter', () => {
    const waiting: Track = [
      { card: 'hedge-witch', space: green },
      { card: 'bone-rabble', space: 'h0105' },
    ];
    const table = beat(arriving({ track: waiting }), 'hedge-witch');
    expect(cardsOn(table)).toEqual([null, 'bone-rabble', null, null, null, null]);
    expect(table.player(0)).toMatchObject({ gold: 4, counters: { green: 1 } });
    expect(table.state.counters.green).not.toContain(green);
    expect(under(table, 'green')).toEqual(['hedge-witch']);
    expect(table.happened('challenge/left-track')).toEqual([
      {
        type: 'challenge/left-track',
        player: 0,
        card: 'hedge-witch',
        position: 1,
        space: green,
        rule: '2e.undefeated.defeated-counter-returns',
      },
    ]);
    // The position it left is the first to be taken again.
    const next = flee(
      facing('marsh-leeches', { track: [{ card: 'bone-rabble', space: 'h0105', position: 2 }] }),
    );
    expect(cardsOn(next).slice(0, 3)).toEqual(['marsh-leeches', 'bone-rabble', null]);
  });

  it('2e.undefeated.full: one that is fought again and fled from again keeps place, space and age, and loses its wounds', () => {
    const table = arriving({
      track: fullTrack.map((entry) =>
        entry.position === 4 ? { ...entry, card: 'dragon-cultists', space: green } : entry,
      ),
    });
    const before = table.state.track;
    table
      .play('adventure/face card=dragon-cultists', 'combat/stand', 'combat/attack by=corbin-axebearer')
      .roll(10, 10);
    expect(table.happened('enemy/wounded')).toHaveLength(1);
    table.play('combat/defend').roll(10, 10).play('combat/defend').roll(10, 10);
    flee(table);
    expect(table.state.track).toEqual(before);
    expect(table.happened('card/discarded')).toEqual([]);
    expect(table.happened('challenge/undefeated')).toEqual([]);
    // Whoever comes next meets it unhurt.
    const again = arriving({ track: [{ card: 'dragon-cultists', space: green }] });
    expect(again.play('adventure/face card=dragon-cultists').state.frames.at(-1)).toMatchObject({
      opponent: { wounds: 0 },
    });
  });

  it('2e.undefeated.full: a knockout against one of the track leaves it there as well', () => {
    const table = arriving(
      { track: fullTrack.map((entry) => ({ ...entry, space: entry.position === 4 ? green : entry.space })) },
      { wounds: 4 },
    );
    const before = table.state.track;
    table.play('adventure/face card=gallows-ogre', 'combat/stand', 'combat/defend').roll(1, 1);
    table.play('knockout/move to=h0708');
    expect(table.state.track).toEqual(before);
  });

  it('faq.undefeated.other-color-first: what waits here comes before a draw, also where the counter is of another color', () => {
    const table = arriving({
      track: [{ card: 'hedge-witch', space: green }],
      counters: { [green]: ['yellow'] },
    });
    table.refuses('adventure/attempt color=yellow', 'faq.undefeated.other-color-first');
    expect(table.legal()).toEqual(['adventure/face card=hedge-witch', 'adventure/decline']);
    // Once it is beaten the way is free, on a later turn.
    beat(table, 'hedge-witch');
    expect(cardsOn(table)[0]).toBeNull();
    expect(decision(table.state)?.actor).toBe(1);
  });

  it('faq.undefeated.other-color-first: with both colors here, each refusal names its own rule, and the victory its own counter', () => {
    const table = arriving({
      track: [{ card: 'hedge-witch', space: green }],
      counters: { [green]: ['yellow', 'green'] },
    });
    table
      .refuses('adventure/attempt color=yellow', 'faq.undefeated.other-color-first')
      .refuses('adventure/attempt color=green', '2e.undefeated.attempt');
    beat(table, 'hedge-witch');
    expect(table.player(0).counters).toMatchObject({ green: 1, yellow: 0 });
    expect(table.state.counters.yellow).toContain(green);
  });

  it('faq.undefeated.other-color-first: a yellow one earns the yellow counter, though a green one lies there too', () => {
    const table = Table.of({
      game: {
        players: [hero, other],
        track: [{ card: 'death-witch', space: green }],
        counters: { [green]: ['green', 'yellow'] },
      },
      given: { combat: { hero: 0, challenge: 'death-witch', phase: 'melee', wounds: 2, from: 'track' } },
    });
    table.play('combat/attack by=corbin-axebearer').roll(10, 10);
    expect(table.player(0).counters).toMatchObject({ green: 0, yellow: 1 });
    expect(cardsOn(table)[0]).toBeNull();
  });

  it('2e.undefeated.look: two that wait in one space are both seen, and one of them is chosen', () => {
    const table = arriving({
      track: [
        { card: 'hedge-witch', space: green },
        { card: 'marsh-leeches', space: green },
      ],
    });
    expect(table.legal('adventure/face')).toHaveLength(2);
    beat(table, 'hedge-witch');
    expect(cardsOn(table).slice(0, 2)).toEqual([null, 'marsh-leeches']);
    expect(decision(table.state)?.actor).toBe(1);
  });
});
