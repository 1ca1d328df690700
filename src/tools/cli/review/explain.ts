import type { JudgedDecision, JudgingOptions } from '../../../bots/search/judging.js';
import * as secondBots from '../../../bots/second-edition/index.js';
import * as thirdBots from '../../../bots/third-edition/index.js';
import { type AnyAction, actionCode } from '../../../kernel/index.js';
import type { Review, ReviewedFight } from '../../../review/review.js';
import { review as secondReview } from '../../../review/second-edition/index.js';
import { review as thirdReview } from '../../../review/third-edition/index.js';
import type { Game } from '../play/game.js';
import { percent } from '../play/style.js';
import { CommandError, plain, print, printJson } from '../terminal.js';
import { type ExplainTexts, english } from './explain-english.js';
import { german } from './explain-german.js';
import { recorded } from './recorded.js';

export interface ExplainOptions {
  readonly deep?: boolean;
  readonly budget?: string;
  readonly language?: string;
  readonly json?: boolean;
}

interface Explained {
  readonly review: Review<string>;
  /** The worst decisions; `null` if nobody judged them. */
  readonly worst: readonly JudgedDecision<AnyAction>[] | null;
}

const SHOWN = 5;

function budgetOf(text: string): number {
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(text)?.[1];
  const milliseconds = seconds === undefined ? Number(/^(\d+)ms$/.exec(text)?.[1]) : Number(seconds) * 1000;
  if (milliseconds > 0) return milliseconds;
  throw new CommandError(`--budget is a time, such as 30s or 500ms, not "${plain(text)}".`);
}

function explained({ table, state }: Game, options: ExplainOptions): Explained {
  const isThird = state.edition === 'third-edition';
  const review = (isThird ? thirdReview : secondReview) as (past: unknown) => Review<string>;
  const worstDecisions = (isThird ? thirdBots : secondBots).worstDecisions as (
    past: unknown,
    options: JudgingOptions,
  ) => readonly JudgedDecision<AnyAction>[];
  const judging = { budget: budgetOf(options.budget ?? '30s') };
  return { review: review(table), worst: options.deep ? worstDecisions(table, judging) : null };
}

/** What is said in a language. @throws CommandError for another one */
async function spoken(language = 'en') {
  if (language === 'en') return { texts: english, catalogues: undefined };
  if (language !== 'de') throw new CommandError(`--language is en or de, not "${plain(language)}".`);
  const [second, third] = await Promise.all([
    import('../../../words/second-edition/german.js'),
    import('../../../words/third-edition/german.js'),
  ]);
  return {
    texts: german,
    catalogues: { 'second-edition': [second.german], 'third-edition': [third.german] },
  };
}

/** Prints why a recorded game ended as it did. @throws CommandError for an unreadable file, or an unknown language */
export async function explainGame(file: string, options: ExplainOptions): Promise<void> {
  const { texts, catalogues } = await spoken(options.language);
  const game = recorded(file, catalogues);
  const found = explained(game, options);
  if (options.json) return printJson({ outcome: game.state.outcome, ...found });
  print(new Explanation(game, found, texts).lines());
}

/** How much the end of a fight differs from what was likely: from 0 to 1. */
const surprise = ({ chance, end }: ReviewedFight): number =>
  chance === null ? 0 : end === 'won' ? 1 - chance : end === 'lost' ? chance : 0;

class Explanation {
  private readonly sight;

  constructor(
    private readonly game: Game,
    private readonly found: Explained,
    private readonly t: ExplainTexts,
  ) {
    this.sight = game.sight(0);
  }

  lines(): string[] {
    const { outcome } = this.game.state;
    const { sections, unfinished, deeper } = this.t;
    return [
      outcome === null ? unfinished : this.sight.speaks.outcome(outcome),
      ...this.section(sections.standings, this.standings()),
      ...this.section(sections.decisive, this.decisive()),
      ...this.section(sections.fights, this.fights()),
      ...this.section(sections.knockouts(this.isThird), this.knockouts()),
      ...this.section(sections.idle, this.idle()),
      ...(this.found.worst === null ? ['', deeper] : this.section(sections.worst, this.worst())),
    ];
  }

  private get isThird(): boolean {
    return this.game.state.edition === 'third-edition';
  }

  private section(title: string, lines: readonly string[]): string[] {
    return ['', title, ...(lines.length > 0 ? lines : [this.t.none]).map((line) => `  ${line}`)];
  }

  private name(kind: 'player' | 'card', id: string | number): string {
    return (this.game.words as { name(kind: string, id: string | number): string }).name(kind, id);
  }

  private get seats(): readonly number[] {
    return this.game.state.players.map((_, seat) => seat);
  }

  private turn(at: number): string {
    const turn = this.found.review.turns[at];
    if (turn === undefined) return this.t.start;
    return this.t.turn(this.isThird, turn.number, this.name('player', turn.player));
  }

  private standings(): string[] {
    const { turns, start } = this.found.review;
    const { counts } = turns.at(-1) ?? start;
    return this.seats.map(
      (seat) =>
        `${this.name('player', seat)}: ${Object.entries(counts[seat] ?? {})
          .map(([name, count]) => `${this.t.counts(name)} ${count}`)
          .join(', ')}`,
    );
  }

  private decisive(): string[] {
    const { turns, start, decisive } = this.found.review;
    return decisive.map((at) => {
      const { swing, chances } = turns[at] ?? { swing: { player: 0, by: 0 }, chances: [] };
      const now = chances[swing.player] ?? 0;
      const before = (turns[at - 1] ?? start).chances[swing.player] ?? 0;
      const player = this.name('player', swing.player);
      const swung = this.t.swing(this.turn(at), player, now > before, percent(before), percent(now));
      return `${swung}${this.inTurn(at)}`;
    });
  }

  private inTurn(at: number): string {
    const fought = this.found.review.fights.filter(({ turn }) => turn === at);
    return fought.map((fight) => ` ${this.fight(fight)}`).join('');
  }

  private fight({ player, enemy, foe, chance, end }: ReviewedFight): string {
    const against = enemy === null ? this.name('player', foe ?? 0) : this.name('card', enemy);
    return this.t.fight(this.name('player', player), end, against, chance === null ? null : percent(chance));
  }

  private fights(): string[] {
    const { fights } = this.found.review;
    const counted = this.seats.flatMap((seat) => {
      const own = fights.filter(({ player, chance }) => player === seat && chance !== null);
      if (own.length === 0) return [];
      const won = own.filter(({ end }) => end === 'won').length;
      const expected = own.reduce((sum, { chance }) => sum + (chance ?? 0), 0).toFixed(1);
      return [this.t.won(this.name('player', seat), won, own.length, expected)];
    });
    const unlikely = [...fights]
      .filter((fight) => surprise(fight) > 0.5)
      .sort((a, b) => surprise(b) - surprise(a))
      .slice(0, SHOWN)
      .map((fight) => this.t.unlikely(this.turn(fight.turn), this.fight(fight)));
    return [...counted, ...unlikely];
  }

  private knockouts(): string[] {
    const { knockouts, fights } = this.found.review;
    return knockouts.map(({ turn, player, fight, by, rule, lost }) => {
      const fought = fight === null ? undefined : fights[fight];
      const cause = fought
        ? [this.fight(fought)]
        : by !== null
          ? [this.t.byCard(this.name('card', by))]
          : rule !== null
            ? [this.t.byRule(rule)]
            : [];
      const costs = [
        ...(lost.gold > 0 ? [this.t.gold(lost.gold)] : []),
        ...lost.cards.map((card) => this.name('card', card)),
      ];
      const cost = costs.length > 0 ? [this.t.cost(costs)] : [];
      const fell = this.t.knockout(this.turn(turn), this.name('player', player), this.isThird);
      return [fell, ...cause, ...cost].join(' ');
    });
  }

  private idle(): string[] {
    const { turns } = this.found.review;
    return this.seats.map((seat) => {
      const own = turns.filter(({ player }) => player === seat);
      const idle = own.filter(({ idle }) => idle).map(({ number }) => number);
      return this.t.idle(this.name('player', seat), idle.length, own.length, idle);
    });
  }

  private worst(): string[] {
    const { turns } = this.found.review;
    return (this.found.worst ?? []).map(({ step, player, action, better, loss }) => {
      const at = turns.findLastIndex(({ from }) => from <= step);
      const { speaks } = this.game.sight(player, step);
      const say = (one: AnyAction): string => speaks.describe(one, { form: 'short' });
      const last = better.findLast((one) => actionCode(one) !== actionCode(action)) ?? action;
      return this.t.worst(this.turn(at), step, say(action), say(last), (loss * 100).toFixed(1));
    });
  }
}
