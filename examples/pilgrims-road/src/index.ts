export { pilgrimsRoad } from './module.js';
export { ordersToWin } from './victory.js';
