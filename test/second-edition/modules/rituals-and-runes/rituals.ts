import type { Given, ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import type { Terrain } from '../../../../src/second-edition/abilities/language.js';
import { Table } from '../../../toolkit.js';

/* What the tests of this pack share. */

export const ID = 'rituals-and-runes';

/** Filled symbols of Rituals, as a position describes them. */
export type Filled = Readonly<Record<string, readonly Terrain[] | true>>;

interface Setting {
  readonly me?: ScenarioPlayer;
  readonly other?: ScenarioPlayer;
  readonly filled?: readonly Filled[];
  readonly modules?: readonly string[];
  readonly stacks?: Readonly<Record<string, string[]>>;
  readonly given: Given;
}

/** Varikas and Mordrog, far from each other on the plains if nothing else is said. */
export const table = ({ me, other, filled = [], modules = [], stacks = {}, given }: Setting): Table =>
  Table.of({
    game: {
      modules: [...modules, ID],
      players: [
        { hero: 'varikas-the-dead', space: 'h0608', ...me },
        { hero: 'mordrog', space: 'h1006', ...other },
      ],
      stacks,
      decks: { market: { top: ['loyal-hound', 'marsh-hunter'] } },
      with: { [ID]: { filled: filled.map((each) => ({ ...each })) } },
    } as never,
    given,
  });

/** The first player walks with these faces. */
export const walking = (dice: number[], setting: Omit<Setting, 'given'> = {}): Table =>
  table({ ...setting, given: { movement: { player: 0, dice } } });

/** The counters on the Rituals of both. */
export const counters = ({ state }: Table): unknown =>
  (state.ext[ID] as unknown as { counters: unknown }).counters;
