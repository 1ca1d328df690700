/*
 * A whole screen with plain DOM: the decision, a button for each legal action, undo, and why other actions are illegal. A bundler, or
 * `npx esbuild examples/table-plain-dom.ts --bundle --outfile=screen.js`, makes it a script for a page with an empty body.
 */

import { attempts, createTable, type GameTable } from 'runebound-engine';
import { wordsOf } from 'runebound-engine/words';

/** Shows a game session in an element until the returned function is called. */
export function show(table: GameTable, element: HTMLElement): () => void {
  const button = (text: string, title: string, click: (() => void) | null): HTMLElement => {
    const made = document.createElement('button');
    made.append(text);
    made.title = title;
    made.disabled = click === null;
    if (click) made.addEventListener('click', click);
    return made;
  };

  function draw(): void {
    const { state, decision, canUndo, canRedo, log } = table.getSnapshot();
    const words = wordsOf(table.ruleset).at(state);
    const question = document.createElement('h2');
    question.append(decision ? words.ask(decision) : words.outcome(state.outcome));
    const story = document.createElement('ol');
    for (const event of log.at(-1)?.events ?? []) {
      const line = document.createElement('li');
      line.append(words.describe(event));
      story.append(line);
    }
    const groups = attempts(state).map(({ attempts: tried }) => {
      const group = document.createElement('p');
      for (const { action, ruling } of tried) {
        const label = words.describe(action, { form: 'short' });
        group.append(
          button(label, ruling ? words.reason(ruling) : '', ruling ? null : () => table.act(action)),
        );
      }
      return group;
    });
    const undo = button('Undo', '', canUndo ? table.undo : null);
    element.replaceChildren(
      question,
      story,
      ...groups,
      undo,
      button('Redo', '', canRedo ? table.redo : null),
    );
  }

  draw();
  return table.subscribe(draw);
}

if (typeof document !== 'undefined')
  show(createTable({ options: { players: 2, seed: 'tamalir' } }), document.body);
