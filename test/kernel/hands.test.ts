import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActionKind,
  type AnyAction,
  actionCode,
  eventKind,
  eventsFor,
  type Frame,
  forbid,
  type Game,
  type GameEvent,
  InvalidArgumentError,
  isSeen,
  quoting,
  RuleFaultError,
  triedBy,
  unknownCard,
  why,
  withUnseen,
} from '../../src/kernel/index.js';
import { asserted } from '../asserted.js';
import { upTo } from '../depth.js';
import { checkTold, nothingCompared } from '../properties/secrets.js';
import {
  cards,
  drawn,
  given,
  type HandsDraft,
  type HandsState,
  type HandsTypes,
  hands,
} from './hands-game.js';
import {
  act,
  decide,
  frame,
  type G,
  manual,
  note,
  OTHER,
  RULE,
  rest,
  type TinyDraft,
  type TinyModule,
  type TinyState,
  tinyGame,
} from './tiny-game.js';

/* Who may know what: views, events and simulations of a game with hands and a card that lies face down. */

type HandsView = HandsTypes['view'];

interface Moment {
  readonly before: HandsState | null;
  readonly state: HandsState;
  readonly action: AnyAction | null;
  readonly events: readonly GameEvent[];
}

/** A random game of manual chance, moment by moment. */
function walk(players: number, choices: readonly number[], visit: (moment: Moment) => void): void {
  let { state, events } = hands.startGame({ players, chance: 'manual' });
  visit({ before: null, state, action: null, events });
  for (const choice of choices) {
    const listed = hands.legalActions(state);
    const action = listed[choice % listed.length];
    if (action === undefined) return;
    const before = state;
    ({ state, events } = hands.transition(state, action));
    visit({ before, state, action, events });
  }
}

const games = fc.record({
  players: fc.constantFrom(2, 3),
  choices: fc.array(fc.nat(1000), { minLength: 5, maxLength: 40 }),
});

/** Plays random games; a failing one is printed with its seed and shrunk. */
const always = (visit: (moment: Moment) => void, numRuns = upTo(25, 60)): void =>
  fc.assert(
    fc.property(games, ({ players, choices }) => walk(players, choices, visit)),
    { numRuns },
  );

const seats = (state: HandsState): readonly (number | null)[] => [null, ...state.players.keys()];

/** What a player has not seen, though it lies somewhere. */
const hiddenFrom = (state: HandsState, player: number | null): readonly string[] =>
  [...state.hands.flat(), ...(state.cellar ? [state.cellar] : [])]
    .filter(({ seenBy }) => player === null || !seenBy.includes(player))
    .map(({ card }) => card);

describe('a view', () => {
  it('carries nothing hidden anywhere, and its deck does not betray a hand', () => {
    always(({ state }) => {
      for (const player of seats(state)) {
        const hidden = hiddenFrom(state, player);
        const view = hands.viewFor(state, player);
        const { pool = [], aside = 0, ...known } = view.decks.cards ?? {};
        const text = JSON.stringify({ ...view, decks: known });
        for (const card of hidden) {
          expect(text).not.toContain(`"${card}"`);
          expect(pool).toContain(card);
        }
        expect(aside).toBe(hidden.length);
        expect(pool).toEqual(cards.filter((card) => pool.includes(card)));
        expect(pool.length).toBe((state.decks.cards?.pool.length ?? 0) + hidden.length);
      }
    });
    asserted(upTo(8600, 11000));
  });

  it('is the same, and so is all that its player is offered, whatever the hidden cards are', () => {
    always(({ state }) => {
      for (const player of seats(state)) {
        const view = hands.viewFor(state, player);
        for (let seed = 0; seed < 3; seed++) {
          const other = hands.simulate(view, { seed, chance: 'asked' }).snapshot();
          expect(hands.viewFor(other, player)).toEqual(view);
          expect(hands.decision(other)).toEqual(hands.decision(state));
          expect(hands.decision(view)).toEqual(hands.decision(state));
          if (player === null) continue;
          expect(hands.legalActions(other, player)).toEqual(hands.legalActions(state, player));
          expect(hands.legalActions(view, player)).toEqual(hands.legalActions(state, player));
          expect(hands.mayAct(view)).toEqual(hands.mayAct(state));
        }
      }
    });
    asserted(upTo(16000, 21000));
  });

  it('tries nothing that names what its player has not seen, and the same whatever that is', () => {
    const tries = (view: HandsState | HandsView, player?: number) =>
      hands.ask(view as HandsState, (g: Game<HandsDraft, readonly string[]>) =>
        triedBy(g, quoting(g.rules), player).map(({ action, legal, ruling }) => ({ action, legal, ruling })),
      );
    let kept = 0;
    let refused = 0;
    always(({ state }) => {
      // What chance may answer is any card that one has not seen.
      if (hands.decision(state)?.actor === 'chance') return;
      for (const player of seats(state)) {
        const tried = tries(hands.viewFor(state, player));
        const hidden = hiddenFrom(state, player);
        const naming = (list: object) => hidden.filter((card) => JSON.stringify(list).includes(`"${card}"`));
        expect(naming(tried)).toEqual([]);
        const other = hands.simulate(hands.viewFor(state, player), { seed: 1, chance: 'asked' }).snapshot();
        expect(tries(hands.viewFor(other, player))).toEqual(tried);
        if (player !== null) {
          const own = tries(state, player);
          expect(tries(other, player)).toEqual(own);
          expect(tries(hands.viewFor(state, player), player)).toEqual(own);
        }
        refused += tried.filter(({ legal }) => !legal).length;
        // Of the whole table those tries do name such cards.
        kept += naming(tries(state)).length;
      }
    });
    expect(kept).toBeGreaterThan(upTo(40, 100));
    expect(refused).toBeGreaterThan(10);
  });

  it('is given once for a state, and shares with the view before whatever did not change', () => {
    let shared = 0;
    always(({ before, state }) => {
      for (const player of seats(state)) {
        const view = hands.viewFor(state, player);
        expect(hands.viewFor(state, player)).toBe(view);
        if (before === null) continue;
        const was = hands.viewFor(before, player);
        for (const name of ['hands', 'decks', 'shown', 'scores', 'chance', 'players', 'cellar'] as const)
          if (JSON.stringify(was[name]) === JSON.stringify(view[name])) {
            expect(view[name], name).toBe(was[name]);
            shared++;
          }
        for (const [at, hand] of view.hands.entries())
          if (JSON.stringify(was.hands[at]) === JSON.stringify(hand)) expect(hand).toBe(was.hands[at]);
      }
    });
    expect(shared).toBeGreaterThan(upTo(400, 1000));
  });
});

describe('a refusal', () => {
  const everything: readonly AnyAction[] = [
    ...['play', 'give', 'challenge', 'chance/draw'].flatMap((type) => cards.map((card) => ({ type, card }))),
    ...['peek', 'draw', 'shuffle', 'toString'].map((type) => ({ type })),
    { type: 'chance/roll', dice: [1] },
    { type: 'chance/pick', choice: 'oak' },
    { type: 'play', card: 7 },
    { type: 'play' },
  ];

  it('is the same whatever its player cannot know, and what the view says, of every card in every action', () => {
    const compared = nothingCompared();
    always(
      ({ state }) => {
        for (const player of state.players.keys()) {
          const view = hands.viewFor(state, player);
          const other = hands.simulate(view, { seed: player, chance: 'asked' }).snapshot();
          checkTold(hands, [state, other], player, everything, compared);
        }
      },
      upTo(7, 15),
    );
    expect(compared.answers).toBeGreaterThan(upTo(2000, 5000));
    expect(compared.secrets).toBeGreaterThan(upTo(200, 500));
    expect([...compared.refusals].sort()).toEqual([...new Set(everything.map(({ type }) => type))].sort());
    expect([...compared.allowed].sort()).toEqual(['challenge', 'draw', 'give', 'peek', 'play', 'shuffle']);
  });

  it('tells chance, who deals, which cards are left, and nobody else', () => {
    const state = hands.createGame({ players: 2, chance: 'manual' });
    const drawn = hands.apply(state, { type: 'chance/draw', card: 'oak' });
    const again = { type: 'chance/draw', card: 'oak' };
    expect(hands.explain(drawn, again, { by: 'chance' }).reason).toMatch(/^oak is no card/);
    expect(() => hands.apply(drawn, again, { by: 'chance' })).toThrow(/^oak is no card/);
    expect(hands.explain(drawn, again, { by: 1 }).reason).toBe(
      'This is for chance to answer, not for player 1.',
    );
    expect(hands.actorOf(drawn, again)).toBe('chance');
  });
});

describe('eventsFor', () => {
  /** The same events, had the hidden cards been others. */
  const otherwise = (events: readonly GameEvent[], player: number | null): GameEvent[] =>
    events.map((event) => {
      const kind = hands.rules.events[event.type];
      const knows = kind?.knownTo === undefined || kind.knownTo(event).includes(player ?? -1);
      return knows || event.card === undefined ? event : { ...event, card: 'another' };
    });

  it('tells no player what only others may know', () => {
    always(({ events, state }) => {
      for (const player of seats(state)) {
        const seen = hands.eventsFor(events, player);
        expect(hands.eventsFor(otherwise(events, player), player)).toEqual(seen);
        const hidden = hiddenFrom(state, player);
        for (const card of hidden) expect(JSON.stringify(seen)).not.toContain(`"${card}"`);
      }
    });
    asserted(upTo(3800, 4800));
  });

  const drew = { type: 'drawn', player: 1, card: 'oak', rule: RULE } as const;
  const wink = { type: 'winked', player: 0, to: 1, rule: RULE } as const;
  const open = { type: 'played', player: 0, card: 'fir', rule: RULE } as const;

  it('takes out details that are hidden and events that are hidden as a whole', () => {
    const seen = { type: 'drawn', player: 1, rule: RULE };
    expect(hands.eventsFor([drew, wink, open], 1)).toEqual([drew, wink, open]);
    expect(hands.eventsFor([drew, wink, open], 0)).toEqual([seen, wink, open]);
    expect(hands.eventsFor([drew, wink, open], 2)).toEqual([seen, open]);
    expect(hands.eventsFor([drew, wink, open], null)).toEqual([seen, open]);
  });

  it('gives the same objects where nothing is hidden, and the same list if that is so of all', () => {
    const events = [drew, open];
    expect(hands.eventsFor(events, 1)).toBe(events);
    expect(hands.eventsFor(events, 0)[1]).toBe(open);
    const seen = hands.eventsFor(events, 0);
    expect(hands.eventsFor(seen as readonly GameEvent[], 0)).toBe(seen);
  });

  it.each([
    ['no list', 'drawn'],
    ['a list of nothing', [null]],
    ['an event without a type', [{}]],
    ['an event that nobody declares', [{ type: 'toString' }]],
  ])('refuses %s', (_what, events) => {
    expect(() => hands.eventsFor(events as never, 0)).toThrow(InvalidArgumentError);
  });

  it.each([-1, 0.5, '0', undefined])('refuses %s as a player', (player) => {
    expect(() => hands.eventsFor([], player as never)).toThrow(InvalidArgumentError);
  });

  it('knows which details may be missing', () => {
    const [seen] = eventsFor(hands.rules.events, [drew], 0);
    if (seen === undefined || !isSeen(drawn, seen)) throw new Error('It is of the kind.');
    const { player, card } = seen;
    const who: number = player;
    // @ts-expect-error the card may be missing
    const which: string = card;
    expect([who, which]).toEqual([1, undefined]);
  });
});

describe('a kind of event that hides details', () => {
  it('must say who may know them', () => {
    expect(() =>
      eventKind('seen', {
        meaning: '',
        details: { card: given.details.card },
      }),
    ).toThrow(InvalidArgumentError);
  });
});

describe('going back', () => {
  const at = (...codes: string[]): HandsState =>
    codes.reduce(
      (state, code) => hands.apply(state, hands.parseActionCode(code)),
      hands.createGame({ players: 3, chance: 'manual' }),
    );
  const dealt = ['oak', 'ash', 'birch', 'cedar', 'elm', 'fir', 'pine'].map(
    (card) => `chance/draw card=${card}`,
  );

  it.each(['peek', 'give card=ash', 'play card=ash', 'challenge card=ash'])(
    'from %s is not fair: somebody has seen what was hidden',
    (code) => {
      expect(hands.canUndo(at(...dealt), at(...dealt, code))).toBe(false);
    },
  );

  it('is fair where nobody has seen anything', () => {
    expect(hands.canUndo(at(...dealt), at(...dealt, 'shuffle'))).toBe(true);
    expect(hands.canUndo(at(...dealt), at(...dealt, 'draw'))).toBe(true);
  });
});

describe('a simulation of a view', () => {
  it('plays to any length, and deals no card that its player has seen elsewhere', () => {
    always(
      ({ state }) => {
        for (const player of seats(state)) {
          const view = hands.viewFor(state, player);
          const unseen = [...(view.decks.cards?.pool ?? [])];
          const simulation = hands.simulate(view, { seed: 7, chance: 'asked' });
          const dealt = simulation.state.hands.flat().map(({ card }) => card);
          const known = view.hands.flat().map(({ card }) => card);
          dealt.forEach((card, at) => {
            expect(card).not.toBe(unknownCard);
            if (known[at] === unknownCard) expect(unseen).toContain(card);
            else expect(card).toBe(known[at]);
          });
          const all = [
            ...dealt,
            ...(simulation.state.cellar ? [simulation.state.cellar.card] : []),
            ...simulation.state.shown,
            ...(simulation.state.decks.cards?.pool ?? []),
            ...(simulation.state.decks.cards?.bottom ?? []),
          ];
          expect(all.sort()).toEqual(cards);
          for (const running of [simulation, hands.simulate(view, { seed: 7 })])
            for (let i = 0; i < 12; i++) {
              const listed = running.legalActions();
              running.apply(listed[(i * 5 + running.below(9)) % listed.length] as AnyAction);
            }
        }
      },
      upTo(12, 30),
    );
    asserted(upTo(1700, 4400));
  });

  const play = (...codes: string[]): HandsState =>
    codes.reduce(
      (state, code) => hands.apply(state, hands.parseActionCode(code)),
      hands.createGame({ players: 3, chance: 'manual' }),
    );
  /** The cellar holds the oak, the hands: ash and birch, cedar and elm, fir and pine. */
  const dealt = ['oak', 'ash', 'birch', 'cedar', 'elm', 'fir', 'pine'].map(
    (card) => `chance/draw card=${card}`,
  );

  /** How far counts lie from all being the same, for so many possibilities. */
  const chiSquare = (counts: ReadonlyMap<string, number>, possibilities: number): number => {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const expected = all / possibilities;
    const met = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    return met + (possibilities - counts.size) * expected;
  };

  it.each([
    // Unseen by player 0: seven cards, of which five lie in the cellar and in hands.
    ['of which nobody has seen a card', dealt, 7 * 6 * 5 * 4 * 3, 25_200],
    // Player 0 peeks and gives away the ash: it knows the oak and, in the hand of player 1, the ash. Six unseen, of which four lie in hands.
    ['of which it has seen some', [...dealt, 'peek', 'peek', 'peek', 'give card=ash'], 6 * 5 * 4 * 3, 7_200],
  ])('deals each possible table %s about as often', (_what, codes, possibilities, deals) => {
    const view = hands.viewFor(play(...codes), 0);
    const counts = new Map<string, number>();
    for (let seed = 0; seed < deals; seed++) {
      const { cellar, hands: all } = hands.simulate(view, { seed, chance: 'asked' }).state;
      const table = [cellar?.card, ...all.flat().map(({ card }) => card)].join(' ');
      counts.set(table, (counts.get(table) ?? 0) + 1);
    }
    expect(counts.size).toBeLessThanOrEqual(possibilities);
    const free = possibilities - 1;
    expect(chiSquare(counts, possibilities)).toBeLessThan(free + 5 * Math.sqrt(2 * free));
  });

  it('deals the same by the same seed, however it answers chance', () => {
    const view = hands.viewFor(play(...dealt), 0);
    const table = (chance: 'own' | 'asked', seed: number) =>
      hands.simulate(view, { chance, seed }).state.hands;
    expect(table('own', 3)).toEqual(table('asked', 3));
    expect(table('own', 3)).not.toEqual(table('own', 4));
  });

  it('keeps its deal in what is forked from it', () => {
    const simulation = hands.simulate(hands.viewFor(play(...dealt), 0), { seed: 1 });
    expect(simulation.fork().state.hands).toEqual(simulation.state.hands);
  });

  it('of a whole state deals nothing', () => {
    const state = play(...dealt);
    expect(hands.simulate(state).state.hands).toEqual(state.hands);
    expect(actionCode(hands.legalActions(state)[0] as AnyAction)).toBe('play card=ash');
  });
});

describe('withUnseen', () => {
  const deck = { top: ['ash', 'elm'], pool: ['fir'], bottom: ['oak'], aside: 1 };

  it('counts what lies elsewhere, and what somebody else knows inside not', () => {
    expect(withUnseen(deck, ['cedar', unknownCard], cards)).toEqual({
      top: ['ash', 'elm'],
      pool: ['cedar', 'fir'],
      bottom: ['oak'],
      aside: 2,
    });
    expect(withUnseen(deck, ['ash', 'oak'], cards, 'inside')).toEqual({
      top: ['elm'],
      pool: ['ash', 'fir', 'oak'],
      bottom: [],
      aside: 1,
    });
  });

  it('leaves a deck as it is where nothing is hidden', () => {
    expect(withUnseen(deck, [], cards)).toBe(deck);
    expect(withUnseen(deck, [unknownCard], cards)).toBe(deck);
  });
});

describe('a module', () => {
  /** Each player has a secret number; asking for it tells whether it is even. */
  const tell = act('tell', (g, f) => {
    const [mine = 0] = g.state.ext.secrets as readonly number[];
    note(g, mine % 2 === 0 ? 'even' : 'odd');
    g.next(f);
  });
  const secrets: TinyModule = {
    id: 'secrets',
    title: '',
    moduleState: () => [7, 8],
    hide: (g, player) => {
      const numbers = g.state.ext.secrets as readonly number[];
      g.state.ext.secrets = numbers.map((one, at) => (at === player ? one : 0));
    },
    deal: (g, _player, random) => {
      const numbers = g.state.ext.secrets as readonly number[];
      g.state.ext.secrets = numbers.map((one) => (one === 0 ? random.below(100) + 1 : one));
    },
  };
  const game = (...modules: readonly TinyModule[]) =>
    tinyGame({ frames: [frame('main', decide('ask', [tell]), rest)], modules });

  it('hides what it remembers, and deals it', () => {
    const view = game(secrets).viewFor(manual(game(secrets)), 1);
    expect(view.ext.secrets).toEqual([0, 8]);
    const dealt = (seed: number) => game(secrets).simulate(view, { seed }).state.ext.secrets as number[];
    expect(dealt(1)).toEqual([expect.any(Number), 8]);
    expect(dealt(1)[0]).not.toBe(0);
    expect(new Set([1, 2, 3, 4].map((seed) => dealt(seed)[0])).size).toBeGreaterThan(1);
  });

  describe('that refuses by what it hides', () => {
    type Guess = { readonly type: 'guess'; readonly who: number; readonly number: number };
    const numbersOf = (g: G) => g.state.ext.secrets as readonly number[];
    const forbidden = (g: G, reason: string) => forbid(OTHER, () => why`${reason} ${numbersOf(g).join(' ')}`);
    /** Of the player it names, who knows the number. */
    const guess: ActionKind<TinyDraft, readonly string[], Frame, Guess> = {
      type: 'guess',
      parameters: { who: 'integer', number: 'integer' },
      moment: OTHER,
      by: (_g, _f, { who }) => who,
      candidates: (g, _f, add, player) =>
        add({ type: 'guess', who: player, number: numbersOf(g)[player] ?? 0 }),
      refuse: (g, _f, { who, number }) => (numbersOf(g)[who] === number ? null : forbidden(g, 'No:')),
      run: (g, _f, { who }) => note(g, `${who} guesses`),
    };
    const lose = act('lose', undefined, (g) => forbidden(g, 'You see'));
    const win = act('win', undefined, (g) => (numbersOf(g)[1] === 8 ? forbidden(g, 'Eight:') : null));
    const later = { ...act('later'), untimely: (g: G) => forbidden(g, 'Later:') };
    const game = tinyGame({
      frames: [frame('main', decide('ask', [lose, win], { open: true }), decide('end', [later]))],
      offers: [{ at: 'any time', action: guess }],
      modules: [secrets],
    });
    const numbered = (...numbers: number[]): TinyState => ({ ...manual(game), ext: { secrets: numbers } });
    const [eight, nine] = [numbered(7, 8), numbered(7, 9)];

    it('asks first whose it is, then what that one may know', () => {
      const reasons = (type: string, more: object, by?: number) =>
        [eight, nine].map((state) => {
          const action = { type, ...more };
          const { reason } = game.explain(state, action, by === undefined ? {} : { by });
          for (const attempt of [
            () => game.apply(state, action, { by }),
            () => game.transition(state, action, { by }),
            () => game.simulate(state, { chance: 'asked' }).apply(action, { by }),
            () => game.simulate(state, { chance: 'asked', check: false }).apply(action, { by }),
          ])
            if (by !== undefined) expect(attempt).toThrow(expect.objectContaining({ reason }));
          return reason;
        });
      const theirs = 'This is for player 1 to do, not for player 0.';
      expect(reasons('guess', { who: 1, number: 8 }, 0)).toEqual([theirs, theirs]);
      expect(reasons('lose', {}, 0)).toEqual(['You see 7 0', 'You see 7 0']);
      expect(reasons('later', {}, 0)).toEqual(['Later: 7 0', 'Later: 7 0']);
      for (const state of [eight, nine])
        expect(() => game.actorOf(state, { type: 'later' })).toThrow(
          expect.objectContaining({ rule: OTHER, why: null }),
        );
      expect(reasons('guess', { who: 0, number: 1 }, 0)).toEqual(['No: 7 0', 'No: 7 0']);
      // Somebody who knows everything is told everything.
      expect(reasons('lose', {})).toEqual(['You see 7 8', 'You see 7 9']);
    });

    it('is at fault where an action is allowed or not by what its player may not know', () => {
      expect(game.apply(nine, { type: 'win' }, { by: 0 }).notes).toEqual(['win']);
      expect(() => game.apply(eight, { type: 'win' }, { by: 0 })).toThrow(RuleFaultError);
      expect(game.explain(eight, { type: 'win' }, { by: 0 }).legal).toBe(true);
    });
  });

  it('lets nobody foresee what depends on it, nor anything where it does not deal', () => {
    const state = manual(game(secrets));
    const foreseen = (player: number, module = secrets) =>
      game(module).predict(game(module).viewFor(state, player), { type: 'tell' });
    expect(foreseen(0)).toMatchObject({ known: true, view: { notes: ['odd'] } });
    expect(foreseen(1)).toMatchObject({ known: false, view: { notes: [] }, waiting: { kind: 'main/ask' } });
    const { deal: _, ...blind } = secrets;
    expect(foreseen(0, blind).known).toBe(false);
  });
});
