import { type ReactNode, useState } from 'react';
import { ruleText } from '../editions/rules.js';
import { useTexts } from '../texts.js';

/** Where the pages of the rules are: beside the board on the site, else on the site. */
const pages = /\/board\/(index\.html)?$/.test(location.pathname)
  ? '../rules/'
  : 'https://runebound-engine.github.io/runebound-engine/rules/';

/** A way to the page of a rule. */
export const RulePage = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <a href={`${pages}${id}`} target="_blank" rel="noreferrer">
    {children}
  </a>
);

/** A rule: its text opens below the line, with a way to its page. */
export function RuleLink({ id }: { readonly id: string }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="quiet rule-link"
        aria-label={t.help.rule(id)}
        aria-expanded={open}
        title={ruleText(id)}
        onClick={() => setOpen(!open)}
      >
        §
      </button>
      {open ? (
        <span className="rule-text">
          {ruleText(id)} <RulePage id={id}>{t.help.page}</RulePage>
        </span>
      ) : null}
    </>
  );
}
