import { useEffect, useState } from 'react';
import type { EditionId } from 'runebound-engine';
import { CopyLink } from '../people/copy-link.js';
import type { Seat } from '../table/client.js';
import { sayTrouble } from '../table/trouble.js';
import { texts } from '../texts.js';
import { openScreen, titleOf } from '../things/index.js';
import { askServer } from './ask-server.js';
import { forgetTable, useOwnTables } from './own-tables.js';

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

const placeOf = ({ name, free, strength }: Seat): string =>
  free
    ? texts().network.freePlace
    : strength === undefined
      ? name
      : `${name}, ${texts().strengths[strength].name}`;

/** Sits down at a free place; the page goes to the table. */
async function sitDown(table: string, seat: number, name: string): Promise<void> {
  const { link } = await askServer<{ link: string }>(`tables/${table}/seats/${seat}`, { name });
  location.hash = link.slice(link.indexOf('#'));
}

/** The tables at this server that anybody may sit down at or look on at. */
export function Lobby() {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState('');
  const look = (): void => {
    setTrouble('');
    void fetch('tables')
      .then((answer) => answer.json())
      .then(async ({ tables }: { tables: readonly Listed[] }) => {
        // The names of what is played there come with the rules.
        await Promise.all(tables.map(({ edition }) => openScreen(edition)));
        setListed(tables);
      })
      .catch(() => setTrouble(sayTrouble({ code: 'unreachable', message: '' })));
  };
  useEffect(look, []);
  return (
    <>
      <OwnTables />
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
        {name.trim() === '' && listed.some(({ seats }) => seats.some(({ free }) => free)) ? (
          <p>{texts().network.nameFirst}</p>
        ) : null}
        <ul className="lobby">
          {listed.map((one) => (
            <li key={one.table}>
              <span>
                {gameOf(one)} ({one.seats.map(placeOf).join(', ')})
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
    </>
  );
}

/** The tables that one has opened or sat at, with the links that are known here. */
function OwnTables() {
  const tables = useOwnTables();
  if (tables.length === 0) return null;
  return (
    <section className="kept" aria-labelledby="own-title">
      <h2 id="own-title">{texts().network.ownTables}</h2>
      <ul className="lobby">
        {tables.map(({ table, title, links }) => (
          <li key={table}>
            <span className="title">{title}</span>
            {links.map(({ name, link }) => (
              <span key={link} className="way-in">
                <a href={link}>{name}</a> <CopyLink title={name} link={new URL(link, location.href).href} />
              </span>
            ))}
            <button
              type="button"
              className="quiet"
              aria-label={texts().network.forget(title)}
              onClick={() => forgetTable(table)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
