import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { LegendaryItem } from './types.js';

const source = { document: 'rulebook-island-of-dread', section: 'Legendary Item Key' };

/** Common values: a Legendary Item has no cost, class or type and is discarded to be used (iod.legendary.are-items). */
const legend = { kind: 'item', source, cost: 0, deck: 'legendary', use: 'discard' } as const;

/** The eight Legendary Items, with the effects of the rulebook's key (iod.components.legendary-counters). */
export const legendaryItems: readonly LegendaryItem[] = /* @__PURE__ */ filledIn<LegendaryItem>([
  {
    ...legend,
    name: 'Spear of Trelton',
    abilities: [
      {
        use: 'before-roll',
        label: 'cast the spear',
        // Only your Hero's own ranged attack (iod.legendary.spear, iod.legendary.attack-items-hero-only).
        if: { inCombat: true, roll: ['attack'], attribute: ['mind'], whose: 'you' },
        do: [{ do: 'succeed' }],
      },
    ],
    text: 'Discard. Before your Hero rolls for a ranged attack: the attack succeeds.',
    flavor: 'Trelton threw it once, and spent his life walking to where it fell.',
  },
  {
    ...legend,
    name: 'Sword of Antenor',
    abilities: [
      {
        use: 'before-roll',
        label: 'strike with the sword',
        // iod.legendary.sword
        if: { inCombat: true, roll: ['attack'], attribute: ['body'], whose: 'you' },
        do: [{ do: 'succeed' }],
      },
    ],
    text: 'Discard. Before your Hero rolls for a melee attack: the attack succeeds.',
    flavor: 'It was never drawn in anger. Antenor was a calm man.',
  },
  {
    ...legend,
    name: 'Talisman of Korsec-Amin',
    abilities: [
      {
        use: 'before-roll',
        label: 'raise the talisman',
        // iod.legendary.talisman
        if: { inCombat: true, roll: ['attack'], attribute: ['spirit'], whose: 'you' },
        do: [{ do: 'succeed' }],
      },
    ],
    text: 'Discard. Before your Hero rolls for a magic attack: the attack succeeds.',
    flavor: 'Read aloud, the letters on it spell the name of whoever reads.',
  },
  {
    ...legend,
    name: 'Helmet of Trelton',
    abilities: [
      {
        use: 'round-start',
        label: 'lower the visor',
        // iod.legendary.helmet
        do: [{ do: 'special', effect: 'blunt-enemy' }],
      },
    ],
    text: 'Discard at the beginning of a round of combat: for the rest of this round the enemy inflicts exhaustion in place of wounds.',
    flavor: 'There is a dent in it for each of the blows that ended there.',
  },
  {
    ...legend,
    name: 'Shield of Antenor',
    abilities: [
      {
        use: 'after-roll',
        label: 'raise the shield',
        // iod.legendary.shield
        if: { inCombat: true, roll: ['defend'], whose: 'you' },
        do: [{ do: 'succeed' }],
      },
    ],
    text: 'Discard. After your Hero rolled to defend: the defense succeeds.',
    flavor: 'Whatever it was that stood behind it got old there.',
  },
  {
    ...legend,
    name: 'Emerald of Korsec-Amin',
    abilities: [
      {
        use: 'before-moving',
        label: 'hold it to the sun',
        // iod.legendary.emerald
        do: [{ do: 'replenish' }],
      },
    ],
    text: 'Discard. Before moving: adventure counters return to the empty spaces with a sunburst.',
    flavor: 'Everything it shines on remembers how it was.',
  },
  {
    ...legend,
    name: 'Jewel of Trelton',
    abilities: [
      {
        use: 'drawn',
        label: 'show the jewel',
        // iod.legendary.jewel
        do: [{ do: 'special', effect: 'choose-first-phase' }],
      },
    ],
    text: 'Discard after you drew a Challenge: there is no Before Combat, and the first round begins in the ranged, melee or magic phase, as you choose.',
    flavor: 'Those who look into it have already begun.',
  },
  {
    ...legend,
    name: 'Book of Korsec-Amin',
    abilities: [
      {
        use: 'before-combat',
        label: 'read the last page',
        if: { enemy: ['assif-shib-sa'] },
        // iod.legendary.book-life, iod.legendary.book-no-damage
        do: [{ do: 'special', effect: 'bind-the-god' }],
      },
    ],
    text: 'Discard. Before Combat with Assif Shib-Sa: its Life is 7 for this combat, and it can inflict no damage in the first round.',
    flavor: 'It is the only book that the god is said to have read.',
  },
]);
