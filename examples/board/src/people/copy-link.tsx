import { useState } from 'react';
import { texts } from '../texts.js';

interface Props {
  /** What the link is for. */
  readonly title: string;
  readonly link: string;
}

/** Copies a text; without TLS there is no clipboard but that of a selection. */
async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const place = document.createElement('textarea');
  place.value = text;
  document.body.append(place);
  place.select();
  document.execCommand('copy');
  place.remove();
}

/** A link to hand out: it is copied, or given to another app where the browser can do that. */
export function CopyLink({ title, link }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => void copyText(link).then(() => setCopied(true));
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
