import { useMemo } from 'react';
import { CardFace } from '../cards/card-face.js';
import type { Seat } from '../table/client.js';
import { useTexts } from '../texts.js';
import { type Dealing, dealings, dealt, heroCards, type Picks, type Played } from './heroes.js';

interface Props {
  readonly game: Played;
  readonly seats: readonly Seat[];
  readonly dealing: Dealing;
  readonly picks: Picks;
  readonly onDealing: (dealing: Dealing) => void;
  readonly onPicks: (picks: Picks) => void;
}

/** How the players come to their heroes, with the cards to choose from. */
export function HeroChoice({ game, seats, dealing, picks, onDealing, onPicks }: Props) {
  const t = useTexts().heroes;
  // Third Edition drafts in the game, by its own rule.
  const onPage = dealing === 'chosen' || (dealing === 'drafted' && game.edition === 'second-edition');
  return (
    <fieldset className="heroes">
      <legend>{t.title}</legend>
      <div className="choice">
        {dealings.map((one) => (
          <label key={one}>
            <input type="radio" name="heroes" checked={dealing === one} onChange={() => onDealing(one)} />
            {t[one]}
          </label>
        ))}
      </div>
      <p className="faint">{dealing === 'drafted' && !onPage ? t.about.inGame : t.about[dealing]}</p>
      {onPage ? <Cards {...{ game, seats, dealing, picks, onPicks }} /> : null}
    </fieldset>
  );
}

function Cards({ game, seats, dealing, picks, onPicks }: Omit<Props, 'onDealing'>) {
  const t = useTexts().heroes;
  const { edition, scenario } = game;
  const modules = game.modules.join(' ');
  const cards = useMemo(
    () => heroCards({ edition, scenario, modules: modules.split(' ').filter(Boolean) }),
    [edition, scenario, modules],
  );
  const heroes = cards.map(({ id }) => id);
  const isBot = (seat: number): boolean => seats[seat]?.is === 'bot';
  // In a draft the bots before the next person have chosen already.
  const made = dealing === 'drafted' ? dealt(picks, heroes, isBot) : picks;
  const next = made.indexOf(null);
  const take = (hero: string): void => onPicks(made.map((pick, seat) => (seat === next ? hero : pick)));
  return (
    <>
      <h2 className="choosing" aria-live="polite">
        {next < 0 ? t.all : t.choosingFor(seats[next]?.name ?? '')}
      </h2>
      {/* The cards are long: who has one already is said before them. */}
      <ul className="given" aria-label={t.given}>
        {seats.map(({ name }, seat) => (
          <li key={seat} data-has={made[seat] !== null}>
            {name}: {cards.find(({ id }) => id === made[seat])?.name ?? t.noneYet}
          </li>
        ))}
      </ul>
      {picks.some((pick) => pick !== null) ? (
        <button type="button" className="quiet" onClick={() => onPicks(seats.map(() => null))}>
          {t.again}
        </button>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <ul className="hero-cards" tabIndex={0} aria-label={t.title}>
        {cards.map((card) => {
          const owner = made.indexOf(card.id);
          return (
            <li key={card.id} data-taken={owner >= 0}>
              <CardFace card={card}>
                {owner >= 0 ? (
                  <p className="taken">{t.taken(seats[owner]?.name ?? '')}</p>
                ) : (
                  <button type="button" disabled={next < 0} onClick={() => take(card.id)}>
                    {t.take(card.name)}
                  </button>
                )}
              </CardFace>
            </li>
          );
        })}
      </ul>
    </>
  );
}
