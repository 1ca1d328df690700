import { createTable } from 'runebound-engine/table';
import { createGame, inspect, rulesetOf, type ScenarioId } from 'runebound-engine/third-edition';
import { playGame } from 'runebound-engine/third-edition/bots';
import { beforeAll, describe, expect, it } from 'vitest';
import { deedsOfOthers } from '../src/asking/deeds.js';
import { isToRead, newsAmong, revealedFor, sinceAnswer } from '../src/asking/since.js';
import { decisiveOf } from '../src/ending/telling.js';
import type { Look, TableClient } from '../src/table/client.js';
import { narratorFor, type SeenAt, tellerFor } from '../src/table/teller.js';
import { openScreen, screenOf } from '../src/things/index.js';

/* What the screen of Third Edition says of a position: counted by hand. */

const names = ['Ann', 'Bo'];
const scenario: ScenarioId = 'ascendance-of-margath';
const rules = rulesetOf(scenario);
type State = ReturnType<typeof createGame>;
/** What a test changes of a state before it is looked at. */
interface Draft {
  readonly players: readonly [Record<string, unknown>, Record<string, unknown>];
  readonly slots: (string | null)[];
  readonly frames: readonly object[];
}

/** The first turn of Ann, laid out otherwise. */
function laid(change: (state: Draft) => void = () => {}): State {
  let state: State = createGame({
    scenario,
    players: [{ hero: 'lord-hawthorne' }, { hero: 'lyssa' }],
    seed: 7,
  });
  while (rules.decision(state)?.kind !== 'turn/act') {
    const [first] = rules.legalActions(state);
    if (first === undefined) throw new Error('The setup goes on.');
    state = rules.apply(state, first);
  }
  const draft: unknown = structuredClone(state);
  change(draft as Draft);
  return draft as State;
}

const seen = (state: State, viewer = 0) => screenOf(rules.viewFor(state, viewer), names);

beforeAll(() => openScreen('third-edition'));

describe('places', () => {
  it('say their kind first, and Find lists them by kind', () => {
    const screen = seen(laid((state) => Object.assign(state.players[0], { hex: 'h0706' })));
    const places = screen.landmarks
      .filter(({ kind }) => kind === 'town')
      .toSorted((one, other) => (one.away ?? 99) - (other.away ?? 99));
    expect(places[0]?.name).toBe('City: Tamalir');
    const kinds = places.map(({ name }) => name.split(':')[0]);
    expect([...new Set(kinds)]).toEqual(['City', 'Town', 'Shrine', 'Stronghold']);
    const shrine = places.find(({ name }) => name.startsWith('Shrine')) ?? { space: '' };
    const { lines, signs } = screen.space(shrine.space);
    expect(lines[0]).toBe('Shrine');
    expect(signs[0]).toBe('place/shrine');
  });

  it('where a quest can be done say so, and Find and the story lead to the nearest of them', () => {
    const hymn = 'hymn-of-the-five-shrines';
    const screen = seen(
      laid((state) => {
        Object.assign(state.players[0], { hex: 'h0706' });
        state.slots[0] = hymn;
      }),
    );
    const [{ space, name } = { space: '', name: '' }, ...more] = screen.landmarks.filter(
      ({ kind }) => kind === 'quest',
    );
    expect(more).toEqual([]);
    expect(name).toMatch(/^Hymn of the Five Shrines: .+, \d steps? away$/);
    const errand = screen.goalOf(hymn);
    expect(errand?.spaces[0]).toBe(space);
    expect(errand?.spaces).toHaveLength(5);
    for (const one of errand?.spaces ?? [])
      expect(screen.space(one).lines).toContain('Hymn of the Five Shrines can be done here');
    const story = screen.tracks.find(({ title }) => title === 'Story quests');
    expect(story?.spaces[0]).toMatchObject({ mark: errand?.where, card: hymn });
  });
});

describe('the goal', () => {
  it('says where the villain is and how strong it is against the player', () => {
    const screen = seen(laid((state) => Object.assign(state.players[0], { story: 2 })));
    const [goal] = screen.goals.filter(({ wins }) => wins === 'one');
    expect(goal?.whereabouts).toMatch(
      /^Not on the board yet\. At the end of Act 1 \(12 rounds left\) the villain comes to .+\. Its health against you: 13 \(15, −2 by lore\)\.$/,
    );
  });
});

describe('a rival who stands with the villain', () => {
  it('is a threat that the others hear of', () => {
    const state = laid((draft) => {
      Object.assign(draft, { villain: 'h0609' });
      Object.assign(draft.players[1], { hex: 'h0609' });
    });
    const threats = (viewer: number) => seen(state, viewer).goals.map(({ threat }) => threat);
    expect(threats(0)).toContain('Bo stands with High Lord Margath, and may fight in the next turn.');
    expect(new Set(threats(1))).toEqual(new Set(['']));
  });
});

describe('the place of the villain', () => {
  it('leads to its card', () => {
    const screen = seen(laid((state) => Object.assign(state, { villain: 'h0609' })));
    expect(screen.space('h0609').cards).toEqual(['high-lord-margath']);
    expect(screen.space('h0610').cards).toEqual([]);
  });
});

describe('a duel of two heroes', () => {
  it('tells each how likely it begins, and not the chance of the other', () => {
    let state: State = createGame({ scenario, players: [{ hero: 'corbin' }, { hero: 'lyssa' }], seed: 7 });
    while (rules.decision(state)?.kind !== 'turn/act') {
      const [first] = rules.legalActions(state);
      if (first === undefined) throw new Error('The setup goes on.');
      state = rules.apply(state, first);
    }
    const draft = structuredClone(state) as unknown as {
      players: { hex: string | null }[];
      frames: { kind: string }[];
    };
    const turn = draft.frames.find(({ kind }) => kind === 'turn') as unknown as { player: number };
    for (const one of draft.players) one.hex = 'h0609';
    turn.player = 0;
    state = rules.apply(draft as unknown as State, {
      type: 'ability/act',
      card: 'corbin',
      ability: 'bounty-hunter',
    });
    const passes = (viewer: number) =>
      seen(state, viewer).answers.find(({ action }) => action.type === 'combat/pass')?.likely?.text ?? '';
    const heard: Record<string, string> = {};
    for (let asked = rules.decision(state); Object.keys(heard).length < 2; asked = rules.decision(state)) {
      if (typeof asked?.actor !== 'number') throw new Error('The duel is over.');
      const text = passes(asked.actor);
      if (text !== '') heard[asked.actor] = text;
      const fight = state.frames.find(({ kind }) => kind === 'combat') as unknown as { round: number };
      if (fight.round > 60) throw new Error('One side passes last in all rounds.');
      state = rules.apply(state, { type: 'combat/pass' });
    }
    const [own, other] = [heard[0] ?? '', heard[1] ?? ''];
    expect(own).toMatch(/^The cast shows on average .+; you begin the round: \d+\s%$/);
    expect(other).toMatch(/^The cast of Corbin shows on average .+; you begin the round: \d+\s%$/);
    const chance = (text: string) => Number(/(\d+)\s%$/.exec(text)?.[1]);
    expect(chance(own) + chance(other)).toBe(100);
  });
});

describe('the story', () => {
  it('says that no quest of it is open, and a quest that is done is over for all', () => {
    const state = laid();
    expect(seen(state).tracks.find(({ title }) => title === 'Story quests')).toMatchObject({
      spaces: [],
      notes: ['No quest of the story is open now.'],
    });
    const tell = narratorFor(state, names);
    const done = { type: 'card/discarded', deck: 'story', card: 'the-eyrie', rule: '3e.story.quest-done' };
    const other = { ...done, deck: 'combat', card: 'wolf', rule: '3e.adventure.discard' };
    expect(tell([other, done] as never, rules.viewFor(state, 0))).toEqual([
      {
        text: 'The Eyrie is done: this quest of the story is over for all.',
        rule: '3e.story.quest-done',
        heading: false,
        matters: null,
        gone: 'the-eyrie',
      },
    ]);
    // Who hears of both at once reads the end alone.
    const drawn = { type: 'card/drawn', deck: 'story', card: 'the-eyrie', rule: '3e.story.draw' };
    const since = [drawn, done].flatMap((event, step) =>
      tell([event] as never, rules.viewFor(state, 0)).map((line) => ({ ...line, step })),
    );
    expect(since.map(({ card, gone }) => [card, gone])).toEqual([
      ['the-eyrie', undefined],
      [undefined, 'the-eyrie'],
    ]);
    const telling = { viewer: 0, after: since, rolls: false, given: new Set<number>() };
    expect(newsAmong(since, telling).map(({ gone }) => gone)).toEqual(['the-eyrie']);
    expect(newsAmong(since.slice(0, 1), telling)).toHaveLength(1);
  });

  it('calls its tokens by the name of the scenario, and says what they take from the villain', () => {
    const screen = seen(laid((state) => Object.assign(state.players[0], { story: 2 })));
    expect(screen.players[0]?.purse.find(({ label }) => label === 'Lore')).toMatchObject({
      value: '2',
      told: expect.stringContaining('2 lore. '),
    });
    const villain = screen.tracks.find(({ about }) => about === 'villain');
    expect(villain?.spaces[0]?.mark).toBe('health 13 (15, −2 by lore)');
    expect(villain?.notes).toContain('Against a player with lore the villain has less health.');
  });

  it('says what the villain does and what a number of it comes from', () => {
    const late = laid((state) =>
      Object.assign(state, { villain: 'h0609', time: { space: 12, act: 2, over: false } }),
    );
    const villain = seen(
      laid((state) => {
        Object.assign(state.players[0], { story: 9 });
        Object.assign(state, { villain: 'h0609' });
      }),
    ).tracks.find(({ about }) => about === 'villain');
    expect(villain?.spaces[0]?.mark).toBe('health 8 (15, −9 by lore, +2 to the minimum)');
    expect(villain?.notes.join(' ')).toMatch(
      /, \d steps from Tamalir\. .*five dice .* If he enters it, all lose\./,
    );
    const time = seen(late).tracks.find(({ about }) => about === 'time');
    expect(time?.notes).toContain('This is the last round of this act.');
  });

  it('says how likely the villain enters Tamalir with the end of the turn, and where it is after a march', () => {
    const over = laid((state) => {
      Object.assign(state, { villain: 'h0704', first: 1, time: { space: 12, act: 2, over: true } });
      Object.assign(state.frames[0] ?? {}, { played: [1, 0] });
    });
    const ends = seen(over).answers.find(({ action }) => action.type === 'turn/end');
    // Two hexes away: two or more of five dice show a wild, on one face of six.
    expect(ends?.likely?.text).toBe(
      `High Lord Margath goes 0.8 hexes on average toward Tamalir, and enters it now: 20\u00a0%`,
    );
    const tell = narratorFor(over, names);
    const moved = { type: 'villain/moved', from: 'h0704', to: 'h0705', rule: '3e.margath.march-path' };
    expect(tell([moved] as never, rules.viewFor(over, 0))).toMatchObject([{ marched: true, matters: null }]);
    // When it comes, all see its card, and where it is.
    const card = seen(over).tracks.find(({ about }) => about === 'villain')?.spaces[0]?.card;
    const spawned = { type: 'villain/spawned', card, to: 'h0704', rule: '3e.villain.spawn' };
    expect(tell([spawned] as never, rules.viewFor(over, 0))).toMatchObject([
      { marched: true, matters: null, card },
    ]);
  });

  it('tells what another did in the setup and in its first turn, in one line each', () => {
    const tell = narratorFor(laid(), names);
    const view = rules.viewFor(laid(), 0);
    const events = [
      { type: 'hero/chosen', player: 1, card: 'lyssa', rule: '3e.setup.choose-hero' },
      { type: 'hero/placed', player: 1, to: 'h0204', rule: '3e.setup.start-place' },
      { type: 'hero/moved', player: 1, from: 'h0204', to: 'h0304', die: 1, rule: '3e.move.spend' },
    ];
    const lines = events.flatMap((event, step) =>
      tell([event] as never, view).map((line) => ({ ...line, step })),
    );
    expect(deedsOfOthers(lines, 0)).toEqual([
      { by: 1, texts: ['Plays Lyssa', 'Begins at Everton', 'Moves to the plains (0304)'] },
    ]);
    expect(deedsOfOthers(lines, 1)).toEqual([]);
  });

  it('tells each with what trophy it begins, and what trophy another drew', () => {
    const tell = narratorFor(laid(), names);
    const drawn = (player: number) =>
      tell(
        [{ type: 'trophy/drawn', player, of: 'combat', card: null, rule: '3e.setup.hero-items' }] as never,
        rules.viewFor(laid(), 0),
      );
    expect(drawn(0)).toMatchObject([{ matters: 0 }]);
    expect(
      deedsOfOthers(
        drawn(1).map((line) => ({ ...line, step: 1 })),
        0,
      ),
    ).toEqual([{ by: 1, texts: ['Draws a combat trophy'] }]);
  });

  it('shows a player each card that came to it, and to nobody the card of another hand', () => {
    const tell = narratorFor(laid(), names);
    const heard = (...events: readonly object[]) =>
      tell(events as never, rules.viewFor(laid(), 0)).map((line) => ({ ...line, step: 1 }));
    const spent = { type: 'actions/spent', player: 0, amount: 1, left: 2, rule: '3e.train.cost' };
    const drawn = { type: 'skill/drawn', player: 0, card: 'bribery', rule: '3e.train.draw' };
    const trained = heard(spent, drawn, { ...drawn, card: 'siphon' });
    expect(trained).toMatchObject([{ came: ['bribery', 'siphon'], matters: 0 }]);
    expect(trained.map((line) => [isToRead(line, 0), isToRead(line, 1)])).toEqual([[true, false]]);
    const found = { type: 'asset/gained', player: 0, card: 'winged-boots', city: null, from: null };
    expect(heard({ ...found, rule: '3e.game.ability-order' })).toMatchObject([
      { came: ['winged-boots'], matters: 0 },
    ]);
    // What a player has bought it has read.
    const paid = { type: 'gold/paid', player: 0, amount: 3, rule: '3e.shop.buy' };
    const bought = heard(paid, { ...found, city: 'forge', rule: '3e.shop.buy' });
    expect(bought).toMatchObject([{ text: 'Ann buys Winged Boots for 3 gold in Forge.' }]);
    expect(bought.some((line) => isToRead(line, 0))).toBe(false);
    const hidden = heard({ ...spent, player: 1 }, { ...drawn, player: 1, card: null });
    expect(hidden.map(({ came = null }) => came)).toEqual([null]);
    // In setup one step draws the cards of all: no line of one player has cards of another.
    const all = heard(
      { ...drawn, rule: '3e.setup.skill-draw' },
      { ...drawn, card: 'siphon', rule: '3e.setup.skill-draw' },
      { ...drawn, player: 1, card: null, rule: '3e.setup.skill-draw' },
    );
    expect(all.map(({ text, came = null }) => [text.split(' ')[0], came])).toEqual([
      ['Ann', null],
      ['Bo', null],
    ]);
    // Of several lines with one rule, one has the cards.
    const twice = heard(drawn, spent, { ...drawn, card: 'siphon' });
    expect(twice.flatMap(({ came = [] }) => came)).toEqual(['bribery', 'siphon']);
  });

  it('says that a defeat takes nothing away, and that the villain eliminates', () => {
    const line = { step: 1, text: '', rule: '', heading: false };
    const defeated = { by: 1, is: 'hero/defeated', text: 'Is defeated' };
    const gone = { by: 1, is: 'player/eliminated', text: 'Is eliminated by High Lord Margath' };
    const told = (...deeds: readonly (typeof gone)[]) => deedsOfOthers([{ ...line, deeds }] as never, 0);
    expect(told(defeated)).toEqual([
      { by: 1, texts: ['Is defeated (keeps all cards and gold, and has to rest first)'] },
    ]);
    expect(told(defeated, gone)).toEqual([{ by: 1, texts: [gone.text] }]);
  });

  /** What a seat hears of a table. */
  const tellerOf = (
    table: {
      getSnapshot(): { readonly log: readonly { readonly events: readonly unknown[] }[] };
      at(step: number): unknown;
    },
    viewer: number | null = 0,
  ) =>
    tellerFor((step) => {
      const { events = [] } = table.getSnapshot().log[step] ?? {};
      const seenBy = {
        events: rules.eventsFor(events as never, viewer),
        view: rules.viewFor(table.at(step) as never, viewer),
      };
      return seenBy as SeenAt;
    }, names);

  it('tells the two sides of a fight what the other did and how it ended, and nobody else', () => {
    const game = { scenario, players: 3, seed: 11 } as const;
    const table = createTable({ ruleset: rules, options: game });
    const asked: (readonly [step: number, sides: readonly (number | null)[]])[] = [];
    for (const action of playGame(game).actions) {
      const { state, decision, step } = table.getSnapshot();
      const sides = inspect(state).combat?.sides.map(({ controller }) => controller) ?? [];
      if (/^(combat|block)\//.test(decision?.kind ?? '')) asked.push([step, sides]);
      table.act(action);
    }
    const casts = { own: 0, others: 0 };
    for (const viewer of [0, 1, 2, null]) {
      const story = tellerOf(table, viewer).lines(0, table.getSnapshot().step);
      for (const [now, sides] of asked) {
        const since = story.filter(({ step }) => step > now - 6 && step <= now);
        const telling = { viewer, after: since, rolls: false, given: new Set<number>() };
        const told = newsAmong(since, telling).filter(({ text }) => /^Round \d+\. .* casts /.test(text));
        casts[sides.includes(viewer) ? 'own' : 'others'] += told.length;
      }
    }
    expect(casts.own).toBeGreaterThan(20);
    expect(casts.others).toBe(0);
  });

  it('is news to a spectator as long as the turn goes on', () => {
    const game = { scenario, players: 2, seed: 'a' } as const;
    const table = createTable({ ruleset: rules, options: game });
    for (const action of playGame(game).actions.slice(0, 120)) table.act(action);
    const client = {} as TableClient;
    const story = tellerOf(table, null).lines(0, 120);
    for (const step of [60, 90, 120]) {
      const news = sinceAnswer(client, { viewer: null, step } as Look, false, story);
      expect(news.map(({ heading }) => heading)).toEqual([true, ...news.slice(1).map(() => false)]);
      expect(story.filter((line) => line.step <= step).at(-1)).toBe(news.at(-1));
    }
  });

  it('tells in one line for which trophies a skill is learned, also after one of them was taken back', () => {
    const game = { scenario, players: 2, seed: 'a' } as const;
    const played = playGame(game).actions;
    // Two trophies are paid one after the other, for Dirty Fighting.
    const first = played.findIndex(({ type }, at) => type === 'skill/pay' && played[at + 1]?.type === type);
    const table = createTable({ ruleset: rules, options: game });
    for (const action of played.slice(0, first + 1)) table.act(action);
    const teller = tellerOf(table);
    expect(teller.lines(first + 1, first + 1)).toEqual([]);
    table.undo();
    teller.forget(first);
    for (const action of played.slice(first, first + 2)) table.act(action);
    const told = () => teller.lines(first + 1, first + 2).map(({ text }) => text);
    const whole = ['Bo learns Dirty Fighting for the trophies Deep Elf and Family Matters.'];
    expect(told()).toEqual(whole);
    // What was paid before that is told again with the next answer.
    teller.forget(first + 1);
    expect(told()).toEqual(whole);
  });

  it('has the cards that a test revealed where it says how the test came out', () => {
    const game = { scenario, players: 2, seed: 'a' } as const;
    const table = createTable({ ruleset: rules, options: game });
    const { actions } = playGame(game);
    const judged = actions.findIndex(
      ({ type }, at) => type === 'test/judge' && at > 0 && actions[at - 1]?.type === 'test/exert',
    );
    for (const action of actions.slice(0, judged)) table.act(action);
    const before = seen(table.getSnapshot().state as State).rolls.find(({ cards = [] }) => cards.length > 0);
    expect(before?.cards?.map(({ name }) => name)).toEqual(['Guardian Spirit', 'Wanderlust']);
    for (const action of actions.slice(judged, judged + 1)) table.act(action);
    const story = tellerOf(table).lines(0, judged + 1);
    const line = story.findLast((one) => one.judged);
    expect(line?.text).toBe('Ann passes the test of spirit with 1 success.');
    expect(line && revealedFor(line, story)).toEqual(['guardian-spirit', 'wanderlust']);
    for (const other of story) if (!other.judged) expect(revealedFor(other, story)).toEqual([]);
  });

  it('tells all what lore somebody gains, and each how a test of its own came out', () => {
    const state = laid();
    const tell = narratorFor(state, names);
    const lore = { type: 'story/gained', player: 1, amount: 1, rule: '3e.game.ability-order' };
    const judged = { type: 'test/judged', player: 0, attribute: 'mind', successes: 0, rule: '3e.test.pass' };
    expect(tell([lore, judged] as never, rules.viewFor(state, 0))).toMatchObject([
      { text: 'Bo gains 1 lore.', matters: null },
      { text: 'Ann fails the test of mind.', judged: true, matters: 0 },
    ]);
  });

  it('has for each of two heroes that are tested at once the cards of its own test', () => {
    const state = laid();
    const test = (player: number, card: string) => [
      { type: 'test/began', player, attribute: 'mind', cards: 1, rule: '3e.test.reveal' },
      { type: 'skill/revealed', player, card, success: true, rule: '3e.test.reveal' },
      { type: 'test/judged', player, attribute: 'mind', successes: 1, rule: '3e.test.pass' },
    ];
    const tell = narratorFor(state, names);
    const story = tell([...test(1, 'siphon'), ...test(0, 'bribery')] as never, rules.viewFor(state, 0)).map(
      (line) => ({ ...line, step: 1 }),
    );
    const judged = story.filter((line) => line.judged);
    expect(judged.map((line) => [line.text.split(' ')[0], revealedFor(line, story)])).toEqual([
      ['Bo', ['siphon']],
      ['Ann', ['bribery']],
    ]);
  });
});

describe('a test', () => {
  it('without a card, of a hero without a hand, says that it cannot be passed', () => {
    const game = { scenario, players: 2, seed: 'b' } as const;
    let state: State = createGame(game);
    for (const chosen of playGame(game).actions) {
      if (rules.decision(state)?.kind === 'event/choose') break;
      state = rules.apply(state, chosen);
    }
    const bargain = (empty: boolean) => {
      const draft = structuredClone(state) as unknown as Draft & {
        readonly discards: Record<string, string[]>;
      };
      const [ann] = draft.players;
      if (empty) {
        draft.discards.skills = [...(draft.discards.skills ?? []), ...(ann.hand as string[])];
        // A mind of 1: the test of mind, −1, has no card.
        Object.assign(ann, { hand: [], hero: 'lord-hawthorne' });
      }
      const { answers } = seen(draft as unknown as State);
      return answers.find(({ code }) => code.includes('bargain-through-the-glass'))?.likely;
    };
    expect(bargain(true)).toEqual({
      text: 'passes the test of mind: 0\u00a0% (no card is turned up)',
      chance: 0,
    });
    expect(bargain(false)?.chance).toBeGreaterThan(0);
  });
});

describe('the end of a game', () => {
  it('names the story tokens of its scenario, and says what a turn that decided it changed', () => {
    const screen = seen(laid());
    expect(screen.storyTokens).toBe('Lore');
    const counts = (story: number, gold: number) => ({
      ...{ skills: 1, trophies: 0, assets: 0, health: 9 },
      ...{ story, gold },
    });
    const start = { counts: [counts(5, 3), counts(0, 0)], chances: [0.3, 0.7] };
    const standing = { counts: [counts(7, 3), counts(0, 2)], chances: [0.5, 0.5] };
    const turn = { number: 19, player: 0, from: 0, to: 1, idle: false, swing: { player: 0, by: 0.2 } };
    const review = { start, turns: [{ ...standing, ...turn }], decisive: [0], fights: [], knockouts: [] };
    const line = { text: '', rule: '', heading: false };
    const deed = (by: number, step: number, text: string) => ({
      ...line,
      step,
      deeds: [{ by, is: '', text }],
    });
    const story = [
      deed(0, 0, 'Rests'),
      deed(0, 1, 'Finishes a quest'),
      deed(1, 1, 'Loses'),
      deed(0, 2, 'Trains'),
    ];
    const [moment] = decisiveOf({ review, screen, names, story });
    expect(moment?.lines.slice(1)).toEqual(['Ann: Finishes a quest.', 'Ann: Lore 5 → 7.']);
  });
});
