import { tokenSaid } from '../combat/token-said.js';
import { TokenSign } from '../combat/token-symbol.js';
import type { Picked } from '../combat/use-picked.js';
import { useAtTable } from '../table/context.js';
import type { TokenThing } from '../things/combat-things.js';
import { AnswerButton, AnswerInside } from './answer-button.js';
import { doneId, tokenId } from './use-keyed.js';

interface Props {
  readonly picked: Picked;
  readonly list: string;
  /** The number of a row, by its id. */
  readonly shortcut: (id: string) => { readonly shortcut?: number };
}

/** Tokens to choose one by one, and what those chosen can be used for: the same as on the tokens themselves. */
export function Pick({ picked, list, shortcut }: Props) {
  const { screen, busy } = useAtTable();
  const tokens = new Map<string, TokenThing>(
    screen.combat?.sides.flatMap(({ side, tokens: lie }) =>
      lie.map((token) => [`${side}/${token.place}`, token] as const),
    ),
  );
  return (
    <>
      {[...picked.open].toSorted().map((key) => {
        const token = tokens.get(key);
        if (token === undefined) return null;
        const number = shortcut(tokenId(list, key));
        return (
          <button
            key={key}
            type="button"
            className="answer"
            disabled={busy}
            aria-pressed={picked.keys.includes(key)}
            aria-keyshortcuts={number.shortcut === undefined ? undefined : `${number.shortcut}`}
            onClick={() => picked.toggle(key)}
          >
            <AnswerInside hint="" likely={null} {...number}>
              <TokenSign symbol={token.shows.symbol} /> {tokenSaid(token)}
            </AnswerInside>
          </button>
        );
      })}
      {picked.now.map((answer) => (
        <AnswerButton key={answer.code} answer={answer} {...shortcut(doneId(list, answer.code))} />
      ))}
    </>
  );
}
