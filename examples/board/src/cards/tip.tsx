import type { ReactNode } from 'react';
import { RuleLink } from '../guide/rule-link.js';
import { useAtTable } from '../table/context.js';
import { Reveal } from '../table/reveal.js';
import { screenOfEdition } from '../things/index.js';
import { tipOf } from '../things/tips.js';

interface TellProps {
  readonly of: string;
  /** Whether the way to the rule can be clicked. */
  readonly linked?: boolean;
}

/** What a place on the table is, and what lies there. */
export function TipText({ of, linked = false }: TellProps) {
  const { screen } = useAtTable();
  const tip = tipOf(screen, of);
  if (tip === null) return null;
  const [text, rule] = screenOfEdition(screen.view.edition).texts.tips[tip.about] ?? ['', ''];
  return (
    <>
      <h3>{tip.title}</h3>
      <p>
        {text} {linked ? <RuleLink id={rule} /> : null}
      </p>
      <ul className="lies">
        {tip.lines.map((line, at) => (
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The name of a place on the table, which says more on a click; a pointer or the focus shows it, too. */
export function Tip({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const { screen } = useAtTable();
  return (
    <Reveal
      className="tip"
      named={tipOf(screen, of)?.title ?? ''}
      data={{ 'data-tip': of }}
      content={() => <TipText of={of} linked />}
    >
      {children}
    </Reveal>
  );
}
