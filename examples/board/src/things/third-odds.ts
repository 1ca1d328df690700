import { actionCode } from 'runebound-engine/kernel';
import { legalActions, odds, predict } from '../editions/rules.js';
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

/** Dice of which a card counts those that match. */
const matching = (matches: readonly number[]): string => {
  const sure = matches.indexOf(1);
  return texts().things.matching(sure < 0 ? mean(matches) : `${sure}`, sure >= 0);
};

/** So many places to go to are named. */
const most = 3;

export function tell(found: ChanceOdds, { view, told, words: said }: Reading): Likely {
  switch (found.is) {
    case 'cast': {
      const shown = Object.entries(found.symbols).map(
        ([symbol, spread]) => `${mean(spread ?? [])} ${texts().term(symbol)}`,
      );
      // The side that casts first may be another hero's, or that of a hero whose foe one plays.
      const { combat } = told;
      const mine =
        combat === null || view.viewer === null
          ? found.side
          : combat.sides[0].controller === view.viewer
            ? 0
            : 1;
      const whose =
        combat === null || mine === found.side ? '' : said.name('card', combat.sides[found.side].card);
      const begins = found.initiative === null ? '' : texts().things.begins(likely(found.initiative[mine]));
      return { text: `${texts().things.average(shown.join(', '), whose)}${begins}`, chance: null };
    }
    case 'move': {
      const from = told.players[told.turn.player ?? 0]?.hex;
      // Where a step leads without dice, nobody rolls for.
      const near = legalActions(view).flatMap((one) => (one.type === 'move/step' ? one.to : []));
      const others = found.hexes.filter(({ hex }) => hex !== from && !near.includes(hex));
      // What one goes for is named, the likeliest of each: a market, a gem of each type.
      const sought = others.flatMap(({ hex, chance }) => {
        if (told.villain?.hex === hex) return { hex, chance, what: said.name('card', told.villain.card) };
        const gem = told.hexes.find((one) => one.hex === hex)?.gem;
        if (told.markets.some((one) => one.hex === hex)) return { hex, chance, what: said.name('hex', hex) };
        return gem?.faceup ? { hex, chance, what: texts().table.gem(texts().term(gem.type), true) } : [];
      });
      // Who can reach the villain wants to know that first.
      const villain = told.villain?.hex ?? '';
      const named = sought
        .toSorted((one, other) => Number(other.hex === villain) - Number(one.hex === villain))
        .filter(({ what }, at) => sought.findIndex((one) => one.what === what) === at)
        .slice(0, most);
      const [first] = others;
      if (named.length === 0 && first !== undefined)
        named.push({ ...first, what: said.name('hex', first.hex) });
      const list = named.map(({ what, chance }) => (chance === 1 ? what : `${what} (${likely(chance)})`));
      const text =
        first === undefined ? '' : texts().things.reaches(list.join(', '), others.length - named.length);
      return { text, chance: null };
    }
    case 'rest':
      return { text: healing(found.healed), chance: null };
    case 'explore':
      if (found.card === null) return { text: matching(found.matches), chance: null };
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
    case 'march': {
      const { villain } = told;
      if (villain === null || villain.goal === null) return { text: '', chance: null };
      const { hex, distance } = villain.goal;
      const enters = found.hexes.slice(distance).reduce((sum, chance) => sum + chance, 0);
      return {
        text: texts().things.goes(
          said.name('card', villain.card),
          mean(found.hexes),
          said.name('hex', hex),
          likely(enters),
        ),
        chance: null,
      };
    }
    case 'test': {
      const passes = `${said.chance(found)}: ${likely(found.pass)}`;
      if (!told.test?.counts)
        return {
          text: found.cards === 0 && found.pass === 0 ? `${passes} (${texts().things.noCards})` : passes,
          chance: found.pass,
        };
      const each = texts().things.eachSuccess(mean(found.successes));
      return found.pass === 1
        ? { text: each, chance: null }
        : { text: `${passes}; ${each}`, chance: found.pass };
    }
    case 'draw': {
      const kinds = Object.entries(found.kinds).map(([kind, chance = 0]) =>
        chance === 1 ? texts().term(kind) : `${texts().term(kind)} ${likely(chance)}`,
      );
      return { text: texts().things.drawn(kinds.join(', ')), chance: null };
    }
  }
}

/** The kind of the card that comes matters for these; a skill, an asset or a trophy that is drawn has no kind to hope for. */
const meets: readonly string[] = ['adventure/begin', 'turn/end'];

/** Of which card it is paid makes no difference to what comes: that is said once. */
const alike = 'toll/exert';

/** What may begin a test. */
const begins: readonly string[] = ['event/choose', 'effect/choose', 'quest/attempt'];

/** For actions that begin a test without a card of a player without a hand: nothing is asked, and it is failed at once. */
function lostAtOnce(reading: Reading): readonly (readonly [code: string, told: Likely])[] {
  const { view, told } = reading;
  const { viewer: player } = view;
  if (player === null || told.players[player]?.hand.count !== 0) return [];
  return legalActions(view).flatMap((action) => {
    if (!begins.includes(action.type)) return [];
    const begun = predict(view, action).events.find((event) => event.type === 'test/began');
    if (begun === undefined || begun.player !== player || begun.cards !== 0) return [];
    const { attribute } = begun;
    return [
      [
        actionCode(action),
        tell({ is: 'test', player, attribute, cards: 0, pass: 0, successes: [1] }, reading),
      ],
    ];
  });
}

/** For each legal action that leads to chance that matters. */
export const likelyOf = (reading: Reading): Map<string, Likely> =>
  new Map([
    ...lostAtOnce(reading),
    ...odds(reading.view)
      .options.filter(
        ({ action: { type }, odds: { is } }) => type !== alike && (is !== 'draw' || meets.includes(type)),
      )
      .map((one) => [actionCode(one.action), tell(one.odds, reading)] as const),
  ]);

/** What comes of a card that is exerted now, whichever it is; empty where that leads to no chance. */
export function afterToll(reading: Reading): string {
  const found = odds(reading.view).options.find(({ action }) => action.type === alike);
  return found === undefined ? '' : tell(found.odds, reading).text;
}
