import { useState } from 'react';
import { Reveal } from '../table/reveal.js';
import { texts } from '../texts.js';
import type { LandmarkThing } from '../things/board-things.js';
import { pointAt } from './pointed.js';

interface Props {
  readonly landmarks: readonly LandmarkThing[];
  /** Goes to a space of the board. */
  readonly onFound: (space: string) => void;
}

/** Heroes, the villain, quests, places and adventures by name, the nearest first; each leads to its space of the board. */
export const Find = (props: Props) => (
  <Reveal
    className="find"
    named={texts().table.findOnBoard}
    content={(close) => <Found {...props} onFound={(space) => close(() => props.onFound(space))} />}
  >
    {texts().table.find}
  </Reveal>
);

const kinds = ['hero', 'villain', 'quest', 'town', 'adventure'] as const;

/** Whether each word that was typed stands in a name. */
const fits = (name: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

/** What no way leads to is the farthest. */
const distanceOf = ({ away }: LandmarkThing): number => away ?? 1000;
const byDistance = (one: LandmarkThing, other: LandmarkThing): number => distanceOf(one) - distanceOf(other);

/** What fits to what is typed. Enter takes the first. */
function Found({ landmarks, onFound }: Props) {
  const [typed, setTyped] = useState('');
  const found = kinds.map((kind) => ({
    kind,
    some: landmarks.filter((one) => one.kind === kind && fits(one.name, typed)).toSorted(byDistance),
  }));
  const [first] = found.flatMap(({ some }) => some);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '' && first !== undefined) onFound(first.space);
        }}
      >
        <input
          type="search"
          aria-label={texts().table.findOnBoard}
          placeholder={texts().table.findByName}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {first === undefined ? <p className="faint">{texts().table.findNothing}</p> : null}
      {found.map(({ kind, some }) =>
        some.length === 0 ? null : (
          <section key={kind} aria-label={texts().table.kinds[kind]}>
            <h3>{texts().table.kinds[kind]}</h3>
            <div className="chips">
              {some.map(({ space, name, away }) => (
                <button
                  key={`${space} ${name}`}
                  type="button"
                  className="chip"
                  onPointerEnter={() => pointAt([space])}
                  onPointerLeave={() => pointAt([])}
                  onClick={() => onFound(space)}
                >
                  <span>{name}</span>
                  {away === null || away === 0 ? null : <small>{texts().table.steps(away)}</small>}
                </button>
              ))}
            </div>
          </section>
        ),
      )}
    </>
  );
}
