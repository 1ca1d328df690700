import { change, credits, license, source } from './credits.js';

/** Who drew the emblems, icon by icon. */
export default function CreditsList() {
  return (
    <>
      <p>
        The emblems of the cards come from <a href={source}>game-icons.net</a>, under{' '}
        <a href={license}>CC BY 3.0</a>. {change}
      </p>
      <dl>
        {credits.map(({ author, icons }) => (
          <div key={author}>
            <dt>Icons made by {author}</dt>
            <dd>{icons.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
