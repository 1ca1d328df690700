export { emberWatch } from './module.js';
