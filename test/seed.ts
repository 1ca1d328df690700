import fc from 'fast-check';

/*
 * Random games are the same games on every machine while the code is the same, so that what passes here passes there, and mutation
 * testing compares like with like. `RANDOM_SEED=fresh npm test` plays others each time, `RANDOM_SEED=7` the ones of seed 7.
 */

const { RANDOM_SEED: asked = '20261123' } = process.env;
const seed = asked === 'fresh' ? Date.now() % 2 ** 31 : Number(asked);
if (!Number.isInteger(seed)) throw new Error(`RANDOM_SEED is a whole number, or fresh: not ${asked}.`);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
