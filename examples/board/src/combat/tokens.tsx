import { motion } from 'motion/react';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { TokenThing } from '../things/combat-things.js';
import { tokenSaid } from './token-said.js';
import { TokenCount, TokenSymbol } from './token-symbol.js';
import type { Picked } from './use-picked.js';

interface Props {
  readonly side: 0 | 1;
  readonly tokens: readonly TokenThing[];
  readonly picked: Picked;
}

/** Combat tokens, with what they show: picked by a click, or what something picked is done to. */
export function Tokens({ side, tokens, picked }: Props) {
  const { client } = useAtTable();
  if (tokens.length === 0) return null;
  return (
    <ul className="tokens" aria-label={texts().table.tokens}>
      {tokens.map((token) => {
        const { shows, at, lies, worth } = token;
        const key = `${side}/${token.place}`;
        const said = tokenSaid(token);
        const many = Math.max(worth, shows.count);
        const aims = picked.targets.get(key);
        const [only] = aims ?? [];
        const chosen = picked.keys.includes(key);
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
            {many > 1 ? <TokenCount count={many} /> : null}
          </motion.svg>
        );
        return (
          <li key={`${token.id} ${token.place}`} data-at={at} data-lies={lies} title={said}>
            {aims !== undefined || picked.open.has(key) ? (
              <button
                type="button"
                className="token"
                aria-pressed={chosen}
                data-aim={aims !== undefined || undefined}
                aria-label={only && aims?.length === 1 ? `${only.label}. ${said}` : said}
                onClick={() =>
                  only && aims?.length === 1 ? void client.act([only.action]) : picked.toggle(key)
                }
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
