import { type ReactNode, useEffect } from 'react';
import { Named } from '../board/named.js';
import { pointAt, seek } from '../board/pointed.js';
import { CardChip } from '../cards/card-chip.js';
import { Revealed } from '../cards/revealed.js';
import { isByTokens } from '../combat/combat.js';
import { TermsIn } from '../guide/terms.js';
import type { Line } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { useNarrow } from '../table/use-narrow.js';
import { texts } from '../texts.js';
import type { CardThing, Errand } from '../things/things.js';
import { deedsOfOthers } from './deeds.js';
import { afterAnswer, isToRead, lastRolls, newsAmong, revealedFor, sinceAnswer } from './since.js';
import { givenAt } from './use-lone-answer.js';

/** What nobody should overlook, until the next answer: that the hero fell and what it cost, which cards lie open now, what
 * the villain does, what came to the player while others played, what the others did, and what the table answered for the player. */
export function News({ story }: { readonly story: readonly Line[] }) {
  const { client, screen, look, busy } = useAtTable();
  const isNarrow = useNarrow('phone');
  const since = sinceAnswer(client, look, !busy && screen.asked === look.viewer, story);
  const given = givenAt(client);
  const inPlay = screen.piles.find(({ about }) => about === 'event')?.cards;
  // An event that was replaced since then changes nothing any more.
  const isGone = ({ card = '' }: Line): boolean =>
    inPlay !== undefined && screen.card(card)?.kind === 'event' && !inPlay.some(({ id }) => id === card);
  // The last rolls of a fight stand over the question already.
  const rolled = screen.combat === null ? [] : lastRolls(since);
  const news = newsAmong(since, {
    viewer: look.viewer,
    after: afterAnswer(client, look, since),
    rolls: screen.combat !== null && !isByTokens(screen.combat),
    given,
  }).filter((line) => !isGone(line) && !rolled.includes(line));
  const led = news.some((line) => isToRead(line, look.viewer) || line.matters === look.viewer);
  const others = deedsOfOthers(since, look.viewer);
  if ((news.length === 0 && others.length === 0) || screen.outcome !== null) return null;
  const fell = news.some((line) => line.fell === look.viewer);
  const items = [
    ...news.map((line, at): Item => {
      const { text, step, card } = line;
      const open = card === undefined ? null : screen.card(card);
      const lone = news[at - 1]?.step === step ? undefined : given.get(step - 1);
      return {
        key: `${step} ${at}`,
        rank:
          line.fell === look.viewer || line.near
            ? 0
            : open !== null
              ? 1
              : line.matters === look.viewer || line.matters === null
                ? 2
                : 3,
        length: text.length + (open?.text.length ?? 0),
        shown: <NewsLine line={line} open={open} lone={lone} revealed={revealedFor(line, story)} />,
      };
    }),
    ...others.map(({ by, texts: done }): Item => {
      const text = done.join(' · ');
      const shown = (
        <p className="deeds">
          <b>{screen.players[by]?.name}</b>: <Named text={text} />
        </p>
      );
      return { key: `${by}`, rank: 1, length: text.length, shown };
    }),
  ];
  const { first, more } = folded(
    items,
    screen.combat !== null ? room.fight : isNarrow ? room.narrow : room.wide,
  );
  return (
    <div className="news" data-fell={fell} data-first={led} aria-live="polite">
      <p className="title">{fell ? texts().table.news.fell : texts().table.news.title}</p>
      {first.map(({ key, shown }) => (
        <div key={key}>{shown}</div>
      ))}
      {screen.goals.map(({ rule, whereabouts, threat }) => {
        // After a march, where the villain is says who stands there, too.
        const said = news.some(({ marched }) => marched) ? whereabouts : others.length > 0 ? threat : '';
        return said === '' ? null : <p key={rule}>{said}</p>;
      })}
      {fell && screen.down !== '' ? <p>{screen.down}</p> : null}
      {more.length === 0 ? null : (
        <details key={look.step} className="group">
          <summary>{texts().table.news.more(more.length)}</summary>
          {more.map(({ key, shown }) => (
            <div key={key}>{shown}</div>
          ))}
        </details>
      )}
      <TermsIn said={news.map(({ card }) => screen.card(card ?? '')?.text ?? '').join('\n')} />
    </div>
  );
}

interface Item {
  readonly key: string;
  /** The less, the more it matters. */
  readonly rank: number;
  readonly length: number;
  readonly shown: ReactNode;
}

/** So many characters leave room for the answers. */
const room = { wide: 480, narrow: 240, fight: 160 };
/** What a line takes at least. */
const shortest = 40;

/** What matters most comes first, as long as there is room; the rest is a click away. Each part keeps its order. */
function folded(items: readonly Item[], most: number): { first: readonly Item[]; more: readonly Item[] } {
  let left = most;
  const first = new Set<Item>();
  for (const item of items.toSorted((a, b) => a.rank - b.rank)) {
    left -= Math.max(shortest, item.length);
    if (left < 0 && first.size > 0) break;
    first.add(item);
  }
  return { first: items.filter((item) => first.has(item)), more: items.filter((item) => !first.has(item)) };
}

interface LineProps {
  readonly line: Line;
  /** The card that lies open now. */
  readonly open: CardThing | null;
  /** The answer that was given for the player. */
  readonly lone: string | undefined;
  /** The cards of the test that it tells of. */
  readonly revealed: readonly string[];
}

function NewsLine({ line: { text, fled: isFled, ...line }, open, lone, revealed }: LineProps) {
  const { screen } = useAtTable();
  const came = (line.came ?? []).flatMap((id) => screen.card(id) ?? []);
  const errand = open === null ? null : screen.goalOf(open.id);
  return (
    <>
      <p>
        {lone ? <span className="lone">{texts().table.news.lone(lone)} </span> : null}
        <Named text={text} /> {isFled ? texts().table.news.fled : null}{' '}
        {open === null || errand !== null ? null : <CardChip card={open} />}
        {open === null || errand !== null || open.text === '' ? null : (
          <small className="card-says">{open.text}</small>
        )}
      </p>
      <Revealed cards={revealed.flatMap((id) => screen.card(id) ?? [])} />
      {came.length === 0 ? null : (
        <p className="chips">
          {came.map((card) => (
            <CardChip key={card.id} card={card} />
          ))}
        </p>
      )}
      {open === null || errand === null ? null : <ErrandOf card={open} errand={errand} />}
    </>
  );
}

/** What a new quest asks for, and where: its spaces light up on the map. */
function ErrandOf({ card, errand }: { readonly card: CardThing; readonly errand: Errand }) {
  const { where, spaces } = errand;
  const [nearest] = spaces;
  const lit = spaces.join(' ');
  useEffect(() => {
    pointAt(lit.split(' '));
    return () => pointAt([]);
  }, [lit]);
  return (
    <div className="errand">
      <p className="wish">{card.text}</p>
      <div className="row">
        <CardChip card={card} />
        <button type="button" className="quiet" onClick={() => nearest && seek(nearest)}>
          {texts().table.news.where(where)}
        </button>
      </div>
    </div>
  );
}
