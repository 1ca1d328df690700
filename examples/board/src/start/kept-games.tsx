import { useEffect, useRef, useState } from 'react';
import { forget, type KeptGame, keptGames } from '../table/keep.js';
import { texts } from '../texts.js';

interface Props {
  readonly onOpen: (game: KeptGame) => void;
  readonly onFile: (file: File) => void;
}

/** How far a game has come; empty where that was not noted. */
const farOf = ({ turn, round }: KeptGame): string =>
  turn !== undefined ? texts().kept.turn(turn) : round !== undefined ? texts().kept.round(round) : '';

/** Which edition a game is of; empty where that was not noted. */
const editionOf = ({ turn, round }: KeptGame): string =>
  turn !== undefined
    ? texts().start.editions['second-edition']
    : round !== undefined
      ? texts().start.editions['third-edition']
      : '';

/** Goes on with the game that was played last, unless it is over: the list of all is far down on a phone. */
export function LastGame({ onOpen }: Pick<Props, 'onOpen'>) {
  const [last, setLast] = useState<KeptGame>();
  useEffect(() => void keptGames().then(([game]) => setLast(game)), []);
  if (last === undefined || last.over) return null;
  return (
    <button type="button" className="last-game" onClick={() => onOpen(last)}>
      {texts().kept.goOn([last.title, farOf(last)].filter(Boolean).join(', '))}
    </button>
  );
}

/** Games to go on with. */
export function KeptGames({ onOpen, onFile }: Props) {
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const t = texts().kept;
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => void keptGames().then(setGames), []);
  return (
    <section className="kept" aria-labelledby="kept-title">
      <h2 id="kept-title">{t.title}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" onClick={() => onOpen(game)}>
              {game.title}
            </button>
            <span className="faint">
              {[editionOf(game), farOf(game)].filter((one) => !game.title.includes(one)).join(' · ')}
            </span>
            {game.over ? <span className="faint">{t.over}</span> : null}
            <time dateTime={new Date(game.at).toISOString()}>{new Date(game.at).toLocaleString()}</time>
            <button
              type="button"
              className="quiet"
              aria-label={t.throwAway(game.title)}
              onClick={() => void forget(game.id).then(keptGames).then(setGames)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {games.length === 0 ? <p>{t.none}</p> : null}
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t.file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
        }}
      />
      <button type="button" onClick={() => file.current?.click()}>
        {t.open}
      </button>
    </section>
  );
}
