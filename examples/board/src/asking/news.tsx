import { Named } from '../board/named.js';
import { CardChip } from '../cards/card-chip.js';
import type { Line } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';

/** When each seat was asked last, in actions, by table: a device that is passed on shows the news of each seat to it. */
const askedAt = new WeakMap<object, Map<number | null, { readonly before: number; readonly now: number }>>();

/** After how many actions a seat answered last: what came later is news to it. */
function answeredAt(table: object, seat: number | null, mine: boolean, step: number): number {
  const seats = askedAt.get(table) ?? new Map<number | null, { before: number; now: number }>();
  askedAt.set(table, seats);
  const known = seats.get(seat) ?? { before: step, now: step };
  const asked = mine && known.now !== step ? { before: Math.min(known.now, step - 1), now: step } : known;
  seats.set(seat, asked);
  return mine ? asked.before : asked.now;
}

/** What nobody should overlook, until the next answer: that a hero fell and what it cost, which cards lie open now, what
 * the villain does, and what came to the player while others played. */
export function News({ story }: { readonly story: readonly Line[] }) {
  const { client, screen, look, busy } = useAtTable();
  const answered = answeredAt(client, look.viewer, !busy && screen.asked === look.viewer, look.step);
  const since = story.filter(({ step }) => step > answered && step <= look.step);
  // A player sees at once what an answer brought; what came after the turn is overlooked.
  const ended = since.findIndex(({ heading }) => heading);
  const news = since.filter(
    ({ fell, card, matters }, at) =>
      fell !== undefined ||
      card !== undefined ||
      matters === null ||
      (matters !== undefined && matters === look.viewer && ended >= 0 && at > ended),
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
