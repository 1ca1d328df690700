import { cardDiscarded, defineModule, gameWon, turn } from 'runebound-engine/second-edition/rules';
import { pilgrimsCards } from './content.js';
import { changes, facts } from './facts.js';
import { arrange, ID, invariants, memoryOf, moduleState, problemsOfModuleState } from './memory.js';
import { victoryReactions } from './victory.js';
import { shrine, vigilSteps } from './vigil.js';

/** The Pilgrims' Road: shrines in the towns, relics for players who keep a vigil there, and a victory for the player who gathers them. */
export const pilgrimsRoad = defineModule({
  id: ID,
  title: 'The Pilgrims’ Road',
  rules: [
    {
      id: 'house.pilgrims-road.vigil',
      text: 'After the Experience step, a Hero in a town may take one exhaustion and keep a vigil.',
    },
    { id: 'house.pilgrims-road.once', text: 'A player keeps one vigil in each town.' },
    {
      id: 'house.pilgrims-road.relic',
      text: 'A player who keeps a vigil draws a relic, an Item like any other. One for which there is no room goes under its deck.',
    },
    {
      id: 'house.pilgrims-road.win',
      text: 'A player with relics of three orders, a lamp, a bell and a staff, wins at once.',
    },
  ],
  content: pilgrimsCards,
  frames: [vigilSteps],
  // It calls no frames of others where they are not called without it.
  calls: [],
  steps: [{ frame: turn, after: 'experience', insert: shrine }],
  events: facts,
  changes,
  cites: [
    { event: gameWon, rules: ['house.pilgrims-road.win'] },
    { event: cardDiscarded, rules: ['house.pilgrims-road.relic'] },
  ],
  reactions: victoryReactions,
  ends: { pilgrimage: 'A player has relics of every order.' },
  moduleState,
  problemsOfModuleState,
  applyScenario: arrange,
  invariants,
  inspect: (g) => ({ vigils: memoryOf(g.state).vigils }),
  words: {
    'frame.vigil': 'a vigil',
    'ask.vigil/ask': 'Do you keep a vigil here?',
    'ask.vigil/draw': 'Draw a card from {deck}.',
    'action.vigil/keep': 'Keep a vigil.',
    'action.vigil/pass': 'Keep no vigil.',
    'event.vigil/kept': '{player} keeps a vigil in {town}.',
    'event.vigil/passed': '{player} keeps no vigil in {town}.',
    'event.relic/found': '{player} finds the {card}.',
    'how.pilgrimage': 'relics of every order are found',
    'reason.the vigil': 'the vigil',
  },
});
