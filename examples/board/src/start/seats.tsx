import { type Strength, strengths, usual } from '../../../server/src/bots/strengths.js';
import type { Seat } from '../table/client.js';
import { useTexts } from '../texts.js';
import type { EditionChoice } from './choices.js';

interface Props {
  readonly edition: EditionChoice;
  readonly seats: readonly Seat[];
  readonly least: number;
  readonly most: number;
  readonly onChange: (seats: readonly Seat[]) => void;
}

const names = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'];

/** Who sits at the table, clockwise. */
export function Seats({ edition, seats, least, most, onChange }: Props) {
  const { start: t, strengths: said } = useTexts();
  const change = (at: number, to: Partial<Seat>): void =>
    onChange(seats.map((seat, other) => (other === at ? { ...seat, ...to } : seat)));
  const played = ({ is, strength = usual }: Seat): Strength | 'person' => (is === 'person' ? is : strength);
  return (
    <fieldset className="seats">
      <legend>{t.players}</legend>
      <ol>
        {seats.map((seat, at) => (
          <li key={at}>
            <input
              aria-label={t.nameOf(at + 1)}
              value={seat.name}
              required
              maxLength={24}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            <select
              aria-label={t.whoPlays(seat.name)}
              value={played(seat)}
              onChange={({ target: { value } }) =>
                change(at, value === 'person' ? { is: value } : { is: 'bot', strength: value as Strength })
              }
            >
              {(['person', ...strengths[edition]] as const).map((who) => (
                <option key={who} value={who}>
                  {said[who].name}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="quiet"
              aria-label={t.remove(seat.name)}
              disabled={seats.length <= least}
              onClick={() => onChange(seats.filter((_, other) => other !== at))}
            >
              ×
            </button>
            {said[played(seat)].about === '' ? null : (
              <p className="told faint">{said[played(seat)].about}</p>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        disabled={seats.length >= most}
        onClick={() =>
          onChange([...seats, { name: names[seats.length] ?? t.player(seats.length + 1), is: 'bot' }])
        }
      >
        {t.add}
      </button>
    </fieldset>
  );
}
