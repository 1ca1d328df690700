import { memo, useEffect, useRef, useState } from 'react';
import { AskAbout } from '../asking/ask-about.js';
import { Named } from '../board/named.js';
import { pointAt } from '../board/pointed.js';
import { ruleText } from '../editions/rules.js';
import type { Line } from '../table/client.js';
import { Reveal } from '../table/reveal.js';
import { texts } from '../texts.js';
import type { Spot } from '../things/board-things.js';

const atOnce = 120;

interface Props {
  readonly story: readonly Line[];
  /** How many actions lie behind what is shown. */
  readonly step: number;
  /** The spaces of the board, for the places in the story. */
  readonly spots: ReadonlyMap<string, Spot>;
  /** What was thrown last: dice that lie there are no line yet, but screen readers announce them. */
  readonly thrown: string;
  /** Closes it where it is a sheet. */
  readonly onClose: (() => void) | undefined;
}

/** The story of the game; each line has its rule. */
export const Log = memo(({ story, step: now, thrown, spots, onClose }: Props) => {
  const [all, setAll] = useState(false);
  const end = useRef<HTMLOListElement>(null);
  const shown = all ? story : story.slice(-atOnce);
  const last = story.at(-1);
  useEffect(() => {
    const list = end.current;
    if (list === null || last === undefined) return;
    const toEnd = (): void => {
      list.scrollTop = list.scrollHeight;
    };
    toEnd();
    // The list shrinks when a combat opens beside it: its end stays in sight.
    const watch = new ResizeObserver(toEnd);
    watch.observe(list);
    return () => watch.disconnect();
  }, [last]);
  const news = story.filter(({ step }) => step === last?.step).map(({ text }) => text);
  const heard = last?.step === now || thrown === '' ? news.join(' ') : thrown;
  return (
    <section className="log" aria-labelledby="log-title">
      {onClose === undefined ? null : (
        <button
          type="button"
          className="quiet sheet-close"
          aria-label={texts().table.close}
          onClick={onClose}
        >
          ×
        </button>
      )}
      <h2 id="log-title">{texts().table.log.title}</h2>
      {shown.length < story.length ? (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          {texts().table.log.all(story.length)}
        </button>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <ol ref={end} tabIndex={0} aria-label={texts().table.log.happened}>
        {shown.map((line, at) => (
          // Lines come in order, and never change.
          <LogLine key={all ? at : story.length - shown.length + at} line={line} spots={spots} />
        ))}
      </ol>
      <p className="aloud" aria-live="polite">
        {heard}
      </p>
    </section>
  );
});

interface LineProps {
  readonly line: Line;
  readonly spots: ReadonlyMap<string, Spot>;
}

/** The spaces that a text names, by their coordinates or by the name of a place. */
const placesIn = (text: string, spots: ReadonlyMap<string, Spot>): readonly string[] =>
  [...spots.values()].flatMap(({ id, name }) =>
    text.includes(`(${id.slice(1)})`) || (!name.includes('(') && text.includes(name)) ? [id] : [],
  );

const LogLine = memo(({ line: { text, rule: id, heading, step }, spots }: LineProps) => {
  if (heading)
    return (
      <li className="heading">
        <Named text={text} />
      </li>
    );
  return (
    <li
      onPointerEnter={() => pointAt(placesIn(text, spots))}
      onPointerLeave={() => pointAt([])}
      onFocus={() => pointAt(placesIn(text, spots))}
      onBlur={() => pointAt([])}
    >
      <Named text={text} />{' '}
      <Reveal
        className="rule-mark"
        label={texts().help.rule(id)}
        title={ruleText(id)}
        named={texts().help.rule(id)}
        small
        content={() => (
          <>
            <p>{ruleText(id)}</p>
            <code>{id}</code> <AskAbout title={text} step={step} />
          </>
        )}
      >
        §
      </Reveal>
    </li>
  );
});
