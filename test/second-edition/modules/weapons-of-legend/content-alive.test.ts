import { beforeAll, describe, expect, it } from 'vitest';
import type { DeedKind } from '../../../../scripts/exhaust/deeds.js';
import { direct } from '../../../../scripts/exhaust/directed.js';
import { talliesOf } from '../../../../scripts/exhaust/report.js';
import { Witness } from '../../../../scripts/exhaust/witness.js';
import { weaponsOfLegendCards } from '../../../../src/second-edition/modules/weapons-of-legend/content/weapons-of-legend.js';
import { weaponsOfLegend } from '../../../../src/second-edition/modules/weapons-of-legend/module.js';

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
