import { describe, expect, it } from 'vitest';
import { aboard, captain, crossing, type Described, first, last, rulesOf, sturdy } from './voyagers.js';

const ISLAND = 'island-of-dread';
const hired = (card: Described = sturdy, more: object = {}) => ({
  with: { [ISLAND]: { captains: [card], ...more } as Described },
});
const at = (space: string, more = {}, me = {}) =>
  aboard({ space, ...me }, { given: 'movement', ...hired(), ...more });
const stops = (table: ReturnType<typeof at>) => table.legal('voyage/sail').map((code) => code.split('=')[1]);
const dallak = aboard({ space: 'dallak' }).player(0).hero.space ?? '';
const orris = aboard({ space: 'orris' }).player(0).hero.space ?? '';

describe('setting out', () => {
  it('iod.voyage.start, iod.movement.example-departure: with a Captain, from a town, to the next anchor, and into the Adventure step', () => {
    const table = at('orris', { decks: { sea: { top: ['maelstrom-eel'] } } });
    expect(stops(table)).toContain(first);
    table.play(`voyage/sail to=${first}`);
    expect(table.player(0).hero.space).toBe(first);
    expect(table.happened('card/drawn')).toMatchObject([{ card: 'maelstrom-eel', deck: 'sea' }]);
  });

  it('iod.voyage.start: not without a Captain', () => {
    aboard({ space: 'orris' }, { given: 'movement' }).refuses(`voyage/sail to=${first}`, 'iod.voyage.start');
  });

  it('iod.voyage.start: it is a choice', () => {
    at('orris').allows('move/stay').allows('move/roll dice=5');
  });

  it('iod.movement.next-stop: only to the next stop of a lane', () => {
    const table = at('orris');
    table.refuses(`voyage/sail to=${crossing}`, 'iod.movement.next-stop');
    table.refuses(`voyage/sail to=${dallak}`, 'iod.movement.next-stop');
  });

  it('iod.board.sea-only-by-lanes, iod.board.no-sea-unless-voyaging: no die leads into the sea', () => {
    const table = at('orris').play('move/roll dice=5').roll(1, 2, 3, 4, 5);
    table.refuses(`move/step to=${first} die=1`, '2e.movement.dice-any-order');
    table.refuses(`voyage/sail to=${first}`, 'iod.voyage.start');
  });
});

describe('at sea', () => {
  it('iod.movement.no-dice: neither rolling nor resting nor a step', () => {
    const table = at(first, {}, { exhaustion: 1 });
    table.refuses('move/roll dice=4', 'iod.movement.no-dice');
    table.refuses('move/rest dice=2', 'iod.movement.no-dice');
    expect(table.legal('move/adjacent')).toEqual([]);
  });

  it('iod.movement.next-stop: staying is not allowed', () => {
    at(first).refuses('move/stay', 'iod.movement.next-stop');
  });

  it('iod.movement.example-first-anchor, iod.movement.turn-back: on to the next anchor, or back to Orris', () => {
    expect(stops(at(first)).sort()).toEqual([crossing, orris].sort());
    expect(at(first).play(`voyage/sail to=${crossing}`).player(0).hero.space).toBe(crossing);
  });

  it('iod.movement.example-junction, iod.movement.free-choice: four lanes at the crossing', () => {
    // To Gafford, north through the Weeping Reach, to Dallak, back to Orris.
    expect(stops(at(crossing)).sort()).toEqual([first, last, 'a0906', 'a1007'].sort());
  });

  it('iod.movement.free-choice: a channel is a lane once its tile lies', () => {
    expect(stops(at('a0606'))).not.toContain(last);
    expect(stops(at('a0606', hired(sturdy, { tiles: ['sea-lane'] })))).toContain(last);
  });

  it('iod.voyage.refresh: cards are refreshed as on land', () => {
    const table = aboard(
      { space: first, items: [{ card: 'padded-leather-armor', faceDown: true }] },
      { given: 'start', ...hired() },
    );
    expect(table.player(0).items[0]?.faceDown).toBe(false);
  });

  it('iod.voyage.standard-actions: what a step offers otherwise, it offers still', () => {
    at(first, {}, { items: ['emerald-of-korsec-amin', 'white-blade'] })
      .allows('ability/use card=emerald-of-korsec-amin ability=hold-it-to-the-sun')
      .allows('card/discard player=0 card=white-blade');
  });

  it('iod.movement.anchor-goes-to-adventure: the sea adventure comes next', () => {
    const table = at(first, { decks: { sea: { top: ['leviathan-calf'] } } }).play(
      `voyage/sail to=${crossing}`,
    );
    expect(table.happened('combat/began')).toMatchObject([{ against: 'leviathan-calf' }]);
  });
});

describe('reaching a town', () => {
  const landed = () => at(last).play(`voyage/sail to=${dallak}`);

  it('iod.movement.town-ends-voyage: the Captain goes on the market stack, unmarked', () => {
    const table = at(last, hired({ card: sturdy, wounds: 2, exhaustion: 1, loan: true })).play(
      `voyage/sail to=${dallak}`,
    );
    expect(captain(table)).toBeNull();
    expect(table.state.stacks.dallak).toContain(sturdy);
    expect(rulesOf(table, 'captain/returned')).toEqual(['iod.movement.town-ends-voyage']);
  });

  it('iod.movement.town-ends-voyage: straight to the Market step, past the Hero who is there', () => {
    const table = landed();
    expect(table.state.players[1]?.hero.space).toBe(table.player(0).hero.space);
    table.draw('cork-vest');
    expect(table.happened('market/stocked')).toHaveLength(1);
    table.allows('captain/call');
  });

  it('iod.movement.town-ends-voyage: he may be hired again at once', () => {
    const table = landed().draw('cork-vest').play('captain/call');
    table.draw('the-iron-tide').play(`captain/hire card=${sturdy} terms=on-loan`);
    expect(captain(table)).toEqual({ card: sturdy, wounds: 0, exhaustion: 0, loan: true });
  });

  it('iod.voyage.state: the voyage is over: next turn one walks', () => {
    const table = landed().draw('cork-vest').play('market/done');
    table.play('move/stay', 'adventure/pass').draw('spyglass').play('market/done');
    table.allows('move/roll dice=5').refuses(`voyage/sail to=${last}`, 'iod.voyage.start');
  });
});

describe('the voyage of the examples', () => {
  it('iod.movement.example-voyage-turn, iod.movement.example-next-turn: out from Orris, and on the turn after', () => {
    const table = aboard(
      { space: 'orris', experience: { mind: 2 } },
      {
        given: 'movement',
        ...hired(),
        decks: { sea: { top: ['maelstrom-eel', 'deepling-boarders'] } },
      },
    ).play(`voyage/sail to=${first}`, 'combat/stand', `combat/attack by=${sturdy}`);
    table.roll(10, 10).play('combat/attack by=steelhorns').roll(10, 10);
    expect(table.happened('challenge/defeated')).toMatchObject([{ card: 'maelstrom-eel' }]);
    table.play('chance/pick choice=blue-6');
    // No Market step out here, and the day tells on the Captain.
    expect(table.happened('market/stocked')).toEqual([]);
    expect(captain(table)?.exhaustion).toBe(1);
    table.play('move/stay').draw('cork-vest').play('market/done');
    table.play(`voyage/sail to=${crossing}`);
    expect(table.happened('combat/began').at(-1)).toMatchObject({ against: 'deepling-boarders' });
  });
});
