import { useEffect, useState } from 'react';
import type { Seat } from '../table/client.js';

interface Props {
  /** What the game is begun with, but for its chance, which is the server's. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
}

interface Opened {
  readonly watch: string;
  readonly seats: readonly (Seat & { readonly link?: string })[];
}

/** Whether this page came from a server that has tables. */
function useServer(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void fetch('health')
      .then((answer) => answer.json())
      .then(({ ok }: { ok?: unknown }) => setThere(ok === true))
      .catch(() => setThere(false));
  }, []);
  return isThere;
}

async function open(options: Props['options'], seats: readonly Seat[]): Promise<Opened> {
  const answer = await fetch('tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options, seats }),
  });
  const said = (await answer.json()) as Opened & { readonly error?: { readonly message: string } };
  if (said.error) throw new Error(said.error.message);
  return said;
}

/** Opens the table on the server, and gives the links to hand out: one for each seat, one to look on. */
export function OverNetwork({ options, seats }: Props) {
  const isThere = useServer();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState('');
  if (!isThere) return null;
  const begin = (): void => {
    setTrouble('');
    open(options, seats).then(setOpened, (error: Error) => setTrouble(error.message));
  };
  return (
    <section className="kept" aria-labelledby="network-title">
      <h2 id="network-title">Over the network</h2>
      <button type="button" onClick={begin}>
        Open this table on the server
      </button>
      {trouble === '' ? null : (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {opened === null ? null : (
        <>
          <p>
            Give each person the link of a seat, and nobody the link of another: it lets anybody sit there.
          </p>
          <ul>
            {[...opened.seats, { name: 'Looking on', link: opened.watch }].map(({ name, link }) =>
              link === undefined ? null : (
                <li key={link}>
                  <a href={link} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </section>
  );
}
