import { texts } from '../texts.js';
import { credits, license, source } from './credits.js';

/** Who drew the emblems, icon by icon. */
export default function CreditsList() {
  return (
    <>
      <p>
        {texts().credits.from} <a href={source}>game-icons.net</a>, {texts().credits.under}{' '}
        <a href={license}>CC BY 3.0</a>. {texts().credits.change}
      </p>
      <dl>
        {credits.map(({ author, icons }) => (
          <div key={author}>
            <dt>{texts().credits.by(author)}</dt>
            <dd>{icons.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
