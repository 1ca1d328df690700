import { type MouseEvent, useState } from 'react';
import type { Look, Move, TableClient } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';

/** Where the desk is: the site puts this page beside its own. */
const desk = import.meta.env.VITE_DESK ?? 'https://runebound-engine.github.io/runebound-engine/desk.html';

interface Props {
  readonly title: string;
  /** The action that is asked about. */
  readonly action?: Move;
  /** After how many actions the position was; the one on the screen if left out. */
  readonly step?: number;
}

/** Opens the ruling desk with the position as this seat sees it, and with the action that is asked about. */
export function AskAbout({ title, action, step }: Props) {
  const { client, look } = useAtTable();
  const [trouble, setTrouble] = useState('');
  const open = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    // A page that opens later than the click is taken for an advertisement.
    const page = window.open('about:blank');
    try {
      const { view, viewer } = await seenAt(client, look, step ?? look.step);
      const { linkOf, questionOfView } = await (view.edition === 'third-edition'
        ? import('runebound-engine/third-edition/desk')
        : import('runebound-engine/second-edition/desk'));
      const may = action && { action, ...(viewer === null ? {} : { actor: viewer }) };
      const link = await linkOf(questionOfView(view, { title: title.slice(0, 300), ...(may && { may }) }));
      if (page !== null) page.location.href = new URL(`${desk}#${link}`, location.href).href;
    } catch (error) {
      page?.close();
      setTrouble((error as Error).message);
    }
  };
  return (
    <>
      <a className="quiet ask-about" href={desk} target="_blank" rel="noreferrer" onClick={open}>
        {texts().table.question.about}
      </a>
      {trouble === '' ? null : <small role="alert">{trouble}</small>}
    </>
  );
}

/** What the seat saw after so many actions. The screen shows it for a moment, and then what it showed before. */
async function seenAt(client: TableClient, look: Look, step: number): Promise<Look> {
  if (step === look.step) return look;
  await client.lookAt(step);
  const seen = client.getSnapshot().look;
  await client.lookAt(look.step === look.steps ? null : look.step);
  return seen ?? look;
}
