import type { Review, ReviewedFight } from 'runebound-engine/review';
import { deedsOfOthers } from '../asking/deeds.js';
import type { Line } from '../table/client.js';
import { endingTexts as t } from '../texts/ending.js';
import type { Screenful } from '../things/things.js';

/* What a review says, in sentences. */

export interface Telling {
  readonly review: Review<string>;
  readonly screen: Screenful;
  readonly names: readonly string[];
  /** The story of the game, as far as the page heard it. */
  readonly story: readonly Line[];
}

/** Something that happened, and the step at which to look at it. */
export interface Moment {
  readonly title: string;
  readonly lines: readonly string[];
  readonly step: number;
}

const mostFights = 5;

export const isThird = ({ screen }: Telling): boolean => screen.view.edition === 'third-edition';

/** A turn by its number and its player; empty before the first. */
export function turnTitle(telling: Telling, at: number): string {
  const turn = telling.review.turns[at];
  if (turn === undefined) return t.start;
  return t.turnOf(isThird(telling), turn.number, telling.names[turn.player] ?? '');
}

function fightLines({ screen, names }: Telling, { player, enemy, foe, chance, end }: ReviewedFight) {
  const name = names[player] ?? '';
  const against = enemy === null ? names[foe ?? -1] : screen.card(enemy)?.name;
  return [
    t.fight[end](name, against ?? t.anEnemy),
    ...(chance === null ? [] : [t.fightOdds(name, t.percent(chance))]),
  ];
}

/** What a count of a review is called. */
export function countName(
  { storyTokens, view }: Pick<Screenful, 'storyTokens' | 'view'>,
  name: string,
): string {
  if (name === 'story') return storyTokens;
  // Heroes of Second Edition have life, those of Third health.
  return t.counts[name === 'health' && view.edition === 'second-edition' ? 'life' : name] ?? name;
}

/** What a player had before a turn and after it, where that differs. */
function changesOf({ review: { turns, start }, screen, names }: Telling, at: number, player: number) {
  const before = (turns[at - 1] ?? start).counts[player] ?? {};
  const after = Object.entries(turns[at]?.counts[player] ?? {});
  const changes = after.flatMap(([name, many]) =>
    many === before[name] ? [] : `${countName(screen, name)} ${before[name] ?? 0} → ${many}`,
  );
  return changes.length === 0 ? [] : t.changed(names[player] ?? '', changes.join(', '));
}

/** What the player of a turn did in it, in few words. */
function deedsIn({ review: { turns }, story, names }: Telling, at: number): readonly string[] {
  const { from = 0, to = 0, player = 0 } = turns[at] ?? {};
  const lines = story.filter(({ step }) => step > from && step <= to);
  return deedsOfOthers(lines, null).flatMap(({ by, texts }) =>
    by === player ? t.changed(names[player] ?? '', texts.join(' · ')) : [],
  );
}

/** The turn that won the game, as its place among all; -1 if nobody won, or it was not seen. */
function winningTurn({ review: { turns }, screen: { view } }: Telling): number {
  const won = view.outcome !== null && view.outcome.winners.length > 0;
  return won ? turns.length - 1 : -1;
}

/** What gold buys that makes nobody stronger than before. */
const healing: readonly string[] = ['gold', 'health'];

/** Whether a player only healed in its turn: it fought nothing, and has no more of anything but health. */
function onlyHeals({ review: { turns, start, fights } }: Telling, at: number): boolean {
  const turn = turns[at];
  if (turn === undefined || fights.some((fight) => fight.turn === at)) return false;
  const { [turn.player]: before = {} } = (turns[at - 1] ?? start).counts;
  const { [turn.player]: after = {} } = turn.counts;
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  return (after.health ?? 0) > (before.health ?? 0) && changed.every((name) => healing.includes(name));
}

/**
 * The turns that decided the game, as places among all: those in which a chance changed most, and the one that won, which
 * stands first. Turns in which a player only healed stand last.
 */
export function decisiveTurns(telling: Telling): readonly number[] {
  const { turns, decisive } = telling.review;
  const last = winningTurn(telling);
  const swing = (at: number): number => Math.abs(turns[at]?.swing.by ?? 0);
  const below = (at: number): number => (at === last ? -1 : onlyHeals(telling, at) ? 1 : 0);
  return [...new Set([...decisive, ...(last < 0 ? [] : [last])])].toSorted(
    (a, b) => below(a) - below(b) || swing(b) - swing(a),
  );
}

/** The step to look at a turn from: its last fight that somebody won, else a fall in it, else its beginning. */
function stepIn({ review: { turns, fights, knockouts } }: Telling, at: number): number {
  const fought = fights.filter(({ turn }) => turn === at);
  const fight = fought.findLast(({ end }) => end === 'won' || end === 'lost') ?? fought.at(-1);
  const fell = knockouts.findLast(({ turn }) => turn === at);
  return fight?.step ?? fell?.step ?? turns[at]?.from ?? 0;
}

/** The turns that decided the game, with what was fought in them. */
export const decisiveOf = (telling: Telling): readonly Moment[] =>
  decisiveTurns(telling).flatMap((at) => {
    const { turns, start, fights } = telling.review;
    const turn = turns[at];
    if (turn === undefined) return [];
    const { player, by } = turn.swing;
    const before = (turns[at - 1] ?? start).chances[player] ?? 0;
    const after = turn.chances[player] ?? 0;
    return {
      title: turnTitle(telling, at),
      lines: [
        ...(at === winningTurn(telling) ? [t.wonIt] : []),
        t.swing(telling.names[player] ?? '', t.percent(before), t.percent(after), by > 0),
        ...deedsIn(telling, at),
        ...fights.filter((fight) => fight.turn === at).flatMap((fight) => fightLines(telling, fight)),
        ...[...new Set([player, turn.player])].flatMap((one) => changesOf(telling, at, one)),
      ],
      step: stepIn(telling, at),
    };
  });

/** How much the end of a fight differs from what was likely, from 0 to 1. */
const surprise = ({ chance, end }: ReviewedFight): number =>
  chance === null ? 0 : end === 'won' ? 1 - chance : end === 'lost' ? chance : 0;

/** What is likelier than this is no surprise. */
const likelyEnough = 1 / 3;

/** The fights that went against the odds, the least likely first. */
export const unlikelyOf = (telling: Telling): readonly Moment[] =>
  telling.review.fights
    .filter((fight) => surprise(fight) > 1 - likelyEnough)
    .toSorted((a, b) => surprise(b) - surprise(a))
    .slice(0, mostFights)
    .map((fight) => ({
      title: turnTitle(telling, fight.turn),
      lines: fightLines(telling, fight),
      step: fight.step,
    }));

/** The last of the turns that counts for a player: a hero that is out of the game has nothing left, and before that it had something. */
export const lastTurnOf = (
  turns: readonly { readonly counts: readonly Readonly<Record<string, number>>[] }[],
  player: number,
  out = false,
): number =>
  out
    ? turns.findLastIndex(({ counts }) => Object.values(counts[player] ?? {}).some((many) => many > 0))
    : turns.length - 1;
