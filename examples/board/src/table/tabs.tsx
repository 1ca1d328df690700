import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';
import { texts } from '../texts.js';

interface Props {
  /** Which is open; empty if all are folded away. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly tabs: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[];
  /** More buttons in the same bar. */
  readonly more: ReactNode;
}

/** Sheets that open from a bar; what is open folds away by the same button, or by Escape. */
export function Tabs({ chosen, onChoose, tabs, more }: Props) {
  useEffect(() => {
    // Wherever the focus is. What lies over a sheet is closed first, and alone.
    const fold = ({ key, defaultPrevented }: KeyboardEvent): void =>
      key === 'Escape' && !defaultPrevented ? onChoose('') : undefined;
    addEventListener('keydown', fold);
    return () => removeEventListener('keydown', fold);
  }, [onChoose]);
  return (
    <Radix.Root value={chosen} onValueChange={onChoose} className="tabs" activationMode="manual">
      <div className="bar">
        <Radix.List className="tab-list" aria-label={texts().table.panels}>
          {tabs.map(({ id, title }) => {
            const fold = (event: { preventDefault(): void }): void => {
              if (chosen !== id) return;
              event.preventDefault();
              onChoose('');
            };
            return (
              <Radix.Trigger
                key={id}
                value={id}
                className="tab"
                tabIndex={chosen === '' && id === tabs[0]?.id ? 0 : undefined}
                onMouseDown={(event) => (event.button === 0 ? fold(event) : undefined)}
                onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ' ? fold(event) : undefined)}
              >
                {title}
              </Radix.Trigger>
            );
          })}
        </Radix.List>
        {more}
      </div>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className="tab-content">
          <button
            type="button"
            className="quiet sheet-close"
            aria-label={texts().table.close}
            onClick={() => onChoose('')}
          >
            ×
          </button>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
