/* The schemas for saves of this edition, for modules. */

export * from '../base/schemas.js';
