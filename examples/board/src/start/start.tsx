import { type FormEvent, useEffect, useRef, useState } from 'react';
import { randomSeed, type SecondEditionModuleId } from 'runebound-engine';
import { CreditsButton } from '../faces/credits-button.js';
import type { Seat, TableClient } from '../table/client.js';
import type { KeptGame } from '../table/keep.js';
import { forgetGame, keptGames, openFile, openKept, openTable } from '../table/local.js';
import { PaceChoice, ThemeButton } from '../table/settings.js';
import { type EditionChoice, modules, places, scenarios } from './choices.js';
import { ModuleChoice } from './module-choice.js';
import { OverNetwork } from './network.js';
import { Seats } from './seats.js';

interface Props {
  readonly onSeated: (client: TableClient) => void;
}

const someone: readonly Seat[] = [
  { name: 'Ann', is: 'person' },
  { name: 'Bo', is: 'bot' },
];

/** A new game, or one that was kept. */
export function Start({ onSeated }: Props) {
  const [edition, setEdition] = useState<EditionChoice>('second-edition');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [scenario, setScenario] = useState(scenarios[0]?.id ?? 'corpse-king');
  const [seats, setSeats] = useState(someone);
  const [seed, setSeed] = useState('');
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);

  const sitDown = async (opening: () => Promise<TableClient>): Promise<void> => {
    setBusy(true);
    setTrouble('');
    try {
      onSeated(await opening());
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };

  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const common = { players: seats.length, seed: seed.trim() || randomSeed() };
    const options =
      edition === 'second-edition'
        ? { edition, ...common, ...(chosen.length > 0 ? { modules: chosen as SecondEditionModuleId[] } : {}) }
        : { edition, ...common, scenario };
    const what =
      edition === 'second-edition' ? 'Second Edition' : scenarios.find(({ id }) => id === scenario)?.title;
    const title = `${what}: ${seats.map(({ name }) => name).join(', ')}`;
    void sitDown(() => openTable({ options, seats }, title));
  };

  const [least, most] = places[edition];
  return (
    <main className="start">
      <header>
        <h1>Runebound</h1>
        <p>
          A table for the board game, on an unofficial rules engine. Heroes set out, monsters wait, and every
          rule can say why.
        </p>
        <div className="row">
          <ThemeButton />
          <PaceChoice />
        </div>
      </header>
      <form onSubmit={begin} aria-label="A new game">
        <fieldset className="choice">
          <legend>Edition</legend>
          {(['second-edition', 'third-edition'] as const).map((id) => (
            <label key={id}>
              <input
                type="radio"
                name="edition"
                checked={edition === id}
                onChange={() => {
                  setEdition(id);
                  const [few, many] = places[id];
                  setSeats([...seats, ...someone.slice(seats.length, few)].slice(0, many));
                }}
              />
              {id === 'second-edition' ? 'Second Edition' : 'Third Edition'}
            </label>
          ))}
        </fieldset>
        {edition === 'second-edition' ? (
          <fieldset className="modules">
            <legend>Modules</legend>
            {modules.map((module) => (
              <ModuleChoice key={module.id} module={module} chosen={chosen} onChoose={setChosen} />
            ))}
          </fieldset>
        ) : (
          <fieldset className="choice">
            <legend>Scenario</legend>
            {scenarios.map(({ id, title }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="scenario"
                  checked={scenario === id}
                  onChange={() => setScenario(id)}
                />
                {title}
              </label>
            ))}
          </fieldset>
        )}
        <Seats seats={seats} least={least} most={most} onChange={setSeats} />
        <label className="seed">
          Seed
          <input value={seed} placeholder="chosen for you" onChange={({ target }) => setSeed(target.value)} />
        </label>
        <button type="submit" className="primary" disabled={busy}>
          Begin
        </button>
      </form>
      {trouble === '' ? null : (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <OverNetwork
        options={
          edition === 'second-edition'
            ? { edition, ...(chosen.length > 0 ? { modules: [...chosen] } : {}) }
            : { edition, scenario }
        }
        seats={seats}
      />
      <KeptGames
        onOpen={(game) => sitDown(() => openKept(game))}
        onFile={(file) => sitDown(() => openFile(file))}
      />
      <footer>
        An unofficial fan project, not affiliated with the publisher of Runebound. All drawings and all cards
        marked original are our own; the emblems of the cards are not. <CreditsButton />
      </footer>
    </main>
  );
}

interface KeptProps {
  readonly onOpen: (game: KeptGame) => void;
  readonly onFile: (file: File) => void;
}

/** Games to go on with. */
function KeptGames({ onOpen, onFile }: KeptProps) {
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => void keptGames().then(setGames), []);
  return (
    <section className="kept" aria-labelledby="kept-title">
      <h2 id="kept-title">Go on with a game</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" onClick={() => onOpen(game)}>
              {game.title}
            </button>
            <time dateTime={new Date(game.at).toISOString()}>{new Date(game.at).toLocaleString()}</time>
            <button
              type="button"
              className="quiet"
              aria-label={`Throw away ${game.title}`}
              onClick={() => void forgetGame(game.id).then(keptGames).then(setGames)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {games.length === 0 ? <p>Games that are begun here are kept in this browser.</p> : null}
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="A kept game"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
        }}
      />
      <button type="button" onClick={() => file.current?.click()}>
        Open a file …
      </button>
    </section>
  );
}
