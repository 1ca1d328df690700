// Written by `npm run generate -- modules`. Do not edit.
import { countersLost, experienceLeft, heroGivenUp, heroKept, recoveryDeclined } from './event-kinds.js';

export const kinds = [countersLost, experienceLeft, heroKept, heroGivenUp, recoveryDeclined];
