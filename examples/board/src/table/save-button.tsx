import { useState } from 'react';
import { texts } from '../texts.js';
import type { Screenful } from '../things/things.js';
import type { TableClient } from './client.js';
import { useAtTable } from './context.js';
import { download, fileName } from './download.js';
import { useTable } from './use-table.js';

/** The edition, the hero of the player and how far the game has come, which all are in the name of a file. */
function gameName({ view, players }: Screenful, player: number, isPast: boolean): string {
  const { start, kept } = texts();
  const hero = players[player]?.characters[0]?.name ?? '';
  const far = 'round' in view ? kept.round(view.round) : kept.turn(view.turn);
  // The file has all of the game, also while an earlier step is shown.
  return fileName([start.editions[view.edition], hero, isPast ? '' : far]);
}

interface Props {
  readonly save: NonNullable<TableClient['save']>;
  readonly children: string;
}

/** Saves the game to a file, and says so. */
export function SaveButton({ save, children }: Props) {
  const { client, look, screen } = useAtTable();
  const { seats } = useTable(client);
  const [saved, setSaved] = useState('');
  const person = seats.findIndex(({ is }) => is === 'person');
  const put = async (): Promise<void> => {
    const player = look.viewer ?? Math.max(0, person);
    const name = gameName(screen, player, look.step < look.steps);
    setSaved('');
    if (await download(save(), name)) setSaved(texts().header.saved(name));
  };
  return (
    <>
      <button type="button" onClick={() => void put()}>
        {children}
      </button>
      <span className="saved" role="status">
        {saved}
      </span>
    </>
  );
}
