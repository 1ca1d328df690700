import { eventKind } from 'runebound-engine/kernel';
import { details, onEvent } from 'runebound-engine/third-edition/rules';
import { embersIn } from './memory.js';

/* What happens at night, and what it changes: in the game, and for a client that follows the game by its events. */

const { integer, player } = details;

export const watchKept = eventKind('ember-watch/kept', {
  meaning: 'A hero watches over its fire through a night.',
  details: {
    player: player('Whose hero.'),
    die: integer('The face of the terrain die, from 1.'),
    embers: integer('The embers that the player has now.'),
  },
  rules: ['house.ember-watch.night'],
});

export const watchPassed = eventKind('ember-watch/passed', {
  meaning: 'A hero sleeps and lets its fire go out.',
  details: { player: player('Whose hero.') },
  rules: ['house.ember-watch.night'],
});

export const facts = [watchKept, watchPassed];

export const changes = [
  onEvent(watchKept, (g, { player, embers }) => {
    embersIn(g.state)[player] = embers;
  }),
];
