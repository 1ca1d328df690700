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
import { recorded } from './recorded.js';

export interface ExplainOptions {
  readonly deep?: boolean;
  readonly budget?: string;
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

export function explainGame(file: string, options: ExplainOptions): void {
  const game = recorded(file);
  const found = explained(game, options);
  if (options.json) return printJson({ outcome: game.state.outcome, ...found });
  print(new Explanation(game, found).lines());
}

/** How much the end of a fight differs from what was likely: from 0 to 1. */
const surprise = ({ chance, end }: ReviewedFight): number =>
  chance === null ? 0 : end === 'won' ? 1 - chance : end === 'lost' ? chance : 0;

const many = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

class Explanation {
  private readonly sight;

  constructor(
    private readonly game: Game,
    private readonly found: Explained,
  ) {
    this.sight = game.sight(0);
  }

  lines(): string[] {
    const { outcome } = this.game.state;
    return [
      outcome === null ? 'The game is not over.' : this.sight.speaks.outcome(outcome),
      ...this.section('At the end', this.standings()),
      ...this.section('The turns that decided it', this.decisive()),
      ...this.section('Fights', this.fights()),
      ...this.section(this.isThird ? 'Defeats' : 'Knockouts', this.knockouts()),
      ...this.section('Turns in which nothing was gained', this.idle()),
      ...(this.found.worst === null
        ? ['', 'With --deep, the searching bot judges the decisions.']
        : this.section('What the searching bot would have done', this.worst())),
    ];
  }

  private get isThird(): boolean {
    return this.game.state.edition === 'third-edition';
  }

  private section(title: string, lines: readonly string[]): string[] {
    return ['', title, ...(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`)];
  }

  private name(kind: 'player' | 'card', id: string | number): string {
    return (this.game.words as { name(kind: string, id: string | number): string }).name(kind, id);
  }

  private get seats(): readonly number[] {
    return this.game.state.players.map((_, seat) => seat);
  }

  private turn(at: number): string {
    const turn = this.found.review.turns[at];
    if (turn === undefined) return 'Before the first turn';
    return `${this.isThird ? 'Round' : 'Turn'} ${turn.number} (${this.name('player', turn.player)})`;
  }

  private standings(): string[] {
    const { turns, start } = this.found.review;
    const { counts } = turns.at(-1) ?? start;
    return this.seats.map(
      (seat) =>
        `${this.name('player', seat)}: ${Object.entries(counts[seat] ?? {})
          .map(([name, count]) => `${name} ${count}`)
          .join(', ')}`,
    );
  }

  private decisive(): string[] {
    const { turns, start, decisive } = this.found.review;
    return decisive.map((at) => {
      const { swing, chances } = turns[at] ?? { swing: { player: 0, by: 0 }, chances: [] };
      const now = chances[swing.player] ?? 0;
      const before = (turns[at - 1] ?? start).chances[swing.player] ?? 0;
      const goes = now > before ? 'rises' : 'falls';
      return `${this.turn(at)}: the chance of ${this.name('player', swing.player)} to win the game ${goes} from ${percent(before)} to ${percent(now)}.${this.inTurn(at)}`;
    });
  }

  private inTurn(at: number): string {
    const fought = this.found.review.fights.filter(({ turn }) => turn === at);
    return fought.map((fight) => ` ${this.fight(fight)}`).join('');
  }

  private fight({ player, enemy, foe, chance, end }: ReviewedFight): string {
    const against = enemy === null ? this.name('player', foe ?? 0) : this.name('card', enemy);
    const ends = { won: 'beat', lost: 'lost to', escaped: 'got away from', none: 'fought' };
    const odds = chance === null ? '' : `: ${percent(chance)} to win the fight when it began`;
    return `${this.name('player', player)} ${ends[end]} ${against}${odds}.`;
  }

  private fights(): string[] {
    const { fights } = this.found.review;
    const counted = this.seats.flatMap((seat) => {
      const own = fights.filter(({ player, chance }) => player === seat && chance !== null);
      if (own.length === 0) return [];
      const won = own.filter(({ end }) => end === 'won').length;
      const expected = own.reduce((sum, { chance }) => sum + (chance ?? 0), 0).toFixed(1);
      return [
        `${this.name('player', seat)} won ${won} of ${many(own.length, 'fight')}; by the odds when they began ${expected} were to be expected.`,
      ];
    });
    const unlikely = [...fights]
      .filter((fight) => surprise(fight) > 0.5)
      .sort((a, b) => surprise(b) - surprise(a))
      .slice(0, SHOWN)
      .map((fight) => `Against the odds: ${this.turn(fight.turn)}: ${this.fight(fight)}`);
    return [...counted, ...unlikely];
  }

  private knockouts(): string[] {
    const { knockouts, fights } = this.found.review;
    return knockouts.map(({ turn, player, fight, by, rule, lost }) => {
      const fought = fight === null ? undefined : fights[fight];
      const cause = fought
        ? ` ${this.fight(fought)}`
        : by !== null
          ? ` By ${this.name('card', by)}.`
          : rule !== null
            ? ` By the rule ${rule}.`
            : '';
      const costs = [
        ...(lost.gold > 0 ? [`${lost.gold} gold`] : []),
        ...lost.cards.map((card) => this.name('card', card)),
      ];
      const cost = costs.length > 0 ? ` It cost ${costs.join(' and ')}.` : '';
      const fell = this.isThird ? 'was defeated' : 'was knocked out';
      return `${this.turn(turn)}: ${this.name('player', player)} ${fell}.${cause}${cost}`;
    });
  }

  private idle(): string[] {
    const { turns } = this.found.review;
    return this.seats.map((seat) => {
      const own = turns.filter(({ player }) => player === seat);
      const idle = own.filter(({ idle }) => idle).map(({ number }) => number);
      const which = idle.length > 0 ? `: ${idle.join(', ')}` : '';
      return `${this.name('player', seat)}: ${idle.length} of ${many(own.length, 'turn')}${which}`;
    });
  }

  private worst(): string[] {
    const { turns } = this.found.review;
    return (this.found.worst ?? []).map(({ step, player, action, better, loss }) => {
      const at = turns.findLastIndex(({ from }) => from <= step);
      const { speaks } = this.game.sight(player, step);
      const say = (one: AnyAction): string => speaks.describe(one, { form: 'short' });
      const last = better.findLast((one) => actionCode(one) !== actionCode(action)) ?? action;
      return `${this.turn(at)}, step ${step}: "${say(action)}". Better: "${say(last)}", ${(loss * 100).toFixed(1)} % likelier to win the game.`;
    });
  }
}
