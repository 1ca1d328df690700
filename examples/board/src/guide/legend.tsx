import { useAtTable } from '../table/context.js';
import { texts as said } from '../texts.js';
import { screenOfEdition } from '../things/index.js';

/** Every sign of the map, drawn as the map draws it. */
export function Legend() {
  const { view } = useAtTable().look;
  const { signsOf, texts } = screenOfEdition(view.edition);
  return (
    <>
      <p className="faint">{said().help.hold}</p>
      <dl className="legend">
        {signsOf(view.modules).map(({ sign, svg }) => {
          const [name, about] = texts.signs[sign] ?? [sign, ''];
          return (
            <div key={sign}>
              {/* The drawing comes from the package: it has no scripts. */}
              <dt className="sign-name">
                <span className="sign" dangerouslySetInnerHTML={{ __html: svg }} />
                {name}
              </dt>
              <dd>{about}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
