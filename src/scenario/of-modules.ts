import { type Envelope, type Game, type Json, type Owned, type Problem, under } from '../kernel/index.js';

export interface SaidOfModules {
  readonly with?: Readonly<Record<string, unknown>> | undefined;
  /** Cards with a known place in a deck. */
  readonly decks?:
    | Readonly<
        Record<
          string,
          | 'empty'
          | { readonly top?: readonly string[] | undefined; readonly bottom?: readonly string[] | undefined }
        >
      >
    | undefined;
}

/** Removes a card from its deck, unseen or open, and returns it. */
export function takeOut(state: Owned<Envelope>, id: string): string {
  for (const deck of Object.values(state.decks)) {
    deck.pool = deck.pool.filter((card) => card !== id);
    deck.top = deck.top.filter((card) => card !== id);
    deck.bottom = deck.bottom.filter((card) => card !== id);
  }
  return id;
}

const namesOf = (modules: readonly { readonly id: string }[]): string =>
  modules.length === 0 ? '' : ` Those that lay something out are ${modules.map(({ id }) => id).join(', ')}.`;

export function arrangeModules<S extends Envelope, C>(
  g: Game<S, C>,
  { with: parts = {}, decks = {} }: SaidOfModules,
): readonly Problem[] {
  const { modules } = g.rules;
  // The state is still private while it is laid out.
  const state = g.state as Owned<Envelope>;
  const inDecks = new Set(
    Object.values(decks).flatMap((said) =>
      said === 'empty' ? [] : [...(said.top ?? []), ...(said.bottom ?? [])],
    ),
  );
  const strange = Object.keys(parts).filter(
    (id) => !modules.some((one) => one.id === id && one.applyScenario),
  );
  return [
    ...strange.map((id) => ({
      path: `game/with/${id}`,
      message: `No module in force here lays out "${id}".${namesOf(modules.filter((one) => one.applyScenario))}`,
    })),
    ...modules.flatMap(({ id, applyScenario: layOut }) => {
      const described = Object.hasOwn(parts, id) ? (parts[id] as Json) : {};
      const twice: Problem[] = [];
      const take = (card: string): string => {
        if (inDecks.has(card)) twice.push({ path: '', message: `"${card}" is at game/decks already.` });
        return takeOut(state, card);
      };
      const problems = layOut?.(g, described, take) ?? [];
      return [...problems, ...twice].map((problem) => under(`game/with/${id}`, problem));
    }),
  ];
}
