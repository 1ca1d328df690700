import { Popover } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';

interface Props {
  readonly className: string;
  /** What the button says. */
  readonly children: ReactNode;
  /** What is read out for it, where that is not what it says. */
  readonly label?: string;
  readonly title?: string;
  readonly data?: Readonly<Record<`data-${string}`, unknown>>;
  /** What is read out for what it opens. */
  readonly named: string;
  readonly small?: boolean;
  /** What it opens; `close` shuts it again, after something in it was chosen. The focus goes back to the button, or to where `goOn` puts it. */
  readonly content: (close: (goOn?: () => void) => void) => ReactNode;
}

/** A button that opens more about something. What it opens is made only then: a table has hundreds of these. */
export function Reveal({ className, children, label, title, data, named, small = false, content }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const afterwards = useRef<(() => void) | undefined>(undefined);
  const close = (goOn?: () => void): void => {
    afterwards.current = goOn;
    setOpen(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={title}
        {...data}
        onClick={() => {
          afterwards.current = undefined;
          setOpen(!open);
        }}
      >
        {children}
      </button>
      {open ? (
        <Popover.Root modal open onOpenChange={setOpen}>
          <Popover.Anchor virtualRef={button as never} />
          <Popover.Portal>
            <Popover.Content
              className={small ? 'popover small' : 'popover'}
              sideOffset={6}
              collisionPadding={8}
              aria-label={named}
              onInteractOutside={(event) => {
                // The button closes what it opened.
                if (button.current?.contains(event.target as Node)) event.preventDefault();
              }}
              onCloseAutoFocus={() => (afterwards.current ? afterwards.current() : button.current?.focus())}
            >
              {content(close)}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      ) : null}
    </>
  );
}
