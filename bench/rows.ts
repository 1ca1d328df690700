/** One line of the benchmark: something done `per` times a call. */
export interface Row {
  readonly id: string;
  readonly unit: string;
  readonly per: number;
  readonly run: () => void;
}

/** What was measured of a row, as units a second: the median of the rounds, the slowest and the fastest round. */
export interface Figure {
  readonly id: string;
  readonly unit: string;
  readonly perSecond: number;
  readonly lowest: number;
  readonly highest: number;
}
