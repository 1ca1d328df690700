import { useState } from 'react';
import { CopyLink } from '../people/copy-link.js';
import type { Seat } from '../table/client.js';
import { type Failed, sayTrouble } from '../table/trouble.js';
import { texts } from '../texts.js';
import { useServer } from './use-server.js';

interface Props {
  /** What the game is begun with, but for its chance, which is the server's. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
}

interface Opened {
  readonly watch: string;
  readonly seats: readonly (Seat & { readonly link?: string })[];
}

async function open(options: Props['options'], seats: readonly Seat[], listed: boolean): Promise<Opened> {
  const answer = await fetch('tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options, seats, listed }),
  });
  const said = (await answer.json()) as Opened & { readonly error?: Failed };
  if (said.error) throw new Error(sayTrouble(said.error));
  return said;
}

/** Opens the table on the server, and gives the links to hand out: one for each seat, one to look on. */
export function OverNetwork({ options, seats }: Props) {
  const isThere = useServer();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [listed, setListed] = useState(false);
  const [trouble, setTrouble] = useState('');
  if (!isThere) return null;
  const begin = (): void => {
    setTrouble('');
    // The first person is the one who opens the table.
    const mine = seats.findIndex(({ is }) => is === 'person');
    const sitting = seats.map(({ name, is }, at) =>
      listed && is === 'person' && at !== mine ? { name, is, free: true } : { name, is },
    );
    open(options, sitting, listed).then(setOpened, (error: Error) => setTrouble(error.message));
  };
  return (
    <section className="kept" aria-labelledby="network-title">
      <h2 id="network-title">{texts().network.network}</h2>
      <label>
        <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
        {texts().network.listed}
      </label>
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
          <p>{texts().network.linksHint}</p>
          <ul>
            {[...opened.seats, { name: texts().network.lookingOn, link: opened.watch }].map(
              ({ name, link }) =>
                link === undefined ? null : (
                  <li key={link}>
                    <a href={link} target="_blank" rel="noreferrer">
                      {name}
                    </a>{' '}
                    <CopyLink title={name} link={new URL(link, location.href).href} />
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </section>
  );
}
