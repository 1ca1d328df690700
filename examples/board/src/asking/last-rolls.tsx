import { useAtTable } from '../table/context.js';
import { useTable } from '../table/use-table.js';
import { sinceAnswer } from './since.js';

/** Who looks on at a whole fight hears so many of its last rolls. */
const most = 3;

/** What the dice of a fight did since the last answer: the values of the fight do not say why they changed. */
export function LastRolls() {
  const { client, look, busy, screen } = useAtTable();
  const { story } = useTable(client);
  if (screen.combat === null) return null;
  const since = sinceAnswer(client, look, !busy && screen.asked === look.viewer, story);
  // Those of an earlier fight are over.
  return since
    .slice(since.findLastIndex(({ began }) => began) + 1)
    .filter(({ rolled }) => rolled)
    .slice(-most)
    .map(({ text, step }) => (
      <p key={`${step} ${text}`} className="when rolled">
        {text}
      </p>
    ));
}
