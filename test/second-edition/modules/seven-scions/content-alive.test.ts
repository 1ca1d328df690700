import { beforeAll, describe, expect, it } from 'vitest';
import { bundledModules } from '../../../../src/second-edition/index.js';
import { theSevenScions } from '../../../../src/second-edition/modules/seven-scions/content/the-seven-scions.js';
import { type DeedKind, kinds } from '../../../../src/workshop/exhaust/second-edition/deeds.js';
import { direct } from '../../../../src/workshop/exhaust/second-edition/directed.js';
import { talliesOf } from '../../../../src/workshop/exhaust/second-edition/report.js';
import { Witness } from '../../../../src/workshop/exhaust/second-edition/witness.js';

/* The short version of `npm run exhaust -- --modules seven-scions`, for the cards of this pack. */

const { adventures = [], market = [] } = theSevenScions;
const own = new Set([...adventures, ...market].map(({ id }) => id));
/** A Storm Event is resolved and leaves the game: none is ever in play (va50.storm-step.card-used-up). */
const never: readonly DeedKind[] = ['event'];

describe('every card of The Seven Scions is alive', () => {
  const scions = bundledModules['seven-scions'];
  const witness = new Witness([], scions ? [scions] : []);
  beforeAll(
    () =>
      void direct(
        witness,
        'every scion is alive',
        ({ card, kind }) => own.has(card) && !never.includes(kind),
      ),
    180_000,
  );

  it.each((Object.keys(kinds) as DeedKind[]).filter((kind) => !never.includes(kind)))(
    '%s: nothing on a card of this pack never happens',
    (kind) => {
      const tally = talliesOf(witness).find((each) => each.kind === kind);
      expect(tally?.never.filter((place) => own.has(place.split('#')[0] ?? ''))).toEqual([]);
    },
  );
});
