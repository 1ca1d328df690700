import { describe, expect, it } from 'vitest';
import { brokenInvariants, decision, outcome } from '../../../src/index.js';
import type { Scenario, ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { Table } from '../../toolkit.js';
import { attributeOf, challenge, combatTypes, faces, fight, phaseOf, turnOf } from './fighting.js';

type Phase = 'start' | 'before-combat' | 'escape' | (typeof combatTypes)[number];

/** The values and damages of three Heroes, as on their cards. */
const MORDROG = { mind: 2, body: 3, spirit: 3, ranged: 1, melee: 2, magic: 1 } as const;
const VARIKAS = { mind: 1, body: 4, spirit: 4, ranged: 1, melee: 1, magic: 1 } as const;
const CARTHOS = { mind: 3, body: 3, spirit: 4, ranged: 1, melee: 1, magic: 2 } as const;

const STRIKE = 'ability/use card=varikas-the-dead ability=strike-with-magic-first';
const LOOSE = 'ability/use card=mad-carthos ability=let-the-magic-loose';

/** A space with a yellow counter, the space before it, and one with nothing at all. */
const JEWEL = 'h0208';
const BEFORE = 'h0207';
const PLAIN = 'h0308';

/** Mordrog, whose turn it is, attacks another Hero: Varikas, if nobody else is named. */
const duel = (
  phase: Phase,
  attacker: ScenarioPlayer = {},
  defender: ScenarioPlayer = {},
  game: Partial<Scenario['game']> = {},
): Table =>
  Table.of({
    game: {
      ...game,
      players: [
        { hero: 'mordrog', space: PLAIN, ...attacker },
        { hero: 'varikas-the-dead', space: PLAIN, ...defender },
        {},
      ],
    },
    given: { combat: { hero: 0, against: 1, phase } },
  });

/** Plays a phase in which the attacker defends and nobody is hurt. */
const idle = (t: Table): Table => t.play('combat/defend').roll(1, 1).roll(10, 10);
/** Plays a round in which nothing happens. */
const idleRound = (t: Table): Table => idle(idle(idle(t.play('combat/stand'))));
/** Has a Hero with one wound left be hit. */
const strikeDown = (t: Table): Table => t.play('combat/attack by=mordrog').roll(1, 1).roll(10, 10);

describe('the same rules as against a Challenge', () => {
  it.each(combatTypes)(
    "2e.hero-combat.rules-apply: in %s combat a hit deals the attacker's damage, a failure brings the defender's",
    (type) => {
      const attribute = attributeOf[type];
      const hit = duel(type).play('combat/attack by=mordrog').roll(1, 1).roll(10, 10);
      expect(hit.player(1).hero.wounds).toBe(MORDROG[type]);
      expect(hit.player(0).hero.wounds).toBe(0);

      const missed = duel(type, {}, { hero: 'mad-carthos' });
      missed.play('combat/attack by=mordrog').roll(10, 10).roll(1, 1);
      expect(missed.player(0).hero.wounds).toBe(CARTHOS[type]);
      expect(missed.player(1).hero.wounds).toBe(0);

      const held = duel(type, {}, { hero: 'mad-carthos' }).play('combat/defend');
      held.roll(5, 5).roll(...faces(10 + CARTHOS[attribute] - MORDROG[attribute]));
      expect([held.player(0).hero.wounds, held.player(1).hero.wounds]).toEqual([0, 0]);

      const struck = duel(type, {}, { hero: 'mad-carthos' }).play('combat/defend').roll(10, 10).roll(1, 1);
      expect([struck.player(0).hero.wounds, struck.player(1).hero.wounds]).toEqual([CARTHOS[type], 0]);
    },
  );

  it('2e.hero-combat.rules-apply: one attack for each character in a round, in this order of phases', () => {
    const t = duel('escape', { allies: ['marsh-hunter', 'sister-of-the-vigil'] });
    t.play('combat/stand', 'combat/attack by=mordrog').roll(1, 1).roll(10, 10);
    t.refuses('combat/attack by=mordrog', '2e.combat.melee-defend-only');
    t.play('combat/attack by=marsh-hunter').roll(1, 1).roll(10, 10);
    t.refuses('combat/attack by=mordrog', '2e.combat.magic-defend-only');
    t.play('combat/attack by=sister-of-the-vigil').roll(1, 1).roll(10, 10);
    expect(t.player(1).hero.wounds).toBe(3);
  });

  it("2e.hero-combat.rules-apply: an Ally of the attacker that fails takes the defender's damage, and may be killed by it", () => {
    const t = duel('magic', { allies: ['militia-recruit'] }, { hero: 'mad-carthos' });
    t.play('combat/attack by=militia-recruit').roll(10, 10).roll(1, 1);
    expect(t.player(0).allies).toEqual([]);
    expect(t.player(0).hero.wounds).toBe(0);
  });

  it('2e.hero-combat.rules-apply: against damage of zero neither rolls', () => {
    const t = duel('ranged', { items: ['dragonscale-coat'] }).play('combat/defend-without-roll');
    expect(t.happened('roll/made')).toEqual([]);
    expect(phaseOf(t)).toBe('melee');
  });
});

describe('before combat', () => {
  it('2e.hero-combat.defender-before-combat, 2e.hero-combat.attacker-before-combat: the defender first, then the attacker', () => {
    const t = duel('start', { hero: 'mad-carthos' }, { allies: ['kirion-drake-blood'] });
    expect(decision(t.state)).toMatchObject({ actor: 1, kind: 'combat/defender-before' });
    t.refuses(LOOSE, '2e.hero-combat.attacker-before-combat');
    t.play('ability/use card=kirion-drake-blood ability=breathe-fire').roll(10, 10).roll(1, 1).play(STRIKE);
    t.roll(10, 10).roll(1, 1);
    expect(decision(t.state)).toMatchObject({ actor: 0, kind: 'combat/attacker-before' });
    t.refuses(STRIKE, '2e.hero-combat.defender-before-combat').play(LOOSE).roll(10, 10);
    expect(t.player(1).hero.wounds).toBe(1);
    expect(phaseOf(t)).toBe('escape');
    expect(decision(t.state)?.actor).toBe(0);
  });

  it('2e.hero-combat.defender-before-combat: who is done gives the word to the other', () => {
    const t = duel('start', { hero: 'mad-carthos' }).play('combat/begin');
    expect(decision(t.state)).toMatchObject({ actor: 0, kind: 'combat/attacker-before' });
    expect(fight(t).round).toBe(0);
    t.play('combat/begin');
    expect(fight(t).round).toBe(1);
  });

  it('2e.hero-combat.defender-before-combat: an attack of the defender is aimed at the attacker, who rolls first', () => {
    const hit = duel('start')
      .play(STRIKE)
      .roll(5, 5)
      .roll(...faces(10 + MORDROG.spirit - VARIKAS.spirit));
    expect(hit.happened('roll/made')).toMatchObject([
      { player: 0, attribute: 'spirit', total: 10 + MORDROG.spirit, target: null },
      { player: 1, attribute: 'spirit', target: 10 + MORDROG.spirit, success: true },
    ]);
    expect([hit.player(0).hero.wounds, hit.player(1).hero.wounds]).toEqual([1, 0]);
    expect(hit.happened('wounds/taken')).toMatchObject([{ character: 'mordrog', by: 'varikas-the-dead' }]);

    const miss = duel('start').play(STRIKE).roll(10, 10).roll(1, 1);
    expect([miss.player(0).hero.wounds, miss.player(1).hero.wounds]).toEqual([0, 0]);
  });

  it("2e.hero-combat.defender-before-combat: what the defender's cards do to the enemy they do to the attacker", () => {
    const t = duel('start', {}, { hero: 'mad-carthos' }).play(LOOSE).roll(10, 10);
    expect([t.player(0).hero.wounds, t.player(1).hero.wounds]).toEqual([1, 0]);
    const axe = duel('start', { wounds: 2 }, { items: ['white-blade', 'executioners-axe'] });
    axe.play('ability/use card=white-blade ability=draw-and-strike').roll(1, 1).roll(1, 2);
    // The blade makes it 2 higher, and the axe 1 for each wound of its enemy.
    expect(axe.happened('roll/made').slice(-1)).toMatchObject([{ total: 3 + VARIKAS.body + 2 + 2 }]);
    const cursed = duel('start', {}, { allies: ['hag-of-the-bitter-downs'] });
    cursed.play('ability/use card=hag-of-the-bitter-downs ability=lay-a-curse', 'combat/begin');
    idle(cursed.play('combat/stand')).play('combat/attack by=mordrog').roll(5, 5).roll(5, 5);
    expect(cursed.happened('roll/made').slice(-2)).toMatchObject([
      { player: 1, total: 10 + VARIKAS.body },
      { player: 0, total: 10 + MORDROG.body - 2 },
    ]);
  });

  it('2e.hero-combat.defender-before-combat: an attacker knocked out then has lost before the first round', () => {
    const t = duel('start', { wounds: 4, gold: 3 }, { gold: 0 }).play(STRIKE).roll(1, 1).roll(10, 10);
    expect(decision(t.state)).toMatchObject({ actor: 1, kind: 'spoils/take' });
    t.play('spoils/take-gold');
    expect(t.player(1).gold).toBe(3);
    expect(t.happened('combat/round')).toEqual([]);
    expect(turnOf(t)).toBe(1);
  });

  it('2e.hero-combat.activation-limit: Before Combat too each player may activate one card', () => {
    const items = ['light-crossbow', 'wand-of-cinders'];
    const t = duel('start', { items: ['white-blade'] }, { items });
    t.play('ability/use card=light-crossbow ability=shoot-first').roll(10, 10).roll(1, 1);
    t.refuses('ability/use card=wand-of-cinders ability=scatter-cinders', '2e.before-combat.one-item');
    t.play('combat/begin').allows('ability/use card=white-blade ability=draw-and-strike');
  });
});

describe('escape', () => {
  it('2e.hero-combat.defender-no-escape: only the attacker is asked, and no card gives the defender a chance', () => {
    const t = duel('escape', {}, { items: ['smoke-pellets'] });
    expect(decision(t.state)).toMatchObject({ actor: 0, kind: 'combat/escape' });
    expect(t.legal('ability/use')).toEqual([]);
    t.refuses('ability/use card=smoke-pellets ability=vanish', '2e.effects.owner-uses');
  });

  it('2e.hero-combat.attacker-escape: the defender rolls and adds Mind, and that is the number to reach', () => {
    const t = duel('escape', {}, { hero: 'mad-carthos' }).play('combat/escape').roll(6, 6);
    t.roll(...faces(12 + CARTHOS.mind - MORDROG.mind));
    expect(t.happened('roll/made')).toMatchObject([
      { player: 1, attribute: 'mind', total: 12 + CARTHOS.mind, target: null },
      { player: 0, for: 'escape', attribute: 'mind', target: 12 + CARTHOS.mind, success: true },
    ]);
    expect(t.happened('hero/escaped')).toMatchObject([{ player: 0 }]);
  });

  it('2e.hero-combat.attacker-escape: a failure costs one wound; another try meets the same number', () => {
    const t = duel('escape').play('combat/escape').roll(9, 9).roll(1, 1);
    expect(t.player(0).hero.wounds).toBe(1);
    t.play('combat/escape');
    // No roll of the defender this time: the dice asked for are those of the attacker.
    t.roll(9, 9);
    expect(t.happened('roll/made').map(({ player, target }) => [player, target])).toEqual([
      [1, null],
      [0, 18 + VARIKAS.mind],
      [0, 18 + VARIKAS.mind],
    ]);
    expect(t.happened('hero/escaped')).toHaveLength(1);
  });

  it('2e.hero-combat.attacker-escape: in a later round the number is rolled anew', () => {
    const t = duel('escape').play('combat/escape').roll(1, 1).roll(1, 2);
    expect(t.happened('hero/escaped')).toHaveLength(1);
    const later = duel('escape').play('combat/escape').roll(9, 9).roll(1, 1);
    idleRound(idleRound(later)).play('combat/escape').roll(1, 1).roll(2, 2);
    expect(later.happened('roll/made').slice(-1)).toMatchObject([{ player: 0, target: 2 + VARIKAS.mind }]);
    expect(later.happened('hero/escaped')).toHaveLength(1);
  });

  it('2e.hero-combat.escape-move: back one space as in any escape, and nothing goes on the track', () => {
    const t = duel('escape', { cameFrom: BEFORE }).play('combat/escape').roll(1, 1).roll(10, 10);
    expect(t.player(0).hero.space).toBe(BEFORE);
    expect(t.player(1).hero.space).toBe(PLAIN);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    const stays = duel('escape', { cameFrom: null }).play('combat/escape').roll(1, 1).roll(10, 10);
    expect(stays.player(0).hero.space).toBe(PLAIN);
  });

  it('2e.hero-combat.escape-move, 2e.hero-combat.turn-over: the other Hero may be the one who escapes; then the turn of the player whose turn it is ends', () => {
    const t = idleRound(duel('escape', { cameFrom: BEFORE }, { cameFrom: 'h0309' }));
    expect(decision(t.state)?.actor).toBe(1);
    t.play('combat/escape').roll(1, 1).roll(10, 10);
    expect(t.happened('hero/escaped')).toMatchObject([{ player: 1 }]);
    expect([t.player(0).hero.space, t.player(1).hero.space]).toEqual([PLAIN, 'h0309']);
    expect(t.happened('turn/ended')).toMatchObject([{ player: 0 }]);
    expect(turnOf(t)).toBe(1);
  });
});

describe('the phases', () => {
  it.each(combatTypes)(
    '2e.hero-combat.defender-rolls-first, 2e.hero-combat.target: in the %s phase the total of the defender is the number to reach',
    (type) => {
      const attribute = attributeOf[type];
      const number = 11 + VARIKAS[attribute];
      for (const [act, short] of [
        ['combat/attack by=mordrog', 0],
        ['combat/attack by=mordrog', 1],
        ['combat/defend', 0],
        ['combat/defend', 1],
      ] as const) {
        const t = duel(type).play(act);
        // First the attacker says what it does; then the defender has the dice.
        expect(decision(t.state)).toMatchObject({ actor: 'chance' });
        t.roll(5, 6).roll(...faces(number - MORDROG[attribute] - short));
        expect(t.happened('roll/made')).toMatchObject([
          { player: 1, character: 'varikas-the-dead', attribute, total: number, target: null },
          {
            player: 0,
            character: 'mordrog',
            attribute,
            total: number - short,
            target: number,
            success: short === 0,
          },
        ]);
      }
    },
  );

  it('2e.hero-combat.target: it is anew in every phase', () => {
    const t = duel('ranged').play('combat/defend').roll(10, 10).roll(1, 1);
    t.play('combat/defend').roll(1, 1).roll(1, 2);
    expect(t.happened('roll/made').slice(-1)).toMatchObject([{ target: 2 + VARIKAS.body, success: true }]);
  });

  it('2e.hero-combat.defender-modifiers: the defender adds what Items give, by activating and by discarding them', () => {
    const t = duel('melee', {}, { items: ['iron-buckler', 'draught-of-clear-sight', 'lightning-mace'] });
    t.play('combat/attack by=mordrog');
    expect(decision(t.state)).toMatchObject({ actor: 1, kind: 'roll/before' });
    t.play('ability/use card=iron-buckler ability=raise-the-buckler');
    t.play('ability/use card=draught-of-clear-sight ability=drink').roll(1, 1);
    const number = 2 + VARIKAS.body + 4 + 5 + 4;
    t.roll(...faces(number - MORDROG.body - 1));
    expect(t.happened('roll/made')).toMatchObject([
      { player: 1, total: number },
      { player: 0, target: number, success: false },
    ]);
    expect(t.player(1).items).toEqual([
      { card: 'iron-buckler', faceDown: true },
      { card: 'lightning-mace', faceDown: false },
    ]);
  });

  it('2e.hero-combat.defender-modifiers: an open roll has neither failed nor succeeded, so cards for a failed roll have no place', () => {
    const t = duel('melee', {}, { items: ['rune-of-certainty'] })
      .play('combat/attack by=mordrog')
      .roll(1, 1);
    t.roll(10, 10);
    expect(t.player(1).items).toHaveLength(1);
    expect(t.player(1).hero.wounds).toBe(MORDROG.melee);
  });

  it('2e.hero-combat.activation-limit: one card a round for each of the two, attacking or defending', () => {
    const rune = 'ability/use card=rune-of-second-chances ability=again';
    const t = duel(
      'ranged',
      { items: ['soul-burn', 'banner-of-fellowship'] },
      { items: ['rune-of-second-chances', 'iron-buckler', 'draught-of-clear-sight'] },
    );
    t.play(
      'ability/use card=banner-of-fellowship ability=raise-the-banner',
      'combat/defend',
      'roll/dice',
    ).roll(1, 1);
    t.play(rune).roll(1, 2).roll(10, 10);
    // Both have activated their card; what is discarded does not count.
    t.play('combat/defend');
    t.refuses('ability/use card=iron-buckler ability=raise-the-buckler', '2e.hero-combat.activation-limit');
    t.allows('ability/use card=draught-of-clear-sight ability=drink')
      .play('roll/dice')
      .roll(1, 1)
      .roll(10, 10);
    t.refuses('ability/use card=soul-burn ability=burn-the-soul', '2e.hero-combat.activation-limit');
    t.play('combat/defend', 'roll/dice').roll(1, 1).roll(10, 10);
    // A new round, in which the former defender attacks.
    t.play('combat/stand', 'combat/defend').roll(1, 1);
    t.allows('ability/use card=iron-buckler ability=raise-the-buckler');
  });

  it('faq.hero-combat.defender-like-challenge: in its round the Allies of the defender neither attack nor act, its Items may be used', () => {
    const t = duel(
      'melee',
      {},
      { allies: ['oathbound-shieldbearer', 'burning-priest'], items: ['padded-leather-armor'] },
    );
    t.refuses('combat/attack by=oathbound-shieldbearer', '2e.allies.attack-instead');
    // The priest could help a combat roll of its Hero, so there would be a moment for it before the dice.
    t.play('combat/attack by=mordrog');
    expect(decision(t.state)?.kind).toBe('roll/dice');
    t.roll(1, 1).roll(10, 10);
    expect(decision(t.state)).toMatchObject({ actor: 1, kind: 'harm/answer' });
    t.refuses(
      'ability/use card=oathbound-shieldbearer ability=step-in-between',
      'faq.hero-combat.defender-like-challenge',
    );
    t.play('ability/use card=padded-leather-armor ability=soften-the-blow');
    expect(t.player(1).hero.wounds).toBe(MORDROG.melee - 1);
    // In the next round they attack and act.
    idle(t).play('combat/stand').allows('combat/attack by=oathbound-shieldbearer').play('combat/defend');
    t.roll(10, 10)
      .allows('ability/use card=burning-priest ability=kindle-the-hero')
      .play('roll/dice')
      .roll(1, 1);
    t.allows('ability/use card=oathbound-shieldbearer ability=step-in-between');
  });

  it('the first combat roll of a combat comes once in it, whatever round and role', () => {
    const t = duel('ranged', {}, { hero: 'wren-ashquill' });
    t.play('combat/defend').roll(1, 1).roll(10, 10);
    t.play('combat/defend').roll(1, 1).roll(10, 10);
    t.play('combat/defend').roll(1, 1).roll(10, 10);
    t.play('combat/stand', 'combat/defend').roll(1, 1).roll(10, 10);
    const wren = t.happened('roll/made').filter(({ player }) => player === 1);
    expect(wren.map(({ total }) => total)).toEqual([2 + 3 + 2, 2 + 2, 2 + 3, 20 + 3]);
  });
});

describe('2e.hero-combat.swap', () => {
  it('2e.hero-combat.swap: after each round attacker and defender exchange roles', () => {
    const t = idleRound(duel('escape'));
    expect(fight(t)).toMatchObject({ attacker: 1, opponent: { is: 'hero', player: 0 }, round: 2 });
    expect(t.happened('combat/swapped')).toMatchObject([{ attacker: 1, defender: 0 }]);
    expect(decision(t.state)).toMatchObject({ actor: 1, kind: 'combat/escape' });
    t.play('combat/stand').refuses('combat/attack by=mordrog', '2e.allies.attack-instead');
    t.play('combat/attack by=varikas-the-dead').roll(1, 1).roll(10, 10);
    expect(t.player(0).hero.wounds).toBe(VARIKAS.ranged);
    idle(idle(t));
    expect(fight(t)).toMatchObject({ attacker: 0, opponent: { is: 'hero', player: 1 }, round: 3 });
    expect(turnOf(t)).toBe(0);
  });

  it('2e.hero-combat.swap: who attacks in the second round suffers by its own failures', () => {
    const t = idleRound(duel('escape', { hero: 'mad-carthos' })).play('combat/stand');
    idle(idle(t)).play('combat/attack by=varikas-the-dead').roll(10, 10).roll(1, 1);
    expect(t.player(1).hero.wounds).toBe(CARTHOS.magic);
  });
});

describe('the end', () => {
  it('2e.hero-combat.ends, 2e.hero-combat.winner: when a Hero is defeated, in the midst of a round', () => {
    const t = strikeDown(duel('ranged', {}, { wounds: 4 }));
    expect(t.happened('hero/defeated')).toMatchObject([
      { player: 0, loser: 1, rule: '2e.hero-combat.winner' },
    ]);
    expect(decision(t.state)).toMatchObject({ actor: 0, kind: 'spoils/take' });
    t.play('spoils/none');
    expect(phaseOf(t)).toBe('over');
    expect(t.happened('roll/made')).toHaveLength(2);
  });

  it('2e.hero-combat.winner: the attacker may be the one who is defeated, by its own failed attack or defense', () => {
    for (const act of ['combat/attack by=mordrog', 'combat/defend']) {
      const t = duel('magic', { wounds: 4 }).play(act).roll(10, 10).roll(1, 1);
      expect(t.happened('hero/defeated')).toMatchObject([{ player: 1, loser: 0 }]);
      expect(decision(t.state)).toMatchObject({ actor: 1, kind: 'spoils/take' });
    }
  });

  it('2e.hero-combat.ends: a failed escape may defeat as well', () => {
    const t = duel('escape', { wounds: 4, gold: 2 }, { gold: 0 })
      .play('combat/escape')
      .roll(10, 10)
      .roll(1, 1);
    expect(t.happened('hero/defeated')).toMatchObject([{ player: 1, loser: 0 }]);
    t.play('spoils/take-gold');
    expect([t.player(0).gold, t.player(1).gold]).toEqual([0, 2]);
  });

  it('2e.hero-combat.ends: when the attacker escapes there are no winner, no spoils and no knockout', () => {
    const t = duel('escape', {}, { gold: 5 }).play('combat/escape').roll(1, 1).roll(10, 10);
    expect(t.happened('hero/defeated')).toEqual([]);
    expect(t.happened('hero/knocked-out')).toEqual([]);
    expect(t.player(1).gold).toBe(5);
    expect(phaseOf(t)).toBe('over');
  });

  it.each([
    [
      'the defender is defeated',
      (t: Table) => strikeDown(t).play('spoils/none'),
      { wounds: 0 },
      { wounds: 4 },
    ],
    [
      'the attacker is defeated',
      (t: Table) => t.play('combat/defend').roll(10, 10).roll(1, 1).play('spoils/none'),
      { wounds: 4 },
      { wounds: 0 },
    ],
    [
      'the former defender is defeated as attacker',
      (t: Table) =>
        idle(idle(idle(t)))
          .play('combat/stand', 'combat/defend')
          .roll(10, 10)
          .roll(1, 1)
          .play('spoils/none'),
      { wounds: 0 },
      { wounds: 4 },
    ],
  ] as const)(
    '2e.hero-combat.turn-over: no Market and no Experience step when %s',
    (_how, course, first, second) => {
      const here = { space: 'tamalir', gold: 10, counters: { yellow: 3 } };
      const t = course(duel('ranged', { ...here, ...first }, { ...here, ...second }));
      expect(t.happened('turn/ended')).toMatchObject([{ player: 0 }]);
      expect(turnOf(t)).toBe(1);
      expect(t.happened('card/drawn')).toEqual([]);
      expect(decision(t.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    },
  );

  it('2e.hero-combat.no-experience: neither gains a counter, even on a space with one', () => {
    const t = strikeDown(duel('ranged', { space: JEWEL }, { space: JEWEL, wounds: 4 })).play('spoils/none');
    for (const player of [0, 1])
      expect(t.player(player).counters).toEqual({ green: 0, yellow: 0, blue: 0, red: 0 });
    expect(t.state.counters.yellow).toContain(JEWEL);
    expect(t.happened('counter/earned')).toEqual([]);
  });
});

describe('spoils', () => {
  const loser: ScenarioPlayer = {
    wounds: 4,
    exhaustion: 1,
    gold: 7,
    counters: { green: 2 },
    items: ['white-blade', { card: 'padded-leather-armor', faceDown: true }, 'healing-draught'],
    allies: [
      { card: 'veteran-halberdier', wounds: 2 },
      { card: 'hedge-healer', exhaustion: 2 },
    ],
    kept: ['swamp-wisp'],
    quests: [{ card: 'a-letter-for-greyhaven', progress: 2 }],
  };
  const won = (winner: ScenarioPlayer = {}, game: Partial<Scenario['game']> = {}): Table =>
    strikeDown(duel('ranged', winner, loser, game));

  it('2e.hero-combat.spoils: one Item, one Ally, all gold or one adventure card, or nothing; the winner chooses', () => {
    const t = won();
    expect(decision(t.state)).toMatchObject({ actor: 0, rule: '2e.hero-combat.spoils' });
    expect(t.legal().filter((code) => code.startsWith('spoils/'))).toEqual([
      ...[
        'veteran-halberdier',
        'hedge-healer',
        'white-blade',
        'padded-leather-armor',
        'healing-draught',
        'swamp-wisp',
        'a-letter-for-greyhaven',
      ].map((card) => `spoils/take-card card=${card}`),
      'spoils/take-gold',
      'spoils/none',
    ]);
    t.refuses('spoils/take-card card=varikas-the-dead', '2e.hero-combat.spoils');
  });

  it('2e.hero-combat.spoils: one thing only', () => {
    const t = won({ gold: 1 }).play('spoils/take-gold');
    expect(t.player(0).gold).toBe(8);
    expect(t.player(0).items).toEqual([]);
    t.refuses('spoils/take-card card=white-blade', '2e.hero-combat.spoils');
    const card = won({ gold: 1 }).play('spoils/take-card card=white-blade');
    expect(card.player(0)).toMatchObject({ gold: 1, items: [{ card: 'white-blade', faceDown: false }] });
    // The gold goes to the bank with the knockout.
    expect(card.player(1).gold).toBe(0);
  });

  it('2e.hero-combat.spoils: there is no gold to take from somebody who has none', () => {
    strikeDown(duel('ranged', {}, { ...loser, gold: 0 })).refuses(
      'spoils/take-gold',
      '2e.hero-combat.spoils',
    );
  });

  it('2e.hero-combat.spoils: an Item keeps its side, an open Encounter its counters', () => {
    const armor = won().play('spoils/take-card card=padded-leather-armor');
    expect(armor.player(0).items).toEqual([{ card: 'padded-leather-armor', faceDown: true }]);
    const letter = won().play('spoils/take-card card=a-letter-for-greyhaven');
    expect(letter.player(0).quests).toEqual([{ card: 'a-letter-for-greyhaven', progress: 2 }]);
    expect(letter.player(1).quests).toEqual([]);
  });

  it('2e.hero-combat.spoils: a kept Challenge card may be taken, also one that serves as Ally', () => {
    const wisp = won().play('spoils/take-card card=swamp-wisp');
    expect([wisp.player(0).kept, wisp.player(1).kept]).toEqual([['swamp-wisp'], []]);
    const hound = strikeDown(duel('ranged', {}, { wounds: 4, allies: ['masterless-war-hound'] }));
    hound.play('spoils/take-card card=masterless-war-hound');
    expect(hound.player(0).allies.map(({ card }) => card)).toEqual(['masterless-war-hound']);
  });

  it('2e.hero-combat.spoils: the limits hold for the winner, who must make room first', () => {
    const t = won({
      allies: ['loyal-hound', 'marsh-hunter'],
      items: ['black-dagger', 'hunting-spear', 'cloak-of-grey-mist'],
    });
    t.refuses('spoils/take-card card=hedge-healer', '2e.limits.allies');
    t.refuses('spoils/take-card card=white-blade', '2e.limits.weapons');
    t.refuses('spoils/take-card card=padded-leather-armor', '2e.limits.armor');
    t.allows('spoils/take-card card=healing-draught');
    t.play('card/discard player=0 card=loyal-hound', 'spoils/take-card card=hedge-healer');
    expect(t.player(0).allies.map(({ card }) => card)).toEqual(['marsh-hunter', 'hedge-healer']);
    expect(brokenInvariants(t.state)).toEqual([]);
  });

  it('2e.hero-combat.spoils-ally-counters: an Ally keeps its wounds and its exhaustion', () => {
    const hurt = won().play('spoils/take-card card=veteran-halberdier');
    expect(hurt.player(0).allies).toEqual([{ card: 'veteran-halberdier', wounds: 2, exhaustion: 0 }]);
    const tired = won().play('spoils/take-card card=hedge-healer');
    expect(tired.player(0).allies).toEqual([{ card: 'hedge-healer', wounds: 0, exhaustion: 2 }]);
  });

  it('2e.hero-combat.loser-knockout: after the spoils the loser is knocked out, and loses more of what is left', () => {
    const t = won();
    // Nothing of it before the winner has chosen.
    expect(t.player(1)).toMatchObject({ gold: 7, hero: { wounds: 5, exhaustion: 1, space: PLAIN } });
    t.play('spoils/take-card card=white-blade');
    const tie = t.legal('knockout/discard');
    expect(tie).toEqual(['knockout/discard card=veteran-halberdier', 'knockout/discard card=hedge-healer']);
    expect(decision(t.state)?.actor).toBe(1);
    t.play('knockout/discard card=hedge-healer');
    expect(t.player(1)).toMatchObject({
      gold: 0,
      counters: { green: 2 },
      allies: [{ card: 'veteran-halberdier', wounds: 2 }],
      kept: ['swamp-wisp'],
      hero: { wounds: 0, exhaustion: 0, space: 'h0206' },
    });
    expect(
      t.events.map(({ type }) => type).filter((type) => /spoils|gold|placed|turn.ended/.test(type)),
    ).toEqual(['spoils/taken', 'gold/lost', 'hero/placed', 'turn/ended']);
    expect(brokenInvariants(t.state)).toEqual([]);
  });

  it('2e.hero-combat.loser-knockout: gold taken as spoils is not lost a second time', () => {
    const t = won({ gold: 0 }).play('spoils/take-gold');
    expect(t.player(0).gold).toBe(7);
    expect(t.happened('gold/lost')).toEqual([]);
  });

  it('2e.hero-combat.spoils: a third Dragon Rune wins the game before the knockout', () => {
    const runes = ['morvakar-the-glacier', 'velisande-the-veiled', 'sithrael-storm-of-wings'] as const;
    for (const rune of runes) expect(challenge(rune).rune).toBe(true);
    const t = strikeDown(
      duel('ranged', { kept: [runes[0], runes[1]] }, { wounds: 4, gold: 4, kept: [runes[2]] }),
    );
    t.play(`spoils/take-card card=${runes[2]}`);
    expect(outcome(t.state)).toMatchObject({ winners: [0], rule: '2e.game.win-runes' });
    // What brought the victory stands before it in the story.
    expect(t.events.slice(-2).map(({ type }) => type)).toEqual(['spoils/taken', 'game/won']);
    expect(t.player(0).kept).toEqual(runes);
    expect(t.happened('gold/lost')).toEqual([]);
    expect(t.player(1)).toMatchObject({ gold: 4, kept: [], hero: { space: PLAIN } });
    expect(t.legal()).toEqual([]);
  });

  it('2e.hero-combat.spoils: a second Dragon Rune wins nothing yet', () => {
    const t = strikeDown(
      duel('ranged', { kept: ['morvakar-the-glacier'] }, { wounds: 4, kept: ['velisande-the-veiled'] }),
    );
    t.play('spoils/take-card card=velisande-the-veiled');
    expect(outcome(t.state)).toBeNull();
    expect(turnOf(t)).toBe(1);
  });
});

describe('attacking or adventure', () => {
  /** Three Heroes on one space, in the Adventure step of the first. */
  const meeting = (space: string, game: Partial<Scenario['game']> = {}): Table =>
    Table.of({
      game: {
        ...game,
        players: [
          { hero: 'mordrog', space },
          { hero: 'varikas-the-dead', space },
          { hero: 'red-scorpion', space },
        ],
      },
      given: { turn: { player: 0, step: 'adventure' } },
    });

  it('2e.hero-combat.adventure-or-interact: both are offered, one is done', () => {
    const t = meeting(JEWEL);
    t.allows('adventure/attempt color=yellow').allows('hero/attack player=1').allows('hero/negotiate with=2');
    t.play('hero/negotiate with=1', 'offer/leave');
    t.refuses('adventure/attempt color=yellow', '2e.hero-combat.adventure-or-interact');
    t.refuses('hero/attack player=2', '2e.hero-combat.adventure-or-interact');
    t.refuses('hero/negotiate with=2', '2e.hero-combat.adventure-or-interact');
    t.allows('adventure/pass');
  });

  it('2e.hero-combat.adventure-or-interact: the same where an undefeated Challenge waits', () => {
    const t = meeting(JEWEL, { track: [{ card: 'gallows-ogre', space: JEWEL }] });
    t.allows('adventure/face card=gallows-ogre').play('hero/negotiate with=1', 'offer/leave');
    t.refuses('adventure/face card=gallows-ogre', '2e.hero-combat.adventure-or-interact');
  });

  it('2e.hero-combat.adventure-or-interact: with no adventure in the space one may deal with several Heroes', () => {
    const t = meeting(PLAIN).play('hero/negotiate with=1', 'offer/leave');
    t.refuses('hero/attack player=1', '2e.interaction.negotiate-forfeits-attack');
    t.allows('hero/negotiate with=2').play('hero/attack player=2');
    expect(fight(t).opponent).toEqual({ is: 'hero', player: 2 });
  });

  it('2e.hero-combat.not-both: after an adventure there is no Hero to attack, after an attack no adventure', () => {
    const adventurer = meeting(JEWEL)
      .play('adventure/attempt color=yellow')
      .draw('gallows-ogre')
      .play('combat/stand');
    adventurer.refuses('hero/attack player=1', '2e.interaction.choice');
    const ogre = Table.of({
      game: {
        players: [
          { hero: 'mordrog', space: JEWEL, counters: { yellow: 3 } },
          { hero: 'varikas-the-dead', space: JEWEL },
        ],
      },
      given: {
        combat: {
          hero: 0,
          challenge: 'gallows-ogre',
          phase: 'ranged',
          wounds: challenge('gallows-ogre').life - 1,
        },
      },
    });
    ogre.play('combat/attack by=mordrog').roll(10, 10);
    expect(decision(ogre.state)?.kind).toBe('experience/choose');
    ogre.refuses('hero/attack player=1', '2e.interaction.choice');

    const attacker = meeting(JEWEL)
      .play('hero/attack player=1', 'combat/begin', 'combat/escape')
      .roll(1, 1)
      .roll(10, 10);
    expect(turnOf(attacker)).toBe(1);
    expect(attacker.happened('adventure/attempted')).toEqual([]);
  });

  it('2e.hero-combat.one-target: the turn ends with the first attack, so there is no second', () => {
    const t = meeting(PLAIN).play('hero/attack player=1', 'combat/begin');
    t.refuses('hero/attack player=2', '2e.interaction.choice');
    t.play('combat/escape').roll(1, 1).roll(10, 10);
    expect(t.happened('turn/ended')).toMatchObject([{ player: 0 }]);
    expect(decision(t.state)?.actor).toBe(1);
    t.refuses('hero/attack player=2', '2e.interaction.choice');
  });

  it('faq.hero-combat.after-one-space: a move of one space instead of a roll leads to an attack as well', () => {
    const t = Table.of({
      game: {
        players: [
          { hero: 'mordrog', space: BEFORE },
          { hero: 'varikas-the-dead', space: PLAIN },
        ],
      },
      given: { turn: { player: 0, step: 'movement' } },
    });
    t.play(`move/adjacent to=${PLAIN}`, 'hero/attack player=1', 'combat/begin', 'combat/escape');
    t.roll(1, 1).roll(10, 10);
    expect(t.player(0).hero.space).toBe(BEFORE);
  });
});
