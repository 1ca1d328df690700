import { useSyncExternalStore } from 'react';
import type { EditionId } from 'runebound-engine';
import { texts } from '../texts.js';

/* The tables on a server that somebody opened or sat at in this browser. A server tells the links of seats once: here they are found again. */

/** The way in for a seat, or to look on: then it has no name. */
interface WayIn {
  readonly name: string | null;
  readonly link: string;
}

interface Seen {
  readonly table: string;
  readonly edition: EditionId;
  /** Who sat there when it was seen last. */
  readonly names: readonly string[];
  /** The way in for each seat that is known here, and to look on. */
  readonly links: readonly WayIn[];
}

export interface OwnTable extends Seen {
  /** When it was first seen here, as `Date.now()` counts. */
  readonly since: number;
}

/** What a link is called. */
export const nameOfLink = ({ name }: WayIn): string => name ?? texts().network.lookingOn;

/** What a table is called. */
export const titleOfTable = ({ edition, names }: Seen): string =>
  `${texts().start.editions[edition]}: ${names.join(', ')}`;

const place = 'runebound-own-tables';
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
export function rememberTable(seen: Seen): void {
  const known = ownTables().find(({ table }) => table === seen.table);
  const links = [...(known?.links ?? [])];
  for (const one of seen.links) if (!links.some(({ link }) => link === one.link)) links.push(one);
  write([{ ...seen, links, since: known?.since ?? Date.now() }, ...others(seen.table)]);
}

export const forgetTable = (table: string): void => write(others(table));

/** The tables of this browser; drawn again when that changes. */
export const useOwnTables = (): readonly OwnTable[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, ownTables);
