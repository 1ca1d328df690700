import { banners } from '../board/banners.js';
import { outcome } from '../editions/rules.js';
import { useAtTable } from '../table/context.js';
import { endingTexts as t } from '../texts/ending.js';
import type { Ending } from './past.js';
import { countName, lastTurnOf } from './telling.js';

interface Props {
  readonly names: readonly string[];
  /** What the game was; `null` while it is being read. */
  readonly ending: Ending | null;
}

/** All players with what they have, the best first. */
export function Standings({ names, ending }: Props) {
  const { screen } = useAtTable();
  const ended = outcome(screen.view);
  const review = ending?.review;
  const turns = review === undefined ? [] : [review.start, ...review.turns];
  const countsOf = (player: number) =>
    turns[lastTurnOf(turns, player, screen.players[player]?.out)]?.counts[player];
  return (
    <ol className="standings">
      {(ended?.ranking ?? []).flat().map((player) => (
        <li key={player} data-player={player}>
          <h4>
            <span className="banner" aria-hidden="true" style={{ color: banners[player] }} />
            {names[player]}
            {ended?.winners.includes(player) ? <span className="badge">{t.winner}</span> : null}
          </h4>
          <p className="faint">{screen.players[player]?.characters[0]?.name}</p>
          {screen.players[player]?.out ? <p className="faint">{t.eliminated}</p> : null}
          <dl>
            {Object.entries(countsOf(player) ?? {}).map(([name, count]) => (
              <div key={name}>
                <dt>{countName(screen, name)}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
