import { describe, expect, it } from 'vitest';
import { actionCode, legalActions } from '../../../../src/index.js';
import { captains } from '../../../../src/second-edition/modules/island-of-dread/content/captains.js';
import { aboard, captain, first, memory, rulesOf, sturdy } from './voyagers.js';

const costOf = (card: string): number => captains.find(({ id }) => id === card)?.cost ?? 0;

/** Steelhorns in the Market step of Orris, where a Captain waits; the next one in the deck is known. */
const inOrris = (me = {}, more = {}) =>
  aboard(
    { space: 'orris', gold: 10, ...me },
    {
      given: 'market',
      stacks: { orris: ['the-patient-widow'] },
      decks: { captains: { top: ['the-iron-tide'] } },
      ...more,
    },
  ).draw('keg-of-sour-rum');

describe('hiring a Captain', () => {
  it('iod.hire.draw-first: a Captain is drawn and comes to those already here', () => {
    const table = inOrris().play('captain/call');
    expect(table.state.stacks.orris).toContain('the-iron-tide');
    expect(rulesOf(table, 'captain/arrived')).toEqual(['iod.hire.draw-first']);
  });

  it('iod.hire.choose, iod.hire.pay: the one who was here may be taken, for his cost', () => {
    const table = inOrris().play('captain/call', 'captain/hire card=the-patient-widow terms=paid');
    expect(table.player(0).gold).toBe(10 - costOf('the-patient-widow'));
    expect(captain(table)).toEqual({ card: 'the-patient-widow', wounds: 0, exhaustion: 0, loan: false });
    expect(table.state.stacks.orris).not.toContain('the-patient-widow');
  });

  it('iod.hire.choose: nobody else is hired', () => {
    inOrris().play('captain/call').refuses('captain/hire card=the-grey-gull terms=paid', 'iod.hire.choose');
  });

  it('iod.hire.pay: not without the gold', () => {
    inOrris({ gold: costOf('the-iron-tide') - 1 })
      .play('captain/call')
      .refuses('captain/hire card=the-iron-tide terms=paid', 'iod.hire.pay');
  });

  it('iod.hire.decline: nobody need be hired, and both stay', () => {
    const table = inOrris().play('captain/call', 'captain/decline');
    expect(captain(table)).toBeNull();
    expect(table.state.stacks.orris).toEqual(expect.arrayContaining(['the-patient-widow', 'the-iron-tide']));
    expect(table.legal('market/done')).toHaveLength(1);
  });

  it('iod.hire.when: in addition to the other actions of the step, and once in it', () => {
    inOrris()
      .play('market/buy card=keg-of-sour-rum', 'captain/call', 'captain/decline')
      .refuses('captain/call', 'iod.hire.when');
  });

  it('iod.hire.when: only in a Market step', () => {
    aboard({ space: 'orris' }).refuses('captain/call', 'iod.hire.when');
  });

  it('iod.hire.draw-first: with an empty deck there are only those in the town', () => {
    const others = [
      ...['the-vulgar-princess', 'the-leaky-promise', 'the-grey-gull', 'the-second-helping'],
      ...['the-honest-mistake', 'the-saint-of-nets', 'the-brass-albatross', 'the-drowned-bell'],
      ...['the-long-apology', 'the-unsinkable', 'the-lady-of-lanterns', 'the-kings-displeasure'],
    ];
    const [gafford, saltmarl] = [others.slice(0, 6), others.slice(6)];
    const table = inOrris(
      {},
      {
        stacks: { orris: ['the-patient-widow'], gafford, saltmarl: [...saltmarl, 'the-iron-tide'] },
        decks: {},
      },
    ).play('captain/call');
    expect(table.legal('captain/hire')).toEqual([
      'captain/hire card=the-patient-widow terms=paid',
      'captain/hire card=the-patient-widow terms=on-loan',
    ]);
  });

  it('iod.hire.one-only, iod.hire.replace: who has one already says which of them stays', () => {
    const table = inOrris({}, { with: { 'island-of-dread': { captains: [sturdy] } } }).play(
      'captain/call',
      'captain/hire card=the-patient-widow terms=paid',
    );
    table.refuses('captain/keep card=the-iron-tide', 'iod.hire.replace');
    table.play('captain/keep card=the-patient-widow');
    expect(captain(table)?.card).toBe('the-patient-widow');
    expect(table.state.decks.captains?.bottom).toEqual([sturdy]);
    expect(table.player(0).gold).toBe(10 - costOf('the-patient-widow'));
  });

  it('iod.hire.replace: the new one may be the one to go, and costs all the same', () => {
    const table = inOrris({}, { with: { 'island-of-dread': { captains: [sturdy] } } }).play(
      'captain/call',
      'captain/hire card=the-patient-widow terms=paid',
      `captain/keep card=${sturdy}`,
    );
    expect(captain(table)?.card).toBe(sturdy);
    expect(table.state.decks.captains?.bottom).toEqual(['the-patient-widow']);
    expect(table.player(0).gold).toBe(10 - costOf('the-patient-widow'));
  });

  it('iod.hire.discard: a discarded Captain goes under the captain deck', () => {
    const table = inOrris(
      {},
      { with: { 'island-of-dread': { captains: [{ card: sturdy, loan: true }] } } },
    ).play(
      'captain/call',
      'captain/hire card=the-patient-widow terms=paid',
      'captain/keep card=the-patient-widow',
    );
    expect(table.happened('card/discarded').at(-1)).toMatchObject({
      card: sturdy,
      deck: 'captains',
      rule: 'iod.hire.discard',
    });
  });

  it('iod.captain.not-ally: he is no Ally, counts as none, and is not for sale, for hire as an Ally or for healing', () => {
    const table = inOrris({ allies: ['hedge-healer', 'marsh-hunter'] }).play(
      'captain/call',
      'captain/hire card=the-patient-widow terms=paid',
    );
    expect(table.player(0).allies).toHaveLength(2);
    expect(captain(table)?.card).toBe('the-patient-widow');
    const others = legalActions(table.state).map(actionCode);
    expect(others.filter((code) => code.includes('the-patient-widow'))).toEqual([]);
    inOrris().refuses('market/hire card=the-patient-widow', '2e.market.stack-is-offer');
  });
});

describe('on loan', () => {
  const onLoan = (gold: number) =>
    inOrris({ gold }).play('captain/call', 'captain/hire card=the-patient-widow terms=on-loan');

  it.each([0, 10])('iod.loan.option, iod.loan.no-payment: with %i gold, and none is paid', (gold) => {
    const table = onLoan(gold);
    expect(table.player(0).gold).toBe(gold);
    expect(rulesOf(table, 'captain/hired')).toEqual(['iod.loan.no-payment']);
  });

  it('iod.loan.marker: a gold counter marks him', () => expect(captain(onLoan(10))?.loan).toBe(true));

  it('iod.loan.example, iod.hire.next-turn-voyage: next turn he takes the Hero to sea, or goes back when it walks off', () => {
    const table = onLoan(0).play('market/done').play('move/stay').draw('cork-vest').play('market/done');
    expect(table.state.turn).toBe(3);
    table.allows(`voyage/sail to=${first}`);
    table.play(table.legal('move/adjacent')[0] ?? '');
    expect(captain(table)).toBeNull();
    expect(table.state.stacks.orris).toContain('the-patient-widow');
  });
});

describe('leaving and staying', () => {
  const withCaptain = (me = {}, more = {}) =>
    aboard(
      { space: 'orris', ...me },
      {
        given: 'movement',
        with: { 'island-of-dread': { captains: [{ card: sturdy, loan: true }] } },
        ...more,
      },
    );
  const back = (table: ReturnType<typeof withCaptain>) => {
    expect(captain(table)).toBeNull();
    expect(table.state.stacks.orris).toContain(sturdy);
    expect(rulesOf(table, 'captain/returned')).toEqual(['iod.hire.leave-without-voyage']);
  };
  const next = (table: ReturnType<typeof withCaptain>) => table.legal('move/adjacent')[0] ?? '';

  it('iod.hire.leave-without-voyage: by the one-space move', () => {
    const table = withCaptain();
    back(table.play(next(table)));
  });

  it('iod.hire.leave-without-voyage: with dice', () => {
    const table = withCaptain().play('move/roll dice=5').roll(1, 1, 2, 3, 6);
    back(table.play(table.legal('move/step')[0] ?? ''));
  });

  it('iod.hire.leave-without-voyage: by a card, and though the Hero comes back', () => {
    const table = withCaptain({ items: ['wings-of-regiroth'] }).play(
      'ability/use card=wings-of-regiroth ability=fly',
    );
    table.play(table.legal('move/free')[0] ?? '');
    const home = table
      .legal('move/free')
      .find((code) => code.endsWith(table.happened('hero/moved')[0]?.from as string));
    back(table.play(home ?? ''));
    table.refuses('voyage/sail to=a1010', 'iod.voyage.start');
  });

  it('iod.hire.stay-keeps: who stays keeps him from turn to turn', () => {
    const table = withCaptain().play('move/stay').draw('keg-of-sour-rum').play('market/done');
    expect(captain(table)).toMatchObject({ card: sturdy, loan: true });
  });
});

describe('several Captains in a town', () => {
  const crowd = () =>
    aboard(
      { space: 'dallak' },
      {
        given: 'end',
        stacks: {
          orris: ['the-patient-widow', 'keg-of-sour-rum', 'the-iron-tide', 'the-grey-gull'],
          gafford: ['the-saint-of-nets'],
          saltmarl: ['the-drowned-bell', 'the-long-apology'],
        },
      },
    );

  it('iod.hire.surplus-at-turn-end: the player whose turn ends chooses, town by town, wherever the Hero is', () => {
    const table = crowd();
    expect(table.legal('captain/stay')).toEqual([
      'captain/stay card=the-drowned-bell',
      'captain/stay card=the-long-apology',
    ]);
    table.refuses('captain/stay card=the-saint-of-nets', 'iod.hire.surplus-at-turn-end');
    table.play('captain/stay card=the-drowned-bell', 'captain/stay card=the-iron-tide');
    expect(table.state.stacks.orris).toEqual(['keg-of-sour-rum', 'the-iron-tide']);
    expect(table.state.stacks.gafford).toEqual(['the-saint-of-nets']);
    expect(table.state.decks.captains?.bottom).toEqual([
      'the-long-apology',
      'the-patient-widow',
      'the-grey-gull',
    ]);
    expect(memory(table).captains).toEqual([null, null]);
    expect(table.happened('turn/ended')).toHaveLength(1);
  });
});
