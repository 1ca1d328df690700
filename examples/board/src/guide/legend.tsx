import { mapSigns } from 'runebound-engine/picture';
import { mapSigns as mapSignsOfThird } from 'runebound-engine/third-edition/picture';
import { useAtTable } from '../table/context.js';
import { useTexts } from '../texts.js';

/** Every sign of the map, drawn as the map draws it. */
export function Legend() {
  const { view } = useAtTable().look;
  const t = useTexts();
  const drawn = (view.edition === 'second-edition' ? mapSigns : mapSignsOfThird)(view.modules);
  return (
    <dl className="legend">
      {drawn.map(({ sign, svg }) => {
        const [name, about] = t.signs[sign] ?? [sign, ''];
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
  );
}
