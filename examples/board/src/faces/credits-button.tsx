import { Dialog } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { texts } from '../texts.js';

const CreditsList = lazy(() => import('./credits-list.js'));

/** Opens the page that says who drew the emblems. */
export function CreditsButton() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <button type="button" className="quiet">
          {texts().credits.title}
        </button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="credits" aria-describedby={undefined}>
          <Dialog.Title>{texts().credits.title}</Dialog.Title>
          <Suspense fallback={<p>…</p>}>
            <CreditsList />
          </Suspense>
          <Dialog.Close asChild>
            <button type="button">{texts().credits.close}</button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
