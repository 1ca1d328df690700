import { useMemo, useState, useSyncExternalStore } from 'react';
import { hasHands, title } from '#edition';
import { Board, Boxes, useDrawing } from './board.js';
import { type Choice, freshSeed, type GameTable, lookOf, newTable, people } from './game.js';

const seedOfAddress = (): string => new URLSearchParams(location.search).get('seed') ?? freshSeed();

/** Two people at one device. */
export function App() {
  const [seed, setSeed] = useState(seedOfAddress);
  const table = useMemo(() => newTable(seed), [seed]);
  return (
    <>
      <header>
        <h1>{title}</h1>
        <button type="button" onClick={() => setSeed(freshSeed())}>
          New game
        </button>
      </header>
      <Game key={seed} table={table} />
    </>
  );
}

/** The table as one player sees it. Where hands are hidden, nothing of it is on the page until the next player has the device. */
function Game({ table }: { readonly table: GameTable }) {
  const { state } = useSyncExternalStore(table.subscribe, table.getSnapshot, table.getSnapshot);
  const asked = useMemo(() => table.ruleset.decision(state)?.actor, [table, state]);
  const [seat, setSeat] = useState<number | null>(null);
  const next = typeof asked === 'number' ? asked : (seat ?? 0);
  if (hasHands && next !== seat)
    return (
      <main className="pass">
        <h2>Pass the device to {people[next]}</h2>
        <p>Hands are hidden. Go on when nobody else looks at the screen.</p>
        <button type="button" className="answer" onClick={() => setSeat(next)}>
          I am {people[next]}
        </button>
      </main>
    );
  return <Seat key={next} table={table} seat={next} />;
}

function Seat({ table, seat }: { readonly table: GameTable; readonly seat: number }) {
  const snapshot = useSyncExternalStore(table.subscribe, table.getSnapshot, table.getSnapshot);
  const look = useMemo(() => lookOf(table, snapshot, seat), [table, snapshot, seat]);
  const drawing = useDrawing(snapshot, seat);
  const [picked, setPicked] = useState<string | null>(null);
  const act = ({ action }: Choice): void => {
    setPicked(null);
    table.act(action, { by: seat });
  };
  /** A place with one answer is a button; another shows what can be done there, and what not. */
  const pick = (place: string): void => {
    const [only, ...more] = look.choices.filter((one) => one.place === place);
    if (only && more.length === 0 && only.why === null) act(only);
    else setPicked(place);
  };
  const shown = look.choices.filter(({ place }) => picked === null || place === picked);
  const refused = shown.filter(({ why }) => why !== null);
  return (
    <main className="table" data-step={look.step}>
      {drawing ? <Board drawing={drawing} choices={look.choices} picked={picked} onPick={pick} /> : null}
      <section className="asking">
        <h2>{look.question}</h2>
        {look.card ? (
          <p className="card">
            <b>{look.card.name}</b> {look.card.text}
          </p>
        ) : null}
        <div className="answers">
          {shown
            .filter(({ why }) => why === null)
            .map((choice) => (
              <button key={choice.code} type="button" className="answer" onClick={() => act(choice)}>
                {choice.label}
              </button>
            ))}
        </div>
        <p className="tools">
          {picked === null ? null : (
            <button type="button" onClick={() => setPicked(null)}>
              All answers
            </button>
          )}
          <button type="button" disabled={!look.canUndo} onClick={table.undo}>
            Undo
          </button>
          <button type="button" disabled={!look.canRedo} onClick={table.redo}>
            Redo
          </button>
        </p>
        {refused.length > 0 ? (
          <details open={picked !== null}>
            <summary>Why not? ({refused.length})</summary>
            <ul>
              {refused.map(({ code, label, why }) => (
                <li key={code}>
                  <b>{label}</b> {why}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </section>
      <section className="story" aria-live="polite">
        {look.story.map(({ heading, text }, at) =>
          heading ? <h3 key={look.story.length - at}>{text}</h3> : <p key={look.story.length - at}>{text}</p>,
        )}
      </section>
      {drawing ? <Boxes drawing={drawing} /> : null}
    </main>
  );
}
