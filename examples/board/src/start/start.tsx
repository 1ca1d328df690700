import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { CreditsButton } from '../faces/credits-button.js';
import { offerTour } from '../guide/tour-state.js';
import type { TableClient } from '../table/client.js';
import { openFile, openKept } from '../table/local.js';
import { LanguageButton, PaceChoice, SoundSwitch, ThemeButton } from '../table/settings.js';
import { troubleOf } from '../table/trouble.js';
import { texts, useTexts } from '../texts.js';
import { openScreen } from '../things/index.js';
import { takeChosenAnew } from './anew.js';
import type { EditionChoice } from './choices.js';
import { keepDraft, useDraft } from './draft.js';
import { KeptGames, LastGame } from './kept-games.js';
import { someone } from './someone.js';
import { useServer } from './use-server.js';

/* What a visitor sees first. The rules are not needed for it: those of an edition are loaded once somebody means to play it. */

const Another = lazy(() => import('./another.js').then(({ Another }) => ({ default: Another })));
const Lobby = lazy(() => import('./lobby.js').then(({ Lobby }) => ({ default: Lobby })));

interface Props {
  readonly onSeated: (client: TableClient) => void;
}

const editions = ['second-edition', 'third-edition'] as const;

const playedKey = 'runebound-edition';

/** Somebody who comes back finds the edition that was played at once last. */
const lastPlayed = (): EditionChoice =>
  editions.find((id) => id === localStorage.getItem(playedKey)) ?? 'second-edition';

/** Brings what any table needs, and that of an edition, before they are asked for. Without a network the table says so itself. */
const bring = (edition?: EditionChoice): void =>
  void Promise.all([
    import('../table/table-screen.js'),
    import('./opening.js'),
    edition === undefined ? null : openScreen(edition),
  ]).catch(() => {});

/** Brings what any table needs while the page is read: once it is painted, and the browser has nothing else to do. */
const bringAtLeisure = (): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => bring());
  // Safari has none.
  else setTimeout(() => bring(), 300);
};

/** The first page: a game at once, another game, or one that was kept. */
export function Start({ onSeated }: Props) {
  const t = useTexts().start;
  const isServer = useServer();
  useEffect(() => bringAtLeisure(), []);
  const choices = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!takeChosenAnew()) return;
    const summary = choices.current?.querySelector('summary');
    summary?.focus();
    summary?.scrollIntoView();
  }, []);
  const [edition, setEdition] = useDraft('edition', lastPlayed);
  const [another, setAnother] = useDraft('another', false);
  const [seats, setSeats] = useDraft('seats', someone);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);

  const sitDown = async (opening: () => Promise<TableClient>): Promise<void> => {
    setBusy(true);
    setTrouble('');
    try {
      onSeated(await opening());
    } catch (error) {
      setTrouble(troubleOf(error));
    }
    setBusy(false);
  };

  const playNow = (): void => {
    offerTour(edition);
    localStorage.setItem(playedKey, edition);
    void sitDown(async () => (await import('./opening.js')).openFirst(edition));
  };

  return (
    <main className="start">
      <header>
        <h1>Runebound</h1>
        <p>{t.lead}</p>
        <fieldset className="editions">
          <legend className="aloud">{t.edition}</legend>
          {editions.map((id) => (
            <div key={id} className="edition" data-chosen={edition === id}>
              <label>
                <input
                  type="radio"
                  name="edition"
                  checked={edition === id}
                  aria-describedby={`about-${id}`}
                  onChange={() => {
                    setEdition(id);
                    bring(id);
                  }}
                />
                {t.editions[id]}
              </label>
              <p id={`about-${id}`} className="told">
                {t.about[id]}
              </p>
            </div>
          ))}
        </fieldset>
        <LastGame onOpen={(kept) => void sitDown(() => openKept(kept))} />
        <button
          type="button"
          className="primary play"
          disabled={busy}
          onClick={playNow}
          onPointerEnter={() => bring(edition)}
          onFocus={() => bring(edition)}
        >
          {busy ? t.laying : t.play}
        </button>
        <p className="faint">{t.playNote(t.editions[edition])}</p>
        <div className="row">
          <ThemeButton />
          <LanguageButton onLeave={keepDraft} />
          <PaceChoice />
          <SoundSwitch />
        </div>
      </header>
      {busy ? (
        <p className="opening" role="status">
          {t.laying}
        </p>
      ) : null}
      {trouble === '' ? null : (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <details
        ref={choices}
        className="another"
        open={another}
        onToggle={({ currentTarget }) => setAnother(currentTarget.open)}
      >
        <summary>{isServer ? t.anotherOrNetwork : t.another}</summary>
        {another ? (
          <Suspense fallback={<p className="waiting">{t.loading}</p>}>
            <Another
              key={edition}
              edition={edition}
              busy={busy}
              seats={seats}
              onSeats={setSeats}
              sitDown={(opening) => void sitDown(opening)}
            />
          </Suspense>
        ) : null}
      </details>
      {isServer ? (
        <Suspense>
          <Lobby />
        </Suspense>
      ) : null}
      <KeptGames
        onOpen={(kept) => sitDown(() => openKept(kept))}
        onFile={(file) => sitDown(() => openFile(file))}
      />
      <footer>
        {texts().credits.footer} <CreditsButton />
      </footer>
    </main>
  );
}
