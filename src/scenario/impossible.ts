import type { Game, Problem } from '../kernel/index.js';
import type { Card, Content, SecondEditionState } from '../second-edition/index.js';
import {
  isOvercome,
  lifeOf,
  noCounterAt,
  type Sort,
  sorts,
  staminaOf,
  wrongSort,
} from '../second-edition/internals.js';
import { playersOf, type Scenario } from './schema.js';

/* What a description may not say: names of nothing, and cards in two places. Everything else the invariants find. */

/** Everything in a description that names something that does not exist, or the same card twice. */
export function impossible({ game, given }: Scenario, content: Content): Problem[] {
  const problems: Problem[] = [];
  const placed = new Map<string, string>();
  const players = playersOf(game);

  const kindOf = (id: string): Card['kind'] | undefined =>
    Object.hasOwn(content.cards, id) ? content.cards[id]?.kind : undefined;
  const card = (path: string, id: string, sort: Sort): void => {
    const found = Object.hasOwn(content.cards, id) ? content.cards[id] : undefined;
    if (!found) problems.push({ path, message: `There is no card "${id}".` });
    else if (!sort.fits(found)) problems.push({ path, message: wrongSort(found, sort) });
    const before = placed.get(id);
    if (before !== undefined) problems.push({ path, message: `"${id}" is at ${before} already.` });
    placed.set(id, path);
  };
  const space = (path: string, id: string | null | undefined): void => {
    if (id === null || id === undefined || content.board.towns.some((town) => town.id === id)) return;
    if (content.board.spaces[id]?.half)
      problems.push({
        path,
        message: `${id} is cut in half and not in play.`,
        rule: '2e.movement.half-spaces',
      });
    else if (!content.board.neighbours[id] && !content.board.places[id])
      problems.push({ path, message: `There is no space or town "${id}".` });
  };
  const seat = (path: string, player: number): void => {
    if (player >= players.length)
      problems.push({ path, message: `There are only ${players.length} players, counted from 0.` });
  };
  const named = (entry: string | { card: string }): string =>
    typeof entry === 'string' ? entry : entry.card;

  players.forEach((p, at) => {
    const path = `game/players/${at}`;
    if (p.hero !== undefined) card(`${path}/hero`, p.hero, sorts.hero);
    space(`${path}/space`, p.space);
    space(`${path}/cameFrom`, p.cameFrom);
    p.allies?.forEach((ally, i) => card(`${path}/allies/${i}`, named(ally), sorts.ally));
    p.items?.forEach((item, i) => card(`${path}/items/${i}`, named(item), sorts.item));
    p.kept?.forEach((kept, i) => card(`${path}/kept/${i}`, kept, sorts.kept));
    p.quests?.forEach((quest, i) => card(`${path}/quests/${i}`, named(quest), sorts.encounter));
  });
  if (game.event !== undefined) card('game/event', game.event, sorts.event);
  for (const id of Object.keys(game.counters ?? {})) {
    space(`game/counters/${id}`, id);
    if (Object.hasOwn(content.board.places, id)) problems.push(noCounterAt(`game/counters/${id}`, id));
  }
  game.track?.forEach((entry, i) => {
    card(`game/track/${i}/card`, entry.card, sorts.challenge);
    space(`game/track/${i}/space`, entry.space);
  });
  for (const [town, cards] of Object.entries(game.stacks ?? {})) {
    if (!content.board.towns.some(({ id }) => id === town))
      problems.push({ path: `game/stacks/${town}`, message: `There is no town "${town}".` });
    cards.forEach((id, i) => card(`game/stacks/${town}/${i}`, id, sorts.offer));
  }
  for (const [deck, places] of Object.entries(game.decks ?? {})) {
    if (!Object.hasOwn(content.decks, deck))
      problems.push({ path: `game/decks/${deck}`, message: `There is no deck "${deck}".` });
    for (const end of ['top', 'bottom'] as const)
      places[end]?.forEach((id, i) => {
        card(`game/decks/${deck}/${end}/${i}`, id, sorts.fromDeck);
        if (!content.decks[deck]?.includes(id) && kindOf(id))
          problems.push({
            path: `game/decks/${deck}/${end}/${i}`,
            message: `"${id}" belongs to another deck.`,
          });
      });
  }
  game.removed?.forEach((id, i) => card(`game/removed/${i}`, id, sorts.adventure));
  if (game.starting !== undefined) seat('game/starting', game.starting);

  if (given && 'turn' in given) seat('given/turn/player', given.turn.player);
  if (given && 'movement' in given) seat('given/movement/player', given.movement.player);
  if (given && 'drawn' in given) {
    seat('given/drawn/player', given.drawn.player);
    card('given/drawn/card', given.drawn.card, sorts.adventure);
  }
  if (given && 'combat' in given) {
    const { hero, challenge, against, from } = given.combat;
    seat('given/combat/hero', hero);
    if (against !== undefined) seat('given/combat/against', against);
    if ((challenge === undefined) === (against === undefined))
      problems.push({ path: 'given/combat', message: 'Name a challenge, or the player fought against.' });
    if (against === hero)
      problems.push({ path: 'given/combat/against', message: 'Nobody fights their own Hero.' });
    if (challenge !== undefined && from === 'track') {
      if (!game.track?.some((entry) => entry.card === challenge))
        problems.push({ path: 'given/combat/challenge', message: `Put "${challenge}" on the track first.` });
    } else if (challenge !== undefined) card('given/combat/challenge', challenge, sorts.challenge);
  }
  return problems;
}

/** Heroes that carry more than they can, with all that their counters and cards give them. */
export function overburdened(g: Game<SecondEditionState, Content>): Problem[] {
  return g.state.players.flatMap(({ hero }, player): Problem[] => {
    const name = g.content.cards[hero.card]?.name ?? hero.card;
    const life = lifeOf(g, player, hero.card);
    const stamina = staminaOf(g, player, hero.card);
    const path = `game/players/${player}`;
    if (isOvercome(g, hero.wounds, life)) {
      // At how many wounds that is, a module may say.
      let fatal = hero.wounds;
      while (fatal > 0 && isOvercome(g, fatal - 1, life)) fatal--;
      return [
        {
          path: `${path}/wounds`,
          message: `${name} is knocked out at ${fatal} wounds: give fewer.`,
          rule: g.cited('2e.harm.defeated-threshold'),
        },
      ];
    }
    if (hero.exhaustion > stamina)
      return [
        {
          path: `${path}/exhaustion`,
          message: `The Stamina of ${name} is ${stamina}: give no more.`,
          rule: g.cited('2e.harm.exhaustion-excess'),
        },
      ];
    return [];
  });
}
