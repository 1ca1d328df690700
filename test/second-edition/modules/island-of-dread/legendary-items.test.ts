import { describe, expect, it } from 'vitest';
import { board } from '../../../../src/second-edition/modules/island-of-dread/content/board.js';
import { Table } from '../../../toolkit.js';
import { aboard, captain, crossing, type Described, first, rulesOf, sturdy } from './voyagers.js';

const ID = 'island-of-dread';
type Phase = 'start' | 'before-combat' | 'escape' | 'ranged' | 'melee' | 'magic';

/** Steelhorns with an Item, in combat on land with a Challenge that a card has brought about. */
const fighting = (
  item: string,
  phase: Phase,
  challenge = 'the-warped-pilgrim',
  me: object = {},
  more: object = {},
) =>
  aboard(
    { space: 'h0507', items: [item], ...me },
    { given: { combat: { hero: 0, challenge, phase, from: 'card', ...more } } },
  );
const pool = (table: Table) => table.state.decks.legendary?.top ?? [];
const use = (card: string, ability: string) => `ability/use card=${card} ability=${ability}`;

describe('Legendary Items', () => {
  it('iod.legendary.are-items: Items without a cost: they cannot be sold, and go last in a knockout', () => {
    aboard({ space: 'dallak', items: ['spear-of-trelton'] }, { given: 'market' })
      .draw('cork-vest')
      .refuses('market/sell card=spear-of-trelton', '2e.market.sell-one-gold');
    const table = fighting('spear-of-trelton', 'ranged', 'the-warped-pilgrim', {
      wounds: 4,
      items: ['spear-of-trelton', 'cork-vest'],
    });
    table.play('combat/defend').roll(1, 1);
    expect(table.player(0).items.map(({ card }) => card)).toEqual(['spear-of-trelton']);
  });

  it('iod.legendary.are-items: no limit counts them', () => {
    const table = aboard(
      { space: crossing, items: ['sword-of-antenor', 'spear-of-trelton', 'white-blade', 'lightning-mace'] },
      { given: 'experience', with: { [ID]: { captains: [sturdy], maps: [{ blue: 1, green: 1 }] } } },
    );
    table.play('map/claim item=shield-of-antenor');
    expect(table.player(0).items).toHaveLength(5);
  });

  it('iod.legendary.return-to-pool: used, it lies in the pool again', () => {
    const table = fighting('spear-of-trelton', 'ranged');
    expect(pool(table)).toHaveLength(7);
    table.play('combat/attack by=steelhorns', use('spear-of-trelton', 'cast-the-spear'));
    expect(pool(table)).toHaveLength(8);
    expect(rulesOf(table, 'card/discarded')).toEqual(['iod.legendary.return-to-pool']);
  });

  it('iod.legendary.return-to-pool: lost in any other way, too', () => {
    const table = fighting('spear-of-trelton', 'ranged', 'the-warped-pilgrim', { wounds: 4 });
    table.play('combat/defend').roll(1, 1);
    expect(table.player(0).items).toEqual([]);
    expect(pool(table)).toContain('spear-of-trelton');
  });

  it('iod.legendary.discard-not-activation: it counts for no activation', () => {
    const table = fighting('spear-of-trelton', 'ranged', 'the-warped-pilgrim', {}, { activated: [0] });
    table.play('combat/attack by=steelhorns').allows(use('spear-of-trelton', 'cast-the-spear'));
  });

  it('iod.legendary.sources: as a reward, one of the pool; what another player has is not to be had', () => {
    const table = Table.of({
      game: {
        modules: [ID],
        players: [
          { hero: 'steelhorns', space: 'island-of-dread', experience: { mind: 9 } },
          { hero: 'mordrog', space: 'dallak', items: ['book-of-korsec-amin'] },
        ],
      },
      given: {
        combat: { hero: 0, challenge: 'hatchery-in-the-crater', phase: 'ranged', wounds: 4 },
      },
    })
      .play('combat/attack by=steelhorns')
      .roll(10, 10)
      .play('effect/choose choice=search');
    expect(table.legal('effect/choose')).toHaveLength(7);
    table.play('effect/choose choice=jewel-of-trelton');
    expect(table.player(0).items.map(({ card }) => card)).toEqual(['jewel-of-trelton']);
    expect(rulesOf(table, 'legendary/claimed')).toEqual(['iod.legendary.sources']);
  });
});

describe('Spear, Sword and Talisman', () => {
  it.each([
    ['iod.legendary.spear', 'spear-of-trelton', 'cast-the-spear', 'ranged'],
    ['iod.legendary.sword', 'sword-of-antenor', 'strike-with-the-sword', 'melee'],
    ['iod.legendary.talisman', 'talisman-of-korsec-amin', 'raise-the-talisman', 'magic'],
  ] as const)('%s: the attack succeeds, and nothing is rolled', (_rule, item, ability, phase) => {
    const table = fighting(item, phase).play('combat/attack by=steelhorns', use(item, ability));
    expect(table.happened('dice/rolled')).toEqual([]);
    expect(table.happened('combat/hit')).toMatchObject([{ character: 'steelhorns', combat: phase }]);
  });

  it.each([
    ['spear-of-trelton', 'cast-the-spear', 'melee'],
    ['sword-of-antenor', 'strike-with-the-sword', 'magic'],
    ['talisman-of-korsec-amin', 'raise-the-talisman', 'ranged'],
  ] as const)('iod.legendary.attack-items-hero-only: %s not in another phase', (item, ability, phase) => {
    const table = fighting(item, phase).play('combat/attack by=steelhorns');
    expect(table.legal('ability/use')).not.toContain(use(item, ability));
  });

  it('iod.legendary.attack-items-hero-only: not for a defense', () => {
    const table = fighting('spear-of-trelton', 'ranged').play('combat/defend');
    expect(table.legal('ability/use')).toEqual([]);
  });

  it('iod.legendary.attack-items-hero-only: not for an Ally or the Captain', () => {
    const table = fighting('spear-of-trelton', 'ranged', 'the-warped-pilgrim', { allies: ['hedge-healer'] });
    expect(table.play('combat/attack by=hedge-healer').legal('ability/use')).toEqual([]);
    const sea = Table.of({
      game: {
        modules: [ID],
        players: [{ hero: 'steelhorns', space: crossing, items: ['spear-of-trelton'] }, { hero: 'mordrog' }],
        with: { [ID]: { captains: ['the-patient-widow'] } },
      },
      given: { combat: { hero: 0, challenge: 'leviathan-calf', phase: 'ranged' } },
    }).play('combat/attack by=the-patient-widow');
    expect(sea.legal('ability/use')).toEqual([]);
  });
});

describe('Helmet of Trelton', () => {
  const helmet = use('helmet-of-trelton', 'lower-the-visor');
  /** The second round is about to begin. */
  const rounds = (me: object = {}) => {
    const table = fighting('helmet-of-trelton', 'magic', 'the-warped-pilgrim', me)
      .play('combat/defend')
      .roll(10, 10);
    return table.allows(helmet);
  };

  it('iod.legendary.helmet: at the beginning of a round, before its escape phase, and not later', () => {
    const table = rounds().play('combat/begin');
    expect(table.legal('combat/escape')).toHaveLength(1);
    table.refuses(helmet, '2e.effects.owner-uses');
  });

  it('iod.legendary.helmet: the enemy inflicts exhaustion in place of wounds, for this round', () => {
    const table = rounds().play(helmet, 'combat/stand', 'combat/defend').roll(1, 1);
    expect(table.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 2 });
    expect(rulesOf(table, 'exhaustion/taken')).toEqual(['iod.legendary.helmet']);
    table.play('combat/defend').roll(10, 10).play('combat/defend').roll(10, 10);
    table.play('combat/stand', 'combat/defend').roll(1, 1);
    expect(table.player(0).hero).toMatchObject({ wounds: 2, exhaustion: 2 });
  });

  it('iod.legendary.helmet: a failed escape costs exhaustion too', () => {
    const table = rounds().play(helmet, 'combat/escape').roll(1, 1);
    expect(table.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 1 });
  });

  it('iod.legendary.helmet: beyond Stamina it becomes wounds all the same', () => {
    const table = rounds({ exhaustion: 2 }).play(helmet, 'combat/stand', 'combat/defend').roll(1, 1);
    expect(table.player(0).hero).toMatchObject({ wounds: 1, exhaustion: 3 });
  });

  it('iod.legendary.helmet: any character that the enemy strikes is covered', () => {
    const table = rounds({ allies: ['hedge-healer'] }).play(
      helmet,
      'combat/stand',
      'combat/attack by=hedge-healer',
    );
    table.roll(1, 1);
    expect(table.player(0).allies).toMatchObject([{ wounds: 0, exhaustion: 2 }]);
  });
});

describe('Shield of Antenor', () => {
  it('iod.legendary.shield: after the roll of a defense, which succeeds', () => {
    const table = fighting('shield-of-antenor', 'ranged').play('combat/defend').roll(1, 1);
    table.play(use('shield-of-antenor', 'raise-the-shield'));
    expect(table.player(0).hero.wounds).toBe(0);
    expect(table.happened('combat/defended')).toHaveLength(1);
  });

  it('iod.legendary.shield: not for an attack', () => {
    const table = fighting('shield-of-antenor', 'ranged').play('combat/attack by=steelhorns').roll(1, 1);
    expect(table.player(0).hero.wounds).toBe(2);
  });
});

describe('Emerald of Korsec-Amin', () => {
  const emerald = use('emerald-of-korsec-amin', 'hold-it-to-the-sun');

  it('iod.legendary.emerald: before moving, counters return to empty sunbursts, and to no other jewel', () => {
    const green = board.spaces.filter(({ jewel }) => jewel === 'green');
    const sunburst = green.find((space) => space.sunburst)?.id ?? '';
    const plain = green.find((space) => !space.sunburst)?.id ?? '';
    const table = aboard(
      { space: 'dallak', items: ['emerald-of-korsec-amin'] },
      { given: 'movement', counters: { [sunburst]: [], [plain]: [] } },
    ).play(emerald);
    expect(table.happened('counter/replenished')).toMatchObject([{ color: 'green', space: sunburst }]);
  });

  it('iod.legendary.emerald: at sea too, before the ship sails, and not after', () => {
    const table = aboard(
      { space: first, items: ['emerald-of-korsec-amin'] },
      {
        given: 'movement',
        decks: { sea: { top: ['leviathan-calf'] } },
        with: { [ID]: { captains: [sturdy] } as Described },
      },
    ).allows(emerald);
    table.play(`voyage/sail to=${crossing}`).refuses(emerald, '2e.effects.owner-uses');
  });
});

describe('Jewel of Trelton', () => {
  const jewel = use('jewel-of-trelton', 'show-the-jewel');
  /** At the Guard of the Merrow Queen's anchor; the Captain stays out of it. */
  const shown = (card: string, phase: string) =>
    aboard(
      { space: first, items: ['jewel-of-trelton'] },
      {
        given: 'movement',
        decks: { sea: { top: [card] } },
        with: { [ID]: { captains: ['the-patient-widow'] } as Described },
      },
    ).play(`voyage/sail to=${crossing}`, jewel, `effect/choose choice=${phase}`);

  it('iod.legendary.jewel: no Before Combat, no escape, and the first round begins in the phase chosen', () => {
    const table = shown('choir-of-sirens', 'melee');
    expect(table.happened('dice/rolled')).toEqual([]);
    expect(table.legal('combat/escape')).toEqual([]);
    table.play('combat/attack by=steelhorns').roll(10, 10);
    expect(table.happened('combat/hit')).toMatchObject([{ combat: 'melee' }]);
  });

  it('iod.legendary.jewel: later rounds are whole', () => {
    const table = shown('choir-of-sirens', 'magic').play('combat/defend').roll(10, 10);
    expect(table.legal('combat/escape')).toHaveLength(1);
    table.play('combat/stand', 'combat/attack by=steelhorns').roll(10, 10);
    expect(table.happened('combat/hit')).toMatchObject([{ combat: 'ranged' }]);
  });

  it('iod.legendary.jewel: not for a Challenge that was not drawn', () => {
    const table = aboard(
      { space: 'h0507', items: ['jewel-of-trelton'] },
      { given: 'adventure', track: [{ card: 'gull-witch', space: 'h0507' }] },
    ).play('adventure/face card=gull-witch');
    expect(table.legal('ability/use')).toEqual([]);
  });

  it('iod.legendary.jewel: it need not be shown', () => {
    const table = aboard(
      { space: first, items: ['jewel-of-trelton'] },
      {
        given: 'movement',
        decks: { sea: { top: ['leviathan-calf'] } },
        with: { [ID]: { captains: [sturdy] } as Described },
      },
    ).play(`voyage/sail to=${crossing}`, 'combat/begin');
    table.allows('combat/escape');
  });
});

describe('Book of Korsec-Amin', () => {
  const book = use('book-of-korsec-amin', 'read-the-last-page');
  const assif = (me: object = {}) =>
    aboard(
      { space: 'island-of-dread', items: ['book-of-korsec-amin'], ...me },
      { given: { combat: { hero: 0, challenge: 'assif-shib-sa', phase: 'before-combat', wounds: 5 } } },
    );

  it('iod.legendary.book-life: its Life is 7 for the whole combat', () => {
    const table = assif({ experience: { body: 12 } }).play(book);
    table.play('combat/defend').roll(10, 10).play('combat/attack by=steelhorns').roll(10, 10);
    expect(table.state.outcome?.how).toBe('assif-shib-sa');
  });

  it('iod.legendary.book-no-damage: in the first round it inflicts no damage, in the second it does', () => {
    const table = assif().play(book, 'combat/defend-without-roll', 'combat/attack by=steelhorns').roll(1, 1);
    table.play('combat/defend-without-roll');
    expect(table.player(0).hero.wounds).toBe(0);
    table.play('combat/defend').roll(1, 1);
    expect(table.player(0).hero.wounds).toBe(3);
  });

  it('iod.legendary.book-life: for no other enemy', () => {
    const table = fighting('book-of-korsec-amin', 'before-combat');
    expect(table.legal('ability/use')).toEqual([]);
  });

  it('iod.legendary.jewel: with the Jewel there is no time to read', () => {
    const table = aboard(
      {
        space: 'island-of-dread',
        items: ['book-of-korsec-amin', 'jewel-of-trelton'],
      },
      { given: { combat: { hero: 0, challenge: 'assif-shib-sa', phase: 'start' } } },
    ).play(use('jewel-of-trelton', 'show-the-jewel'), 'effect/choose choice=melee');
    expect(table.legal('ability/use')).toEqual([]);
    expect(captain(table)).toBeNull();
  });
});
