import type { Screenful } from '../things/things.js';
import { useAtTable } from './context.js';
import { History } from './history.js';
import { PaceChoice, ThemeButton } from './settings.js';

interface Props {
  readonly screen: Screenful;
  readonly onLeave: () => void;
}

/** Gives the game as a file. */
async function download(saving: Promise<Blob>, title: string): Promise<void> {
  const url = URL.createObjectURL(await saving);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** The line over the table: where the game is, and what can be done with it as a whole. */
export function Header({ screen, onLeave }: Props) {
  const { client, look, busy } = useAtTable();
  return (
    <header className="header">
      <h1>{screen.title}</h1>
      <p className="clock" title={`${screen.clock} ${screen.moment}`}>
        <strong>{screen.clock}</strong> <span>{screen.moment}</span>
      </p>
      <History />
      <div className="row">
        <button type="button" disabled={busy || !look.canUndo} onClick={() => client.undo()}>
          Undo
        </button>
        <button type="button" disabled={busy || !look.canRedo} onClick={() => client.redo()}>
          Redo
        </button>
        <PaceChoice />
        <ThemeButton />
        <button type="button" onClick={() => void download(client.save(), screen.title)}>
          Save to a file
        </button>
        <button type="button" className="quiet" onClick={onLeave}>
          Leave
        </button>
      </div>
    </header>
  );
}
