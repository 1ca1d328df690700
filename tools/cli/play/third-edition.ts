import { actionCode, type GameView, inspect, odds, reach, rulesetFor } from '../../../src/index.js';
import type { Answers, Content, Odds } from '../../../src/third-edition/entries/edition.js';
import type { Words } from '../../../src/words/third-edition/index.js';
import type { Offered, Sight, Told } from './sight.js';
import { inWords, linesOf, percent } from './style.js';
import { texts } from './texts.js';
import { cellsOf, legend } from './third-edition-board.js';
import { costOf } from './third-edition-costs.js';
import { attributesOf, hexOf, lookAt, marketOf, partyOf, statusOf } from './third-edition-table.js';

type ChanceOdds = NonNullable<Odds['now']>;

const atLeastOne = (spread: readonly number[]): number => 1 - (spread[0] ?? 0);
const average = (spread: readonly number[]): string =>
  spread.reduce((sum, chance, at) => sum + chance * at, 0).toFixed(1);

function likelihood(odds: ChanceOdds, words: Words): Told {
  switch (odds.is) {
    case 'test':
      return {
        note: `${percent(atLeastOne(odds.successes))} ${words.chance(odds)}`,
        detail: [texts().testOdds(percent(atLeastOne(odds.successes)), average(odds.successes))],
      };
    case 'rest':
      return {
        note: odds.healed.length > 1 ? texts().heals(average(odds.healed)) : texts().healsNothing,
      };
    case 'explore':
      return {
        note: `${percent(odds.any)} ${words.chance(odds)}`,
        detail: [
          odds.outcomes
            .map(
              ({ outcome, chance }) =>
                `${words.name('choice', `${odds.card}/${outcome}`)} ${percent(chance)}`,
            )
            .join(', ') || texts().finds(percent(odds.any)),
        ],
      };
    case 'retreat':
      return { note: `${percent(odds.chance)} ${words.chance(odds)}` };
    case 'cast': {
      const shown = Object.entries(odds.symbols).map(
        ([symbol, spread]) => `${average(spread)} ${words.name('word', symbol)}`,
      );
      return { detail: [texts().castOdds(shown.join(', '))] };
    }
    case 'move':
      return { detail: [texts().moveOdds(odds.rolling, odds.hexes.length)] };
    default:
      return {};
  }
}

/** The combat tokens that a hero casts. */
const tokensOf = ({ tokens }: Content, hero: string, words: Words): string =>
  texts().casts(
    Object.values(tokens)
      .filter(({ of }) => typeof of === 'object' && of.card === hero)
      .map(({ id }) => words.name('token', id))
      .join(' · '),
  );

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
    const answer = offered as Answers['list'][number];
    const { action, is } = answer;
    const detail: string[] = [];
    let note: string | undefined;
    const chance = under.get(actionCode(action));
    if (chance) {
      const likely = likelihood(chance, said);
      note = likely.note;
      detail.push(...(likely.detail ?? []));
    }
    const cost = costOf(answer, seen, seat);
    note = [note, cost.note].filter(Boolean).join(' · ') || undefined;
    detail.push(...(cost.detail ?? []));
    if (is.is === 'course' || is.is === 'ability') detail.push(is.text);
    if ('card' in is && typeof is.card === 'string') {
      const offer = seen.markets.flatMap(({ offers }) => offers).find(({ card }) => card === is.card);
      const mine = seen.players[seat]?.assets.find(({ card }) => card === is.card);
      if (offer && action.type.startsWith('shop/')) {
        note = texts().gold(offer.price);
        if (offer.trade) detail.push(texts().brings(offer.trade.value));
      } else if (mine && action.type === 'shop/sell') note = texts().gold(mine.cost);
      // A card that is exerted does not take effect.
      if (action.type !== 'exert/reroll') detail.push(said.text(is.card) || said.flavor(is.card));
    }
    const hero = 'card' in is ? content.cards[String(is.card)] : undefined;
    if (hero?.kind === 'hero')
      detail.unshift(
        `${texts().health} ${hero.health}, ${texts().speed} ${hero.speed}, ${attributesOf(hero, said, ', ')}.`,
        tokensOf(content, hero.id, said),
      );
    const quest =
      'hex' in action ? null : seen.story.find((one) => one && 'card' in is && one.card === is.card);
    if (quest?.where.nearest) detail.push(`${texts().stepsAway(quest.where.nearest.distance)}.`);
    if (is.is !== 'hex') return { detail, note };
    const there = seen.hexes.find(({ hex }) => hex === is.hex);
    const marks = linesOf(
      there?.gem?.faceup && texts().gem(said.name('word', there.gem.type)),
      there && there.zombies > 0 && texts().zombies,
      there?.villain && texts().villain,
    );
    return {
      note: marks.join(', ') || note,
      detail: linesOf(
        `${said.name('hex', is.hex, { form: 'long' })}.`,
        is.die && texts().withDie(said.name('die', is.die.face)),
        detail,
      ),
      to: is.hex,
    };
  };

  return {
    speaks: said,
    title: [
      inWords(said, `board.${board.id}.name`, board.name),
      turn.round === 0 ? texts().setup : texts().round(turn.round),
      `${turn.player === null ? '' : `${said.name('player', turn.player)}: `}${turn.moment === null ? '' : inWords(said, `reason.${turn.moment}`, turn.moment)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    cells: cellsOf(view, seen, ways?.hexes.map(({ there }) => there.hex) ?? [], said),
    here: seen.players[seat]?.hex ?? null,
    status: (width) => statusOf(seen, seat, said, width),
    told,
    party: () => partyOf(seen, said),
    market: () => marketOf(seen, said),
    legend: legend(said),
    look: (place) => lookAt(view, seen, seat, said, place),
    way(place) {
      const to = hexOf(view, said, place)?.id;
      return ways?.hexes.find(({ there }) => there.hex === to)?.ways[0]?.actions ?? null;
    },
  };
}
