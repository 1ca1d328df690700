import { describe, expect, it } from 'vitest';
import { InvalidArgumentError } from '../../../src/kernel/index.js';
import { type Inspection, inspection } from '../../../src/third-edition/inspect/index.js';
import { Table } from '../table.js';
import { enemy, Fight, surge } from '../table-combat.js';

/* What a person reads off the table, counted by hand. */

type At = Pick<Table, 'rules' | 'state'>;
const read = ({ rules, state }: At, player?: number): Inspection => rules.ask(state, inspection, player);
const heroOf = (table: At, player = 0) => {
  const { hero } = read(table).players[player] ?? {};
  if (!hero) throw new Error('There is no hero.');
  return hero;
};

const at = (seat: object, scenario: 'ascendance-of-margath' | 'corpse-king' = 'ascendance-of-margath') =>
  Table.of(scenario, ['corbin', 'lyssa']).seat({ hex: 'h0706', ...seat }, { hex: 'h1501' });

describe('a hero', () => {
  it('has values with all that makes them up (3e.hero.bonus)', () => {
    // Corbin: speed 3, health 10, body 3, mind 2, spirit 0.
    const table = at({ assets: ['lavish-doublet', 'winged-boots'], skills: ['bears-heart'], damage: 4 });
    const hero = heroOf(table);
    expect(hero.speed).toMatchObject({ value: 4, base: 3, changes: [{ card: 'winged-boots', change: 1 }] });
    expect(hero.health).toEqual({
      max: {
        value: 12,
        base: 10,
        changes: [{ card: 'bears-heart', rule: null, counts: null, change: 2 }],
      },
      damage: 4,
      left: 8,
    });
    expect(hero.spirit).toMatchObject({ value: 1, base: 0, changes: [{ card: 'lavish-doublet' }] });
  });

  it('can keep as many skills of a type as the attribute says (3e.skill.learned-limit)', () => {
    const hero = heroOf(at({ skills: ['mountaineering', 'bears-heart'] }));
    // Body 3 and mind 2; both skills are of body.
    expect([hero.body.value, hero.body.learned, hero.body.free]).toEqual([3, 2, 1]);
    expect([hero.mind.learned, hero.mind.free]).toEqual([0, hero.mind.value]);
    expect(hero.spirit.free).toBe(0);
  });

  it('has the tokens that it would cast: its own and those of its assets (3e.combat.hero-tokens)', () => {
    const { tokens } = heroOf(at({ assets: ['chain-mail'] }));
    expect(tokens.map(({ token }) => token)).toEqual(['corbin-1', 'corbin-2', 'corbin-3', 'A10']);
    expect(tokens[0]?.faces).toEqual([
      { symbol: 'physical', count: 2, gold: false },
      { symbol: 'surge', count: 1, gold: false },
    ]);
  });

  it('has a hand of which others know the number and the limit alone (3e.game.public-info, 3e.hero.hand-size)', () => {
    const table = at({ hand: ['ambush', 'blink'] });
    const [own] = read(table).players;
    expect(own?.hand.count).toBe(2);
    expect(own?.hand.limit?.value).toBe(3);
    expect(own?.hand.cards.map(({ card }) => card)).toEqual(['ambush', 'blink']);
    const seen = table.rules.viewFor(table.state, 1) as never;
    const [theirs] = read({ rules: table.rules, state: seen }).players;
    expect(theirs?.hand).toEqual({ ...own?.hand, cards: [] });
  });

  it('has trophies whose fronts others do not know, and whose types they do (3e.trophies.type, 3e.trophies.look)', () => {
    const table = at({ trophies: ['wolf'] }).lay((s) => {
      Object.assign(s.players[0] as object, { secret: { combat: ['boar'], exploration: [], social: [] } });
      const { pool } = s.decks.combat as unknown as { pool: string[] };
      pool.splice(pool.indexOf('boar'), 1);
    });
    expect(read(table).players[0]?.trophies).toEqual({
      counts: { combat: 2, exploration: 0, social: 0 },
      cards: ['wolf', 'boar'],
    });
    const seen = table.rules.viewFor(table.state, 1) as never;
    expect(read({ rules: table.rules, state: seen }).players[0]?.trophies).toEqual({
      counts: { combat: 2, exploration: 0, social: 0 },
      cards: ['wolf'],
    });
  });

  it('has actions left in its turn alone, quests with how far they are, and is defeated or delayed', () => {
    const table = at({
      hex: 'h0605',
      quests: ['swamp-tales', 'far-away'],
      damage: 10,
      delayed: true,
    }).actions(2);
    const [own, other] = read(table).players;
    expect([own?.actions, other?.actions]).toEqual([2, null]);
    expect(own?.hero).toMatchObject({ defeated: true, delayed: true, health: { left: 0 } });
    expect(own?.quests.map(({ card, where }) => [card, where.nearest?.distance])).toEqual([
      ['swamp-tales', 0],
      ['far-away', 8],
    ]);
    expect(own?.quests[0]?.outcomes.map(({ requires }) => requires.length)).toEqual([1, 2, 3]);
  });
});

describe('markets', () => {
  const stocked = (seat: object = {}) =>
    at({ gold: 3, ...seat }).lay((s) => {
      Object.assign(s.markets, { tamalir: ['chain-mail', 'artifacts-1', 'lavish-doublet'] });
    });

  it('say what each card costs, whether one has it, and what one would have to give up (3e.shop.buy, 3e.asset.second)', () => {
    const { markets } = read(stocked({ assets: ['traders-attire'] }));
    expect(markets.map(({ city }) => city)).toEqual(['dawnsmoor', 'forge', 'riverwatch', 'tamalir']);
    const tamalir = markets.find(({ city }) => city === 'tamalir');
    expect(tamalir?.distance).toBe(0);
    expect(
      tamalir?.offers.map(({ card, price, affordable, replaces }) => [card, price, affordable, replaces]),
    ).toEqual([
      ['chain-mail', 4, false, 'traders-attire'],
      ['artifacts-1', 0, true, null],
      ['lavish-doublet', 3, true, 'traders-attire'],
    ]);
  });

  it('say what goods bring, and how far that is (3e.asset.goods-trade)', () => {
    const goods = read(stocked()).markets.find(({ city }) => city === 'tamalir')?.offers[1];
    expect(goods).toMatchObject({ profit: 2, trade: { value: 2, actions: 1 } });
    // Five shrines; the Hunting Circle is the nearest: three hexes from Tamalir.
    expect(goods?.trade?.where.hexes).toHaveLength(5);
    expect(goods?.trade?.where.nearest).toEqual({ hex: 'h0508', distance: 3 });
    const held = read(at({ hex: 'h0508', assets: ['artifacts-1'] })).players[0]?.assets[0];
    expect(held?.trade?.where.nearest).toEqual({ hex: 'h0508', distance: 0 });
  });

  it('tell prices for the player who is named, and refuse one who is not there', () => {
    const table = stocked();
    const offers = (player: number) =>
      read(table, player)
        .markets.find(({ city }) => city === 'tamalir')
        ?.offers.map(({ affordable }) => affordable);
    expect(offers(0)).toEqual([false, true, true]);
    table.seat({}, { gold: 9 });
    expect(offers(1)).toEqual([true, true, true]);
    for (const wrong of [2, -1, 0.5, '0'])
      expect(() => read(table, wrong as number)).toThrow(InvalidArgumentError);
  });
});

describe('time and the villain', () => {
  it('tell what the end of the round brings (3e.time.gem-refresh, 3e.story.spaces, 3e.time.end-act-1, 3e.time.end-act-2)', () => {
    const time = (space: number, act: 1 | 2, over = false) =>
      read(at({}).lay((s) => Object.assign(s, { time: { space, act, over } }))).time;
    expect(time(2, 1)).toMatchObject({ left: 11, next: { endsAct: null, gems: false, story: true } });
    expect(time(5, 1).next).toEqual({ endsAct: null, gems: true, story: true });
    expect(time(6, 1).next).toEqual({ endsAct: null, gems: false, story: false });
    expect(time(12, 1)).toMatchObject({ left: 1, next: { endsAct: 1, gems: false, story: false } });
    expect(time(12, 2).next).toEqual({ endsAct: 2, gems: false, story: false });
    expect(time(12, 2, true)).toMatchObject({ left: 0, next: { endsAct: null, gems: false, story: false } });
  });

  it('tell where the villain is and goes, and how strong it is against each hero (3e.villain.health-when, 3e.villain.health-floor)', () => {
    const table = at({ story: 3 }).lay((s) => {
      Object.assign(s, { villain: 'h0712', time: { space: 1, act: 2, over: false } });
      Object.assign(s.players[1] as object, { story: 9 });
    });
    const { villain } = read(table);
    expect(villain).toMatchObject({
      card: 'high-lord-margath',
      hex: 'h0712',
      goal: { hex: 'h0706', distance: 6 },
    });
    expect(villain?.health.map(({ health }) => health.value)).toEqual([12, 8]);
    expect(villain?.health[1]?.health.changes).toEqual([
      { card: 'high-lord-margath', rule: null, counts: 'story', change: -9 },
      { card: null, rule: '3e.villain.health-floor', counts: null, change: 2 },
    ]);
    // Five of all enemies, one of Act 2, and its own.
    expect(villain?.tokens).toHaveLength(7);
    expect(read(at({})).villain).toMatchObject({ hex: null, goal: null, spawns: ['h0712'] });
  });

  it('tell what a villain counts thing by thing (3e.corpse-king.health-mod)', () => {
    const f = Fight.villain('corpse-king', { hero: 'corbin', story: 2 }, { hero: 'lyssa' }).lay((s) => {
      s.zombies = ['h0101', 'h0101', 'h0202'];
    });
    expect(read(f).combat?.sides[1].health.max).toEqual({
      value: 9,
      base: 10,
      changes: [
        { card: 'vorakesh', rule: null, counts: 'zombies', change: 3 },
        { card: 'vorakesh', rule: null, counts: 'story', change: -4 },
      ],
    });
    expect(read(f).combat?.noRetreat).toBe('3e.villain.no-retreat');
  });

  it('tell of each hex what is there', () => {
    const table = at({ hex: 'h0404' }, 'corpse-king').lay((s) => {
      Object.assign(s, { villain: 'h0404', zombies: ['h0404', 'h0404'], facedown: ['h1008'] });
      s.slots[0] = 'corpse-marked';
    });
    const hexes = Object.fromEntries(read(table).hexes.map((one) => [one.hex, one]));
    expect(hexes.h0404).toMatchObject({
      heroes: [0],
      villain: true,
      zombies: 2,
      regions: ['cursed-ruins'],
      place: null,
    });
    expect(hexes.h1008?.gem).toEqual({ type: 'combat', faceup: false });
    expect(hexes.h0204).toMatchObject({ place: 'everton', kind: 'town', story: ['corpse-marked'] });
    expect(read(table).story[0]).toMatchObject({
      card: 'corpse-marked',
      actions: 1,
      where: { hexes: ['h0204'] },
    });
    expect(read(table).story[1]).toBeNull();
  });
});

describe('a combat', () => {
  const wall = enemy('wall', 7, { traits: ['Stone'], abilities: [surge(1, 'roar')] });

  it('has both sides with their tokens, and what each could deal (3e.combat.damage, 3e.combat.block)', () => {
    const f = Fight.with(wall, { hero: 'corbin', damage: 3 }, { hero: 'lyssa' });
    expect(read(f).combat).toMatchObject({ round: 1, moment: 'cast', acting: null });
    // Corbin: 2 physical, 1 golden physical, agility. The enemy: damage, damage, surge, golden dash, golden dash: it begins.
    f.cast([0, 0, 0], [0, 0, 0, 0, 0]);
    const { combat } = read(f);
    expect(combat).toMatchObject({ moment: 'act', acting: 1, blow: null, noRetreat: null });
    const [own, foe] = combat?.sides ?? [];
    expect(own).toMatchObject({
      is: 'hero',
      card: 'corbin',
      player: 0,
      health: { damage: 3, left: 7 },
      golden: 1,
      deals: [{ damage: 'physical', amount: 3, doubled: 3 }],
      shields: 0,
      agility: 1,
    });
    expect(foe).toMatchObject({
      is: 'enemy',
      card: 'wall',
      controller: 1,
      traits: ['Stone'],
      health: { max: { value: 7 }, left: 7 },
      golden: 2,
      deals: [{ damage: 'enemy', amount: 2 }],
      surges: 1,
      abilities: [{ card: 'wall', ability: 'roar', surge: 1, used: false }],
    });
  });

  it('counts what double tokens would add, and what they add where one lies on them (3e.combat.double)', () => {
    // The enemy shows damage on four tokens and a double on the last.
    const f = Fight.with(wall, { hero: 'corbin' }, { hero: 'lyssa' }).cast([0, 1, 0], [0, 0, 1, 1, 1]);
    expect(read(f).combat?.sides[1].deals).toEqual([{ damage: 'enemy', amount: 4, doubled: 5 }]);
    f.play('combat/double', { token: 0, on: 4 });
    expect(read(f).combat?.sides[1].deals).toEqual([{ damage: 'enemy', amount: 5, doubled: 5 }]);
    const tokens = read(f).combat?.sides[1].tokens ?? [];
    expect(tokens[0]).toMatchObject({ worth: 2, on: 'enemy-5', free: true });
    expect(tokens[4]).toMatchObject({ free: false });
  });

  it('has the tokens among which an ability acts: those of the pool, or spent ones (3e.combat.effect-targets)', () => {
    const shove = enemy('shove', 9, {
      abilities: [
        surge(1, 'turn', { do: 'flip', tokens: { whose: 'foe', many: 1, showing: ['shield'] } }),
        surge(1, 'rise', { do: 'recast', tokens: { whose: 'own', many: 1, spent: true } }),
        surge(1, 'roar'),
      ],
    });
    const f = Fight.with(shove, { hero: 'lord-hawthorne', hand: ['ambush'] }, { hero: 'lyssa' });
    f.cast([0, 0, 0], [0, 0, 1, 1, 1]);
    const reached = () =>
      read(f).combat?.sides.flatMap(({ abilities }) =>
        abilities.map(({ ability, reach }) => [ability, reach && [reach.side, ...reach.places]]),
      );
    const shields = read(f).combat?.sides[0].tokens.flatMap(({ shows, place }) =>
      shows.symbol === 'shield' ? place : [],
    );
    expect(reached()).toEqual([
      ['onslaught', null],
      ['smite', [0, 0, 1, 2]],
      ['turn', [0, ...(shields ?? [])]],
      ['rise', [1]],
      ['roar', null],
    ]);
    // A token of each side is spent.
    f.play('combat/deal', { tokens: [0] })
      .play('combat/go-on')
      .play('combat/deal', { tokens: [0] });
    expect(reached()).toContainEqual(['smite', [0, 1, 2]]);
    expect(reached()).toContainEqual(['rise', [1, 0]]);
  });

  it('has the rule that forbids the surge abilities of a side as long as it does (3e.game.precedence-cannot)', () => {
    const hush = enemy('hush', 30, { abilities: [surge(1, 'hush', { do: 'no-surge' })] });
    const forbidden = (f: Fight) =>
      read(f).combat?.sides.flatMap(({ abilities }) => abilities.map((one) => [one.ability, one.forbidden]));
    const f = Fight.with(hush, { hero: 'corbin' }).cast([1, 1, 1], [0, 0, 0, 0, 1]);
    expect(forbidden(f)).toEqual([
      ['brutal-assault', null],
      ['hush', null],
    ]);
    f.play('combat/surge', { card: 'hush', ability: 'hush', tokens: [2] });
    expect(forbidden(f)).toEqual([
      ['brutal-assault', '3e.game.precedence-cannot'],
      ['hush', null],
    ]);
    // A skill of the hero forbids them for the whole fight.
    const always = Fight.with(hush, { hero: 'corbin', skills: ['halo'] });
    always.cast([1, 1, 1], [0, 0, 0, 0, 1]);
    expect(forbidden(always)).toEqual([
      ['brutal-assault', null],
      ['hush', '3e.game.precedence-cannot'],
    ]);
  });

  it('has the damage that is dealt right now, before it is blocked (3e.combat.block)', () => {
    const f = Fight.with(wall, { hero: 'corbin' }, { hero: 'lyssa' }).cast([0, 1, 0], [0, 0, 1, 1, 1]);
    f.play('combat/deal', { tokens: [0, 1] });
    expect(read(f).combat?.blow).toEqual({ side: 0, damage: 'enemy', amount: 2, blockable: true });
    expect(read(f).combat?.sides[0].shields).toBe(1);
    expect(read(f).combat?.sides[1].tokens.map(({ at: lies }) => lies)).toEqual([
      'spent',
      'spent',
      'pool',
      'pool',
      'pool',
    ]);
  });
});

describe('dice and tests', () => {
  it('are there while they are under way', () => {
    const table = at({ hex: 'h0204' });
    expect(read(table)).toMatchObject({ dice: null, test: null, combat: null });
    table.play('move/roll');
    expect(read(table).dice).toEqual({ player: 0, for: 'move', dice: [], rolling: 3 });
    table.roll(1, 5, 5);
    expect(read(table).dice).toMatchObject({
      rolling: 0,
      dice: [{ face: 1, shows: ['plains'] }, { face: 5 }, {}],
    });
    const event = at({ hex: 'h0101', hand: ['ambush'] })
      .play('adventure/begin')
      .draw('nothing-to-lose')
      .play('event/choose', { choice: 'weigh' })
      .draw('blink');
    expect(read(event).test).toEqual({
      player: 0,
      attribute: 'spirit',
      modifier: 1,
      left: 0,
      revealed: ['blink'],
      successes: 1,
      // A gold for each.
      counts: true,
    });
    expect(read(event).turn.asked).toEqual({ actor: 0, rule: '3e.test.exert-timing' });
  });

  it('are asked for during setup as well, before anybody has a hero', () => {
    const table = Table.fresh('corpse-king', 2);
    expect(read(table)).toMatchObject({
      turn: { round: 0 },
      players: [{ hero: null, hand: { limit: null } }, {}],
    });
    expect(read(table, 1).markets).toHaveLength(4);
  });
});
