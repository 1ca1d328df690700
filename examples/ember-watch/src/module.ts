import { override } from 'runebound-engine';
import {
  damageSuffered,
  defineModule,
  heroDefeated,
  matchesOfRest,
  turn,
} from 'runebound-engine/third-edition/rules';
import { emberCards } from './content.js';
import { changes, facts } from './facts.js';
import { arrange, embersIn, embersOf, ID, invariants, moduleState, problemsOfModuleState } from './memory.js';
import { nightfall, nightSteps } from './night.js';

/** The Ember Watch: nights in the wilderness, and embers that make rests better. Its rules and its card are ours. */
export const emberWatch = defineModule({
  id: ID,
  title: 'The Ember Watch',
  edition: 'third-edition',
  rules: [
    {
      id: 'house.ember-watch.night',
      text: 'A hero that ends its turn in the wilderness may watch over its fire: it rolls a terrain die, suffers 1 damage on a wild, and gains an ember on any other face. It keeps three embers at most.',
    },
    {
      id: 'house.ember-watch.rest',
      text: 'A rest in the wilderness heals 1 more damage for each ember of the hero.',
    },
  ],
  content: emberCards,
  overrides: [override(matchesOfRest, (next) => (g, f) => next(g, f) + embersOf(g.state, f.player))],
  frames: [nightSteps],
  // It calls no frames of others where they are not called without it.
  calls: [],
  // A turn that is left in its middle continues at its end, so this step comes in every turn.
  steps: [{ frame: turn, after: 'end', insert: nightfall }],
  events: facts,
  changes,
  cites: [damageSuffered, heroDefeated].map((event) => ({
    event,
    rules: ['house.ember-watch.night'] as const,
  })),
  moduleState,
  problemsOfModuleState,
  applyScenario: arrange,
  invariants,
  inspect: (g) => ({ embers: embersIn(g.state) }),
  words: {
    'frame.ember-watch': 'A night under the sky',
    'ask.ember-watch/ask': 'Do you watch over your fire?',
    'ask.ember-watch/roll': 'Roll {count, plural, one {# terrain die} other {# terrain dice}}.',
    'action.ember-watch/keep': 'Watch over your fire.',
    'action.ember-watch/sleep': 'Sleep.',
    'event.ember-watch/kept':
      '{player} watches over a fire and has {embers, plural, one {# ember} other {# embers}} now.',
    'event.ember-watch/passed': '{player} sleeps and lets the fire go out.',
    'reason.the night': 'the night',
  },
});
