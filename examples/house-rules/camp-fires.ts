/* A house rule that adds a step to the turn, and remembers something. */
import { defineModule, forbid } from 'runebound-engine';
import { eventKind } from 'runebound-engine/kernel';
import {
  action,
  characterIn,
  decide,
  details,
  type G,
  heal,
  onEvent,
  partyOf,
  playerState,
  type TurnFrame,
  townAt,
  turn,
} from 'runebound-engine/second-edition/rules';

const ID = 'camp-fires';

/** How many camp fires each player has lit: the module's memory, a plain JSON value in the state. */
const fires = (g: G): number[] => g.state.ext[ID] as number[];

const camps = (g: G, player: number): boolean =>
  townAt(g, playerState(g, player).hero.space) === null &&
  partyOf(g, player).some(({ exhaustion }) => exhaustion > 0);

/** Every action leaves an event, and each change is reported by one. */
const campLit = eventKind('camp/lit', {
  meaning: 'A player lights a camp fire.',
  details: {
    player: details.player('Who does.'),
    fires: details.integer('How many that makes.'),
  },
});
const campPassed = eventKind('camp/passed', {
  meaning: 'A player lights no camp fire.',
  details: { player: details.player('Who does not.') },
});

/** One exhaustion counter of the Hero or an Ally. */
const rest = action<TurnFrame>()('house/camp', {
  parameters: { character: 'id' },
  moment: 'house.camp-fires.rest',
  candidates(g, f, add) {
    for (const { card } of partyOf(g, f.player)) add({ type: 'house/camp', character: card });
  },
  refuse(g, f, { character }) {
    const who = characterIn(playerState(g, f.player), character);
    if (!who) return forbid('house.camp-fires.rest', 'Name your Hero or one of your Allies.');
    return who.exhaustion > 0 ? null : forbid('house.camp-fires.rest', 'That one is not tired.');
  },
  run(g, f, { character }) {
    const count = (fires(g)[f.player] ?? 0) + 1;
    g.emit(campLit, { player: f.player, fires: count, rule: 'house.camp-fires.rest' });
    heal(g, character, 0, 1);
    g.next(f);
  },
});

const goOn = action<TurnFrame>()('house/no-camp', {
  moment: 'house.camp-fires.rest',
  run(g, f) {
    g.emit(campPassed, { player: f.player, rule: 'house.camp-fires.rest' });
    g.next(f);
  },
});

/** A player who ends a turn in the wild may light a fire. */
export const campFires = defineModule({
  id: ID,
  title: 'Camp Fires',
  rules: [
    {
      id: 'house.camp-fires.rest',
      text: 'After the Experience step, a player whose Hero is not in a town may discard one exhaustion counter from the Hero or an Ally.',
    },
  ],
  steps: [
    {
      frame: turn,
      after: 'experience',
      insert: decide<TurnFrame>('camp', {
        rule: 'house.camp-fires.rest',
        offers: () => [rest, goOn],
        skip: (g, f) => !camps(g, f.player),
      }),
    },
  ],
  events: [campLit, campPassed],
  // The event makes the change: in the game, and for a client that follows the game by its events.
  changes: [
    onEvent(campLit, (g, { player, fires: count }) => {
      (g.state.ext[ID] as number[])[player] = count;
    }),
  ],
  moduleState: (players) => Array.from({ length: players }, () => 0),
  // A save may come from anywhere: its faults are reported, and nothing crashes.
  problemsOfModuleState: (memory) =>
    Array.isArray(memory) && memory.every((count) => Number.isInteger(count) && Number(count) >= 0)
      ? []
      : [{ path: '', message: 'Camp fires are counted for each player.' }],
  invariants: [
    {
      name: 'camp fires are counted for each player',
      check: (g) =>
        fires(g).length === g.state.players.length ? null : 'a player has no count of camp fires',
    },
  ],
});
