import { motion } from 'motion/react';
import { useEffect, useRef, useState } from 'react';
import { EmblemPicture } from '../faces/emblem-picture.js';
import { play, type Sound } from '../sound/sounds.js';
import { isSoundOn } from '../sound/switch.js';
import { useAtTable } from '../table/context.js';
import { isStill } from '../table/pace.js';
import { type Flight, flightsOf, kindOf, type Place } from './flights.js';

/* Causes are seen and heard: what an action moved flies from where it was to where it is, and has its sound. */

/** So many things fly at once; of a deck that is laid out nobody wants to see more. */
const most = 6;
const seconds = 0.8;
const apart = 0.15;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what shows a place; `null` if nothing on the screen does. */
function pointOf(place: Place): Point | null {
  for (const selector of place)
    for (const shown of document.querySelectorAll(selector)) {
      const { left, top, width, height } = shown.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + Math.min(height / 2, 40)];
      if (width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight) return { x, y };
    }
  return null;
}

interface Seen extends Flight {
  readonly id: string;
  /** How many others of the same action begin before it. */
  readonly after: number;
  readonly way: readonly [Point, Point];
}

const above = ({ x, y }: Point): Point => ({ x, y: y - 90 });

/** What is seen of a flight: a thing from beside the table falls from above, one that leaves the table rises. */
function wayOf(flight: Flight): Seen['way'] | null {
  const from = pointOf(flight.from);
  const to = pointOf(flight.to);
  if (from !== null) return [from, to ?? above(from)];
  return to === null ? null : [above(to), to];
}

const soundOf: Readonly<Record<string, Sound>> = {
  dice: 'dice',
  harm: 'hit',
  gold: 'gold',
  cards: 'card',
  markets: 'card',
};

/** Shows and lets hear what each action of the table has done, as long as somebody looks at the present. */
export default function Causes() {
  const { look, screen } = useAtTable();
  const { view, events, step, steps } = look;
  const before = useRef({ step, turnOf: screen.turnOf });
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  useEffect(() => {
    const was = before.current;
    before.current = { step, turnOf: screen.turnOf };
    if (step !== steps || step <= was.step) return;
    if (isSoundOn()) {
      const heard = events.flatMap(({ type }) => soundOf[kindOf(view, type)?.shows ?? ''] ?? []);
      const mine = look.viewer !== null && screen.turnOf === look.viewer && was.turnOf !== look.viewer;
      for (const [at, sound] of [...new Set(heard), ...(mine ? (['turn'] as const) : [])].entries())
        play(sound, at * 0.25);
    }
    if (isStill()) return;
    // Where many actions come between two pictures, the last one alone is shown.
    const frame = requestAnimationFrame(() => {
      const heroes = screen.players.map(({ characters: [hero] }) => hero?.card);
      const begun = flightsOf(view, events, heroes)
        .flatMap((flight) => {
          const way = wayOf(flight);
          return way === null ? [] : [{ ...flight, way }];
        })
        .slice(0, most)
        .map((flight, at) => ({ ...flight, id: `${step} ${at}`, after: at }));
      if (begun.length > 0) setSeen((now) => [...now, ...begun]);
    });
    return () => cancelAnimationFrame(frame);
  }, [step, steps, events, view, look.viewer, screen]);
  return (
    <div className="flights" aria-hidden="true">
      {seen.map(({ id, is, card, amount, after, way: [from, to] }) => {
        const face = card === null ? null : screen.card(card);
        return (
          <motion.span
            key={id}
            className="flight"
            data-is={is}
            data-tone={face?.tone}
            initial={{ x: from.x, y: from.y, opacity: 0, scale: 0.7 }}
            animate={{
              x: [from.x, to.x],
              y: [from.y, (from.y + to.y) / 2 - 30, to.y],
              opacity: [0, 1, 1, 0],
              scale: [0.7, 1.1, 0.9],
            }}
            transition={{ duration: seconds, delay: after * apart, ease: 'easeInOut' }}
            onAnimationComplete={() => setSeen((now) => now.filter((one) => one.id !== id))}
          >
            {is === 'card' ? <EmblemPicture emblem={face?.emblem ?? ''} /> : null}
            {is === 'harm' ? `−${amount}` : is === 'gold' || amount > 1 ? amount : null}
          </motion.span>
        );
      })}
    </div>
  );
}
