import { ruleText } from '../editions/rules.js';
import { useTexts } from '../texts.js';

/** Where the pages of the rules are: beside the board on the site, else on the site. */
const pages = /\/board\/(index\.html)?$/.test(location.pathname)
  ? '../rules/'
  : 'https://runebound-engine.github.io/runebound-engine/rules/';

/** A way to the page of a rule. */
export function RuleLink({ id }: { readonly id: string }) {
  const t = useTexts();
  return (
    <a
      className="rule-link"
      href={`${pages}${id}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t.help.rule(id)}
      title={ruleText(id)}
    >
      §
    </a>
  );
}
