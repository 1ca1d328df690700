import { useAtTable } from '../table/context.js';
import { useTable } from '../table/use-table.js';
import { lastRolls, sinceAnswer } from './since.js';

/** What the dice of a fight did since the last answer: the values of the fight do not say why they changed. */
export function LastRolls() {
  const { client, look, busy, screen } = useAtTable();
  const { story } = useTable(client);
  if (screen.combat === null) return null;
  const since = sinceAnswer(client, look, !busy && screen.asked === look.viewer, story);
  return lastRolls(since).map(({ text, step }) => (
    <p key={`${step} ${text}`} className="when rolled">
      {text}
    </p>
  ));
}
