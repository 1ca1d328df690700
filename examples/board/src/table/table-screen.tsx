import { MotionConfig } from 'motion/react';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Question } from '../asking/question.js';
import { Board } from '../board/board.js';
import { Dice, Thrown } from '../board/dice.js';
import { Market } from '../cards/market.js';
import { Players } from '../cards/players.js';
import { Combat } from '../combat/combat.js';
import { useTour } from '../guide/tour-state.js';
import { Log } from '../log/log.js';
import { ConsentAsked, PeopleHere } from '../people/people.js';
import { useNotice } from '../people/use-notice.js';
import { useTheme } from '../start/theme.js';
import { networkTexts } from '../texts/network.js';
import { boardOfView, screenOf, throwOf } from '../things/index.js';
import { Tracks } from '../tracks/tracks.js';
import type { Look, TableClient } from './client.js';
import { TableContext } from './context.js';
import { Header } from './header.js';
import { Tabs } from './tabs.js';
import { useTable } from './use-table.js';

/** The guide is loaded when somebody wants it. */
const Tour = lazy(() => import('../guide/tour.js'));

interface Props {
  readonly client: TableClient;
  readonly look: Look;
  readonly onLeave: () => void;
}

/** Everything that people at the table see. */
export function TableScreen({ client, look, onLeave }: Props) {
  const snapshot = useTable(client);
  const { seats, busy, story, advice, trouble } = snapshot;
  const theme = useTheme();
  const { running } = useTour();
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const screen = useMemo(() => screenOf(look.view, names), [look.view, names]);
  const drawn = useDeferredValue(look.view);
  const board = useMemo(() => boardOfView(drawn, theme, names), [drawn, theme, names]);
  const thrown = useMemo(() => throwOf(look.view, look.events, names), [look, names]);
  const past = look.step < look.steps;
  const table = useMemo(
    () => ({
      client,
      look,
      screen,
      busy: busy || past,
      advice: advice?.code ?? null,
      bound: advice?.to ?? null,
    }),
    [client, look, screen, busy, past, advice],
  );
  useNotice(look, snapshot.together !== null);
  const [tab, setTab] = useState('heroes');
  const { trading } = screen;
  useEffect(() => {
    if (trading) setTab('market');
    else setTab((now) => (now === 'market' ? 'heroes' : now));
  }, [trading]);
  return (
    <TableContext value={table}>
      <MotionConfig reducedMotion="user">
        <div className="table" data-past={past} data-busy={busy} data-step={look.step}>
          <Header screen={screen} onLeave={onLeave} />
          <main className="board-area" aria-label="The board">
            <Board board={board} figures={screen.figures} />
            <Thrown thrown={thrown} step={look.step} />
          </main>
          <section className="now" aria-label="What is asked">
            {trouble === null ? null : (
              <p className="trouble" role="alert">
                {trouble}
              </p>
            )}
            <ConsentAsked snapshot={snapshot} />
            {screen.outcome === null ? null : <h2 className="outcome">{screen.outcome}</h2>}
            {screen.combat === null ? null : <Combat combat={screen.combat} />}
            <Dice rolls={screen.rolls} />
            <Question />
          </section>
          <section className="sheets" aria-label="What lies on the table">
            <Tabs
              chosen={tab}
              onChoose={setTab}
              tabs={[
                { id: 'heroes', title: 'Heroes', content: <Players players={screen.players} /> },
                { id: 'market', title: 'Market', content: <Market stalls={screen.stalls} /> },
                {
                  id: 'tracks',
                  title: 'Tracks',
                  content: <Tracks tracks={screen.tracks} piles={screen.piles} />,
                },
                ...(snapshot.together === null
                  ? []
                  : [
                      {
                        id: 'people',
                        title: networkTexts.title,
                        content: <PeopleHere snapshot={snapshot} />,
                      },
                    ]),
              ]}
            />
          </section>
          {running ? (
            <Suspense>
              <Tour />
            </Suspense>
          ) : null}
          <Log story={story} step={look.step} thrown={thrown?.title ?? ''} />
        </div>
      </MotionConfig>
    </TableContext>
  );
}
