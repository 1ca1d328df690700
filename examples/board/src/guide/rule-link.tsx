import { rule } from 'runebound-engine';
import { catalogues } from '../spoken.js';
import { useTexts } from '../texts.js';

/** Where the pages of the rules are: beside the board on the site, else on the site. */
const pages = /\/board\/(index\.html)?$/.test(location.pathname)
  ? '../rules/'
  : 'https://runebound-engine.github.io/runebound-engine/rules/';

/** The wording of a rule in the language of the page; rules of modules from elsewhere are not in the register. */
export function ruleText(id: string): string {
  const known = Object.values(catalogues()).flat();
  const said = known.map(({ messages }) => messages[`rule.${id}`]).find((one) => one !== undefined);
  if (said !== undefined) return said;
  try {
    return rule(id as Parameters<typeof rule>[0]).text;
  } catch {
    return id;
  }
}

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
