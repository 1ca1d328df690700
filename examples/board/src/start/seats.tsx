import type { Seat } from '../table/client.js';

interface Props {
  readonly seats: readonly Seat[];
  readonly least: number;
  readonly most: number;
  readonly onChange: (seats: readonly Seat[]) => void;
}

const names = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo'];

/** Who sits at the table, clockwise. */
export function Seats({ seats, least, most, onChange }: Props) {
  const change = (at: number, to: Partial<Seat>): void =>
    onChange(seats.map((seat, other) => (other === at ? { ...seat, ...to } : seat)));
  return (
    <fieldset className="seats">
      <legend>Players</legend>
      <ol>
        {seats.map((seat, at) => (
          <li key={at}>
            <input
              aria-label={`Name of player ${at + 1}`}
              value={seat.name}
              required
              maxLength={24}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            <select
              aria-label={`Who plays for ${seat.name}`}
              value={seat.is}
              onChange={({ target }) => change(at, { is: target.value === 'bot' ? 'bot' : 'person' })}
            >
              <option value="person">a person</option>
              <option value="bot">a bot</option>
            </select>
            <button
              type="button"
              className="quiet"
              aria-label={`Remove ${seat.name}`}
              disabled={seats.length <= least}
              onClick={() => onChange(seats.filter((_, other) => other !== at))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        disabled={seats.length >= most}
        onClick={() =>
          onChange([...seats, { name: names[seats.length] ?? `Player ${seats.length + 1}`, is: 'bot' }])
        }
      >
        Add a player
      </button>
    </fieldset>
  );
}
