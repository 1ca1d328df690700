import { lazy, Suspense, useState } from 'react';
import type { TableClient } from '../table/client.js';
import { useAtTable } from '../table/context.js';

/** The end is loaded when a game is over. */
const EndScreen = lazy(() => import('./end-screen.js'));

interface Props {
  readonly onLeave: () => void;
  readonly onAgain: (next: TableClient) => void;
}

/** How the game ended, where it has; it stays there for a person who looks back from the end. */
export function EndingSlot({ onLeave, onAgain }: Props) {
  const { client, look, screen } = useAtTable();
  const [end, setEnd] = useState<{ readonly client: TableClient; readonly step: number } | null>(null);
  const isOver = screen.outcome !== null;
  if (isOver && (end?.client !== client || end.step !== look.step)) setEnd({ client, step: look.step });
  // The last action was taken back, or this is another game.
  if (end !== null && (end.client !== client || look.steps !== end.step)) setEnd(null);
  return (
    <>
      {isOver ? <h2 className="outcome">{screen.outcome}</h2> : null}
      {end === null ? null : (
        <Suspense>
          <EndScreen end={end.step} onLeave={onLeave} onAgain={onAgain} />
        </Suspense>
      )}
    </>
  );
}
