import { describe, expect, it } from 'vitest';
import { bundledModules, type Effect } from '../../../src/second-edition/index.js';
import { inspection } from '../../../src/second-edition/rules.js';
import { aJewel, Bench, board, drawn, fighting, go, gold, met, moving, on, trading } from './workshop.js';

/* Effects that give and take gold, cards and counters. */

const weapons = ['my-item', 'white-blade', 'dragontooth-hammer'];
const sword = { class: 'weapon', type: 'sword' } as const;
const asItem = { as: 'item', class: 'weapon', type: 'sword', use: 'always', abilities: [] } as const;
const asAlly = {
  as: 'ally',
  life: 2,
  stamina: 2,
  mind: { value: 1, damage: 1 },
  body: { value: 1, damage: 1 },
  spirit: { value: 1, damage: 1 },
} as const;

describe('effects on gold', () => {
  it('effect gain-gold: it comes from the bank', () => {
    expect(met([gold(4)]).me.gold).toBe(3 + 4);
  });

  it('effect gain-gold: what cards add to a reward is added to gold of a reward only', () => {
    const made = {
      hero: { abilities: [{ always: [{ stat: 'reward-gold', add: 2 }] } as const] },
      challenge: { life: 1, reward: [gold(4)], abilities: [on('attack-missed', [gold(1)])] },
    };
    expect(met([gold(4)], {}, made).me.gold).toBe(3 + 4);
    const table = new Bench(made, { given: fighting('ranged') });
    table.play('combat/attack by=my-hero').roll(1, 1);
    expect(table.me.gold).toBe(3 + 1);
    table.play('combat/defend').roll(10, 10).play('combat/defend').roll(10, 10);
    table.play('combat/stand', 'combat/attack by=my-hero').roll(10, 10);
    expect(table.me.gold).toBe(3 + 1 + 6);
  });

  it('effect gain-gold: a negative amount takes nothing', () => {
    expect(met([{ do: 'gain-gold', amount: { count: 'players', times: -3 } }]).me.gold).toBe(3);
  });

  it('effect lose-gold: as much as there is, if it is more, or all', () => {
    expect(met([{ do: 'lose-gold', amount: 2 }]).me.gold).toBe(1);
    expect(met([{ do: 'lose-gold', amount: 8 }]).me.gold).toBe(0);
    expect(met([{ do: 'lose-gold', amount: 'all' }], { me: { gold: 17 } }).me.gold).toBe(0);
  });

  it('effect lose-gold: a negative amount gives nothing', () => {
    expect(met([{ do: 'lose-gold', amount: { count: 'players', times: -3 } }]).me.gold).toBe(3);
  });
});

describe('effects on the card itself', () => {
  it('effect take-card: the card becomes an Item, and is not discarded afterwards', () => {
    const table = met([{ do: 'take-card' }], {}, { encounter: { becomes: asItem } });
    expect(table.me.items).toEqual([{ card: 'my-encounter', faceDown: false }]);
    expect(table.state.removed).toEqual([]);
  });

  it('effect take-card: the card becomes an Ally, or is kept to be used later', () => {
    const ally = met([{ do: 'take-card' }], {}, { encounter: { becomes: asAlly } });
    expect(ally.me.allies).toEqual([{ card: 'my-encounter', wounds: 0, exhaustion: 0 }]);
    const kept = met([{ do: 'take-card' }], {}, { encounter: { becomes: { as: 'kept' } } });
    expect(kept.me.kept).toEqual(['my-encounter']);
  });

  it('effect take-card: at the limit one makes room first, with a card of that kind, or does without', () => {
    const position = { me: { items: [...weapons.slice(0, 2), 'padded-leather-armor'] } };
    const made = { item: sword, encounter: { becomes: asItem } };
    const room = met([{ do: 'take-card' }], position, made);
    expect(room.choices).toEqual(['my-item', 'white-blade', 'nothing']);
    room.choose('white-blade');
    expect(room.me.items.map((item) => item.card)).toEqual([
      'my-item',
      'padded-leather-armor',
      'my-encounter',
    ]);
    expect(room.state.decks.market?.bottom).toEqual(['white-blade']);
    const without = met([{ do: 'take-card' }], position, made).choose('nothing');
    expect(without.me.items).toHaveLength(3);
    expect(without.state.removed).toEqual(['my-encounter']);
  });

  it('effect discard-this: an Item, an Ally or a kept card of yours goes', () => {
    const discard: Effect = { do: 'discard-this' };
    const position = { me: { items: ['my-item'], allies: ['my-ally'] }, given: trading };
    const table = new Bench(
      {
        item: { abilities: [on('market-entered', [discard])] },
        ally: { abilities: [on('market-entered', [discard])] },
      },
      { ...position, me: { ...position.me, space: 'tamalir' } },
    ).draw('black-dagger');
    expect(table.me).toMatchObject({ items: [], allies: [] });
    expect([...(table.state.decks.market?.bottom ?? [])].sort()).toEqual(['my-ally', 'my-item']);
  });

  it('effect discard-this: an Encounter on the table goes out of play, and only once', () => {
    expect(met([{ do: 'discard-this' }, gold(1)]).state.removed).toEqual(['my-encounter']);
  });

  it('effect discard-this: an Event ends, goes under its deck, and has its last word', () => {
    const table = new Bench(
      { event: { abilities: [go('any', [{ do: 'discard-this' }]), on('leaves', [gold(5)])] } },
      { game: { event: 'my-event' }, given: moving },
    ).use('my-event');
    expect(table.state.event).toBeNull();
    expect(table.state.decks.green?.bottom).toEqual(['my-event']);
    expect(table.me.gold).toBe(3 + 5);
  });

  /** An Encounter that may stay open, because it has an end. */
  const closable = { encounter: { abilities: [go('before-moving', [{ do: 'finish' }])] } } as const;

  it('effect stay-open: the Encounter lies before the player, and comes only once', () => {
    const table = met([{ do: 'stay-open' }, { do: 'stay-open' }], {}, closable);
    expect(table.me.quests).toEqual([{ card: 'my-encounter', progress: 0 }]);
    expect(table.state.removed).toEqual([]);
  });

  it('effect progress: counters come and go, never below none, and only while it is open', () => {
    const add = (n: number): Effect => ({ do: 'progress', add: n });
    expect(met([{ do: 'stay-open' }, add(3), add(-1)], {}, closable).me.quests).toMatchObject([
      { progress: 2 },
    ]);
    expect(met([{ do: 'stay-open' }, add(-1), add(1)], {}, closable).me.quests).toMatchObject([
      { progress: 1 },
    ]);
    expect(met([add(3)]).me.quests).toEqual([]);
  });

  it('effect finish: an open Encounter is out of play, with what it could do', () => {
    const table = new Bench(
      { encounter: { abilities: [go('before-moving', [{ do: 'finish' }])] } },
      { me: { quests: ['my-encounter'] }, given: moving },
    ).use('my-encounter');
    expect(table.me.quests).toEqual([]);
    expect(table.state.removed).toEqual(['my-encounter']);
    expect(table.legal('ability/use')).toEqual([]);
  });
});

describe('effects that take cards', () => {
  const lose = (kind: 'item' | 'ally' | 'any', which: 'choice' | 'dearest' | 'random'): Effect => ({
    do: 'lose-card',
    kind,
    which,
  });
  // My Item costs 5, the Acolyte 2, the Padded Leather Armor 3.
  const position = { me: { items: ['my-item', 'padded-leather-armor'], allies: ['acolyte-of-flame'] } };

  it('effect lose-card: of your choice, among those of the kind', () => {
    expect(met([lose('any', 'choice')], position).choices).toEqual([
      'acolyte-of-flame',
      'my-item',
      'padded-leather-armor',
    ]);
    const table = met([lose('item', 'choice')], position);
    expect(table.choices).toEqual(['my-item', 'padded-leather-armor']);
    table.choose('padded-leather-armor');
    expect(table.state.decks.market?.bottom).toEqual(['padded-leather-armor']);
  });

  it('effect lose-card: the dearest, which is nobody’s choice unless two are', () => {
    expect(met([lose('any', 'dearest')], position).me.items).toMatchObject([
      { card: 'padded-leather-armor' },
    ]);
    const two = met(
      [lose('any', 'dearest')],
      { me: { items: ['my-item'], allies: ['my-ally'] } },
      { ally: { cost: 5 } },
    );
    expect(two.choices).toEqual(['my-ally', 'my-item']);
  });

  it('effect lose-card: one at random is named by chance', () => {
    const table = met([lose('any', 'random')], position);
    expect(table.legal()).toEqual([
      'chance/pick choice=acolyte-of-flame',
      'chance/pick choice=my-item',
      'chance/pick choice=padded-leather-armor',
    ]);
    table.play('chance/pick choice=acolyte-of-flame');
    expect(table.me.allies).toEqual([]);
  });

  it('effect lose-card: who has none loses none, and a Challenge kept as an Item is never lost', () => {
    for (const which of ['choice', 'dearest', 'random'] as const) {
      const table = met(
        [lose('any', which), gold(1)],
        { me: { items: ['my-challenge'] } },
        { challenge: { becomes: asItem } },
      );
      expect(table.me.items).toHaveLength(1);
      expect(table.me.gold).toBe(4);
    }
  });
});

describe('effects on the market', () => {
  const look = (count: number, take: number, more: object = {}): Effect => ({
    do: 'draw-market',
    count,
    take,
    ...more,
  });

  it('effect draw-market: some of the cards may be taken, the others go under the deck in their order', () => {
    const table = met([look(3, 1)]).draw('black-dagger', 'acolyte-of-flame', 'my-item');
    expect(table.choices).toEqual(['black-dagger', 'acolyte-of-flame', 'my-item', 'nothing']);
    table.choose('acolyte-of-flame');
    expect(table.me.allies).toHaveLength(1);
    expect(table.state.decks.market?.bottom).toEqual(['black-dagger', 'my-item']);
    expect(table.waiting).toBe('adventure/draw');
  });

  it('effect draw-market: two of three, or fewer; none at all if none may be taken', () => {
    const cards = ['black-dagger', 'acolyte-of-flame', 'my-item'];
    const two = met([look(3, 2)])
      .draw(...cards)
      .choose('my-item');
    expect(two.choices).toEqual(['black-dagger', 'acolyte-of-flame', 'nothing']);
    two.choose('black-dagger');
    expect(two.me.items).toHaveLength(2);
    const one = met([look(3, 2)])
      .draw(...cards)
      .choose('my-item')
      .choose('nothing');
    expect(one.me.items).toHaveLength(1);
    const none = met([look(3, 0)]).draw(...cards);
    expect(none.state.decks.market?.bottom).toEqual(cards);
  });

  it('effect draw-market: of the kind named, at the price named, within the limits', () => {
    const kind = met([look(2, 1, { kind: 'ally' })]).draw('black-dagger', 'my-ally');
    expect(kind.choices).toEqual(['my-ally', 'nothing']);
    const half = met([look(2, 2, { pay: 'half' })], { me: { gold: 3 } }).draw('my-item', 'my-ally');
    half.choose('my-item');
    // Half of 5 is 2; the one gold left does not buy the Ally for 2.
    expect(half.me.gold).toBe(1);
    expect(half.state.decks.market?.bottom).toEqual(['my-ally']);
    const full = met([look(1, 1, { pay: 'full' })], { me: { gold: 4 } }).draw('my-item');
    expect(full.me.items).toEqual([]);
    const limit = met(
      [look(1, 1)],
      { me: { items: ['white-blade', 'dragontooth-hammer'] } },
      { item: sword },
    );
    expect(limit.draw('my-item').me.items).toHaveLength(2);
  });

  it('effect draw-market: inspect tells the prices, and what may still be taken', () => {
    const table = met([look(3, 2, { pay: 'half', kind: 'item' })], { me: { gold: 9 } });
    const drawn = () => table.ruleset.ask(table.state, inspection).drawn;
    expect(drawn()).toBeNull();
    table.draw('my-item', 'black-dagger', 'my-ally');
    expect(drawn()).toMatchObject({ by: 'my-encounter', player: 0, take: 2, kind: 'item' });
    expect(drawn()?.cards.map(({ card, kind }) => `${card} ${kind}`)).toEqual([
      'my-item item',
      'black-dagger item',
      'my-ally ally',
    ]);
    expect(drawn()?.cards[0]).toMatchObject({ price: 2, cost: 5 });
    table.choose('my-item');
    expect(drawn()).toMatchObject({ take: 1, cards: [{ card: 'black-dagger' }, { card: 'my-ally' }] });
  });

  it('effect draw-market: cards still on the table when a knockout ends the turn go under their deck, with a doom track too', () => {
    const frail = { abilities: [{ always: [{ stat: 'life' as const, add: -4 }] }] };
    for (const ids of [[], ['doom-track']]) {
      const inForce = ids.flatMap((id) => bundledModules[id] ?? []);
      const table = new Bench(
        { item: frail, encounter: { effects: [look(3, 2)] } },
        { me: { wounds: 2 }, given: drawn() },
        inForce,
      );
      table.draw('black-dagger', 'my-item', 'acolyte-of-flame').choose('my-item');
      expect(table.happened('hero/knocked-out')).toHaveLength(1);
      expect(table.state.revealed).toEqual([]);
      const market = table.state.decks.market?.bottom;
      expect(market).toEqual(expect.arrayContaining(['black-dagger', 'acolyte-of-flame']));
    }
  });

  it('effect draw-market: twice on a card, each time with cards of its own', () => {
    const table = met([look(1, 1), look(1, 1)])
      .draw('black-dagger')
      .choose('nothing')
      .draw('my-item');
    expect(table.choices).toEqual(['my-item', 'nothing']);
    expect(table.choose('my-item').state.decks.market?.bottom).toEqual(['black-dagger']);
  });

  it('effect draw-market: a deck that runs out gives fewer, and as many may be taken as otherwise', () => {
    const deck = new Bench({}).state.decks.market?.pool ?? [];
    const rest = deck.filter((id) => !['black-dagger', 'my-item'].includes(id));
    const table = met([look(5, 2)], { game: { stacks: { tamalir: rest } } })
      .draw('black-dagger') // Then only my-item is left: nobody need be asked which it is.
      .choose('black-dagger');
    expect(table.choices).toEqual(['my-item', 'nothing']);
    table.choose('my-item');
    expect(table.me.items).toHaveLength(2);
  });

  it('effect stock-market: cards come to the stack of the town you are in', () => {
    const here = met([{ do: 'stock-market', count: 2, towns: 'here' }], { me: { space: 'forge' } });
    here.draw('my-item', 'my-ally');
    expect(here.state.stacks.forge).toEqual(['my-item', 'my-ally']);
    expect(here.waiting).toBe('adventure/draw');
    const outside = met([{ do: 'stock-market', count: 2, towns: 'here' }], {
      me: { space: aJewel('green') },
    });
    expect(outside.waiting).toBe('adventure/draw');
    expect(outside.legal()).not.toContain('chance/draw card=my-item');
  });

  it('effect stock-market: or to that of every town', () => {
    const table = met([{ do: 'stock-market', count: 1, towns: 'all' }]);
    const cards = table.state.decks.market?.pool.slice(0, board.towns.length) ?? [];
    table.draw(...cards);
    expect(board.towns.map((town) => table.state.stacks[town.id])).toEqual(cards.map((card) => [card]));
    expect(table.waiting).toBe('adventure/draw');
  });
});

describe('effects on counters', () => {
  const empty = (...spaces: string[]) => Object.fromEntries(spaces.map((space) => [space, []]));
  const sunburst = (color: 'green' | 'yellow'): string => board.sunbursts[color][0] ?? '';

  it('effect replenish: empty sunbursts of every color get their counters back, or of those named', () => {
    const game = { counters: empty(sunburst('green'), sunburst('yellow')) };
    const all = met([{ do: 'replenish' }], { game });
    expect(all.state.counters.green).toContain(sunburst('green'));
    expect(all.state.counters.yellow).toContain(sunburst('yellow'));
    const one = met([{ do: 'replenish', colors: ['yellow'] }], { game });
    expect(one.state.counters.green).not.toContain(sunburst('green'));
    expect(one.state.counters.yellow).toContain(sunburst('yellow'));
  });

  it('effect gain-counter: from the pile, if there is one in it', () => {
    const table = met(
      [
        { do: 'gain-counter', color: 'red' },
        { do: 'gain-counter', color: 'yellow' },
      ],
      {
        me: { counters: { yellow: 1 } },
      },
    );
    expect(table.me.counters).toMatchObject({ yellow: 2, red: 1 });
    expect(
      met([{ do: 'gain-counter', color: 'green' }], { game: {}, me: { counters: { green: 2 } } }).me.counters
        .green,
    ).toBe(2);
  });

  it('effect gain-experience: the counter named, or one of your choice', () => {
    expect(met([{ do: 'gain-experience', bonus: 'stamina' }]).myHero.experience).toMatchObject({
      stamina: 1,
    });
    const table = met([{ do: 'gain-experience', bonus: 'choice' }]);
    expect(table.choices).toEqual(['mind', 'body', 'spirit', 'stamina', 'life']);
    table.choose('spirit');
    expect(table.myHero.experience).toMatchObject({ spirit: 1, mind: 0 });
  });

  it('effect gain-experience: nothing more if the Hero cannot have more of it', () => {
    const most = { me: { experience: { life: 3 } } };
    expect(met([{ do: 'gain-experience', bonus: 'life' }], most).myHero.experience.life).toBe(3);
    expect(met([{ do: 'gain-experience', bonus: 'choice' }], most).choices).not.toContain('life');
  });
});

describe('effects on activated cards', () => {
  const down = (...cards: string[]) => cards.map((card) => ({ card, faceDown: true }));
  const faceDown = (table: Bench): string[] => table.me.items.filter((i) => i.faceDown).map((i) => i.card);

  it('effect refresh: one card of your choice, or all', () => {
    const me = { items: down('black-dagger', 'padded-leather-armor', 'white-blade') };
    const one = met([{ do: 'refresh', cards: 'one' }], { me });
    expect(one.choices).toEqual(['black-dagger', 'padded-leather-armor', 'white-blade']);
    expect(faceDown(one.choose('white-blade'))).toEqual(['black-dagger', 'padded-leather-armor']);
    expect(faceDown(met([{ do: 'refresh', cards: 'all' }], { me }))).toEqual([]);
  });

  it('effect refresh: this card itself', () => {
    const table = new Bench(
      { item: { use: 'activate', abilities: [go('any', [gold(1), { do: 'refresh', cards: 'this' }])] } },
      { me: { items: ['my-item', { card: 'black-dagger', faceDown: true }] }, given: moving },
    ).use('my-item');
    expect(faceDown(table)).toEqual(['black-dagger']);
    // Turned up again, and still it counts as the one card of this step.
    expect(table.state.frames.find((f) => f.kind === 'movement')).toMatchObject({ activations: [0] });
  });
});

it('an Encounter that says nothing is discarded', () => {
  const table = new Bench({}, { given: drawn() });
  expect(table.state.removed).toEqual(['my-encounter']);
});
