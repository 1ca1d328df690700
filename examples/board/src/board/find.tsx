import { Reveal } from '../table/reveal.js';
import { texts } from '../texts.js';
import type { LandmarkThing } from '../things/board-things.js';
import { pointAt } from './pointed.js';

interface Props {
  readonly landmarks: readonly LandmarkThing[];
  /** Goes to a space of the board. */
  readonly onFound: (space: string) => void;
}

const kinds = ['hero', 'quest', 'town', 'adventure'] as const;

/** Heroes, quests, places and adventures by name; each leads to its space of the board. */
export const Find = ({ landmarks, onFound }: Props) => (
  <Reveal
    className="find"
    named={texts().table.findOnBoard}
    content={(close) =>
      kinds.map((kind) => {
        const some = landmarks.filter((one) => one.kind === kind);
        if (some.length === 0) return null;
        return (
          <section key={kind} aria-label={texts().table.kinds[kind]}>
            <h3>{texts().table.kinds[kind]}</h3>
            <div className="chips">
              {some.map(({ space, name }) => (
                <button
                  key={`${space} ${name}`}
                  type="button"
                  className="chip"
                  onPointerEnter={() => pointAt([space])}
                  onPointerLeave={() => pointAt([])}
                  onClick={() => close(() => onFound(space))}
                >
                  {name}
                </button>
              ))}
            </div>
          </section>
        );
      })
    }
  >
    {texts().table.find}
  </Reveal>
);
