import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded before a server that plays a chosen game: the seed of each table is that of LOADED_DICE, and the bots, who know a table by its id, are the
 * same each time: the tables are counted.
 */

const { randomBytes } = crypto;
const idLength = 12;
let tables = 0;
crypto.randomBytes = (length) =>
  length === idLength ? Buffer.alloc(length, 7 + tables++) : randomBytes(length);
syncBuiltinESMExports();
globalThis.crypto.getRandomValues = (words) => {
  words.fill(0);
  words[words.length - 1] = Number(process.env.LOADED_DICE);
  return words;
};
