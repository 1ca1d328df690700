import { motion } from 'motion/react';
import { useAtTable } from '../table/context.js';
import type { TokenThing } from '../things/combat-things.js';
import { TokenSymbol } from './token-symbol.js';

interface Props {
  readonly side: 0 | 1;
  readonly tokens: readonly TokenThing[];
}

/** Combat tokens, with what they show; the other face is said on hover. */
export function Tokens({ side, tokens }: Props) {
  const { screen, client, busy } = useAtTable();
  if (tokens.length === 0) return null;
  return (
    <ul className="tokens" aria-label="Tokens">
      {tokens.map((token) => {
        const { shows, other, at, worth } = token;
        const answers = busy ? [] : screen.answers.filter((one) => one.token === `${side}/${token.place}`);
        const [only] = answers;
        const face = `${shows.count} ${shows.symbol}${shows.gold ? ', golden' : ''}`;
        const said = `${face}; ${at}; its other face: ${other.count} ${other.symbol}`;
        const disc = (
          <motion.svg
            key={`${shows.symbol}${shows.count}`}
            viewBox="-22 -22 44 44"
            aria-hidden="true"
            initial={{ rotateY: 90 }}
            animate={{ rotateY: 0 }}
          >
            <circle r={20} className={shows.gold ? 'disc gold' : 'disc'} />
            <TokenSymbol symbol={shows.symbol} />
            {worth > 1 || shows.count > 1 ? <text y={18}>{Math.max(worth, shows.count)}</text> : null}
          </motion.svg>
        );
        return (
          <li key={`${token.id} ${token.place}`} data-at={at} title={said}>
            {only && answers.length === 1 ? (
              <button
                type="button"
                className="token"
                aria-label={`${only.label}. ${said}`}
                onClick={() => client.act([only.action])}
              >
                {disc}
              </button>
            ) : (
              <span className="token" role="img" aria-label={said}>
                {disc}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
