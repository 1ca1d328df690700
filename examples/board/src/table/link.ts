/* The way in by link: `#table=<id>` looks on, `#table=<id>&seat=<token>` sits down. What follows # no server reads. */

/** A table on the server that the page came from. */
export interface TableLink {
  readonly table: string;
  readonly token: string | undefined;
}

/** The table that the page's address names; `null` if it names none. */
export function tableLink(): TableLink | null {
  const words = new URLSearchParams(location.hash.slice(1));
  const table = words.get('table');
  return table === null ? null : { table, token: words.get('seat') ?? undefined };
}

/** Forgets the table in the address: the page is the start page again. */
export const leaveLink = (): void => history.replaceState(null, '', location.pathname);
