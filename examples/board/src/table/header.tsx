import { useState } from 'react';
import { Goal } from '../guide/goal.js';
import { Legend } from '../guide/legend.js';
import { Rules } from '../guide/rules.js';
import { ReadingSheet } from '../guide/sheet.js';
import { beginTour } from '../guide/tour-state.js';
import { useTexts } from '../texts.js';
import type { Screenful } from '../things/things.js';
import { useAtTable } from './context.js';
import { History } from './history.js';
import { openAgain } from './keep.js';
import { Reveal } from './reveal.js';
import { SaveButton } from './save-button.js';
import { EnemySwitch, LanguageButton, LoneSwitch, PaceChoice, SoundSwitch, ThemeButton } from './settings.js';
import { useNarrow } from './use-narrow.js';

interface Props {
  readonly screen: Screenful;
  readonly onLeave: () => void;
}

/** The line over the table: what the game is about, where it is, and what can be done with it as a whole. */
export function Header({ screen, onLeave }: Props) {
  const { client, look, busy } = useAtTable();
  const { save } = client;
  const t = useTexts();
  const [reading, setReading] = useState<'rules' | 'legend' | null>(null);
  const narrow = useNarrow('tablet');
  const tight = useNarrow('laptop');
  const past = look.step < look.steps;
  // The replay has steps of its own.
  const steps = past && look.over ? null : <History />;
  const helps = (close?: () => void) => (
    <span className="row helps">
      {(
        [
          [t.header.help, () => setReading('rules')],
          [t.header.legend, () => setReading('legend')],
          [t.header.tour, () => beginTour(screen.view.edition)],
        ] as const
      ).map(([label, show]) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            close?.();
            show();
          }}
        >
          {label}
        </button>
      ))}
    </span>
  );
  return (
    <header className="header">
      <h1 title={screen.title}>{screen.title}</h1>
      <p className="clock" data-rounds={screen.rounds} title={[screen.clock, ...screen.moment].join(' · ')}>
        <strong>{screen.clock}</strong>{' '}
        {screen.moment.map((part) => (
          <span key={part}>{part} </span>
        ))}
      </p>
      <Goal />
      {tight && (narrow || !past) ? null : steps}
      <div className="row">
        <button
          type="button"
          aria-label={t.header.undo}
          title={look.canUndo ? t.header.undo : t.header.undoNot}
          disabled={busy || !look.canUndo}
          onClick={() => client.undo()}
        >
          ↶
        </button>
        <button
          type="button"
          aria-label={t.header.redo}
          title={t.header.redo}
          disabled={busy || !look.canRedo}
          onClick={() => client.redo()}
        >
          ↷
        </button>
        {narrow ? null : helps()}
        <Reveal
          className="menu"
          named={t.header.menu}
          small
          content={(close) => (
            <div className="menu-list">
              {narrow ? helps(close) : null}
              {tight ? steps : null}
              <PaceChoice />
              <SoundSwitch />
              <LoneSwitch client={client} />
              {screen.enemies ? <EnemySwitch /> : null}
              <ThemeButton />
              <LanguageButton onLeave={() => openAgain(client.kept)} />
              {save === null ? null : <SaveButton save={save}>{t.header.save}</SaveButton>}
              <button type="button" className="quiet" onClick={onLeave}>
                {t.header.leave}
              </button>
            </div>
          )}
        >
          {t.header.menu}
        </Reveal>
      </div>
      <ReadingSheet
        title={reading === 'legend' ? t.help.legend : t.help.rules}
        open={reading !== null}
        onOpen={(open) => open || setReading(null)}
      >
        {reading === 'legend' ? <Legend /> : <Rules />}
      </ReadingSheet>
    </header>
  );
}
