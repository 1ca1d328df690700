import { useSyncExternalStore } from 'react';

/* The tables on a server that somebody opened or sat at in this browser. A server tells the links of seats once: here they are found again. */

export interface OwnTable {
  readonly table: string;
  readonly title: string;
  /** The way in for each seat that is known here, and to look on. */
  readonly links: readonly { readonly name: string; readonly link: string }[];
}

const place = 'runebound-tables';
const most = 12;
const listeners = new Set<() => void>();
let read: { readonly text: string; readonly tables: readonly OwnTable[] } = { text: '[]', tables: [] };

/** The latest first. */
function ownTables(): readonly OwnTable[] {
  const text = localStorage.getItem(place) ?? '[]';
  if (text !== read.text) read = { text, tables: JSON.parse(text) };
  return read.tables;
}

function write(tables: readonly OwnTable[]): void {
  localStorage.setItem(place, JSON.stringify(tables.slice(0, most)));
  for (const listener of [...listeners]) listener();
}

const others = (table: string): readonly OwnTable[] => ownTables().filter((one) => one.table !== table);

/** Remembers a table; the links of one that was opened here stay. */
export function rememberTable(seen: OwnTable): void {
  const known = ownTables().find(({ table }) => table === seen.table);
  const links = [...(known?.links ?? [])];
  for (const one of seen.links) if (!links.some(({ link }) => link === one.link)) links.push(one);
  write([{ ...seen, links }, ...others(seen.table)]);
}

export const forgetTable = (table: string): void => write(others(table));

/** The tables of this browser; drawn again when that changes. */
export const useOwnTables = (): readonly OwnTable[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, ownTables);
