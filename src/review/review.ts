import { type GameTypes, InvalidArgumentError, type LightRuleset, readOptions } from '../kernel/index.js';
import { isRecord } from '../kernel/saves/describe-value.js';

/* A game told after its end: who stood where, turn by turn, what was fought, and what the game turned on. */

/** What a review reads of a game: a table has it, and a client that keeps views can give the same. */
export interface Past<T extends GameTypes> {
  /** Its rules. */
  readonly ruleset: LightRuleset<T>;
  /** The state, or what one player saw of it, after a number of actions. */
  at(step: number): T['state'] | T['view'];
  /** Its log. */
  getSnapshot(): {
    /** The setup first, then an entry for each action. */
    readonly log: readonly {
      /** What happened. */
      readonly events: readonly T['event'][];
    }[];
  };
}

/** What all players had at a moment; the lists are by seat. */
export interface Standing<C extends string> {
  /** What each player had. */
  readonly counts: readonly Readonly<Record<C, number>>[];
  /** The chance of each player to win, from 0 to 1, as a searching bot judges the position. */
  readonly chances: readonly number[];
}

/** A turn of one player, with all standings at its end. */
export interface ReviewedTurn<C extends string> extends Standing<C> {
  /** The number of the turn; of the round, in Third Edition. */
  readonly number: number;
  /** Whose turn it was. */
  readonly player: number;
  /** The number of actions when it began. */
  readonly from: number;
  /** The number of actions at its end. */
  readonly to: number;
  /** Whether none of the player's counts was higher at its end than when it began. */
  readonly idle: boolean;
  /** How much the chance of a player changed in it: of the one for whom it changed most. */
  readonly swing: {
    /** Whose chance it is. */
    readonly player: number;
    /** From -1 to 1; less than 0 where the chance fell. */
    readonly by: number;
  };
}

/** How a fight ended: `none` if neither side won and nobody got away. */
export type FightEnd = 'won' | 'lost' | 'escaped' | 'none';

/** A fight, with the odds at its start. */
export interface ReviewedFight {
  /** The number of actions when it had begun. */
  readonly step: number;
  /** The turn in which it began, as its place in `turns`; -1 before the first. */
  readonly turn: number;
  /** Whose hero fought: the attacker. */
  readonly player: number;
  /** The card of the enemy; `null` if it was the hero of another player. */
  readonly enemy: string | null;
  /** The other player; `null` if it was an enemy. */
  readonly foe: number | null;
  /** The chance of `player` to win it when it began, from 0 to 1; `null` if unknown. Exact in Second Edition. */
  readonly chance: number | null;
  /** How it ended for `player`. */
  readonly end: FightEnd;
}

/** A hero that was knocked out, or defeated in Third Edition. */
export interface ReviewedKnockout {
  /** The number of actions when it had happened. */
  readonly step: number;
  /** The turn in which it happened, as its place in `turns`. */
  readonly turn: number;
  /** Whose hero. */
  readonly player: number;
  /** The fight that caused it, as its place in `fights`; `null` if none did. */
  readonly fight: number | null;
  /** The card that dealt the last harm; `null` if none did. */
  readonly by: string | null;
  /** The rule of the last harm; `null` if none was told. */
  readonly rule: string | null;
  /** What it cost. */
  readonly lost: {
    /** The amount of gold. */
    readonly gold: number;
    /** The ids of the cards. */
    readonly cards: readonly string[];
  };
}

/** A game, reviewed. */
export interface Review<C extends string> {
  /** The standings before the first turn. */
  readonly start: Standing<C>;
  readonly turns: readonly ReviewedTurn<C>[];
  readonly fights: readonly ReviewedFight[];
  readonly knockouts: readonly ReviewedKnockout[];
  /** The three turns in which a chance changed most, in order, as places in `turns`. */
  readonly decisive: readonly number[];
}

/** How far a review is. */
export interface ReviewProgress<C extends string> {
  /** The pieces that are read: the turns, then the odds of each fight. */
  readonly done: number;
  /** All pieces. */
  readonly of: number;
  /** What is known; `null` until the standings of all turns are. A fight whose odds are not counted yet has the chance `null`. */
  readonly review: Review<C> | null;
}

/** What a review reads in an event. */
type Told = { readonly type: string; readonly rule?: string | null } & Readonly<Record<string, unknown>>;

/** A fight that begins. */
export type Begun = Pick<ReviewedFight, 'player' | 'enemy' | 'foe'>;

/** What an edition knows of its events; `G` is its table. */
export interface Reviewer<T extends GameTypes, G, C extends string> {
  tableOf(ruleset: LightRuleset<T>, position: T['state'] | T['view']): G;
  countsOf(g: G, player: number): Readonly<Record<C, number>>;
  chanceOf(g: G, player: number): number;
  /** The fight that an event begins. */
  begun(event: Told, table: () => G): Begun | null;
  /** The chance of a fight that has just begun. */
  oddsOf(g: G, fight: Begun): number | null;
  /** How an event ends a fight for its attacker. */
  ended(event: Told, fight: Begun): FightEnd | null;
  /** The player whose hero an event knocks out. */
  knockedOut(event: Told): number | null;
  /** The player whose hero an event harms, with the card that does. */
  harmed(event: Told): { readonly player: number; readonly by: string | null } | null;
  /** What a knockout costs by this event. */
  lost(event: Told): { readonly player: number; readonly gold?: number; readonly card?: string } | null;
}

type Writable<V> = { -readonly [K in keyof V]: V[K] };

const DECISIVE = 3;

function positionAt<T extends GameTypes>({ at }: Pick<Past<T>, 'at'>, step: number): T['state'] | T['view'] {
  const position: unknown = at(step);
  if (!isRecord(position) || !Array.isArray(position.players))
    throw new InvalidArgumentError(`at(${step}) gives neither a state nor a view.`);
  return position as unknown as T['state'] | T['view'];
}

function eventsOf(entry: unknown, step: number): readonly Told[] {
  const events = isRecord(entry) ? entry.events : undefined;
  if (!Array.isArray(events) || !events.every((event) => isRecord(event) && typeof event.type === 'string'))
    throw new InvalidArgumentError(`Entry ${step} of the log has no list of events.`);
  return events as readonly Told[];
}

/** Reads a game to its end. */
export function finished<C extends string>(slices: Generator<unknown, Review<C>>): Review<C> {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** Reads a game, a piece with each step. @throws InvalidArgumentError for something that is no table */
export function* reviewed<T extends GameTypes, G, C extends string>(
  past: Past<T>,
  edition: Reviewer<T, G, C>,
): Generator<ReviewProgress<C>, Review<C>> {
  const { ruleset, at, getSnapshot } = readOptions<Past<T>>(past, ['ruleset', 'at', 'getSnapshot']);
  if (ruleset === undefined || typeof at !== 'function' || typeof getSnapshot !== 'function')
    throw new InvalidArgumentError('A review is of a table, such as createTable gives.');
  const log: unknown = getSnapshot()?.log;
  if (!Array.isArray(log)) throw new InvalidArgumentError('getSnapshot() gives no log.');
  const players = positionAt({ at }, 0).players.length;
  const tableAt = (step: number): G => edition.tableOf(ruleset, positionAt({ at }, step));
  const standingAt = (step: number): Standing<C> => {
    const g = tableAt(step);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    return {
      counts: seats.map((seat) => edition.countsOf(g, seat)),
      chances: seats.map((seat) => edition.chanceOf(g, seat)),
    };
  };

  const begun: { number: number; player: number; from: number }[] = [];
  const fights: Writable<ReviewedFight>[] = [];
  const knockouts: (Writable<ReviewedKnockout> & { lost: { gold: number; cards: string[] } })[] = [];
  let fight: number | null = null;
  let harm: { player: number; by: string | null; rule: string | null } | null = null;
  for (const [step, entry] of log.entries())
    for (const event of eventsOf(entry, step)) {
      const turn = begun.length - 1;
      if (event.type === 'turn/began') {
        const number = (event.turn ?? event.round) as number;
        begun.push({ number, player: event.player as number, from: step });
        fight = null;
        harm = null;
      }
      // Harm of the deed that the one before it led to.
      const harmed = edition.harmed(event);
      if (harmed !== null) harm = { ...harmed, rule: event.rule ?? null };
      const out = edition.knockedOut(event);
      if (out !== null) {
        const { by = null, rule = null } = harm?.player === out ? harm : {};
        knockouts.push({ step, turn, player: out, fight, by, rule, lost: { gold: 0, cards: [] } });
      }
      const lost = edition.lost(event);
      const knockout = knockouts.findLast(({ player }) => player === lost?.player);
      if (lost !== null && knockout !== undefined) {
        knockout.lost.gold += lost.gold ?? 0;
        if (lost.card !== undefined) knockout.lost.cards.push(lost.card);
      }
      const now = fight === null ? undefined : fights[fight];
      const end = now === undefined ? null : edition.ended(event, now);
      if (now !== undefined && end !== null) {
        now.end = end;
        fight = null;
      }
      if (!event.type.startsWith('combat/')) continue;
      const one = edition.begun(event, () => tableAt(step));
      if (one === null) continue;
      fight = fights.length;
      fights.push({ step, turn, ...one, chance: null, end: 'none' });
    }

  const of = begun.length + fights.length;
  const progress = (done: number, review: Review<C> | null = null): ReviewProgress<C> => ({
    done,
    of,
    review,
  });

  const start = standingAt(begun[0]?.from ?? 0);
  let before = start;
  const turns: ReviewedTurn<C>[] = [];
  for (const [at, { number, player, from }] of begun.entries()) {
    const to = begun[at + 1]?.from ?? log.length - 1;
    const after = standingAt(to);
    const own = before.counts[player];
    const grew = Object.entries<number>(after.counts[player] ?? {}).some(
      ([name, count]) => count > (own?.[name as C] ?? 0),
    );
    const idle = to > from && !grew;
    const changes = after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
    const swing = changes.reduce(
      (most, by, seat) => (Math.abs(by) > Math.abs(most.by) ? { player: seat, by } : most),
      { player, by: 0 },
    );
    before = after;
    turns.push({ number, player, from, to, ...after, idle, swing });
    if (at < begun.length - 1) yield progress(at + 1);
  }
  const decisive = [...turns.keys()]
    .sort((a, b) => Math.abs(turns[b]?.swing.by ?? 0) - Math.abs(turns[a]?.swing.by ?? 0))
    .slice(0, DECISIVE)
    .sort((a, b) => a - b);
  const told = (): Review<C> => ({
    start,
    turns,
    fights: fights.map((one) => ({ ...one })),
    knockouts,
    decisive,
  });
  for (const [at, one] of fights.entries()) {
    yield progress(begun.length + at, told());
    one.chance = edition.oddsOf(tableAt(one.step), one);
  }
  return told();
}
