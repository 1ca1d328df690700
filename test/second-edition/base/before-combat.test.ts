import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/index.js';
import type { ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { heroes } from '../../../src/second-edition/content/heroes.js';
import { Table } from '../../toolkit.js';
import { challenge, enemyWounds, faces, fight, phaseOf } from './fighting.js';

/** A big Challenge without any text, a Brood with its swim test, and Bullies that leave a choice. */
const TITAN = challenge('corpse-of-a-titan');
const BROOD = challenge('brood-of-the-bloodmother');
const BULLIES = challenge('tollgate-bullies');

const STRIKE = 'ability/use card=varikas-the-dead ability=strike-with-magic-first';
const FIRE = 'ability/use card=kirion-drake-blood ability=breathe-fire';
const SHOOT = 'ability/use card=light-crossbow ability=shoot-first';
const CINDERS = 'ability/use card=wand-of-cinders ability=scatter-cinders';
const BOMB = 'ability/use card=dwarven-fire-bomb ability=throw-the-bomb';
const BLADE = 'ability/use card=white-blade ability=draw-and-strike';
const SOFTEN = 'ability/use card=padded-leather-armor ability=soften-the-blow';

/** Varikas with what he has, at the very beginning of a battle. */
const battle = (player: ScenarioPlayer, against = TITAN.id): Table =>
  Table.of({
    game: { players: [{ hero: 'varikas-the-dead', ...player }, {}] },
    given: { combat: { hero: 0, challenge: against, phase: 'start' } },
  });

describe('when', () => {
  it('2e.before-combat.before-first-round: abilities, Items and Allies have their say before the first round, and only there', () => {
    const t = battle({ allies: ['kirion-drake-blood'], items: ['light-crossbow'] });
    expect(decision(t.state)).toMatchObject({ actor: 0, kind: 'combat/attacker-before' });
    for (const code of [STRIKE, FIRE, SHOOT]) t.allows(code);
    t.refuses('combat/attack by=varikas-the-dead', '2e.combat.phases');
    t.refuses('combat/escape', '2e.combat.phases');
    t.play('combat/begin');
    expect(t.happened('combat/round')).toHaveLength(1);
    for (const code of [STRIKE, FIRE, SHOOT]) t.refuses(code, '2e.effects.timing-words');
  });

  it('2e.before-combat.before-first-round: the rounds begin by themselves where there is nothing to use', () => {
    expect(phaseOf(battle({ exhaustion: 4 }))).toBe('escape');
  });

  it("2e.before-combat.challenge-first: the card's own text is carried out before the player may use anything", () => {
    const bullies = battle({}, BULLIES.id);
    bullies
      .refuses(STRIKE, '2e.before-combat.challenge-first')
      .refuses('combat/begin', '2e.before-combat.before-first-round');
    bullies.play('effect/choose choice=pay-nothing').allows(STRIKE);

    const brood = battle({}, BROOD.id);
    expect(decision(brood.state)?.actor).toBe('chance');
    expect(brood.legal('ability/use')).toEqual([]);
    brood.roll(10, 10).allows(STRIKE);
  });

  it('2e.before-combat.challenge-first: in every battle, also against a Challenge from the track', () => {
    const t = Table.of({
      game: {
        players: [{ hero: 'varikas-the-dead', space: 'h0208' }, {}],
        track: [{ card: BROOD.id, space: 'h0208' }],
      },
      given: { turn: { player: 0, step: 'adventure' } },
    });
    t.play(`adventure/face card=${BROOD.id}`).roll(1, 1);
    expect(t.happened('roll/made')).toMatchObject([{ for: 'test', target: 14, success: false }]);
    expect(t.player(0).hero.wounds).toBe(1);
    t.allows(STRIKE);
  });

  it('2e.before-combat.challenge-first: who is knocked out by that text does not fight at all', () => {
    const t = battle({ wounds: 4 }, BROOD.id).roll(1, 1);
    expect(t.happened('hero/knocked-out')).toHaveLength(1);
    expect(t.state.track[0]?.card).toBe(BROOD.id);
    expect(t.happened('combat/round')).toEqual([]);
  });

  it("2e.before-combat.reaction: a card that answers the adventure card's text is used at once, and is the one activation", () => {
    const t = battle({ items: ['padded-leather-armor', 'light-crossbow'] }, BROOD.id).roll(1, 1);
    t.allows(SOFTEN).refuses(SHOOT, '2e.before-combat.challenge-first').play(SOFTEN);
    expect(t.player(0).hero.wounds).toBe(0);
    t.allows(STRIKE).refuses(SHOOT, '2e.activation.before-combat');
    // The round has its own activation, but the armor stays face down.
    t.play('combat/begin');
    expect(fight(t).activations).toEqual([]);
    expect(t.player(0).items[0]).toEqual({ card: 'padded-leather-armor', faceDown: true });
  });
});

describe('how often', () => {
  it('2e.before-combat.each-once: every ability of Hero and Allies once, though it could be paid again', () => {
    const t = battle({ allies: ['kirion-drake-blood'], experience: { stamina: 2 } });
    t.play(STRIKE).roll(1, 1);
    expect(t.player(0).hero.exhaustion).toBe(1);
    t.refuses(STRIKE, '2e.before-combat.each-once').play(FIRE).roll(1, 1);
    // With both used up the first round begins.
    expect(phaseOf(t)).toBe('escape');
  });

  it('2e.before-combat.each-once: once in each battle', () => {
    const t = battle({}, BULLIES.id).play('effect/choose choice=pay-nothing', STRIKE).roll(1, 1);
    expect(phaseOf(t)).toBe('escape');
    battle({ exhaustion: 1 }).allows(STRIKE);
  });

  it('2e.before-combat.each-once: not if paying for it would go beyond Stamina', () => {
    const t = battle({ exhaustion: 4, items: ['dwarven-fire-bomb'] });
    t.refuses(STRIKE, '2e.harm.no-voluntary-excess').allows(BOMB);
  });

  it('2e.before-combat.one-item: one Item that is activated; discarding others is free', () => {
    const t = battle({ items: ['light-crossbow', 'wand-of-cinders', 'dwarven-fire-bomb'] });
    t.play(SHOOT).roll(1, 1);
    t.refuses(CINDERS, '2e.before-combat.one-item');
    t.allows(STRIKE).play(BOMB).roll(1, 1);
    expect(t.player(0).items).toEqual([
      { card: 'light-crossbow', faceDown: true },
      { card: 'wand-of-cinders', faceDown: false },
    ]);
  });

  it('2e.before-combat.one-item: what was activated before the battle does not count, only what is still face down is out', () => {
    const t = battle({ items: [{ card: 'light-crossbow', faceDown: true }, 'wand-of-cinders'] });
    t.refuses(SHOOT, '2e.activation.until-refresh').allows(CINDERS);
  });

  it('2e.before-combat.one-item: the first round has an activation of its own', () => {
    const t = battle({ items: ['light-crossbow', 'banner-of-fellowship'] });
    t.play(SHOOT).roll(1, 1).play('combat/begin', 'combat/stand');
    t.play('ability/use card=banner-of-fellowship ability=raise-the-banner');
    expect(t.player(0).items.every(({ faceDown }) => faceDown)).toBe(true);
  });

  it.each([
    [[STRIKE, FIRE, SHOOT]],
    [[STRIKE, SHOOT, FIRE]],
    [[FIRE, STRIKE, SHOOT]],
    [[FIRE, SHOOT, STRIKE]],
    [[SHOOT, STRIKE, FIRE]],
    [[SHOOT, FIRE, STRIKE]],
  ])('2e.before-combat.any-order: %s', (order) => {
    const t = battle({ allies: ['kirion-drake-blood'], items: ['light-crossbow'] });
    for (const code of order) t.play(code).roll(1, 1);
    expect(t.happened('ability/used')).toHaveLength(3);
    expect(phaseOf(t)).toBe('escape');
  });

  it('2e.before-combat.any-order: one may go on with abilities left unused', () => {
    const t = battle({ allies: ['kirion-drake-blood'], items: ['light-crossbow'] });
    t.play(FIRE).roll(1, 1).play('combat/begin');
    expect(phaseOf(t)).toBe('escape');
    expect(t.player(0).hero.exhaustion).toBe(0);
  });
});

describe('attacks made Before Combat', () => {
  const wins = TITAN.spirit.value - 4;

  it('2e.before-combat.granted-attack: rolled like an attack of its type, to meet or exceed the opponent', () => {
    const hit = battle({})
      .play(STRIKE)
      .roll(...faces(wins));
    expect(hit.happened('roll/made')).toMatchObject([
      {
        for: 'attack',
        attribute: 'spirit',
        total: TITAN.spirit.value,
        target: TITAN.spirit.value,
        success: true,
      },
    ]);
    expect(enemyWounds(hit)).toBe(1);
    const miss = battle({})
      .play(STRIKE)
      .roll(...faces(wins - 1));
    expect(enemyWounds(miss)).toBe(0);
  });

  it('2e.before-combat.granted-attack: an Ally makes its own with its own value', () => {
    const t = battle({ allies: ['kirion-drake-blood'] })
      .play(FIRE)
      .roll(5, 5);
    // Spirit 4 of Kirion, and 1 that the card adds.
    expect(t.happened('roll/made')).toMatchObject([{ character: 'kirion-drake-blood', total: 15 }]);
  });

  it("2e.before-combat.granted-attack: it gives the wounds its card names, else the attacker's damage of that type", () => {
    const bomb = battle({ items: ['dwarven-fire-bomb'] })
      .play(BOMB)
      .roll(10, 10);
    expect(enemyWounds(bomb)).toBe(2);
    const blade = battle({ hero: 'mordrog', items: ['white-blade'] })
      .play(BLADE)
      .roll(10, 10);
    expect(enemyWounds(blade)).toBe(2);
  });

  it('2e.before-combat.granted-attack: it may defeat the opponent before any round', () => {
    const t = Table.of({
      game: { players: [{ hero: 'varikas-the-dead', space: 'h0208' }, {}] },
      given: { combat: { hero: 0, challenge: BROOD.id, phase: 'before-combat', wounds: 2 } },
    });
    t.play(STRIKE).roll(10, 10);
    expect(t.happened('challenge/defeated')).toHaveLength(1);
    expect(t.happened('combat/round')).toEqual([]);
    expect(t.player(0).counters.yellow).toBe(1);
  });

  it('2e.before-combat.attack-miss: a miss costs no wounds, only what was paid', () => {
    expect(TITAN.spirit.damage).toBeGreaterThan(0);
    expect(TITAN.mind.damage).toBeGreaterThan(0);
    const t = battle({ items: ['dwarven-fire-bomb', 'wand-of-cinders'] });
    t.play(STRIKE).roll(1, 1).play(BOMB).roll(1, 1).play(CINDERS).roll(1, 1);
    expect(t.happened('combat/missed')).toHaveLength(3);
    expect(t.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 1 });
    expect(t.player(0).items).toEqual([{ card: 'wand-of-cinders', faceDown: true }]);
    expect(t.state.decks.market?.bottom).toEqual(['dwarven-fire-bomb']);
  });

  it('2e.before-combat.attack-not-counted: the same characters may attack in the first round', () => {
    const t = battle({ allies: ['kirion-drake-blood'] });
    t.play(STRIKE).roll(10, 10).play(FIRE).roll(10, 10).play('combat/stand');
    t.allows('combat/attack by=kirion-drake-blood').play('combat/attack by=varikas-the-dead').roll(10, 10);
    t.refuses('combat/attack by=varikas-the-dead', '2e.combat.melee-defend-only');
  });

  it('2e.before-combat.attack-not-counted: it belongs to no phase, so cards for a phase do not help it', () => {
    const t = battle({ items: ['soul-burn'] });
    t.refuses('ability/use card=soul-burn ability=burn-the-soul', '2e.effects.timing-words');
    t.play(STRIKE).refuses('ability/use card=soul-burn ability=burn-the-soul', '2e.dice.sum');
  });

  it('what holds for the combat still holds in its last round', () => {
    const { value, damage } = heroes.find(({ id }) => id === 'wren-ashquill')?.body ?? {
      value: 0,
      damage: 0,
    };
    const t = battle({ hero: 'wren-ashquill', items: ['giants-ale'] }).play(
      'ability/use card=giants-ale ability=drink',
    );
    for (let round = 1; round < 3; round++) {
      t.play('combat/stand', 'combat/defend').roll(10, 10);
      t.play('combat/attack by=wren-ashquill').roll(8, 9);
      t.play('combat/defend').roll(10, 10);
    }
    expect(t.happened('roll/made').filter((roll) => roll.attribute === 'body')).toMatchObject([
      { total: 17 + value + 2 },
      { total: 17 + value + 2 },
    ]);
    expect(enemyWounds(t)).toBe(2 * (damage + 1));
  });
});
