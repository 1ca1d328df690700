import { useEffect } from 'react';
import { useLikely } from '../asking/use-likely.js';
import { Named } from '../board/named.js';
import { pointAt } from '../board/pointed.js';
import { useAtTable } from '../table/context.js';
import { type Texts, useTexts } from '../texts.js';

/* What is known of a bot's choice: the kind of action, the odds, and where it leads. What the bot thought is not known. */

type Kind = keyof Texts['advice']['kinds'];

/** The beginnings of action codes, and the kind of action. The first that fits counts. */
const kindOf: readonly (readonly [beginning: string, kind: Kind])[] = [
  ['move/roll', 'roll'],
  ['move/rest', 'rest'],
  ['rest', 'rest'],
  ['turn/end', 'end'],
  ['adventure/decline', 'decline'],
  ['adventure/pass', 'decline'],
  ['adventure/', 'face'],
  ['quest/attempt', 'face'],
  ['curse/seek', 'face'],
  ['villain/engage', 'face'],
  ['combat/escape', 'escape'],
  ['combat/retreat', 'escape'],
  ['combat/stand', 'stand'],
  ['combat/fight-on', 'stand'],
  ['combat/attack', 'attack'],
  ['combat/defend', 'defend'],
  ['block/', 'block'],
  ['combat/', 'tokens'],
  ['market/done', 'leave'],
  ['shop/discard', 'leave'],
  ['market/heal', 'heal'],
  ['market/sell', 'sell'],
  ['shop/sell', 'sell'],
  ['market/', 'buy'],
  ['shop/', 'buy'],
  ['experience/', 'grow'],
  ['skill/', 'train'],
  ['train', 'train'],
];

/** What a bot would do, and what that does, in a sentence or two. */
export function Why() {
  const { client, busy, advice, bound, screen } = useAtTable();
  const t = useTexts();
  const mine = screen.answers.find(({ code }) => code === advice);
  const chance = useLikely(mine);
  // Where the way leads lights up on the map.
  useEffect(() => {
    if (bound === null) return;
    pointAt([bound]);
    return () => pointAt([]);
  }, [bound]);
  if (advice === null) return null;
  const kind = kindOf.find(([beginning]) => advice.startsWith(beginning))?.[1] ?? 'choose';
  // Odds belong to what is risked.
  const likely = kind === 'choose' || bound !== null || chance?.chance == null ? '' : chance.text;
  const why =
    screen.answers.length === 1
      ? t.advice.only
      : bound !== null
        ? t.advice.heads(screen.placeOf(bound), screen.liesAt(bound))
        : /^move\/(?:stay|stop|done|free-end)/.test(advice)
          ? t.advice.here
          : t.advice.kinds[kind];
  return (
    <p className="why" aria-live="polite">
      <span aria-hidden="true">★ </span>
      <Named text={`${mine === undefined ? '' : `${mine.label}. `}${why}`} />{' '}
      {likely === '' ? '' : t.advice.likely(likely)}{' '}
      {mine === undefined ? null : (
        <button
          type="button"
          className="do-it"
          disabled={busy}
          onClick={() => void client.act(mine.actions ?? [mine.action])}
        >
          {t.advice.doIt}
        </button>
      )}
    </p>
  );
}
