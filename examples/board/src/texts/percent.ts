/** A chance as a percentage: the sign stays on the line of its number. What can fail is not said to be sure. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1 - 1e-9) return '> 99\u00a0%';
  if (rounded === 0 && chance > 1e-9) return '< 1\u00a0%';
  return `${rounded}\u00a0%`;
}
