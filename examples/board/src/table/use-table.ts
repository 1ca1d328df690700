import { useSyncExternalStore } from 'react';
import type { TableClient, TableSnapshot } from './client.js';

/** What the screen shows of a table; drawn again when that changes. */
export const useTable = (client: TableClient): TableSnapshot =>
  useSyncExternalStore(client.subscribe, client.getSnapshot);
