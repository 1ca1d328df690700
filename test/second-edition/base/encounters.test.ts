import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/index.js';
import type { Scenario } from '../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

type Player = Exclude<Scenario['game']['players'], number>[number];
type Rest = Omit<Scenario['game'], 'players'>;

const { content } = rulesetOf([]).rules;
const green = 'h0609';
const road = 'h0608';

/** Player 0 stands on a green counter and has drawn a card there. */
const drawn = (card: string, hero: Player = {}, more: Rest = {}) =>
  Table.of({
    game: {
      players: [
        { hero: 'corbin-axebearer', space: green, cameFrom: road, ...hero },
        { hero: 'mordrog', space: 'h0912' },
      ],
      ...more,
    },
    given: { drawn: { player: 0, card } },
  });

const kindOf = (table: Table) => decision(table.state)?.kind;
const drawnFrom = (table: Table) => {
  const request = decision(table.state)?.request;
  return request?.kind === 'draw' ? request.deck : null;
};
/** Every place a card can be in. */
const inDeck = (table: Table, card: string) =>
  Object.values(table.state.decks).some((deck) => [...deck.top, ...deck.pool, ...deck.bottom].includes(card));

describe('Encounters', () => {
  it('2e.encounter.follow: the player does what the card says, and chooses what it leaves open', () => {
    const table = drawn('the-cornered-cutpurse');
    expect(kindOf(table)).toBe('effects/choose');
    expect(table.legal()).toHaveLength(2);
    table.refuses('effect/choose choice=3-run-away', '2e.encounter.follow');
    table.play('effect/choose choice=let-go');
    expect(table.player(0).gold).toBe(4);
  });

  it('2e.encounter.nature: it may ask for a test, and says what success brings and what failure', () => {
    // Mind 2 against 13.
    const failed = drawn('the-ferrymans-riddle').roll(5, 5);
    expect(failed.player(0).hero.exhaustion).toBe(1);
    expect(failed.player(0).kept).toEqual([]);
    const passed = drawn('the-ferrymans-riddle').roll(5, 6);
    expect(passed.player(0).hero.exhaustion).toBe(0);
    expect(passed.player(0).kept).toEqual(['the-ferrymans-riddle']);
  });

  it('2e.encounter.rewards: gold, or an ability for later', () => {
    const gold = drawn('the-cornered-cutpurse').play('effect/choose choice=let-go');
    expect(gold.happened('gold/gained')[0]).toMatchObject({ amount: 1, by: 'the-cornered-cutpurse' });
    // The riddle solved: once, the Hero is put in a town before it moves.
    const later = Table.of({
      game: { players: [{ space: green, kept: ['the-ferrymans-riddle'] }] },
      given: { turn: { player: 0, step: 'movement' } },
    }).play('ability/use card=the-ferrymans-riddle ability=call-the-ferryman', 'effect/choose choice=h1203');
    expect(later.player(0).hero.space).toBe('h1203');
    expect(later.state.removed).toEqual(['the-ferrymans-riddle']);
  });

  it('2e.encounter.removed: once settled it is out of play, not under its deck', () => {
    const table = drawn('the-cornered-cutpurse').play('effect/choose choice=let-go');
    expect(table.state.removed).toEqual(['the-cornered-cutpurse']);
    expect(inDeck(table, 'the-cornered-cutpurse')).toBe(false);
    expect(table.state.revealed).toEqual([]);
    expect(table.happened('card/removed')[0]?.rule).toBe('2e.encounter.removed');
  });

  it('2e.encounter.draw-again: then another card of the same deck is drawn; the counter stays', () => {
    const table = drawn('the-cornered-cutpurse').play('effect/choose choice=let-go');
    expect([kindOf(table), drawnFrom(table)]).toEqual(['adventure/draw', 'green']);
    expect(table.state.counters.green).toContain(green);
    table.refuses('chance/draw card=the-cornered-cutpurse', '2e.adventure.draw');
  });

  it('2e.encounter.draw-again: also after one that stays open, and after one that becomes a card of the player', () => {
    expect(drawnFrom(drawn('a-letter-for-greyhaven'))).toBe('green');
    expect(drawnFrom(drawn('the-ferrymans-riddle').roll(10, 10))).toBe('green');
  });

  it('2e.encounter.several: one after the other, with Events between, until a Challenge comes', () => {
    const table = drawn('the-cornered-cutpurse')
      .play('effect/choose choice=let-go')
      .draw('the-ferrymans-riddle')
      .roll(1, 1)
      .draw('early-snows')
      .draw('a-letter-for-greyhaven')
      .draw('hedge-witch');
    expect(table.state.removed).toEqual(['the-cornered-cutpurse', 'the-ferrymans-riddle']);
    expect(table.player(0).quests).toEqual([{ card: 'a-letter-for-greyhaven', progress: 0 }]);
    expect(kindOf(table)).toBe('combat/escape');
    // Afterwards the adventure is over.
    expect(decision(table.play('combat/escape').roll(10, 10).state)?.actor).toBe(1);
  });
});

describe('Encounters that take turns to complete', () => {
  it('2e.encounter.nature: it stays open with the player over the turns of everybody, and what it asks for is remembered', () => {
    const table = drawn('early-snows')
      .draw('a-letter-for-greyhaven')
      .draw('hedge-witch')
      .play('combat/escape')
      .roll(10, 10);
    expect(table.player(0).quests).toEqual([{ card: 'a-letter-for-greyhaven', progress: 0 }]);
    expect(table.state.removed).toEqual([]);
    // The other player's turn changes nothing; the next own turn does.
    table.play('move/stay');
    expect(table.player(0).quests[0]?.progress).toBe(1);
    expect(table.happened('encounter/opened')[0]?.rule).toBe('2e.encounter.nature');
  });

  it('2e.encounter.rewards, faq.discard.takes-all: completed, it pays and is out of play with its counters', () => {
    const table = Table.of({
      game: {
        players: [{ space: 'greyhaven', gold: 0, quests: [{ card: 'a-letter-for-greyhaven', progress: 2 }] }],
        stacks: { greyhaven: ['healing-draught'] },
      },
      given: { turn: { player: 0, step: 'market' } },
    }).draw('climbers-kit');
    expect(table.player(0).gold).toBe(4);
    expect(table.player(0).quests).toEqual([]);
    expect(table.state.removed).toEqual(['a-letter-for-greyhaven']);
  });

  it('2e.encounter.follow: what it asks for counts only where it asks for it', () => {
    const table = Table.of({
      game: { players: [{ space: 'forge', gold: 0, quests: ['a-letter-for-greyhaven'] }] },
      given: { turn: { player: 0, step: 'market' } },
    }).draw('climbers-kit');
    expect(table.player(0)).toMatchObject({
      gold: 0,
      quests: [{ card: 'a-letter-for-greyhaven', progress: 0 }],
    });
  });

  it('2e.encounter.follow: an open Encounter is neither Item nor Ally and cannot simply be discarded', () => {
    Table.of({
      game: { players: [{ space: 'forge', quests: ['a-letter-for-greyhaven'] }] },
      given: { turn: { player: 0, step: 'movement' } },
    }).refuses('card/discard player=0 card=a-letter-for-greyhaven', '2e.limits.discard-any-time');
  });
});

describe('Encounters with a fight', () => {
  const fighting = (hero: Player = {}) =>
    drawn('the-cornered-cutpurse', hero).play('effect/choose choice=fight');

  it('2e.encounter.nature: the fight is a combat, won for what the card promises; its counter is not earned', () => {
    const table = fighting().play('combat/stand', 'combat/attack by=corbin-axebearer').roll(10, 10);
    table.play('combat/defend').roll(10, 10).play('combat/defend').roll(10, 10);
    table.play('combat/stand', 'combat/attack by=corbin-axebearer').roll(10, 10);
    expect(table.player(0).gold).toBe(6);
    expect(table.player(0).counters.green).toBe(0);
    expect(table.state.counters.green).toContain(green);
    // It was no Challenge: drawing goes on.
    expect(drawnFrom(table)).toBe('green');
    expect(table.state.removed).toEqual(['the-cornered-cutpurse']);
  });

  it('2e.encounter.follow: one that is fled from is out of play, never on the track; no further card is drawn', () => {
    const table = fighting().play('combat/escape').roll(10, 10);
    expect(table.player(0).hero.space).toBe(road);
    expect(table.state.track).toEqual([null, null, null, null, null, null]);
    expect(table.state.removed).toEqual(['the-cornered-cutpurse']);
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    expect(table.player(0).gold).toBe(3);
  });

  it('2e.encounter.follow, 2e.encounter.draw-again: a knockout ends it the same way', () => {
    const table = fighting({ wounds: 4 }).play('combat/stand', 'combat/defend').roll(1, 1);
    table.play('knockout/move to=h0708');
    expect(table.happened('hero/knocked-out')).toHaveLength(1);
    expect(table.state.removed).toEqual(['the-cornered-cutpurse']);
    expect(table.state.track.every((entry) => entry === null)).toBe(true);
    expect(table.happened('card/drawn')).toEqual([]);
    expect(decision(table.state)?.actor).toBe(1);
  });

  it('2e.encounter.draw-again: an Encounter that ends the turn lets nothing more be drawn', () => {
    const table = drawn('wayside-shrine').play('effect/choose choice=stay');
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    expect(table.state.removed).toEqual(['wayside-shrine']);
  });
});

it('2e.encounter.rewards: every Encounter of the box brings something to be had', () => {
  const gives =
    /"do":"(?:gain-gold|take-card|gain-counter|gain-experience|heal|draw-market|replenish|finish|stay-open)"/;
  const encounters = Object.values(content.cards).filter((card) => card.kind === 'encounter');
  expect(encounters.filter((card) => !gives.test(JSON.stringify(card))).map((card) => card.id)).toEqual([]);
});
