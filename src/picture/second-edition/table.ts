import { gameOf, type Json } from '../../kernel/index.js';
import { runesOf } from '../../second-edition/base/cards.js';
import { lifeOf, staminaOf } from '../../second-edition/base/characters.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { turnInspection } from '../../second-edition/inspect/turn.js';

function seatOf(g: G, p: G['state']['players'][number], player: number) {
  const { card, space, wounds, exhaustion } = p.hero;
  return {
    hero: card,
    space,
    gold: p.gold,
    runes: runesOf(g, p),
    wounds,
    life: card === '' ? 0 : lifeOf(g, player, card),
    exhaustion,
    stamina: card === '' ? 0 : staminaOf(g, player, card),
    counters: p.counters,
    allies: p.allies.map((ally) => ally.card),
    items: p.items,
    kept: p.kept,
    quests: p.quests,
  };
}

export type Table = ReturnType<typeof tableOf>;

export function tableOf(g: G) {
  const { turn, players, counters, pile, track, stacks, event, laid = [], hoards = {}, outcome } = g.state;
  /** The inspection of each module in force. */
  const modules: Record<string, unknown> = {};
  for (const { id, inspect } of gameOf(g).rules.modules)
    if (inspect) modules[id] = JSON.parse(JSON.stringify(inspect(g) as Json));
  return {
    turn,
    player: turnInspection(gameOf(g)).player,
    isOver: outcome !== null,
    players: players.map((p, player) => seatOf(g, p, player)),
    counters,
    pile,
    track,
    stacks,
    event,
    laid,
    hoards,
    modules,
  };
}
