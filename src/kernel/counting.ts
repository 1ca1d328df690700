/** Counters stop here. Saves with more are refused, so play must stop counting too. */
export const mostCounted = 1_000_000_000;

/** Raises a count, up to the limit, so that the save stays acceptable. */
export const raised = (count: number, by = 1): number => Math.min(count + by, mostCounted);
