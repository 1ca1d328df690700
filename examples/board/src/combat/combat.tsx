import { CardChip } from '../cards/card-chip.js';
import { GaugeBar } from '../cards/gauge-bar.js';
import { useAtTable } from '../table/context.js';
import type { CombatThing, SideThing } from '../things/combat-things.js';
import { Blows } from './blows.js';
import { Tokens } from './tokens.js';

/** A combat: both sides, with what they can do and what they have left. */
export function Combat({ combat }: { readonly combat: CombatThing }) {
  return (
    <section className="combat" aria-label="The combat">
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
                <Fighter key={one.card} fighter={one} />
              ))}
          </div>
        ))}
      </div>
      {combat.sides.map(({ side, card, text }) =>
        side === 1 && text !== '' ? (
          <p key={card} className="text">
            {text}
          </p>
        ) : null,
      )}
      {combat.notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </section>
  );
}

function Fighter({ fighter }: { readonly fighter: SideThing }) {
  const { screen } = useAtTable();
  const card = screen.card(fighter.card);
  return (
    <div className="fighter" data-acting={fighter.acting}>
      {card === null ? (
        <h3>{fighter.name}</h3>
      ) : (
        <CardChip card={{ ...card, name: fighter.name, note: '' }} />
      )}
      {fighter.words === '' ? null : <p className="words">{fighter.words}</p>}
      {fighter.gauges.map((gauge) => (
        <GaugeBar key={gauge.label} gauge={gauge} />
      ))}
      <Blows blows={fighter.blows} />
      <Tokens side={fighter.side} tokens={fighter.tokens} />
      {fighter.note === '' ? null : <p className="faint">{fighter.note}</p>}
    </div>
  );
}
