import { describe } from 'vitest';
import { bundledModules } from '../../../../src/second-edition/index.js';
import { theSevenScions } from '../../../../src/second-edition/modules/seven-scions/content/the-seven-scions.js';
import { type BehaviorKind, kinds } from '../../../../tools/workshop/exhaust/second-edition/behaviors.js';
import { everyCardActs } from '../alive.js';

const { adventures = [], market = [] } = theSevenScions;
/**
 * A Storm Event is resolved and leaves the game, so it is never in play (va50.storm-step.card-used-up). A game with this module has no
 * Encounter.
 */
const never: readonly BehaviorKind[] = ['event', 'encounter'];
const ways = (Object.keys(kinds) as BehaviorKind[]).filter((kind) => !never.includes(kind));

describe('every card of The Seven Scions is alive', () => {
  everyCardActs(bundledModules['seven-scions'], [...adventures, ...market], ways);
});
