import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Something to read beside the table. */
export function ReadingSheet({ title, open, onOpen, children }: Props) {
  const t = useTexts();
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="reading-shade" />
        <Dialog.Content className="reading" aria-describedby={undefined}>
          <header>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="quiet">{t.header.close}</Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
