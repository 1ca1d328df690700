import { lazy, Suspense } from 'react';
import type { TableClient } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import type { Setting } from '../table/house.js';

/** The end is loaded when a game is over. */
const EndScreen = lazy(() => import('./end-screen.js'));

interface Props {
  readonly onLeave: () => void;
  readonly onAgain: (next: TableClient) => void;
  readonly onAnew: (setting: Setting) => void;
}

/** How the game ended, where it has; it stays there for a person who looks back. */
export function EndingSlot(on: Props) {
  const { look, screen } = useAtTable();
  return (
    <>
      {screen.outcome === null ? null : <h2 className="outcome">{screen.outcome}</h2>}
      {look.over ? (
        <Suspense>
          <EndScreen end={look.steps} {...on} />
        </Suspense>
      ) : null}
    </>
  );
}
