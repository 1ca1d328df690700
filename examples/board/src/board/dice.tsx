import { AnimatePresence, motion } from 'motion/react';
import { useEffect, useState } from 'react';
import type { Line } from '../table/client.js';
import { pause } from '../table/pace.js';
import type { DieThing, RollThing, Throw } from '../things/combat-things.js';
import { Terrain } from './terrain.js';

/** A die with the face that lies up. */
export function Die({ die, rolling = false }: { readonly die: DieThing; readonly rolling?: boolean }) {
  const land = die.terrains.length > 0;
  return (
    <motion.span
      className="die"
      initial={rolling ? { rotate: -320, y: -46, opacity: 0 } : false}
      animate={{ rotate: 0, y: 0, opacity: 1 }}
      transition={{ type: 'spring', bounce: 0.45, duration: 0.8 }}
      role="img"
      aria-label={die.label}
      title={die.label}
    >
      {land ? die.terrains.map((terrain) => <Terrain key={terrain} terrain={terrain} />) : die.label}
    </motion.span>
  );
}

/** Dice on the table, with what they come to. */
export function Dice({ rolls }: { readonly rolls: readonly RollThing[] }) {
  return rolls.map(({ title, dice, told }) => (
    <section key={title} className="roll" aria-label={title}>
      <p className="title">{title}</p>
      <p className="dice">
        {dice.map((die, at) => (
          // Dice of one throw have no names but their places.
          <Die key={`${at} ${die.label}`} die={die} />
        ))}
      </p>
      {told === '' ? null : <p className="told">{told}</p>}
    </section>
  ));
}

/** What the story says of these dice: what they come to, and what that does. */
function toldOf({ dice, title }: Throw, story: readonly Line[], step: number): string {
  const numbers = dice.map(({ label }) => label);
  const line = story.findLast(
    ({ text, step: at }) =>
      at === step && numbers.reduce((from, one) => (from < 0 ? from : text.indexOf(one, from)), 0) >= 0,
  );
  return line?.text ?? title;
}

interface ThrownProps {
  readonly thrown: Throw | null;
  readonly story: readonly Line[];
  readonly step: number;
}

/** Dice that have just been thrown, over the board for a moment. */
export function Thrown({ thrown, story, step }: ThrownProps) {
  const [gone, setGone] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setGone(step), 3500);
    return () => clearTimeout(timer);
  }, [step]);
  const shown = thrown !== null && gone !== step && !pause.isFast();
  return (
    <AnimatePresence>
      {shown ? (
        <motion.div key={step} className="thrown" exit={{ opacity: 0 }} aria-hidden="true">
          <p className="dice">
            {thrown.dice.map((die, at) => (
              <Die key={at} die={die} rolling />
            ))}
          </p>
          <p>{toldOf(thrown, story, step)}</p>
        </motion.div>
      ) : null}
    </AnimatePresence>
  );
}
