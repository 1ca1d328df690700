export { changeEndgame, endgameBegan, endgameEliminated, endgameLevel, endgameOrder } from './event-kinds.js';
export { eliminatedStep, firstStep, orderStep, rankBy, settleLevels } from './order.js';
export { endgameRules } from './rules.js';
