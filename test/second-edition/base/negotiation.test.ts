import { describe, expect, it } from 'vitest';
import { decision, type GameState, inspect } from '../../../src/index.js';
import type { Scenario } from '../../../src/scenario/second-edition/index.js';
import type { PlayerState, SecondEditionDraft } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

type Player = Exclude<Scenario['game']['players'], number>[number];
type Rest = Omit<Scenario['game'], 'players'>;

/** A road without a jewel, and a space with a green one. */
const road = 'h0608';
const green = 'h0609';

/** Heroes in one space; the Adventure step of player 0 begins. */
const meeting = (mine: Player = {}, theirs: Player = {}, more: Rest = {}, thirds?: Player) => {
  const space = mine.space ?? road;
  return Table.of({
    game: {
      players: [
        { hero: 'corbin-axebearer', ...mine, space },
        { hero: 'mordrog', space, ...theirs },
        ...(thirds ? [{ hero: 'wren-ashquill', space, ...thirds }] : []),
      ],
      ...more,
    },
    given: { turn: { player: 0, step: 'adventure' } },
  });
};
/** Players 0 and 1 are talking. */
const talking = (mine: Player = {}, theirs: Player = {}, more: Rest = {}) =>
  meeting(mine, theirs, more).play('hero/negotiate with=1');

const actor = (table: Table) => decision(table.state)?.actor;
const kindOf = (table: Table) => decision(table.state)?.kind;
const itemsOf = (table: Table, player: number) => table.player(player).items.map((item) => item.card);
const alliesOf = (table: Table, player: number) => table.player(player).allies.map((ally) => ally.card);

/** Wounds that only an Item lets a Hero bear. */
const hurt = (table: Table, player: number, wounds: number): Table => {
  const state = structuredClone(table.state) as SecondEditionDraft;
  const held = state.players[player] as PlayerState | undefined;
  if (held) held.hero.wounds = wounds;
  table.state = state as GameState;
  return table;
};

describe('Heroes in one space', () => {
  it('2e.interaction.choice, 2e.interaction.two-ways: one may negotiate, attack, or leave the other alone', () => {
    const table = meeting();
    expect(table.legal()).toEqual(['hero/attack player=1', 'hero/negotiate with=1', 'adventure/pass']);
    table.play('adventure/pass');
    expect(actor(table)).toBe(1);
  });

  it('2e.interaction.choice: only with a Hero in the same space, and never with oneself', () => {
    const table = meeting({}, {}, {}, { space: 'dawnsmoor' });
    table
      .refuses('hero/negotiate with=2', '2e.interaction.choice')
      .refuses('hero/attack player=2', '2e.interaction.choice')
      .refuses('hero/negotiate with=0', '2e.interaction.choice')
      .refuses('hero/attack player=0', '2e.interaction.choice');
  });

  it('2e.interaction.choice: a Hero in the next space is no company', () => {
    expect(actor(meeting({}, { space: 'h0508' }))).toBe(1);
  });

  it('2e.interaction.attack: an attack starts a combat between the two, before combat first', () => {
    const table = meeting().play('hero/attack player=1');
    expect(table.state.frames.at(-1)).toMatchObject({
      kind: 'combat',
      attacker: 0,
      opponent: { is: 'hero', player: 1 },
    });
    expect(table.happened('combat/began')[0]).toMatchObject({
      against: 'mordrog',
      rule: '2e.interaction.attack',
    });
    // It works like combat against a Challenge: the attacker may try to escape first.
    expect(table.legal()).toContain('combat/escape');
  });

  it('2e.interaction.negotiate-forfeits-attack: who negotiates may not attack that Hero this turn, agreed or not', () => {
    const empty = talking().play('offer/leave');
    empty.refuses('hero/attack player=1', '2e.interaction.negotiate-forfeits-attack');
    const dealt = talking({ gold: 5 }).play(
      'offer/add-gold player=0 amount=1',
      'offer/propose',
      'offer/accept',
    );
    dealt.refuses('hero/attack player=1', '2e.interaction.negotiate-forfeits-attack');
  });

  it('2e.interaction.negotiate-forfeits-attack: another Hero here may still be attacked', () => {
    const table = meeting({}, {}, {}, {}).play('hero/negotiate with=1', 'offer/leave');
    table.allows('hero/attack player=2').allows('hero/negotiate with=2');
    table.play('hero/negotiate with=2', 'offer/leave');
    expect(table.legal()).toEqual(['adventure/pass']);
  });

  it('2e.interaction.choice: one talk with each Hero a turn', () => {
    talking().play('offer/leave').refuses('hero/negotiate with=1', '2e.interaction.choice');
  });

  it('2e.interaction.negotiate-forfeits-attack: it holds for that turn only', () => {
    const table = talking().play('offer/leave', 'adventure/pass');
    // Player 1 stays, and may attack; the forfeit was player 0's, and is over.
    table.play('move/stay').allows('hero/attack player=0').play('adventure/pass');
    table.play('move/stay').allows('hero/attack player=1');
  });

  it('2e.interaction.choice: with an adventure in the space it is the adventure or one Hero', () => {
    const table = meeting({ space: green }, {}, {}, {});
    table.allows('adventure/attempt color=green').allows('hero/attack player=2');
    table.refuses('adventure/pass', '2e.adventure.decline');
    table.play('hero/negotiate with=1', 'offer/leave');
    table
      .refuses('adventure/attempt color=green', '2e.hero-combat.adventure-or-interact')
      .refuses('hero/attack player=2', '2e.hero-combat.adventure-or-interact')
      .refuses('hero/negotiate with=2', '2e.hero-combat.adventure-or-interact')
      .refuses('adventure/decline', '2e.adventure.decline');
    expect(table.legal()).toEqual(['adventure/pass']);
  });

  it('2e.interaction.turn-continues: after negotiating the steps that remain follow', () => {
    const table = talking({ space: 'tamalir' }).play('offer/leave', 'adventure/pass');
    expect(kindOf(table)).toBe('market/draw');
    // With an adventure in the space it is not declined, and the steps that remain follow as well.
    const both = talking({ space: 'tamalir' }, {}, { counters: { tamalir: ['green'] } });
    expect(kindOf(both.play('offer/leave', 'adventure/pass'))).toBe('market/draw');
  });
});

describe('exchanging', () => {
  const goods: Player = {
    gold: 7,
    items: ['yew-longbow', { card: 'soul-burn', faceDown: true }],
    allies: [{ card: 'hedge-healer', wounds: 1, exhaustion: 2 }],
    kept: ['swamp-wisp'],
    quests: ['a-letter-for-greyhaven'],
    counters: { green: 2 },
  };

  it('2e.interaction.exchange: gold, Items and Allies in any combination, from both sides', () => {
    const table = talking(goods, { gold: 20, items: ['healing-draught'] }).play(
      'offer/add-card player=0 card=yew-longbow',
      'offer/add-card player=0 card=hedge-healer',
      'offer/add-gold player=0 amount=1',
      'offer/add-gold player=1 amount=10',
      'offer/add-gold player=1 amount=5',
      'offer/add-card player=1 card=healing-draught',
      'offer/propose',
      'offer/accept',
    );
    expect([table.player(0).gold, table.player(1).gold]).toEqual([21, 6]);
    expect([itemsOf(table, 0), itemsOf(table, 1)]).toEqual([
      ['soul-burn', 'healing-draught'],
      ['yew-longbow'],
    ]);
    expect([alliesOf(table, 0), alliesOf(table, 1)]).toEqual([[], ['hedge-healer']]);
    expect(table.happened('hero/exchanged')[0]).toMatchObject({
      gold: [1, 15],
      cards: [['yew-longbow', 'hedge-healer'], ['healing-draught']],
      rule: '2e.interaction.binding',
    });
  });

  it('inspect tells the offer as it stands, and nothing before and after the talk', () => {
    expect(inspect(meeting(goods).state).negotiation).toBeNull();
    const table = talking(goods, { gold: 3 }).play(
      'offer/add-card player=0 card=yew-longbow',
      'offer/add-gold player=1 amount=1',
    );
    expect(inspect(table.state).negotiation).toEqual([
      { player: 0, gold: 0, cards: ['yew-longbow'] },
      { player: 1, gold: 1, cards: [] },
    ]);
    expect(inspect(table.play('offer/leave').state).negotiation).toBeNull();
  });

  it('2e.interaction.exchange: a gift is an exchange too, an empty offer is not', () => {
    const table = talking(goods).refuses('offer/propose', '2e.interaction.exchange');
    table.play('offer/add-card player=0 card=yew-longbow', 'offer/propose', 'offer/accept');
    expect(itemsOf(table, 1)).toEqual(['yew-longbow']);
  });

  it('2e.interaction.exchange: cards keep their side and their counters', () => {
    const table = talking(goods).play(
      'offer/add-card player=0 card=soul-burn',
      'offer/add-card player=0 card=hedge-healer',
      'offer/propose',
      'offer/accept',
    );
    expect(table.player(1).items).toEqual([{ card: 'soul-burn', faceDown: true }]);
    expect(table.player(1).allies).toEqual([{ card: 'hedge-healer', wounds: 1, exhaustion: 2 }]);
  });

  it('2e.interaction.exchange: nothing else changes hands: no kept card, no open Encounter, nothing of others', () => {
    const table = talking(goods, { items: ['climbers-kit'] });
    for (const card of ['swamp-wisp', 'a-letter-for-greyhaven', 'corbin-axebearer', 'climbers-kit'])
      table.refuses(`offer/add-card player=0 card=${card}`, '2e.interaction.exchange');
    const third = meeting(goods, {}, {}, { gold: 9, items: ['smoke-pellets'] }).play('hero/negotiate with=1');
    third
      .refuses('offer/add-card player=2 card=smoke-pellets', '2e.interaction.exchange')
      .refuses('offer/add-gold player=2 amount=1', '2e.interaction.exchange');
  });

  it('2e.interaction.exchange: nobody offers more gold than they have', () => {
    const table = talking(goods).play('offer/add-gold player=0 amount=5');
    table
      .refuses('offer/add-gold player=0 amount=5', '2e.interaction.exchange')
      .refuses('offer/add-gold player=0 amount=-3', '2e.interaction.exchange')
      .refuses('offer/add-gold player=0 amount=2', '2e.interaction.exchange');
    table.play('offer/add-gold player=0 amount=1', 'offer/add-gold player=0 amount=1');
    table.refuses('offer/add-gold player=0 amount=1', '2e.interaction.exchange');
  });

  it('2e.interaction.exchange: what was offered can be withdrawn again', () => {
    const table = talking(goods).play(
      'offer/add-gold player=0 amount=5',
      'offer/add-card player=0 card=yew-longbow',
    );
    table.refuses('offer/add-card player=0 card=yew-longbow', '2e.interaction.exchange');
    table.refuses('offer/withdraw-gold player=1', '2e.interaction.exchange');
    table.refuses('offer/withdraw-card card=soul-burn', '2e.interaction.exchange');
    table.play('offer/withdraw-gold player=0', 'offer/withdraw-card card=yew-longbow');
    table
      .refuses('offer/propose', '2e.interaction.exchange')
      .allows('offer/add-card player=0 card=yew-longbow');
  });

  it('2e.interaction.exchange: both must agree; what is declined changes nothing and may be changed', () => {
    const table = talking(goods).play('offer/add-card player=0 card=yew-longbow', 'offer/propose');
    expect(actor(table)).toBe(1);
    const owned = JSON.stringify(table.state.players);
    table.play('offer/decline');
    expect(actor(table)).toBe(0);
    expect(JSON.stringify(table.state.players)).toBe(owned);
    table.play('offer/add-gold player=0 amount=5', 'offer/propose', 'offer/accept');
    expect(table.player(1).gold).toBe(8);
  });

  it('2e.interaction.binding: once accepted, the whole exchange is carried out at once', () => {
    const table = talking(goods, { gold: 3 }).play(
      'offer/add-card player=0 card=yew-longbow',
      'offer/add-gold player=1 amount=1',
      'offer/propose',
      'offer/accept',
    );
    expect([table.player(0).gold, table.player(1).gold]).toEqual([8, 2]);
    expect(itemsOf(table, 1)).toContain('yew-longbow');
    expect(kindOf(table)).toBe('adventure/choose');
  });

  it('2e.interaction.exchange: a Challenge kept as Item or Ally may be given away', () => {
    const table = talking({ items: ['walking-armor'], allies: ['masterless-war-hound'] }).play(
      'offer/add-card player=0 card=walking-armor',
      'offer/add-card player=0 card=masterless-war-hound',
      'offer/propose',
      'offer/accept',
    );
    expect([itemsOf(table, 1), alliesOf(table, 1)]).toEqual([['walking-armor'], ['masterless-war-hound']]);
  });

  it('2e.items.always-on, 2e.interaction.exchange: who gives a plate away loses its Life, and may fall of it', () => {
    const table = talking({ items: ['full-plate'] }, { gold: 2 });
    hurt(table, 0, 6).play('offer/add-card player=0 card=full-plate', 'offer/propose', 'offer/accept');
    expect(itemsOf(table, 1)).toEqual(['full-plate']);
    expect(table.happened('hero/knocked-out')).toMatchObject([{ player: 0 }]);
    // The turn that ends is player 0's.
    expect(actor(table)).toBe(1);
  });
});

describe('limits after an exchange', () => {
  const armed: Player = { items: ['vynelvale-longsword', 'yew-longbow', 'padded-leather-armor'] };
  const led: Player = { allies: ['militia-recruit', 'moorland-guide'] };

  it('2e.limits.weapons, 2e.limits.armor, 2e.limits.allies: an exchange may not leave anybody with too many', () => {
    const rich: Player = {
      items: ['rune-carved-staff', 'bone-mail'],
      allies: ['hedge-healer'],
    };
    const propose = (card: string) =>
      talking(rich, { ...armed, ...led }).play(`offer/add-card player=0 card=${card}`);
    propose('rune-carved-staff').refuses('offer/propose', '2e.limits.weapons');
    propose('bone-mail').refuses('offer/propose', '2e.limits.armor');
    propose('hedge-healer').refuses('offer/propose', '2e.limits.allies');
  });

  it('2e.limits.weapons: it holds after the exchange, so one for one is fine, and both sides are looked at', () => {
    const table = talking(armed, { items: ['rune-carved-staff'] }).play(
      'offer/add-card player=1 card=rune-carved-staff',
    );
    table.refuses('offer/propose', '2e.limits.weapons');
    table.play('offer/add-card player=0 card=yew-longbow', 'offer/propose', 'offer/accept');
    expect(itemsOf(table, 0)).toEqual(['vynelvale-longsword', 'padded-leather-armor', 'rune-carved-staff']);
    expect(itemsOf(table, 1)).toEqual(['yew-longbow']);
  });

  it('2e.limits.make-room-first, 2e.limits.discard-any-time: who has no room may make it during the talk', () => {
    const table = talking({ allies: ['hedge-healer'] }, led).play(
      'offer/add-card player=0 card=hedge-healer',
    );
    table.refuses('offer/propose', '2e.limits.allies');
    table.play('card/discard player=1 card=militia-recruit', 'offer/propose', 'offer/accept');
    expect(alliesOf(table, 1)).toEqual(['moorland-guide', 'hedge-healer']);
  });

  it('2e.interaction.binding: what was discarded since it was offered cannot be given', () => {
    const table = talking({ items: ['yew-longbow'] }, { items: ['climbers-kit'] }).play(
      'offer/add-card player=0 card=yew-longbow',
      'offer/add-card player=1 card=climbers-kit',
      'offer/propose',
      'card/discard player=1 card=climbers-kit',
    );
    table.refuses('offer/accept', '2e.interaction.exchange').play('offer/decline');
    table.refuses('offer/propose', '2e.interaction.exchange');
    table.play('offer/withdraw-card card=climbers-kit', 'offer/propose', 'offer/accept');
    expect(itemsOf(table, 1)).toEqual(['yew-longbow']);
    expect(table.state.decks.market?.bottom).toEqual(['climbers-kit']);
  });

  it('2e.interaction.exchange: a Hero that falls during the talk gives nothing any more', () => {
    const table = talking({ items: ['yew-longbow'] }, { gold: 9, items: ['full-plate'] }).play(
      'offer/add-card player=0 card=yew-longbow',
      'offer/add-gold player=1 amount=5',
      'offer/propose',
    );
    hurt(table, 1, 6).play('card/discard player=1 card=full-plate');
    expect(table.player(1)).toMatchObject({ gold: 0, hero: { wounds: 0, space: 'h0708' } });
    table.refuses('offer/accept', '2e.interaction.choice').play('offer/leave');
    expect(itemsOf(table, 0)).toEqual(['yew-longbow']);
    expect(actor(table)).toBe(1);
  });

  it('faq.market.no-round-trip: what came in one talk is not passed on in another of the same turn', () => {
    const table = meeting({}, { allies: ['hedge-healer'] }, {}, {}).play(
      'hero/negotiate with=1',
      'offer/add-card player=1 card=hedge-healer',
      'offer/propose',
      'offer/accept',
      'hero/negotiate with=2',
    );
    table.refuses('offer/add-card player=0 card=hedge-healer', 'faq.market.no-round-trip');
  });
});

describe('what was offered and is no longer there', () => {
  it('2e.interaction.exchange: gold that its owner lost in a knockout, in a town both then stand in', () => {
    // Mordrog lives by the plate; thrown away, it lets him fall, and he is carried no farther than where he stands.
    const table = talking({ space: 'tamalir' }, { space: 'tamalir', items: ['full-plate'], gold: 5 });
    hurt(table, 1, 6).play('offer/add-gold player=1 amount=1', 'card/discard player=1 card=full-plate');
    expect(table.player(1).gold).toBe(0);
    expect(table.player(1).hero.space).toBe(table.player(0).hero.space);
    table
      .refuses('offer/propose', '2e.interaction.exchange')
      .play('offer/withdraw-gold player=1')
      .play('offer/add-gold player=0 amount=1', 'offer/propose', 'offer/accept');
  });
});
