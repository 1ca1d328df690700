import type { AnyRuleset, AnyState } from 'runebound-engine/conformance';
import type { Zone } from './edits.js';

/* What can be read off rules and states of any edition. */

export interface AnyCard {
  readonly id: string;
  readonly kind: string;
}

export const isThird = ({ rules }: AnyRuleset): boolean => rules.edition === 'third-edition';

export const cardsOf = ({ rules }: AnyRuleset): readonly AnyCard[] =>
  Object.values((rules.content as { cards: Readonly<Record<string, AnyCard>> }).cards);

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
