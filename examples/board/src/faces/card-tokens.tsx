import { useId } from 'react';
import { TokenCount, TokenSymbol } from '../combat/token-symbol.js';
import { texts } from '../texts.js';
import type { TokenFaces } from '../things/things.js';

/** The combat tokens that come with a card: both sides of each, drawn and in words. */
export function CardTokens({ tokens }: { readonly tokens: readonly TokenFaces[] }) {
  const heading = useId();
  if (tokens.length === 0) return null;
  const said = texts().table;
  return (
    <div className="card-tokens">
      <p id={heading} className="title">
        {said.cardTokens(tokens.length)}
      </p>
      <ul aria-labelledby={heading}>
        {tokens.map(({ id, faces }) => {
          const told = faces.map(({ symbol, count, gold }) => said.shows(count, texts().term(symbol), gold));
          return (
            <li key={id} title={told.join('; ')}>
              {faces.map(({ symbol, count, gold }, at) => (
                // Both faces may show the same.
                <svg key={`${symbol} ${at}`} viewBox="-22 -22 44 44" aria-hidden="true">
                  <circle r={20} className={gold ? 'disc gold' : 'disc'} />
                  <TokenSymbol symbol={symbol} />
                  {count > 1 ? <TokenCount count={count} /> : null}
                </svg>
              ))}
              <span>{told.join('; ')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
