import { CardChip } from '../cards/card-chip.js';
import { GaugeBar } from '../cards/gauge-bar.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { CombatThing, SideThing } from '../things/combat-things.js';
import { Abilities } from './abilities.js';
import { Blows } from './blows.js';
import { Health } from './health.js';
import { TokenSign } from './token-symbol.js';
import { Tokens } from './tokens.js';
import { Tray } from './tray.js';
import { type Picked, usePicked } from './use-picked.js';

/** A combat: both sides, with what they can do and what they have left. */
export function Combat({ combat }: { readonly combat: CombatThing }) {
  const picked = usePicked();
  const byTokens = combat.sides.some(({ tokens }) => tokens.length > 0);
  // Beside a party of several there is room below the enemy.
  const isBeside = combat.sides.filter(({ side }) => side === 0).length > 1;
  const said = ({ side, card, text }: SideThing) =>
    side === 1 && !byTokens && text !== '' ? (
      <p key={`${card} text`} className="text">
        {text}
      </p>
    ) : null;
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
              .filter((one) => one.side === side)
              .map((one) => (
                <Fighter key={one.card} fighter={one} picked={picked} />
              ))}
            {side === 1 && isBeside ? combat.sides.map(said) : null}
          </div>
        ))}
      </div>
      {byTokens ? (
        <>
          <Tray picked={picked} />
          <div className="sides">
            {combat.sides.map(({ side, abilities }) => (
              <div key={side} className="side" data-side={side}>
                <Abilities abilities={abilities} />
              </div>
            ))}
          </div>
        </>
      ) : null}
      {combat.sides.filter(hasRoom).map(({ card, name, note }) =>
        note === '' ? null : (
          <p key={card} className="note">
            <b>{name}:</b> {note}
          </p>
        ),
      )}
      {isBeside ? null : combat.sides.map(said)}
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
