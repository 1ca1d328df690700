import { createContext, use } from 'react';
import type { Screenful } from '../things/things.js';
import type { Look, TableClient } from './client.js';

/** What every part of the screen may ask for. */
export interface AtTable {
  readonly client: TableClient;
  readonly look: Look;
  readonly screen: Screenful;
  /** Whether nothing can be done: the table is answering, or this is the past. */
  readonly busy: boolean;
  /** The answer that the table is about to give for the player; `null` where there is none. */
  readonly lone: string | null;
  /** The code of the action that a bot would take; `null` unless it was asked. */
  readonly advice: string | null;
  /** The space to which that would lead; `null` where it does not walk. */
  readonly bound: string | null;
}

export const TableContext = createContext<AtTable | null>(null);

export function useAtTable(): AtTable {
  const table = use(TableContext);
  if (table === null) throw new Error('This is drawn at a table only.');
  return table;
}
