import type { ContentPack } from 'runebound-engine/third-edition';

/* A card of ours: it is in no box. What it does is said in the language of cards. */

export const emberCards: ContentPack = {
  id: 'ember-watch',
  name: 'The Ember Watch',
  skills: [
    {
      kind: 'skill',
      id: 'banked-fire',
      name: 'Banked Fire',
      source: 'original',
      text: 'Warm Stones (after you rest): gain 1 gold.',
      type: 'body',
      set: 'thirst-for-adventure',
      cost: { any: 1 },
      abilities: [
        { when: 'rested', id: 'warm-stones', label: 'Warm Stones', do: [{ do: 'gain-gold', amount: 1 }] },
      ],
    },
  ],
};
