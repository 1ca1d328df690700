import { describe, expect, it } from 'vitest';
import { decision, type GameState } from '../../../src/index.js';
import type { ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import type { Effect } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';
import { Bench, fighting, go, hurt, met, moving, on, trading } from '../abilities/workshop.js';

const tire = (to: 'you' | 'your-allies' | 'your-party' | 'every-hero', amount: number): Effect => ({
  do: 'exhaustion',
  to,
  amount,
});

/** A fight against the Gallows Ogre: Life 4, values 12, 16 and 13, damages 1, 2 and 1. */
const ogre = (
  phase: 'before-combat' | 'escape' | 'ranged' | 'melee' | 'magic',
  me: ScenarioPlayer,
  wounds = 0,
) =>
  Table.of({
    game: { players: [{ space: 'h0208', hero: 'varikas-the-dead', ...me }, {}] },
    given: { combat: { hero: 0, challenge: 'gallows-ogre', phase, wounds } },
  });

/** The same table with more counters on a Hero than it could have without what it wears. */
const bearing = (table: Table, player: number, counters: { wounds?: number; exhaustion?: number }): Table =>
  new Table(withCounters(table.state, player, counters));

function withCounters(state: GameState, player: number, counters: object): GameState {
  const copy = structuredClone(state);
  Object.assign(copy.players[player]?.hero ?? {}, counters);
  return copy;
}

const woundsOnEnemy = (table: Table) =>
  (table.state.frames.find((f) => f.kind === 'combat') as { opponent: { wounds: number } } | undefined)
    ?.opponent.wounds;

describe('wounds', () => {
  it('2e.harm.wounds-place: as many as are taken, on the Hero, the Ally or the Challenge that takes them', () => {
    const table = ogre('melee', { wounds: 1, allies: ['ashen-hills-giant'] });
    table.play('combat/defend').roll(1, 1);
    expect(table.player(0).hero.wounds).toBe(3);
    expect(table.player(0).allies[0]?.wounds).toBe(0);

    const ally = ogre('melee', { allies: ['ashen-hills-giant'] });
    ally.play('combat/attack by=ashen-hills-giant').roll(1, 1);
    expect(ally.player(0).hero.wounds).toBe(0);
    expect(ally.player(0).allies[0]?.wounds).toBe(2);

    const hit = ogre('melee', { allies: ['ashen-hills-giant'] });
    hit.play('combat/attack by=ashen-hills-giant').roll(10, 10);
    expect(woundsOnEnemy(hit)).toBe(3);
  });

  it('2e.harm.defeated-threshold: equal to Life is enough, one less is not, and more is no different', () => {
    const outcome = (wounds: number) => {
      const table = ogre('melee', { wounds }).play('combat/defend').roll(1, 1);
      return table.happened('hero/knocked-out').length;
    };
    // Varikas has Life 5; the Ogre deals 2.
    expect([outcome(2), outcome(3), outcome(4)]).toEqual([0, 1, 1]);

    const killed = (wounds: number) => {
      const card = { card: 'ashen-hills-giant', wounds };
      const table = ogre('melee', { allies: [card] })
        .play('combat/attack by=ashen-hills-giant')
        .roll(1, 1);
      return table.happened('ally/killed').length;
    };
    expect([killed(2), killed(3), killed(4)]).toEqual([0, 1, 1]);

    const defeated = (wounds: number) => {
      const table = ogre('melee', { allies: ['ashen-hills-giant'] }, wounds);
      return table.play('combat/attack by=ashen-hills-giant').roll(10, 10).happened('challenge/defeated')
        .length;
    };
    // The Giant deals 3 to a Life of 4.
    expect([defeated(0), defeated(1), defeated(2)]).toEqual([0, 1, 1]);
  });

  it('2e.harm.defeated-threshold: Life that is lost defeats as wounds do', () => {
    const wearing = (wounds: number, items = ['full-plate']) =>
      bearing(
        Table.of({
          game: { players: [{ hero: 'varikas-the-dead', items, gold: 4 }, {}] },
          given: { turn: { player: 0, step: 'movement' } },
        }),
        0,
        { wounds },
      );
    const healthy = wearing(4).play('card/discard player=0 card=full-plate');
    expect(healthy.happened('hero/knocked-out')).toHaveLength(0);
    expect(decision(healthy.state)?.kind).toBe('movement/choose');

    const table = wearing(5).play('card/discard player=0 card=full-plate');
    expect(table.happened('hero/knocked-out')).toHaveLength(1);
    expect(table.player(0)).toMatchObject({ gold: 0, hero: { wounds: 0 } });
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });

    const selling = bearing(
      Table.of({
        game: { players: [{ hero: 'varikas-the-dead', items: ['full-plate', 'weighted-net'] }, {}] },
        given: { turn: { player: 0, step: 'market' } },
      }).draw('healing-draught'),
      0,
      { wounds: 6 },
    ).play('market/sell card=full-plate');
    // It is knocked out with the gold of the sale in its hand, and loses the next dearest card.
    expect(selling.player(0)).toMatchObject({ gold: 0, items: [], hero: { wounds: 0 } });
  });

  it('2e.harm.defeated-threshold: that goes for Allies, for trades, and for cards turned face down', () => {
    // The Ally lives on its fellow's support.
    const bench = new Bench(
      {
        ally: { life: 1, abilities: [] },
        item: { abilities: [{ always: [{ stat: 'life', of: 'your-allies', add: 2 }] }] },
      },
      { me: { allies: [{ card: 'my-ally', wounds: 2 }], items: ['my-item'] }, given: moving },
    ).play('card/discard player=0 card=my-item');
    expect(bench.happened('ally/killed')).toMatchObject([{ card: 'my-ally' }]);
    expect(bench.waiting).toBe('movement/choose');

    const traded = bearing(
      Table.of({
        game: {
          players: [
            { hero: 'varikas-the-dead', gold: 0 },
            { hero: 'mordrog', items: ['full-plate'], gold: 9 },
          ],
        },
        given: { turn: { player: 0, step: 'adventure' } },
      }),
      1,
      { wounds: 6 },
    ).play(
      'hero/negotiate with=1',
      'offer/add-card player=1 card=full-plate',
      'offer/propose',
      'offer/accept',
    );
    expect(traded.happened('hero/knocked-out')).toMatchObject([{ player: 1 }]);
    expect(traded.player(0).items).toHaveLength(1);
    expect(traded.player(1)).toMatchObject({ gold: 0, hero: { wounds: 0 } });
    // It is not the turn of the one who traded badly: that goes on.
    expect(decision(traded.state)?.actor).toBe(0);

    const shield = new Bench(
      {
        item: {
          class: 'armor',
          use: 'activate',
          abilities: [
            { always: [{ stat: 'life', add: 1 }] },
            { ...go('market', [{ do: 'gain-gold', amount: 1 }]) },
          ],
        },
      },
      { me: { items: ['my-item'] }, other: {}, given: trading },
    ).draw('lightning-mace');
    shield.state = withCounters(shield.state, 0, { wounds: 5 });
    shield.use('my-item');
    expect(shield.happened('hero/knocked-out')).toMatchObject([{ player: 0 }]);
  });

  it('wounds and knockouts come once: harm to one who is being knocked out changes nothing', () => {
    // Whoever wins a combat between Heroes here wounds the loser once more.
    const bench = new Bench(
      { hero: { abilities: [on('hero-defeated', [{ do: 'wounds', to: 'enemy', amount: 3 }])] } },
      {
        me: {},
        other: { wounds: 4, gold: 5, items: ['teleport-rune', 'soul-burn'] },
        given: { combat: { hero: 0, against: 1, phase: 'melee' } },
      },
    );
    bench.play('combat/attack by=my-hero').roll(1, 1).roll(10, 10);
    expect(bench.happened('hero/knocked-out')).toHaveLength(1);
    bench.play('spoils/take-gold');
    expect(bench.me.gold).toBe(8);
    expect(bench.happened('hero/knocked-out')).toHaveLength(1);
    expect(bench.player(1)).toMatchObject({ gold: 0, hero: { wounds: 0 } });
    expect(bench.player(1).items).toHaveLength(1);
  });

  it('a party that is hurt together is hurt whole, though the Hero is knocked out by it', () => {
    const bench = met([{ do: 'wounds', to: 'your-party', amount: 1 }], {
      me: { wounds: 4, allies: ['my-ally', 'alley-cutpurse'] },
      other: {},
    });
    // The Cutpurse has a single Life; the other Ally is wounded, and lost by the knockout.
    expect(bench.me).toMatchObject({ gold: 0, hero: { wounds: 0 }, allies: [] });
    expect(bench.state.decks.market?.bottom).toEqual(['alley-cutpurse', 'my-ally']);
  });
});

describe('exhaustion', () => {
  it('2e.harm.exhaustion-place: on the Hero or Ally that takes it', () => {
    const bench = met([tire('you', 2), tire('your-allies', 1)], { me: { allies: ['my-ally'] } });
    expect(bench.myHero).toMatchObject({ exhaustion: 2, wounds: 0 });
    expect(bench.myAlly).toMatchObject({ exhaustion: 1, wounds: 0 });
  });

  it('2e.harm.exhaustion-up-to-stamina: up to and including Stamina, none of it hurts', () => {
    const bench = met([tire('you', 4)]);
    expect(bench.myHero).toMatchObject({ exhaustion: 4, wounds: 0 });
    expect(bench.happened('wounds/taken')).toEqual([]);
  });

  it('2e.harm.exhaustion-excess: what is above Stamina becomes wounds at once, one for one', () => {
    const bench = met([tire('you', 3)], { me: { exhaustion: 3 } });
    expect(bench.myHero).toMatchObject({ exhaustion: 4, wounds: 2 });
    expect(bench.happened('wounds/taken')).toEqual([]);
    const full = met([tire('you', 1)], { me: { exhaustion: 4, wounds: 1 } });
    expect(full.myHero).toMatchObject({ exhaustion: 4, wounds: 2 });
    // Once it is above, the next is above as well: nothing is forgiven, nothing counted twice.
    const twice = met([tire('you', 5), tire('you', 1)], { me: {} });
    expect(twice.myHero).toMatchObject({ exhaustion: 4, wounds: 2 });
  });

  it('2e.harm.exhaustion-excess: it knocks out Heroes and kills Allies, who have a Stamina of their own', () => {
    const out = met([tire('you', 2)], { me: { exhaustion: 4, wounds: 3, gold: 5 }, other: {} });
    expect(out.state.players[0]).toMatchObject({ gold: 0, hero: { exhaustion: 0, wounds: 0 } });
    expect(out.ruleset.decision(out.state)?.actor).toBe(1);

    // The Hero could bear it; of the Allies, one has no Stamina at all.
    const allies = met([tire('your-allies', 2)], { me: { allies: ['militia-recruit', 'my-ally'] } });
    expect(allies.me.allies).toEqual([{ card: 'my-ally', wounds: 0, exhaustion: 2 }]);
    expect(allies.state.decks.market?.bottom).toEqual(['militia-recruit']);
    expect(allies.myHero).toMatchObject({ wounds: 0, exhaustion: 0 });
  });

  it('2e.harm.exhaustion-excess: armor may cancel the wounds it becomes, and nothing of what Stamina holds', () => {
    const bench = met([tire('you', 3)], { me: { exhaustion: 3, items: ['padded-leather-armor'] } });
    // One counter is placed by now; the other two are about to become wounds.
    expect(bench.waiting).toBe('harm/answer');
    expect(bench.myHero).toMatchObject({ exhaustion: 4, wounds: 0 });
    bench.use('padded-leather-armor', 'soften-the-blow');
    expect(bench.myHero).toMatchObject({ exhaustion: 4, wounds: 1 });

    const unasked = met([tire('you', 3)], { me: { exhaustion: 1, items: ['padded-leather-armor'] } });
    expect(unasked.me.items).toEqual([{ card: 'padded-leather-armor', faceDown: false }]);
    expect(unasked.myHero).toMatchObject({ exhaustion: 4, wounds: 0 });

    const saved = met([tire('you', 1)], {
      me: { exhaustion: 4, wounds: 4, items: ['padded-leather-armor'] },
    });
    saved.use('padded-leather-armor', 'soften-the-blow');
    expect(saved.myHero).toMatchObject({ exhaustion: 4, wounds: 4 });
    expect(saved.happened('hero/knocked-out')).toEqual([]);
  });

  it('2e.harm.exhaustion-excess: exhaustion cancelled in time becomes no wound', () => {
    const bell = go('harm', [{ do: 'cancel', amount: 2 }], { if: { whose: 'your-allies' } });
    const bench = met(
      [tire('your-allies', 3)],
      { me: { allies: ['my-ally'], items: ['my-item'] } },
      { ally: { stamina: 1, life: 2 }, item: { use: 'activate', abilities: [bell] } },
    ).use('my-item');
    expect(bench.myAlly).toMatchObject({ exhaustion: 1, wounds: 0 });
  });

  it('2e.harm.exhaustion-excess: Stamina that is lost turns what it held into wounds', () => {
    const wearing = (exhaustion: number, wounds = 0) =>
      bearing(
        Table.of({
          game: { players: [{ hero: 'varikas-the-dead', items: ['robe-of-embers'] }, {}] },
          given: { turn: { player: 0, step: 'movement' } },
        }),
        0,
        { exhaustion, wounds },
      ).play('card/discard player=0 card=robe-of-embers');
    expect(wearing(4).player(0).hero).toMatchObject({ exhaustion: 4, wounds: 0 });
    expect(wearing(5).player(0).hero).toMatchObject({ exhaustion: 4, wounds: 1 });
    expect(wearing(5, 4).happened('hero/knocked-out')).toHaveLength(1);
  });

  it('2e.harm.exhaustion-as-cost: the one who does it pays, and gets what it does', () => {
    const table = ogre('before-combat', { exhaustion: 1, allies: ['hag-of-the-bitter-downs'] });
    table.play('ability/use card=varikas-the-dead ability=strike-with-magic-first').roll(10, 10);
    expect(table.player(0).hero.exhaustion).toBe(2);
    expect(woundsOnEnemy(table)).toBe(1);
    table.play('ability/use card=hag-of-the-bitter-downs ability=lay-a-curse');
    expect(table.player(0).hero.exhaustion).toBe(2);
    expect(table.player(0).allies[0]?.exhaustion).toBe(1);
  });

  it('2e.harm.no-voluntary-excess: up to Stamina it may be paid, beyond it may not', () => {
    const strike = 'ability/use card=varikas-the-dead ability=strike-with-magic-first';
    ogre('before-combat', { exhaustion: 3 }).allows(strike);
    // With nothing left to use, Before Combat is over: a Light Crossbow keeps it open.
    ogre('before-combat', { exhaustion: 4, items: ['light-crossbow'] }).refuses(
      strike,
      '2e.harm.no-voluntary-excess',
    );
    // Two counters for an Ally that has room for one, beside a Hero that has room for four.
    const kirion = 'ability/use card=kirion-drake-blood ability=';
    const room = (exhaustion: number) =>
      ogre('before-combat', { allies: [{ card: 'kirion-drake-blood', exhaustion }] })
        .legal('ability/use')
        .filter((code) => code.startsWith(kirion)).length;
    expect([room(1), room(2)]).toEqual([1, 0]);
  });

  it('2e.harm.no-voluntary-excess: not for a choice on a card either, though what a card inflicts goes beyond', () => {
    const toll: Effect[] = [
      {
        do: 'choose',
        options: [
          { id: 'swim', label: 'swim', cost: { exhaustion: 2 }, do: [{ do: 'gain-gold', amount: 5 }] },
          { id: 'walk', label: 'walk', do: [tire('you', 2)] },
          { id: 'wait', label: 'wait', do: [] },
        ],
      },
    ];
    const rested = met(toll, { me: { exhaustion: 2, gold: 0 } });
    expect(rested.choices).toEqual(['swim', 'walk', 'wait']);
    rested.choose('swim');
    expect(rested.me).toMatchObject({ gold: 5, hero: { exhaustion: 4, wounds: 0 } });
    const tired = met(toll, { me: { exhaustion: 3 } });
    expect(tired.choices).toEqual(['walk', 'wait']);
    tired.choose('walk');
    expect(tired.myHero).toMatchObject({ exhaustion: 4, wounds: 1 });
  });

  it('wounds may be a cost too, but never a fatal one', () => {
    const berserk = (wounds: number) =>
      ogre('melee', { allies: [{ card: 'mountain-berserker', wounds }] })
        .play('combat/attack by=mountain-berserker')
        .legal('ability/use').length;
    expect([berserk(2), berserk(3)]).toEqual([1, 0]);
  });
});

describe('counters that are discarded', () => {
  it('2e.harm.discarded-counters: they leave the card, never more than lie on it', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'varikas-the-dead', wounds: 1, exhaustion: 3, items: ['healing-draught', 'runners-tonic'] },
          {},
        ],
      },
      given: { turn: { player: 0, step: 'movement' } },
    });
    const [draught, tonic] = table.legal('ability/use');
    table.play(draught ?? '');
    expect(table.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 3 });
    expect(table.happened('harm/healed')).toMatchObject([
      { wounds: 1, exhaustion: 0, rule: '2e.harm.discarded-counters' },
    ]);
    table.play(tonic ?? '');
    expect(table.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 0 });
    // With an unhurt party all five movement dice are rolled again.
    table.allows('move/roll dice=5');
  });
});

describe('cancelling', () => {
  const soften = 'ability/use card=padded-leather-armor ability=soften-the-blow';

  it('2e.terms.cancel: a cancelled wound is not inflicted at all', () => {
    const table = ogre('escape', { wounds: 4, items: ['padded-leather-armor'] })
      .play('combat/escape')
      .roll(1, 1);
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'harm/answer' });
    table.play(soften);
    expect(table.player(0).hero.wounds).toBe(4);
    expect(table.happened('wounds/taken')).toEqual([]);
    expect(table.happened('hero/knocked-out')).toEqual([]);
    expect(table.happened('harm/cancelled')).toMatchObject([{ amount: 1, rule: '2e.terms.cancel' }]);
  });

  it('2e.terms.cancel: what follows from a wound does not follow from a cancelled one, and part may be cancelled', () => {
    const shade = (items: string[]) =>
      Table.of({
        game: { players: [{ hero: 'varikas-the-dead', space: 'h0105', items }, {}] },
        given: { combat: { hero: 0, challenge: 'barrow-shade', phase: 'magic' } },
      })
        .play('combat/defend')
        .roll(1, 1);
    expect(shade([]).player(0).hero).toMatchObject({ wounds: 1, exhaustion: 1 });
    expect(shade(['padded-leather-armor']).play(soften).player(0).hero).toMatchObject({
      wounds: 0,
      exhaustion: 0,
    });
    const ogreHit = ogre('melee', { items: ['padded-leather-armor'] })
      .play('combat/defend')
      .roll(1, 1)
      .play(soften);
    expect(ogreHit.player(0).hero.wounds).toBe(1);
  });

  it('2e.terms.cancel-not-later: a wound taken cannot be cancelled afterwards, in the same round or later', () => {
    const table = ogre('escape', { items: ['padded-leather-armor'] })
      .play('combat/escape')
      .roll(1, 1);
    table.play('harm/take');
    expect(table.player(0).hero.wounds).toBe(1);
    table.refuses(soften, '2e.terms.cancel-not-later');
    table.play('combat/stand').refuses(soften, '2e.terms.cancel-not-later');
    expect(table.player(0).items).toEqual([{ card: 'padded-leather-armor', faceDown: false }]);
  });

  it('wounds that go to another of the party are that one’s: its Life and its armor', () => {
    const poppet = go('harm', [{ do: 'redirect', to: 'one-of-your-allies' }], { if: { whose: 'you' } });
    const bench = new Bench(
      { item: { use: 'activate', abilities: [poppet] }, challenge: { body: { value: 30, damage: 3 } } },
      {
        me: { wounds: 3, items: ['my-item', 'padded-leather-armor'], allies: ['alley-cutpurse'] },
        given: fighting('melee'),
      },
    );
    bench.play('combat/defend').roll(1, 1).use('my-item');
    // The armor is the Hero's and helps nobody else; what is too much for the Ally is lost.
    expect(bench.myHero.wounds).toBe(3);
    expect(bench.me.allies).toEqual([]);
    expect(bench.happened('ally/killed')).toHaveLength(1);
  });

  it('harm that comes to nothing asks nobody anything', () => {
    const bench = met([hurt('you', 0), tire('you', 0)], { me: { items: ['padded-leather-armor'] } });
    expect(bench.waiting).not.toBe('harm/answer');
    expect(bench.myHero).toMatchObject({ wounds: 0, exhaustion: 0 });
    expect(bench.state.removed).toContain('my-encounter');
  });
});
