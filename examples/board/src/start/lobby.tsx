import '../style/of-table.js';
import { useEffect, useState } from 'react';
import type { EditionId } from 'runebound-engine';
import { CopyLink } from '../people/copy-link.js';
import type { Seat } from '../table/client.js';
import { sayTrouble } from '../table/trouble.js';
import { texts } from '../texts.js';
import { openScreen, titleOf } from '../things/index.js';
import { askServer } from './ask-server.js';
import { useDraft } from './draft.js';
import { forgetTable, nameOfLink, type OwnTable, titleOfTable, useOwnTables } from './own-tables.js';

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
    ? texts().network.aFreePlace
    : strength === undefined
      ? name
      : `${name} (${texts().strengths[strength].name})`;

/** Sits down at the first free place; the page goes to the table. */
async function sitDown({ table, seats }: Listed, name: string): Promise<void> {
  const seat = seats.findIndex(({ free }) => free);
  const { link } = await askServer<{ link: string }>(`tables/${table}/seats/${seat}`, { name });
  location.hash = link.slice(link.indexOf('#'));
}

/** The tables at this server that anybody may sit down at or look on at. */
export function Lobby() {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const [name, setName] = useDraft('name', '');
  const own = useOwnTables();
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
  // Also once a table was opened here.
  useEffect(look, [own]);
  return (
    <>
      <OwnTables tables={own} />
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
                {gameOf(one)}: {one.seats.map(placeOf).join(', ')}
              </span>
              {one.seats.some(({ free }) => free) ? (
                <button
                  type="button"
                  disabled={name.trim() === ''}
                  onClick={() =>
                    void sitDown(one, name.trim()).catch((error: Error) => {
                      setTrouble(error.message);
                      look();
                    })
                  }
                >
                  {texts().network.sit(name.trim())}
                </button>
              ) : null}
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

/** How far a table is, as the server tells it. */
interface Standing {
  readonly turn?: number;
  readonly round?: number;
  readonly over: boolean;
  /** The seat that is asked; `null` if none is. */
  readonly asked: number | null;
  readonly seats: readonly Seat[];
}

const standingOf = (table: string): Promise<Standing | null> =>
  fetch(`tables/${table}`)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);

/** When a table was first seen here, how far it is, and who is asked. */
function Far({ table: { table, since } }: { readonly table: OwnTable }) {
  const [standing, setStanding] = useState<Standing | null>(null);
  useEffect(() => void standingOf(table).then(setStanding), [table]);
  const { turn, round, over, asked, seats = [] } = standing ?? {};
  const t = texts().kept;
  return (
    <>
      {turn === undefined ? null : <span className="faint">{t.turn(turn)}</span>}
      {round === undefined ? null : <span className="faint">{t.round(round)}</span>}
      {over ? <span className="faint">{t.over}</span> : null}
      {asked == null ? null : <span>{texts().network.isAwaited(seats[asked]?.name ?? '')}</span>}
      <time dateTime={new Date(since).toISOString()}>{new Date(since).toLocaleString()}</time>
    </>
  );
}

/** The tables that one has opened or sat at, with the links that are known here. */
function OwnTables({ tables }: { readonly tables: readonly OwnTable[] }) {
  const [leaving, setLeaving] = useState<string | null>(null);
  if (tables.length === 0) return null;
  return (
    <section className="kept" aria-labelledby="own-title">
      <h2 id="own-title">{texts().network.ownTables}</h2>
      <ul className="lobby">
        {tables.map((one) => (
          <li key={one.table}>
            <span className="title">{titleOfTable(one)}</span>
            <Far table={one} />
            <span className="row">
              {one.links.map((way) => (
                <span key={way.link} className="way-in">
                  <a href={way.link}>{nameOfLink(way)}</a>{' '}
                  <CopyLink title={nameOfLink(way)} link={new URL(way.link, location.href).href} />
                </span>
              ))}
            </span>
            {leaving === one.table ? (
              <span className="row" role="alert">
                {texts().network.forgetHint}
                <button type="button" onClick={() => forgetTable(one.table)}>
                  {texts().network.forgetNow}
                </button>
                <button type="button" onClick={() => setLeaving(null)}>
                  {texts().network.keep}
                </button>
              </span>
            ) : (
              <button
                type="button"
                className="quiet"
                aria-label={texts().network.forget(titleOfTable(one))}
                onClick={() => setLeaving(one.table)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
