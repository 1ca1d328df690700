import { TokenCount, TokenSymbol } from '../combat/token-symbol.js';
import { texts } from '../texts.js';
import type { TokenFaces } from '../things/things.js';

/** The combat tokens that come with a card, both faces of each. */
export function CardTokens({ tokens }: { readonly tokens: readonly TokenFaces[] }) {
  if (tokens.length === 0) return null;
  return (
    <ul className="card-tokens" aria-label={texts().table.tokens}>
      {tokens.map(({ id, faces }) => (
        <li key={id}>
          {faces.map(({ symbol, count, gold }, at) => (
            // Both faces may show the same.
            <svg
              key={`${symbol} ${at}`}
              viewBox="-22 -22 44 44"
              role="img"
              aria-label={texts().table.shows(count, texts().term(symbol), gold)}
            >
              <circle r={20} className={gold ? 'disc gold' : 'disc'} />
              <TokenSymbol symbol={symbol} />
              {count > 1 ? <TokenCount count={count} /> : null}
            </svg>
          ))}
        </li>
      ))}
    </ul>
  );
}
