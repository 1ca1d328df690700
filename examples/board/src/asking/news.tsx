import { useState } from 'react';
import { Named } from '../board/named.js';
import { CardChip } from '../cards/card-chip.js';
import type { Line } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';

/** After how many actions this seat answered last: what came later is news to it. */
function useAnswered(mine: boolean, step: number): number {
  const [asked, setAsked] = useState({ before: step, now: step });
  if (mine && asked.now !== step) setAsked({ before: Math.min(asked.now, step - 1), now: step });
  return mine ? asked.before : asked.now;
}

/** What nobody should overlook, until the next answer: that a hero fell and what it cost, and which cards lie open now. */
export function News({ story }: { readonly story: readonly Line[] }) {
  const { screen, look, busy } = useAtTable();
  const answered = useAnswered(!busy && screen.asked === look.viewer, look.step);
  const news = story.filter(
    ({ step, fell, card }) =>
      step > answered && step <= look.step && (fell !== undefined || card !== undefined),
  );
  if (news.length === 0 || screen.outcome !== null) return null;
  const fell = news.some((line) => line.fell === look.viewer);
  return (
    <div className="news" data-fell={fell} aria-live="polite">
      <p className="title">{fell ? texts().table.news.fell : texts().table.news.title}</p>
      {news.map(({ text, step, card }, at) => {
        const open = card === undefined ? null : screen.card(card);
        return (
          <p key={`${step} ${at}`}>
            <Named text={text} /> {open === null ? null : <CardChip card={open} />}
          </p>
        );
      })}
    </div>
  );
}
