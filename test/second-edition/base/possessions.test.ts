import { describe, expect, it } from 'vitest';
import { decision, explain, type GameState } from '../../../src/index.js';
import type { Scenario } from '../../../src/scenario/second-edition/index.js';
import { type PlayerState, rulesetOf, type SecondEditionDraft } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

type Player = Exclude<Scenario['game']['players'], number>[number];
type Rest = Omit<Scenario['game'], 'players'>;
type Step = 'start' | 'refresh' | 'movement' | 'adventure' | 'market' | 'experience' | 'end';

const { content } = rulesetOf([]).rules;
const costOf = (id: string): number => {
  const card = content.cards[id];
  return card?.kind === 'item' || card?.kind === 'ally' ? card.cost : 0;
};
const hero = 'corbin-axebearer';
const green = 'h0609';
const newest = 'climbers-kit';

/** Player 0, in Forge, at the beginning of a step; the other Hero is elsewhere. */
const at = (step: Step, player: Player = {}, other: Player = {}, more: Rest = {}) =>
  Table.of({
    game: {
      players: [
        { hero, space: 'forge', gold: 40, ...player },
        { hero: 'mordrog', space: 'h0912', ...other },
      ],
      decks: { market: { top: [newest] } },
      ...more,
    },
    given: { turn: { player: 0, step } },
  });
/** In the Market step, with these cards on offer. */
const trading = (stack: readonly string[], player: Player = {}) =>
  at('market', player, {}, { stacks: { forge: [...stack] } });
/** Player 0 has drawn a card on a green counter. */
const drawn = (card: string, player: Player = {}) =>
  Table.of({
    game: {
      players: [
        { hero, space: green, cameFrom: 'h0608', ...player },
        { hero: 'mordrog', space: 'h0912' },
      ],
    },
    given: { drawn: { player: 0, card } },
  });

const kindOf = (table: Table) => decision(table.state)?.kind;
const itemsOf = (table: Table, player = 0) => table.player(player).items.map((item) => item.card);
const alliesOf = (table: Table, player = 0) => table.player(player).allies.map((ally) => ally.card);
const under = (table: Table, deck = 'market') => table.state.decks[deck]?.bottom;

describe('how Items are used', () => {
  it('2e.items.use-modes: every Item is activated, discarded or always on, and each kind occurs', () => {
    const modes = Object.values(content.cards).flatMap((card) => (card.kind === 'item' ? [card.use] : []));
    expect([...new Set(modes)].sort()).toEqual(['activate', 'always', 'discard']);
  });

  it('2e.items.activate: an Activate-to-Use Item is turned face down, and works once a turn', () => {
    const table = at('movement', { items: ['teleport-rune'] });
    table.play('ability/use card=teleport-rune ability=step-through');
    expect(table.player(0).items).toEqual([{ card: 'teleport-rune', faceDown: true }]);
    table
      .roll(1, 1)
      .refuses('ability/use card=teleport-rune ability=step-through', '2e.activation.until-refresh');
    // It stays with its owner, and is ready again on the owner's next turn, not on the other's.
    table.play('move/stay', 'market/done');
    expect(table.player(0).items[0]?.faceDown).toBe(true);
    table.play('move/stay');
    expect(table.player(0).items[0]?.faceDown).toBe(false);
    table.allows('ability/use card=teleport-rune ability=step-through');
  });

  it('2e.items.discard: a Discard-to-Use Item goes under the market deck once it is used', () => {
    const table = at('movement', { wounds: 3, items: ['healing-draught', 'soul-burn'] });
    table.play('ability/use card=healing-draught ability=drink');
    expect(table.player(0).hero.wounds).toBe(1);
    expect(itemsOf(table)).toEqual(['soul-burn']);
    expect(under(table)).toEqual(['healing-draught']);
  });

  it('2e.items.discard: being no activation, it leaves the one activation of the step', () => {
    const table = at('movement', { wounds: 3, items: ['healing-draught', 'teleport-rune'] });
    table.play('ability/use card=healing-draught ability=drink');
    table.allows('ability/use card=teleport-rune ability=step-through');
  });

  it('2e.items.always-on: it helps as long as it is there, and not a moment longer', () => {
    const seal = 'merchant-princes-seal';
    const table = trading(['yew-longbow', 'light-crossbow'], { items: [seal] });
    // A second card comes for the owner of the seal.
    table.draw('smoke-pellets').play('market/buy card=yew-longbow', `market/sell card=${seal}`);
    table.play('market/buy card=light-crossbow');
    expect(table.happened('market/bought').map((event) => event.price)).toEqual([
      costOf('yew-longbow') - 1,
      costOf('light-crossbow'),
    ]);
  });

  it('2e.items.always-on: losing it by discarding it ends its benefit as well, and that may be fatal', () => {
    const table = at('movement', { items: ['full-plate'], space: 'tamalir', gold: 9 });
    const state = structuredClone(table.state) as SecondEditionDraft;
    for (const player of state.players as PlayerState[])
      if (player.hero.card === hero) player.hero.wounds = 6;
    table.state = state as GameState;
    // Life 5, and 7 with the plate.
    table.play(`card/discard player=0 card=full-plate`);
    expect(table.happened('hero/knocked-out')).toMatchObject([{ player: 0 }]);
    expect(table.player(0)).toMatchObject({ gold: 0, hero: { wounds: 0 } });
    expect(decision(table.state)?.actor).toBe(1);
  });
});

describe('limits', () => {
  const armed: Player = { items: ['yew-longbow', 'vynelvale-longsword'] };

  it('2e.limits.weapons: never more than two Weapons', () => {
    const table = trading(['rune-carved-staff'], { items: ['yew-longbow'] });
    table.play('market/buy card=rune-carved-staff');
    expect(itemsOf(table)).toHaveLength(2);
    trading(['rune-carved-staff'], armed).refuses('market/buy card=rune-carved-staff', '2e.limits.weapons');
  });

  it('2e.limits.weapons: a face-down Weapon counts as well', () => {
    trading(['rune-carved-staff'], {
      items: [{ card: 'white-blade', faceDown: true }, 'yew-longbow'],
    }).refuses('market/buy card=rune-carved-staff', '2e.limits.weapons');
  });

  it('2e.limits.armor: never more than one Armor', () => {
    const table = trading(['bone-mail', 'iron-buckler']).play('market/buy card=bone-mail');
    table.refuses('market/buy card=iron-buckler', '2e.limits.armor');
    // Weapons are no Armor.
    trading(['bone-mail'], armed).allows('market/buy card=bone-mail');
  });

  it('2e.limits.allies: never more than two Allies', () => {
    const table = trading(['militia-recruit', 'moorland-guide', 'hedge-healer']);
    table.play('market/hire card=militia-recruit', 'market/hire card=moorland-guide');
    table.refuses('market/hire card=hedge-healer', '2e.limits.allies');
    expect(alliesOf(table)).toEqual(['militia-recruit', 'moorland-guide']);
  });

  it('2e.limits.other-classes: of everything else as many as one can pay for', () => {
    const others = content.decks.market.filter((id) => {
      const card = content.cards[id];
      return card?.kind === 'item' && card.class !== 'weapon' && card.class !== 'armor' && id !== newest;
    });
    const table = trading(others, { gold: 900, ...armed });
    table.play(...others.map((id) => `market/buy card=${id}`));
    expect(itemsOf(table)).toEqual(['yew-longbow', 'vynelvale-longsword', ...others]);
  });

  it('2e.limits.make-room-first: selling or discarding one of the kind makes room, another kind does not', () => {
    const full: Player = { items: ['yew-longbow', 'vynelvale-longsword', 'bone-mail'] };
    const table = trading(['rune-carved-staff'], full).play('market/sell card=bone-mail');
    table.refuses('market/buy card=rune-carved-staff', '2e.limits.weapons');
    table.play('market/sell card=yew-longbow', 'market/buy card=rune-carved-staff');
    expect(itemsOf(table)).toEqual(['vynelvale-longsword', 'rune-carved-staff']);
    const other = trading(['hedge-healer'], { allies: ['militia-recruit', 'moorland-guide'] });
    other.refuses('market/hire card=hedge-healer', '2e.limits.allies');
    other.play('card/discard player=0 card=militia-recruit', 'market/hire card=hedge-healer');
    expect(alliesOf(other)).toEqual(['moorland-guide', 'hedge-healer']);
  });

  it('2e.limits.make-room-first: the new card is refused until there is room, though the gold is there', () => {
    const table = trading(['full-plate'], { items: ['iron-buckler'] });
    table.refuses('market/buy card=full-plate', '2e.limits.armor');
    expect(table.player(0).gold).toBe(40);
  });

  it('2e.limits.acquired-cards-count: adventure cards that are Weapons, Armor or Allies count, others do not', () => {
    trading(['yew-longbow'], { items: ['barrow-knight', 'vynelvale-longsword'] }).refuses(
      'market/buy card=yew-longbow',
      '2e.limits.weapons',
    );
    trading(['bone-mail'], { items: ['walking-armor'] }).refuses(
      'market/buy card=bone-mail',
      '2e.limits.armor',
    );
    trading(['hedge-healer'], { allies: ['masterless-war-hound', 'militia-recruit'] }).refuses(
      'market/hire card=hedge-healer',
      '2e.limits.allies',
    );
    trading(['hedge-healer', 'yew-longbow'], {
      kept: ['swamp-wisp', 'lost-patrol'],
      ...{ items: ['soul-burn'] },
    })
      .allows('market/hire card=hedge-healer')
      .allows('market/buy card=yew-longbow');
  });

  it('2e.limits.acquired-cards-count: a reward that is an Armor needs room like any other', () => {
    const won = (player: Player) =>
      Table.of({
        game: {
          players: [
            { hero, space: green, ...player },
            { hero: 'mordrog', space: 'h0912' },
          ],
        },
        given: { combat: { hero: 0, challenge: 'walking-armor', phase: 'melee', wounds: 1 } },
      })
        .play(`combat/attack by=${hero}`)
        .roll(10, 10)
        .play('effect/choose choice=wear');
    expect(itemsOf(won({}))).toEqual(['walking-armor']);
    const table = won({ items: ['bone-mail', 'soul-burn'] });
    expect(table.legal()).toEqual(
      expect.arrayContaining(['effect/choose choice=bone-mail', 'effect/choose choice=nothing']),
    );
    table.play('effect/choose choice=bone-mail');
    expect(itemsOf(table)).toEqual(['soul-burn', 'walking-armor']);
    expect(under(table)).toEqual(['bone-mail']);
  });
});

describe('A Question of Honor', () => {
  const asked = (player: Player) =>
    drawn('a-question-of-honor', player).play('effect/choose choice=beg-pardon').roll(10, 10);

  it('2e.limits.example-question-of-honor: with room the Encounter becomes an Ally', () => {
    const table = asked({ allies: ['militia-recruit'] });
    expect(table.player(0).allies).toEqual([
      { card: 'militia-recruit', wounds: 0, exhaustion: 0 },
      { card: 'a-question-of-honor', wounds: 0, exhaustion: 0 },
    ]);
    expect(table.state.removed).toEqual([]);
  });

  it('2e.limits.example-question-of-honor: with two Allies one of them must go first', () => {
    const table = asked({ allies: ['militia-recruit', { card: 'moorland-guide', wounds: 1 }] });
    expect(kindOf(table)).toBe('effects/choose');
    expect(table.legal()).toEqual([
      'effect/choose choice=militia-recruit',
      'effect/choose choice=moorland-guide',
      'effect/choose choice=nothing',
    ]);
    table.play('effect/choose choice=moorland-guide');
    expect(alliesOf(table)).toEqual(['militia-recruit', 'a-question-of-honor']);
    expect(under(table)).toEqual(['moorland-guide']);
  });

  it('2e.limits.example-question-of-honor: or the Ally is not accepted, and the Encounter is out of play', () => {
    const table = asked({ allies: ['militia-recruit', 'moorland-guide'] }).play(
      'effect/choose choice=nothing',
    );
    expect(alliesOf(table)).toEqual(['militia-recruit', 'moorland-guide']);
    expect(table.state.removed).toEqual(['a-question-of-honor']);
    expect(under(table)).toEqual([]);
  });

  it('2e.limits.example-question-of-honor: Allies that cannot be dismissed leave no choice', () => {
    const table = asked({ allies: ['masterless-war-hound', 'grandmother-ferrox'] });
    expect(kindOf(table)).toBe('adventure/draw');
    expect(alliesOf(table)).toEqual(['masterless-war-hound', 'grandmother-ferrox']);
    expect(table.state.removed).toEqual(['a-question-of-honor']);
  });
});

describe('discarding', () => {
  const party: Player = {
    items: ['soul-burn'],
    allies: [{ card: 'hedge-healer', wounds: 1, exhaustion: 2 }],
  };

  it('2e.limits.discard-any-time: in any step of your own turn', () => {
    for (const step of ['movement', 'market'] as const) {
      const table = at(step, party).play('card/discard player=0 card=soul-burn');
      expect(itemsOf(table)).toEqual([]);
      table.play('card/discard player=0 card=hedge-healer');
      expect(alliesOf(table)).toEqual([]);
    }
    const onCounter = at('adventure', { ...party, space: green }).play(
      'card/discard player=0 card=soul-burn',
    );
    expect(kindOf(onCounter)).toBe('adventure/choose');
    const learning = at('experience', { ...party, counters: { green: 5 } });
    learning.play('card/discard player=0 card=soul-burn').allows('experience/buy bonus=mind');
  });

  it('2e.limits.discard-any-time: on the turn of somebody else too, and what is being decided waits', () => {
    const table = at('movement', {}, party);
    table.play('card/discard player=1 card=hedge-healer', 'card/discard player=1 card=soul-burn');
    expect(table.player(1)).toMatchObject({ items: [], allies: [] });
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'movement/choose' });
  });

  it('2e.limits.discard-any-time: in combat', () => {
    const table = Table.of({
      game: {
        players: [
          { hero, space: green, ...party },
          { hero: 'mordrog', space: 'h0912', ...{ items: ['bone-mail'] } },
        ],
      },
      given: { combat: { hero: 0, challenge: 'dragon-cultists', phase: 'escape' } },
    });
    table.play(
      'card/discard player=1 card=bone-mail',
      'combat/stand',
      'card/discard player=0 card=hedge-healer',
    );
    table.refuses('combat/attack by=hedge-healer', '2e.allies.attack-instead');
    table.allows(`combat/attack by=${hero}`);
  });

  it('2e.limits.discard-any-time: not while another effect is being carried out', () => {
    const choosing = drawn('the-cornered-cutpurse', party);
    choosing.refuses('card/discard player=0 card=soul-burn', '2e.limits.discard-any-time');
    const discard = { type: 'card/discard', player: 0, card: 'soul-burn' };
    expect(explain(choosing.state, discard).reason).toContain(
      'what is being carried out must be finished first',
    );
    const placing = Table.of({
      game: {
        players: [{ hero, space: green, ...party, counters: { green: 3 } }],
        counters: { h0303: [], h0305: [] },
      },
      given: { drawn: { player: 0, card: 'early-snows' } },
    });
    expect(kindOf(placing)).toBe('replenish/choose');
    placing.refuses('card/discard player=0 card=soul-burn', '2e.limits.discard-any-time');
  });

  it('2e.limits.discard-any-time: only Items and Allies, and only of the one named', () => {
    const table = at('movement', { ...party, kept: ['swamp-wisp'] }, { items: ['bone-mail'] });
    for (const code of [
      'card/discard player=0 card=swamp-wisp',
      `card/discard player=0 card=${hero}`,
      'card/discard player=0 card=bone-mail',
      'card/discard player=1 card=soul-burn',
      'card/discard player=7 card=soul-burn',
      'card/discard player=-1 card=soul-burn',
    ])
      table.refuses(code, '2e.limits.discard-any-time');
  });

  it('2e.limits.discard-any-time: a Challenge kept as Item or Ally cannot be dismissed; an Encounter can', () => {
    const table = at('movement', {
      items: ['walking-armor'],
      allies: ['masterless-war-hound', 'a-question-of-honor'],
    });
    table
      .refuses('card/discard player=0 card=walking-armor', '2e.defeat.card-protected')
      .refuses('card/discard player=0 card=masterless-war-hound', '2e.defeat.card-protected');
    table.play('card/discard player=0 card=a-question-of-honor');
    expect(table.state.removed).toEqual(['a-question-of-honor']);
  });

  it('2e.limits.discard-destination: market cards go to the bottom of the market deck, the latest undermost', () => {
    const table = at('movement', party).play(
      'card/discard player=0 card=soul-burn',
      'card/discard player=0 card=hedge-healer',
    );
    expect(under(table)).toEqual(['soul-burn', 'hedge-healer']);
    expect(table.happened('card/discarded').map((event) => event.rule)).toEqual([
      '2e.limits.discard-destination',
      '2e.limits.discard-destination',
    ]);
  });

  it('faq.discard.takes-all: what was on the card goes with it: an Ally comes back unhurt, an Item face up', () => {
    const hurt: Player = {
      items: [{ card: 'soul-burn', faceDown: true }],
      allies: [{ card: 'hedge-healer', wounds: 1, exhaustion: 2 }],
    };
    const everythingElse = content.decks.market.filter((id) => !['soul-burn', 'hedge-healer'].includes(id));
    const table = at('movement', hurt, {}, { stacks: { tamalir: everythingElse }, decks: {} }).play(
      'card/discard player=0 card=hedge-healer',
      'card/discard player=0 card=soul-burn',
      'move/stay',
    );
    // The market deck holds nothing but these two: the Ally comes first.
    table.play('market/hire card=hedge-healer', 'market/done', 'experience/done');
    table.play('move/stay', 'move/stay', 'market/buy card=soul-burn');
    expect(table.player(0)).toMatchObject({
      items: [{ card: 'soul-burn', faceDown: false }],
      allies: [{ card: 'hedge-healer', wounds: 0, exhaustion: 0 }],
    });
  });
});
