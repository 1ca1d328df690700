import { actionCode } from 'runebound-engine/kernel';
import type { Words } from 'runebound-engine/third-edition/words';
import { odds } from '../editions/rules.js';
import { texts } from '../texts.js';
import type { Likely } from './answer-things.js';
import type { ThirdView } from './third-reading.js';

/* How likely something is, with what it is the chance of: one sentence for each action that leads to chance. */

type ChanceOdds = NonNullable<ReturnType<typeof odds<ThirdView>>['now']>;

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const mean = (spread: readonly number[]): string =>
  spread.reduce((sum, chance, many) => sum + chance * many, 0).toFixed(1);

export function tell(found: ChanceOdds, said: Words): Likely {
  switch (found.is) {
    case 'cast': {
      const shown = Object.entries(found.symbols).map(
        ([symbol, spread]) => `${mean(spread ?? [])} ${texts().term(symbol)}`,
      );
      const begins =
        found.initiative === null ? '' : texts().things.begins(percent(found.initiative[found.side]));
      return { text: `${texts().things.average(shown.join(', '))}${begins}`, chance: null };
    }
    case 'move': {
      const [first, ...rest] = found.hexes;
      const text = first
        ? texts().things.others(`${said.name('hex', first.hex)} ${percent(first.chance)}`, rest.length)
        : '';
      return { text, chance: null };
    }
    case 'rest':
      return {
        text:
          found.healed.length > 1 ? texts().things.heals(mean(found.healed)) : texts().things.healsNothing,
        chance: null,
      };
    case 'explore':
      return {
        text: `${said.chance(found)}: ${percent(found.any)} (${found.outcomes
          .map(
            ({ outcome, chance }) => `${said.name('choice', `${found.card}/${outcome}`)} ${percent(chance)}`,
          )
          .join(', ')})`,
        chance: found.any,
      };
    case 'retreat':
      return { text: `${said.chance(found)}: ${percent(found.chance)}`, chance: found.chance };
    case 'march':
      return { text: texts().things.goes(mean(found.hexes)), chance: null };
    case 'test':
      return { text: `${said.chance(found)}: ${percent(found.pass)}`, chance: found.pass };
    case 'draw': {
      const kinds = Object.entries(found.kinds).map(
        ([kind, chance]) => `${texts().term(kind)} ${percent(chance ?? 0)}`,
      );
      const text =
        found.success === null ? kinds.join(', ') : `${said.chance(found)}: ${percent(found.success)}`;
      return { text, chance: found.success };
    }
  }
}

/** For each legal action that leads to chance. */
export const likelyOf = (view: ThirdView, said: Words): Map<string, Likely> =>
  new Map(odds(view).options.map((one) => [actionCode(one.action), tell(one.odds, said)]));
