/* The vocabulary of schemas, for modules. */

export * from '../base/schemas.js';
