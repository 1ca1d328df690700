import { useState } from 'react';
import type { EditionId } from 'runebound-engine';
import { usual } from '../../../server/src/bots/strengths.js';
import { CopyLink } from '../people/copy-link.js';
import type { Seat } from '../table/client.js';
import { texts } from '../texts.js';
import { askServer } from './ask-server.js';
import { useDraft } from './draft.js';
import { nameOfLink, rememberTable } from './own-tables.js';
import { useServer } from './use-server.js';

interface Props {
  readonly edition: EditionId;
  /** What the game is begun with, but for its chance, which is the server's. */
  readonly options: () => Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
}

/** Whether other machines can do nothing with the address of this page. */
const isLoopback = /^(localhost|127\.|\[::1\])/.test(location.hostname);

interface Opened {
  readonly table: string;
  readonly watch: string;
  readonly seats: readonly (Seat & { readonly link?: string })[];
}

/** The way in for each person whose seat is not free, and to look on. */
const linksOf = ({ seats, watch }: Opened) =>
  [...seats, { name: null, link: watch }].flatMap(({ name, link }) =>
    link === undefined ? [] : { name, link },
  );

/** Opens the table on the server, and gives the links to hand out: one for each seat, one to look on. */
export function OverNetwork({ edition, options, seats }: Props) {
  const isThere = useServer();
  const [opened, setOpened] = useDraft<Opened | null>('opened', null);
  const [listed, setListed] = useDraft('listed', false);
  const [trouble, setTrouble] = useState('');
  if (!isThere) return null;
  const begin = (): void => {
    setTrouble('');
    // The first person is the one who opens the table.
    const mine = seats.findIndex(({ is }) => is === 'person');
    const sitting = seats.map(({ name, is, strength = usual }, at) => {
      if (is === 'bot') return { name, is, strength };
      return listed && at !== mine ? { name, is, free: true } : { name, is };
    });
    askServer<Opened>('tables', { options: options(), seats: sitting, listed }).then(
      (now) => {
        setOpened(now);
        rememberTable({
          table: now.table,
          edition,
          names: seats.map(({ name }) => name),
          links: linksOf(now),
        });
      },
      (error: Error) => setTrouble(error.message),
    );
  };
  return (
    <section className="kept network" aria-labelledby="network-title">
      <h2 id="network-title">{texts().network.network}</h2>
      {seats.filter(({ is }) => is === 'person').length > 1 ? null : <p>{texts().network.alone}</p>}
      <label>
        <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
        {texts().network.listed}
      </label>
      <p className="faint">{texts().network.atServer}</p>
      <button type="button" onClick={begin}>
        {texts().network.open}
      </button>
      {trouble === '' ? null : (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {opened === null ? null : (
        <>
          {isLoopback ? <p>{texts().network.onlyHere}</p> : null}
          <p>
            {opened.seats.some(({ free }) => free) ? texts().network.freeHint : texts().network.linksHint}
          </p>
          <ul>
            {linksOf(opened).map((one) => (
              <li key={one.link}>
                <span className="way-in">
                  <a href={one.link} target="_blank" rel="noreferrer">
                    {nameOfLink(one)}
                  </a>{' '}
                  <CopyLink title={nameOfLink(one)} link={new URL(one.link, location.href).href} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
