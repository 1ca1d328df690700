/* The signs that the maps of both editions have, in English: what each is, by its name in `mapSigns`. */

/** The name of a sign, and what it means. */
export type Signs = Readonly<Record<string, readonly [name: string, about: string]>>;

export const lands: Signs = {
  plains: ['Plains', 'Entered with a die that shows plains.'],
  hill: ['Hills', 'Entered with a die that shows hills.'],
  forest: ['Forest', 'Entered with a die that shows forest.'],
  swamp: ['Swamp', 'Entered with a die that shows swamp.'],
  mountain: ['Mountains', 'Entered with a die that shows mountains.'],
  mountains: ['Mountains', 'Entered with a die that shows mountains.'],
  hills: ['Hills', 'Entered with a die that shows hills.'],
  water: ['Water', 'Entered with a die that shows water.'],
  figure: ['A hero', 'The figure of a player, with a letter of the name. The glow says whose turn it is.'],
};
