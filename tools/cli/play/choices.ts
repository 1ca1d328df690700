import {
  type Answer,
  answers,
  attempts,
  type EditionId,
  type GameState,
  viewFor,
} from '../../../src/index.js';
import type { AnyAction } from '../../../src/kernel/index.js';
import type { Item } from './prompt.js';
import type { Offered, Sight } from './sight.js';
import { texts } from './texts.js';

export interface Choice extends Item {
  readonly action: AnyAction | null;
  readonly to: string | null;
  readonly under: readonly Choice[];
}

const LONG = 9;

export function choicesFor(state: GameState<EditionId>, seat: number, sight: Sight): readonly Choice[] {
  const list =
    (answers(viewFor(state, seat) as never, seat) as { list: readonly Answer[] } | null)?.list ?? [];
  return list.map((answer, at) => {
    const { note, detail = [], to } = sight.told(answer as Offered);
    const label = sight.speaks.describe(answer.action, { form: 'short' });
    return {
      value: `a${at}`,
      label,
      note,
      detail: detail.filter((line) => line !== '' && line !== label),
      action: answer.action,
      to: to ?? null,
      under: [],
    };
  });
}

/** Actions that throw things away come last. */
export function grouped(choices: readonly Choice[]): readonly Choice[] {
  const kinds = new Map<string, Choice[]>();
  for (const choice of choices) {
    const type = choice.action?.type ?? '';
    const alike = kinds.get(type);
    if (alike) alike.push(choice);
    else kinds.set(type, [choice]);
  }
  const heads: Choice[] = [];
  const last: Choice[] = [];
  for (const [type, list] of kinds) {
    const always = type === 'card/discard';
    const alike = list.length > 2 && (always || (choices.length > LONG && list.length > 3));
    const to = always ? last : heads;
    if (!alike) to.push(...list);
    else
      to.push({
        value: `g${type}`,
        label: `${commonWords(list.map(({ label }) => label))} …`,
        note: texts().choices(list.length),
        detail: [list.map(({ label }) => label).join(' · ')],
        action: null,
        to: null,
        under: list,
      });
  }
  return [...heads, ...last];
}

function commonWords(labels: readonly string[]): string {
  const [first = '', ...rest] = labels.map((label) => label.split(' '));
  let shared = 0;
  const words = [...first];
  while (shared < words.length && rest.every((other) => other[shared] === words[shared])) shared++;
  return shared === 0 ? `${words[0]}` : words.slice(0, shared).join(' ');
}

export function refusals(state: GameState<EditionId>, seat: number, sight: Sight): readonly Item[] {
  const groups = attempts(viewFor(state, seat) as never, seat) as ReturnType<typeof attempts>;
  return groups
    .flatMap(({ attempts: tried }) => [...tried])
    .flatMap(({ action, ruling }, at) =>
      ruling
        ? [
            {
              value: `w${at}`,
              label: sight.speaks.describe(action, { form: 'short' }),
              note: ruling.rules[0]?.id ?? '',
              detail: [
                sight.speaks.reason(ruling),
                ...ruling.rules.map(
                  ({ id, text, document, section }) => `${id}: ${text} (${document}, ${section})`,
                ),
              ],
            },
          ]
        : [],
    );
}
