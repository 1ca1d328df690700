import '../style/of-table.js';
import { MotionConfig } from 'motion/react';
import {
  type CSSProperties,
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { News } from '../asking/news.js';
import { Question } from '../asking/question.js';
import { useEnemyPlayed } from '../asking/use-enemy-played.js';
import { useLoneAnswer } from '../asking/use-lone-answer.js';
import { Board } from '../board/board.js';
import { Dice, Thrown } from '../board/dice.js';
import { Market } from '../cards/market.js';
import { Mine } from '../cards/mine.js';
import { Peek } from '../cards/peek.js';
import { Players } from '../cards/players.js';
import { Combat, isByTokens } from '../combat/combat.js';
import { EndingSlot } from '../ending/slot.js';
import { useTour } from '../guide/tour-state.js';
import { Log } from '../log/log.js';
import { ConsentAsked, PeopleHere, PeopleTitle } from '../people/people.js';
import { useNotice } from '../people/use-notice.js';
import { isSoundOn } from '../sound/switch.js';
import { useTheme } from '../start/theme.js';
import { texts } from '../texts.js';
import { boardOfView, screenOf, throwOf } from '../things/index.js';
import { Tracks } from '../tracks/tracks.js';
import type { Look, TableClient } from './client.js';
import { TableContext } from './context.js';
import { Header } from './header.js';
import type { Setting } from './house.js';
import { isStill } from './pace.js';
import { Tabs } from './tabs.js';
import { TroubleSaid } from './trouble-said.js';
import { useTable } from './use-table.js';

/** The guide is loaded when somebody wants it. */
const Tour = lazy(() => import('../guide/tour.js'));
/** What moves and sounds is loaded where somebody wants it. */
const Causes = lazy(() => import('../causes/causes.js'));

interface Props {
  readonly client: TableClient;
  readonly look: Look;
  readonly onLeave: () => void;
  /** Another game has begun. */
  readonly onAgain: (next: TableClient) => void;
  /** Another game is chosen, from what this one was. */
  readonly onAnew: (setting: Setting) => void;
}

/** Where there is room for a sheet beside the board. */
const roomy = '(min-width: 1400px)';

/** Everything that people at the table see. */
export function TableScreen({ client, look, onLeave, onAgain, onAnew }: Props) {
  const snapshot = useTable(client);
  const { seats, busy, story, advice, trouble } = snapshot;
  const theme = useTheme();
  const { running } = useTour();
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const screen = useMemo(() => screenOf(look.view, names), [look.view, names]);
  const drawn = useDeferredValue(look.view);
  const [ids, setIds] = useState(false);
  const board = useMemo(() => boardOfView(drawn, { theme, players: names, ids }), [drawn, theme, names, ids]);
  const thrown = useMemo(() => throwOf(look.view, look.events, names), [look, names]);
  const past = look.step < look.steps;
  const lone = useLoneAnswer({ client, look, screen, story, busy: busy || past });
  const played = useEnemyPlayed({ client, look, screen, advice, busy: busy || past || lone !== null });
  const waits = busy || lone !== null || played;
  const table = useMemo(
    () => ({
      client,
      look,
      screen,
      busy: waits || past,
      lone: lone?.label ?? null,
      advice: advice?.code ?? null,
      bound: advice?.to ?? null,
    }),
    [client, look, screen, waits, past, lone, advice],
  );
  const [panel, setPanel] = useState(() => (matchMedia(roomy).matches ? 'heroes' : ''));
  const [folded, setFolded] = useState(false);
  // A new question opens the sheet again.
  useEffect(() => {
    if (screen.question !== '') setFolded(false);
  }, [screen.question]);
  const happening = useRef<HTMLDivElement>(null);
  // What is new is seen from its beginning.
  useEffect(() => {
    if (look.step >= 0) happening.current?.scrollTo(0, 0);
  }, [look.step]);
  const { trading } = screen;
  // Before the browser paints, so that the sheet before is not seen again.
  useLayoutEffect(() => {
    if (trading) setPanel('market');
    else setPanel((now) => (now !== 'market' ? now : matchMedia(roomy).matches ? 'heroes' : ''));
  }, [trading]);
  const stands = screen.figures.find(({ player }) => player === screen.turnOf)?.space ?? '';
  const isLow = (board.spots.get(stands)?.y ?? 0) > board.height / 2;
  const closeStory = useCallback(() => setPanel(''), []);
  const byTokens = screen.combat !== null && isByTokens(screen.combat);
  const isFight = screen.combat !== null && screen.asked === look.viewer;
  useLayoutEffect(() => {
    // Beside the board there is no room for a sheet while the player fights.
    if (isFight && !matchMedia(roomy).matches) setPanel('');
  }, [isFight]);
  const ask = snapshot.together?.ask ?? null;
  const consents = look.viewer !== null && ask?.waiting.includes(look.viewer) === true;
  useNotice(
    look,
    consents && ask !== null ? texts().network.asks(names[ask.by] ?? '') : null,
    snapshot.together === null ? null : `${screen.title}: ${names.join(', ')}`,
  );
  useLayoutEffect(() => {
    // A sheet may lie over what this player is asked.
    if (consents && !matchMedia(roomy).matches) setPanel('');
  }, [consents]);
  return (
    <TableContext value={table}>
      <MotionConfig reducedMotion="user">
        <div
          className="table"
          data-past={past}
          data-ids={ids}
          data-busy={waits}
          data-step={look.step}
          data-panel={panel}
          data-fight={screen.combat !== null}
          data-trading={trading}
          style={{ '--board-ratio': board.width / board.height } as CSSProperties}
        >
          <Header screen={screen} onLeave={onLeave} />
          <main className="board-area" aria-label={texts().table.board}>
            <Board board={board} figures={screen.figures} ids={ids} onIds={setIds} />
            <Thrown thrown={thrown} story={story} step={look.step} high={isLow} />
          </main>
          <section className="now" aria-label={texts().table.asked} data-folded={folded}>
            <button
              type="button"
              className="quiet fold"
              aria-label={folded ? texts().table.unfold : texts().table.fold}
              aria-expanded={!folded}
              onClick={() => setFolded(!folded)}
            />
            <div ref={happening} className="happening">
              {trouble === null ? null : <TroubleSaid trouble={trouble} />}
              <ConsentAsked snapshot={snapshot} />
              <EndingSlot onLeave={onLeave} onAgain={onAgain} onAnew={onAnew} />
              {screen.combat === null ? null : (
                <>
                  <Dice rolls={screen.rolls} />
                  <Combat combat={screen.combat}>{byTokens ? <News story={story} /> : null}</Combat>
                  {byTokens ? null : <News story={story} />}
                </>
              )}
              {screen.combat === null ? (
                <>
                  <News story={story} />
                  <Dice rolls={screen.rolls} />
                </>
              ) : null}
            </div>
            {past && look.over ? null : <Question />}
          </section>
          <section className="sheets" aria-label={texts().table.lies}>
            {panel === '' || screen.asked === null || screen.asked !== look.viewer || waits ? null : (
              <button type="button" className="waits" onClick={() => setPanel('')}>
                <span>{texts().table.waits}</span> {screen.question}
              </button>
            )}
            <Mine onOpen={() => setPanel('heroes')} />
            <Tabs
              chosen={panel}
              onChoose={setPanel}
              tabs={[
                { id: 'heroes', title: texts().table.heroes, content: <Players players={screen.players} /> },
                { id: 'market', title: texts().table.markets, content: <Market stalls={screen.stalls} /> },
                {
                  id: 'tracks',
                  title: texts().table.tracks,
                  content: <Tracks tracks={screen.tracks} piles={screen.piles} />,
                },
                ...(snapshot.together === null
                  ? []
                  : [
                      {
                        id: 'people',
                        title: <PeopleTitle snapshot={snapshot} />,
                        content: <PeopleHere snapshot={snapshot} />,
                      },
                    ]),
              ]}
              more={
                <button
                  type="button"
                  className="tab story-tab"
                  aria-expanded={panel === 'story'}
                  onClick={() => setPanel(panel === 'story' ? '' : 'story')}
                >
                  {texts().table.story}
                </button>
              }
            />
          </section>
          {running ? (
            <Suspense>
              <Tour />
            </Suspense>
          ) : null}
          <Peek />
          {isStill() && !isSoundOn() ? null : (
            <Suspense>
              <Causes />
            </Suspense>
          )}
          <Log
            story={story}
            step={look.step}
            thrown={thrown?.title ?? ''}
            spots={board.spots}
            onClose={panel === 'story' ? closeStory : undefined}
          />
        </div>
      </MotionConfig>
    </TableContext>
  );
}
