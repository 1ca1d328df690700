import { describe, expect, it } from 'vitest';
import {
  chanceOutcomes,
  decision,
  defineModule,
  explain,
  override,
  parseActionCode,
} from '../../../src/index.js';
import {
  fromScenario,
  type Scenario,
  type ScenarioPlayer,
} from '../../../src/scenario/second-edition/index.js';
import { bundledModules, composeRuleset } from '../../../src/second-edition/index.js';
import { win } from '../../../src/second-edition/rules.js';
import { Table } from '../../toolkit.js';
import { Bench, fighting, go } from '../abilities/workshop.js';
import { content, doomOf, strike, told, winning, ysolde } from './doom.js';

const red = content.decks.red;
const runes = red.filter((id) => !['high-lord-margath', 'skeleton-of-margath'].includes(id));
const [first = '', second = '', third = '', fourth = ''] = runes;
const module = bundledModules['doom-track'];
const modules = module ? [module] : [];

/** Heroes who hit whatever they attack: nothing of theirs asks for a decision. */
const strong = { mind: 8, body: 8, spirit: 8 };

/** The Endgame under way: Ysolde's confrontation begins, the others are still to come or out already. */
function confronting(
  players: readonly ScenarioPlayer[],
  {
    out = [],
    order,
    ...game
  }: { out?: readonly number[]; order?: readonly number[] } & Partial<Scenario['game']> = {},
): Table {
  const turns = order ?? players.map((_, player) => player);
  const player = turns[out.length] ?? 0;
  return Table.of({
    game: {
      modules: ['doom-track'],
      with: { 'doom-track': { counters: 8, endgame: { order: [...turns], out: [...out] } } },
      players: players.map((p, at) => (at === 0 ? { hero: ysolde, ...p } : p)),
      ...game,
    },
    given: { turn: { player, step: 'start' } },
  });
}

/** Fights until the Challenge is defeated: every roll is the best. */
function defeat(at: Table, hero: string): Table {
  const drawn = at.happened('challenge/defeated').length;
  for (let tries = 0; tries < 60 && at.happened('challenge/defeated').length === drawn; tries++)
    blow(at, hero, 10);
  return at;
}

/** Fights until the Hero is knocked out: every roll is the worst. */
function fail(at: Table): Table {
  const before = at.happened('hero/knocked-out').length;
  for (let tries = 0; tries < 60 && at.happened('hero/knocked-out').length === before; tries++)
    blow(at, '', 1);
  return at;
}

function blow(at: Table, hero: string, dice: number): void {
  const legal = at.legal();
  const attack = `combat/attack by=${hero}`;
  const act = [
    attack,
    'combat/begin',
    'combat/stand',
    'combat/defend',
    'roll/dice',
    'roll/accept',
    'harm/take',
  ];
  if (decision(at.state)?.actor === 'chance') at.roll(dice, dice);
  else at.play(act.find((code) => legal.includes(code)) ?? legal[0] ?? '');
}

describe('preparing for the Endgame', () => {
  const due = { counters: 7, track: ['green', 'marsh-leeches', 'atavax'] };

  it('2e.endgame.begin: the turn is cut short where the eighth counter is placed, with reward and counter received', () => {
    const jewel = content.board.jewels.green[0] ?? '';
    const at = strike(winning(2, due, { me: { space: jewel } }));
    expect(at.player(0)).toMatchObject({ gold: 3 + 3, counters: { green: 1 } });
    expect(at.happened('turn/ended')).toEqual([]);
    expect(at.happened('endgame/began')[0]?.rule).toBe('2e.endgame.begin');
    // Nobody had the Experience step of that turn, and the turns that follow are of the Endgame.
    expect(doomOf(at.state).endgame).not.toBeNull();
    expect(at.state.frames.map(({ kind }) => kind)).not.toContain('experience');
  });

  it('2e.endgame.begin: the card being resolved is finished first, and goes to the track then', () => {
    // The Encounter is open on the table while its foe kills an Ally that is an adventure card.
    const at = new Bench(
      {
        challenge: {
          becomes: {
            as: 'ally',
            life: 1,
            stamina: 0,
            mind: { value: 0, damage: 0 },
            body: { value: 0, damage: 0 },
            spirit: { value: 0, damage: 0 },
          },
        },
        encounter: {
          effects: [
            { do: 'wounds', to: 'your-allies', amount: 1 },
            { do: 'gain-gold', amount: 9 },
          ],
        },
      },
      {
        me: { allies: ['my-challenge'] },
        other: {},
        game: { with: { 'doom-track': { counters: 7, track: ['green', 'harvest-fairs', 'early-snows'] } } },
        given: { drawn: { player: 0, card: 'my-encounter' } },
      },
      modules,
    );
    expect(at.me.gold).toBe(3 + 9);
    expect(at.state.revealed).toEqual([]);
    expect(doomOf(at.state)).toMatchObject({
      counters: 8,
      track: [{ card: 'my-challenge' }, { card: 'my-encounter' }],
    });
  });

  it('2e.endgame.prepare: the four steps come in their order, before anybody fights', () => {
    const at = strike(winning(2, due, { track: [{ card: first, space: 'h0609' }] }));
    expect(told(at, 'endgame/', 'deck/').slice(0, 5)).toEqual([
      ['endgame/began', '2e.endgame.begin'],
      ['endgame/returned', '2e.endgame.return-track-challenges'],
      ['deck/shuffled', '2e.endgame.shuffle'],
      ['endgame/level', '2e.endgame.level'],
      ['endgame/level', '2e.endgame.level'],
    ]);
  });

  it('2e.endgame.remove-events: Events and Encounters leave the red deck, and only the red one', () => {
    const bench = new Bench(
      { challenge: { life: 1 }, event: { color: 'red' }, encounter: { color: 'red' } },
      {
        other: { gold: 9 },
        game: { with: { 'doom-track': { counters: 7, track: ['green', 'harvest-fairs', 'early-snows'] } } },
        given: fighting('ranged'),
      },
      modules,
    );
    bench.play('combat/attack by=my-hero').roll(10, 10);
    expect(bench.state.removed.toSorted()).toEqual(['my-encounter', 'my-event']);
    expect(bench.happened('card/removed').map(({ rule }) => rule)).toEqual([
      '2e.endgame.remove-events',
      '2e.endgame.remove-events',
    ]);
    // This red deck holds nothing else: both players are eliminated for want of a Challenge.
    expect(bench.state.outcome?.how).toBe('all-eliminated');
    expect(bench.state.decks.green?.pool).toContain('a-comet-with-two-tails');
  });

  it('2e.endgame.return-track-challenges: red ones go back from the undefeated track, others stay; red discards stay out', () => {
    const at = strike(
      winning(
        2,
        { ...due, piles: { red: [second] } },
        {
          track: [
            { card: first, space: 'h0609' },
            { card: 'gallows-ogre', space: 'h0208' },
          ],
        },
      ),
    );
    const inDeck = at.state.decks.red?.pool ?? [];
    expect(inDeck).toContain(first);
    expect(inDeck).not.toContain(second);
    expect(at.state.track.filter(Boolean)).toEqual([{ card: 'gallows-ogre', space: 'h0208', order: 2 }]);
    expect(doomOf(at.state).piles.red.seen).toEqual([second]);
  });

  it('2e.endgame.keep-red-cards: players keep the red Challenges they have', () => {
    const at = strike(winning(2, due, { me: { kept: [first] } }));
    expect(at.player(0).kept).toEqual([first]);
    expect(at.state.decks.red?.pool).not.toContain(first);
  });

  it('2e.endgame.shuffle: nobody knows the place of any card of the red deck', () => {
    const at = strike(winning(2, due, { decks: { red: { top: [first], bottom: [second] } } }));
    expect(at.state.decks.red).toEqual({ top: [], pool: red, bottom: [] });
  });

  it('2e.endgame.level-definition: a level is one and one for each experience counter, of whatever kind', () => {
    const at = strike(winning(2, due, { me: { experience: { mind: 2, life: 1, stamina: 1 } } }));
    expect(at.happened('endgame/level').map(({ player, level }) => [player, level])).toEqual([
      [0, 5],
      [1, 1],
    ]);
  });

  it('2e.endgame.level: it is reported of each player, when the Endgame is prepared', () => {
    const at = strike(
      winning(3, { counters: 7, track: ['green', 'marsh-leeches', 'atavax', 'hedge-witch', 'cinder-imp'] }),
    );
    expect(at.happened('endgame/level').map(({ player, rule }) => [player, rule])).toEqual([
      [0, '2e.endgame.level'],
      [1, '2e.endgame.level'],
      [2, '2e.endgame.level'],
    ]);
  });
});

describe('the order of the Endgame', () => {
  const ordered = (others: readonly ScenarioPlayer[], me: ScenarioPlayer = {}) => {
    const at = Table.of({
      game: {
        modules: ['doom-track'],
        with: {
          'doom-track': {
            counters: 7,
            track: [
              'green',
              ...content.decks.green
                .filter((id) => content.cards[id]?.kind === 'challenge' && id !== 'bone-rabble')
                .slice(0, [0, 0, 2, 4, 6][others.length + 1] ?? 6),
            ],
          },
        },
        players: [{ hero: ysolde, ...me }, ...others],
      },
      given: { combat: { hero: 0, challenge: 'bone-rabble', phase: 'ranged', wounds: 1 } },
    });
    return strike(at);
  };
  const places = (at: Table) => at.happened('endgame/order').map(({ player, rule }) => [player, rule]);

  it('2e.endgame.order: the highest level first, no matter whose turn it was', () => {
    const at = ordered([{ experience: { mind: 3 } }, { experience: { body: 1 } }]);
    expect(places(at)).toEqual([
      [1, '2e.endgame.order'],
      [2, '2e.endgame.order'],
      [0, '2e.endgame.order'],
    ]);
    expect(at.state.frames.find(({ kind }) => kind === 'turn')).toMatchObject({ player: 1 });
  });

  it('2e.endgame.order-tie-gold: equal levels go by gold, which does not count otherwise', () => {
    const at = ordered([{ gold: 9 }, { gold: 20 }], { experience: { mind: 1 }, gold: 0 });
    expect(places(at)).toEqual([
      [0, '2e.endgame.order'],
      [2, '2e.endgame.order-tie-gold'],
      [1, '2e.endgame.order-tie-gold'],
    ]);
  });

  it('2e.endgame.order-tie-random: equal levels and gold go by chance, each order as likely', () => {
    const at = ordered([{ gold: 9 }, { gold: 9 }], { experience: { mind: 1 } });
    expect(decision(at.state)).toMatchObject({ actor: 'chance', rule: '2e.endgame.order-tie-random' });
    expect(chanceOutcomes(at.state)).toEqual([
      { action: { type: 'chance/pick', choice: 'player-1' }, probability: 1 / 2 },
      { action: { type: 'chance/pick', choice: 'player-2' }, probability: 1 / 2 },
    ]);
    at.play('chance/pick choice=player-2');
    expect(places(at).map(([player]) => player)).toEqual([0, 2, 1]);
    expect(places(at)[1]?.[1]).toBe('2e.endgame.order-tie-random');
  });

  it('2e.endgame.pass-on: who is eliminated is followed by the next in the order, not by the left neighbour', () => {
    const at = confronting([{}, {}, {}], { order: [0, 2, 1] });
    at.draw(first);
    fail(at);
    expect(at.happened('endgame/eliminated')[0]).toMatchObject({ player: 0 });
    expect(at.state.frames.find(({ kind }) => kind === 'turn')).toMatchObject({ player: 2 });
  });
});

describe('the confrontation', () => {
  it('2e.endgame.draw: the top card of the red deck is drawn and shown', () => {
    const at = confronting([{}], { decks: { red: { top: [third] } } });
    expect(at.state.revealed).toEqual([third]);
    const shuffled = confronting([{}]);
    expect(decision(shuffled.state)).toMatchObject({ kind: 'confrontation/draw', rule: '2e.endgame.draw' });
    expect(chanceOutcomes(shuffled.state)).toHaveLength(red.length);
    shuffled.draw(second);
    expect(shuffled.happened('card/drawn')[0]).toMatchObject({ card: second, rule: '2e.endgame.draw' });
  });

  it('2e.endgame.draw: an empty deck is formed anew of the red Challenges in the discard pile, and of nothing else', () => {
    const at = Table.of({
      game: {
        modules: ['doom-track'],
        with: { 'doom-track': { counters: 8, endgame: { order: [0] }, piles: { red: [first, second] } } },
        players: [{ hero: ysolde }],
        removed: red.filter((id) => ![first, second].includes(id)),
      },
      given: { turn: { player: 0, step: 'start' } },
    });
    expect(chanceOutcomes(at.state).map(({ action }) => action)).toEqual(
      red.filter((id) => [first, second].includes(id)).map((card) => ({ type: 'chance/draw', card })),
    );
  });

  it('2e.endgame.draw: without any red Challenge players are eliminated, and lose nothing', () => {
    const at = Table.of({
      game: {
        modules: ['doom-track'],
        with: { 'doom-track': { counters: 7, track: ['green'] } },
        players: [{ hero: ysolde, kept: [first], items: ['black-dagger'] }],
        removed: red.filter((id) => id !== first),
      },
      given: { combat: { hero: 0, challenge: 'bone-rabble', phase: 'ranged', wounds: 1 } },
    });
    strike(at);
    expect(at.happened('endgame/no-challenge')[0]?.rule).toBe('2e.endgame.draw');
    expect(at.state.outcome).toMatchObject({ how: 'all-eliminated', winners: [0] });
    expect(at.player(0)).toMatchObject({ items: [{ card: 'black-dagger' }], gold: 6 });
  });

  it('2e.endgame.resolve: it is a Challenge like any other: Before Combat, rounds, reward', () => {
    const bc = 'gorrunth-of-the-shadow-peaks';
    const at = confronting([{ experience: strong }]).draw(bc);
    expect(at.happened('combat/began')[0]).toMatchObject({ against: bc });
    expect(decision(at.state)?.kind).not.toBe('phase/act');
    const gold = at.player(0).gold;
    defeat(at, ysolde);
    expect(at.player(0).gold).toBe(gold + 5 + 1);
  });

  it('2e.endgame.no-escape: no test, and no card that gets one away', () => {
    const at = confronting([{ kept: ['swamp-wisp'] }]).draw(first);
    expect(decision(at.state)?.kind).toBe('phase/act');
    at.refuses('combat/escape', '2e.endgame.no-escape');
    at.refuses('ability/use card=swamp-wisp ability=follow-the-wisp-out', '2e.endgame.no-escape');

    // Where something else can be used in the escape phase, the phase is there; escape is not.
    const bench = new Bench(
      {
        challenge: { color: 'red' },
        hero: { abilities: [{ use: 'escape', id: 'go', label: 'go', do: [{ do: 'gain-gold', amount: 1 }] }] },
      },
      {
        game: { with: { 'doom-track': { counters: 8, endgame: { order: [0] } } } },
        given: { turn: { player: 0, step: 'start' } },
      },
      modules,
    );
    expect(bench.waiting).toBe('combat/escape');
    bench.refuses('combat/escape', '2e.endgame.no-escape');
    expect(bench.legal()).toEqual(['ability/use card=my-hero ability=go', 'combat/stand']);
  });

  it('2e.endgame.no-escape: a card that gets one away only by the way does nothing of the kind', () => {
    const daring = { do: 'test', attribute: 'body', target: 2, success: [{ do: 'get-away' }] } as const;
    const bench = new Bench(
      { challenge: { color: 'red' }, hero: { abilities: [go('escape', [daring])] } },
      {
        game: { with: { 'doom-track': { counters: 8, endgame: { order: [0] } } } },
        given: { turn: { player: 0, step: 'start' } },
      },
      modules,
    );
    bench.use('my-hero').roll(10, 10);
    expect(bench.happened('hero/escaped')).toEqual([]);
    expect(bench.state.frames.map(({ kind }) => kind)).toContain('combat');
  });

  it('2e.endgame.no-refresh-movement: what is face down stays so, counters stay, nobody moves, trades or learns', () => {
    const at = confronting([
      {
        items: [{ card: 'black-dagger', faceDown: true }],
        wounds: 2,
        exhaustion: 1,
        gold: 50,
        counters: { red: 3 },
        experience: strong,
      },
    ]).draw(first);
    expect(at.player(0)).toMatchObject({ items: [{ faceDown: true }], hero: { wounds: 2, exhaustion: 1 } });
    defeat(at, ysolde);
    // Straight on to the next one.
    expect(decision(at.state)?.kind).toBe('confrontation/draw');
    expect(at.events.map(({ type }) => type)).not.toContain('card/refreshed');
    for (const code of ['move/stay', 'market/done', 'experience/buy bonus=mind'])
      expect(explain(at.state, parseActionCode(code, at.state)).legal).toBe(false);
    expect(at.player(0).counters.red).toBe(3);
  });

  it('2e.endgame.no-moving-abilities: what is used before or after moving has no moment', () => {
    const ability = (use: 'before-moving' | 'after-moving') => {
      const bench = new Bench(
        {
          challenge: { color: 'red' },
          hero: { abilities: [{ use, id: 'go', label: 'go', do: [{ do: 'gain-gold', amount: 1 }] }] },
        },
        {
          game: { with: { 'doom-track': { counters: 8, endgame: { order: [0] } } } },
          given: { turn: { player: 0, step: 'start' } },
        },
        modules,
      );
      return bench.refuses('ability/use card=my-hero ability=go', '2e.endgame.no-moving-abilities').waiting;
    };
    expect(ability('before-moving')).toBe('phase/act');
    expect(ability('after-moving')).toBe('phase/act');
  });

  it('2e.endgame.take-card: a defeated Challenge is taken, whatever its reward says, and no counter is earned', () => {
    const jewel = content.board.jewels.red[0] ?? '';
    const at = defeat(confronting([{ experience: strong, space: jewel }]).draw(first), ysolde);
    expect(at.player(0).kept).toEqual([first]);
    expect(at.happened('counter/earned')).toEqual([]);
    expect(at.state.counters.red).toContain(jewel);

    // A red Challenge without a word about keeping it.
    const bench = new Bench(
      { challenge: { color: 'red', life: 1 } },
      {
        game: { with: { 'doom-track': { counters: 8, endgame: { order: [0] } } } },
        given: { turn: { player: 0, step: 'start' } },
      },
      modules,
    );
    bench.play('combat/attack by=my-hero').roll(10, 10);
    expect(bench.happened('card/kept')[0]).toMatchObject({
      card: 'my-challenge',
      rule: '2e.endgame.take-card',
    });
    expect(bench.me.kept).toEqual(['my-challenge']);
  });

  it('2e.endgame.win-margath: the player who defeats him has won, with whatever else', () => {
    const at = confronting([{ experience: strong }, { kept: [first, second] }]).draw('high-lord-margath');
    defeat(at, ysolde);
    expect(at.state.outcome).toEqual({
      winners: [0],
      ranking: [[0], [1]],
      how: 'high-lord-margath',
      rule: '2e.endgame.win-margath',
    });
  });

  it('2e.endgame.win-three-red: at the third red Challenge card, runes or not, with those from before', () => {
    const at = confronting([{ experience: strong, kept: [second, 'skeleton-of-margath'] }, {}, {}]).draw(
      first,
    );
    expect(at.state.outcome).toBeNull();
    defeat(at, ysolde);
    expect(at.state.outcome).toMatchObject({
      winners: [0],
      how: 'three-red-challenges',
      rule: '2e.endgame.win-three-red',
    });
    // The others share the second place: they have nothing to tell them apart.
    expect(at.state.outcome?.ranking).toEqual([[0], [1, 2]]);
  });

  it('2e.endgame.win-three-red: it is a victory like any other to a module that changes what winning means', () => {
    const heard: string[] = [];
    const listening = defineModule({
      id: 'listening',
      title: 'Listening',
      overrides: [
        override(win, (next) => (g, player, how, rule) => {
          heard.push(how);
          next(g, player, how, rule);
        }),
      ],
    });
    const ruleset = composeRuleset([...modules, listening]);
    const card = content.cards[first];
    const wounds = card?.kind === 'challenge' ? card.life - 1 : 0;
    let state = fromScenario(
      {
        game: {
          players: [{ hero: ysolde, experience: strong, kept: [second, 'skeleton-of-margath'] }, {}],
          with: { 'doom-track': { counters: 8, endgame: { order: [0, 1] } } },
        },
        given: { combat: { hero: 0, challenge: first, phase: 'ranged', wounds } },
      },
      ruleset,
    );
    for (const code of [`combat/attack by=${ysolde}`, 'chance/roll dice=10,10'])
      state = ruleset.apply(state, ruleset.parseActionCode(code));
    expect(state.outcome).toMatchObject({ how: 'three-red-challenges', ranking: [[0], [1]] });
    expect(heard).toEqual(['three-red-challenges']);
  });

  it('2e.endgame.win-three-red: three from before win only with a fourth, and Dragon Runes do not win any more', () => {
    const skeleton = 'skeleton-of-margath';
    const at = confronting([{ experience: strong, kept: [first, second] }]).draw(skeleton);
    defeat(at, ysolde);
    // The Skeleton is no rune: it wins all the same, and nobody has to face Margath for it.
    expect(at.state.outcome?.how).toBe('three-red-challenges');
    const four = confronting([{ kept: [skeleton, first], experience: strong }]).draw(third);
    expect(four.state.outcome).toBeNull();
  });

  it('2e.endgame.next-challenge: the winner of a fight draws the next one, with what the fight left', () => {
    const at = confronting([{ experience: strong, wounds: 1 }]).draw(first);
    defeat(at, ysolde);
    expect(decision(at.state)).toMatchObject({ actor: 'chance', kind: 'confrontation/draw' });
    expect(chanceOutcomes(at.state)).toHaveLength(red.length - 1);
    at.draw(second);
    expect(at.player(0).hero.wounds).toBeGreaterThanOrEqual(1);
    expect(at.happened('combat/began').map(({ against }) => against)).toEqual([first, second]);
  });
});

describe('failing', () => {
  const failing = (players: readonly ScenarioPlayer[], game: Partial<Scenario['game']> = {}) => {
    const at = confronting(players, game).draw(first);
    return fail(at);
  };

  it('2e.endgame.fail-eliminated: a Hero that is knocked out is out of it', () => {
    const at = failing([{}, {}]);
    expect(doomOf(at.state).endgame?.out).toEqual([0]);
    expect(at.happened('endgame/eliminated')).toEqual([
      { type: 'endgame/eliminated', player: 0, rule: '2e.endgame.fail-eliminated' },
    ]);
  });

  it('2e.endgame.fail-shuffled: the Challenge goes back into the red deck, not on the track, and no counter comes on the board', () => {
    const at = failing([{ space: 'h0208' }, {}]);
    expect(at.state.track).toEqual([null, null, null, null, null, null]);
    expect(at.state.decks.red).toEqual({ top: [], pool: red, bottom: [] });
    expect(told(at, 'deck/')).toEqual([['deck/shuffled', '2e.endgame.fail-shuffled']]);
    expect(at.happened('challenge/undefeated')).toEqual([]);
    expect(chanceOutcomes(at.state)).toHaveLength(red.length);
  });

  it('2e.endgame.fail-no-loss: gold and experience counters stay; the rest of a knockout happens', () => {
    const at = failing([{ gold: 11, experience: { mind: 1 }, items: ['black-dagger'], space: 'h0208' }, {}]);
    expect(at.player(0).gold).toBe(11);
    expect(at.happened('gold/lost')).toEqual([]);
    expect(at.player(0).hero).toMatchObject({ experience: { mind: 1 }, wounds: 0, space: 'h0206' });
    expect(at.player(0).items).toEqual([]);
    expect(at.state.decks.market?.bottom).toEqual(['black-dagger']);
  });

  it('2e.endgame.until: it goes on until the last one is out', () => {
    const at = failing([{}, {}, {}]);
    at.draw(second);
    fail(at);
    expect(at.state.outcome).toBeNull();
    at.draw(third);
    fail(at);
    expect(at.happened('endgame/eliminated').map(({ player }) => player)).toEqual([0, 1, 2]);
    expect(at.state.outcome).not.toBeNull();
  });
});

describe('nobody is left', () => {
  const ended = (players: readonly ScenarioPlayer[]) => {
    // Everybody but the first of the list has been eliminated; now that one is.
    const order = [...players.keys()].slice(1).concat(0);
    const at = confronting(players, { order, out: order.slice(0, -1) }).draw(fourth);
    return fail(at).state.outcome;
  };

  it('2e.endgame.all-eliminated: the most red Challenge cards win, and everybody has a place', () => {
    expect(ended([{ kept: [first] }, { kept: [second, third] }, { gold: 50, experience: strong }])).toEqual({
      winners: [1],
      ranking: [[1], [0], [2]],
      how: 'all-eliminated',
      rule: '2e.endgame.all-eliminated',
    });
  });

  it('2e.endgame.all-eliminated: who plays alone has the most, and so wins; the way says what happened', () => {
    expect(ended([{}])).toEqual({
      winners: [0],
      ranking: [[0]],
      how: 'all-eliminated',
      rule: '2e.endgame.all-eliminated',
    });
  });

  it('2e.endgame.all-eliminated-tie-level: of those who tie for red cards the highest level', () => {
    expect(
      ended([
        { kept: [first], gold: 30 },
        { kept: [second], experience: { mind: 1 } },
        { experience: strong },
      ]),
    ).toMatchObject({
      winners: [1],
      ranking: [[1], [0], [2]],
      rule: '2e.endgame.all-eliminated-tie-level',
    });
  });

  it('2e.endgame.all-eliminated-tie-gold: of those who tie for level too the most gold; who ties in all shares the victory', () => {
    expect(ended([{ gold: 4 }, { gold: 9 }, { gold: 9, kept: [] }])).toMatchObject({
      winners: [1, 2],
      ranking: [[1, 2], [0]],
      rule: '2e.endgame.all-eliminated-tie-gold',
    });
    expect(ended([{ gold: 14 }, { gold: 9 }])).toMatchObject({
      winners: [0],
      ranking: [[0], [1]],
      rule: '2e.endgame.all-eliminated-tie-gold',
    });
  });
});
