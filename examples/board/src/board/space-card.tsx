import { AnswerButton } from '../asking/answer-button.js';
import { CardChip } from '../cards/card-chip.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { Way } from '../things/answer-things.js';
import type { SpaceThing } from '../things/board-things.js';
import { screenOfEdition } from '../things/index.js';
import { valuesOf } from '../things/values-of.js';
import { Die } from './dice.js';
import { Named } from './named.js';
import type { Offers } from './offers.js';

const DiceOf = ({ way }: { readonly way: Way }) => (
  <span className="way-cost">
    {way.dice.map((die, at) => (
      <Die key={`${at} ${die.label}`} die={die} />
    ))}
    {way.cost === '' ? null : <span>{way.cost}</span>}
    <span className="faint">{texts().table.steps(way.actions.length)}</span>
  </span>
);

interface Props {
  readonly space: SpaceThing;
  readonly offer: Offers | undefined;
  /** What to do once something was chosen; without it the card only tells. */
  readonly onChosen?: () => void;
}

/** What a space is: who stands there, what lies there, and what it costs to get there. */
export function SpaceCard({ space, offer, onChosen }: Props) {
  const { client, screen, busy, look } = useAtTable();
  const { name, lines, signs, cards, ways } = space;
  const legend = screenOfEdition(look.view.edition).texts.signs;
  const [cheapest] = ways;
  return (
    <>
      <h3>
        <Named text={name} />
      </h3>
      {lines.length + cards.length === 0 ? <p className="faint">{texts().table.nothingHere}</p> : null}
      {lines.map((line, at) => (
        <p key={`${at} ${line}`}>{line}</p>
      ))}
      {signs.map((sign) => (
        <p key={sign} className="faint">
          {legend[sign]?.[1]}
        </p>
      ))}
      {cards.map((id) => {
        const card = screen.card(id);
        if (card === null) return null;
        return onChosen ? (
          <CardChip key={id} card={card} />
        ) : (
          <p key={id}>{[card.name, ...valuesOf(card)].join(' · ')}</p>
        );
      })}
      {offer?.refusal ? <p className="refusal">{offer.refusal.reason}</p> : null}
      {onChosen === undefined ? (
        <>
          {cheapest ? <DiceOf way={cheapest} /> : null}
          {ways.length > 1 ? <p className="faint">{texts().table.waysHint(ways.length)}</p> : null}
        </>
      ) : (
        <>
          {busy
            ? null
            : ways.map((way) => (
                <button
                  key={way.dice.map(({ label }) => label).join(' ') + way.cost}
                  type="button"
                  className="answer way-choice"
                  onClick={() => {
                    onChosen();
                    void client.act(way.actions);
                  }}
                >
                  {texts().table.go} <DiceOf way={way} />
                </button>
              ))}
          {offer?.answers.map((answer) => (
            <AnswerButton key={answer.code} answer={answer} onChosen={onChosen} />
          ))}
        </>
      )}
    </>
  );
}
