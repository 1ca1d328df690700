import { Named } from '../board/named.js';
import { CardChip } from '../cards/card-chip.js';
import type { Line } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import { sinceAnswer } from './since.js';
import { givenAt } from './use-lone-answer.js';

/** What nobody should overlook, until the next answer: that a hero fell and what it cost, which cards lie open now, what
 * the villain does, what came to the player while others played, and what the table answered for the player. */
export function News({ story }: { readonly story: readonly Line[] }) {
  const { client, screen, look, busy } = useAtTable();
  const since = sinceAnswer(client, look, !busy && screen.asked === look.viewer, story);
  const given = givenAt(client);
  // A player sees at once what an answer brought, unless others have played since.
  const ended = since.some(({ heading }) => heading);
  const news = since.filter(
    ({ fell, card, matters, step, heading }) =>
      fell !== undefined ||
      card !== undefined ||
      matters === null ||
      (matters !== undefined && matters === look.viewer && ended) ||
      (given.has(step - 1) && !heading),
  );
  if (news.length === 0 || screen.outcome !== null) return null;
  const fell = news.some((line) => line.fell === look.viewer);
  return (
    <div className="news" data-fell={fell} aria-live="polite">
      <p className="title">{fell ? texts().table.news.fell : texts().table.news.title}</p>
      {news.map(({ text, step, card, fled: isFled }, at) => {
        const open = card === undefined ? null : screen.card(card);
        const lone = news[at - 1]?.step === step ? undefined : given.get(step - 1);
        return (
          <p key={`${step} ${at}`}>
            {lone === undefined ? null : <span className="lone">{texts().table.news.lone(lone)} </span>}
            <Named text={text} /> {isFled ? texts().table.news.fled : null}{' '}
            {open === null ? null : <CardChip card={open} />}
            {open === null || open.text === '' ? null : <small className="card-says">{open.text}</small>}
          </p>
        );
      })}
    </div>
  );
}
