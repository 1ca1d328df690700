import { type FormEvent, useState } from 'react';
import { randomSeed, type SecondEditionModuleId } from 'runebound-engine';
import { CreditsButton } from '../faces/credits-button.js';
import { offerTour } from '../guide/tour-state.js';
import type { Seat, TableClient } from '../table/client.js';
import type { Setting } from '../table/house.js';
import { openFile, openKept, openTable } from '../table/local.js';
import { PaceChoice, ThemeButton } from '../table/settings.js';
import { useTexts } from '../texts.js';
import { aboutOf, type EditionChoice, modules, places, scenarios } from './choices.js';
import { HeroChoice } from './hero-choice.js';
import { type Dealing, dealt, heroCards, type Picks, type Played } from './heroes.js';
import { KeptGames } from './kept-games.js';
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
const nobody = (seats: readonly Seat[]): Picks => seats.map(() => null);

/** What a game of this is begun with, without its seats. */
const optionsOf = ({ edition, modules: chosen, scenario }: Played) =>
  edition === 'second-edition'
    ? { edition, ...(chosen.length > 0 ? { modules: chosen as SecondEditionModuleId[] } : {}) }
    : { edition, scenario };

/** The first page: a game at once, another game, or one that was kept. */
export function Start({ onSeated }: Props) {
  const t = useTexts().start;
  const [edition, setEdition] = useState<EditionChoice>('second-edition');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [scenario, setScenario] = useState(scenarios[0]?.id ?? 'corpse-king');
  const [seats, setSeats] = useState(someone);
  const [dealing, setDealing] = useState<Dealing | null>(null);
  const [picks, setPicks] = useState<Picks>(nobody(someone));
  const [seed, setSeed] = useState('');
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const game: Played = { edition, modules: chosen, scenario };
  // Each edition deals heroes by its own rule, unless the players want it otherwise.
  const deal = dealing ?? (edition === 'second-edition' ? 'random' : 'drafted');

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

  const seat = (next: readonly Seat[]): void => {
    setSeats(next);
    if (next.length !== seats.length) setPicks(nobody(next));
  };

  const open = (players: readonly Seat[], played: Played, heroes: Picks, from: string): void => {
    const taken = heroes.map((hero) => (hero === null ? {} : { hero }));
    const options = {
      ...optionsOf(played),
      players: heroes.every((hero) => hero === null) ? players.length : taken,
      seed: from.trim() || randomSeed(),
    } as Setting['options'];
    const what =
      played.edition === 'second-edition'
        ? t.editions[played.edition]
        : scenarios.find(({ id }) => id === played.scenario)?.title;
    const title = `${what}: ${players.map(({ name }) => name).join(', ')}`;
    void sitDown(() => openTable({ options, seats: players }, title));
  };

  const playNow = (): void => {
    offerTour();
    open(someone, { edition, modules: [], scenario: scenarios[0]?.id ?? 'corpse-king' }, nobody(someone), '');
  };

  const begin = (event: FormEvent): void => {
    event.preventDefault();
    // Third Edition lets players choose in the game, so chance deals here; Second Edition deals by itself.
    const byChance = deal === 'chosen' || (deal === 'random' && edition === 'third-edition');
    const ids = byChance || deal === 'drafted' ? heroCards(game).map(({ id }) => id) : [];
    const inGame = deal === 'drafted' && edition === 'third-edition';
    const heroes = deal === 'random' && !byChance ? nobody(seats) : dealt(picks, ids, () => true);
    open(seats, game, inGame ? nobody(seats) : heroes, seed);
  };

  const [least, most] = places[edition];
  return (
    <main className="start">
      <header>
        <h1>Runebound</h1>
        <p>{t.lead}</p>
        <fieldset className="editions">
          <legend className="aloud">{t.edition}</legend>
          {(['second-edition', 'third-edition'] as const).map((id) => (
            <div key={id} className="edition" data-chosen={edition === id}>
              <label>
                <input
                  type="radio"
                  name="edition"
                  checked={edition === id}
                  aria-describedby={`about-${id}`}
                  onChange={() => {
                    setEdition(id);
                    const [few, many] = places[id];
                    seat([...seats, ...someone.slice(seats.length, few)].slice(0, many));
                    setPicks((now) => now.map(() => null));
                  }}
                />
                {t.editions[id]}
              </label>
              <p id={`about-${id}`} className="told">
                {aboutOf(id, id).about}
              </p>
            </div>
          ))}
        </fieldset>
        <button type="button" className="primary play" disabled={busy} onClick={playNow}>
          {t.play}
        </button>
        <p className="faint">{t.playNote(t.editions[edition])}</p>
        <div className="row">
          <ThemeButton />
          <PaceChoice />
        </div>
      </header>
      {trouble === '' ? null : (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <details className="another">
        <summary>{t.another}</summary>
        <form onSubmit={begin} aria-label={t.another}>
          {edition === 'second-edition' ? (
            <fieldset className="modules">
              <legend>{t.modules}</legend>
              <p className="faint">{t.modulesNote}</p>
              {modules.map((module) => (
                <ModuleChoice
                  key={module.id}
                  module={module}
                  chosen={chosen}
                  onChoose={(next) => {
                    setChosen(next);
                    setPicks(nobody(seats));
                  }}
                />
              ))}
            </fieldset>
          ) : (
            <fieldset className="modules">
              <legend>{t.scenario}</legend>
              {scenarios.map(({ id, title, about }) => (
                <div key={id} className="module">
                  <label>
                    <input
                      type="radio"
                      name="scenario"
                      checked={scenario === id}
                      aria-describedby={`about-${id}`}
                      onChange={() => setScenario(id)}
                    />
                    {title}
                  </label>
                  <p id={`about-${id}`} className="told faint">
                    {about}
                  </p>
                </div>
              ))}
            </fieldset>
          )}
          <Seats edition={edition} seats={seats} least={least} most={most} onChange={seat} />
          <label className="seed">
            {t.seed}
            <input value={seed} placeholder={t.seedNote} onChange={({ target }) => setSeed(target.value)} />
          </label>
          <HeroChoice
            game={game}
            seats={seats}
            dealing={deal}
            picks={picks}
            onDealing={(next) => {
              setDealing(next);
              setPicks(nobody(seats));
            }}
            onPicks={setPicks}
          />
          <button type="submit" className="primary" disabled={busy}>
            {t.begin}
          </button>
        </form>
        <OverNetwork options={optionsOf(game)} seats={seats.map(({ name, is }) => ({ name, is }))} />
      </details>
      <KeptGames
        onOpen={(kept) => sitDown(() => openKept(kept))}
        onFile={(file) => sitDown(() => openFile(file))}
      />
      <footer>
        An unofficial fan project, not affiliated with the publisher of Runebound. All drawings and all cards
        marked original are our own; the emblems of the cards are not. <CreditsButton />
      </footer>
    </main>
  );
}
