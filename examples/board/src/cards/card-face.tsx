import type { ReactNode } from 'react';
import { CardTokens } from '../faces/card-tokens.js';
import { EmblemPicture } from '../faces/emblem-picture.js';
import { texts } from '../texts.js';
import { textAndReward } from '../things/reward.js';
import type { CardThing } from '../things/things.js';

interface Props {
  readonly card: CardThing;
  readonly children?: ReactNode;
}

/** A price of so many characters stands beside the name. */
const few = 12;

/** A card as somebody reads it. */
export function CardFace({ card, children }: Props) {
  const { id, name, sort, tone, kind, emblem, cost, worths, rows, tokens, flavor, note } = card;
  const [text, reward] = textAndReward(card.text);
  return (
    <article className="card" data-tone={tone} data-kind={kind} data-card={id}>
      <header>
        <EmblemPicture emblem={emblem} />
        <div>
          <h3>{name}</h3>
          <p className="sort">{sort}</p>
        </div>
        {cost === '' ? null : (
          <p className="cost" data-long={cost.length > few} title={texts().table.cards.cost}>
            <span className="aloud">{texts().table.cards.cost}</span> {cost}
          </p>
        )}
      </header>
      {worths.length > 0 ? (
        <dl className="worths">
          {worths.map(({ label, value, told }) => (
            <div key={label} title={told} data-label={label}>
              <dt>{texts().term(label)}</dt>
              <dd>{texts().term(value)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {rows.length > 0 ? (
        <dl className="lanes">
          {rows.map(({ label, value, phase, damage }) => (
            <div key={label} data-attribute={label}>
              <dt>
                {texts().term(label)}
                {phase === '' ? null : <small>{texts().term(phase)}</small>}
              </dt>
              <dd>{value}</dd>
              {damage === '' ? null : (
                <dd className="damage" title={texts().term('Damage')}>
                  <span className="aloud">{texts().term('damage')}</span> {damage}
                </dd>
              )}
            </div>
          ))}
        </dl>
      ) : null}
      <CardTokens tokens={tokens} />
      {text === '' ? null : <p className="text">{text}</p>}
      {reward === '' ? null : <p className="reward">{reward}</p>}
      {flavor === '' ? null : <p className="flavor">{flavor}</p>}
      {note === '' || note === cost ? null : <p className="note">{note}</p>}
      {children}
    </article>
  );
}
