import type { ReactNode } from 'react';
import { CardChip } from '../cards/card-chip.js';
import { GaugeBar } from '../cards/gauge-bar.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { CombatThing, SideThing } from '../things/combat-things.js';
import { Abilities } from './abilities.js';
import { Blows } from './blows.js';
import { Health } from './health.js';
import { Helpers } from './helpers.js';
import { TokenSign } from './token-symbol.js';
import { Tokens } from './tokens.js';
import { Tray } from './tray.js';
import { type Picked, usePicked } from './use-picked.js';

/** Whether tokens lie there. */
export const isByTokens = ({ sides }: CombatThing): boolean => sides.some(({ tokens }) => tokens.length > 0);

interface Props {
  readonly combat: CombatThing;
  /** What has happened: it stands below the tokens of both sides. */
  readonly children: ReactNode;
}

/** A combat: both sides, with what they can do and what they have left. */
export function Combat({ combat, children }: Props) {
  const picked = usePicked();
  const byTokens = isByTokens(combat);
  const [, ...helpers] = combat.sides.filter(({ side }) => side === 0);
  return (
    <section className="combat" aria-label={texts().table.combat}>
      <header>
        <h2>{combat.title}</h2>
        <p>{combat.moment}</p>
      </header>
      <div className="sides">
        {([0, 1] as const).map((side) => (
          <div key={side} className="side" data-side={side}>
            {combat.sides
              .filter((one) => one.side === side && !helpers.includes(one))
              .map((one) => (
                <Fighter key={one.card} fighter={one} picked={picked} />
              ))}
          </div>
        ))}
        {helpers.length > 0 ? <Helpers helpers={helpers} /> : null}
      </div>
      {byTokens ? (
        <>
          <Tray picked={picked} />
          {children}
          <div className="sides">
            {combat.sides.map(({ side, abilities }) => (
              <div key={side} className="side" data-side={side}>
                <Abilities abilities={abilities} />
              </div>
            ))}
          </div>
        </>
      ) : null}
      {combat.sides.map(({ side, card, text }) =>
        side === 1 && !byTokens && text !== '' ? (
          <p key={card} className="text">
            {text}
          </p>
        ) : null,
      )}
      {combat.sides.filter(hasRoom).map(({ card, name, note }) =>
        note === '' ? null : (
          <p key={card} className="note">
            <b>{name}:</b> {note}
          </p>
        ),
      )}
      {combat.notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </section>
  );
}

/** Whether what is said of one side has its place below both: beside a table of values it would be narrow and long. */
const hasRoom = ({ blows }: SideThing): boolean => blows.length > 0;

function Fighter({ fighter, picked }: { readonly fighter: SideThing; readonly picked: Picked }) {
  const { screen } = useAtTable();
  const card = screen.card(fighter.card);
  return (
    <div className="fighter" data-acting={fighter.acting} data-card={fighter.card}>
      {card === null ? (
        <h3>{fighter.name}</h3>
      ) : (
        <CardChip card={{ ...card, name: fighter.name, note: '' }} />
      )}
      {fighter.words === '' ? null : <p className="words">{fighter.words}</p>}
      {fighter.gauges.map((gauge) =>
        fighter.tokens.length > 0 ? (
          <Health key={gauge.label} gauge={gauge} coming={fighter.coming} />
        ) : (
          <GaugeBar key={gauge.label} gauge={gauge} />
        ),
      )}
      {fighter.acting && fighter.tokens.length > 0 ? <p className="acts">{texts().table.acts}</p> : null}
      {fighter.pool.length > 0 ? (
        <ul className="pool">
          {fighter.pool.map(({ symbol, amount, told }) => (
            <li key={symbol} title={told}>
              <TokenSign symbol={symbol} />
              <b aria-hidden="true">{amount}</b>
              <span className="aloud">{told}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Blows blows={fighter.blows} />
      <Tokens side={fighter.side} tokens={fighter.tokens} picked={picked} />
      {fighter.note === '' || hasRoom(fighter) ? null : <p className="faint">{fighter.note}</p>}
    </div>
  );
}
