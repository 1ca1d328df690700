import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Named } from '../board/named.js';
import { Draft, isDraft } from '../guide/draft.js';
import { RuleLink } from '../guide/rule-link.js';
import { Terms } from '../guide/terms.js';
import { Why } from '../guide/why.js';
import { useAtTable } from '../table/context.js';
import { EnemySwitch } from '../table/settings.js';
import { useTable } from '../table/use-table.js';
import { texts } from '../texts.js';
import { type AnswerThing, isDiscard, type RefusalThing } from '../things/answer-things.js';
import { Answers } from './answers.js';
import { AskAbout } from './ask-about.js';
import { AskedCard } from './asked-card.js';
import { askedFor, grouped } from './groups.js';
import { LastRolls } from './last-rolls.js';
import type { List } from './numbers.js';
import { Offer } from './offer.js';
import { useFocusKept } from './use-focus-kept.js';
import { type Keyed, useKeyed } from './use-keyed.js';
import { useKeys } from './use-keys.js';

/** So many places are listed without being asked for, where there is no other answer. */
const few = 6;

/** What is asked, with a button for each answer and a reason for what is refused. */
export function Question() {
  const { client, screen, busy, look, lone, advice } = useAtTable();
  const { answers, refusals, question, role, about, asked, left, players, settled } = screen;
  const { seats, together } = useTable(client);
  const mine = asked !== null && asked === look.viewer;
  const of = (group: AnswerThing['group']) => answers.filter((one) => one.group === group);
  const other = mine || asked === null ? null : (players[asked]?.name ?? null);
  const isAway =
    asked !== null && seats[asked]?.is === 'person' && together?.present.includes(asked) === false;
  // A die that lies on the table is a button there.
  const again = of('dice').filter(({ die }) =>
    screen.rolls.some(({ dice }) => dice.some(({ face }) => face === die)),
  );
  // Where something waits or stands, one wants to go rather than elsewhere.
  const isWorth = ({ space }: AnswerThing): number =>
    space !== null && screen.space(space).lines.length > 0 ? 1 : 0;
  const onBoard = of('board').toSorted((one, other) => isWorth(other) - isWorth(one));
  const { main: plain, more } = askedFor(
    of('plain'),
    isDraft(answers) ? [] : of('cards').filter((one) => !isDiscard(one) && !one.makesRoom),
  );
  // In a fight, numbers lead into the lists of tokens and cards, too.
  const inFight = mine && screen.combat !== null;
  const [unfolded, setUnfolded] = useState<Readonly<Record<string, boolean>>>({});
  const listOf = (name: string, some: readonly AnswerThing[]): List => ({
    name,
    rows: grouped(some, advice),
    folded: name !== 'plain' && unfolded[name] !== true,
  });
  const keyed = useKeyed([
    ...(mine ? [listOf('plain', plain)] : []),
    ...(inFight
      ? [listOf('tokens', of('tokens')), listOf('cards', more)].filter(({ rows }) => rows.length > 0)
      : []),
  ]);
  const group = (name: string) => ({
    name,
    keyed,
    onUnfold: (isOpen: boolean) => setUnfolded((before) => ({ ...before, [name]: isOpen })),
  });
  useKeys(look.canUndo && !busy ? { u: () => void client.undo() } : {});
  // What a side can do in a fight is a button there.
  const isAbove = ({ card, ability }: AnswerThing): boolean =>
    screen.combat?.sides.some(({ abilities }) =>
      abilities.some((one) => one.card === card && one.ability === ability),
    ) ?? false;
  const used = new Set(more.map(({ action }) => action.type));
  const card = screen.trading ? texts().table.question.market : texts().table.question.card;
  useEffect(() => {
    if (advice !== null)
      document.querySelector('.question [data-advised="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [advice]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, mine && !busy, look.step);
  if (screen.outcome !== null) return null;
  return (
    <div className="question" data-settled={settled}>
      <LastRolls />
      {mine && left !== '' ? <p className="when">{left}</p> : null}
      {mine && screen.combat !== null && of('tokens').length > 0 ? (
        <p className="when pick-above">
          {screen.together === null ? texts().table.pickToken : texts().table.pickTokens}
        </p>
      ) : null}
      {mine && screen.trading ? <p className="when wares-above">{texts().table.pickWare}</p> : null}
      {mine && again.length > 0 ? <p className="when">{texts().table.pickDie}</p> : null}
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {role === '' ? null : <span className="role">{role}</span>}{' '}
        {other === null ? (
          <Named text={question} />
        ) : isAway ? (
          texts().network.isAway(other)
        ) : (
          texts().table.question.other(other)
        )}
      </h2>
      {other === null ? null : <p className="faint">{question}</p>}
      {lone === null ? null : <p className="faint">{texts().table.news.lone(lone)}</p>}
      <Why />
      {mine && refusals.length > 0 && answers.length === 1 ? (
        <p className="faint">{texts().table.question.only}</p>
      ) : null}
      {about === null ? null : <AskedCard card={about} />}
      <Offer />
      {mine && isDraft(answers) ? (
        <>
          {/* The cards are long: what helps to choose stands before them. */}
          <Terms />
          <Draft />
        </>
      ) : null}
      {mine ? <Answers answers={plain} list="plain" keyed={keyed} /> : null}
      {mine
        ? (['gives', 'asks'] as const).map((side) => (
            <Group key={side} {...group(side)} title={texts().table.question[side]} answers={of(side)} open />
          ))
        : null}
      {mine ? (
        <Group {...group('sells')} title={texts().table.question.sells} answers={of('sells')} open={false} />
      ) : null}
      {mine ? (
        <Group
          {...group('aside')}
          title={texts().table.question.aside}
          answers={of('aside')}
          open={plain.length === 0}
        />
      ) : null}
      {mine ? (
        <Group
          {...group('board')}
          title={
            screen.journeys.some(({ ways: [way] }) => way !== undefined && way.actions.length > 1)
              ? texts().table.question.boardFar
              : answers.some(({ action }) => action.type === 'move/adjacent')
                ? texts().table.question.boardEnds
                : texts().table.question.board
          }
          answers={onBoard}
          open={plain.length === 0 && onBoard.filter((one) => one.actions === undefined).length <= few}
        />
      ) : null}
      {mine ? (
        <Group
          {...group('tokens')}
          title={texts().table.tokens}
          answers={of('tokens')}
          open={screen.combat === null || plain.length === 0}
        />
      ) : null}
      {mine ? (
        <Group
          {...group('dice')}
          title={texts().table.dice}
          answers={of('dice')}
          open={again.length < of('dice').length}
        />
      ) : null}
      <Group
        {...group('cards')}
        title={
          !mine
            ? texts().table.question.anyTime
            : (texts().table.question.uses[used.size === 1 ? (more[0]?.action.type ?? '') : ''] ?? card)
        }
        answers={more}
        open={mine && !settled && plain.length < 4 && !more.every(isAbove)}
      />
      <Group
        {...group('room')}
        title={texts().table.question.room}
        answers={of('cards').filter((one) => one.makesRoom)}
        open
      />
      <Group
        {...group('discard')}
        title={texts().table.question.discard}
        answers={look.step === look.steps ? of('cards').filter(isDiscard) : []}
        open={mine && answers.every(isDiscard)}
      />
      {mine && !busy ? (
        <button
          type="button"
          className="quiet advise"
          disabled={advice !== null}
          onClick={() => client.advise()}
        >
          <span aria-hidden="true">★</span>
          {texts().table.question.advise}
        </button>
      ) : null}
      {mine && screen.forEnemy && together === null ? <EnemySwitch /> : null}
      <AskAbout title={question} />
      <Refusals refusals={refusals} />
      {mine && !isDraft(answers) ? <Terms /> : null}
    </div>
  );
}

/** What a player opens at the lower edge comes into view. */
const seeOpened = ({ currentTarget: group }: SyntheticEvent<HTMLDetailsElement>): void => {
  if (group.open && group.contains(document.activeElement)) group.scrollIntoView({ block: 'nearest' });
};

interface GroupProps {
  readonly name: string;
  readonly title: string;
  readonly answers: readonly AnswerThing[];
  readonly open: boolean;
  readonly keyed: Keyed;
  readonly onUnfold: (isOpen: boolean) => void;
}

/** How many answers are in a list; a fight has no room for the word. */
const Many = ({ count }: { readonly count: number }) => (
  <span className="many">
    {count}
    <span> {texts().table.question.answers(count)}</span>
  </span>
);

/** Answers that are also somewhere else: on the board, on a card. */
function Group({ name, title, answers, open, keyed, onUnfold }: GroupProps) {
  const { advice, busy } = useAtTable();
  const whole = useRef<HTMLDetailsElement>(null);
  const number = keyed.numbers.get(name);
  const unfold = (): void => {
    if (whole.current === null) return;
    whole.current.open = true;
    whole.current.querySelector('summary')?.focus();
  };
  useKeys(number === undefined || busy ? {} : { [`${number}`]: unfold });
  if (answers.length === 0) return null;
  const advised = answers.some(({ code }) => code === advice);
  return (
    <details
      ref={whole}
      open={open || advised}
      className="group"
      onToggle={(event) => {
        onUnfold(event.currentTarget.open);
        seeOpened(event);
      }}
    >
      <summary aria-keyshortcuts={number === undefined ? undefined : `${number}`}>
        {title} <Many count={grouped(answers, advice).length} />
        {number === undefined ? null : (
          <span className="key" aria-hidden="true">
            {number}
          </span>
        )}
      </summary>
      <Answers answers={answers} list={name} keyed={keyed} />
    </details>
  );
}

/** What a card offers is seen also where it cannot be taken. */
const isChoice = ({ action }: RefusalThing): boolean => action.type === 'effect/choose';

/** What is refused for the same reason is said once, of all of it. */
const alike = (refusals: readonly RefusalThing[]): readonly (readonly [RefusalThing, readonly string[]])[] =>
  refusals.flatMap((one) => {
    const same = refusals.filter(({ reason, rule }) => reason === one.reason && rule === one.rule);
    return same[0] === one ? [[one, same.map(({ label }) => label)] as const] : [];
  });

/** What could be tried, and why not. */
function Refusals({ refusals }: { readonly refusals: readonly RefusalThing[] }) {
  if (refusals.length === 0) return null;
  return (
    <details className="group refusals" open={refusals.some(isChoice)} onToggle={seeOpened}>
      <summary>
        {texts().table.question.why} <span className="many">{refusals.length}</span>
      </summary>
      <ul>
        {alike(refusals).map(([{ code, action, label, reason, rule }, labels]) => (
          <li key={code}>
            <strong>{labels.join(', ')}</strong>
            {labels.length > 1 ? ':' : ''} {reason} {rule === '' ? null : <RuleLink id={rule} />}{' '}
            <AskAbout title={texts().table.question.mayI(label)} action={action} />
          </li>
        ))}
      </ul>
    </details>
  );
}
