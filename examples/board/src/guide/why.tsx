import { useAtTable } from '../table/context.js';
import { type Texts, useTexts } from '../texts.js';

/* Why a bot would do what it would do: what it weighs in such a place, the odds, and where it is going. */

type Kind = keyof Texts['advice']['kinds'];

/** The beginnings of action codes, and what a bot weighs there. The first that fits counts. */
const weighed: readonly (readonly [beginning: string, kind: Kind])[] = [
  ['move/roll', 'roll'],
  ['move/rest', 'rest'],
  ['rest', 'rest'],
  ['turn/end', 'end'],
  ['adventure/decline', 'decline'],
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

/** The reason for what a bot would do, in a sentence or two. */
export function Why() {
  const { advice, bound, screen } = useAtTable();
  const t = useTexts();
  if (advice === null) return null;
  const mine = screen.answers.filter(({ code }) => code === advice);
  const kind = weighed.find(([beginning]) => advice.startsWith(beginning))?.[1] ?? 'choose';
  // Odds belong to what is risked; elsewhere they say nothing of why.
  const chance = mine[0]?.likely ?? null;
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
      {mine[0]?.label === undefined ? '' : `${mine[0].label}. `}
      {why} {likely === '' ? '' : t.advice.likely(likely)}
    </p>
  );
}
