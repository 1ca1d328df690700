import { beforeAll, describe, expect, it } from 'vitest';
import { weaponsOfLegendCards } from '../../../../src/second-edition/modules/weapons-of-legend/content/weapons-of-legend.js';
import { weaponsOfLegend } from '../../../../src/second-edition/modules/weapons-of-legend/module.js';
import type { DeedKind } from '../../../../src/workshop/exhaust/second-edition/deeds.js';
import { direct } from '../../../../src/workshop/exhaust/second-edition/directed.js';
import { talliesOf } from '../../../../src/workshop/exhaust/second-edition/report.js';
import { Witness } from '../../../../src/workshop/exhaust/second-edition/witness.js';

/* The short version of `npm run exhaust -- --modules weapons-of-legend`, for the cards of this pack. */

const own = new Set((weaponsOfLegendCards.market ?? []).map(({ id }) => id));

describe('every card of Weapons of Legend is alive', () => {
  const witness = new Witness([], [weaponsOfLegend]);
  beforeAll(() => void direct(witness, 'every weapon is alive', ({ card }) => own.has(card)), 180_000);

  it.each<DeedKind>(['drawn', 'offered', 'used', 'triggered', 'modifier', 'list', 'effect'])(
    '%s: nothing on a card of this pack never happens',
    (kind) => {
      const tally = talliesOf(witness).find((each) => each.kind === kind);
      expect(tally?.all).toBeGreaterThan(0);
      expect(tally?.never.filter((place) => own.has(place.split('#')[0] ?? ''))).toEqual([]);
    },
  );
});
