import { useEffect, useState } from 'react';
import type { EditionId } from 'runebound-engine';
import type { Seat } from '../table/client.js';
import { type Failed, sayTrouble } from '../table/trouble.js';
import { texts } from '../texts.js';
import { openScreen, titleOf } from '../things/index.js';

/** A table of the lobby, as the server tells it. */
interface Listed {
  readonly table: string;
  readonly edition: EditionId;
  readonly modules?: readonly string[];
  readonly scenario?: string;
  readonly seats: readonly Seat[];
}

const gameOf = ({ edition, modules: chosen = [], scenario }: Listed): string =>
  edition === 'second-edition'
    ? [texts().start.editions[edition], ...chosen.map((id) => titleOf(edition, id))].join(', ')
    : `${texts().start.editions['third-edition']}, ${titleOf(edition, scenario ?? '')}`;

/** Sits down at a free place; the page goes to the table. */
async function sitDown(table: string, seat: number, name: string): Promise<void> {
  const answer = await fetch(`tables/${table}/seats/${seat}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const said = (await answer.json()) as { link?: string; error?: Failed };
  if (said.link === undefined) throw new Error(said.error ? sayTrouble(said.error) : '');
  location.hash = said.link.slice(said.link.indexOf('#'));
  location.reload();
}

/** The tables at this server that anybody may sit down at or look on at. */
export function Lobby() {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState('');
  const look = (): void =>
    void fetch('tables')
      .then((answer) => answer.json())
      .then(async ({ tables }: { tables: readonly Listed[] }) => {
        // The names of what is played there come with the rules.
        await Promise.all(tables.map(({ edition }) => openScreen(edition)));
        setListed(tables);
      });
  useEffect(look, []);
  return (
    <section className="kept" aria-labelledby="lobby-title">
      <h2 id="lobby-title">{texts().network.lobby}</h2>
      <p className="row">
        <label>
          {texts().network.yourName}{' '}
          <input value={name} maxLength={24} onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="button" className="quiet" onClick={look}>
          {texts().network.lobbyRefresh}
        </button>
      </p>
      {trouble === '' ? null : (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {listed.length === 0 ? <p>{texts().network.lobbyEmpty}</p> : null}
      <ul className="lobby">
        {listed.map((one) => (
          <li key={one.table}>
            <span>
              {gameOf(one)} (
              {one.seats.map((seat) => (seat.free ? texts().network.freePlace : seat.name)).join(', ')})
            </span>
            {one.seats.map(({ free, name: place }, seat) =>
              free ? (
                <button
                  key={seat}
                  type="button"
                  disabled={name.trim() === ''}
                  onClick={() =>
                    void sitDown(one.table, seat, name.trim()).catch((error: Error) => {
                      setTrouble(error.message);
                      look();
                    })
                  }
                >
                  {texts().network.sit(place)}
                </button>
              ) : null,
            )}
            <a href={`#table=${one.table}`} target="_blank" rel="noreferrer">
              {texts().network.lookOn}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
