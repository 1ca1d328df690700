import { actionCode, type GameView, inspect, odds, reach, rulesetFor } from '../../../src/index.js';
import type { Answers, Odds } from '../../../src/third-edition/entries/edition.js';
import type { Words } from '../../../src/words/third-edition/index.js';
import type { Offered, Sight, Told } from './sight.js';
import { linesOf, percent } from './style.js';
import { cellsOf, legend } from './third-edition-board.js';
import { lookAt, marketOf, partyOf, statusOf } from './third-edition-table.js';

type ChanceOdds = NonNullable<Odds['now']>;

const atLeastOne = (spread: readonly number[]): number => 1 - (spread[0] ?? 0);
const average = (spread: readonly number[]): string =>
  spread.reduce((sum, chance, at) => sum + chance * at, 0).toFixed(1);

function likelihood(odds: ChanceOdds, words: Words): Told {
  switch (odds.is) {
    case 'test':
      return {
        note: `${percent(atLeastOne(odds.successes))} ${words.chance(odds)}`,
        detail: [
          `A test: ${percent(atLeastOne(odds.successes))} for a success, ${average(odds.successes)} on average.`,
        ],
      };
    case 'rest':
      return {
        note: odds.healed.length > 1 ? `heals ${average(odds.healed)} damage on average` : 'nothing to heal',
      };
    case 'explore':
      return {
        note: `${percent(odds.any)} ${words.chance(odds)}`,
        detail: [
          odds.outcomes.map(({ outcome, chance }) => `${outcome} ${percent(chance)}`).join(', ') ||
            `${percent(odds.any)} to find something.`,
        ],
      };
    case 'retreat':
      return { note: `${percent(odds.chance)} ${words.chance(odds)}` };
    case 'cast': {
      const shown = Object.entries(odds.symbols).map(
        ([symbol, spread]) => `${average(spread)} ${words.name('word', symbol)}`,
      );
      return { detail: [`The tokens show on average ${shown.join(', ')}.`] };
    }
    case 'move':
      return { detail: [`${odds.rolling} dice lead to ${odds.hexes.length} hexes at best.`] };
    default:
      return {};
  }
}

export function sightOfThirdEdition(view: GameView<'third-edition'>, seat: number, words: Words): Sight {
  const said = words.at(view);
  const seen = inspect(view, seat);
  const { content } = rulesetFor(view).rules;
  const { board } = content;
  const chances = odds(view);
  const under = new Map(chances.options.map((option) => [actionCode(option.action), option.odds]));
  const ways = reach(view);
  const { turn } = seen;

  const told = (offered: Offered): Told => {
    const { action, is } = offered as Answers['list'][number];
    const detail: string[] = [];
    let note: string | undefined;
    const chance = under.get(actionCode(action));
    if (chance) {
      const likely = likelihood(chance, said);
      note = likely.note;
      detail.push(...(likely.detail ?? []));
    }
    if (is.is === 'course' || is.is === 'ability') detail.push(is.text);
    if ('card' in is && typeof is.card === 'string') {
      const offer = seen.markets.flatMap(({ offers }) => offers).find(({ card }) => card === is.card);
      const mine = seen.players[seat]?.assets.find(({ card }) => card === is.card);
      if (offer && action.type.startsWith('shop/')) {
        note = `${offer.price} gold`;
        if (offer.trade) detail.push(`Brings ${offer.trade.value} gold where it is wanted.`);
      } else if (mine && action.type === 'shop/sell') note = `${mine.cost} gold`;
      detail.push(said.text(is.card) || said.flavor(is.card));
    }
    const hero = 'card' in is ? content.cards[String(is.card)] : undefined;
    if (hero?.kind === 'hero')
      detail.unshift(
        `Health ${hero.health}, Speed ${hero.speed}, Body ${hero.body}, Mind ${hero.mind}, Spirit ${hero.spirit}.`,
      );
    const quest =
      'hex' in action ? null : seen.story.find((one) => one && 'card' in is && one.card === is.card);
    if (quest?.where.nearest) detail.push(`${quest.where.nearest.distance} steps away.`);
    if (is.is !== 'hex') return { detail, note };
    const there = seen.hexes.find(({ hex }) => hex === is.hex);
    const marks = linesOf(
      there?.gem?.faceup && `${there.gem.type} gem`,
      there && there.zombies > 0 && 'zombies',
      there?.villain && 'the villain',
    );
    return {
      note: marks.join(', ') || note,
      detail: linesOf(
        `${said.name('hex', is.hex, { form: 'long' })}.`,
        is.die && `With the die that shows ${said.name('die', is.die.face)}.`,
        detail,
      ),
      to: is.hex,
    };
  };

  return {
    speaks: said,
    title: `${board.name} · round ${turn.round} · ${turn.player === null ? '' : `${said.name('player', turn.player)}: `}${turn.moment ?? 'setup'}`,
    cells: cellsOf(view, seen, ways?.hexes.map(({ there }) => there.hex) ?? []),
    here: seen.players[seat]?.hex ?? null,
    status: (width) => statusOf(seen, seat, said, width),
    told,
    party: () => partyOf(seen, said),
    market: () => marketOf(seen, said),
    legend,
    look: (place) => lookAt(view, seen, seat, said, place),
  };
}
