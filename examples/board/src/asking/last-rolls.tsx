import { useAtTable } from '../table/context.js';
import { useTable } from '../table/use-table.js';
import { texts } from '../texts.js';
import { lastRolls, sinceAnswer } from './since.js';
import { givenAt } from './use-lone-answer.js';

/** The last rolls of a fight since the last answer. */
export function LastRolls() {
  const { client, look, busy, screen } = useAtTable();
  const { story } = useTable(client);
  if (screen.combat === null) return null;
  const since = sinceAnswer(client, look, !busy && screen.asked === look.viewer, story);
  const given = givenAt(client);
  return lastRolls(since).map(({ text, step }) => {
    const lone = given.get(step - 1);
    return (
      <p key={`${step} ${text}`} className="when rolled">
        {lone ? `${texts().table.news.lone(lone)} ` : null}
        {text}
      </p>
    );
  });
}
