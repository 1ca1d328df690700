import { usual } from '../../../server/src/bots/strengths.js';
import { banners } from '../board/banners.js';
import { Named } from '../board/named.js';
import { useAtTable } from '../table/context.js';
import { useTable } from '../table/use-table.js';
import { texts } from '../texts.js';
import type { CharacterThing, Pile, PlayerThing } from '../things/things.js';
import { CardChip } from './card-chip.js';
import { GaugeBar } from './gauge-bar.js';
import { Tip } from './tip.js';
import { Worths } from './worths.js';

/** Everybody at the table, with all that they have. */
export function Players({ players }: { readonly players: readonly PlayerThing[] }) {
  return players.map((player) => <Player key={player.player} player={player} />);
}

function Player({ player }: { readonly player: PlayerThing }) {
  const { client, screen, look } = useAtTable();
  const { seats } = useTable(client);
  const [hero, ...others] = player.characters;
  const seat = seats[player.player];
  const turn = screen.turnOf === player.player;
  return (
    <details
      className="player"
      data-player={player.player}
      open={turn || look.viewer === player.player || screen.players.length < 3}
    >
      <summary>
        <i className="banner" style={{ background: banners[player.player % banners.length] }} />
        <span className="player-name">{player.name}</span>
        {hero && hero.name !== player.name ? <span className="hero-name">{hero.name}</span> : null}
        {turn ? <span className="turn-mark">{texts().table.cards.plays}</span> : null}
        {look.viewer === player.player ? <span className="you">{texts().table.cards.you}</span> : null}
        {seat?.is === 'bot' ? (
          <span className="you">{texts().strengths[seat.strength ?? usual].name}</span>
        ) : null}
      </summary>
      {hero ? <Character character={hero} named={false} /> : null}
      <Worths worths={player.purse} />
      {player.note === '' ? null : (
        <p className="where">
          <Named text={player.note} />
        </p>
      )}
      {others.map((one) => (
        <Character key={one.card} character={one} named />
      ))}
      {player.piles.map((pile) => (
        <PileRow key={pile.title} pile={pile} />
      ))}
    </details>
  );
}

function Character({ character, named }: { readonly character: CharacterThing; readonly named: boolean }) {
  const { screen } = useAtTable();
  const card = screen.card(character.card);
  return (
    <div className="character">
      {card === null ? null : <CardChip card={named ? card : { ...card, note: '' }} />}
      {character.gauges.map((gauge) => (
        <GaugeBar key={gauge.label} gauge={gauge} />
      ))}
      <Worths worths={character.worths} />
    </div>
  );
}

interface PileProps {
  readonly pile: Pile;
  /** By what it says what it is, if it does. */
  readonly tip?: string;
}

export function PileRow({ pile: { title, cards, hidden }, tip }: PileProps) {
  const name = texts().term(title);
  return (
    <div className="pile">
      <h3>{tip === undefined ? name : <Tip of={tip}>{name}</Tip>}</h3>
      <div className="chips">
        {cards.map((card, at) => (
          // The same card may lie there twice.
          <CardChip key={`${card.id} ${at}`} card={card} />
        ))}
        {hidden > 0 ? <span className="chip back">{texts().table.cards.faceDown(hidden)}</span> : null}
      </div>
    </div>
  );
}
