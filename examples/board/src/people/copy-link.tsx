import { useState } from 'react';
import { texts } from '../texts.js';

interface Props {
  /** What the link is for. */
  readonly title: string;
  readonly link: string;
}

/** A link to hand out: it is copied, or given to another app where the browser can do that. */
export function CopyLink({ title, link }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <>
      <button type="button" className="quiet" aria-label={`${texts().network.copy}: ${title}`} onClick={copy}>
        {copied ? texts().network.copied : texts().network.copy}
      </button>
      {'share' in navigator ? (
        <button
          type="button"
          className="quiet"
          aria-label={`${texts().network.share}: ${title}`}
          onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
        >
          {texts().network.share}
        </button>
      ) : null}
    </>
  );
}
