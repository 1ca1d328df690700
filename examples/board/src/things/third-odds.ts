import { actionCode } from 'runebound-engine/kernel';
import { legalActions, odds } from '../editions/rules.js';
import { percent } from '../texts/percent.js';
import { texts } from '../texts.js';
import type { Likely } from './answer-things.js';
import type { Reading } from './third-reading.js';

/* How likely something is, with what it is the chance of: one sentence for each action that leads to chance. */

type ChanceOdds = NonNullable<ReturnType<typeof odds<Reading['view']>>['now']>;

/** What may fail is never said to be certain. */
const likely = (chance: number): string =>
  chance > 0.995 && chance < 1 ? `>\u00a0${percent(0.99)}` : percent(chance);
const mean = (spread: readonly number[]): string =>
  spread.reduce((sum, chance, many) => sum + chance * many, 0).toFixed(1);

function healing(healed: readonly number[]): string {
  const said = texts().things;
  if (healed.length <= 1) return said.healsNothing;
  const sure = healed.indexOf(1);
  return sure < 0 ? said.heals(mean(healed)) : said.healsSurely(sure);
}

export function tell(found: ChanceOdds, { view, told, words: said }: Reading): Likely {
  switch (found.is) {
    case 'cast': {
      const shown = Object.entries(found.symbols).map(
        ([symbol, spread]) => `${mean(spread ?? [])} ${texts().term(symbol)}`,
      );
      const begins =
        found.initiative === null ? '' : texts().things.begins(likely(found.initiative[found.side]));
      return { text: `${texts().things.average(shown.join(', '))}${begins}`, chance: null };
    }
    case 'move': {
      const there = (hex: string) => told.hexes.find((one) => one.hex === hex);
      const from = told.players[told.turn.player ?? 0]?.hex;
      // Where a step leads without dice, nobody rolls for.
      const near = legalActions(view).flatMap((one) => (one.type === 'move/step' ? one.to : []));
      const others = found.hexes.filter(({ hex }) => hex !== from && !near.includes(hex));
      const first =
        others.find(({ hex }) => there(hex)?.place) ??
        others.find(({ hex }) => there(hex)?.gem?.faceup) ??
        others[0];
      if (first === undefined) return { text: '', chance: null };
      const name = said.name('hex', first.hex);
      const more = others.length - 1;
      const text =
        first.chance === 1
          ? texts().things.leads(name, more)
          : texts().things.mayLead(`${name} (${likely(first.chance)})`, more);
      return { text, chance: null };
    }
    case 'rest':
      return { text: healing(found.healed), chance: null };
    case 'explore':
      return {
        text: `${said.chance(found)}: ${likely(found.any)} (${found.outcomes
          .map(
            ({ outcome, chance }) => `${said.name('choice', `${found.card}/${outcome}`)} ${likely(chance)}`,
          )
          .join(', ')})`,
        chance: found.any,
      };
    case 'retreat':
      return { text: `${said.chance(found)}: ${likely(found.chance)}`, chance: found.chance };
    case 'march':
      return { text: texts().things.goes(mean(found.hexes)), chance: null };
    case 'test':
      return { text: `${said.chance(found)}: ${likely(found.pass)}`, chance: found.pass };
    case 'draw': {
      const kinds = Object.entries(found.kinds).map(([kind, chance = 0]) =>
        chance === 1 ? texts().term(kind) : `${texts().term(kind)} ${likely(chance)}`,
      );
      const text =
        found.success === null
          ? texts().things.drawn(kinds.join(', '))
          : `${said.chance(found)}: ${likely(found.success)}`;
      return { text, chance: found.success };
    }
  }
}

/** For each legal action that leads to chance. Where a hero begins has nothing to do with the hand that is dealt then. */
export const likelyOf = (reading: Reading): Map<string, Likely> =>
  new Map(
    odds(reading.view)
      .options.filter(({ action }) => action.type !== 'setup/place')
      .map((one) => [actionCode(one.action), tell(one.odds, reading)]),
  );
