import { describe, expect, it } from 'vitest';
import { decision, InvalidSaveError, parseState, serialize } from '../../../../src/index.js';
import type { Given, Scenario, ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import type { Boost } from '../../../../src/second-edition/base/frames.js';
import { bundledModules, rulesetOf, type SecondEditionModule } from '../../../../src/second-edition/index.js';
import { Table } from '../../../toolkit.js';
import { aSpace, Bench, board, go, gold, hurt, moving, on, trading } from '../../abilities/workshop.js';

const advanced = bundledModules['advanced-runebound'] as SecondEditionModule;
const townSpace = (id: string): string =>
  rulesetOf([]).rules.content.board.towns.find((town) => town.id === id)?.space ?? '';

const modules = ['advanced-runebound'];
const hurtOthers = { do: 'wounds', to: 'every-other-hero', amount: 1 } as const;
/** A yellow jewel; the nearest town is Vynelvale. */
const jewel = 'h0208';
/** A green jewel as near to Riverwatch as to Tamalir. */
const between = 'h0609';

/** Varikas (Life 5) in a combat with the Gallows Ogre, which deals 1, 2 and 1. */
const battle = (
  me: ScenarioPlayer = {},
  phase: 'before-combat' | 'escape' | 'ranged' | 'melee' | 'magic' = 'escape',
  more: object = {},
) =>
  Table.of({
    game: {
      modules,
      players: [
        { hero: 'varikas-the-dead', space: jewel, ...me },
        { hero: 'mordrog', space: 'forge' },
      ],
    },
    given: { combat: { hero: 0, challenge: 'gallows-ogre', phase, ...more } },
  });

/** One wound: an escape that fails. */
const fail = (table: Table) => table.play('combat/escape').roll(1, 1);

/** With five wounds, the sixth knocks Varikas out. */
const knockedOut = (me: ScenarioPlayer = {}) => fail(battle({ wounds: 5, ...me }));

const at = (scenario: Scenario['game'], given?: Given) =>
  Table.of({ game: { modules, ...scenario }, ...(given ? { given } : {}) });

describe('Taking Wounds', () => {
  it('adv.wounds.hero, adv.wounds.equal-no-effect: as many wounds as Life are borne, one more is not', () => {
    const four = fail(battle({ wounds: 4 }));
    expect(four.happened('hero/knocked-out')).toEqual([]);
    expect(four.player(0).hero.wounds).toBe(5);
    expect(four.legal()).toContain('combat/stand');
    const five = knockedOut();
    expect(five.happened('hero/knocked-out')).toEqual([
      { type: 'hero/knocked-out', player: 0, rule: 'adv.knockouts.trigger' },
    ]);
  });

  it('adv.wounds.ally, adv.wounds.equal-no-effect: an Ally lives with as many wounds as its Life', () => {
    const attack = (wounds: number) =>
      battle({ allies: [{ card: 'gravewarden', wounds }] }, 'ranged')
        .play('combat/attack by=gravewarden')
        .roll(1, 1);
    // Life 3; a failed ranged attack on the Ogre costs 1.
    expect(attack(2).player(0).allies[0]?.wounds).toBe(3);
    const killed = attack(3);
    expect(killed.player(0).allies).toEqual([]);
    expect(killed.happened('ally/killed')[0]?.rule).toBe('adv.wounds.ally');
  });

  it('adv.wounds.enemy, adv.wounds.equal-no-effect: an enemy falls at one wound above its Life', () => {
    // The Ogre has Life 4.
    const hit = (wounds: number) =>
      battle({}, 'magic', { wounds }).play('combat/attack by=varikas-the-dead').roll(10, 10);
    const damage = hit(0).happened('enemy/wounded')[0]?.amount as number;
    expect(hit(4 - damage).happened('challenge/defeated')).toEqual([]);
    const won = hit(5 - damage);
    expect(won.happened('challenge/defeated')[0]?.rule).toBe('adv.wounds.enemy');
  });

  it('adv.wounds.hero: a described Hero may bear as many wounds as its Life, and no more', () => {
    expect(battle({ wounds: 5 }).player(0).hero.wounds).toBe(5);
    expect(() => battle({ wounds: 6 })).toThrow();
  });
});

describe('Taking Exhaustion', () => {
  it('adv.exhaustion.no-choice: nobody may choose exhaustion that would become a wound, Hero or Ally', () => {
    const tired = battle({ exhaustion: 4 }, 'escape', { phase: 'before-combat' });
    expect(tired.legal('ability/use')).toEqual([]);
    tired.refuses(
      'ability/use card=varikas-the-dead ability=strike-with-magic-first',
      '2e.effects.timing-words',
    );
    const asked = Table.of({
      game: { modules, players: [{ hero: 'spiritseeker-mok', space: jewel, wounds: 1, exhaustion: 3 }] },
      given: { turn: { player: 0, step: 'movement' } },
    });
    asked.refuses('ability/use card=spiritseeker-mok ability=mend-the-flesh', 'adv.exhaustion.no-choice');
  });

  it('adv.exhaustion.required: what the game demands beyond Stamina becomes wounds', () => {
    const forest = aSpace('forest');
    const from = board.neighbours[forest]?.[0] as string;
    const table = at(
      { players: [{ hero: 'varikas-the-dead', space: from, exhaustion: 4 }], event: 'call-down-the-inferno' },
      { turn: { player: 0, step: 'movement' } },
    ).play(`move/adjacent to=${forest}`);
    expect(table.player(0).hero).toMatchObject({ wounds: 1, exhaustion: 4 });
    expect(table.happened('wounds/taken')[0]?.rule).toBe('adv.exhaustion.required');
  });
});

describe('Activating Cards', () => {
  const use = (card: string, ability: string) => `ability/use card=${card} ability=${ability}`;

  it('adv.activation.before-combat: one card Before Combat', () => {
    const table = battle({ items: ['light-crossbow', 'wand-of-cinders'] }, 'before-combat');
    table.play(use('light-crossbow', 'shoot-first')).roll(1, 1);
    table.refuses(use('wand-of-cinders', 'scatter-cinders'), 'adv.activation.before-combat');
  });

  it('adv.activation.combat-round: one card in each round, and another in the next', () => {
    const banner = use('banner-of-fellowship', 'raise-the-banner');
    const table = fail(battle({ items: ['padded-leather-armor', 'banner-of-fellowship'] }));
    table.play(use('padded-leather-armor', 'soften-the-blow'), 'combat/stand');
    table.refuses(banner, 'adv.activation.combat-round');
    for (let phase = 0; phase < 3; phase++) table.play('combat/defend').roll(10, 10);
    table.play('combat/stand', banner);
  });

  it('adv.activation.movement: one card in the Movement step', () => {
    const table = at(
      { players: [{ hero: 'varikas-the-dead', items: ['wings-of-regiroth', 'teleport-rune'] }, {}] },
      { turn: { player: 0, step: 'movement' } },
    );
    table.play(use('wings-of-regiroth', 'fly'), 'move/free-end');
    table.refuses(use('teleport-rune', 'step-through'), 'adv.activation.movement');
  });

  it('adv.activation.market: one card in the Market step', () => {
    const sell = go('market', [gold(1)], { cost: { activate: true } });
    const bench = new Bench(
      { item: { use: 'activate', abilities: [go('market', [gold(1)])] }, ally: { abilities: [sell] } },
      { me: { items: ['my-item'], allies: ['my-ally'], gold: 0 }, given: trading },
      [advanced],
    ).draw('lightning-mace');
    bench.use('my-item').refuses(use('my-ally', 'go'), 'adv.activation.market');
  });
});

describe('Wounds and Knockouts', () => {
  it('adv.knockouts.trigger: at once, in every phase; the turn is over', () => {
    const table = knockedOut().play('hero/keep');
    expect(table.happened('turn/ended')).toHaveLength(1);
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    const melee = battle({ wounds: 4 }, 'melee').play('combat/defend').roll(1, 1);
    expect(melee.happened('hero/knocked-out')).toHaveLength(1);
  });

  it('adv.knockouts.counters: all wounds and exhaustion of the Hero go, those of its Allies stay', () => {
    const allies = [
      { card: 'gravewarden', wounds: 2, exhaustion: 1 },
      { card: 'knight-of-the-broken-crags', wounds: 0, exhaustion: 0 },
    ];
    const table = knockedOut({ exhaustion: 3, allies });
    expect(table.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 0 });
    expect(table.player(0).allies).toEqual([{ card: 'gravewarden', wounds: 2, exhaustion: 1 }]);
  });

  it('adv.knockouts.adventure-counters: unspent ones go to the pile, and points noted in their place with them', () => {
    const before = battle({ wounds: 5, counters: { green: 2, blue: 1 }, points: 1 });
    const { pile } = before.state;
    const table = fail(before);
    expect(table.player(0)).toMatchObject({ counters: { green: 0, yellow: 0, blue: 0, red: 0 }, points: 0 });
    expect(table.state.pile).toEqual({ ...pile, green: pile.green + 2, blue: pile.blue + 1 });
    expect(table.happened('counters/lost')[0]).toMatchObject({
      counters: { green: 2, yellow: 0, blue: 1, red: 0 },
      points: 1,
      rule: 'adv.knockouts.adventure-counters',
    });
    // Experience counters stay.
    expect(knockedOut({ experience: { body: 2 } }).player(0).hero.experience.body).toBe(2);
    expect(knockedOut().happened('counters/lost')).toEqual([]);
  });

  it('adv.knockouts.gold: all of it goes to the bank', () => {
    const table = knockedOut({ gold: 7 });
    expect(table.player(0).gold).toBe(0);
    expect(table.happened('gold/lost')[0]).toMatchObject({ amount: 7, rule: 'adv.knockouts.gold' });
  });

  it('adv.knockouts.costliest: the dearest Ally or Item goes under the market deck', () => {
    const table = knockedOut({ items: ['lightning-mace', 'bone-mail'], allies: ['gravewarden'] });
    expect(table.player(0).items.map((item) => item.card)).toEqual(['bone-mail']);
    expect(table.state.decks.market?.bottom).toEqual(['lightning-mace']);
  });

  it('adv.knockouts.costliest-tie: of several equally dear ones the player chooses', () => {
    const table = knockedOut({ items: ['bone-mail'], allies: ['marsh-hunter', 'gravewarden'] });
    expect(table.player(0).allies.map((ally) => ally.card)).toEqual(['marsh-hunter']);
    const tied = knockedOut({ items: ['bone-mail'], allies: ['marsh-hunter'] });
    expect(decision(tied.state)?.rule).toBe('adv.knockouts.costliest-tie');
    tied.refuses('knockout/discard card=lightning-mace', 'adv.knockouts.costliest');
    tied.play('knockout/discard card=bone-mail');
    expect(tied.player(0).items).toEqual([]);
  });

  it('adv.knockouts.town: the figure goes to the nearest town', () => {
    const table = knockedOut();
    expect(table.happened('hero/placed')[0]).toMatchObject({
      to: townSpace('vynelvale'),
      rule: 'adv.knockouts.town',
    });
  });

  it('adv.knockouts.town-tie: of two equally near ones the player chooses', () => {
    const table = knockedOut({ space: between });
    expect(decision(table.state)?.rule).toBe('adv.knockouts.town-tie');
    table.refuses(`knockout/move to=${townSpace('forge')}`, 'adv.knockouts.town');
    table.play(`knockout/move to=${townSpace('riverwatch')}`);
    expect(table.player(0).hero.space).toBe(townSpace('riverwatch'));
  });

  it('adv.knockouts.challenge: it goes on the track as after an escape, its counter on the board', () => {
    const table = knockedOut();
    expect(table.state.track[0]).toMatchObject({ card: 'gallows-ogre', space: jewel });
  });
});

describe('a new Hero', () => {
  it('adv.knockouts.new-hero: drawn at random from those nobody plays, and kept', () => {
    const table = knockedOut();
    expect(decision(table.state)).toMatchObject({ actor: 0, rule: 'adv.knockouts.new-hero' });
    table.play('hero/replace experience=keep');
    const heroes = table.legal('chance/pick').map((code) => code.slice('chance/pick choice='.length));
    expect(heroes).toHaveLength(10);
    expect(heroes).not.toContain('varikas-the-dead');
    expect(heroes).not.toContain('mordrog');
    table.play('chance/pick choice=mad-carthos');
    expect(table.player(0).hero).toMatchObject({
      card: 'mad-carthos',
      wounds: 0,
      space: townSpace('vynelvale'),
    });
    expect(decision(table.state)).toMatchObject({ actor: 1 });
  });

  it('adv.knockouts.new-hero: nobody has to, and what the knockout left stays with the player', () => {
    const kept = knockedOut({ items: ['lightning-mace', 'bone-mail'] }).play('hero/keep');
    expect(kept.player(0).hero.card).toBe('varikas-the-dead');
    const changed = knockedOut({ items: ['lightning-mace', 'bone-mail'], allies: ['gravewarden'] })
      .play('hero/replace experience=keep')
      .play('chance/pick choice=mad-carthos');
    expect(changed.player(0).items.map((item) => item.card)).toEqual(['bone-mail']);
    expect(changed.player(0).allies.map((ally) => ally.card)).toEqual(['gravewarden']);
  });

  it('adv.knockouts.new-hero-experience: the counters may be kept, and need not', () => {
    const experience = { body: 2, life: 1 };
    const change = (word: string) =>
      knockedOut({ wounds: 6, experience })
        .play(`hero/replace experience=${word}`, 'chance/pick choice=mad-carthos')
        .player(0).hero.experience;
    expect(change('keep')).toMatchObject({ body: 2, life: 1 });
    expect(change('leave')).toMatchObject({ body: 0, life: 0 });
    knockedOut().refuses('hero/replace experience=leave', 'adv.knockouts.new-hero-experience');
  });

  it('adv.knockouts.new-hero, 2e.harm.defeated-threshold: a new Hero with too little Life for wounds taken since is knocked out at once', () => {
    const sore = { abilities: [on('knocked-out', [hurt('you', 4)])] };
    const table = new Bench(
      { hero: sore, rival: { life: 2 }, challenge: { life: 9 } },
      { me: { wounds: 5 }, given: { combat: { hero: 0, challenge: 'my-challenge', phase: 'melee' } } },
      [advanced],
    );
    table.play('combat/attack by=my-hero').roll(1, 1);
    expect(table.waiting).toBe('new-hero/choose');
    table.play('hero/replace experience=keep');
    expect(table.myHero.card).toBe('my-rival');
    expect(table.happened('hero/knocked-out')).toHaveLength(2);
    expect(table.myHero.wounds).toBe(0);
    // Its player is asked again, and nothing still waits for the Hero that has left.
    expect(table.waiting).toBe('new-hero/choose');
    expect(JSON.stringify(table.state.frames)).not.toContain('my-hero');
    expect(table.ruleset.parseState(table.ruleset.serialize(table.state))).toEqual(table.state);
  });

  describe('in the middle of what the former Hero was doing', () => {
    const stronger = { do: 'change', for: 'turn', modifiers: [{ stat: 'body', add: 1 }] } as const;
    /** In my turn I harm my rival, whom a first wound drives mad: it takes nine more, for gold that it does not live to see. */
    const maddened = () =>
      new Bench(
        {
          hero: { abilities: [go('before-moving', [stronger, hurtOthers, gold(2)])] },
          rival: { abilities: [on('wounded', [stronger, hurt('bearer', 9), gold(5)])] },
          spare: {},
        },
        { me: { gold: 0 }, other: { space: 'forge', gold: 4 }, given: moving },
        [advanced],
      ).use('my-hero');
    const boosted = ({ state }: Bench): string[] =>
      state.frames.flatMap((f) => ((f as { boosts?: Boost[] }).boosts ?? []).map(({ bearer }) => bearer));

    it('adv.knockouts.new-hero: it comes to nothing, and what others do goes on', () => {
      const table = maddened();
      expect(table.waiting).toBe('new-hero/choose');
      expect(boosted(table)).toEqual(['my-hero', 'my-rival']);
      table.play('hero/replace experience=keep');
      expect(table.player(1).hero.card).toBe('my-spare');
      expect(table.player(1).gold).toBe(0);
      expect(table.me.gold).toBe(2);
      expect(boosted(table)).toEqual(['my-hero']);
      expect(table.waiting).toBe('movement/choose');
    });

    it('adv.knockouts.new-hero: with the same Hero it is done to its end', () => {
      const table = maddened().play('hero/keep');
      expect(table.player(1).gold).toBe(5);
      expect(boosted(table)).toEqual(['my-hero', 'my-rival']);
    });
  });

  it('adv.knockouts.new-hero: where all Heroes are played there is none to be drawn, and nobody is asked', () => {
    const table = new Bench(
      { hero: { abilities: [go('before-moving', [hurtOthers])] } },
      { other: { space: 'forge', wounds: 5 }, given: moving },
      [advanced],
    ).use('my-hero');
    expect(table.happened('hero/knocked-out')).toHaveLength(1);
    expect(table.waiting).toBe('movement/choose');
  });

  it('adv.knockouts.new-hero: the loser of a combat between Heroes may begin again too, the winner having taken spoils', () => {
    const table = at(
      {
        players: [
          { hero: 'mordrog', space: 'tamalir' },
          { hero: 'varikas-the-dead', wounds: 5, space: 'tamalir', gold: 4 },
        ],
      },
      { combat: { hero: 0, against: 1, phase: 'melee' } },
    )
      .play('combat/attack by=mordrog')
      .roll(1, 1)
      .roll(10, 10)
      .play('spoils/take-gold');
    expect(decision(table.state)).toMatchObject({ actor: 1, rule: 'adv.knockouts.new-hero' });
    expect(parseState(serialize(table.state))).toEqual(table.state);
    table.play('hero/replace experience=keep', 'chance/pick choice=mad-carthos');
    expect(table.player(1).hero.card).toBe('mad-carthos');
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
  });

  it('adv.knockouts.new-hero: a save of a player who is not there, or of more than a player, is refused', () => {
    const { state } = knockedOut();
    for (const claimed of [...[7, -1, 'x', null, 0.5].map((player) => ({ player })), { card: 'mordrog' }]) {
      const frames = state.frames.map((f) => (f.kind === 'new-hero' ? { ...f, ...claimed } : f));
      expect(() => parseState(JSON.stringify({ ...state, frames })), JSON.stringify(claimed)).toThrow(
        InvalidSaveError,
      );
    }
  });
});

describe('Resolving Events', () => {
  /** An Event drawn on a green jewel while `call-down-the-inferno` (I) or `restless-graves` (II) is in play. */
  const drawnWith = (event: string, card: string) =>
    at({ players: [{ hero: 'varikas-the-dead', space: 'h0714' }], event }, { drawn: { player: 0, card } });

  it('adv.events.lower: only a lower number comes to nothing', () => {
    const table = drawnWith('restless-graves', 'harvest-fairs');
    expect(table.state.event).toBe('restless-graves');
    expect(table.happened('event/entered')).toEqual([]);
  });

  it('adv.events.equal-or-higher, adv.events.new-in-effect: an equal or a higher one replaces it, and takes effect at once', () => {
    expect(drawnWith('call-down-the-inferno', 'early-snows').state.event).toBe('early-snows');
    expect(drawnWith('call-down-the-inferno', 'restless-graves').state.event).toBe('restless-graves');
    const first = at({ players: 2 }, { drawn: { player: 0, card: 'early-snows' } });
    expect(first.state.event).toBe('early-snows');
  });
});

describe('Buying healing', () => {
  const sick = { wounds: 2, exhaustion: 3, allies: [{ card: 'gravewarden', wounds: 1, exhaustion: 1 }] };
  const hospital = (gold: number) =>
    at(
      { players: [{ hero: 'varikas-the-dead', space: 'tamalir', gold, ...sick }] },
      { turn: { player: 0, step: 'market' } },
    ).draw('healing-draught');

  it('adv.healing.wound, adv.healing.per-wound: one gold for each wound, of the Hero or an Ally', () => {
    const table = hospital(5).play('market/heal character=varikas-the-dead what=wound');
    expect([table.player(0).gold, table.player(0).hero.wounds]).toEqual([4, 1]);
    table.play(
      'market/heal character=varikas-the-dead what=wound',
      'market/heal character=gravewarden what=wound',
    );
    expect([table.player(0).gold, table.player(0).hero.wounds, table.player(0).allies[0]?.wounds]).toEqual([
      2, 0, 0,
    ]);
  });

  it('adv.healing.exhaustion: one gold for all exhaustion of one', () => {
    const table = hospital(5).play('market/heal character=varikas-the-dead what=exhaustion');
    expect([
      table.player(0).gold,
      table.player(0).hero.exhaustion,
      table.player(0).allies[0]?.exhaustion,
    ]).toEqual([4, 0, 1]);
  });

  it('adv.healing.only: in these two ways and no other', () => {
    const table = hospital(5).play('market/heal character=varikas-the-dead what=exhaustion');
    table.refuses('market/heal character=varikas-the-dead what=exhaustion', 'adv.healing.only');
    table.refuses('market/heal character=loyal-hound what=wound', 'adv.healing.only');
    expect(hospital(0).legal('market/heal')).toEqual([]);
  });
});
