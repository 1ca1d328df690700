import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { seek } from '../board/pointed.js';
import { outcome, ruleText } from '../editions/rules.js';
import { RulePage } from '../guide/rule-link.js';
import type { TableClient } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import type { Setting } from '../table/house.js';
import { SaveButton } from '../table/save-button.js';
import { TroubleSaid } from '../table/trouble-said.js';
import { useTable } from '../table/use-table.js';
import { endingTexts as t } from '../texts/ending.js';
import { texts } from '../texts.js';
import { Chart } from './chart.js';
import './ending.css';
import type { Ending } from './past.js';
import { Replay } from './replay.js';
import { Standings } from './standings.js';
import { decisiveOf, type Moment, unlikelyOf } from './telling.js';

interface Props {
  /** The step at which the game ended. */
  readonly end: number;
  readonly onLeave: () => void;
  readonly onAgain: (next: TableClient) => void;
  readonly onAnew: (setting: Setting) => void;
}

/** The game told by the table, once: `undefined` if it could not be. */
function useEnding(client: TableClient, end: number): Ending | null | undefined {
  const [ending, setEnding] = useState<Ending | null | undefined>(null);
  useEffect(() => {
    let isCurrent = true;
    setEnding(null);
    const show = (read: Ending): void => {
      if (isCurrent) setEnding(read);
    };
    const finish = (read: Ending | undefined): void => {
      if (isCurrent) setEnding(read);
      // What was known before may come later.
      isCurrent = false;
    };
    void client.review(show).then(finish, () => finish(undefined));
    return () => {
      isCurrent = false;
    };
  }, [client, end]);
  return ending;
}

/** What is seen when a game is over, and the way back to it for a person who looks at the board. */
export default function EndScreen({ end, onLeave, onAgain, onAnew }: Props) {
  const { client, look, screen } = useAtTable();
  const { seats, story, trouble } = useTable(client);
  const names = seats.map(({ name }) => name);
  const [open, setOpen] = useState(true);
  /** How often it was begun again, and whether it goes by itself; `null` while it is not. */
  const [replay, setReplay] = useState<{ readonly run: number; readonly plays: boolean } | null>(null);
  const ending = useEnding(client, end);
  const first = ending?.first ?? 0;
  const ended = outcome(screen.view);
  const { again, save, setting } = client;
  // Where several people sit at one device, the end speaks to all of them.
  const people = seats.flatMap(({ is }, at) => (is === 'person' ? [at] : []));
  const alone = people.length === 1 ? (people[0] ?? null) : null;
  const me = client.kept === null ? look.viewer : alone;
  const show = (step: number, plays = false): void => {
    setOpen(false);
    setReplay({ run: (replay?.run ?? 0) + 1, plays });
    void client.lookAt(step);
  };
  const buttons = (
    <div className="row ending-buttons">
      {again === null ? null : (
        <button type="button" className="primary" onClick={() => void again().then(onAgain)}>
          {t.again}
        </button>
      )}
      {setting === null ? null : (
        <button type="button" onClick={() => onAnew(setting)}>
          {t.anew}
        </button>
      )}
      <button type="button" onClick={() => show(first, true)}>
        {t.replay}
      </button>
      {save === null ? null : <SaveButton save={save}>{t.save}</SaveButton>}
      <button type="button" onClick={onLeave}>
        {t.leave}
      </button>
    </div>
  );
  if (ended === null || (replay !== null && !open))
    return (
      <Replay
        key={replay?.run}
        starts={replay?.plays ?? false}
        buttons={buttons}
        end={end}
        first={first}
        turns={ending?.review.turns.map(({ from }) => from) ?? []}
        onEnd={() => {
          setReplay(null);
          setOpen(true);
        }}
      />
    );
  // The villain has to do with how the game ended.
  const villain = screen.landmarks.find(({ kind }) => kind === 'villain');
  const telling = ending ? { ...ending, screen, names, story } : null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t.open}
      </button>
      {buttons}
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className="reading-shade" />
          <Dialog.Content className="ending" aria-describedby={undefined} data-read={ending?.counted === 1}>
            <header>
              <Dialog.Title>{screen.outcome}</Dialog.Title>
              <Dialog.Close onClick={() => (villain === undefined ? undefined : seek(villain.space))}>
                {t.board}
              </Dialog.Close>
            </header>
            <p className="how">
              {me === null ? null : (
                <strong className="verdict">{ended.winners.includes(me) ? t.youWon : t.youLost}</strong>
              )}{' '}
              {ruleText(ended.rule)} <RulePage id={ended.rule}>{texts().help.page}</RulePage>
            </p>
            {buttons}
            {trouble === null ? null : <TroubleSaid trouble={trouble} />}
            <Part title={t.standings}>
              <Standings names={names} ending={ending ?? null} />
            </Part>
            {telling === null ? (
              <p role="status">{ending === null ? t.reading : t.failed}</p>
            ) : (
              <>
                {first > 0 ? <p role="note">{t.late(first)}</p> : null}
                <Part title={t.chart}>
                  <Chart telling={telling} />
                </Part>
                <Part title={t.decisive}>
                  <Moments
                    className="decisive"
                    moments={decisiveOf(telling)}
                    none={t.noTurns}
                    onShow={(step) => show(step)}
                  />
                </Part>
                <Part title={t.fights}>
                  {telling.counted < 1 ? <p role="status">{t.counting(t.percent(telling.counted))}</p> : null}
                  <Moments
                    className="unlikely"
                    moments={unlikelyOf(telling)}
                    none={telling.counted < 1 ? '' : t.noFights}
                    onShow={(step) => show(step)}
                  />
                </Part>
              </>
            )}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

interface MomentsProps {
  readonly className: string;
  readonly moments: readonly Moment[];
  /** What is said if there are none. */
  readonly none: string;
  readonly onShow: (step: number) => void;
}

/** What happened, each with a way to its step. */
const Moments = ({ className, moments, none, onShow }: MomentsProps) =>
  moments.length === 0 ? (
    <p className="faint">{none}</p>
  ) : (
    <ol className={`moments ${className}`}>
      {moments.map(({ title, lines, step }) => (
        <li key={`${step} ${lines[0]}`} data-step={step}>
          <strong>{title}</strong>
          {lines.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
          <button type="button" aria-label={t.showOf(title)} onClick={() => onShow(step)}>
            {t.show}
          </button>
        </li>
      ))}
    </ol>
  );
