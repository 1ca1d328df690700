import type { Trouble } from './trouble.js';

/** What went wrong, read out at once; what the engine says of it stands below. */
export const TroubleSaid = ({ trouble: { text, detail } }: { readonly trouble: Trouble }) => (
  <p className="trouble" role="alert">
    {text}
    {detail === undefined ? null : <small lang="en">{detail}</small>}
  </p>
);
