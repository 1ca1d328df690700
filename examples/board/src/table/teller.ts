import type { EditionId, GameState, GameView } from 'runebound-engine';
import type { StoryLine, Words } from 'runebound-engine/words';
import { inspect, rulesOf } from '../editions/rules.js';
import type { Deed, Happening, Line } from './client.js';

/** Tells one seat the story of a game. */
export interface Teller {
  /** The lines from one step to another, both among them. */
  lines(from: number, to: number): readonly Line[];
  /** Forgets what was told of the steps after this one: they were taken back. */
  forget(after: number): void;
}

export interface Tell {
  (events: readonly Happening[], view: GameView<EditionId>): readonly Omit<Line, 'step'>[];
  /** Forgets what waits for the next answer: it was taken back, up to this view. */
  forget(view: GameView<EditionId>): void;
}

const falls = { 'second-edition': 'hero/knocked-out', 'third-edition': 'hero/defeated' } as const;
/** Rolls that the narrator of the package leaves to the dice on the table: once they are away, only the log tells them. */
const rolls: readonly string[] = ['movement/rolled', 'movement/rolled-again'];
/** What the dice of a test or of a fight came to. */
const thrown: readonly string[] = ['roll/made', 'combat/hit', 'combat/failed', 'combat/defended'];
const opens: readonly string[] = ['event/entered', 'encounter/opened', 'quest/kept', 'villain/spawned'];
/** What the villain does matters to all, what helps one against it, and an event with what it brings back to the map. */
const forAll: readonly string[] = [
  'villain/spawned',
  'villain/moved',
  'act/ended',
  'player/eliminated',
  'story/quest',
  'event/entered',
  'counter/replenished',
  'story/gained',
  'hero/declined',
  'hero/exchanged',
  'offer/left',
];
/** A quest of the story is over for all: so ends the id of the rule. Whole ids stand in the code of their edition alone. */
const questOver = '.story.quest-done';
/** What a hero wins, gains, loses or suffers matters to its player. */
const forOne: readonly string[] = [
  'challenge/defeated',
  'encounter/opened',
  'quest/kept',
  'challenge/undefeated',
  'hero/escaped',
  'counter/earned',
  'wounds/taken',
  'exhaustion/taken',
  'gold/gained',
  'gold/lost',
  'trophy/gained',
  'trophy/drawn',
  'ally/killed',
  'damage/suffered',
  'hero/delayed',
  'skill/drawn',
  'asset/gained',
  'test/judged',
];
/** A card that comes to a player, who wants to read it: a bought one was read before. */
const comes: readonly string[] = ['skill/drawn', 'asset/gained'];
/** What one line says of the turn of another: where it led, against whom, and what came of it. */
const deeds: readonly string[] = [
  'hero/moved',
  'movement/rested',
  'movement/stayed',
  'combat/began',
  'challenge/defeated',
  'hero/escaped',
  'hero/defeated',
  'player/eliminated',
  'hero/knocked-out',
  'counter/earned',
  'gold/gained',
  'experience/gained',
  'market/bought',
  'encounter/opened',
  'quest/kept',
  'quest/resolved',
  'trophy/gained',
  'trophy/drawn',
  'asset/gained',
  'skill/learned',
];
/** Third Edition begins with the setup of each; in Second Edition a figure is placed for other reasons. */
const setup = {
  'second-edition': [],
  'third-edition': ['hero/chosen', 'hero/placed'],
} as const satisfies Readonly<Record<EditionId, readonly string[]>>;
const isOpened = (event: Happening): boolean =>
  opens.includes(event.type) || (event.type === 'card/drawn' && 'deck' in event && event.deck === 'story');

/** To whom a line matters that tells of these events; `undefined` for nobody. */
function mattersTo(events: readonly Happening[]): number | null | undefined {
  // That a hero gets away is the end of a fight for the player of its foe.
  const isEscape = (event: Happening): boolean =>
    event.type === 'combat/ended' && 'retreated' in event && event.retreated === true;
  if (
    events.some((event) => forAll.includes(event.type) || event.rule.endsWith(questOver) || isEscape(event))
  )
    return null;
  const own = events.find(({ type }) => forOne.includes(type));
  return own !== undefined && 'player' in own ? Number(own.player) : undefined;
}

/** Whether a test begins with these events, and which cards it reveals. */
function testIn(events: readonly Happening[]): Pick<Line, 'tested' | 'revealed'> {
  const revealed = events.flatMap((event) =>
    event.type === 'skill/revealed' && 'card' in event ? [String(event.card)] : [],
  );
  return {
    ...(events.some(({ type }) => type === 'test/began') ? { tested: true } : {}),
    ...(revealed.length > 0 ? { revealed } : {}),
  };
}

/** The events of a test up to the one that judges it, without those of a test before it. */
function upTo(events: readonly Happening[], judged: Happening | undefined): readonly Happening[] {
  const until = events.slice(0, judged === undefined ? 0 : events.indexOf(judged) + 1);
  const others = until.slice(0, -1);
  return until.slice(others.findLastIndex(({ type }) => type === 'test/judged') + 1);
}

/** Those of these events that brought a card to a player. Cards that came to several players belong to no one line. */
function cameBy(events: readonly Happening[]): readonly Happening[] {
  const came = events.filter(({ type }) => comes.includes(type));
  const players = new Set(came.map((event) => 'player' in event && event.player));
  return players.size > 1 || events.some(({ type }) => type === 'gold/paid') ? [] : came;
}

/** The seats of a fight that begins with one of these events: that of the hero, and that which decides for its foe. */
function fightersIn(events: readonly Happening[]): readonly number[] | undefined {
  const began = events.find(({ type }) => type === 'combat/began');
  return began !== undefined && 'player' in began && 'controller' in began
    ? [Number(began.player), Number(began.controller)]
    : undefined;
}

/** The seats of the fight of tokens that goes on. */
function fightingNow(view: GameState<EditionId> | GameView<EditionId>): readonly number[] {
  const { combat } = inspect(view);
  return combat !== null && 'sides' in combat ? combat.sides.map(({ controller }) => controller) : [];
}

/**
 * Marks what nobody should overlook: a fall with all that it costs, an escape, and a card that lies open from now on.
 * @param fighting - the seats of the fight that went on before, or begins
 */
function marked(
  lines: readonly StoryLine[],
  events: readonly Happening[],
  edition: EditionId,
  fighting: readonly number[],
): readonly Omit<Line, 'step'>[] {
  const fall = events.find(({ type }) => type === falls[edition]);
  const fled = events.some(({ type }) => type === 'turn/ended')
    ? events.find(({ type }) => type === 'hero/escaped')
    : undefined;
  const from = lines.findIndex(({ rule }) => rule === fall?.rule);
  const last = lines.findLastIndex(({ heading }) => !heading);
  const away = lines.findLastIndex(({ rule }) => rule === fled?.rule);
  const next = lines.findIndex(({ heading }, at) => heading && at > from);
  const to = next < 0 ? lines.length : next;
  // A sentence that tells several events has the rule of one of them.
  const untold = events.find((event) => isOpened(event) && !lines.some(({ rule }) => rule === event.rule));
  const unseen = events.filter(({ rule }) => !lines.some((line) => line.rule === rule));
  return lines.map(({ text, rule, heading }, at) => {
    const of = events.filter((event) => event.rule === rule);
    // Several lines may have one rule: the last of them has the cards.
    const isLastOfRule = at === lines.findLastIndex((line) => line.rule === rule && !line.heading);
    const came = isLastOfRule ? cameBy(at === last ? [...unseen, ...of] : of) : [];
    const opened = of.find(isOpened) ?? (at === last ? untold : undefined);
    // What matters to all is `null`.
    const [matters] = heading ? [] : [mattersTo(of), mattersTo(came)].filter((seat) => seat !== undefined);
    const cards = came.flatMap((event) =>
      'card' in event && typeof event.card === 'string' ? event.card : [],
    );
    const done = of.find(({ rule: id }) => id.endsWith(questOver));
    const judged = of.filter(({ type }) => type === 'test/judged');
    const isJudged = judged.length > 0;
    // Several heroes may be tested at once: each line has its own test.
    const before = lines.slice(0, at).filter((line) => line.rule === rule && !line.heading).length;
    const test = isJudged ? upTo(events, judged[before] ?? judged.at(-1)) : [];
    return {
      text,
      rule,
      heading,
      ...(fall !== undefined && 'player' in fall && from >= 0 && from <= at && at < to
        ? { fell: Number(fall.player) }
        : {}),
      ...(at === away ? { fled: true } : {}),
      ...(of.some(({ type }) => thrown.includes(type)) ? { rolled: true } : {}),
      ...(of.some(({ type }) => rolls.includes(type)) ? { walks: true } : {}),
      ...(of.some(({ type }) => type === 'combat/began') ? { began: true } : {}),
      ...(of.some(({ type }) => type === 'combat/ended') ? { over: true } : {}),
      ...(fighting.length > 0 && !lines.slice(0, at + 1).some((line) => line.heading) ? { fighting } : {}),
      ...(isJudged ? { judged: true } : {}),
      ...(of.some(({ type }) => type === 'player/eliminated') ? { near: true } : {}),
      ...(of.some(({ type }) => type === 'villain/moved' || type === 'villain/spawned')
        ? { marched: true }
        : {}),
      ...(opened !== undefined && 'card' in opened && !heading ? { card: String(opened.card) } : {}),
      ...testIn(isJudged ? test.filter((event) => unseen.includes(event) || of.includes(event)) : of),
      ...(cards.length > 0 ? { came: cards } : {}),
      ...(done !== undefined && 'card' in done ? { gone: String(done.card) } : {}),
      ...(matters === undefined ? {} : { matters }),
    };
  });
}

/** What players did with these events, in few words. */
const deedsOf = (
  events: readonly Happening[],
  words: Pick<Words, 'describe'>,
  edition: EditionId,
): readonly Deed[] =>
  events.flatMap((event) =>
    [...deeds, ...setup[edition]].includes(event.type) && 'player' in event
      ? [
          {
            by: Number(event.player),
            is: event.type,
            text: words.describe(event as never, { form: 'short' }),
          },
        ]
      : [],
  );

/** What may bring a player nearer to victory. */
const nearing: readonly string[] = ['card/kept', 'card/taken', 'challenge/defeated', 'spoils/taken'];

/** Says who has come nearer to victory since it was asked last, in an edition that has words for that. What was so at first is no news. */
function nearer(words: Pick<Words, 'goal' | 'message'>, players: readonly string[]) {
  const known = new Map<string, readonly number[]>();
  let isFirst = true;
  return (events: readonly Happening[], view: GameView<EditionId>): readonly Omit<Line, 'step'>[] => {
    if (!isFirst && !events.some(({ type }) => nearing.includes(type))) return [];
    isFirst = false;
    return inspect(view).goals.flatMap((goal): readonly Omit<Line, 'step'>[] => {
      const { how, need, have, rule } = goal;
      const before = known.get(how) ?? have;
      known.set(how, have);
      return have.flatMap((now, player) => {
        // The end says who has all of them.
        if (need === null || now >= need || now <= (before[player] ?? 0)) return [];
        const values = { player: players[player] ?? '', goal: words.goal(goal), have: now, need };
        const text = words.message('story.goal', values);
        return text === 'story.goal' ? [] : [{ text, rule, heading: false, matters: null, near: true }];
      });
    });
  };
}

/** A narrator for either edition. What it has begun it finishes at once, unless the next answer goes on with it: a person wants to know before the
 * next click. */
export function narratorFor(
  state: GameState<EditionId> | GameView<EditionId>,
  players: readonly string[],
): Tell {
  const rules = rulesOf(state.edition);
  const narrator = rules.narrator(state, players);
  const words = rules.wordsFor(state, players);
  const told = (event: Happening, view: GameView<EditionId>): readonly StoryLine[] =>
    rolls.includes(event.type) && 'dice' in event && Array.isArray(event.dice) && event.dice.length > 0
      ? [...narrator.rest(), { text: words.describe(event as never), rule: event.rule, heading: false }]
      : narrator.tell([event] as never, view as never);
  const near = nearer(words, players);
  let held: readonly Happening[] = [];
  let fighting = fightingNow(state);
  const tell = (happened: readonly Happening[], view: GameView<EditionId>): readonly Omit<Line, 'step'>[] => {
    const events = [...held, ...happened];
    held = rules.goesOn?.(view) ? events : [];
    if (held.length > 0) return [];
    const lines = [...events.flatMap((event) => told(event, view)), ...narrator.rest()];
    const done = deedsOf(events, words, state.edition);
    fighting = fightersIn(events) ?? fighting;
    const all = marked(lines, events, state.edition, fighting).map((line, at) =>
      at === lines.length - 1 && done.length > 0 ? { ...line, deeds: done } : line,
    );
    if (events.some(({ type }) => type === 'combat/ended')) fighting = [];
    return [...all, ...near(events, view)];
  };
  return Object.assign(tell, {
    forget: (view: GameView<EditionId>) => {
      held = [];
      fighting = fightingNow(view);
    },
  });
}

/** What a seat sees of a step. */
export interface SeenAt {
  readonly events: readonly Happening[];
  readonly view: GameView<EditionId>;
}

/** A teller of a game of which one sees this, step by step. */
export function tellerFor(seenAt: (step: number) => SeenAt, players: readonly string[]): Teller {
  const tell = narratorFor(seenAt(0).view, players);
  const { goesOn } = rulesOf(seenAt(0).view.edition);
  const told: (readonly Line[])[] = [];
  return {
    lines(from, to) {
      for (let step = told.length; step <= to; step++) {
        const { events, view } = seenAt(step);
        told.push(tell(events, view).map((line) => ({ ...line, step })));
      }
      return told.slice(from, to + 1).flat();
    },
    forget(after) {
      told.length = Math.min(told.length, after + 1);
      // The story of what waited there for the next answer begins again.
      while (told.length > 0 && goesOn?.(seenAt(told.length - 1).view)) told.pop();
      tell.forget(seenAt(Math.max(0, told.length - 1)).view);
    },
  };
}
