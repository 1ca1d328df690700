import { lazy, Suspense, useRef, useState } from 'react';
import { texts } from '../texts.js';

const CreditsDialog = lazy(() => import('./credits-dialog.js'));

/** Opens the page that says who drew the emblems. */
export function CreditsButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {texts().credits.title}
      </button>
      {isOpen ? (
        <Suspense>
          <CreditsDialog onClose={() => setOpen(false)} onFocusBack={() => button.current?.focus()} />
        </Suspense>
      ) : null}
    </>
  );
}
