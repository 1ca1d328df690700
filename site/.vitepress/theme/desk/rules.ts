import { bundledModules, replay } from 'runebound-engine';
import type { AnyRuleset, AnyState, Moment } from 'runebound-engine/conformance';
import { type Answer, answer, type Question } from 'runebound-engine/desk';
import { drawingOf } from 'runebound-engine/picture';
import { cite } from 'runebound-engine/register';
import { bindQueries, screenQueries } from 'runebound-engine/second-edition';
import { attemptsCiting } from 'runebound-engine/second-edition/rules';
import {
  bindQueries as bindQueriesOfThird,
  screenQueries as queriesOfThird,
  replay as replayThird,
  scenarioIds,
} from 'runebound-engine/third-edition';
import { drawingOf as drawingOfThird } from 'runebound-engine/third-edition/picture';
import { attemptsCiting as citingThird } from 'runebound-engine/third-edition/rules';
import vectors from '../../../../conformance/vectors.schema.json';
import { type Shown, shownBy, type Theme } from '../player/edition.js';
import type { Zone } from './edits.js';
import type { Node, Sort } from './fields.js';
import { moduleParts } from './module-parts.js';

/* The rules at the desk: what is on the table, what may be done, and what comes of it, in words. */

export {
  decidingRules,
  describedQuestion,
  linkOf,
  questionIn,
  readQuestion,
  snippetOf,
  vectorOf,
} from 'runebound-engine/desk';
export type { Answer, AnyState, Moment, Question };
export { answer, scenarioIds };

/** The modules of Second Edition, by id. */
export const modules = Object.values(bundledModules).map(({ id, title }) => ({ id, title }));

interface AnyCard {
  readonly id: string;
  readonly kind: string;
}

/** An action somebody may think of, and what the rules say of it. */
export interface Attempt {
  readonly action: { readonly type: string };
  readonly text: string;
  readonly legal: boolean;
  readonly reason: string;
  readonly rules: readonly string[];
}

/** A group of attempts under the thing that they are about. */
export interface AttemptGroup {
  readonly title: string;
  readonly attempts: readonly Attempt[];
}

/** One outcome of chance. */
export interface Outcome {
  readonly action: { readonly type: string };
  readonly text: string;
  /** In percent. */
  readonly chance: number;
}

/** What is asked of a ruleset, by its edition. */
interface Asked {
  attempts(state: AnyState, player?: number): readonly { about: unknown; attempts: readonly unknown[] }[];
}

const shows = new WeakMap<object, { readonly shown: Shown; readonly asked: Asked }>();

function by(ruleset: AnyRuleset) {
  const known = shows.get(ruleset);
  if (known) return known;
  const asked = isThird(ruleset)
    ? bindQueriesOfThird(ruleset as never, { ...queriesOfThird, attempts: citingThird(cite) } as never)
    : bindQueries(ruleset as never, { ...screenQueries, attempts: attemptsCiting(cite) } as never);
  const made = { shown: shownBy(ruleset), asked: asked as unknown as Asked };
  shows.set(ruleset, made);
  return made;
}

const isThird = ({ rules }: AnyRuleset): boolean => rules.edition === 'third-edition';

const cardsOf = ({ rules }: AnyRuleset): readonly AnyCard[] =>
  Object.values((rules.content as { cards: Readonly<Record<string, AnyCard>> }).cards);

export interface TrayCard extends AnyCard {
  readonly name: string;
}

/** What rules give is found once: names and lists are the same in each state. */
const once = <Found>(find: (ruleset: AnyRuleset, state: AnyState) => Found) => {
  const known = new WeakMap<AnyRuleset, Found>();
  return (ruleset: AnyRuleset, state: AnyState): Found => {
    const found = known.get(ruleset) ?? find(ruleset, state);
    known.set(ruleset, found);
    return found;
  };
};

/** All cards of the rules, with their names. */
export const trayOf = once((ruleset, state): readonly TrayCard[] => {
  const words = by(ruleset).shown.words.at(state) as unknown as { name(kind: string, id: string): string };
  return cardsOf(ruleset)
    .map(({ id, kind }) => ({ id, kind, name: words.name('card', id) }))
    .sort((a, b) => a.name.localeCompare(b.name));
});

/** The markets of the rules. */
export const townsOf = ({ rules }: AnyRuleset): readonly { readonly id: string; readonly name: string }[] => {
  const { board } = rules.content as unknown as {
    board: {
      towns?: readonly { id: string; name: string }[];
      places?: readonly { id: string; name: string; kind?: string }[];
    };
  };
  return board.towns ?? (board.places ?? []).filter(({ kind }) => kind === 'city');
};

/** The form of positions of an edition: `game` and `given`. */
export const formOf = (ruleset: AnyRuleset): Readonly<Record<'game' | 'given', Node>> => {
  const forms = vectors.$defs as unknown as Readonly<Record<string, Node>>;
  const { game = {}, given = {} } = forms[ruleset.rules.edition]?.properties ?? {};
  const parts = Object.entries(moduleParts).filter(([id]) =>
    ruleset.rules.modules.some((one) => one.id === id),
  );
  const { with: _, ...members } = game.properties ?? {};
  const laidOut: Node = { type: 'object', properties: Object.fromEntries(parts) };
  return { game: { ...game, properties: { ...members, ...(parts.length > 0 && { with: laidOut }) } }, given };
};

/** The form of an edition's cards. It is loaded when it is needed. */
export async function cardFormOf(ruleset: AnyRuleset): Promise<Node> {
  const { default: form } = isThird(ruleset)
    ? await import('../../../../docs/content-third-edition.schema.json')
    : await import('../../../../docs/content.schema.json');
  return form as unknown as Node;
}

/** Where a card of a kind stands in a content pack. */
export const shelfOf = (kind: string): string =>
  ({
    hero: 'heroes',
    item: 'market',
    ally: 'market',
    asset: 'assets',
    skill: 'skills',
    story: 'stories',
    villain: 'villains',
  })[kind] ?? 'adventures';

/** A card of the rules, as it stands in a content pack. */
export const cardAsData = ({ rules }: AnyRuleset, id: string): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify((rules.content as { cards: Readonly<Record<string, object>> }).cards[id] ?? {}));

type Named = { readonly id: string; readonly name: string };

/** What can be chosen by name, by sort. */
export const listsOf = once((ruleset, state): Readonly<Record<Sort, readonly Named[]>> => {
  const tray = trayOf(ruleset, state);
  const plain = (ids: readonly string[]): readonly Named[] => ids.map((id) => ({ id, name: id }));
  const abilities = cardsOf(ruleset).flatMap((card) =>
    ((card as { abilities?: readonly { id?: string; label?: string }[] }).abilities ?? []).flatMap(
      ({ id, label }) => (id === undefined ? [] : [{ id: `${card.id}/${id}`, name: label ?? id }]),
    ),
  );
  const { tokens = {} } = ruleset.rules.content as { tokens?: Readonly<Record<string, unknown>> };
  const { places } = tableOf(ruleset, state, 'light');
  return {
    card: tray,
    hero: tray.filter(({ kind }) => kind === 'hero'),
    place: places.map(({ id }) => ({ id, name: placeName(ruleset, state, id) })),
    town: townsOf(ruleset),
    deck: plain(Object.keys(state.decks)),
    token: plain(Object.keys(tokens)),
    ability: abilities,
    module: modules.map(({ id, title }) => ({ id, name: title })),
    scenario: plain(scenarioIds),
  };
});

/** A combat token on the table. */
export interface TokenThere {
  readonly id: string;
  readonly face: number;
  readonly at: string;
}

/** The combat tokens of both sides. */
export function tokensOf({ frames }: AnyState): readonly (readonly TokenThere[])[] {
  const combat = frames.findLast(({ kind }) => kind === 'combat') as unknown as
    | { sides?: readonly { tokens?: readonly TokenThere[] }[] }
    | undefined;
  return (combat?.sides ?? []).map(({ tokens = [] }) => tokens);
}

/** What a token shows, in words. */
export function faceOf({ rules }: AnyRuleset, { id, face }: TokenThere): string {
  const { tokens = {} } = rules.content as {
    tokens?: Readonly<Record<string, { faces: readonly Readonly<Record<string, unknown>>[] }>>;
  };
  const shown = tokens[id]?.faces[face] ?? {};
  return (
    Object.values(shown)
      .filter((part) => part !== true)
      .join(' ') || 'blank'
  );
}

/** Where cards may be laid in a position. */
export function zonesOf(ruleset: AnyRuleset, players: number): readonly Zone[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const of = (seat: number, key: string, label: string, kinds: readonly string[]): Zone => ({
    label: `${label} of player ${seat + 1}`,
    path: ['game', 'players', seat, key],
    kinds,
  });
  if (isThird(ruleset))
    return [
      ...seats.flatMap((seat) => [
        of(seat, 'assets', 'Assets', ['asset']),
        of(seat, 'hand', 'Hand', ['skill']),
        of(seat, 'skills', 'Skills', ['skill']),
        of(seat, 'quests', 'Quests', ['quest']),
        of(seat, 'trophies', 'Trophies', ['enemy', 'quest', 'event']),
      ]),
      ...townsOf(ruleset).map(({ id, name }) => ({
        label: `Market of ${name}`,
        path: ['game', 'markets', id],
        kinds: ['asset'],
      })),
    ];
  return [
    ...seats.flatMap((seat) => [
      of(seat, 'items', 'Items', ['item']),
      of(seat, 'allies', 'Allies', ['ally']),
      of(seat, 'quests', 'Encounters', ['encounter']),
    ]),
    ...townsOf(ruleset).map(({ id, name }) => ({
      label: `Market of ${name}`,
      path: ['game', 'stacks', id],
      kinds: ['item', 'ally'],
    })),
  ];
}

/** The picture, and where a figure can be put in it. */
export function tableOf(ruleset: AnyRuleset, state: AnyState, theme: Theme) {
  return isThird(ruleset)
    ? drawingOfThird(ruleset as never, state as never, { theme })
    : drawingOf(ruleset as never, state as never, { theme });
}

const placeNames = once(() => new Map<string, string>());

/** The name of a place, for those who hear it. */
export function placeName(ruleset: AnyRuleset, state: AnyState, id: string): string {
  const known = placeNames(ruleset, state);
  const name = known.get(id) ?? foundName(ruleset, state, id);
  known.set(id, name);
  return name;
}

const foundName = (ruleset: AnyRuleset, state: AnyState, id: string): string => {
  const words = by(ruleset).shown.words.at(state) as unknown as {
    name(kind: string, id: string, options?: object): string;
  };
  try {
    return words.name(isThird(ruleset) ? 'hex' : 'space', id, { form: 'long' });
  } catch {
    return id;
  }
};

/** Without its full stop: it stands on a button. */
const sentence = (text: string): string => text.replace(/\.$/, '');

/** All that the player to decide may think of, with the ruling on each. */
export function attemptsOf(ruleset: AnyRuleset, state: AnyState, player: number): readonly AttemptGroup[] {
  const { shown, asked } = by(ruleset);
  const words = shown.words.at(state);
  return asked.attempts(state, player).map(({ about, attempts }) => {
    const { card, space, hex, is } = about as Readonly<Record<string, string | undefined>>;
    const read = attempts.map((one): Attempt => {
      const { action, legal, ruling } = one as {
        action: Attempt['action'];
        legal: boolean;
        ruling: { reason: string; rules: readonly { id: string }[] } | null;
      };
      return {
        action,
        text: sentence(words.describe(action as never, { by: player })),
        legal,
        reason: ruling === null ? '' : words.reason(ruling as never),
        rules: (ruling?.rules ?? []).map(({ id }) => id),
      };
    });
    const place = space ?? hex;
    const names = words as unknown as { name(kind: string, id: string): string };
    return {
      title: card
        ? names.name('card', card)
        : place
          ? placeName(ruleset, state, place)
          : is === 'nothing'
            ? 'The turn'
            : (is ?? ''),
      attempts: read,
    };
  });
}

/** What chance may bring, the likeliest first. */
export function outcomesOf(ruleset: AnyRuleset, state: AnyState): readonly Outcome[] {
  const words = by(ruleset).shown.words.at(state);
  return ruleset
    .chanceOutcomes(state)
    .map(({ action, probability }) => ({
      action: action as Outcome['action'],
      text: words.describe(action as never),
      chance: 100 * Number(probability),
    }))
    .sort((a, b) => b.chance - a.chance);
}

/** What a moment tells, a line for each event that says something, with its rule. */
export function toldOf(
  ruleset: AnyRuleset,
  moments: readonly Moment[],
): readonly (readonly { text: string; rule: string }[])[] {
  const { narrator } = shownBy(ruleset);
  return moments.map(({ events, state }) => [...narrator.tell(events, state), ...narrator.rest()]);
}

/** What the game waits for, or how it ended. */
export function waitsFor(ruleset: AnyRuleset, state: AnyState): string {
  const words = by(ruleset).shown.words.at(state);
  const decision = ruleset.decision(state);
  return decision === null ? words.outcome(ruleset.outcome(state)) : words.ask(decision);
}

/** A kind of action and what it names, for menus. */
export interface ActionMenu {
  readonly type: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly kind: 'id' | 'integer' | 'integers' | readonly string[];
  }[];
}

/** All kinds of actions of the rules. */
export const menuOf = ({ rules }: AnyRuleset): readonly ActionMenu[] =>
  Object.values(
    rules.actions as Readonly<
      Record<
        string,
        { type: string; parameters: Readonly<Record<string, ActionMenu['parameters'][number]['kind']>> }
      >
    >,
  )
    .map(({ type, parameters }) => ({
      type,
      parameters: Object.entries(parameters).map(([name, kind]) => ({ name, kind })),
    }))
    .sort((a, b) => a.type.localeCompare(b.type));

/** The saves of a record, one for each step. */
export function savesOf(record: unknown): readonly unknown[] {
  const { options } = record as { options: { edition?: string } };
  const engine = options.edition === 'third-edition' ? replayThird : replay;
  const saves: unknown[] = [];
  for (const state of (engine as (record: unknown) => Iterable<AnyState>)(record)) saves.push(state);
  return saves;
}

/** A ruling in words. */
export function rulingOf(ruleset: AnyRuleset, state: AnyState, ruling: NonNullable<Answer['ruling']>) {
  const words = by(ruleset).shown.words.at(state);
  return {
    legal: ruling.legal,
    reason: ruling.legal ? '' : words.reason(ruling as never),
    rules: ruling.rules,
  };
}

/** An action in words; its type where it is none of these rules. */
export function described(ruleset: AnyRuleset, state: AnyState, action: { readonly type: string }): string {
  try {
    return by(ruleset)
      .shown.words.at(state)
      .describe(action as never);
  } catch {
    return action.type;
  }
}
