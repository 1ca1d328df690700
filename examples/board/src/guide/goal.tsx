import { CardChip } from '../cards/card-chip.js';
import { useAtTable } from '../table/context.js';
import { Reveal } from '../table/reveal.js';
import { useNarrow } from '../table/use-narrow.js';
import { useTable } from '../table/use-table.js';
import { type Texts, useTexts } from '../texts.js';
import type { CardThing, GoalThing } from '../things/things.js';
import { toldNear } from './near.js';
import { RuleLink } from './rule-link.js';
import { TermsIn } from './terms.js';

/** A goal, with how near a player is. */
function told({ text, need, have, lies }: GoalThing, player: number, { goal }: Texts): string {
  const mine = have[player];
  if (mine === undefined) return [text, lies].filter(Boolean).join(', ');
  return need === null ? goal.so(text, mine) : goal.of(text, mine, need);
}

/** The same where there is room for a word: how near a player is to what can be counted. */
function toldShort(goals: readonly GoalThing[], player: number, { goal }: Texts): string {
  const counted = goals.find(({ need, have }) => need !== null && have[player] !== undefined);
  return counted?.need == null ? goal.short : goal.of(goal.short, counted.have[player] ?? 0, counted.need);
}

/** What the players are after, and how the game ended once it is over: always in sight, and more of it on a click. */
export function Goal() {
  const { client, screen, look } = useAtTable();
  const { seats } = useTable(client);
  const t = useTexts();
  const me = look.viewer ?? screen.turnOf ?? 0;
  const sought = screen.goals.filter(({ wins }) => wins !== 'nobody');
  const narrow = useNarrow('phone');
  const playedFor = narrow
    ? screen.outcome === null
      ? toldShort(sought, me, t)
      : t.goal.over
    : t.goal.either(sought.map((goal) => told(goal, me, t)));
  const near = toldNear(
    sought,
    me,
    seats.map(({ name }) => name),
    t,
  );
  const feared = screen.goals.filter(({ wins }) => wins === 'nobody');
  return (
    <Reveal
      className="goal"
      named={t.goal.label}
      content={() => (
        <div className="goals">
          {screen.outcome === null ? null : <p>{screen.outcome}</p>}
          <p>
            {sought.some(({ wins }) => wins === 'all')
              ? t.goal.together
              : sought.length === 1
                ? t.goal.winsBy
                : t.goal.wins}
          </p>
          <ul>
            {sought.map((goal) => (
              <li key={goal.text}>
                <strong>{goal.text}</strong> <RuleLink id={goal.rule} />
                {screen.card(goal.card ?? '') === null ? null : (
                  <p>
                    <CardChip card={screen.card(goal.card ?? '') as CardThing} />
                  </p>
                )}
                {goal.whereabouts === '' ? null : <p>{goal.whereabouts}</p>}
                {goal.have.length === 0 ? null : (
                  <p>{goal.have.map((have, at) => t.goal.each(seats[at]?.name ?? '', have)).join(' · ')}</p>
                )}
              </li>
            ))}
          </ul>
          {feared.length === 0 ? null : (
            <>
              <p>{feared.length === 1 ? t.goal.losesBy : t.goal.loses}</p>
              <ul>
                {feared.map(({ text, rule }) => (
                  <li key={text}>
                    {text} <RuleLink id={rule} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <TermsIn said={feared.map(({ text }) => text).join('\n')} />
        </div>
      )}
    >
      <span aria-hidden="true">⚑</span> {narrow ? playedFor : (screen.outcome ?? playedFor)}
      {screen.outcome === null ? near : null}
    </Reveal>
  );
}
