import { motion } from 'motion/react';
import { useAtTable } from '../table/context.js';
import { pause } from '../table/pace.js';
import { texts } from '../texts.js';
import type { Figure, Spot } from '../things/board-things.js';
import { banners } from './banners.js';

interface Props {
  readonly figures: readonly Figure[];
  readonly spots: ReadonlyMap<string, Spot>;
}

/** Where the figures of one space stand, so that none hides another, nor what lies in the middle, nor a name below it. */
const stands = (many: number, at: number): { readonly x: number; readonly y: number } =>
  many < 3
    ? { x: at === 0 ? 24 : -24, y: -8 }
    : many === 3
      ? { x: (at - 1) * 27, y: at === 1 ? -26 : -8 }
      : { x: ((at % 3) - 1) * 32, y: at < 3 ? -22 : 4 };

/** The spaces that a figure went through with the last action. */
function pathOf(events: readonly { readonly type: string }[], player: number): readonly string[] {
  return events.flatMap((event) => {
    const moved = event as { readonly type: string; readonly player?: number; readonly to?: string };
    return moved.type === 'hero/moved' && moved.player === player && moved.to ? [moved.to] : [];
  });
}

/** The heroes on the board; they walk along their path. */
export function Figures({ figures, spots }: Props) {
  const { screen, look } = useAtTable();
  return figures.map((figure) => {
    const spot = figure.space === null ? undefined : spots.get(figure.space);
    if (spot === undefined) return null;
    const there = figures.filter(({ space }) => space === figure.space);
    const aside = stands(there.length, there.indexOf(figure));
    const path = pathOf(look.events, figure.player).flatMap((id) => spots.get(id) ?? []);
    const way = path.at(-1)?.id === figure.space ? path : [spot];
    const fast = pause.isFast();
    return (
      <motion.g
        key={figure.player}
        className="figure"
        data-player={figure.player}
        data-space={figure.space}
        data-turn={screen.turnOf === figure.player}
        initial={false}
        // From where it stands now, space by space.
        animate={{
          x: [null, ...way.map(({ x }) => x + aside.x)],
          y: [null, ...way.map(({ y }) => y + aside.y)],
        }}
        transition={fast ? { duration: 0 } : { duration: 0.34 * way.length, ease: 'easeInOut' }}
        role="img"
        aria-label={texts().table.standsIn(figure.name, spot.name)}
      >
        <title>{figure.name}</title>
        <g transform="scale(1.2)">
          {screen.turnOf === figure.player ? <circle className="halo" r={23} cy={-6} /> : null}
          <ellipse cy={11} rx={14} ry={5} className="shadow" />
          <path
            d="M0 -32a8 8 0 0 1 5.500 13.800q8.500 3.500 9.500 20.200q-2 6 -15 6t-15 -6q1 -16.700 9.500 -20.200a8 8 0 0 1 5.500 -13.800z"
            fill={banners[figure.player % banners.length]}
          />
          <text y={3}>{figure.name.charAt(0)}</text>
        </g>
      </motion.g>
    );
  });
}
