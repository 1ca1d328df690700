import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/index.js';
import type { Scenario, ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';
import { Bench, fighting, go, gold, met, on } from '../abilities/workshop.js';

const { cards, board } = rulesetOf([]).rules.content;

/** A jewel of each color, none of them in a town. */
const jewels = { green: 'h0105', yellow: 'h0208', blue: 'h0103', red: 'h0101' } as const;

const lifeOf = (id: string): number => {
  const card = cards[id];
  return card?.kind === 'challenge' ? card.life : 0;
};

const feeble = { value: 9, damage: 1 };
const weakling = { name: 'Weakling', life: 1, mind: feeble, body: feeble, spirit: feeble };

type More = Omit<Scenario['game'], 'players'>;

/** Mordrog is about to hit a Challenge that one more wound defeats. */
const facing = (challenge: string, me: ScenarioPlayer = {}, more: More = {}) => {
  const color = (cards[challenge] as { color: keyof typeof jewels }).color;
  return Table.of({
    game: {
      players: [{ hero: 'mordrog', gold: 0, space: jewels[color], ...me }, { space: 'forge' }],
      ...more,
    },
    given: { combat: { hero: 0, challenge, phase: 'melee', wounds: lifeOf(challenge) - 1 } },
  });
};

const strike = (table: Table) => table.play('combat/attack by=mordrog').roll(10, 10);

const defeat = (challenge: string, me: ScenarioPlayer = {}, more: More = {}) =>
  strike(facing(challenge, me, more));

describe('Defeating Challenges', () => {
  it('2e.defeat.threshold: at wounds equal to its Life or above it, and the battle ends there', () => {
    const bench = (wounds: number, damage: number) =>
      new Bench(
        { hero: { body: { value: 2, damage } } },
        { me: { space: jewels.green }, other: {}, given: fighting('ranged', { wounds }) },
      )
        .play('combat/defend')
        .roll(10, 10)
        .play('combat/attack by=my-hero')
        .roll(10, 10);
    // The Challenge has Life 3.
    expect(bench(1, 1).waiting).toBe('phase/act');
    expect(bench(1, 1).enemyWounds).toBe(2);
    for (const [wounds, damage] of [
      [2, 1],
      [1, 2],
      [0, 3],
      [2, 3],
    ] as const) {
      const table = bench(wounds, damage);
      expect(table.happened('challenge/defeated')).toHaveLength(1);
      // No magic phase follows.
      expect(table.state.frames.some((f) => f.kind === 'combat')).toBe(false);
    }
  });

  it('2e.defeat.threshold: Before Combat as well, before the Challenge has struck once', () => {
    const table = Table.of({
      game: { players: [{ hero: 'varikas-the-dead', space: jewels.green }, {}] },
      given: { combat: { hero: 0, challenge: 'hedge-witch', phase: 'before-combat' } },
    })
      .play('ability/use card=varikas-the-dead ability=strike-with-magic-first')
      .roll(10, 10);
    expect(table.happened('challenge/defeated')).toMatchObject([
      { card: 'hedge-witch', rule: '2e.defeat.threshold' },
    ]);
    expect(table.happened('combat/round')).toEqual([]);
  });

  it('2e.defeat.reward: what the card promises is received, and once', () => {
    expect(defeat('ferrox-on-the-prowl').player(0).gold).toBe(2);
    expect(defeat('gallows-ogre', { gold: 3 }).player(0).gold).toBe(7);
    // A card that promises nothing gives nothing; the counter is earned all the same.
    const bench = new Bench(
      {},
      { me: { gold: 1, space: jewels.green }, other: {}, given: fighting('melee', { wounds: 2 }) },
    );
    bench.play('combat/attack by=my-hero').roll(10, 10);
    expect(bench.me).toMatchObject({ gold: 1, counters: { green: 1 } });
  });

  it('2e.defeat.card-as-item-or-ally: the Challenge card itself becomes an Item or an Ally', () => {
    const hound = defeat('masterless-war-hound');
    hound.play(hound.legal('effect/choose')[0] ?? '');
    expect(hound.player(0).allies).toEqual([{ card: 'masterless-war-hound', wounds: 0, exhaustion: 0 }]);
    const sword = defeat('barrow-knight');
    sword.play(sword.legal('effect/choose')[0] ?? '');
    expect(sword.player(0).items).toEqual([{ card: 'barrow-knight', faceDown: false }]);
    for (const table of [hound, sword]) {
      expect(table.state.revealed).toEqual([]);
      expect(table.happened('card/discarded')).toEqual([]);
      expect(table.player(0).gold).toBe(0);
    }
  });

  it('2e.defeat.card-rules: it counts towards the limits, and lends its values and abilities', () => {
    const full = defeat('barrow-knight', { items: ['yew-longbow', 'weighted-net'] });
    full.play(full.legal('effect/choose')[0] ?? '');
    // The sword is a Weapon: one of the two must make room, or it is left.
    expect(full.legal('effect/choose')).toEqual(
      ['yew-longbow', 'weighted-net', 'nothing'].map((choice) => `effect/choose choice=${choice}`),
    );
    full.play('effect/choose choice=weighted-net');
    expect(full.player(0).items.map(({ card }) => card)).toEqual(['yew-longbow', 'barrow-knight']);

    const crowded = defeat('masterless-war-hound', { allies: ['loyal-hound', 'militia-recruit'] });
    crowded.play(crowded.legal('effect/choose')[0] ?? '').play('effect/choose choice=nothing');
    expect(crowded.player(0).allies).toHaveLength(2);
    expect(crowded.state.decks.green?.bottom).toEqual(['masterless-war-hound']);

    const attack = (by: string, me: ScenarioPlayer) =>
      facing('quarry-golem', me).play(`combat/attack by=${by}`).roll(2, 3).happened('roll/made')[0]?.total;
    expect(attack('mordrog', { items: ['barrow-knight'] })).toBe(5 + 3 + 2);
    expect(attack('masterless-war-hound', { allies: ['masterless-war-hound'] })).toBe(5 + 3);
  });

  it('2e.defeat.card-rules: as an Item it is activated and refreshed, as an Ally killed: then it goes under its own deck', () => {
    const table = facing('quarry-golem', {
      items: ['walking-armor'],
      allies: [{ card: 'masterless-war-hound', wounds: 0 }],
    });
    table.play('combat/attack by=masterless-war-hound').roll(1, 1);
    expect(table.player(0).allies).toEqual([]);
    expect(table.state.decks.green?.bottom).toEqual(['masterless-war-hound']);
    expect(table.state.decks.market?.bottom).toEqual([]);
    table.play('combat/defend').roll(1, 1);
    table.play(table.legal('ability/use')[0] ?? '');
    expect(table.player(0).items).toEqual([{ card: 'walking-armor', faceDown: true }]);
  });

  it('2e.defeat.card-protected: it is not sold, not discarded, not lost', () => {
    const owner: ScenarioPlayer = {
      items: ['barrow-knight', 'weighted-net'],
      allies: ['masterless-war-hound'],
      gold: 0,
    };
    const market = Table.of({
      game: { players: [owner, {}] },
      given: { turn: { player: 0, step: 'market' } },
    }).draw('healing-draught');
    market.refuses('market/sell card=barrow-knight', '2e.defeat.card-protected');
    market.refuses('card/discard player=0 card=barrow-knight', '2e.defeat.card-protected');
    market.refuses('card/discard player=0 card=masterless-war-hound', '2e.defeat.card-protected');

    const sword = {
      challenge: { becomes: { as: 'item', class: 'weapon', type: 'sword', use: 'always', abilities: [] } },
    } as const;
    for (const which of ['choice', 'dearest', 'random'] as const) {
      const only = met([{ do: 'lose-card', kind: 'any', which }], { me: { items: ['my-challenge'] } }, sword);
      expect(only.me.items).toHaveLength(1);
      const thrown = met(
        [{ do: 'lose-card', kind: 'any', which }],
        { me: { items: ['my-challenge', 'soul-burn'] } },
        sword,
      );
      expect(thrown.me.items.map(({ card }) => card)).toEqual(['my-challenge']);
    }
  });

  it('2e.defeat.card-protected: an Encounter that became an Ally is not protected', () => {
    const table = Table.of({
      game: { players: [{ allies: ['a-question-of-honor'] }, {}] },
      given: { turn: { player: 0, step: 'movement' } },
    }).play('card/discard player=0 card=a-question-of-honor');
    expect(table.state.removed).toEqual(['a-question-of-honor']);
  });

  it('2e.defeat.take-counter: the counter of the space is taken from the board', () => {
    const table = defeat('ferrox-on-the-prowl');
    expect(table.player(0).counters).toEqual({ green: 1, yellow: 0, blue: 0, red: 0 });
    expect(table.state.counters.green).not.toContain(jewels.green);
    expect(table.happened('counter/earned')).toMatchObject([
      { player: 0, color: 'green', space: jewels.green },
    ]);
  });

  it('2e.defeat.take-counter: where none lies, none is gained, from the pile neither', () => {
    const bare = defeat('ferrox-on-the-prowl', {}, { counters: { [jewels.green]: [] } });
    expect(bare.player(0).counters.green).toBe(0);
    const pile = bare.state.pile.green;
    expect(pile).toBe(3);
  });

  it('2e.defeat.take-counter: of several counters the one attempted, and the others stay', () => {
    const table = defeat('ferrox-on-the-prowl', {}, { counters: { [jewels.green]: ['yellow', 'green'] } });
    expect(table.player(0).counters).toMatchObject({ green: 1, yellow: 0 });
    expect(table.state.counters.yellow).toContain(jewels.green);
    expect(table.state.counters.green).not.toContain(jewels.green);
  });

  it('2e.defeat.take-counter: one for the Challenge, none for an enemy that its reward brings out', () => {
    const bench = new Bench(
      { challenge: { reward: [{ do: 'fight', foe: weakling, won: [gold(1)] }] } },
      { me: { gold: 0, space: jewels.green }, other: {}, given: fighting('melee', { wounds: 2 }) },
    );
    bench.play('combat/attack by=my-hero').roll(10, 10);
    bench.play('combat/stand', 'combat/attack by=my-hero').roll(10, 10);
    expect(bench.me).toMatchObject({ gold: 1, counters: { green: 1 } });
    expect(bench.happened('counter/earned')).toHaveLength(1);
    expect(bench.state.decks.green?.bottom).toEqual(['my-challenge']);
  });

  it('2e.defeat.counter-face-down: its points count from then on', () => {
    // A blue counter is worth three, and two points are there: with two players that buys one experience counter.
    const table = defeat('lich-of-the-ashen-hills', { counters: { yellow: 1 }, space: jewels.blue });
    while (table.legal('effect/choose').length > 0) table.play(table.legal('effect/choose')[0] ?? '');
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'experience/choose' });
  });

  it('2e.defeat.spend-in-experience-step, 2e.defeat.turn-continues: the turn goes on, up to the counter just earned', () => {
    const table = defeat('gallows-ogre', { counters: { blue: 1 } });
    expect(table.happened('turn/ended')).toEqual([]);
    table.play('experience/buy bonus=body', 'experience/pay color=yellow');
    expect(table.player(0)).toMatchObject({
      counters: { yellow: 0, blue: 0 },
      hero: { experience: { body: 1 } },
    });

    // In a town the Market step comes first.
    const inTown = defeat('gallows-ogre', { space: 'forge' }, { counters: { forge: ['yellow'] } });
    expect(decision(inTown.state)).toMatchObject({ actor: 'chance', kind: 'market/draw' });
    expect(inTown.player(0).counters.yellow).toBe(1);
  });

  it('2e.defeat.discard: to the bottom of the deck of its color, after reward and counter', () => {
    const table = defeat('ferrox-on-the-prowl', {}, { decks: { green: { bottom: ['bone-rabble'] } } });
    expect(table.state.decks.green?.bottom).toEqual(['bone-rabble', 'ferrox-on-the-prowl']);
    expect(table.state.decks.green?.pool).not.toContain('ferrox-on-the-prowl');
    const types = table.events.map(({ type }) => type);
    const chain = ['challenge/defeated', 'gold/gained', 'counter/earned', 'card/discarded'];
    expect(types.filter((type) => chain.includes(type))).toEqual(chain);
    expect(defeat('gallows-ogre').state.decks.yellow?.bottom).toEqual(['gallows-ogre']);
  });

  it('2e.defeat.discard: from the track it goes under the deck too', () => {
    const table = Table.of({
      game: {
        players: [{ hero: 'mordrog', space: jewels.green }, {}],
        track: [{ card: 'hedge-witch', space: jewels.green }],
      },
      given: { turn: { player: 0, step: 'adventure' } },
    });
    table.play('adventure/face card=hedge-witch', 'combat/stand', 'combat/attack by=mordrog').roll(10, 10);
    expect(table.state.track[0]).toBeNull();
    expect(table.state.decks.green?.bottom).toEqual(['hedge-witch']);
    expect(table.player(0).counters.green).toBe(1);
  });

  it('2e.defeat.card-kept-for-effect: kept it is neither Item nor Ally, and goes under its deck once used', () => {
    const table = defeat('brood-of-the-bloodmother', {
      allies: ['loyal-hound', 'militia-recruit'],
      items: ['yew-longbow', 'weighted-net', 'full-plate'],
    });
    expect(table.player(0)).toMatchObject({ gold: 3, kept: ['brood-of-the-bloodmother'] });
    expect(table.state.decks.yellow?.bottom).toEqual([]);

    const later = facing('gallows-ogre', { kept: ['brood-of-the-bloodmother'] }).play(
      'combat/attack by=mordrog',
    );
    later.play(later.legal('ability/use')[0] ?? '').roll(2, 3);
    expect(later.happened('roll/made')[0]?.total).toBe(5 + 3 + 4);
    expect(later.player(0).kept).toEqual([]);
    expect(later.state.decks.yellow?.bottom).toEqual(['brood-of-the-bloodmother']);
  });

  it('what waits for a defeated Challenge does not wait for other enemies', () => {
    const amulet = { item: { abilities: [on('challenge-defeated', [gold(5)])] } };
    const me = { gold: 0, items: ['my-item'], space: jewels.green };
    const fight = met([{ do: 'fight', foe: weakling, won: [gold(1)] }], { me, other: {} }, amulet);
    fight.play('combat/stand', 'combat/attack by=my-hero').roll(10, 10);
    expect(fight.me).toMatchObject({ gold: 1, counters: { green: 0 } });
    const real = new Bench(amulet, { me, other: {}, given: fighting('melee', { wounds: 2 }) });
    real.play('combat/attack by=my-hero').roll(10, 10);
    expect(real.me).toMatchObject({ gold: 5, counters: { green: 1 } });
  });

  it('a Challenge that a card defeats is defeated like any other', () => {
    const bench = new Bench(
      {
        item: { use: 'discard', abilities: [go('before-combat', [{ do: 'defeat-enemy' }])] },
        challenge: { reward: [gold(4)] },
      },
      {
        me: { gold: 0, items: ['my-item'], space: jewels.green },
        other: {},
        given: fighting('before-combat'),
      },
    ).use('my-item');
    expect(bench.me).toMatchObject({ gold: 4, items: [], counters: { green: 1 } });
    expect(bench.state.decks.green?.bottom).toEqual(['my-challenge']);
    expect(board.jewels.green).toContain(jewels.green);
  });
});
