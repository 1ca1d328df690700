import { texts } from '../texts.js';

interface Props {
  readonly name: string;
  readonly onTaken: () => void;
}

/** Between two people at one device: nothing of the table is in the page meanwhile. */
export function PassDevice({ name, onTaken }: Props) {
  return (
    <main className="pass">
      <h1>{texts().pass.title(name)}</h1>
      <p>{texts().pass.about(name)}</p>
      {/* biome-ignore lint/a11y/noAutofocus: there is nothing else on this page */}
      <button type="button" className="primary" autoFocus onClick={onTaken}>
        {texts().pass.taken(name)}
      </button>
    </main>
  );
}
