import { terrains } from '../abilities/language.js';
import { endOf, show } from './check-plain.js';
import type { Understood } from './check-sorts.js';

/** Everything that cards of a pack may name. */
export interface Surroundings {
  /** The kind of each card, by id; `null` if only the id is known. */
  readonly cards: ReadonlyMap<string, string | null>;
  /** The skills of Heroes; `null` if unknown. */
  readonly skills: ReadonlySet<string> | null;
  /** Further decks of packs; `null` if unknown. */
  readonly decks: ReadonlySet<string> | null;
  /** The towns and spaces of the board; `null` if unknown. */
  readonly board: { readonly towns: ReadonlySet<string>; readonly spaces: ReadonlySet<string> } | null;
  /** What the modules know of cards. */
  readonly understood: Understood;
}

interface Placed {
  readonly path: string;
}

const grounds = [...terrains, 'town'] as const;

/** Checks that what a card names exists, as far as is known. */
export function namesIn(
  { cards, skills, board }: Surroundings,
  refuse: (path: string, message: string) => void,
) {
  function skill(name: string | undefined, place: Placed): void {
    if (name === undefined || skills === null || skills.has(name)) return;
    refuse(place.path, `No Hero has the skill ${show(name)}${endOf(name, skills)}`);
  }

  function town(name: string, place: Placed): void {
    const id = name.slice('town:'.length);
    if (board === null || board.towns.has(id)) return;
    refuse(place.path, `There is no town ${show(id)} on the board${endOf(id, board.towns)}`);
  }

  function space(name: string, place: Placed): void {
    if (name.startsWith('town:')) town(name, place);
    else if (/^h\d{4}$/.test(name)) {
      if (board?.spaces.has(name) === false)
        refuse(place.path, `There is no space ${show(name)} on the board.`);
    } else if (!grounds.some((ground) => ground === name))
      refuse(place.path, `${show(name)} is no place${endOf(name, grounds)}`);
  }

  function face(id: string, at: string): void {
    const kind = cards.get(id);
    if (kind === undefined) refuse(at, `There is no card ${show(id)}${endOf(id, cards.keys())}`);
    else if (kind !== null && kind !== 'challenge')
      refuse(at, `Only a Challenge can be faced; ${show(id)} is of kind ${show(kind)}.`);
  }

  return { skill, town, space, face };
}
