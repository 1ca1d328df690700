import { useEffect, useRef, useState } from 'react';
import { forget, type KeptGame, keptGames } from '../table/keep.js';
import { texts } from '../texts.js';

interface Props {
  readonly onOpen: (game: KeptGame) => void;
  readonly onFile: (file: File) => void;
}

/** What a game is of, as far as was noted when it was kept. */
function editionOf({ turn, round }: KeptGame): string | null {
  const { editions } = texts().start;
  if (round !== undefined) return editions['third-edition'];
  return turn === undefined ? null : editions['second-edition'];
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
        {games
          .map((game) => ({ game, edition: editionOf(game) }))
          .map(({ game, edition }) => (
            <li key={game.id}>
              <button type="button" onClick={() => onOpen(game)}>
                {game.title}
              </button>
              {edition === null || game.title.includes(edition) ? null : (
                <span className="faint">{edition}</span>
              )}
              {game.turn === undefined ? null : <span className="faint">{t.turn(game.turn)}</span>}
              {game.round === undefined ? null : <span className="faint">{t.round(game.round)}</span>}
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
