import '../style/of-table.js';
import { type FormEvent, use } from 'react';
import { type Strength, strengths, usual } from '../../../server/src/bots/strengths.js';
import type { Seat, TableClient } from '../table/client.js';
import { useTexts } from '../texts.js';
import { openScreen, titleOf } from '../things/index.js';
import { choicesOf, type EditionChoice, places } from './choices.js';
import { useDraft } from './draft.js';
import { HeroChoice } from './hero-choice.js';
import { type Dealing, dealt, heroCards, type Picks, type Played } from './heroes.js';
import { ModuleChoice } from './module-choice.js';
import { OverNetwork } from './network.js';
import { firstScenario, nobody, openGame, optionsOf, playersOf } from './opening.js';
import { Seats } from './seats.js';
import { someone } from './someone.js';

interface Props {
  readonly edition: EditionChoice;
  readonly busy: boolean;
  /** Who sits at the table: kept when another edition is chosen. */
  readonly seats: readonly Seat[];
  readonly onSeats: (seats: readonly Seat[]) => void;
  readonly sitDown: (opening: () => Promise<TableClient>) => void;
}

/** A seat as an edition has it: its bots may know less. */
const seatIn =
  (edition: EditionChoice) =>
  (seat: Seat): Seat =>
    (strengths[edition] as readonly Strength[]).includes(seat.strength ?? usual)
      ? seat
      : { ...seat, strength: usual };

/** The choices of any game. It is drawn anew for another edition. */
export function Another({ edition, busy, seats: chosenSeats, onSeats, sitDown }: Props) {
  const t = useTexts().start;
  use(openScreen(edition));
  const choices = choicesOf(edition);
  const [least, most] = places[edition];
  const [chosen, setChosen] = useDraft<readonly string[]>('modules', []);
  const [scenario, setScenario] = useDraft<string>('scenario', firstScenario);
  const seats = [...chosenSeats, ...someone.slice(chosenSeats.length, least)]
    .slice(0, most)
    .map(seatIn(edition));
  const [dealing, setDealing] = useDraft<Dealing | null>('dealing', null);
  const [picks, setPicks] = useDraft<Picks>('heroes', nobody(seats));
  const [seed, setSeed] = useDraft('seed', '');
  const game: Played = { edition, modules: chosen, scenario };
  // Each edition deals heroes by its own rule, unless the players want it otherwise.
  const deal = dealing ?? (edition === 'second-edition' ? 'random' : 'drafted');

  const seat = (next: readonly Seat[]): void => {
    onSeats(next);
    if (next.length !== seats.length) setPicks(nobody(next));
  };

  const heroes = (): Picks => {
    // Third Edition lets players choose in the game, so chance deals here; Second Edition deals by itself.
    const byChance = deal === 'chosen' || (deal === 'random' && edition === 'third-edition');
    const ids = byChance || deal === 'drafted' ? heroCards(game).map(({ id }) => id) : [];
    const inGame = deal === 'drafted' && edition === 'third-edition';
    return inGame || (deal === 'random' && !byChance) ? nobody(seats) : dealt(picks, ids, () => true);
  };
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    sitDown(() => openGame(seats, game, heroes(), seed));
  };

  return (
    <>
      <form onSubmit={begin} aria-label={t.another}>
        <Seats edition={edition} seats={seats} least={least} most={most} onChange={seat} />
        {edition === 'second-edition' ? (
          <fieldset className="modules">
            <legend>{t.modules}</legend>
            <p className="faint">{t.modulesNote}</p>
            {choices.map((module) => (
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
            {choices.map(({ id, title, about }) => (
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
        <div className="seed">
          <label>
            {t.seed}
            <input
              value={seed}
              placeholder={t.seedNote}
              aria-describedby="about-seed"
              onChange={({ target }) => setSeed(target.value)}
            />
          </label>
          <p id="about-seed" className="told faint">
            {t.seedHint}
          </p>
        </div>
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
        <div className="begin">
          <p>
            {t.begins(
              t.editions[edition],
              seats.length,
              edition === 'second-edition' ? chosen.length : titleOf(edition, scenario),
            )}
          </p>
          <button type="submit" className="primary" disabled={busy}>
            {t.begin}
          </button>
        </div>
      </form>
      <OverNetwork
        edition={edition}
        options={() => ({ ...optionsOf(game), ...playersOf(heroes()) })}
        seats={seats}
      />
    </>
  );
}
