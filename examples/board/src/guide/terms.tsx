import { TokenSign } from '../combat/token-symbol.js';
import { useAtTable } from '../table/context.js';
import { Reveal } from '../table/reveal.js';
import { texts } from '../texts.js';
import { screenOfEdition } from '../things/index.js';
import { isDraft } from './draft.js';
import { RuleLink } from './rule-link.js';

/** The words of the game in what is asked now, and on the card that it is about. */
export function Terms() {
  const { screen } = useAtTable();
  const { question, about, answers, combat } = screen;
  const said = [
    question,
    about?.text ?? '',
    // Heroes are chosen by what their cards say.
    ...(isDraft(answers) ? answers : []).map(({ card }) =>
      card === null ? '' : (screen.card(card)?.text ?? ''),
    ),
    ...(combat?.sides ?? []).flatMap(({ abilities, tokens }) => [
      tokens.length > 0 ? texts().table.tokens : '',
      ...abilities.flatMap(({ text, surges }) => [text, surges === '' ? '' : texts().table.surges(1)]),
    ]),
    ...answers.flatMap(({ label, hint, likely }) => [label, hint, likely?.text ?? '']),
  ].join('\n');
  return <TermsIn said={said} />;
}

/** The words of the game in a text: each says what it means. */
export function TermsIn({ said }: { readonly said: string }) {
  const { screen } = useAtTable();
  const met = screenOfEdition(screen.view.edition).texts.terms.filter(({ match }) => match.test(said));
  if (met.length === 0) return null;
  return (
    <p className="terms">
      {texts().help.terms}{' '}
      {met.map(({ word, tip: [text, rule], signs = [] }) => (
        <Reveal
          key={word}
          className="tip"
          named={word}
          title={text}
          small
          content={() => (
            <>
              <h3>{word}</h3>
              <p>
                {text} <RuleLink id={rule} />
              </p>
              {signs.map(([symbol, means]) => (
                <p key={symbol}>
                  <TokenSign symbol={symbol} /> {means}
                </p>
              ))}
            </>
          )}
        >
          {word}
        </Reveal>
      ))}
    </p>
  );
}
