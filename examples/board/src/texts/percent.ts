/** A chance as a percentage: the sign stays on the line of its number. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;
