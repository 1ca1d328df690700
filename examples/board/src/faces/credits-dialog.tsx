import '../style/of-table.js';
import { Dialog } from 'radix-ui';
import { texts } from '../texts.js';
import { credits, license, source } from './credits.js';

interface Props {
  readonly onClose: () => void;
  /** The dialog has closed, and what had the focus before gets it again. */
  readonly onFocusBack: () => void;
}

/** Who drew the emblems, icon by icon. */
export default function CreditsDialog({ onClose, onFocusBack }: Props) {
  const t = texts().credits;
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="credits" aria-describedby={undefined} onCloseAutoFocus={onFocusBack}>
          <Dialog.Title>{t.title}</Dialog.Title>
          <p>
            {t.from} <a href={source}>game-icons.net</a>, {t.under} <a href={license}>CC BY 3.0</a>.{' '}
            {t.change}
          </p>
          <dl>
            {credits.map(({ author, icons }) => (
              <div key={author}>
                <dt>{t.by(author)}</dt>
                <dd>{icons.join(', ')}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close asChild>
            <button type="button">{t.close}</button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
