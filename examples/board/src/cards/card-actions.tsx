import { AnswerButton } from '../asking/answer-button.js';
import { useAtTable } from '../table/context.js';

interface Props {
  readonly card: string;
  readonly onChosen?: () => void;
}

/** What can be done with a card, and what cannot, with the reason. */
export function CardActions({ card, onChosen }: Props) {
  const { screen, busy } = useAtTable();
  if (busy) return null;
  const text = screen.card(card)?.text;
  // Its text stands on the card itself.
  const answers = screen.answers
    .filter((one) => one.card === card)
    .map((one) => (one.hint === text ? { ...one, hint: '' } : one));
  const refusals = screen.refusals.filter((one) => one.card === card);
  if (answers.length + refusals.length === 0) return null;
  return (
    <div className="card-actions">
      {answers.map((answer) => (
        <AnswerButton key={answer.code} answer={answer} {...(onChosen && { onChosen })} />
      ))}
      {refusals.map(({ code, label, reason }) => (
        <p key={code} className="refused">
          <strong>{label}:</strong> {reason}
        </p>
      ))}
    </div>
  );
}
