import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';

/** The numbers of your hero, always in sight; a click opens all that it has. */
export function Mine({ onOpen }: { readonly onOpen: () => void }) {
  const { screen, look } = useAtTable();
  const player = screen.players.find(({ player }) => player === (look.viewer ?? screen.turnOf));
  const [hero] = player?.characters ?? [];
  if (player === undefined || hero === undefined) return null;
  const numbers = [
    ...hero.gauges.map(({ label, left, max }) => ({
      label,
      value: left > max ? `${left}` : `${left}/${max}`,
    })),
    ...player.purse,
  ];
  return (
    <button
      type="button"
      className="mine"
      title={texts().table.allOf(player.name)}
      onClick={() => {
        onOpen();
        document.querySelector<HTMLElement>('.tab-list [role=tab]')?.focus();
      }}
    >
      <span className="who">
        {look.viewer === null ? player.name : texts().table.youAre(player.name)}: <b>{hero.name}</b>
      </span>
      {numbers.map(({ label, value }) => (
        <span key={label}>
          {texts().term(label)} <b>{value}</b>
        </span>
      ))}
    </button>
  );
}
