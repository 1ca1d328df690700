export { endgameBegan, endgameEliminated, endgameLevel, endgameOrder, followEndgame } from './event-kinds.js';
export { eliminatedStep, firstStep, orderStep, rankBy, settleLevels } from './order.js';
export { endgameRules } from './rules.js';
