import { useId, useState } from 'react';
import { banners } from '../board/banners.js';
import { endingTexts as t } from '../texts/ending.js';
import { countName, decisiveTurns, isThird, lastTurnOf, type Telling, turnTitle } from './telling.js';

/** What can be seen over the turns, by edition. */
const measures = {
  'second-edition': ['experience', 'gold', 'runes', 'chance'],
  'third-edition': ['skills', 'gold', 'trophies', 'story', 'chance'],
} as const;

/** Lines differ in more than their color. */
const dashes = ['none', '9 4', '2 4', '12 3 2 3', '5 5', '1 6'];

const height = 100;

/** The end of a scale that is drawn in four parts. */
const scaleTo = (most: number): number => Math.max(4, Math.ceil(most / 4) * 4);

/** On which floor each number stands: those nearer than the gap stand one above the other. */
export function floorsOf(places: readonly number[], gap: number): readonly number[] {
  const floors = new Map<number, number>();
  const sorted = places.toSorted((a, b) => a - b);
  for (const [at, place] of sorted.entries()) {
    const before = sorted[at - 1];
    floors.set(place, before !== undefined && place - before < gap ? (floors.get(before) ?? 0) + 1 : 0);
  }
  return places.map((place) => floors.get(place) ?? 0);
}

/** The game over its turns: a line for each player. */
export function Chart({ telling }: { readonly telling: Telling }) {
  const { review, screen, names } = telling;
  const offered = measures[screen.view.edition];
  const [measure, setMeasure] = useState<string>(offered[0]);
  const group = useId();
  const isChance = measure === 'chance';
  const decisive = decisiveTurns(telling);
  const points = [review.start, ...review.turns];
  const lasts = names.map((_, player) => lastTurnOf(points, player, screen.players[player]?.out));
  const valueAt = (at: number, player: number): number =>
    (isChance
      ? points[at]?.chances[player]
      : points[Math.min(at, lasts[player] ?? at)]?.counts[player]?.[measure]) ?? 0;
  const said = (value: number): string => (isChance ? t.percent(value) : `${value}`);
  const players = names.map((_, player) => player);
  const top = isChance
    ? 1
    : scaleTo(Math.max(...points.flatMap((_, at) => players.map((player) => valueAt(at, player)))));
  const width = Math.max(1, points.length - 1);
  const floors = floorsOf(decisive, width / 20);
  const place = (at: number, player: number) =>
    `${at},${(height * (1 - valueAt(at, player) / top)).toFixed(2)}`;
  const titleAt = (at: number): string => turnTitle(telling, at - 1);
  const lastTurn = review.turns.at(-1);
  return (
    <figure className="chart">
      <fieldset className="measures">
        <legend className="aloud">{t.measure}</legend>
        {offered.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={measure === one} onChange={() => setMeasure(one)} />
            {countName(screen, one)}
          </label>
        ))}
      </fieldset>
      {isChance ? <p className="faint">{t.chanceHint}</p> : null}
      <div className="plot" style={{ marginTop: `${Math.max(0, ...floors) + 1}rem` }}>
        <div className="scale" aria-hidden="true">
          {[1, 0.75, 0.5, 0.25, 0].map((part) => (
            <span key={part}>{said(top * part)}</span>
          ))}
        </div>
        <div className="lines">
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t.chartOf(countName(screen, measure), review.turns.length)}
          >
            {[0, 25, 50, 75, 100].map((y) => (
              <path key={y} className="grid" d={`M0 ${y}H${width}`} />
            ))}
            {decisive.map((at) => (
              <path key={at} className="mark" d={`M${at + 1} 0V${height}`} />
            ))}
            {players.map((player) => (
              <polyline
                key={player}
                className="line"
                data-player={player}
                points={points.map((_, at) => place(at, player)).join(' ')}
                strokeDasharray={dashes[player]}
                style={{ color: banners[player] }}
              />
            ))}
          </svg>
          {decisive.map((at, rank) => (
            <span
              key={at}
              className="mark-number"
              aria-hidden="true"
              style={{ left: `${((at + 1) / width) * 100}%`, translate: `-50% ${-(floors[rank] ?? 0)}em` }}
            >
              {rank + 1}
            </span>
          ))}
        </div>
        <div className="turns" aria-hidden="true">
          <span>{t.start}</span>
          <span>{lastTurn === undefined ? '' : t.turn(isThird(telling), lastTurn.number)}</span>
        </div>
      </div>
      <figcaption>
        <ul className="chart-legend">
          {players.map((player) => (
            <li key={player}>
              <svg className="line" viewBox="0 0 34 8" aria-hidden="true" style={{ color: banners[player] }}>
                <path d="M1 4H33" strokeDasharray={dashes[player]} />
              </svg>
              {names[player]}
            </li>
          ))}
          <li className="faint">{t.marks}</li>
        </ul>
      </figcaption>
      <details>
        <summary>{t.asTable}</summary>
        <table>
          <caption className="aloud">{countName(screen, measure)}</caption>
          <thead>
            <tr>
              <td />
              {players.map((player) => (
                <th key={player} scope="col">
                  {names[player]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((_, at) => (
              <tr key={at}>
                <th scope="row">{titleAt(at)}</th>
                {players.map((player) => (
                  <td key={player}>{said(valueAt(at, player))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
