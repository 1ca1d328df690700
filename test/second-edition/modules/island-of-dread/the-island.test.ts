import { describe, expect, it } from 'vitest';
import { decision, outcome } from '../../../../src/index.js';
import { aboard, captain, crossing, type Described, first, memory, rulesOf, sturdy } from './voyagers.js';

const ID = 'island-of-dread';
type Me = Parameters<typeof aboard>[0];
const strong: Me = { experience: { mind: 12, body: 12, spirit: 12 } };

/** Steelhorns with a map set in the Experience step of a turn that began at sea; these silver cards come first. */
const ready = (silver: string[], me: Me = {}, one: Described = sturdy) =>
  aboard(
    { space: crossing, ...me },
    {
      given: 'experience',
      decks: { silver: { top: silver } },
      with: { [ID]: { captains: [one], maps: [{ blue: 1, green: 1 }] } as Described },
    },
  );
const ashore = (silver: string[], me: Me = {}) => ready(silver, me).play('map/discover');
const town = (id: string) => aboard({ space: id }).player(0).hero.space;

/** Hits the Gate of Teeth, Life 4, twice in the first round: no escape phase comes before. */
const throughTheGate = (more: string[], me: Me = {}) =>
  ashore(['gate-of-teeth', ...more], { ...strong, ...me, allies: ['hedge-healer'] })
    .play('combat/defend')
    .roll(10, 10)
    .play('combat/attack by=steelhorns')
    .roll(10, 10)
    .play('combat/defend')
    .roll(10, 10)
    .play('combat/defend')
    .roll(10, 10)
    .play('combat/attack by=steelhorns')
    .roll(10, 10);

describe('discovering the island', () => {
  it('iod.discover.declare-set, iod.discover.place, iod.discover.discard-captain: a set, the tile, and no Captain', () => {
    const table = ashore(['gate-of-teeth']);
    expect(memory(table).pool).toEqual({ blue: 6, green: 6 });
    expect(table.player(0).hero.space).toBe('island-of-dread');
    expect(captain(table)).toBeNull();
    expect(table.state.decks.captains?.bottom).toEqual([sturdy]);
    expect(rulesOf(table, 'island/discovered')).toEqual(['iod.discover.place']);
  });

  it('iod.discover.turn-continues: the silver deck follows at once', () => {
    const table = ashore(['gate-of-teeth']);
    expect(table.state.turn).toBe(1);
    expect(table.happened('card/drawn')).toMatchObject([{ deck: 'silver', card: 'gate-of-teeth' }]);
  });

  it('iod.discover.begin-on-anchor: not in the turn of setting out', () => {
    const table = aboard(
      { space: 'orris', ...strong },
      {
        given: 'movement',
        decks: { sea: { top: ['leviathan-calf'] } },
        with: { [ID]: { captains: [sturdy], maps: [{ blue: 1, green: 1 }] } },
      },
    ).play(`voyage/sail to=${first}`, 'combat/stand', 'combat/defend');
    table.roll(10, 10).play('combat/attack by=steelhorns').roll(10, 10).play('combat/defend').roll(10, 10);
    table.play('combat/stand', 'combat/defend').roll(10, 10).play('combat/attack by=steelhorns').roll(10, 10);
    table.play('combat/defend').roll(10, 10).play('combat/stand', 'combat/defend').roll(10, 10);
    table.play('combat/attack by=steelhorns').roll(10, 10);
    table
      .refuses('map/discover', 'iod.discover.begin-on-anchor')
      .allows('map/claim item=book-of-korsec-amin');
  });

  it('iod.discover.discard-captain: a loan ends with it', () => {
    const table = ready(['the-black-spring', 'gate-of-teeth'], {}, { card: sturdy, loan: true }).play(
      'map/discover',
    );
    expect(captain(table)).toBeNull();
    expect(table.state.stacks.orris).not.toContain(sturdy);
  });
});

describe('on the island', () => {
  it('iod.island.one-at-a-time, iod.island.resolve-until: one card after another', () => {
    const table = throughTheGate(['the-black-spring', 'chorus-of-mouths']);
    expect(table.happened('card/drawn').map(({ card }) => card)).toEqual([
      'gate-of-teeth',
      'the-black-spring',
    ]);
    table.play('effect/choose choice=wash');
    expect(table.happened('card/drawn').at(-1)).toMatchObject({ card: 'chorus-of-mouths' });
    expect(table.state.turn).toBe(1);
  });

  it('iod.island.refresh-each-draw: with every card drawn, the first one too', () => {
    const table = throughTheGate(['the-black-spring'], {
      items: [{ card: 'padded-leather-armor', faceDown: true }],
    });
    expect(table.happened('card/refreshed')).toMatchObject([{ card: 'padded-leather-armor' }]);
    expect(rulesOf(table, 'island/refreshed')).toEqual([
      'iod.island.refresh-each-draw',
      'iod.island.refresh-each-draw',
    ]);
  });

  it('iod.island.no-escape: there is no escape phase', () => {
    const table = ashore(['gate-of-teeth']);
    expect(table.legal('combat/attack')).toEqual(['combat/attack by=steelhorns']);
    expect(table.legal('combat/escape')).toEqual([]);
  });

  it('iod.island.combat-standard: otherwise combat is unchanged', () => {
    const table = ashore(['gate-of-teeth']).play('combat/attack by=steelhorns').roll(1, 1);
    expect(table.player(0).hero.wounds).toBe(1);
    table.play('combat/defend').roll(1, 1);
    expect(table.player(0).hero.wounds).toBe(3);
  });

  it('iod.island.combat-standard: a silver Challenge is worth no experience', () => {
    const table = throughTheGate(['the-black-spring']);
    expect(table.player(0).counters).toEqual({ green: 0, yellow: 0, blue: 0, red: 0 });
  });
});

describe('knocked out on the island', () => {
  const beaten = (me: Me = {}) => throughTheGate(['the-warped-pilgrim', 'assif-shib-sa'], me);
  const fallen = (me: Me = {}) =>
    ashore(['the-black-spring', 'gate-of-teeth'], { wounds: 4, gold: 5, items: ['cork-vest'], ...me })
      .play('effect/choose choice=drink')
      .roll(10, 2)
      .play('combat/attack by=steelhorns')
      .roll(1, 1);

  it('iod.island.knocked-out-place: the player to the left chooses any town', () => {
    const table = fallen();
    expect(decision(table.state)).toMatchObject({ actor: 1 });
    expect(table.legal('knockout/move')).toHaveLength(8);
    table.play(`knockout/move to=${town('lastlight')}`);
    expect(table.player(0).hero.space).toBe(town('lastlight'));
    expect(rulesOf(table, 'hero/placed')).toEqual(['iod.island.knocked-out-place']);
    expect(table.player(0)).toMatchObject({ gold: 0, items: [] });
    expect(table.state.turn).toBe(2);
  });

  it('iod.island.reshuffle-silver: all that was discarded goes back, the card just resolved too, and nobody knows where', () => {
    const table = fallen();
    expect(memory(table).silver).toEqual(['the-black-spring']);
    table.play(`knockout/move to=${town('lastlight')}`);
    expect(memory(table).silver).toEqual([]);
    expect(table.state.decks.silver).toMatchObject({ top: [], bottom: [] });
    expect(table.state.decks.silver?.pool).toHaveLength(8);
    expect(rulesOf(table, 'deck/shuffled')).toEqual(['iod.island.reshuffle-silver']);
    expect(table.state.track.every((entry) => entry === null)).toBe(true);
  });

  it('iod.island.reshuffle-silver: during a visit no silver card comes twice', () => {
    expect(memory(beaten()).silver).toEqual(['gate-of-teeth']);
  });

  it('iod.island.keep-silver: what was received for a victory stays', () => {
    const table = beaten()
      .play('combat/attack by=steelhorns')
      .roll(10, 10)
      .play('combat/defend')
      .roll(10, 10)
      .play('combat/defend')
      .roll(10, 10)
      .play('combat/defend')
      .roll(10, 10)
      .play('combat/attack by=steelhorns')
      .roll(10, 10);
    expect(table.player(0).kept).toEqual(['the-warped-pilgrim']);
  });
});

const melee = (table: ReturnType<typeof aboard>): boolean =>
  (table.state.frames.at(-1) as unknown as { type?: string }).type === 'melee';

describe('Assif Shib-Sa', () => {
  it('iod.victory.object, iod.victory.first-wins: the player who defeats it has won, at that moment', () => {
    const table = ashore(['assif-shib-sa'], strong);
    // Two wounds in each round, in the melee phase; the rest of the round Steelhorns defends.
    while (outcome(table.state) === null)
      table
        .play(
          table.legal('combat/attack').length > 0 && melee(table)
            ? 'combat/attack by=steelhorns'
            : 'combat/defend',
        )
        .roll(10, 10);
    expect(outcome(table.state)).toMatchObject({
      winners: [0],
      how: 'assif-shib-sa',
      rule: 'iod.victory.first-wins',
    });
  });

  it('iod.scope.replaces-adventure: nothing else wins', () => {
    const table = ashore(['gate-of-teeth']);
    expect(outcome(table.state)).toBeNull();
  });
});
