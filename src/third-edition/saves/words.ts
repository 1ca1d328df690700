export * from '../base/schemas.js';
