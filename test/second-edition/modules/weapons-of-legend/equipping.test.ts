import { describe, expect, it } from 'vitest';
import { playGame } from '../../../../src/bots/second-edition/index.js';
import {
  brokenInvariants,
  decision,
  follow,
  inspect,
  parseState,
  serialize,
  transition,
  viewFor,
} from '../../../../src/index.js';
import { picture } from '../../../../src/picture/second-edition/index.js';
import { fromScenario, type ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import { composeRuleset, riseOfTheDragonLords, rulesetOf } from '../../../../src/second-edition/index.js';
import { weaponsOfLegendCards } from '../../../../src/second-edition/modules/weapons-of-legend/content/weapons-of-legend.js';
import { wordsOf } from '../../../../src/words/second-edition/index.js';
import { Table } from '../../../toolkit.js';

const modules = ['weapons-of-legend'];
const BLADE = 'the-restless-blade';
const SHELL = 'bulwark-tortoise';
const JAR = 'jar-of-glowflies';

/** Player 0 trades in Tamalir, where these are on offer. */
const trading = (me: ScenarioPlayer, offers: string[] = [BLADE, SHELL, JAR], more: string[] = []) => {
  const table = Table.of({
    game: {
      modules: [...modules, ...more],
      players: [
        { hero: 'mordrog', space: 'tamalir', gold: 40, ...me },
        { hero: 'varikas-the-dead', space: 'dawnsmoor' },
      ],
      stacks: { tamalir: offers },
      decks: { market: { top: ['healing-draught'] } },
    },
    given: { turn: { player: 0, step: 'market' } },
  });
  return table;
};

/** Mordrog meets Varikas, who has 4 wounds, and beats him: the spoils are about to be taken. */
const beaten = (me: ScenarioPlayer, loser: ScenarioPlayer) => {
  const table = Table.of({
    game: {
      modules,
      players: [
        { hero: 'mordrog', space: 'h0308', gold: 0, ...me },
        { hero: 'varikas-the-dead', space: 'h0308', wounds: 4, gold: 1, ...loser },
      ],
    },
    given: { combat: { hero: 0, against: 1, phase: 'ranged' } },
  })
    .play('combat/attack by=mordrog')
    .roll(1, 1)
    .roll(10, 10);
  // The loser could answer with the Item that is to be taken.
  return table.legal('harm/take').length > 0 ? table.play('harm/take') : table;
};

/** Two Heroes talk. */
const talking = (me: ScenarioPlayer, other: ScenarioPlayer) =>
  Table.of({
    game: {
      modules,
      players: [
        { hero: 'mordrog', space: 'h0308', ...me },
        { hero: 'varikas-the-dead', space: 'h0308', ...other },
      ],
    },
    given: { turn: { player: 0, step: 'adventure' } },
  }).play('hero/negotiate with=1');

const alliesOf = (table: Table, player = 0) => table.player(player).allies.map(({ card }) => card);
const itemsOf = (table: Table, player = 0) => table.player(player).items.map(({ card }) => card);

describe('Weapons of Legend', () => {
  it('va47.components.market-cards: six Equipping Allies, twelve Items, twelve Allies', () => {
    const { market = [] } = weaponsOfLegendCards;
    const equips = market.filter((card) => card.kind === 'ally' && card.equips !== undefined);
    expect(market).toHaveLength(30);
    expect(equips).toHaveLength(6);
    expect(market.filter(({ kind }) => kind === 'item')).toHaveLength(12);
    expect(market.filter((card) => card.kind === 'ally' && !card.equips)).toHaveLength(12);
    for (const card of equips) expect(card).toMatchObject({ stamina: 0 });
  });

  it('va47.equipping-ally.choice: who hires one says what it is to be, and both uses are offered', () => {
    const table = trading({}).play(`market/hire card=${BLADE}`);
    expect(decision(table.state)).toMatchObject({
      actor: 0,
      kind: 'equipping/choose',
      rule: 'va47.equipping-ally.choice',
    });
    expect(table.legal()).toEqual([
      `equipping/use card=${BLADE} as=ally`,
      `equipping/use card=${BLADE} as=item`,
    ]);
    table.refuses(`equipping/use card=${SHELL} as=item`, 'va47.equipping-ally.choice');
    table.refuses(`card/discard player=0 card=${BLADE}`, '2e.limits.discard-any-time');
    table.play(`equipping/use card=${BLADE} as=item`);
    expect([alliesOf(table), itemsOf(table)]).toEqual([[], [BLADE]]);
    expect(decision(table.state)).toMatchObject({ kind: 'market/trade' });
  });

  it('va47.equipping-ally.choice: it is hired as an Ally, at the price of Allies', () => {
    const table = trading({ items: ['crown-of-quiet-command'] });
    table.refuses(`market/buy card=${BLADE}`, '2e.market.stack-is-offer');
    table.play(`market/hire card=${BLADE}`);
    expect(table.player(0).gold).toBe(40 - 8 + 1);
  });

  it('va47.equipping-ally.choice-fixed: it is not said again, in no market and no turn', () => {
    const table = trading({}).play(`market/hire card=${BLADE}`, `equipping/use card=${BLADE} as=item`);
    table.refuses(`equipping/use card=${BLADE} as=ally`, 'va47.equipping-ally.choice-fixed');
    table.play('market/done');
    table.refuses(`equipping/use card=${BLADE} as=ally`, 'va47.equipping-ally.choice-fixed');
  });

  it('va47.equipping-ally.limits: with two Allies it can only be an Item, and nobody is asked', () => {
    const table = trading({ allies: ['gravewarden', 'marsh-hunter'] }).play(`market/hire card=${BLADE}`);
    expect(itemsOf(table)).toEqual([BLADE]);
    expect(decision(table.state)).toMatchObject({ kind: 'market/trade' });
    expect(table.happened('card/taken')).toMatchObject([{ as: 'item' }]);
    expect(table.happened('equipping/used')).toMatchObject([
      { as: 'item', rule: 'va47.equipping-ally.limits' },
    ]);
  });

  it('va47.equipping-ally.limits: with two Weapons it can only be an Ally, and with all of both there is no room', () => {
    const armed: ScenarioPlayer = { items: ['white-blade', 'black-dagger'] };
    const table = trading(armed).play(`market/hire card=${BLADE}`);
    expect(alliesOf(table)).toEqual([BLADE]);
    expect(table.happened('equipping/used')).toMatchObject([{ as: 'ally' }]);
    const full = trading({ ...armed, allies: ['gravewarden', 'marsh-hunter'] });
    full.refuses(`market/hire card=${BLADE}`, '2e.limits.allies');
    full.play(`market/hire card=${SHELL}`);
    expect(itemsOf(full)).toContain(SHELL);
  });

  it('va47.equipping-ally.limits: as an Item without a class it takes nobody’s place', () => {
    const table = trading({ items: ['white-blade', 'black-dagger', 'full-plate'] }, [
      'skull-of-the-first-oracle',
    ]).play('market/hire card=skull-of-the-first-oracle');
    expect(table.legal('equipping/use')).toHaveLength(2);
  });

  it('va47.equipping-ally.limits: with the variant of Item Limits it is of one combination of class and type', () => {
    const swords = trading({ items: ['white-blade'] }, [BLADE], ['item-limits']);
    swords.play(`market/hire card=${BLADE}`);
    expect(alliesOf(swords)).toEqual([BLADE]);
    const two = trading(
      { items: ['black-dagger', 'twin-sabres', 'stormcaller-bow'] },
      [BLADE],
      ['item-limits'],
    );
    expect(two.play(`market/hire card=${BLADE}`).legal('equipping/use')).toHaveLength(2);
  });

  it('va47.equipping-ally.as-ally: its values are its own, and the special text has no effect', () => {
    const fight = (me: ScenarioPlayer) =>
      Table.of({
        game: { modules, players: [{ hero: 'mordrog', space: 'h0308', ...me }, {}] },
        given: { combat: { hero: 0, challenge: 'quarry-golem', phase: 'melee' } },
      });
    const ally = fight({ allies: [BLADE] });
    ally.allows(`combat/attack by=${BLADE}`);
    ally.refuses(`ability/use card=${BLADE} ability=let-it-strike`, '2e.effects.owner-uses');
    const item = fight({ items: [BLADE] });
    item.allows(`ability/use card=${BLADE} ability=let-it-strike`);
    item.refuses(`combat/attack by=${BLADE}`, 'va47.equipping-ally.as-item-no-attributes');
    const body = (table: Table) => inspect(table.state).players[0]?.hero?.body.value;
    expect(body(item)).toBe(body(ally));
  });

  it('va47.equipping-ally.as-item-text: what always holds does so for the Item alone', () => {
    const life = (me: ScenarioPlayer) =>
      inspect(Table.of({ game: { modules, players: [{ hero: 'mordrog', ...me }, {}] } }).state).players[0]
        ?.hero?.life.max;
    expect(life({ items: [SHELL] })?.value).toBe((life({ allies: [SHELL] })?.value ?? 0) + 1);
    expect(life({ items: [SHELL] })?.changes).toContainEqual(
      expect.objectContaining({ from: 'card', card: SHELL, change: 1 }),
    );
  });

  it('va47.equipping-ally.as-item-text: what it gives is there as soon as it is said, and not before', () => {
    const life = (table: Table) => inspect(table.state).players[0]?.hero?.life.max.value;
    const table = trading({}).play(`market/hire card=${SHELL}`);
    const asked = table.state;
    const before = life(table) ?? 0;
    expect(life(table.play(`equipping/use card=${SHELL} as=item`))).toBe(before + 1);
    expect(life(new Table(asked).play(`equipping/use card=${SHELL} as=ally`))).toBe(before);
    // One that comes as an Item gives it at once, and no longer once it is said to be an Ally: then nobody stands by it.
    const won = beaten({ wounds: 4 }, { items: [SHELL], wounds: 5 }).play(`spoils/take-card card=${SHELL}`);
    expect(life(won)).toBe(before + 1);
    expect(life(won.play(`equipping/use card=${SHELL} as=ally`))).toBe(before);
  });

  it('va47.equipping-ally.as-item-text: as an Item it is activated and refreshed like any other', () => {
    const table = Table.of({
      game: { modules, players: [{ hero: 'mordrog', space: 'h0308', items: [BLADE] }, {}] },
      given: { combat: { hero: 0, challenge: 'quarry-golem', phase: 'melee' } },
    }).play(`ability/use card=${BLADE} ability=let-it-strike`);
    expect(table.player(0).items).toEqual([{ card: BLADE, faceDown: true }]);
  });

  it('va47.equipping-ally.exhaustion: it has no Stamina, so exhaustion becomes wounds, whatever raises that of others', () => {
    const table = Table.of({
      game: {
        modules,
        players: [{ hero: 'mordrog', space: 'h0308', allies: [SHELL, 'gravewarden'] }, {}],
      },
      given: { drawn: { player: 0, card: 'swamp-wisp' } },
    });
    // The wisp's test fails, and each of the party takes 1 exhaustion.
    table.roll(1, 1);
    while (table.legal('roll/accept').length + table.legal('harm/take').length > 0)
      table.play(table.legal('roll/accept')[0] ?? table.legal('harm/take')[0] ?? '');
    expect(table.player(0).allies).toEqual([
      { card: SHELL, wounds: 1, exhaustion: 0 },
      { card: 'gravewarden', wounds: 0, exhaustion: 1 },
    ]);
    const parts = inspect(table.state).players[0]?.allies[0]?.stamina.max;
    expect(parts).toMatchObject({ value: 0 });
  });

  it('va47.equipping-ally.marker-meaning: the marker is no exhaustion: it slows nobody down, and no healer takes it away', () => {
    const table = trading({ items: [SHELL] }, []);
    expect(inspect(table.state).modules['weapons-of-legend']).toEqual({
      equipping: [{ player: 0, card: SHELL, as: 'item', marked: true }],
    });
    table.refuses(`market/heal character=${SHELL} what=exhaustion`, '2e.market.healing');
    const dice = (me: ScenarioPlayer) =>
      inspect(Table.of({ game: { modules, players: [{ hero: 'mordrog', ...me }, {}] } }).state).players[0]
        ?.movementDice?.value;
    expect(dice({ items: [SHELL] })).toBe(5);
    expect(dice({ allies: [{ card: SHELL, wounds: 1 }] })).toBe(4);
  });

  it('va47.equipping-ally.traded-as-used: an Item is sold for half its cost, an Ally not at all', () => {
    trading({ allies: [BLADE] }, []).refuses(`market/sell card=${BLADE}`, '2e.market.no-selling-allies');
    const table = trading({ items: [SHELL], gold: 0 }, []).play(`market/sell card=${SHELL}`);
    expect(table.player(0).gold).toBe(2);
    table.refuses(`market/hire card=${SHELL}`, 'faq.market.no-round-trip');
  });

  it('va47.equipping-ally.traded-as-used: upkeep is owed for Allies alone', () => {
    const table = trading({ allies: [BLADE], items: [SHELL] }, [], ['ally-limits']);
    expect(table.legal()).toEqual([`upkeep/pay ally=${BLADE}`, `upkeep/dismiss ally=${BLADE}`]);
  });

  it('va47.equipping-ally.choice: the winner of a combat says it anew of a card taken as spoils', () => {
    const table = beaten({}, { items: [{ card: BLADE, faceDown: true }] }).play(
      `spoils/take-card card=${BLADE}`,
    );
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'equipping/choose' });
    expect(() => parseState(serialize(table.state))).not.toThrow();
    const kept = table.state;
    table.play(`equipping/use card=${BLADE} as=item`);
    expect(table.player(0).items).toEqual([{ card: BLADE, faceDown: true }]);
    const other = new Table(kept).play(`equipping/use card=${BLADE} as=ally`);
    expect(other.player(0).allies).toEqual([{ card: BLADE, wounds: 0, exhaustion: 0 }]);
  });

  it('va47.equipping-ally.choice: an Ally taken as spoils keeps its wounds, if it stays one', () => {
    const table = beaten({}, { allies: [{ card: SHELL, wounds: 3 }] }).play(`spoils/take-card card=${SHELL}`);
    const kept = table.state;
    table.play(`equipping/use card=${SHELL} as=ally`);
    expect(table.player(0).allies).toEqual([{ card: SHELL, wounds: 3, exhaustion: 0 }]);
    expect(new Table(kept).play(`equipping/use card=${SHELL} as=item`).player(0).items).toEqual([
      { card: SHELL, faceDown: false },
    ]);
  });

  it('va47.equipping-ally.limits: spoils go where there is room, whatever they were to the loser', () => {
    const full = { allies: ['gravewarden', 'marsh-hunter'] };
    const table = beaten(full, { allies: [{ card: SHELL, wounds: 3 }] }).play(
      `spoils/take-card card=${SHELL}`,
    );
    expect(itemsOf(table)).toEqual([SHELL]);
    expect(table.legal('equipping/use')).toEqual([]);
  });

  it('va47.equipping-ally.choice: in an exchange both say it of what they got', () => {
    const table = talking({ items: [BLADE] }, { allies: [SHELL] })
      .play(`offer/add-card player=0 card=${BLADE}`, `offer/add-card player=1 card=${SHELL}`)
      .play('offer/propose', 'offer/accept');
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'equipping/choose' });
    table.play(`equipping/use card=${SHELL} as=item`);
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'equipping/choose' });
    table.play(`equipping/use card=${BLADE} as=ally`);
    expect([itemsOf(table), alliesOf(table, 1)]).toEqual([[SHELL], [BLADE]]);
  });

  it('va47.equipping-ally.limits: what comes together must have room together', () => {
    const give = (me: ScenarioPlayer) =>
      talking(me, { items: [BLADE], allies: ['armory-page', SHELL] }).play(
        `offer/add-card player=1 card=${BLADE}`,
        `offer/add-card player=1 card=${SHELL}`,
      );
    // One Ally more at most, no Weapon and no Armor: one of the two finds no place.
    give({ allies: ['gravewarden'], items: ['white-blade', 'black-dagger', 'full-plate'] }).refuses(
      'offer/propose',
      '2e.limits.allies',
    );
    // One Ally more, and one Weapon: the Tortoise must be the Ally, and the Blade the Weapon.
    const tight = give({ allies: ['gravewarden'], items: ['black-dagger', 'full-plate'] });
    tight.play('offer/propose', 'offer/accept');
    expect([alliesOf(tight), itemsOf(tight)]).toEqual([
      ['gravewarden', SHELL],
      ['black-dagger', 'full-plate', BLADE],
    ]);
    expect(tight.legal('equipping/use')).toEqual([]);
  });

  it('va47.equipping-ally.choice: a player who says what one of two is leaves room for the other, which gives way', () => {
    const table = talking(
      { allies: ['gravewarden'], items: ['black-dagger'] },
      { items: [BLADE], allies: ['armory-page', { card: SHELL, wounds: 2 }] },
    ).play(
      `offer/add-card player=1 card=${SHELL}`,
      `offer/add-card player=1 card=${BLADE}`,
      'offer/propose',
      'offer/accept',
    );
    // The Tortoise came as an Ally and the Blade as an Item; there is room for one Ally.
    expect(table.legal()).toEqual([
      `equipping/use card=${SHELL} as=ally`,
      `equipping/use card=${SHELL} as=item`,
    ]);
    const kept = table.state;
    table.play(`equipping/use card=${SHELL} as=ally`);
    expect(table.legal('equipping/use')).toEqual([]);
    expect(table.player(0).allies).toContainEqual({ card: SHELL, wounds: 2, exhaustion: 0 });
    expect(itemsOf(table)).toEqual(['black-dagger', BLADE]);
    const other = new Table(kept).play(`equipping/use card=${SHELL} as=item`);
    expect(other.legal()).toEqual([
      `equipping/use card=${BLADE} as=ally`,
      `equipping/use card=${BLADE} as=item`,
    ]);
    other.play(`equipping/use card=${BLADE} as=ally`);
    expect([alliesOf(other), itemsOf(other)]).toEqual([
      ['gravewarden', BLADE],
      ['black-dagger', SHELL],
    ]);
  });

  it('va47.equipping-ally.choice: a choice that would leave no room for the other is refused', () => {
    // With one Weapon already there is room for one Weapon more, and for one Ally.
    const knight = 'hollow-knight-at-arms';
    const table = talking(
      { allies: ['gravewarden'], items: [] },
      { items: [SHELL], allies: ['armory-page', knight] },
    ).play(
      `offer/add-card player=1 card=${SHELL}`,
      `offer/add-card player=1 card=${knight}`,
      'offer/propose',
      'offer/accept',
    );
    // Both are Armor: one is the Ally, the other the Armor, and who says it of the first says it of both.
    const kept = table.state;
    expect(table.legal('equipping/use')).toHaveLength(2);
    table.play(`equipping/use card=${SHELL} as=ally`);
    expect([alliesOf(table), itemsOf(table)]).toEqual([['gravewarden', SHELL], [knight]]);
    const other = new Table(kept).play(`equipping/use card=${SHELL} as=item`);
    expect([alliesOf(other), itemsOf(other)]).toEqual([['gravewarden', knight], [SHELL]]);
  });

  it('va47.equipping-ally.choice: a card that is drawn and taken is gained, too', () => {
    const table = Table.of({
      game: {
        modules,
        players: [{ hero: 'mordrog', space: 'tamalir', gold: 40, allies: ['relic-hunter'] }, {}],
        decks: { market: { top: ['healing-draught', BLADE, 'soul-burn'] } },
      },
      given: { turn: { player: 0, step: 'market' } },
    }).play('ability/use card=relic-hunter ability=ask-in-the-back-rooms');
    // In the deck it is an Ally's card, so an effect that gives an Item does not give it.
    expect(table.legal('effect/choose')).toEqual([
      'effect/choose choice=soul-burn',
      'effect/choose choice=nothing',
    ]);
  });

  it('va47.equipping-ally.traded-as-used: either way it can be the costliest card lost in a knockout', () => {
    for (const me of [{ items: [BLADE, 'soul-burn'] }, { allies: [BLADE], items: ['soul-burn'] }]) {
      const table = beaten({ ...me, wounds: 0 }, {});
      expect(table.legal('spoils/take-gold')).toHaveLength(1);
      const lost = beaten({}, { ...me, gold: 2 }).play('spoils/take-gold');
      expect([...itemsOf(lost, 1), ...alliesOf(lost, 1)]).toEqual(['soul-burn']);
    }
  });

  it('va47.equipping-ally.choice: a game in the middle of it is saved, looked at and followed', () => {
    const before = trading({});
    const { state, events } = transition(before.state, { type: 'market/hire', card: BLADE });
    const opened = parseState(serialize(state));
    const settled = transition(opened, { type: 'equipping/use', card: BLADE, as: 'item' });
    let seen: unknown = viewFor(before.state, 1);
    seen = follow(seen as ReturnType<typeof viewFor>, events);
    seen = follow(seen as ReturnType<typeof viewFor>, settled.events);
    expect((seen as ReturnType<typeof viewFor>).players).toEqual(viewFor(settled.state, 1).players);
    const forged = (change: object) => ({
      ...state,
      frames: state.frames.map((f) => (f.kind === 'equipping' ? { ...f, ...change } : f)),
    });
    expect(brokenInvariants(state)).toEqual([]);
    for (const change of [{ card: SHELL }, { card: 'soul-burn' }, { player: 1 }])
      expect(brokenInvariants(forged(change) as typeof state)).toHaveLength(1);
    // Nobody is asked twice about one; what waits below may have been lost meanwhile.
    const asking = state.frames.at(-1) as (typeof state.frames)[number];
    const among = (...frames: readonly object[]) =>
      brokenInvariants({ ...state, frames: [...state.frames.slice(0, -1), ...frames] } as typeof state).map(
        ({ message }) => message,
      );
    expect(among(asking, asking)).toEqual([`${BLADE} is asked about twice`]);
    expect(among({ ...asking, card: SHELL }, asking)).toEqual([]);
    expect(among({ ...asking, player: 5 }, asking)).toContain('there is no player 5');
    for (const change of [{ wounds: -1 }, { faceDown: 2 }, { card: 7 }, { put: 1 }])
      expect(() => parseState(JSON.stringify(forged(change)))).toThrow();
  });

  it('va47.equipping-ally.definition: without the rules of the pack it is an Ally like any other', () => {
    const ruleset = composeRuleset([], [riseOfTheDragonLords, weaponsOfLegendCards]);
    const game = {
      players: [{ hero: 'mordrog', space: 'tamalir', gold: 40 }, {}],
      stacks: { tamalir: [BLADE] },
      decks: { market: { top: ['soul-burn'] } },
    };
    const table = fromScenario({ game, given: { turn: { player: 0, step: 'market' } } }, ruleset);
    const after = ruleset.apply(table, { type: 'market/hire', card: BLADE });
    expect(after.players[0]?.allies).toEqual([{ card: BLADE, wounds: 0, exhaustion: 0 }]);
    expect(ruleset.decision(after)).toMatchObject({ kind: 'market/trade' });
    const asItem = { game: { players: [{ items: [BLADE] }, {}] } };
    expect(() => fromScenario(asItem, ruleset)).toThrow(/is among the Items/);
  });

  it('va47.equipping-ally.choice: cards that an effect gives come one after the other', () => {
    const table = Table.of({
      game: { modules, players: [{ hero: 'mordrog', space: 'h0308', gold: 20 }, {}] },
      given: { drawn: { player: 0, card: 'the-rune-broker' } },
    })
      .play('effect/choose choice=look')
      .draw(BLADE)
      .draw('soul-burn')
      .draw(SHELL)
      .draw('gravewarden')
      .play(`effect/choose choice=${BLADE}`);
    parseState(serialize(table.state));
    table.play(`equipping/use card=${BLADE} as=item`, `effect/choose choice=${SHELL}`);
    parseState(serialize(table.state));
    table.play(`equipping/use card=${SHELL} as=ally`);
    expect([alliesOf(table), itemsOf(table)]).toEqual([[SHELL], [BLADE]]);
  });

  it('va47.equipping-ally.choice: who is carried off before it is said keeps the card as it came', () => {
    // Whoever gives the plate away has too many wounds, and is knocked out as the exchange is made: the turn ends there.
    const table = talking(
      { wounds: 5, items: ['full-plate'] },
      { allies: [SHELL, { card: BLADE, wounds: 1 }] },
    ).play(
      'offer/add-card player=0 card=full-plate',
      `offer/add-card player=1 card=${SHELL}`,
      `offer/add-card player=1 card=${BLADE}`,
      'offer/propose',
      'offer/accept',
    );
    expect(table.happened('hero/knocked-out')).toMatchObject([{ player: 0 }]);
    // The knockout has taken the dearest card.
    expect([alliesOf(table), itemsOf(table)]).toEqual([[SHELL], []]);
    expect(table.state.frames.some(({ kind }) => kind === 'equipping')).toBe(false);
    expect(brokenInvariants(table.state)).toEqual([]);
  });

  it('va47.equipping-ally.as-item-marker: pictures and words tell the Item from the Ally', () => {
    const table = trading({ allies: [BLADE], items: [SHELL] }, []);
    const drawn = picture(table.state);
    expect(drawn).toMatch(new RegExp(`data-card="${SHELL}" data-as="item"><circle`));
    expect(drawn).toMatch(new RegExp(`data-card="${BLADE}" data-as="ally"><text`));
    const words = wordsOf(rulesetOf(modules));
    expect(words.text(SHELL, { written: false })).toMatch(/^As an Item: .+ As an Item: /);
  });

  it('va47.equipping-ally.choice: a bot weighs both, and says now the one and now the other', () => {
    const { market = [] } = weaponsOfLegendCards;
    const said = market.flatMap((card) => {
      if (card.kind !== 'ally' || card.equips === undefined) return [];
      const from = trading({}, [card.id]).play(`market/hire card=${card.id}`).state;
      const [first] = playGame({ from, seed: 1, maxTurns: 1 }).actions;
      return first?.type === 'equipping/use' ? [first.as] : ['nothing'];
    });
    expect(said).toHaveLength(6);
    expect(new Set(said)).toEqual(new Set(['ally', 'item']));
  });
});
