import { playerState } from '../../base/cards.js';
import { type GameFrame, type TurnFrame, turn } from '../../base/frames.js';
import { isInTheGame } from '../../base/setup.js';
import { auto, chance, type G } from '../../base/vocabulary.js';
import { endgameEliminated, endgameLevel, endgameOrder } from './event-kinds.js';
import type { Endgame, EndgameSetting } from './setting.js';

/** Players by their standings. Players with equal standings are in one group. The first number that differs decides; more is better. */
export function rankBy(
  players: readonly number[],
  standing: (player: number) => readonly number[],
): number[][] {
  const compare = (a: number, b: number): number => {
    const [one, other] = [standing(a), standing(b)];
    const at = one.findIndex((value, place) => value !== other[place]);
    return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
  };
  const ranking: number[][] = [];
  for (const player of [...players].sort((a, b) => compare(a, b) || a - b)) {
    const equals = ranking[ranking.length - 1];
    if (equals?.[0] !== undefined && compare(equals[0], player) === 0) equals.push(player);
    else ranking.push([player]);
  }
  return ranking;
}

/* The order of an Endgame: by level, then by gold, then by lot. A player is eliminated after the turn. */

/** Emits the level of each player. */
export function settleLevels(g: G, { level, cite }: EndgameSetting): void {
  g.state.players.forEach((_, player) => {
    g.emit(endgameLevel, { player, level: level(g, player), rule: cite.level });
  });
}

/** The next players in the order: by level, then by gold. Several if both tie. */
function nextInOrder(g: G, setting: EndgameSetting): readonly number[] {
  const { order } = setting.of(g) as Endgame;
  const left = g.state.players.map((_, player) => player).filter((player) => !order.includes(player));
  const best = (players: readonly number[], value: (player: number) => number) => {
    const most = Math.max(...players.map(value));
    return players.filter((player) => value(player) === most);
  };
  const strongest = best(left, (player) => setting.level(g, player));
  return best(strongest, (player) => playerState(g, player).gold);
}

/** The rule for a player's place in the order: its level, or the tie-break of a level. */
function ruleOfPlace(g: G, { cite, level }: EndgameSetting, player: number) {
  const equals = g.state.players
    .map((_, other) => other)
    .filter((other) => other !== player && level(g, other) === level(g, player));
  if (equals.length === 0) return cite.order;
  const { gold } = playerState(g, player);
  return equals.some((other) => playerState(g, other).gold === gold)
    ? cite.orderTieRandom
    : cite.orderTieGold;
}

/** A step that gives one player after the other a place in the order. */
export const orderStep = (setting: EndgameSetting) =>
  chance<GameFrame, 'endgame-order'>('endgame-order', {
    rule: setting.cite.orderTieRandom,
    ask(g) {
      const players = nextInOrder(g, setting);
      return players.length === 0
        ? null
        : { kind: 'pick', from: players.map((player) => `player-${player}`) };
    },
    answer(g, f, answer) {
      if (answer.type !== 'chance/pick') return;
      const player = Number(answer.choice.slice('player-'.length));
      const rule = ruleOfPlace(g, setting, player);
      const { order } = setting.of(g) as Endgame;
      g.emit(endgameOrder, { player, place: order.length + 1, rule });
      g.goto(f, 'endgame-order');
    },
  });

/** The first player of the order has the first turn. */
export const firstStep = (setting: EndgameSetting) =>
  auto<GameFrame>('endgame-first', (g, f) => {
    f.current = setting.of(g)?.order[0] ?? f.current;
    g.goto(f, 'turn');
  });

/** Whether a step of a turn comes after another. The end of all steps comes last. */
export function isPastInTurn(g: G, step: string, other: string): boolean {
  const { order = [] } = g.rules.frames[turn.kind] ?? {};
  return step === '' || order.indexOf(step) > order.indexOf(other);
}

/** A player whose turn in the Endgame ends is eliminated. */
export const eliminatedStep = (setting: EndgameSetting) =>
  auto<TurnFrame>('eliminated', (g, { player }) => {
    if (setting.of(g) === null || !isInTheGame(g, player)) return;
    g.emit(endgameEliminated, { player, rule: setting.cite.eliminated });
  });
