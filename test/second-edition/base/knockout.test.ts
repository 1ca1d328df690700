import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/index.js';
import type { Scenario, ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { heroes } from '../../../src/second-edition/content/heroes.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { asserted } from '../../asserted.js';
import { Table } from '../../toolkit.js';
import { aSpace, Bench, drawn, fighting, go, hurt, met, moving, on, trading } from '../abilities/workshop.js';

const { board } = rulesetOf([]).rules.content;
const town = (id: string): string => board.towns.find((t) => t.id === id)?.space ?? '';

/** As many wounds as a Hero can just bear. */
const nearlyOut = (hero: string): number => (heroes.find(({ id }) => id === hero)?.life ?? 0) - 1;

/** A yellow jewel; the nearest town is Vynelvale. */
const jewel = 'h0208';
/** A green jewel as near to Riverwatch as to Tamalir. */
const between = 'h0609';

type Others = Omit<Scenario['game'], 'players'>;

/** Varikas (Life 5) with four wounds fails to escape from the Gallows Ogre, and nobody helps him: that is the fifth. */
function last(me: ScenarioPlayer = {}, game: Others = {}): Table {
  const table = Table.of({
    game: {
      players: [{ hero: 'varikas-the-dead', wounds: 4, space: jewel, ...me }, { space: 'forge' }],
      ...game,
    },
    given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
  }).play('combat/escape');
  if (table.legal().includes('roll/dice')) table.play('roll/dice');
  table.roll(1, 1);
  if (table.legal().includes('harm/take')) table.play('harm/take');
  return table;
}

const knockedOut = (table: Pick<Table, 'happened'>) =>
  table.happened('hero/knocked-out').map((event) => event.player);

describe('when a Hero is knocked out', () => {
  it('2e.knockout.threshold: at wounds equal to Life or above it, at once, in every phase of a combat', () => {
    const struck = (phase: 'ranged' | 'melee' | 'magic', wounds: number) => {
      const table = Table.of({
        game: { players: [{ hero: 'varikas-the-dead', wounds, space: jewel }, {}] },
        given: { combat: { hero: 0, challenge: 'gallows-ogre', phase } },
      });
      return knockedOut(table.play('combat/defend').roll(1, 1)).length;
    };
    // The Ogre deals 1, 2 and 1.
    expect([struck('ranged', 3), struck('ranged', 4)]).toEqual([0, 1]);
    expect([struck('melee', 2), struck('melee', 3), struck('melee', 4)]).toEqual([0, 1, 1]);
    expect([struck('magic', 3), struck('magic', 4)]).toEqual([0, 1]);
    expect(knockedOut(last())).toEqual([0]);
    expect(knockedOut(last({ wounds: 3 }))).toEqual([]);
  });

  it('2e.knockout.threshold: outside combat too, by a test, a step on the board, the start of a turn', () => {
    const scene = met([{ do: 'test', attribute: 'body', target: 99, failure: [hurt('you', 1)] }], {
      me: { wounds: 4 },
      other: {},
    }).roll(10, 10);
    expect(knockedOut(scene)).toEqual([0]);
    expect(scene.state.removed).toContain('my-encounter');

    const forest = Object.keys(board.neighbours).find((id) => board.spaces[id]?.terrain === 'forest') ?? '';
    const from = (board.neighbours[forest] ?? [])[0] ?? '';
    const burning = Table.of({
      game: {
        players: [{ hero: 'varikas-the-dead', wounds: 4, exhaustion: 4, space: from }, {}],
        event: 'call-down-the-inferno',
      },
      given: { turn: { player: 0, step: 'movement' } },
    }).play(`move/adjacent to=${forest}`);
    expect(knockedOut(burning)).toEqual([0]);
    expect(decision(burning.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });

    const hunted = Table.of({
      game: {
        players: [{ wounds: 0 }, { hero: 'varikas-the-dead', wounds: 4, quests: ['hunted-by-night'] }],
      },
      given: { turn: { player: 1, step: 'start' } },
    }).roll(1, 1);
    expect(knockedOut(hunted)).toEqual([1]);
    // The turn ended before it had come to its first step.
    expect(decision(hunted.state)).toMatchObject({ actor: 0, kind: 'movement/choose' });
  });

  it('2e.knockout.threshold: at the end of a turn, which then ends once', () => {
    const ends = on('turn-end', [hurt('you', 9)]);
    const bench = new Bench(
      { event: { abilities: [ends] } },
      { me: { space: aSpace('plains') }, other: {}, game: { event: 'my-event' }, given: moving },
    );
    bench.play('move/stay');
    expect(knockedOut(bench)).toEqual([0]);
    expect(bench.happened('turn/ended')).toHaveLength(1);
  });

  it('2e.knockout.threshold: by your own doing Before Combat, and by what an enemy takes back', () => {
    const mad = Table.of({
      game: { players: [{ hero: 'mad-carthos', wounds: nearlyOut('mad-carthos'), space: jewel }, {}] },
      given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'before-combat' } },
    })
      .play('ability/use card=mad-carthos ability=let-the-magic-loose')
      .roll(2, 2);
    expect(knockedOut(mad)).toEqual([0]);
    // Before Combat is a part of the battle: the Challenge goes on the track.
    expect(mad.state.track[0]).toMatchObject({ card: 'gallows-ogre', space: jewel });
  });
});

describe('the consequences', () => {
  it('2e.knockout.counters: all counters leave the Hero, and stay on its Allies', () => {
    const table = last({
      exhaustion: 3,
      allies: [
        { card: 'militia-recruit', wounds: 1 },
        { card: 'loyal-hound', wounds: 1, exhaustion: 2 },
      ],
      items: ['lightning-mace'],
    });
    expect(table.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 0 });
    expect(table.player(0).allies).toEqual([
      { card: 'militia-recruit', wounds: 1, exhaustion: 0 },
      { card: 'loyal-hound', wounds: 1, exhaustion: 2 },
    ]);
  });

  it('2e.knockout.gold: all gold goes to the bank', () => {
    const table = last({ gold: 17 });
    expect(table.player(0).gold).toBe(0);
    expect(table.happened('gold/lost')).toMatchObject([{ player: 0, amount: 17 }]);
    expect(last({ gold: 0 }).happened('gold/lost')).toEqual([]);
  });

  it('2e.knockout.card: the dearest card, Ally or Item, goes face down under the market deck; one card in all', () => {
    const ally = last({ items: ['soul-burn', 'weighted-net'], allies: ['prince-gardun', 'loyal-hound'] });
    expect(ally.player(0).allies.map(({ card }) => card)).toEqual(['loyal-hound']);
    expect(ally.player(0).items.map(({ card }) => card)).toEqual(['soul-burn', 'weighted-net']);
    expect(ally.state.decks.market?.bottom).toEqual(['prince-gardun']);

    const item = last(
      { items: [{ card: 'dragonscale-coat', faceDown: true }, 'soul-burn'], allies: ['prince-gardun'] },
      { decks: { market: { bottom: ['weighted-net'] } } },
    );
    expect(item.player(0).items.map(({ card }) => card)).toEqual(['soul-burn']);
    expect(item.player(0).allies).toHaveLength(1);
    // Under the deck, below what was put there before.
    expect(item.state.decks.market?.bottom).toEqual(['weighted-net', 'dragonscale-coat']);
    expect(last().happened('card/discarded')).toEqual([]);
  });

  it('2e.knockout.card, 2e.defeat.card-protected: kept Challenge cards are no prey, other adventure cards cost nothing', () => {
    const kept = last({
      items: ['barrow-knight', 'weighted-net'],
      allies: ['masterless-war-hound'],
      kept: ['swamp-wisp'],
    });
    expect(kept.player(0).items.map(({ card }) => card)).toEqual(['barrow-knight']);
    expect(kept.player(0).allies).toHaveLength(1);
    expect(kept.player(0).kept).toEqual(['swamp-wisp']);
    const nothing = last({ items: ['barrow-knight'], allies: ['masterless-war-hound'] });
    expect(nothing.player(0).items).toHaveLength(1);
    expect(nothing.player(0).allies).toHaveLength(1);
    // An Encounter that became an Ally is fair game, and leaves the game; anything with a price goes before it.
    const guest = last({ allies: ['a-question-of-honor'], items: ['barrow-knight'] });
    expect(guest.player(0).allies).toEqual([]);
    expect(guest.state.removed).toEqual(['a-question-of-honor']);
    const cheaper = last({ allies: ['a-question-of-honor'], items: ['weighted-net'] });
    expect(cheaper.player(0).allies).toHaveLength(1);
    expect(cheaper.player(0).items).toEqual([]);
  });

  it('2e.knockout.card-tie: of equally dear cards the owner gives up one', () => {
    const table = last({ items: ['soul-burn', 'weighted-net'], allies: ['burning-priest', 'loyal-hound'] });
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'knockout/card' });
    expect(table.legal()).toEqual([
      'knockout/discard card=burning-priest',
      'knockout/discard card=soul-burn',
    ]);
    table.refuses('knockout/discard card=weighted-net', '2e.knockout.card');
    table.play('knockout/discard card=soul-burn');
    expect(table.player(0).allies).toHaveLength(2);
    expect(table.state.decks.market?.bottom).toEqual(['soul-burn']);
    expect(decision(table.state)?.actor).toBe(1);
  });

  it('2e.knockout.move: to the nearest town, whatever lies between', () => {
    for (const [from, to] of [
      [jewel, 'vynelvale'],
      ['h1003', 'forge'],
      ['h0809', 'tamalir'],
    ] as const) {
      const { hero } = last({ space: from, cameFrom: 'h0708' }).player(0);
      expect(hero.space, from).toBe(town(to));
      // It was carried there: there is no space that it came from.
      expect(hero.cameFrom).toBeNull();
    }
  });

  it('2e.knockout.move: a Hero knocked out in a town stays there', () => {
    for (const { id, space } of board.towns) {
      const table = last({ space: id });
      expect(table.player(0).hero.space).toBe(space);
      expect(table.happened('hero/placed')).toEqual([]);
    }
    asserted(10);
  });

  it('2e.knockout.move-tie: between towns equally near the player chooses', () => {
    const table = last({ space: between });
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'knockout/move' });
    expect(new Set(table.legal())).toEqual(
      new Set([`knockout/move to=${town('riverwatch')}`, `knockout/move to=${town('tamalir')}`]),
    );
    table.refuses(`knockout/move to=${town('forge')}`, '2e.knockout.move');
    table.refuses(`knockout/move to=${between}`, '2e.knockout.move');
    table.play(`knockout/move to=${town('riverwatch')}`);
    expect(table.player(0).hero.space).toBe(town('riverwatch'));
    expect(table.state.track[0]).toMatchObject({ card: 'gallows-ogre', space: between });
  });

  it('2e.knockout.challenge, 2e.knockout.counter, 2e.knockout.adventure-counter-stays: as if the Hero had escaped', () => {
    const table = last();
    expect(table.state.track).toEqual([
      { card: 'gallows-ogre', space: jewel, order: expect.any(Number) },
      ...Array(5).fill(null),
    ]);
    expect(table.state.revealed).toEqual([]);
    expect(table.state.counters.yellow).toContain(jewel);
    expect(table.player(0).counters.yellow).toBe(0);
  });

  it('2e.knockout.challenge: in the first open position, or that of the one longest on a full track', () => {
    const track = (cards: string[]) => cards.map((card) => ({ card, space: 'h0105' }));
    const five = ['bone-rabble', 'hedge-witch', 'cinder-imp', 'barrow-shade', 'atavax'];
    expect(last({}, { track: track(five.slice(0, 2)) }).state.track[2]?.card).toBe('gallows-ogre');
    const full = last({}, { track: track([...five, 'quarry-golem']) });
    expect(full.state.track.map((entry) => entry?.card)).toEqual([
      'gallows-ogre',
      ...five.slice(1),
      'quarry-golem',
    ]);
    expect(full.state.decks.green?.bottom).toEqual(['bone-rabble']);
  });

  it('2e.knockout.challenge: one that was met on the track keeps its place and its counter', () => {
    const table = Table.of({
      game: {
        players: [{ hero: 'varikas-the-dead', wounds: 4, space: jewel }, { space: 'forge' }],
        track: [
          { card: 'bone-rabble', space: 'h0105' },
          { card: 'gallows-ogre', space: jewel, position: 4 },
        ],
      },
      given: { turn: { player: 0, step: 'adventure' } },
    });
    const before = table.state.track;
    table.play('adventure/face card=gallows-ogre', 'combat/begin', 'combat/escape').roll(1, 1);
    expect(knockedOut(table)).toEqual([0]);
    expect(table.state.track).toEqual(before);
  });

  it('2e.knockout.challenge-wounds: the Challenge is unhurt when it is met again', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'varikas-the-dead', wounds: 4, space: jewel },
          { hero: 'mordrog', space: jewel },
        ],
      },
      given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape', wounds: 3 } },
    })
      .play('combat/escape')
      .roll(1, 1);
    table
      .play('move/stay', 'adventure/face card=gallows-ogre', 'combat/stand', 'combat/attack by=mordrog')
      .roll(10, 10);
    expect(table.happened('enemy/wounded')).toMatchObject([{ card: 'gallows-ogre', amount: 1, wounds: 1 }]);
  });

  it('2e.knockout.challenge: what is no Challenge, or was not being fought, does not go on the track', () => {
    const foe = {
      name: 'Foe',
      life: 3,
      mind: { value: 20, damage: 1 },
      body: { value: 20, damage: 1 },
      spirit: { value: 20, damage: 1 },
    };
    const bench = met([{ do: 'fight', foe, lost: [{ do: 'gain-gold', amount: 2 }] }], {
      me: { wounds: 4 },
      other: {},
    });
    bench.play('combat/escape').roll(1, 1);
    expect(knockedOut(bench)).toEqual([0]);
    expect(bench.state.track.every((entry) => entry === null)).toBe(true);
    expect(bench.state.removed).toContain('my-encounter');
    // What the card says of a lost fight happens, after the gold was taken.
    expect(bench.me.gold).toBe(2);
  });

  it('2e.knockout.turn-ends: no Market step in the town, no Experience step, and the next player goes on', () => {
    const table = last({ counters: { red: 2 } });
    expect(table.player(0).hero.space).toBe(town('vynelvale'));
    expect(table.player(0).counters.red).toBe(2);
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    expect(table.happened('market/stocked')).toEqual([]);
    expect(table.happened('turn/ended')).toMatchObject([{ player: 0 }]);
  });

  it('2e.knockout.order: counters, gold, card, town, track, end of the turn', () => {
    const table = last({ gold: 4, items: ['soul-burn'] });
    const types = table.events.map(({ type }) => type);
    const chain = [
      'wounds/taken',
      'hero/knocked-out',
      'gold/lost',
      'card/discarded',
      'hero/placed',
      'challenge/undefeated',
      'turn/ended',
      'turn/began',
    ];
    expect(types.filter((type) => chain.includes(type))).toEqual(chain);
    // Where two choices are open, the card is chosen before the town, and nothing later has happened yet.
    const open = last({ gold: 4, space: between, items: ['soul-burn', 'wand-of-cinders'] });
    expect(open.player(0)).toMatchObject({ gold: 0, hero: { wounds: 0, space: between } });
    expect(decision(open.state)?.kind).toBe('knockout/card');
    open.play('knockout/discard card=soul-burn');
    expect(decision(open.state)?.kind).toBe('knockout/move');
    expect(open.state.track[0]).toBeNull();
  });

  it('2e.knockout.keeps-experience, faq.knockout.keeps-adventure-counters: whatever is not listed is kept', () => {
    const kept: ScenarioPlayer = {
      counters: { green: 2, red: 1 },
      points: 1,
      experience: { mind: 1, life: 1 },
      items: ['soul-burn', 'weighted-net', { card: 'iron-buckler', faceDown: true }],
      allies: ['militia-recruit'],
      kept: ['swamp-wisp'],
      quests: [{ card: 'a-letter-for-greyhaven', progress: 2 }],
    };
    const table = last({ ...kept, wounds: 5 });
    expect(table.player(0)).toMatchObject({
      counters: { green: 2, yellow: 0, blue: 0, red: 1 },
      points: 1,
      hero: { experience: { mind: 1, body: 0, spirit: 0, stamina: 0, life: 1 } },
      items: [
        { card: 'weighted-net', faceDown: false },
        { card: 'iron-buckler', faceDown: true },
      ],
      allies: [{ card: 'militia-recruit' }],
      kept: ['swamp-wisp'],
      quests: [{ card: 'a-letter-for-greyhaven', progress: 2 }],
    });
  });
});

describe('knockouts on the turn of somebody else', () => {
  /** Player 0 may defeat Atavax; each other Hero then takes 1 exhaustion. */
  const atavax = (other: ScenarioPlayer, third: ScenarioPlayer = {}) =>
    Table.of({
      game: {
        players: [
          { hero: 'mordrog', space: jewel, counters: { red: 2 } },
          { hero: 'varikas-the-dead', ...other },
          { hero: 'mad-carthos', ...third },
        ],
      },
      given: { combat: { hero: 0, challenge: 'atavax', phase: 'melee', wounds: 2 } },
    })
      .play('combat/attack by=mordrog')
      .roll(10, 10);

  it('2e.knockout.turn-ends: the consequences come at once, and the present turn goes on', () => {
    const table = atavax({
      wounds: 4,
      exhaustion: 4,
      gold: 9,
      space: 'h0809',
      items: ['weighted-net'],
      counters: { green: 1 },
    });
    expect(knockedOut(table)).toEqual([1]);
    expect(table.player(1)).toMatchObject({
      gold: 0,
      items: [],
      hero: { wounds: 0, exhaustion: 0, space: town('tamalir') },
    });
    // Nothing is put on the track, the victor gets the counter, and has the Experience step before it.
    expect(table.state.track.every((entry) => entry === null)).toBe(true);
    expect(table.player(0).counters).toMatchObject({ yellow: 1, red: 2 });
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'experience/choose' });
    // The one knocked out keeps the next turn.
    table.play('experience/done');
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
  });

  it('2e.knockout.card-tie, 2e.knockout.move-tie: the owner chooses, on any turn', () => {
    const table = atavax({
      wounds: 4,
      exhaustion: 4,
      space: between,
      items: ['soul-burn', 'wand-of-cinders'],
    });
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'knockout/card' });
    table.play('knockout/discard card=wand-of-cinders');
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'knockout/move' });
    table.play(`knockout/move to=${town('tamalir')}`);
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'experience/choose' });
  });

  it('2e.knockout.turn-ends: two at once are both knocked out, in turn order from the player whose turn it is', () => {
    const table = atavax({ wounds: 4, exhaustion: 4 }, { wounds: nearlyOut('mad-carthos'), exhaustion: 3 });
    expect(knockedOut(table)).toEqual([1, 2]);
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'experience/choose' });
  });

  it('2e.knockout.turn-ends: an Event may knock out everybody, and the turn ends only then', () => {
    const bench = new Bench(
      { event: { abilities: [on('enters', [{ do: 'wounds', to: 'every-hero', amount: 1 }])] } },
      { me: { wounds: 4 }, other: { wounds: 4, gold: 6 }, given: drawn('my-event') },
    );
    expect(bench.player(1)).toMatchObject({ gold: 0, hero: { wounds: 0 } });
    expect(bench.player(0)).toMatchObject({ gold: 0, hero: { wounds: 0 } });
    expect(bench.ruleset.decision(bench.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
  });

  it('2e.knockout.order: between Heroes the spoils come first, and both turns are over', () => {
    const bench = new Bench(
      {},
      {
        me: { gold: 0 },
        other: { wounds: 4, gold: 8, items: ['soul-burn', 'black-dagger'] },
        given: { combat: { hero: 0, against: 1, phase: 'melee' } },
      },
    );
    bench.play('combat/attack by=my-hero').roll(1, 1).roll(10, 10).play('spoils/take-card card=soul-burn');
    expect(bench.me.items.map(({ card }) => card)).toEqual(['soul-burn']);
    // The gold was not picked: the knockout takes it, and the dearest card that is left.
    expect(bench.me.gold).toBe(0);
    expect(bench.player(1)).toMatchObject({ gold: 0, items: [] });
    expect(bench.ruleset.decision(bench.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
  });
});

describe('knockouts and victories', () => {
  it('a Challenge that is defeated stays defeated though its reward knocks the victor out', () => {
    const reward = [{ do: 'gain-gold', amount: 3 }, hurt('you', 1), { do: 'gain-gold', amount: 2 }] as const;
    const bench = new Bench(
      { challenge: { reward: [...reward], color: 'green' } },
      { me: { wounds: 4, space: between }, other: {}, given: fighting('melee', { wounds: 2 }) },
    );
    bench
      .play('combat/attack by=my-hero')
      .roll(10, 10)
      .play(`knockout/move to=${town('tamalir')}`);
    expect(bench.state.track.every((entry) => entry === null)).toBe(true);
    expect(bench.state.decks.green?.bottom).toEqual(['my-challenge']);
    expect(bench.me.counters.green).toBe(1);
    expect(bench.state.counters.green).not.toContain(between);
    expect(bench.ruleset.decision(bench.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
  });

  it('a Challenge that falls together with the Hero is defeated if it falls first', () => {
    // The shield gives the wound back while one's own is not yet taken.
    const mirror = go('harm', [{ do: 'wounds', to: 'enemy', amount: 1 }], { if: { whose: 'you' } });
    const bench = new Bench(
      { item: { use: 'activate', abilities: [mirror] } },
      {
        me: { wounds: 4, space: between, items: ['my-item'] },
        other: {},
        given: fighting('melee', { wounds: 2 }),
      },
    );
    bench.play('combat/defend').roll(1, 1).use('my-item');
    expect(knockedOut(bench)).toEqual([]);
    expect(bench.myHero.wounds).toBe(4);
    expect(bench.me.counters.green).toBe(1);
  });

  it('what happens in a Market step may knock out as well', () => {
    const bench = new Bench(
      { item: { use: 'activate', abilities: [go('market', [hurt('you', 5)])] } },
      { me: { gold: 9, items: ['my-item'] }, other: {}, given: trading },
    ).draw('lightning-mace');
    bench.use('my-item');
    expect(bench.me).toMatchObject({ gold: 0, items: [] });
    expect(bench.ruleset.decision(bench.state)?.actor).toBe(1);
  });
});
