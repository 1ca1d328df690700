import { AnswerButton } from '../asking/answer-button.js';
import { CardFace } from '../cards/card-face.js';
import { useAtTable } from '../table/context.js';
import { useTexts } from '../texts.js';

/** Heroes to choose from in a game, by their cards. */
export function Draft() {
  const { screen } = useAtTable();
  const t = useTexts().heroes;
  return (
    <ul className="hero-cards">
      {screen.answers.map((answer) => {
        const card = answer.card === null ? null : screen.card(answer.card);
        return card === null ? null : (
          <li key={answer.code}>
            <CardFace card={card}>
              <AnswerButton answer={{ ...answer, likely: null }} label={t.take(card.name)} />
            </CardFace>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a hero is chosen now. */
export const isDraft = (answers: readonly { readonly code: string }[]): boolean =>
  answers.length > 0 && answers.every(({ code }) => code.startsWith('setup/hero'));
