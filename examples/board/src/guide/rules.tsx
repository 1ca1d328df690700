import { useAtTable } from '../table/context.js';
import { useTexts } from '../texts.js';
import { aboutOf, screenOfEdition } from '../things/index.js';
import { RuleLink } from './rule-link.js';

/** The rules of this game in short. */
export function Rules() {
  const { view } = useAtTable().look;
  const t = useTexts();
  return (
    <>
      <p className="faint">{t.help.rulesNote}</p>
      {screenOfEdition(view.edition).texts.rules.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map(([text, rule]) => (
              <li key={rule}>
                {text} <RuleLink id={rule} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {view.modules.length === 0 ? null : (
        <section>
          <h3>{t.help.inPlay}</h3>
          <dl>
            {view.modules.map((id) => {
              const { title, about } = aboutOf(view.edition, id);
              return (
                <div key={id}>
                  <dt className="part-name">{title}</dt>
                  <dd>{about}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      )}
    </>
  );
}
