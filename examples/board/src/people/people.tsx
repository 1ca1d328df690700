import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usual } from '../../../server/src/bots/strengths.js';
import { emotes, longestLine } from '../../../server/src/protocol.js';
import { decision } from '../editions/rules.js';
import type { Remark, Seat, TableSnapshot } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import { CopyLink } from './copy-link.js';
import { canNotify, notices, setNotices } from './use-notice.js';

interface Props {
  readonly snapshot: TableSnapshot;
}

/** The heading of all that, with how many remarks nobody has looked at. */
export function PeopleTitle({ snapshot: { together } }: Props) {
  const unread = together?.unread ?? 0;
  return (
    <>
      {texts().network.title}
      {unread === 0 ? null : (
        <span className="unread">
          {unread}
          <span className="aloud"> {texts().network.unread(unread)}</span>
        </span>
      )}
    </>
  );
}

/** Who is at a table over the network, whose action is awaited, and what is said. */
export function PeopleHere({ snapshot: { seats, together, trouble } }: Props) {
  const { client, look } = useAtTable();
  const { people } = client;
  const unread = together?.unread ?? 0;
  useEffect(() => {
    if (unread > 0) people?.read();
  }, [people, unread]);
  if (together === null || people === null) return null;
  const awaited = decision(look.view)?.actor;
  const { muted } = together;
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const stateOf = ({ is, free, strength = usual }: Seat, seat: number): string => {
    if (is === 'bot') return texts().strengths[strength].name;
    if (free) return texts().network.freePlace;
    if (seat === look.viewer) return texts().table.cards.you;
    return together.present.includes(seat) ? texts().network.here : texts().network.away;
  };
  return (
    <div className="people">
      <ul className="people-here">
        {seats.map((one, seat) => (
          <li key={seat} data-here={one.is === 'bot' || together.present.includes(seat)}>
            <span className="people-name">{one.name}</span>
            <span className="people-state">
              {stateOf(one, seat)}
              {awaited === seat ? (
                <>
                  , <strong>{texts().network.awaited}</strong>
                </>
              ) : null}
            </span>
            {one.is === 'person' && seat !== look.viewer ? (
              <button
                type="button"
                className="quiet"
                aria-pressed={muted.includes(seat)}
                onClick={() => people.mute(seat, !muted.includes(seat))}
              >
                {muted.includes(seat) ? texts().network.unmute(one.name) : texts().network.mute(one.name)}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {look.viewer === null ? <p>{texts().network.youLookOn}</p> : null}
      <p className="row">
        {texts().network.watching(together.watching)} {texts().network.watchLink}:{' '}
        <CopyLink title={texts().network.watchLink} link={people.watchLink} />
      </p>
      {look.viewer === null ? null : (
        <p>
          <button
            type="button"
            title={texts().network.takeBackHint}
            disabled={!look.canUndo}
            onClick={() => people.takeBack()}
          >
            {texts().network.takeBack}
          </button>
        </p>
      )}
      <h3>{texts().network.talk}</h3>
      <Talk said={together.said.filter(({ seat }) => !muted.includes(seat))} nameOf={nameOf} />
      {look.viewer === null ? null : (
        <>
          {trouble === null ? null : <p className="people-trouble">{trouble.text}</p>}
          <Speaking />
          <Notices />
        </>
      )}
    </div>
  );
}

/** What was said, the latest last. */
function Talk({
  said,
  nameOf,
}: {
  readonly said: readonly Remark[];
  readonly nameOf: (seat: number) => string;
}) {
  const list = useRef<HTMLOListElement>(null);
  const last = said.at(-1)?.id;
  // The latest line is seen whole.
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [last]);
  if (said.length === 0) return <p>{texts().network.nothingSaid}</p>;
  return (
    <ol ref={list} className="people-said" aria-live="polite">
      {said.slice(-30).map(({ id, seat, text, emote }) => (
        <li key={id}>
          <strong>{nameOf(seat)}</strong> {text ?? (emote === undefined ? '' : texts().network.emotes[emote])}
        </li>
      ))}
    </ol>
  );
}

function Speaking() {
  const { people } = useAtTable().client;
  const [line, setLine] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (line.trim() !== '') people?.say({ text: line.trim() });
    setLine('');
  };
  return (
    <>
      <fieldset className="row" aria-label={texts().network.signs}>
        {emotes.map((emote) => (
          <button key={emote} type="button" className="quiet" onClick={() => people?.say({ emote })}>
            {texts().network.emotes[emote]}
          </button>
        ))}
      </fieldset>
      <form className="row" onSubmit={say}>
        <input
          aria-label={texts().network.line}
          placeholder={texts().network.line}
          value={line}
          maxLength={longestLine}
          onChange={({ target }) => setLine(target.value)}
        />
        <button type="submit">{texts().network.say}</button>
      </form>
    </>
  );
}

/** What this browser does when the player of the page is asked. */
function Notices() {
  const [wanted, setWanted] = useState(notices());
  return (
    <fieldset className="row">
      <legend>{texts().network.notice}</legend>
      {(canNotify ? (['sound', 'notification'] as const) : (['sound'] as const)).map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={wanted[kind]}
            onChange={({ target }) => void setNotices({ ...wanted, [kind]: target.checked }).then(setWanted)}
          />
          {texts().network[kind]}
        </label>
      ))}
      {isSecureContext ? null : <span className="faint">{texts().network.needsTls}</span>}
    </fieldset>
  );
}

/** Somebody wants to take an action back: one is asked, or sees who is. */
export function ConsentAsked({ snapshot: { seats, together, story } }: Props) {
  const { client, look } = useAtTable();
  const ask = together?.ask ?? null;
  if (together === null || client.people === null) return null;
  if (ask === null)
    return together.how === null ? null : (
      <p className="consent" role="status">
        {texts().network.how[together.how]}
      </p>
    );
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const waiting = ask.waiting.map(nameOf).join(', ');
  const isAsked = look.viewer !== null && ask.waiting.includes(look.viewer);
  return (
    <div className="consent" role="alert">
      <p>
        {isAsked
          ? texts().network.asks(nameOf(ask.by))
          : ask.by === look.viewer
            ? texts().network.iAsk(waiting)
            : texts().network.waitingFor(nameOf(ask.by), waiting)}
      </p>
      <ul>
        {story
          .filter(({ step, heading }) => step > ask.to && !heading)
          .slice(0, 3)
          .map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
      {isAsked ? (
        <p className="row">
          <button type="button" className="primary" onClick={() => client.people?.consent(true)}>
            {texts().network.agree}
          </button>
          <button type="button" onClick={() => client.people?.consent(false)}>
            {texts().network.decline}
          </button>
        </p>
      ) : null}
    </div>
  );
}
