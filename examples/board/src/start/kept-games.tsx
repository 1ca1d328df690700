import { useEffect, useRef, useState } from 'react';
import { forget, type KeptGame, keptGames } from '../table/keep.js';
import { texts } from '../texts.js';

/** The kept games, the latest first, and how one of them is thrown away. */
export function useKept() {
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => void keptGames().then(setGames), []);
  return { games, throwAway: (id: string) => void forget(id).then(keptGames).then(setGames) };
}

interface Props {
  readonly kept: ReturnType<typeof useKept>;
  readonly onOpen: (game: KeptGame) => void;
  readonly onFile: (file: File) => void;
}

/** What a game is of, as far as was noted when it was kept. */
function editionOf({ turn, round }: KeptGame): string | null {
  const { editions } = texts().start;
  if (round !== undefined) return editions['third-edition'];
  return turn === undefined ? null : editions['second-edition'];
}

/** How far a game has come. */
const comeIn = ({ turn, round }: KeptGame): string | null => {
  const t = texts().kept;
  return turn !== undefined ? t.turn(turn) : round !== undefined ? t.round(round) : null;
};

/** The game that was played last, beside the way to a new one; nothing if it is over. */
export function GoOn({ kept, onOpen }: Pick<Props, 'kept' | 'onOpen'>) {
  const [last] = kept.games;
  if (last === undefined || last.over === true) return null;
  return (
    <button type="button" className="go-on" onClick={() => onOpen(last)}>
      {[texts().kept.goOn(last.title), comeIn(last)].filter(Boolean).join(' · ')}
    </button>
  );
}

/** Games to go on with. */
export function KeptGames({ kept: { games, throwAway }, onOpen, onFile }: Props) {
  const t = texts().kept;
  const file = useRef<HTMLInputElement>(null);
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
              {comeIn(game) === null ? null : <span className="faint">{comeIn(game)}</span>}
              {game.over ? <span className="faint">{t.over}</span> : null}
              <time dateTime={new Date(game.at).toISOString()}>
                {new Date(game.at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              <button
                type="button"
                className="quiet"
                aria-label={t.throwAway(game.title)}
                onClick={() => throwAway(game.id)}
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
