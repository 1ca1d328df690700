import { AnimatePresence, motion } from 'motion/react';
import { useEffect, useState } from 'react';
import { AnswerButton } from '../asking/answer-button.js';
import { Revealed } from '../cards/revealed.js';
import type { Line } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { pause } from '../table/pace.js';
import type { DieThing, RollThing, Throw } from '../things/combat-things.js';
import { Terrain } from './terrain.js';
import { toldOf } from './told-of.js';

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

/** Dice on the table, with what they come to; one that can be thrown again is a button, and where that is done by one of several cards, it shows
 * them. */
export function Dice({ rolls }: { readonly rolls: readonly RollThing[] }) {
  const { client, screen, busy, look } = useAtTable();
  const [picked, setPicked] = useState({ step: -1, place: '' });
  return rolls.map(({ title, dice, cards = [], told }) => {
    const places = dice.map((die, at) => ({
      die,
      place: `${title} ${at}`,
      answers: busy || die.face === undefined ? [] : screen.answers.filter((one) => one.die === die.face),
    }));
    const open = places.find(({ place }) => picked.step === look.step && picked.place === place);
    return (
      <section key={title} className="roll" aria-label={title}>
        <p className="title">{title}</p>
        <div className="dice">
          {places.map(({ die, place, answers: [only, ...others] }, at) =>
            only === undefined ? (
              // Dice of one throw have no names but their places.
              <Die key={`${at} ${die.label}`} die={die} />
            ) : (
              <button
                key={place}
                type="button"
                className="again"
                aria-label={only.parts?.first ?? only.label}
                aria-expanded={others.length === 0 ? undefined : open?.place === place}
                onClick={() =>
                  others.length === 0
                    ? void client.act([only.action])
                    : setPicked({ step: look.step, place: open?.place === place ? '' : place })
                }
              >
                <Die die={die} />
              </button>
            ),
          )}
        </div>
        {open === undefined || open.answers.length < 2 ? null : (
          <div className="answers">
            {open.answers.map((answer) => (
              <AnswerButton key={answer.code} answer={answer} label={answer.parts?.rest ?? answer.label} />
            ))}
          </div>
        )}
        <Revealed cards={cards} />
        {told === '' ? null : <p className="told">{told}</p>}
      </section>
    );
  });
}

interface ThrownProps {
  readonly thrown: Throw | null;
  readonly story: readonly Line[];
  readonly step: number;
  /** Whether they lie in the upper part of the board: the hero stands in the lower one. */
  readonly high: boolean;
}

/** Dice that have just been thrown, over the board for a moment. */
export function Thrown({ thrown, story, step, high }: ThrownProps) {
  const [gone, setGone] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setGone(step), 3500);
    return () => clearTimeout(timer);
  }, [step]);
  const shown = thrown !== null && gone !== step && !pause.isFast();
  return (
    <AnimatePresence>
      {shown ? (
        <motion.div key={step} className="thrown" data-high={high} exit={{ opacity: 0 }} aria-hidden="true">
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
