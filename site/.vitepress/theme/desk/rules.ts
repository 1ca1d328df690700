import type { AnyRuleset, AnyState, Moment } from 'runebound-engine/conformance';
import type { Answer, Desk, decidingRules, Question } from 'runebound-engine/desk';
import type { EditionId } from 'runebound-engine/desk/editions';
import vectors from '../../../../conformance/vectors.schema.json';
import type { Shown, Theme } from '../player/shown.js';
import type { Node, Sort } from './fields.js';
import { moduleParts } from './module-parts.js';
import { type AnyCard, cardsOf, isThird, townsOf } from './pieces.js';

/* The rules at the desk: what is on the table, what may be done, and what comes of it, in words. */

export type { Answer, AnyState, Moment, Question };

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

/** The table as a picture, and where its places are. */
interface Drawing {
  readonly svg: string;
  readonly viewBox: { readonly width: number; readonly height: number };
  readonly places: readonly {
    readonly id: string;
    readonly center: { readonly x: number; readonly y: number };
    readonly corners: readonly { readonly x: number; readonly y: number }[];
  }[];
}

type Named = { readonly id: string; readonly name: string };

/** What the desk needs of an edition. */
export interface EditionParts {
  shownBy(ruleset: AnyRuleset): Shown;
  asked(ruleset: AnyRuleset): Asked;
  drawn(ruleset: AnyRuleset, state: AnyState, theme: Theme): Drawing;
  /** The form of its cards. */
  cardForm(): Promise<{ readonly default: unknown }>;
  readonly modules: readonly { readonly id: string; readonly title: string }[];
  readonly scenarioIds: readonly string[];
}

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

/** Without its full stop: it stands on a button. */
const sentence = (text: string): string => text.replace(/\.$/, '');

/** Questions of one edition, or of both. */
export class DeskRules {
  private readonly shows = new WeakMap<AnyRuleset, { readonly shown: Shown; readonly asked: Asked }>();
  private readonly placeNames = once(() => new Map<string, string>());
  /** The modules and the scenarios that can be chosen, by id. */
  readonly modules: EditionParts['modules'];
  readonly scenarioIds: readonly string[];

  constructor(
    /** Reads, answers and shares questions. */
    readonly desk: Desk & { readonly decidingRules: typeof decidingRules },
    private readonly editions: Readonly<Partial<Record<EditionId, EditionParts>>>,
  ) {
    this.modules = Object.values(editions).flatMap(({ modules }) => modules);
    this.scenarioIds = Object.values(editions).flatMap(({ scenarioIds }) => scenarioIds);
  }

  private of(edition: string): EditionParts {
    const parts = this.editions[edition as EditionId];
    if (parts === undefined) throw new Error(`The rules of ${edition} are not loaded.`);
    return parts;
  }

  private by(ruleset: AnyRuleset) {
    const known = this.shows.get(ruleset);
    if (known) return known;
    const parts = this.of(ruleset.rules.edition);
    const made = { shown: parts.shownBy(ruleset), asked: parts.asked(ruleset) };
    this.shows.set(ruleset, made);
    return made;
  }

  /** All cards of the rules, with their names. */
  readonly trayOf = once((ruleset, state): readonly TrayCard[] => {
    const words = this.by(ruleset).shown.words.at(state) as unknown as {
      name(kind: string, id: string): string;
    };
    return cardsOf(ruleset)
      .map(({ id, kind }) => ({ id, kind, name: words.name('card', id) }))
      .sort((a, b) => a.name.localeCompare(b.name));
  });

  /** The form of positions of an edition: `game` and `given`. */
  formOf(ruleset: AnyRuleset): Readonly<Record<'game' | 'given', Node>> {
    const forms = vectors.$defs as unknown as Readonly<Record<string, Node>>;
    const { game = {}, given = {} } = forms[ruleset.rules.edition]?.properties ?? {};
    const parts = Object.entries(moduleParts).filter(([id]) =>
      ruleset.rules.modules.some((one) => one.id === id),
    );
    const { with: _, ...members } = game.properties ?? {};
    const laidOut: Node = { type: 'object', properties: Object.fromEntries(parts) };
    return {
      game: { ...game, properties: { ...members, ...(parts.length > 0 && { with: laidOut }) } },
      given,
    };
  }

  /** The form of an edition's cards. It is loaded when it is needed. */
  async cardFormOf({ rules }: AnyRuleset): Promise<Node> {
    return (await this.of(rules.edition).cardForm()).default as Node;
  }

  /** What can be chosen by name, by sort. */
  readonly listsOf = once((ruleset, state): Readonly<Record<Sort, readonly Named[]>> => {
    const tray = this.trayOf(ruleset, state);
    const plain = (ids: readonly string[]): readonly Named[] => ids.map((id) => ({ id, name: id }));
    const abilities = cardsOf(ruleset).flatMap((card) =>
      ((card as { abilities?: readonly { id?: string; label?: string }[] }).abilities ?? []).flatMap(
        ({ id, label }) => (id === undefined ? [] : [{ id: `${card.id}/${id}`, name: label ?? id }]),
      ),
    );
    const { tokens = {} } = ruleset.rules.content as { tokens?: Readonly<Record<string, unknown>> };
    const { places } = this.tableOf(ruleset, state, 'light');
    return {
      card: tray,
      hero: tray.filter(({ kind }) => kind === 'hero'),
      place: places.map(({ id }) => ({ id, name: this.placeName(ruleset, state, id) })),
      town: townsOf(ruleset),
      deck: plain(Object.keys(state.decks)),
      token: plain(Object.keys(tokens)),
      ability: abilities,
      module: this.modules.map(({ id, title }) => ({ id, name: title })),
      scenario: plain(this.scenarioIds),
    };
  });

  /** The picture, and where a figure can be put in it. */
  tableOf(ruleset: AnyRuleset, state: AnyState, theme: Theme): Drawing {
    return this.of(ruleset.rules.edition).drawn(ruleset, state, theme);
  }

  /** The name of a place, for those who hear it. */
  placeName(ruleset: AnyRuleset, state: AnyState, id: string): string {
    const known = this.placeNames(ruleset, state);
    const name = known.get(id) ?? this.foundName(ruleset, state, id);
    known.set(id, name);
    return name;
  }

  private foundName(ruleset: AnyRuleset, state: AnyState, id: string): string {
    const words = this.by(ruleset).shown.words.at(state) as unknown as {
      name(kind: string, id: string, options?: object): string;
    };
    try {
      return words.name(isThird(ruleset) ? 'hex' : 'space', id, { form: 'long' });
    } catch {
      return id;
    }
  }

  /** All that the player to decide may think of, with the ruling on each. */
  attemptsOf(ruleset: AnyRuleset, state: AnyState, player: number): readonly AttemptGroup[] {
    const { shown, asked } = this.by(ruleset);
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
            ? this.placeName(ruleset, state, place)
            : is === 'nothing'
              ? 'The turn'
              : (is ?? ''),
        attempts: read,
      };
    });
  }

  /** What chance may bring, the likeliest first. */
  outcomesOf(ruleset: AnyRuleset, state: AnyState): readonly Outcome[] {
    const words = this.by(ruleset).shown.words.at(state);
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
  toldOf(
    ruleset: AnyRuleset,
    moments: readonly Moment[],
  ): readonly (readonly { text: string; rule: string }[])[] {
    const { narrator } = this.by(ruleset).shown;
    return moments.map(({ events, state }) => [...narrator.tell(events, state), ...narrator.rest()]);
  }

  /** What the game waits for, or how it ended. */
  waitsFor(ruleset: AnyRuleset, state: AnyState): string {
    const words = this.by(ruleset).shown.words.at(state);
    const decision = ruleset.decision(state);
    return decision === null ? words.outcome(ruleset.outcome(state)) : words.ask(decision);
  }

  /** The saves of a record, one for each step. */
  savesOf(record: unknown): readonly unknown[] {
    const { options } = record as { options: Record<string, never> };
    const { ruleset, problems } = this.desk.answer({ version: 1, create: options });
    if (ruleset === null) throw new Error(problems.map(({ message }) => message).join(' '));
    return [...ruleset.replay(record as never)];
  }

  /** A ruling in words. */
  rulingOf(ruleset: AnyRuleset, state: AnyState, ruling: NonNullable<Answer['ruling']>) {
    const words = this.by(ruleset).shown.words.at(state);
    return {
      legal: ruling.legal,
      reason: ruling.legal ? '' : words.reason(ruling as never),
      rules: ruling.rules,
    };
  }

  /** An action in words; its type where it is none of these rules. */
  described(ruleset: AnyRuleset, state: AnyState, action: { readonly type: string }): string {
    try {
      return this.by(ruleset)
        .shown.words.at(state)
        .describe(action as never);
    } catch {
      return action.type;
    }
  }
}
