import type { Share } from '../../tools/workshop/statistics.js';
import { sharesTable, table } from '../../tools/workshop/tables.js';

export const shareTable = (what: string, shares: readonly Share[]): string => {
  const { head, rows } = sharesTable(what, shares);
  return table(head, rows);
};
