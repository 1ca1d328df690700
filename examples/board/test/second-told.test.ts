import {
  type Action,
  apply,
  createGame,
  decision,
  type GameState,
  inspect,
  legalActions,
  transition,
  viewFor,
} from 'runebound-engine';
import { playGame } from 'runebound-engine/bots';
import { fromScenario, type Scenario } from 'runebound-engine/scenario';
import { beforeAll, describe, expect, it } from 'vitest';
import { strengths, usual } from '../../server/src/bots/strengths.js';
import { isIdleUse, loneAnswer } from '../src/asking/lone-answer.js';
import { hasFightOdds } from '../src/asking/use-likely.js';
import { takesOffer } from '../src/bots/advice.js';
import { openMinds } from '../src/bots/minds.js';
import { second } from '../src/bots/second-minds.js';
import { openRules } from '../src/editions/rules.js';
import { rulesetOfSecond } from '../src/editions/second.js';
import { narratorFor } from '../src/table/teller.js';
import { openScreen, screenOf } from '../src/things/index.js';

/* What the screen of Second Edition tells the player who is asked, in positions laid out for it. */

const screenAt = (state: GameState<'second-edition'>) => screenOf(viewFor(state, 0), ['Ann', 'Bo']);

beforeAll(() => openScreen('second-edition'));

describe('the line over the table', () => {
  it('says whose turn it is, and which of the game', () => {
    const clock = (turn: number, player: number) => {
      const game: Scenario = {
        game: { turn, players: [{}, {}] },
        given: { turn: { player, step: 'movement' } },
      };
      const { clock, moment } = screenAt(fromScenario(game));
      return [clock, moment[0]];
    };
    expect(clock(3, 0)).toEqual(['Ann’s turn', '3rd of the game']);
    expect(clock(12, 1)).toEqual(['Bo’s turn', '12th of the game']);
  });
});

describe('a counter of experience', () => {
  const buying = (counters: object) => {
    const game: Scenario = {
      game: { players: [{ counters }, {}] },
      given: { turn: { player: 0, step: 'experience' } },
    };
    return apply(fromScenario(game), { type: 'experience/buy', bonus: 'mind' });
  };
  const paying = (counters: object) => screenAt(buying(counters));

  it('is paid without a question where all adventure counters have to go', () => {
    expect(paying({ green: 1, yellow: 2 }).foregone).toMatch(/^experience\/pay/);
    expect(paying({ green: 2, yellow: 2 }).foregone).toBeNull();
  });

  it('has one answer for the counters that pay it exactly', () => {
    const [first] = paying({ green: 1, yellow: 2, blue: 1 }).answers;
    expect([first?.label, first?.actions]).toEqual([
      'Pay exactly: yellow, blue',
      [
        { type: 'experience/pay', color: 'yellow' },
        { type: 'experience/pay', color: 'blue' },
      ],
    ]);
    expect(
      paying({ yellow: 1, red: 1 })
        .answers.map(({ label }) => label)
        .join(),
    ).not.toContain('exactly');
  });

  it('is gained by that answer, also where the rules pay the last color by themselves', () => {
    const gained: number[] = [];
    for (const green of [0, 1, 2, 3])
      for (const yellow of [0, 1, 2])
        for (const blue of [0, 1]) {
          if (green + 2 * yellow + 3 * blue < 5) continue;
          const due = buying({ green, yellow, blue });
          const exact = screenAt(due).answers.find(({ label }) => label.startsWith('Pay exactly'));
          if (exact === undefined) continue;
          const paid = (exact.actions ?? [exact.action]).reduce(
            (state, one) => apply(state, one as Action),
            due,
          );
          gained.push(paid.players[0]?.hero.experience.mind ?? 0);
        }
    expect(gained.length).toBeGreaterThan(8);
    expect(new Set(gained)).toEqual(new Set([1]));
  });
});

describe('a step that takes the place of the roll', () => {
  const steps = (table: Pick<Scenario['game'], 'counters' | 'track'>, space = 'tamalir') =>
    screenAt(
      fromScenario({
        game: { ...table, players: [{ space }, {}] },
        given: { turn: { player: 0, step: 'movement' } },
      }),
    ).answers.filter(({ action }) => action.type === 'move/adjacent');
  const first = (...given: Parameters<typeof steps>) =>
    steps(...given)
      .filter(({ group }) => group === 'plain')
      .map(({ space, label, hint }) => [space, label, hint]);

  it('is an answer of its own where something waits, and one of many places on the map elsewhere', () => {
    const ends = 'instead of a roll: the move ends there';
    expect(first({ counters: { h0807: ['yellow'] } })).toEqual([
      ['h0807', 'Walk to: yellow adventure (0807)', `yellow adventure, worth 2 experience · ${ends}`],
    ]);
    expect(first({ track: [{ card: 'gallows-ogre', space: 'h0707' }] })).toEqual([
      ['h0707', 'Walk to: Gallows Ogre (0707)', ends],
    ]);
    // An enemy that lies open comes before the counter under it.
    const both = first({ counters: { h0707: ['green'] }, track: [{ card: 'gallows-ogre', space: 'h0707' }] });
    expect(both).toContainEqual(['h0707', 'Walk to: Gallows Ogre (0707)', expect.stringContaining(ends)]);
    expect(first({ counters: { h0809: [], h0908: [] } }, 'h0808')).toEqual([
      ['h0708', 'Walk to Tamalir', ends],
    ]);
    const empty = steps({});
    expect(empty.length).toBeGreaterThan(3);
    for (const { group } of empty) expect(group).toBe('board');
  });
});

describe('a walk of several steps', () => {
  it('is an answer where a town or an adventure is far, and takes the way that a tap on the map takes', () => {
    const { answers, journeys } = screenAt(
      fromScenario({
        game: { players: [{ space: 'h0808' }, {}], track: [{ card: 'gallows-ogre', space: 'h0707' }] },
        given: { movement: { player: 0, dice: [1, 2, 3, 5] } },
      } as Scenario),
    );
    const far = answers.filter(({ actions }) => actions !== undefined);
    expect(far.map(({ label, hint }) => [label, hint])).toContainEqual([
      'To the river near Tamalir (0707)',
      '2 steps away · Gallows Ogre',
    ]);
    const steps = far.map(({ actions = [] }) => actions.length);
    expect(steps.length).toBe(6);
    expect(steps).toEqual(steps.toSorted());
    expect(Math.min(...steps)).toBe(2);
    expect(new Set(far.map(({ group }) => group))).toEqual(new Set(['board']));
    expect(far.map(({ actions }) => actions)).toEqual(
      far.map(({ space: to }) => journeys.find(({ space }) => space === to)?.ways[0]?.actions),
    );
  });
});

describe('dice that are rolled again', () => {
  it('are chosen where they lie: each answer names its die', () => {
    const rolled = fromScenario({
      game: { players: [{ hero: 'ronan-of-the-wild' }, {}] },
      given: { movement: { player: 0, dice: [2, 5, 5] } },
    } as Scenario);
    const use = legalActions(rolled, 0).find(({ type }) => type === 'ability/use');
    if (use === undefined) throw new Error('Ronan rolls dice again.');
    const { answers, rolls } = screenAt(apply(rolled, use));
    expect(answers.map(({ die, group }) => [die, group])).toEqual([
      [2, 'dice'],
      [5, 'dice'],
      [null, 'plain'],
    ]);
    expect(rolls.map(({ dice }) => dice.map(({ face }) => face))).toEqual([[2, 5, 5]]);
  });
});

describe('an ability', () => {
  const hintOf = (given: object, ability: string) =>
    screenAt(fromScenario(given as Scenario)).answers.find((one) => one.ability === ability)?.hint;

  it('says what it does and no more of its card', () => {
    const moving = { movement: { player: 0, dice: [2, 5, 5] } };
    expect(
      hintOf({ game: { players: [{ hero: 'ronan-of-the-wild' }, {}] }, given: moving }, 'find-another-path'),
    ).toBe('Roll up to 2 movement dice again');
    const fight = { combat: { hero: 0, challenge: 'drowned-sailor', phase: 'escape' } };
    expect(
      hintOf({ game: { players: [{ kept: ['swamp-wisp'] }, {}] }, given: fight }, 'follow-the-wisp-out'),
    ).toBe('Discard the card: you get away');
  });

  it('that is all of its card has the words of the card', () => {
    const turn = { turn: { player: 0, step: 'movement' } };
    expect(
      hintOf(
        { game: { players: [{ hero: 'spiritseeker-mok', wounds: 1 }, {}] }, given: turn },
        'mend-the-flesh',
      ),
    ).toMatch(/^At any time in your turn, 2 exhaustion: Mok discards 1 of his wounds\./);
  });
});

describe('a rest', () => {
  const resting = (exhaustion: number, allies: readonly object[]) =>
    screenAt(
      fromScenario({
        game: { players: [{ hero: 'corbin-axebearer', exhaustion, allies }, {}] },
        given: { movement: { player: 0, dice: [], rest: 2, resting: true } },
      } as Scenario),
    ).foregone;

  it('is no question where it heals all, or one character alone is tired', () => {
    expect(resting(2, [])).toMatch(/^rest\/discard/);
    expect(resting(3, [])).toMatch(/^rest\/discard/);
    expect(resting(2, [{ card: 'hedge-healer', exhaustion: 1 }])).toBeNull();
  });
});

describe('a card that may be used at any time', () => {
  const asked = (player: object, step = 'experience', canUndo = true) => {
    const screen = screenAt(
      fromScenario({ game: { players: [player, {}] }, given: { turn: { player: 0, step } } } as Scenario),
    );
    const uses = screen.answers.filter(({ action }) => action.type === 'ability/use');
    return {
      asked: uses.length,
      idle: uses.filter(isIdleUse).length,
      passes: loneAnswer(screen, { viewer: 0, canUndo })?.code ?? null,
    };
  };

  it('is no question where it would bring nothing: the pass is the only answer', () => {
    const passed = { asked: 1, idle: 1, passes: 'experience/done' };
    expect(asked({ items: ['healing-draught'] })).toEqual(passed);
    expect(asked({ items: ['healing-draught'], exhaustion: 1 })).toEqual(passed);
    expect(asked({ items: ['runners-tonic'], wounds: 1 })).toEqual(passed);
    expect(asked({ items: ['rune-of-waking'] })).toEqual(passed);
    expect(asked({ allies: ['hedge-healer'] })).toEqual(passed);
  });

  it('is asked for as long as it could bring something', () => {
    const waits = { asked: 1, idle: 0, passes: null };
    expect(asked({ items: ['healing-draught'], wounds: 1 })).toEqual(waits);
    expect(asked({ items: ['runners-tonic'], exhaustion: 1 })).toEqual(waits);
    expect(
      asked({ items: ['healing-draught'], allies: [{ card: 'faithful-squire', wounds: 1 }] }),
    ).toMatchObject({
      idle: 1,
      passes: null,
    });
    expect(asked({ items: ['rune-of-waking', { card: 'yew-longbow', faceDown: true }] })).toMatchObject({
      idle: 0,
      passes: null,
    });
    expect(asked({ items: ['healing-draught'], counters: { red: 2 } })).toMatchObject({
      idle: 1,
      passes: null,
    });
  });

  it('keeps every question that has another choice: of a move, and of a card for the time after it', () => {
    expect(asked({ items: ['healing-draught'] }, 'movement')).toMatchObject({ idle: 1, passes: null });
    // A card for the time after a move may always lead somewhere.
    const game = { players: [{ items: ['healing-draught'], kept: ['thunder-roc'] }, {}] };
    const moving = fromScenario({ game, given: { movement: { player: 0, dice: [2, 5] } } } as Scenario);
    const moved = screenAt(apply(moving, { type: 'move/stop' }));
    expect(moved.answers.map(({ code }) => code)).toContain('move/done');
    expect(loneAnswer(moved, { viewer: 0, canUndo: true })).toBeNull();
  });
});

describe('a phase of a fight', () => {
  it('has what does no harm apart from what does', () => {
    const table = fromScenario({
      game: { players: [{ hero: 'corbin-axebearer', allies: ['hedge-healer'] }, {}] },
      given: { combat: { hero: 0, challenge: 'drowned-sailor', phase: 'ranged' } },
    } as Scenario);
    const answers = screenAt(table).answers.map(({ code, group, hint }) => [code, group, hint]);
    expect(answers).toContainEqual(['combat/attack by=hedge-healer', 'aside', expect.anything()]);
    expect(answers).toContainEqual(['combat/attack by=corbin-axebearer', 'plain', expect.anything()]);
    expect(answers).toContainEqual(['combat/defend', 'aside', expect.anything()]);
    expect(answers).toContainEqual(['combat/defend-without-roll', 'plain', 'this attack does no damage']);
  });

  it('says which fight follows, where victory leads to another', () => {
    const stands = (challenge: string) => {
      const fight = { combat: { hero: 0, challenge, phase: 'escape' } };
      const { answers } = screenAt(fromScenario({ game: { players: [{}, {}] }, given: fight } as Scenario));
      return answers.find(({ code }) => code === 'combat/stand')?.follows;
    };
    expect(stands('skeleton-of-margath')).toBe('then fights High Lord Margath');
    expect(stands('drowned-sailor')).toBeUndefined();
  });

  it('says of a value which bonus has fallen away, and why', () => {
    const told = (player: object, fight: object) =>
      screenAt(
        fromScenario({
          game: { players: [player, {}] },
          given: { combat: { hero: 0, challenge: 'drowned-sailor', phase: 'melee', ...fight } },
        } as Scenario),
      )
        .combat?.sides[0]?.blows.find(({ label }) => label.startsWith('melee'))
        ?.worths.map(({ label, told: parts }) => [label, parts]);
    const wren = { hero: 'wren-ashquill' };
    expect(told(wren, {})).toEqual([
      ['attack', '4 (2, +2 Wren Ashquill)'],
      ['damage', '1'],
      ['defense', '4 (2, +2 Wren Ashquill)'],
    ]);
    const gone = 'no longer +2 Wren Ashquill: for the first roll of the fight alone';
    expect(told(wren, { rolled: [0] })).toEqual([
      ['attack', `2 · ${gone}`],
      ['damage', '1'],
      ['defense', `2 · ${gone}`],
    ]);
  });

  it('says that a hero may only defend where that is asked, and not while wounds of its attack are dealt', () => {
    const game = { players: 2, seed: 1 } as const;
    const refused = new Map<string, string[]>();
    let state = createGame(game);
    for (const action of playGame(game).actions) {
      const kind = decision(state)?.kind ?? '';
      const { combat } = screenAt(state);
      if (combat !== null && inspect(state).combat?.party.some((one) => one.refused !== null))
        refused.set(kind, [...(refused.get(kind) ?? []), combat.sides.map(({ note }) => note).join('')]);
      state = apply(state, action);
    }
    expect(refused.get('phase/act')).toContainEqual(
      expect.stringMatching(/not attack again .*, only defend/),
    );
    expect(refused.get('harm/answer')?.length).toBeGreaterThan(0);
    for (const [kind, notes] of refused)
      if (kind !== 'phase/act') expect([kind, ...new Set(notes)]).toEqual([kind, '']);
  });

  it('says its dice', () => {
    const table = fromScenario({
      game: { players: [{ hero: 'corbin-axebearer' }, {}], seed: 1 },
      given: { combat: { hero: 0, challenge: 'drowned-sailor', phase: 'melee' } },
    } as Scenario);
    const tell = narratorFor(viewFor(table, 0), ['Ann', 'Bo']);
    const { events, state } = transition(table, { type: 'combat/defend' });
    const told = tell(events as never, viewFor(state, 0)).filter(({ rolled }) => rolled);
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Corbin Axebearer defends .*rolls \d+ and \d+/),
    ]);
  });
});

describe('what is far', () => {
  const tableThere = () =>
    screenAt(
      fromScenario({
        game: {
          players: [{ space: 'greyhaven' }, {}],
          stacks: {
            vynelvale: ['iron-buckler'],
            greyhaven: ['full-plate'],
            forge: ['boots-of-the-long-road'],
          },
        },
        given: { turn: { player: 0, step: 'market' } },
      } as Scenario),
    );

  it('comes after what is near: the market of the town where one stands is the first', () => {
    expect(tableThere().stalls.map(({ place, near }) => [place, near])).toEqual([
      ['Greyhaven', 'here'],
      ['Forge', '7 steps away'],
      ['Vynelvale', '9 steps away'],
    ]);
  });

  it('says what wins lies under red adventures, and where an adventure comes back', () => {
    const table = tableThere();
    expect(table.goals.map(({ whereabouts }) => whereabouts)).toEqual([
      'To be won from: red adventure, worth 4 experience.',
      'To be won from: red adventure, worth 4 experience.',
    ]);
    const [space = ''] = rulesetOfSecond(table.view as never).rules.content.board.sunbursts.green;
    expect(table.space(space).signs).toContain('sunburst');
    expect(table.space('tamalir').signs).toEqual([]);
  });
});

describe('the odds of a fight', () => {
  const oddsWith = (allies: readonly string[], choice = 'accuse') => {
    const table = fromScenario({
      game: { players: [{ allies }, {}] },
      given: { drawn: { player: 0, card: 'the-rune-broker' } },
    } as Scenario);
    return second.fightOdds(viewFor(table, 0), { type: 'effect/choose', choice });
  };

  it('are counted, or estimated where there are too many positions, the same each time', () => {
    const alone = oddsWith([]);
    expect(alone?.exact).toBe(true);
    const helped = oddsWith(['archmage-ulvane']);
    expect(helped?.exact).toBe(false);
    expect(helped?.chance).toBeGreaterThan(alone?.chance ?? 1);
    expect(helped?.chance).toBeLessThan(1);
    expect(oddsWith(['archmage-ulvane'])).toEqual(helped);
    expect(oddsWith(['archmage-ulvane'], 'look')).toBeNull();
  });

  it('are none of an answer after which another card is drawn, and fought', () => {
    const table = fromScenario({
      game: { players: [{}, {}] },
      given: { drawn: { player: 0, card: 'a-question-of-honor' } },
    } as Scenario);
    const odds = (choice: string) =>
      second.fightOdds(viewFor(table, 0), { type: 'effect/choose', choice })?.chance;
    expect(odds('duel')).toBeGreaterThan(0);
    expect(odds('beg-pardon')).toBeUndefined();
  });
});

describe('what a game of bots shows', () => {
  const game = { players: 2, seed: 5 } as const;
  const shown: {
    readonly state: GameState<'second-edition'>;
    readonly screen: ReturnType<typeof screenAt>;
  }[] = [];
  beforeAll(() => {
    let state = createGame(game);
    for (const action of playGame(game).actions) {
      if (decision(state)?.actor === 0) shown.push({ state, screen: screenAt(state) });
      state = apply(state, action);
    }
  });
  const hints = (type: string) =>
    shown.flatMap(({ screen }) =>
      screen.answers
        .filter(({ action }) => action.type === type)
        .map(({ label, hint }) => `${label}: ${hint}`),
    );

  it('has no odds of a fight beside what a won fight brings', () => {
    const choices = shown.filter(({ screen }) =>
      screen.answers.some(({ action }) => action.type === 'effect/choose'),
    );
    const won = choices.filter(({ state }) => state.frames.some(({ kind }) => kind === 'combat'));
    expect(won.length).toBeGreaterThan(0);
    for (const { state } of won) expect(hasFightOdds(viewFor(state, 0), 'effect/choose')).toBe(false);
    expect(hasFightOdds({ frames: [] } as never, 'effect/choose')).toBe(true);
  });

  it('says of an Ally when a failed roll kills it, and of a Life counter what it closes', () => {
    expect(hints('combat/attack')).toContainEqual(
      expect.stringMatching(/takes \d wounds? · the Ally is then killed$/),
    );
    expect(hints('experience/buy')).toContainEqual(
      expect.stringMatching(/Life is 1 higher for good · you can draw no green adventure any more · costs/),
    );
  });
});

describe('an offer to a bot', () => {
  /** Ann has met Bo, and offers this. */
  const offering = (offer: readonly Action[]) => {
    const met = fromScenario({
      game: {
        players: [
          { hero: 'corbin-axebearer', space: 'h0808', gold: 9, items: ['rune-carved-staff'] },
          { hero: 'battlemage-jaes', space: 'h0808', gold: 9 },
        ],
        counters: { h0808: [] },
      },
      given: { turn: { player: 0, step: 'adventure' } },
    } as Scenario);
    const talk: readonly Action[] = [{ type: 'hero/negotiate', with: 1 }, ...offer];
    return viewFor(
      talk.reduce((table, action) => apply(table, action), met),
      0,
    );
  };
  const gives = { type: 'offer/add-card', player: 0, card: 'rune-carved-staff' } as const;
  const gold = (player: number, amount: number) => ({ type: 'offer/add-gold', player, amount }) as const;

  it('has on its face what a card costs this player', () => {
    const game = { players: 2, seed: 2 } as const;
    let state = createGame(game);
    const prices = new Set<string>();
    for (const action of playGame(game).actions) {
      const towns = inspect(viewFor(state, 0)).market?.towns ?? [];
      const costs = new Map(
        screenAt(state).stalls.flatMap(({ offers }) => offers.map((one) => [one.id, one.cost])),
      );
      for (const { card, price } of towns.flatMap(({ offers }) => offers)) {
        expect([card, costs.get(card)]).toEqual([card, `${price.value} gold`]);
        if (price.changes.length > 0) prices.add(card);
      }
      state = apply(state, action);
    }
    expect(prices.size).toBeGreaterThan(0);
  });

  it('names the price of a card once, and what all comes to', () => {
    const screen = screenOf(offering([]), ['Ann', 'Bo']);
    const staff = screen.answers.find(({ action }) => action.type === 'offer/add-card');
    const [price = ''] = staff?.hint.match(/^\d+(?= gold( ·|$))/) ?? [];
    expect(Number(price)).toBeGreaterThan(0);
    const offer = screenOf(offering([gives, gold(1, 1)]), ['Ann', 'Bo']).offer;
    expect(offer.map(({ worth }) => worth)).toEqual([Number(price), 1]);
  });

  it('says whether the bot would take it', async () => {
    await openMinds('second-edition');
    await openRules('second-edition');
    for (const strength of strengths['second-edition']) {
      expect(takesOffer(offering([gives, gold(1, 1)]), strength)).toBe(true);
      expect(takesOffer(offering([gold(1, 5)]), strength)).toBe(false);
    }
    expect(takesOffer(offering([]), usual)).toBeNull();
  });
});

describe('an ability of a card', () => {
  const before = (items: readonly string[]) =>
    screenAt(
      fromScenario({
        game: { players: [{ items }, {}] },
        given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'before-combat' } },
      } as Scenario),
    );
  const hints = (items: readonly string[]) =>
    before(items)
      .answers.filter(({ action }) => action.type === 'ability/use')
      .map(({ hint }) => hint);

  it('says that it turns the card over, of which one may be in a round', () => {
    expect(hints(['light-crossbow'])).toEqual([
      expect.stringContaining('turned over until your next turn; one card'),
    ]);
  });
});

describe('who comes nearer to victory', () => {
  const table = (kept: readonly string[]) =>
    viewFor(fromScenario({ game: { players: [{ kept }, {}] } } as Scenario), 0);
  const [first, second] = ['ysharra-lady-of-embers', 'morvakar-the-glacier'];
  const kept = (card: string) => ({ type: 'card/kept', player: 0, card, rule: '2e.defeat.keep' }) as never;

  it('hears of a Dragon Rune that is won, and not of those that a game begins with', () => {
    const tell = narratorFor(table([first]), ['Ann', 'Bo']);
    const texts = (card: string, all: readonly string[]) =>
      tell([kept(card)], table(all)).map(({ text }) => text);
    expect(texts(first, [first]).join()).not.toContain('nearer');
    expect(texts(second, [first, second])).toContainEqual(
      'Ann is nearer to victory: Own 3 Dragon Runes (2 of 3).',
    );
  });
});

describe('a reward', () => {
  it('that becomes an Ally shows its values as a fight does', () => {
    let table = fromScenario({
      game: { seed: 'ally', chance: 'seeded', players: [{ experience: { body: 20 } }, {}] },
      given: { combat: { hero: 0, challenge: 'masterless-war-hound', phase: 'melee' } },
    } as Scenario);
    const next = () =>
      screenAt(table).answers.find(({ action: { type } }) => /attack|stand|defend/.test(type))?.action;
    for (let action = next(); action !== undefined; action = next()) table = apply(table, action as Action);
    const { worths, rows, sort } = screenAt(table).about ?? {};
    expect(sort).toBe('As an Ally');
    expect(worths?.map(({ label, value }) => [label, value])).toEqual([
      ['Life', '2'],
      ['Stamina', '1'],
    ]);
    expect(rows?.map(({ phase, value, damage }) => [phase, value, damage])).toEqual([
      ['ranged', '0', '0'],
      ['melee', '3', '1'],
      ['magic', '0', '0'],
    ]);
  });
});
