import { describe, expect, it } from 'vitest';
import { decision, type GameEvent, outcome, parseState, serialize } from '../../../../src/index.js';
import { Game, override } from '../../../../src/kernel/index.js';
import { fromScenario, type ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import { counterWorth } from '../../../../src/second-edition/base/characters.js';
import {
  bundledModules,
  composeRuleset,
  rulesetOf,
  type SecondEditionDraft,
  type SecondEditionModule,
} from '../../../../src/second-edition/index.js';
import { doomSetting } from '../../../../src/second-edition/modules/advanced-runebound/doom.js';
import type { Table } from '../../../toolkit.js';
import { at, beaten, type Doomed, ID, memory, plains } from './doom.js';

const dull = ['crossbow-deserters', 'dragon-cultists', 'hatchling-drake', 'carrion-crows'];
/** One more card brings the last counter, in a game of three. */
const last: Doomed = { track: ['green', ...dull], counters: 7 };

interface Seats {
  readonly me?: ScenarioPlayer;
  readonly others?: ScenarioPlayer;
  readonly game?: Parameters<typeof at>[0]['game'];
}

/** The Endgame has just begun; its events are remembered. */
const begun = ({ me = {}, others = {}, game }: Seats = {}) =>
  beaten('bone-rabble', { me, others, doom: last, ...(game ? { game } : {}) });

/** Player 0 is about to draw in the Endgame, before everybody else. */
const mine = (me: ScenarioPlayer = {}, others: ScenarioPlayer = {}) =>
  begun({ me: { experience: { body: 9 }, ...me }, others: { experience: { life: 1 }, ...others } });

/** Neither throwing things away nor using abilities. */
const plain = (code: string): boolean => !code.startsWith('card/') && !code.startsWith('ability/');

/** Beats the Challenge that is fought, phase by phase. */
function win(table: Table): Table {
  const before = table.happened('challenge/defeated').length;
  while (table.happened('challenge/defeated').length === before) {
    const attack = table.legal('combat/attack')[0];
    if (attack) table.play(attack).roll(10, 10);
    else if (table.legal('combat/defend').length > 0) table.play('combat/defend').roll(10, 10);
    else table.play(table.legal().find(plain) as string);
  }
  return table;
}

/** Loses it. */
function lose(table: Table): Table {
  const before = table.happened('hero/knocked-out').length;
  while (table.happened('hero/knocked-out').length === before) {
    if (table.legal('combat/defend').length > 0) table.play('combat/defend').roll(1, 1);
    else table.play(table.legal().find(plain) as string);
  }
  while (table.legal('knockout/move').length + table.legal('knockout/discard').length > 0)
    table.play(table.legal()[0] as string);
  return table;
}

const order = (table: Table) => table.happened('endgame/order').map(({ player, rule }) => [player, rule]);

describe('the preparation of the Endgame', () => {
  it('adv.endgame.prepare-events: Events and Encounters leave the red deck', () => {
    const table = begun();
    const { decks } = table.state;
    const red = [...(decks.red?.pool ?? []), ...(decks.red?.top ?? []), ...(decks.red?.bottom ?? [])];
    const { cards } = rulesetOf([]).rules.content;
    expect(red.every((card) => cards[card]?.kind === 'challenge')).toBe(true);
  });

  it('adv.endgame.prepare-undefeated, adv.endgame.prepare-shuffle: red Challenges of the track go back, and it is shuffled', () => {
    const table = begun({
      game: {
        track: [
          { card: 'gallows-ogre', space: 'h0208' },
          { card: 'velisande-the-veiled', space: 'h0609' },
        ],
      },
    });
    expect(table.state.track.map((entry) => entry?.card ?? null).slice(0, 2)).toEqual(['gallows-ogre', null]);
    expect(table.state.decks.red?.pool).toContain('velisande-the-veiled');
    expect(table.state.decks.red?.bottom).toEqual([]);
    expect(table.happened('deck/shuffled')[0]).toMatchObject({
      deck: 'red',
      rule: 'adv.endgame.prepare-shuffle',
    });
  });

  it('adv.endgame.prepare-kept: red Challenges that players have stay with them', () => {
    const table = begun({ me: { kept: ['velisande-the-veiled'] } });
    expect(table.player(0).kept).toEqual(['velisande-the-veiled']);
  });

  it('adv.endgame.prepare-levels, adv.level.definition, adv.level.untracked: the sum of the bonuses, without one to begin with', () => {
    const table = mine({ experience: { body: 2, stamina: 1, life: 1 } });
    const levels = table.happened('endgame/level').map(({ player, level }) => [player, level]);
    expect(levels).toEqual([
      [0, 4],
      [1, 1],
      [2, 1],
    ]);
    expect(
      begun()
        .happened('endgame/level')
        .map(({ level }) => level),
    ).toEqual([0, 0, 0]);
    expect(begun().happened('endgame/level')[0]?.rule).toBe('adv.endgame.prepare-levels');
    // Nothing in the state speaks of it.
    expect(JSON.stringify(table.state)).not.toContain('"level"');
  });

  it('adv.level.sum-not-number: a counter of +2 counts two', () => {
    const double: SecondEditionModule = {
      id: 'double',
      title: 'Counters of +2',
      overrides: [override(counterWorth, (next) => (g, bonus) => 2 * next(g, bonus))],
    };
    const ruleset = composeRuleset([bundledModules[ID] as SecondEditionModule, double]);
    const state = fromScenario({ game: { players: [{ experience: { mind: 1, life: 2 } }] } }, ruleset);
    expect(doomSetting.level(new Game(ruleset.rules, state as SecondEditionDraft), 0)).toBe(6);
  });
});

describe('the order of the Endgame', () => {
  it('adv.endgame.order: the highest level first, and so on down', () => {
    const table = at(
      { me: { experience: { body: 1 } }, others: {}, doom: last },
      { combat: { hero: 0, challenge: 'bone-rabble', phase: 'magic', wounds: 2 } },
    )
      .play('combat/attack by=varikas-the-dead')
      .roll(10, 10);
    expect(order(table)[0]).toEqual([0, 'adv.endgame.order']);
  });

  it('adv.endgame.order-tie-gold: of equal levels, the richer first', () => {
    const table = begun({ me: { gold: 30 } });
    expect(order(table)[0]).toEqual([0, 'adv.endgame.order-tie-gold']);
  });

  it('adv.endgame.order-tie-random: of equal levels and gold, whom chance names', () => {
    const table = begun({ me: { gold: 30 }, others: { gold: 3 } });
    expect(decision(table.state)).toMatchObject({ actor: 'chance', rule: 'adv.endgame.order-tie-random' });
    expect(table.legal()).toEqual(['chance/pick choice=player-1', 'chance/pick choice=player-2']);
    table.play('chance/pick choice=player-2');
    expect(order(table)).toEqual([
      [0, 'adv.endgame.order-tie-gold'],
      [2, 'adv.endgame.order-tie-random'],
      [1, 'adv.endgame.order-tie-random'],
    ]);
  });
});

describe('Endgame Confrontation', () => {
  const drawing = () => mine({}, { gold: 1 }).play('chance/pick choice=player-1');

  it('adv.endgame.draw, adv.endgame.no-refresh, adv.endgame.no-movement: a red Challenge is drawn at once, and activated cards stay so', () => {
    const table = mine({ items: [{ card: 'light-crossbow', faceDown: true }] }, { gold: 1 }).play(
      'chance/pick choice=player-1',
    );
    expect(decision(table.state)).toMatchObject({ actor: 'chance', rule: 'adv.endgame.draw' });
    expect(table.legal('chance/draw')).toHaveLength(8);
    expect(parseState(serialize(table.state))).toEqual(table.state);
    table.draw('velisande-the-veiled');
    expect(table.player(0).items[0]?.faceDown).toBe(true);
    expect(table.happened('movement/rolled')).toEqual([]);
  });

  it('adv.endgame.resolve: it is fought like any Challenge', () => {
    const table = drawing().draw('velisande-the-veiled');
    expect(table.happened('combat/began').at(-1)).toMatchObject({ against: 'velisande-the-veiled' });
    if (table.legal('combat/begin').length > 0) table.play('combat/begin');
    expect(table.happened('combat/round').length).toBeGreaterThan(0);
  });

  it('adv.endgame.no-escape: by no test and by no card', () => {
    const table = mine({ kept: ['swamp-wisp'] }, { gold: 1 })
      .play('chance/pick choice=player-1')
      .draw('velisande-the-veiled');
    while (table.legal('combat/begin').length > 0) table.play('combat/begin');
    expect(table.legal('combat/escape')).toEqual([]);
    expect(table.legal('ability/use').filter((code) => code.includes('swamp-wisp'))).toEqual([]);
    if (decision(table.state)?.kind === 'combat/escape')
      table.refuses('combat/escape', 'adv.endgame.no-escape');
  });

  it('adv.endgame.no-moving-abilities, adv.endgame.no-rest-or-step-healing: no moment to move, to rest, to trade', () => {
    const table = mine({ items: ['wings-of-regiroth'], exhaustion: 2 }, { gold: 1 }).play(
      'chance/pick choice=player-1',
    );
    const kinds: string[] = [];
    table.draw('sithrael-storm-of-wings');
    win(table);
    for (const event of table.events) kinds.push(event.type);
    expect(kinds).not.toContain('market/stocked');
    expect(table.player(0).hero.exhaustion).toBe(2);
    expect(decision(table.state)).toMatchObject({ actor: 'chance', rule: 'adv.endgame.draw' });
    table.refuses('ability/use card=wings-of-regiroth ability=fly', 'adv.endgame.draw');
    table.refuses('move/rest dice=0', 'adv.endgame.draw');
  });

  it('adv.endgame.take-card, adv.endgame.continue: who defeats one takes it, and goes on to the next', () => {
    const table = win(drawing().draw('velisande-the-veiled'));
    expect(table.player(0).kept).toContain('velisande-the-veiled');
    expect(decision(table.state)).toMatchObject({ actor: 'chance', rule: 'adv.endgame.draw' });
    expect(table.legal('chance/draw')).toHaveLength(7);
  });

  it('adv.endgame.margath: High Lord Margath defeated wins the game', () => {
    const table = win(drawing().draw('high-lord-margath'));
    expect(outcome(table.state)).toMatchObject({ winners: [0], rule: 'adv.endgame.margath' });
  });

  it('adv.endgame.three-reds: so does the third red Challenge, those of the normal game included', () => {
    const table = mine({ kept: ['ysharra-lady-of-embers'] }, { gold: 1 }).play('chance/pick choice=player-1');
    win(table.draw('sithrael-storm-of-wings'));
    expect(outcome(table.state)).toBeNull();
    win(table.draw('velisande-the-veiled'));
    expect(outcome(table.state)).toMatchObject({ winners: [0], rule: 'adv.endgame.three-reds' });
  });

  it('adv.endgame.fail, adv.endgame.fail-reshuffle, adv.endgame.next-player: who is knocked out is out, the card goes back, and the next is next', () => {
    const table = lose(drawing().draw('velisande-the-veiled'));
    expect(memory(table).endgame?.out).toEqual([0]);
    expect(table.happened('endgame/eliminated')[0]).toMatchObject({ player: 0, rule: 'adv.endgame.fail' });
    expect(table.state.decks.red?.pool).toContain('velisande-the-veiled');
    expect(table.state.track.every((entry) => entry === null)).toBe(true);
    expect(table.happened('deck/shuffled').at(-1)?.rule).toBe('adv.endgame.fail-reshuffle');
    table.draw('sithrael-storm-of-wings');
    expect(table.happened('combat/began').at(-1)).toMatchObject({ player: 1 });
  });

  it('adv.endgame.fail-keeps: gold and experience counters are kept, and nobody is asked for a new Hero', () => {
    const table = mine({ gold: 12 }, { gold: 1 })
      .play('chance/pick choice=player-1')
      .draw('velisande-the-veiled');
    const { gold } = table.player(0);
    lose(table);
    expect(table.player(0).gold).toBe(gold);
    expect(table.player(0).hero.experience.body).toBe(9);
    expect(table.legal('hero/replace')).toEqual([]);
  });
});

describe('when all are eliminated', () => {
  /** Everybody fails, one after the other. */
  function allOut(me: ScenarioPlayer, others: ScenarioPlayer): Table {
    const table = begun({ me, others });
    while (outcome(table.state) === null) {
      const pick = table.legal('chance/pick')[0];
      if (pick) table.play(pick);
      else lose(table.draw('velisande-the-veiled'));
    }
    return table;
  }
  const ending = (table: Table): [readonly number[] | undefined, GameEvent['rule'] | undefined] => {
    const over = outcome(table.state);
    return [over?.winners, over?.rule];
  };

  it('adv.endgame.all-out: the most red Challenge cards win', () =>
    expect(ending(allOut({ kept: ['ysharra-lady-of-embers'] }, { experience: { body: 3 } }))).toEqual([
      [0],
      'adv.endgame.all-out',
    ]));

  it('adv.endgame.all-out-tie-level: of equals, the highest level', () =>
    expect(ending(allOut({ experience: { mind: 1 } }, { gold: 50 }))).toEqual([
      [0],
      'adv.endgame.all-out-tie-level',
    ]));

  it('adv.endgame.all-out-tie-gold: then the most gold; who ties in that too shares the victory', () => {
    expect(ending(allOut({ gold: 40 }, { gold: 2 }))).toEqual([[0], 'adv.endgame.all-out-tie-gold']);
    expect(ending(allOut({ gold: 0 }, { gold: 20 }))[0]).toEqual([1, 2]);
  });
});

describe('the normal game', () => {
  it('adv.knockouts.challenge: knows nothing of all this before the last counter', () => {
    const table = at({}, { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } });
    table.allows('combat/escape');
    expect(table.player(0).hero.space).toBe(plains);
  });
});
