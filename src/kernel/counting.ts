/** Nothing is counted further: a save with more is refused, so play stops there too, where no game of people ever comes. */
export const mostCounted = 1_000_000_000;

/** A count that grows: no further than anything is counted, so that what was accepted as a save is accepted after every action. */
export const raised = (count: number, by = 1): number => Math.min(count + by, mostCounted);
