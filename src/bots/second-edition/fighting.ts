import { opponentCard, rivalOf } from '../../second-edition/base/characters.js';
import type { CombatFrame, PhaseFrame } from '../../second-edition/base/frames.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { all, type Choice, find, type Legal } from './bot.js';
import { isHopeless, isLastResort, worthOfFight } from './evaluation.js';
import * as model from './fight-model.js';
import { worthOfDuel } from './rivals.js';
import { escapeChance, fightModelOf } from './table.js';
import { tempoOf } from './tempo.js';

/** After this many rounds nobody is likely to win. */
const STALEMATE = 20;

/** The cost of an escape if no other adventure is open. Otherwise it costs a turn, by the pace of the game. */
const SURRENDER = -3;

export const chanceOfVictory = (g: G, player: number, fight: CombatFrame): number =>
  model.simulateFight(fightModelOf(g, player, fight)).win;

export function runOrStand(
  g: G,
  player: number,
  fight: CombatFrame,
  legal: Legal,
  chance: (bout: model.FightModel) => number = (bout) => model.simulateFight(bout).win,
): Choice {
  const stand = find(legal, 'combat/stand');
  const run = find(legal, 'combat/escape');
  if (!run || !stand) return stand ?? run;
  if (fight.round > STALEMATE) return run;
  const enemy = opponentCard(g, fight.opponent);
  const bout = fightModelOf(g, player, fight);
  const rival = rivalOf(fight, player);
  const worth =
    rival === null ? worthOfFight(g, player, enemy, chance(bout)) : worthOfDuel(g, player, rival, fight);
  const [hero, ...allies] = bout.side.fighters;
  const turn = -tempoOf(g).retreat;
  if (worth >= turn || !hero) return stand;
  const retreat = isLastResort(g, player) || isHopeless(g, player) ? SURRENDER : turn;
  if (worth >= retreat) return stand;
  // A Hero who fails to escape is hurt, and may have to fight after all.
  const weaker = { ...bout.side, fighters: [{ ...hero, life: hero.life - 1 }, ...allies] };
  const caught = hero.life <= 1 ? 0 : chance({ ...bout, side: weaker });
  const away = escapeChance(g, player, fight);
  return away * retreat + (1 - away) * worthOfFight(g, player, enemy, caught) > worth ? run : stand;
}

export function chooseBlow(g: G, player: number, fight: CombatFrame, f: PhaseFrame, legal: Legal): Choice {
  if (find(legal, 'combat/attack') === undefined) return defenseIn(legal);
  const bout = fightModelOf(g, player, fight);
  const left = model.phases
    .slice(model.phases.indexOf(f.type))
    .filter((type) => !fight.skipped.includes(type));
  return blowOf(
    bout,
    legal,
    (free, lives) => model.planRound(bout, lives, bout.enemy.life, left, free)[0] ?? model.DEFEND,
  );
}

export function blowOf(
  { side: { fighters } }: model.FightModel,
  legal: Legal,
  choose: (free: readonly model.Act[], lives: readonly number[]) => model.Act,
): Choice {
  const attacks = all(legal, 'combat/attack');
  const free = fighters.flatMap(({ card }, at) => (attacks.some(({ by }) => by === card) ? [at] : []));
  const by = fighters[choose(free, livesOf(fighters))]?.card;
  return attacks.find((attack) => attack.by === by) ?? defenseIn(legal);
}

const defenseIn = (legal: Legal): Choice =>
  find(legal, 'combat/defend-without-roll') ?? find(legal, 'combat/defend');

export const livesOf = (fighters: readonly model.Fighter[]): number[] => fighters.map(({ life }) => life);
