import { describe, expect, it } from 'vitest';
import { defineModule, type GameEvent } from '../../../../src/index.js';
import { fromScenario } from '../../../../src/scenario/second-edition/index.js';
import {
  type AdventureCard,
  type BundledModule,
  bundledModules,
  composeRuleset,
  type Effect,
} from '../../../../src/second-edition/index.js';
import { Table } from '../../../toolkit.js';
import { aboard, captain, crossing, type Described, first, memory, rulesOf, sturdy } from './voyagers.js';

const ID = 'island-of-dread';
type Me = Parameters<typeof aboard>[0];
type More = Omit<NonNullable<Parameters<typeof aboard>[1]>, 'with'> & { readonly with?: object };

/** Steelhorns sails to an anchor, the crossing if no other is named, and these sea cards come. */
const facing = (
  cards: string | string[],
  { space = crossing, ...me }: Me = {},
  { with: more, ...game }: More = {},
) =>
  aboard(
    { space: space === crossing ? first : crossing, ...me },
    {
      given: 'movement',
      decks: { sea: { top: [cards].flat() } },
      with: { [ID]: { captains: [sturdy], ...more } as Described },
      ...game,
    },
  ).play(`voyage/sail to=${space}`);
const strong = { experience: { mind: 9, body: 9, spirit: 9 } };

/** Beats the Maelstrom Eel: the Captain hits it once, the Hero twice as hard. */
const beaten = (me: Me = {}, more: More = {}) =>
  facing('maelstrom-eel', { ...strong, ...me }, more)
    .play('combat/stand', `combat/attack by=${sturdy}`)
    .roll(10, 10)
    .play('combat/attack by=steelhorns')
    .roll(10, 10);

describe('the adventure at an anchor', () => {
  it('iod.adventure.draw-sea, iod.adventure.mandatory, iod.board.anchor-space: drawn at once, and not to be declined', () => {
    const table = facing('leviathan-calf');
    expect(rulesOf(table, 'voyage/adventure')).toEqual(['iod.adventure.draw-sea']);
    expect(table.happened('card/drawn')).toMatchObject([{ deck: 'sea', card: 'leviathan-calf' }]);
    expect(table.legal('adventure/decline')).toEqual([]);
  });

  it('iod.adventure.mandatory: after an Encounter another sea card is drawn, until a Challenge has come', () => {
    const table = facing(['the-great-current', 'leviathan-calf']).play('effect/choose choice=cross');
    expect(table.happened('card/drawn').map(({ card }) => card)).toEqual([
      'the-great-current',
      'leviathan-calf',
    ]);
  });

  it('iod.adventure.life-counters: three Life counters keep nobody from it', () => {
    const table = facing('leviathan-calf', { experience: { life: 3 } });
    expect(table.happened('combat/began')).toHaveLength(1);
  });

  it('iod.interact.no-attack, iod.interact.no-negotiate: not even a Hero at the same anchor is met', () => {
    const table = Table.of({
      game: {
        modules: [ID],
        players: [
          { hero: 'steelhorns', space: first },
          { hero: 'mordrog', space: crossing },
        ],
        decks: { sea: { top: ['leviathan-calf'] } },
        with: { [ID]: { captains: [sturdy, 'the-iron-tide'] } },
      },
      given: { turn: { player: 0, step: 'movement' } },
    }).play(`voyage/sail to=${crossing}`);
    expect([...table.legal('hero/attack'), ...table.legal('hero/negotiate')]).toEqual([]);
    expect(table.happened('combat/began')).toMatchObject([{ against: 'leviathan-calf' }]);
  });
});

describe('the Captain in combat', () => {
  it('iod.combat.captain-attack: one attack a round, in the place of another’s', () => {
    const table = facing('leviathan-calf', { allies: ['hedge-healer'] }).play('combat/stand');
    expect(table.legal('combat/attack')).toEqual([
      'combat/attack by=steelhorns',
      'combat/attack by=hedge-healer',
      `combat/attack by=${sturdy}`,
    ]);
    table.play(`combat/attack by=${sturdy}`).roll(10, 10);
    table.refuses(`combat/attack by=${sturdy}`, 'iod.combat.captain-attack');
    expect(table.happened('roll/made')).toMatchObject([{ character: sturdy, total: 21 }]);
    table.play('combat/defend').roll(10, 10).play('combat/defend').roll(10, 10);
    table.play('combat/stand').allows(`combat/attack by=${sturdy}`);
  });

  it('iod.combat.captain-fails: he suffers for it himself', () => {
    const table = facing('leviathan-calf')
      .play('combat/stand', 'combat/attack by=steelhorns')
      .roll(10, 10)
      .play(`combat/attack by=${sturdy}`)
      .roll(1, 2);
    expect(captain(table)?.wounds).toBe(3);
    expect(table.player(0).hero.wounds).toBe(0);
  });

  it('iod.combat.captain-attack: not on land', () => {
    const table = aboard(
      { space: 'dallak' },
      {
        given: { combat: { hero: 0, challenge: 'leviathan-calf', phase: 'ranged', from: 'card' } },
        with: { [ID]: { captains: [sturdy] } },
      },
    );
    expect(table.legal('combat/attack')).toEqual(['combat/attack by=steelhorns']);
  });

  it('iod.combat.ally-effects-excluded: what heals, hurts or helps Allies does not reach him', () => {
    const table = facing(
      'choir-of-sirens',
      { allies: [{ card: 'hedge-healer', exhaustion: 1 }] },
      { with: { captains: [{ card: 'the-second-helping', exhaustion: 1 }] } },
    );
    table.roll(10, 10).play('ability/use card=the-second-helping ability=ring-for-dinner');
    // The cook paid one more, and what he served was for the Hero and the Ally.
    expect(table.player(0).allies[0]?.exhaustion).toBe(0);
    expect(captain(table)?.exhaustion).toBe(2);
  });
});

describe('escaping', () => {
  it('iod.adventure.escape-stays, iod.adventure.sea-card-discard: the Hero stays, the card is discarded, the turn is over', () => {
    const table = facing('leviathan-calf').play('combat/escape').roll(10, 10);
    expect(table.player(0).hero.space).toBe(crossing);
    expect(table.state.track.every((entry) => entry === null)).toBe(true);
    expect(table.state.decks.sea?.bottom).toEqual(['leviathan-calf']);
    expect(rulesOf(table, 'card/discarded')).toEqual(['iod.adventure.sea-card-discard']);
    expect(table.state.turn).toBe(2);
    expect(captain(table)?.exhaustion).toBe(0);
  });

  it('iod.escape.remain, iod.escape.turn-ends: on land too nobody goes back, and the Challenge goes on the track', () => {
    const table = aboard(
      { space: 'h0507', cameFrom: 'h0508' },
      { given: { combat: { hero: 0, challenge: 'gull-witch', phase: 'escape' } } },
    );
    table.play('combat/escape').roll(10, 10);
    expect(table.player(0).hero.space).toBe('h0507');
    expect(table.happened('hero/moved')).toEqual([]);
    expect(table.state.track[0]).toMatchObject({ card: 'gull-witch', space: 'h0507' });
    expect(table.state.turn).toBe(2);
  });
});

describe('what it brings', () => {
  it('iod.map.earned-from-sea, iod.map.draw-random: a map counter is drawn from the pool', () => {
    const table = beaten();
    expect(table.legal('chance/pick')).toHaveLength(12);
    table.play('chance/pick choice=green-2');
    expect(memory(table)).toMatchObject({
      maps: [
        { blue: 0, green: 1 },
        { blue: 0, green: 0 },
      ],
      pool: { blue: 6, green: 5 },
    });
    expect(rulesOf(table, 'map/gained')).toEqual(['iod.map.draw-random']);
  });

  it('iod.counters.sea-experience, iod.counters.sea-not-on-board: one blue counter, from the pile', () => {
    const table = beaten().play('chance/pick choice=green-2');
    expect(table.player(0).counters.blue).toBe(1);
    expect(table.state.pile.blue).toBe(10);
    expect(table.happened('counter/earned')).toEqual([]);
  });

  const spent = (pile: object, me: object = {}) =>
    beaten(me, { pile } as More)
      .play('chance/pick choice=green-2')
      .player(0);

  it('iod.counters.sea-experience: without a blue one, as much in other colors', () => {
    const held = { blue: 11 };
    expect(spent({ blue: 0 }, { counters: held }).counters).toMatchObject({ blue: 11, green: 1, yellow: 1 });
  });

  it('iod.counters.sea-experience: what the pile cannot cover is noted', () => {
    const p = spent({ blue: 0, green: 0, yellow: 0 }, { counters: { blue: 11, green: 3, yellow: 2 } });
    expect(p.points).toBe(3);
  });

  it('iod.defeat: the card goes under the sea deck', () =>
    expect(beaten().play('chance/pick choice=green-2').state.decks.sea?.bottom).toEqual(['maelstrom-eel']));
});

describe('on loan', () => {
  const loan = { with: { captains: [{ card: sturdy, loan: true }] } };

  it('iod.loan.rewards-lost: gold, map counters and experience are lost', () => {
    const table = beaten({}, loan);
    expect(table.player(0)).toMatchObject({ gold: 3, counters: { blue: 0 } });
    expect(memory(table).pool).toEqual({ blue: 6, green: 6 });
    expect(table.happened('reward/forfeited').map(({ what }) => what)).toEqual([
      'gain-gold',
      'gain-map',
      'experience',
    ]);
  });

  it('iod.loan.rewards-lost: so is an Ally', () => {
    const table = facing(['castaway-on-a-spar', 'leviathan-calf'], {}, loan)
      .play('effect/choose choice=lower-boat')
      .roll(10, 10);
    expect(table.player(0).allies).toEqual([]);
    expect(table.state.removed).toEqual(['castaway-on-a-spar']);
  });

  it('iod.loan.rewards-lost: nobody is robbed of a map counter for nothing', () => {
    const table = beaten(
      {},
      { with: { captains: [{ card: sturdy, loan: true }], maps: [{}, { blue: 6, green: 6 }] } },
    );
    expect(table.legal('effect/choose')).toEqual([]);
    expect(memory(table).maps[1]).toEqual({ blue: 6, green: 6 });
  });

  it('iod.loan.rewards-lost: a card that sails on into a town is still of the voyage', () => {
    const table = facing('squall-with-a-face', { ...strong, space: 'a0810' }, loan).roll(10, 10);
    table.play(`combat/attack by=${sturdy}`).roll(10, 10).play('combat/attack by=steelhorns').roll(10, 10);
    const dallak = table.state.players[1]?.hero.space;
    table.play(`effect/choose choice=${dallak}`);
    expect(captain(table)).toBeNull();
    expect(table.player(0).counters.blue).toBe(0);
    expect(table.happened('reward/forfeited').map(({ what }) => what)).toEqual(['gain-map', 'experience']);
  });
});

describe('set down elsewhere by a card of the voyage', () => {
  const gift = { do: 'gain-gold', amount: 5 } as const;
  const foe = (reward: readonly Effect[]): AdventureCard => ({
    ...{ kind: 'challenge', id: 'the-singing-strand', name: 'The Singing Strand', source: 'original' },
    ...{ deck: 'sea', color: 'blue', words: ['spirit'], life: 1, escape: false, reward },
    ...{ mind: weak, body: weak, spirit: weak },
  });
  const weak = { value: 2, damage: 1 };

  /** Steelhorns, at sea with a Captain, beats a Challenge of which the table knows no more than its reward. */
  const rewarded = (loan: boolean, to: string, ...reward: readonly Effect[]) => {
    const house = defineModule({
      id: 'house',
      title: 'House',
      content: { id: 'house', name: 'House', adventures: [foe(reward)] },
    });
    const ruleset = composeRuleset([bundledModules[ID] as BundledModule, house]);
    let state = fromScenario(
      {
        game: {
          players: [
            { hero: 'steelhorns', space: crossing },
            { hero: 'mordrog', space: 'dallak' },
          ],
          with: { [ID]: { captains: [{ card: sturdy, loan }] } },
          seed: 1,
        },
        given: { combat: { hero: 0, challenge: 'the-singing-strand', phase: 'ranged' } },
      },
      ruleset,
    );
    const events: GameEvent[] = [];
    const play = (code: string) => {
      const next = ruleset.transition(state, ruleset.parseActionCode(code));
      state = next.state;
      events.push(...next.events);
    };
    play(`combat/attack by=${sturdy}`);
    const town = ruleset.rules.content.board.towns.find(({ id }) => id === to)?.space;
    play(`effect/choose choice=${town ?? to}`);
    return {
      events,
      state,
      told: <T extends GameEvent['type']>(type: T) =>
        events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type),
    };
  };
  const toTown = { do: 'teleport', to: 'town' } as const;

  it('iod.movement.town-ends-voyage: in a town the voyage is over as if it had sailed there', () => {
    const { told, state } = rewarded(false, 'orris', toTown, gift);
    expect(told('voyage/ended')).toMatchObject([{ player: 0, town: 'orris' }]);
    expect(told('captain/returned')).toMatchObject([{ town: 'orris', card: sturdy }]);
    expect(state.players[0]).toMatchObject({ gold: 8, counters: { blue: 1 } });
  });

  it('iod.loan.rewards-lost: what the card still gives is of the voyage, and lost on loan', () => {
    const { told, state } = rewarded(true, 'orris', toTown, gift);
    expect(told('reward/forfeited').map(({ what }) => what)).toEqual(['gain-gold', 'experience']);
    expect(state.players[0]).toMatchObject({ gold: 3, counters: { blue: 0 } });
  });

  it('iod.loan.rewards-lost: inland too', () => {
    const { told, state } = rewarded(true, 'h0507', { do: 'teleport', to: 'any' }, gift);
    expect(told('reward/forfeited').map(({ what }) => what)).toEqual(['gain-gold', 'experience']);
    expect(state.players[0]?.hero.space).toBe('h0507');
    expect(told('captain/left')).toMatchObject([{ card: sturdy }]);
  });
});

describe('sailing on', () => {
  it('iod.movement.free-choice: a reward may take the Hero a stop further, without an adventure', () => {
    const table = facing('squall-with-a-face', strong).roll(10, 10);
    table.play(`combat/attack by=${sturdy}`).roll(10, 10).play('combat/attack by=steelhorns').roll(10, 10);
    table.play('chance/pick choice=blue-1', `effect/choose choice=${first}`);
    expect(table.player(0).hero.space).toBe(first);
    expect(table.happened('card/drawn')).toHaveLength(1);
    expect(captain(table)?.exhaustion).toBe(1);
  });

  it('iod.travel.only-way-across: the Great Current sets the Hero down in any town, and the voyage is over', () => {
    const table = facing('the-great-current').play('effect/choose choice=drift');
    const tarianor = table.legal('effect/choose').at(-1) ?? '';
    table.play(tarianor);
    expect(captain(table)).toBeNull();
    expect(rulesOf(table, 'captain/returned')).toEqual(['iod.movement.town-ends-voyage']);
    expect(table.state.turn).toBe(2);
  });
});
