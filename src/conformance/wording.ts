import { cached } from '../kernel/cached.js';
import { type Detail, malformed, type Problem, readAction, textOf } from '../kernel/index.js';
import type { Edition, Rules } from './edition.js';
import { isTest } from './match.js';
import { Names } from './names.js';
import { Reader } from './reader.js';
import type { AnyRuleset } from './ruleset.js';
import type { Expectation, Vector, VectorStep } from './schema.js';
import { keys, list, one, open, orNull, type Shape, type Sort, word } from './shapes.js';

/* Checks the names in the steps of a vector against the vocabulary of its ruleset. */

export interface Worded {
  readonly vector: Vector;
  readonly problems: readonly Problem[];
}

const [player, integer, rule] = (['player', 'integer', 'rule'] as const).map(one) as [Shape, Shape, Shape];

const request = keys('a question to chance', {
  kind: word(['roll', 'draw', 'pick', 'toss']),
  die: one('text'),
  sides: integer,
  count: integer,
  deck: one('deck'),
  from: list(one('choice')),
  things: list(one('token')),
});
const role = keys('a role', { as: one('text'), card: one('card'), player });
const decision = keys('a decision', { actor: one('actor'), kind: one('decision'), rule, role, request });
const outcome = keys('an outcome', {
  winners: list(player),
  ranking: list(list(player)),
  how: one('how'),
  rule,
});

const told: readonly Sort[] = [
  'player',
  'card',
  'space',
  'town',
  'hex',
  'city',
  'token',
  'deck',
  'rule',
  'ability',
  'how',
  'integer',
  'boolean',
];

function detailShape({ kind, words, list: deep = 0, nullable }: Detail): Shape {
  const sort = told.find((known) => known === kind);
  let shape = words ? word(words) : sort ? one(sort) : open;
  for (let level = 0; level < deep; level++) shape = list(shape);
  return nullable ? orNull(shape) : shape;
}

class Wording {
  private readonly reader: Reader;
  private readonly state: Shape;

  constructor(
    private readonly names: Names,
    private readonly players: number,
  ) {
    this.reader = new Reader(names, players);
    this.state = names.edition.stateShape(names.ruleset);
  }

  get problems(): readonly Problem[] {
    return this.reader.problems;
  }

  rule(id: string | readonly string[] | undefined, path: string): void {
    if (typeof id === 'string') this.reader.read(rule, id, path);
    else
      id?.forEach((one, at) => {
        this.reader.read(rule, one, `${path}/${at}`);
      });
  }

  /** A vector may only show rules of its own game. */
  ofThisGame(id: string, path: string): void {
    if (this.names.edition.isOfOther(id))
      this.reader.report(
        path,
        `"${id}" is a rule of the other game: this vector plays ${this.names.edition.id}.`,
      );
  }

  step(step: VectorStep, path: string): VectorStep {
    if ('do' in step) {
      this.actor(step.actor, path);
      return { ...step, do: this.action(step.do, `${path}/do`) as typeof step.do };
    }
    if ('chance' in step) return { chance: this.action(step.chance, `${path}/chance`) as typeof step.chance };
    return { expect: this.expectation(step.expect, `${path}/expect`) };
  }

  private expectation(wanted: Expectation, path: string): Expectation {
    const each = <T>(part: readonly T[] | undefined, name: string, read: (item: T, at: string) => T) =>
      part && { [name]: part.map((item, at) => read(item, `${path}/${name}/${at}`)) };
    const plain = (name: 'decision' | 'outcome' | 'combat', shape: Shape) =>
      wanted[name] === undefined
        ? undefined
        : { [name]: this.reader.read(orNull(shape), wanted[name], `${path}/${name}`) };
    const action = (value: object, at: string) => this.action(value, at) as Record<string, never>;
    const whose = (value: object, at: string) => {
      const { actor, ...like } = value as { actor?: unknown };
      this.actor(actor, at);
      return { ...value, ...action(like, at) };
    };
    const event = (value: object, at: string) => this.event(value, at) as Record<string, never>;
    return {
      ...wanted,
      ...(wanted.state && { state: this.places(this.state, wanted.state, `${path}/state`) }),
      ...(wanted.values && {
        values: this.places(this.names.edition.valuesShape, wanted.values, `${path}/values`),
      }),
      ...plain('decision', decision),
      ...plain('outcome', outcome),
      ...plain('combat', this.names.edition.combatShape),
      ...each(wanted.legal, 'legal', whose),
      ...each(wanted.only, 'only', whose),
      ...each(wanted.none, 'none', whose),
      ...each(wanted.events, 'events', event),
      ...each(wanted.noEvents, 'noEvents', event),
      ...each(wanted.eventCounts, 'eventCounts', (one, at) => ({
        ...one,
        event: event(one.event, `${at}/event`),
      })),
      ...each(wanted.illegal, 'illegal', (one, at) => this.illegal(one, at)),
      ...each(wanted.views, 'views', (view, at) => {
        if (view.player !== null) this.reader.read(player, view.player, `${at}/player`);
        return { ...view, state: this.places(this.state, view.state, `${at}/state`) };
      }),
      ...(wanted.chances?.some && {
        chances: {
          ...wanted.chances,
          some: wanted.chances.some.map((one, at) => ({
            ...one,
            action: action(one.action, `${path}/chances/some/${at}/action`),
          })),
        },
      }),
    };
  }

  /** An `actor` must be a player; a test is not allowed there. */
  private actor(value: unknown, path: string): void {
    if (value === undefined) return;
    const problem = this.names.problem('player', value, this.players);
    if (problem !== null) this.reader.report(`${path}/actor`, problem);
  }

  private places<T>(shape: Shape, places: Readonly<Record<string, T>>, path: string): Record<string, T> {
    return Object.fromEntries(
      Object.entries(places).map(([pointer, value]) => {
        const place = this.reader.follow(shape, pointer, `${path}/${pointer}`);
        const seat = /^\/players\/(\d+)/.exec(pointer)?.[1];
        if (seat !== undefined) this.reader.read(player, Number(seat), `${path}/${pointer}`);
        return place === null
          ? [pointer, value]
          : [place.pointer, this.reader.read(place.shape, value, `${path}/${pointer}`) as T];
      }),
    );
  }

  /** Parts of an action: a known type, with known parameters. */
  private action(value: object, path: string): unknown {
    const { actions, chance } = this.names.words;
    const kinds = { ...actions, ...chance };
    const { type, card, ability } = value as { type?: unknown; card?: unknown; ability?: unknown };
    const own = typeof type === 'string' && Object.hasOwn(kinds, type) ? [kinds[type] ?? {}] : null;
    const parameters: Record<string, Shape> = { type: one('action') };
    for (const of of own ?? Object.values(kinds))
      for (const [name, kind] of Object.entries(of)) {
        const sort = this.names.edition.parameterSorts[name];
        const free = typeof type === 'string' && this.names.ofStrangers.has(type);
        parameters[name] =
          typeof kind !== 'string'
            ? own
              ? word(kind)
              : open
            : kind === 'integers'
              ? list(integer)
              : sort !== undefined && !free
                ? one(sort)
                : kind === 'id'
                  ? free
                    ? open
                    : one('text')
                  : integer;
      }
    const problem = this.names.problemOfAbility(card, ability);
    if (problem !== null) this.reader.report(`${path}/ability`, problem);
    const what = own ? String(type) : 'an action';
    // The parameters of an unknown type are unknown, too.
    const form = own || type === undefined || isTest(type) ? keys(what, parameters) : null;
    if (form !== null) return this.reader.read(form, value, path);
    this.reader.read(one('action'), type, `${path}/type`);
    return value;
  }

  private illegal(wanted: Exclude<Expectation['illegal'], undefined>[number], path: string): typeof wanted {
    this.rule(wanted.rule, `${path}/rule`);
    this.rule(wanted.asked, `${path}/asked`);
    this.actor(wanted.actor, path);
    const tried = new Wording(this.names, this.players);
    const action = tried.whole(wanted.action, `${path}/action`);
    if (wanted.nonsense !== true) {
      this.reader.problems.push(
        ...tried.problems.map(({ message, ...rest }) => ({
          ...rest,
          message: `${message} If the action is meant to be none, say "nonsense": true beside it.`,
        })),
      );
      return { ...wanted, action } as typeof wanted;
    }
    if (tried.problems.length === 0)
      this.reader.report(
        `${path}/nonsense`,
        'This is a proper action of this game: leave "nonsense" out, so that its words are checked.',
      );
    return wanted;
  }

  private whole(value: unknown, path: string): unknown {
    const given = readAction(value);
    if (given === null) {
      this.reader.report(path, 'An action is an object with a "type".');
      return value;
    }
    const read = this.action(given, path);
    const { actions, chance } = this.names.words;
    const kinds = { ...actions, ...chance };
    const parameters = Object.hasOwn(kinds, given.type) ? kinds[given.type] : undefined;
    const wrong = this.problems.length === 0 && parameters ? malformed(parameters, given) : null;
    if (wrong !== null) this.reader.report(path, textOf(wrong));
    return read;
  }

  private event(value: object, path: string): unknown {
    const { events } = this.names.words;
    const { type } = value as { type?: unknown };
    const own = typeof type === 'string' && Object.hasOwn(events, type) ? [events[type]] : null;
    if (typeof type === 'string' && !own) {
      this.reader.read(one('event'), type, `${path}/type`);
      return value;
    }
    const parameters: Record<string, Shape> = { type: one('event'), rule };
    for (const of of own ?? Object.values(events))
      for (const [name, detail] of Object.entries(of?.details ?? {}))
        parameters[name] = own ? detailShape(detail) : open;
    return this.reader.read(keys(own ? String(type) : 'an event', parameters), value, path);
  }
}

const known = new WeakMap<AnyRuleset, Names>();

export function wordedIn({ ruleset, edition }: Rules, vector: Vector): Worded {
  const wording = new Wording(
    cached(known, ruleset, () => new Names(ruleset, edition)),
    playersIn(vector, edition),
  );
  vector.rules.forEach((id, at) => {
    wording.rule(id, `rules/${at}`);
    wording.ofThisGame(id, `rules/${at}`);
  });
  wording.rule(vector.refused?.rule, 'refused/rule');
  const steps = vector.steps?.map((step, at) => wording.step(step, `steps/${at}`));
  return { vector: { ...vector, ...(steps ? { steps } : {}) }, problems: wording.problems };
}

function playersIn(vector: Vector, { seats }: Edition): number {
  const { players } = (vector.game ?? vector.create) as { players?: unknown };
  return Array.isArray(players) ? players.length : typeof players === 'number' ? players : seats;
}
