import type { Given, Scenario, ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../../src/second-edition/index.js';
import type { DoomMemory } from '../../../../src/second-edition/modules/doom-track/memory.js';
import { Table } from '../../../toolkit.js';

/* What the tests of the doom track, the Endgame and the hazards of Advanced Runebound share. */

export const ID = 'advanced-runebound';
const heroes = [
  'varikas-the-dead',
  'mordrog',
  'mad-carthos',
  'red-scorpion',
  'wren-ashquill',
  'battlemage-jaes',
];
/** A space in the plains, with nothing on it. */
export const plains = 'h0714';

/** What a scenario says of the doom track. */
export interface Doomed {
  readonly track?: readonly string[];
  readonly counters?: number;
  readonly piles?: Readonly<Partial<Record<'green' | 'yellow' | 'blue' | 'red', readonly string[]>>>;
  readonly endgame?: { readonly order: readonly number[]; readonly out?: readonly number[] };
}

interface Position {
  readonly players?: number;
  readonly me?: ScenarioPlayer;
  readonly others?: ScenarioPlayer;
  readonly doom?: Doomed;
  readonly game?: Omit<Scenario['game'], 'players' | 'modules' | 'with'>;
}

/** A game of Advanced Runebound: player 0 in the wild, all others in Forge. */
export const at = ({ players = 3, me = {}, others = {}, doom = {}, game = {} }: Position, given?: Given) =>
  Table.of({
    game: {
      modules: [ID],
      players: Array.from({ length: players }, (_, seat) => ({
        hero: heroes[seat] as string,
        ...(seat === 0 ? { space: plains, ...me } : { space: 'forge', ...others }),
      })),
      with: { [ID]: JSON.parse(JSON.stringify(doom)) },
      ...game,
    },
    ...(given ? { given } : {}),
  });

/** As many wounds as a Challenge can have and still stand. */
const nearlyBeaten = (challenge: string): number => {
  const card = rulesetOf([ID]).rules.content.cards[challenge];
  return card?.kind === 'challenge' ? card.life : 0;
};

/** Player 0 has just beaten a Challenge, which is discarded. */
export const beaten = (challenge: string, position: Position = {}) =>
  at(position, { combat: { hero: 0, challenge, phase: 'magic', wounds: nearlyBeaten(challenge) } })
    .play('combat/attack by=varikas-the-dead')
    .roll(10, 10);

export const memory = ({ state }: { readonly state: Table['state'] }): DoomMemory =>
  state.ext[ID] as unknown as DoomMemory;

/** The cards on the track, from the bottom up, a color for one that nobody has seen. */
export const track = (table: Table): string[] =>
  memory(table).track.map((doomed) => ('card' in doomed ? doomed.card : doomed.unseen));
