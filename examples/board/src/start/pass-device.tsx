interface Props {
  readonly name: string;
  readonly onTaken: () => void;
}

/** Between two people at one device: nothing of the table is in the page meanwhile. */
export function PassDevice({ name, onTaken }: Props) {
  return (
    <main className="pass">
      <h1>Pass the device to {name}</h1>
      <p>Hands are hidden. When {name} looks at the screen and nobody else does, go on.</p>
      {/* biome-ignore lint/a11y/noAutofocus: there is nothing else on this page */}
      <button type="button" className="primary" autoFocus onClick={onTaken}>
        I am {name}
      </button>
    </main>
  );
}
