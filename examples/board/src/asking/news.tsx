import { useEffect } from 'react';
import { Named } from '../board/named.js';
import { pointAt, seek } from '../board/pointed.js';
import { CardChip } from '../cards/card-chip.js';
import { TermsIn } from '../guide/terms.js';
import type { Line } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { CardThing, Errand } from '../things/things.js';
import { deedsOfOthers } from './deeds.js';
import { isToRead, sinceAnswer } from './since.js';
import { givenAt } from './use-lone-answer.js';

/** What nobody should overlook, until the next answer: that the hero fell and what it cost, which cards lie open now, what
 * the villain does, what came to the player while others played, what the others did, and what the table answered for the player. */
export function News({ story }: { readonly story: readonly Line[] }) {
  const { client, screen, look, busy } = useAtTable();
  const since = sinceAnswer(client, look, !busy && screen.asked === look.viewer, story);
  const given = givenAt(client);
  // A player sees at once what an answer brought, unless others have played since; what a test brought stands here.
  const ended = since.some(({ heading, judged }) => heading || judged);
  const inPlay = screen.piles.find(({ about }) => about === 'event')?.cards;
  // An event that was replaced since then changes nothing any more.
  const isGone = ({ card = '' }: Line): boolean =>
    inPlay !== undefined && screen.card(card)?.kind === 'event' && !inPlay.some(({ id }) => id === card);
  const news = since.filter(
    (line) =>
      !isGone(line) &&
      (isToRead(line, look.viewer) ||
        line.matters === null ||
        (line.matters !== undefined && line.matters === look.viewer && ended) ||
        (given.has(line.step - 1) && !line.heading)),
  );
  const others = deedsOfOthers(since, look.viewer);
  if ((news.length === 0 && others.length === 0) || screen.outcome !== null) return null;
  const fell = news.some((line) => line.fell === look.viewer);
  return (
    <div className="news" data-fell={fell} aria-live="polite">
      <p className="title">{fell ? texts().table.news.fell : texts().table.news.title}</p>
      {news.map(({ text, step, card, fled: isFled }, at) => {
        const open = card === undefined ? null : screen.card(card);
        const errand = screen.goalOf(card ?? '');
        const lone = news[at - 1]?.step === step ? undefined : given.get(step - 1);
        return (
          <div key={`${step} ${at}`}>
            <p>
              {lone === undefined ? null : <span className="lone">{texts().table.news.lone(lone)} </span>}
              <Named text={text} /> {isFled ? texts().table.news.fled : null}{' '}
              {open === null || errand !== null ? null : <CardChip card={open} />}
              {open === null || errand !== null || open.text === '' ? null : (
                <small className="card-says">{open.text}</small>
              )}
            </p>
            {open === null || errand === null ? null : <ErrandOf card={open} errand={errand} />}
          </div>
        );
      })}
      {others.map(({ by, texts: done }) => (
        <p key={by} className="deeds">
          <b>{screen.players[by]?.name}</b>: <Named text={done.join(' · ')} />
        </p>
      ))}
      {news.some(({ marched }) => marched)
        ? screen.goals.map(({ rule, whereabouts }) =>
            whereabouts === '' ? null : <p key={rule}>{whereabouts}</p>,
          )
        : null}
      {fell && screen.down !== '' ? <p>{screen.down}</p> : null}
      <TermsIn said={news.map(({ card }) => screen.card(card ?? '')?.text ?? '').join('\n')} />
    </div>
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
