import { useVillainOdds } from '../asking/use-likely.js';
import { CardChip } from '../cards/card-chip.js';
import { PileRow } from '../cards/players.js';
import { Tip } from '../cards/tip.js';
import { useAtTable } from '../table/context.js';
import { percent } from '../texts/percent.js';
import { texts } from '../texts.js';
import type { Pile, TrackThing } from '../things/things.js';

interface Props {
  readonly tracks: readonly TrackThing[];
  readonly piles: readonly Pile[];
}

/** What runs along a track: doom, storm, time, undefeated Challenges; and the decks. */
export function Tracks({ tracks, piles }: Props) {
  return (
    <>
      {tracks.map((track, at) => (
        <Track key={track.title} track={track} tip={`tracks ${at}`} />
      ))}
      <div className="piles">
        {piles.map((pile, at) => (
          <PileRow key={pile.title} pile={pile} tip={`piles ${at}`} />
        ))}
      </div>
      {tracks.length + piles.length === 0 ? <p className="empty">{texts().table.cards.noTrack}</p> : null}
    </>
  );
}

function Track({ track, tip }: { readonly track: TrackThing; readonly tip: string }) {
  const { title, about, spaces, notes } = track;
  const chance = useVillainOdds(about === 'villain');
  const { screen } = useAtTable();
  const short = spaces.every(
    ({ mark, means, card }) => (mark === '' || means !== undefined) && card === null,
  );
  return (
    <section className="track" aria-label={texts().term(title)}>
      <h3>
        <Tip of={tip}>{texts().term(title)}</Tip>
      </h3>
      <ol className={short ? 'short' : ''}>
        {spaces.map(({ label, mark, means, here, tone, card }) => {
          const face = card === null ? null : screen.card(card);
          return (
            <li
              key={label}
              data-here={here}
              data-tone={tone}
              title={means}
              aria-current={here ? 'step' : undefined}
            >
              {face?.name === label ? null : <span className="track-label">{label}</span>}
              {face === null ? (
                <>
                  <span aria-hidden={means !== undefined}>{mark}</span>
                  {means ? <span className="aloud">{means}</span> : null}
                </>
              ) : (
                <CardChip card={{ ...face, note: mark === face.name ? '' : mark }} />
              )}
            </li>
          );
        })}
      </ol>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {chance === null ? null : <p className="note">{texts().things.asYouAre(percent(chance))}</p>}
    </section>
  );
}
