// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { show } from '../../examples/table-plain-dom.js';
import { newGame } from '../../examples/table-react.js';
import { createTable, legalActions } from '../../src/index.js';

/* The examples of screens draw a table, act on it and take back. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const named = (element: HTMLElement, text: string) =>
  [...element.querySelectorAll('button')].find((button) => button.textContent === text) as HTMLButtonElement;

it('the one with plain DOM has a button for each legal action, tells why others are not, and takes back', () => {
  const table = createTable({ options: { players: 2, seed: 7 } });
  const element = document.createElement('div');
  const stop = show(table, element);
  const buttons = () => [...element.querySelectorAll<HTMLButtonElement>('p button')];
  expect(buttons().filter((button) => !button.disabled)).toHaveLength(
    legalActions(table.getSnapshot().state).length,
  );
  for (const button of buttons()) expect(button.title !== '').toBe(button.disabled);
  expect(named(element, 'Undo').disabled).toBe(true);
  table.act({ type: 'move/adjacent', to: 'h0707' });
  expect(element.querySelectorAll('li').length).toBeGreaterThan(0);
  named(element, 'Undo').click();
  expect(table.getSnapshot().step).toBe(0);
  expect(named(element, 'Redo').disabled).toBe(false);
  stop();
});

it('the one under React draws answers, acts and takes back', async () => {
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(async () => root.render(newGame()));
  const before = element.textContent;
  const walk = element.querySelector<HTMLButtonElement>('[data-about=space]') as HTMLButtonElement;
  await act(async () => walk.click());
  expect(element.textContent).not.toBe(before);
  await act(async () => named(element, 'Undo').click());
  expect(element.textContent).toBe(before);
  await act(async () => root.unmount());
});

it('the one under React is rendered on a server, and goes on in the browser as it was sent', async () => {
  const html = renderToString(newGame());
  expect(html).toContain('Player <!-- -->1<!-- -->: <!-- -->3<!-- --> gold');
  const element = document.createElement('div');
  element.innerHTML = html;
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = await act(async () => hydrateRoot(element, newGame()));
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  expect(element.innerHTML).toBe(html);
  const walk = element.querySelector<HTMLButtonElement>('[data-about=space]') as HTMLButtonElement;
  await act(async () => walk.click());
  expect(element.innerHTML).not.toBe(html);
  await act(async () => root.unmount());
});
