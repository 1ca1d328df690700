import type { JudgedDecision, JudgingOptions } from '../../../src/bots/search/judging.js';
import * as secondBots from '../../../src/bots/second-edition/index.js';
import * as thirdBots from '../../../src/bots/third-edition/index.js';
import type { AnyAction } from '../../../src/kernel/index.js';
import type { Review, ReviewedFight } from '../../../src/review/review.js';
import { review as secondReview } from '../../../src/review/second-edition/index.js';
import { review as thirdReview } from '../../../src/review/third-edition/index.js';
import { cataloguesOf, languageIn } from '../language.js';
import type { Game } from '../play/game.js';
import { recorded } from '../play/saved.js';
import { linesOf, type Part, percent } from '../play/style.js';
import { print, printJson } from '../terminal.js';
import { type Given, milliseconds } from '../workshop/orders.js';
import { type ExplainTexts, english, german } from './explain-texts.js';

export type ExplainOptions = Given<never, 'budget' | 'language'> & {
  readonly deep?: boolean;
  readonly json?: boolean;
};

interface Explained {
  readonly review: Review<string>;
  /** The worst decisions; `null` if nobody judged them. */
  readonly worst: readonly JudgedDecision<AnyAction>[] | null;
}

const SHOWN = 5;

/** A smaller loss is not worth a word. */
const LEAST_LOSS = 0.005;

function explained({ table, state }: Game, options: ExplainOptions): Explained {
  const isThird = state.edition === 'third-edition';
  const review = (isThird ? thirdReview : secondReview) as (past: unknown) => Review<string>;
  const worstDecisions = (isThird ? thirdBots : secondBots).worstDecisions as (
    past: unknown,
    options: JudgingOptions,
  ) => readonly JudgedDecision<AnyAction>[];
  const judging = { budget: milliseconds('--budget', options.budget ?? '30s') };
  return { review: review(table), worst: options.deep ? worstDecisions(table, judging) : null };
}

/** Prints why a recorded game ended as it did. @throws CommandError for an unreadable file, or an unknown language */
export async function explainGame(file: string, options: ExplainOptions): Promise<void> {
  const language = languageIn(options.language);
  const texts = language === 'de' ? german : english;
  const game = recorded(file, await cataloguesOf(language));
  const found = explained(game, options);
  if (options.json) return printJson({ outcome: game.state.outcome, ...found });
  print(explanation(game, found, texts));
}

/** How much the end of a fight differs from what was likely: from 0 to 1. */
const surprise = ({ chance, end }: ReviewedFight): number =>
  chance === null ? 0 : end === 'won' ? 1 - chance : end === 'lost' ? chance : 0;

function explanation(game: Game, { review, worst }: Explained, t: ExplainTexts): string[] {
  const { turns, start, fights, knockouts } = review;
  const { outcome, players } = game.state;
  const isThird = game.state.edition === 'third-edition';
  const words = game.words as { name(kind: string, id: string | number): string };
  const card = (id: string): string => words.name('card', id);
  const names = players.map((_, seat) => words.name('player', seat));
  const nameOf = (seat: number): string => names[seat] ?? '';
  const turnAt = (at: number): string => {
    const turn = turns[at];
    return turn === undefined ? t.start : t.turn(isThird, turn.number, nameOf(turn.player));
  };
  const against = ({ enemy, foe }: ReviewedFight): string =>
    enemy === null ? nameOf(foe ?? 0) : card(enemy);
  // A game may be kept in the midst of a fight, which is the last one then.
  const last = fights.at(-1);
  const open = last?.end === 'none' && game.isFight ? last : undefined;
  const fightIn = (fight: ReviewedFight): string => {
    const { player, chance, end } = fight;
    return fight === open
      ? t.goesOn(nameOf(player), against(fight))
      : t.fight(nameOf(player), end, against(fight), chance === null ? null : percent(chance));
  };

  const standings = names.map((name, seat) => {
    const counts = Object.entries((turns.at(-1) ?? start).counts[seat] ?? {});
    return `${name}: ${counts.map(([what, count]) => `${t.counts(what, isThird)} ${count}`).join(', ')}`;
  });
  const decisive = review.decisive.flatMap((at) => {
    const { swing, chances } = turns[at] ?? { swing: { player: 0, by: 0 }, chances: [] };
    const now = chances[swing.player] ?? 0;
    const before = (turns[at - 1] ?? start).chances[swing.player] ?? 0;
    if (percent(now) === percent(before)) return [];
    const swung = t.swing(turnAt(at), nameOf(swing.player), now > before, percent(before), percent(now));
    return [swung, ...fights.filter(({ turn }) => turn === at).map(fightIn)].join(' ');
  });
  const counted = names.flatMap((name, seat) => {
    const own = fights.filter((fight) => fight.player === seat && fight.chance !== null && fight !== open);
    if (own.length === 0) return [];
    const won = own.filter(({ end }) => end === 'won').length;
    const expected = own.reduce((sum, { chance }) => sum + (chance ?? 0), 0);
    return [t.won(name, won, own.length, t.decimal(expected))];
  });
  const unlikely = [...fights]
    .filter((fight) => surprise(fight) > 0.5)
    .sort((a, b) => surprise(b) - surprise(a))
    .slice(0, SHOWN)
    .map((fight) => t.unlikely(turnAt(fight.turn), fightIn(fight)));
  const fallen = knockouts.map(({ turn, player, fight, by, rule, lost }) => {
    const fought = fight === null ? undefined : fights[fight];
    const cause = fought
      ? fightIn(fought)
      : by !== null
        ? t.byCard(card(by))
        : rule !== null && t.byRule(rule);
    const costs = linesOf(lost.gold > 0 && t.gold(lost.gold), lost.cards.map(card));
    return linesOf(
      t.knockout(turnAt(turn), nameOf(player), isThird),
      cause,
      costs.length > 0 && t.cost(costs),
    ).join(' ');
  });
  const idle = names.map((name, seat) => {
    const own = turns.filter(({ player }) => player === seat);
    const without = own.filter((turn) => turn.idle).map(({ number }) => number);
    return t.idle(name, without.length, own.length, without);
  });
  const judged = (worst ?? []).flatMap(({ step, player, taken, better, loss }) => {
    const { speaks } = game.sight(player, step);
    // Of a walk, its last step says where it leads.
    const [done, best] = [taken, better].map((course) => {
      const end = course.findLast(({ type }) => type === course[0]?.type);
      return end ? speaks.describe(end, { form: 'short' }) : '';
    });
    if (done === undefined || best === undefined || done === best || loss < LEAST_LOSS) return [];
    const at = turns.findLastIndex(({ from }) => from <= step);
    return [t.worst(turnAt(at), step, done, best, t.decimal(loss * 100))];
  });

  const section = (title: string, lines: readonly string[], none = t.none): Part => [
    ['', title],
    (lines.length > 0 ? lines : [none]).map((line) => `  ${line}`),
  ];
  return linesOf(
    outcome === null ? t.unfinished : game.sight(0).speaks.outcome(outcome),
    section(t.sections.standings, standings),
    section(t.sections.decisive, decisive),
    section(t.sections.fights, [...counted, ...(open ? [fightIn(open)] : []), ...unlikely]),
    section(t.sections.knockouts(isThird), fallen, isThird ? t.none : t.nobody),
    section(t.sections.idle, idle),
    worst === null ? ['', t.deeper] : section(t.sections.worst, judged, t.unsure),
  );
}
