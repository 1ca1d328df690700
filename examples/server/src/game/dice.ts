import { createHmac } from 'node:crypto';
import type { Source } from 'runebound-engine/kernel';

/*
 * The server's dice. The generator that the engine brings is fast and fair, and made for replays: who has seen enough of its rolls can work
 * out the next. These numbers are a keyed hash of a secret instead: nobody foretells them without the seed, and a restarted server, or another
 * one on the same database, throws the same.
 */

const wordsInBlock = 8;
const words = 2 ** 32;

/** The dice for all that follows from one action of a table. */
export function diceFor(seed: string, seq: number): Source {
  let block: Buffer = Buffer.alloc(0);
  let used = 0;

  function word(): number {
    const at = used++ % wordsInBlock;
    if (at === 0)
      block = createHmac('sha256', seed)
        .update(`${seq}/${(used - 1) / wordsInBlock}`)
        .digest();
    return block.readUInt32BE(at * 4);
  }

  return {
    below(n) {
      // Words above the last multiple of n would make some numbers likelier than others.
      const fair = words - (words % n);
      for (;;) {
        const drawn = word();
        if (drawn < fair) return drawn % n;
      }
    },
    // Nothing goes on with these dice: each action has its own.
    words: () => [],
  };
}
