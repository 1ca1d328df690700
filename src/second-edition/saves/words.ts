/* What saves of this edition are written in: modules find it here. */

export * from '../base/schemas.js';
