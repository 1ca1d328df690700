import type { Game, Problem } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { Card, Content, SecondEditionDraft } from '../../second-edition/index.js';
import * as second from '../../second-edition/internal.js';
import { didYouMean } from '../../spelling/nearest.js';
import { seatsOf } from '../schema.js';
import type { Scenario } from './schema.js';

/* What a scenario may not say: unknown names, and cards in two places. The invariants find the rest. */

/** A suggestion; all names if there are only a few. */
function meant(value: string, names: readonly string[]): string {
  const guessed = didYouMean(value.toLowerCase(), names, 1);
  return names.length > 0 && names.length <= 24 ? `${guessed} There are ${names.join(', ')}.` : guessed;
}

/** Unknown names, and the same card twice. */
export function impossible({ game, given }: Scenario, content: Content): Problem[] {
  const problems: Problem[] = [];
  const placed = new Map<string, string>();
  const players = seatsOf(game);
  const report = (path: string, message: string, rule?: RuleId): void => {
    problems.push(rule === undefined ? { path, message } : { path, message, rule });
  };

  const towns = content.board.towns.map(({ id }) => id);
  const kindOf = (id: string): Card['kind'] | undefined =>
    Object.hasOwn(content.cards, id) ? content.cards[id]?.kind : undefined;
  const card = (path: string, id: string, sort: second.Sort): void => {
    const found = Object.hasOwn(content.cards, id) ? content.cards[id] : undefined;
    if (!found) report(path, `There is no card "${id}".${meant(id, Object.keys(content.cards))}`);
    else if (!sort.fits(found)) report(path, second.wrongSort(found, sort));
    const before = placed.get(id);
    if (before !== undefined) report(path, `"${id}" is at ${before} already.`);
    placed.set(id, path);
  };
  const space = (path: string, id: string | null | undefined): void => {
    if (id === null || id === undefined || content.board.towns.some((town) => town.id === id)) return;
    if (content.board.spaces[id]?.half)
      report(path, `${id} is cut in half and not in play.`, '2e.movement.half-spaces');
    else if (!content.board.neighbours[id] && !content.board.places[id])
      report(path, `There is no space or town "${id}".${meant(id, towns)}`);
  };
  const seat = (path: string, player: number): void => {
    if (player >= players.length) report(path, `There are only ${players.length} players, counted from 0.`);
  };
  const isPlace = (id: string): boolean => Object.hasOwn(content.board.places, id);
  const spaceOf = (id: string): string => content.board.towns.find((town) => town.id === id)?.space ?? id;
  const cardIn = (entry: string | { card: string }): string =>
    typeof entry === 'string' ? entry : entry.card;

  if (players.length > content.heroes.length)
    report('game/players', `There are only ${content.heroes.length} Heroes to play.`, '2e.cards.hero');
  players.forEach((p, at) => {
    const path = `game/players/${at}`;
    if (p.hero !== undefined) card(`${path}/hero`, p.hero, second.sorts.hero);
    space(`${path}/space`, p.space);
    space(`${path}/cameFrom`, p.cameFrom);
    if (typeof p.cameFrom === 'string' && (isPlace(p.cameFrom) || isPlace(p.space ?? '')))
      report(
        `${path}/cameFrom`,
        `No figure steps from or to ${isPlace(p.cameFrom) ? p.cameFrom : p.space}, which is no space of the map: leave this out.`,
        '2e.escape.move-back',
      );
    p.allies?.forEach((ally, i) => card(`${path}/allies/${i}`, cardIn(ally), second.sorts.ally));
    p.items?.forEach((item, i) => card(`${path}/items/${i}`, cardIn(item), second.sorts.item));
    p.kept?.forEach((kept, i) => card(`${path}/kept/${i}`, kept, second.sorts.kept));
    p.quests?.forEach((quest, i) => card(`${path}/quests/${i}`, cardIn(quest), second.sorts.encounter));
  });
  if (game.event !== undefined) card('game/event', game.event, second.sorts.event);
  const named = new Set<string>();
  for (const id of Object.keys(game.counters ?? {})) {
    const path = `game/counters/${id}`;
    space(path, id);
    if (isPlace(id)) problems.push(second.noCounterAt(path, id));
    const at = spaceOf(id);
    if (named.has(at)) report(path, `${id} is named already, as a town or as a space.`);
    named.add(at);
  }
  const positions = new Set<number>();
  game.track?.forEach((entry, i) => {
    card(`game/track/${i}/card`, entry.card, second.sorts.challenge);
    space(`game/track/${i}/space`, entry.space);
    if (isPlace(entry.space))
      report(
        `game/track/${i}/space`,
        `No undefeated challenge counter lies on ${entry.space}: it is no space of the map.`,
        '2e.escape.counter',
      );
    if (entry.follows !== undefined) seat(`game/track/${i}/follows`, entry.follows);
    const { position } = entry;
    if (position === undefined) return;
    if (positions.has(position))
      report(
        `game/track/${i}/position`,
        `Position ${position} of the track is taken already.`,
        '2e.undefeated.track',
      );
    positions.add(position);
  });
  const stacked = new Set<string>();
  for (const [town, cards] of Object.entries(game.stacks ?? {})) {
    const path = `game/stacks/${town}`;
    const id = content.board.towns.find((one) => one.id === town || one.space === town)?.id;
    if (id === undefined) report(path, `There is no town "${town}".${meant(town, towns)}`);
    else if (stacked.has(id)) report(path, `${town} is named already, as a town or as a space.`);
    else stacked.add(id);
    cards.forEach((id, i) => card(`${path}/${i}`, id, second.sorts.offer));
  }
  for (const [deck, places] of Object.entries(game.decks ?? {})) {
    if (!Object.hasOwn(content.decks, deck))
      report(`game/decks/${deck}`, `There is no deck "${deck}".${meant(deck, Object.keys(content.decks))}`);
    if (places === 'empty') {
      const other = content.decks[deck]?.find(
        (id) => !second.sorts.adventure.fits(content.cards[id] as Card),
      );
      if (Object.hasOwn(content.decks, deck) && other !== undefined)
        report(
          `game/decks/${deck}`,
          `Only a deck of adventure cards can be emptied in a word, since only those leave the game: say where the cards of "${deck}" are.`,
        );
      continue;
    }
    for (const end of ['top', 'bottom'] as const)
      places[end]?.forEach((id, i) => {
        card(`game/decks/${deck}/${end}/${i}`, id, second.sorts.fromDeck);
        if (Object.hasOwn(content.decks, deck) && !content.decks[deck]?.includes(id) && kindOf(id))
          report(`game/decks/${deck}/${end}/${i}`, `"${id}" belongs to another deck.`);
      });
  }
  game.removed?.forEach((id, i) => card(`game/removed/${i}`, id, second.sorts.adventure));
  game.laid?.forEach((laid, i) => {
    card(`game/laid/${i}/card`, laid.card, second.sorts.encounter);
    space(`game/laid/${i}/space`, laid.space);
  });
  for (const [on, { cards = [] }] of Object.entries(game.hoards ?? {})) {
    if (kindOf(on) === undefined)
      report(`game/hoards/${on}`, `There is no card "${on}".${meant(on, Object.keys(content.cards))}`);
    cards.forEach((id, i) => card(`game/hoards/${on}/cards/${i}`, id, second.sorts.offer));
  }
  if (game.starting !== undefined) seat('game/starting', game.starting);

  if (given && 'turn' in given) {
    const { player, negotiated, ...traded } = given.turn;
    seat('given/turn/player', player);
    negotiated?.forEach((other, i) => seat(`given/turn/negotiated/${i}`, other));
    for (const way of ['bought', 'sold'] as const)
      traded[way]?.forEach((id, i) => {
        if (kindOf(id) === undefined)
          report(
            `given/turn/${way}/${i}`,
            `There is no card "${id}".${meant(id, Object.keys(content.cards))}`,
          );
      });
  }
  if (given && 'movement' in given) {
    seat('given/movement/player', given.movement.player);
    given.movement.activated?.forEach((player, i) => seat(`given/movement/activated/${i}`, player));
    given.movement.dice.forEach((face, i) => {
      if (typeof face !== 'number' && faceOf(content, face) === 0)
        report(
          `given/movement/dice/${i}`,
          `No face of the movement die shows ${face.join(', ')} and nothing else; its faces are ${content.dice.map((shown) => shown.join(', ')).join('; ')}.`,
          'faq.dice.movement-odds',
        );
    });
  }
  if (given && 'drawn' in given) {
    seat('given/drawn/player', given.drawn.player);
    card('given/drawn/card', given.drawn.card, second.sorts.adventure);
  }
  if (given && 'stack' in given)
    given.stack.revealed?.forEach((id, i) =>
      card(`given/stack/revealed/${i}`, id, { ...second.sorts.fromDeck, fits: () => true }),
    );
  if (given && 'combat' in given) {
    const { hero, challenge, against, from, activated, rolled, acting, away } = given.combat;
    seat('given/combat/hero', hero);
    activated?.forEach((player, i) => seat(`given/combat/activated/${i}`, player));
    rolled?.forEach((player, i) => seat(`given/combat/rolled/${i}`, player));
    away?.forEach((player, i) => seat(`given/combat/away/${i}`, player));
    if (acting !== undefined) seat('given/combat/acting', acting);
    if (against !== undefined) seat('given/combat/against', against);
    if ((challenge === undefined) === (against === undefined))
      report('given/combat', 'Name a challenge, or the player fought against.');
    if (against === hero) report('given/combat/against', 'A Hero does not fight itself.');
    if (challenge !== undefined && from === 'track') {
      if (!game.track?.some((entry) => entry.card === challenge))
        report('given/combat/challenge', `Put "${challenge}" on the track first.`);
    } else if (challenge !== undefined) card('given/combat/challenge', challenge, second.sorts.challenge);
  }
  return problems;
}

/** The number of the face with exactly these terrains, from 1; 0 if there is none. */
export const faceOf = ({ dice }: Content, terrains: readonly string[]): number =>
  1 +
  dice.findIndex((shown) => shown.length === terrains.length && shown.every((one) => terrains.includes(one)));

/** Heroes and Allies that carry more than they can, with all their counters and cards. */
export function overburdened(g: Game<SecondEditionDraft, Content>): Problem[] {
  return g.state.players.flatMap((_, player) =>
    second.partyOf(g, player).flatMap(({ card, wounds, exhaustion }, at): Problem[] => {
      const name = g.content.cards[card]?.name ?? card;
      const path = `game/players/${player}${at === 0 ? '' : `/allies/${at - 1}`}`;
      const life = second.lifeOf(g, player, card);
      const stamina = second.staminaOf(g, player, card);
      if (second.isOvercome(g, wounds, life))
        return [
          {
            path: `${path}/wounds`,
            message: tooWeak(g, name, { wounds, life, fate: at === 0 ? 'knocked out' : 'killed' }),
            rule: g.cited(at === 0 ? '2e.harm.defeated-threshold' : '2e.allies.killed'),
          },
        ];
      if (exhaustion > stamina)
        return [
          {
            path: `${path}/exhaustion`,
            message: `The Stamina of ${name} is ${stamina}: give no more.`,
            rule: g.cited('2e.harm.exhaustion-excess'),
          },
        ];
      return [];
    }),
  );
}

/** A module may change the number of wounds for a knockout. */
function tooWeak(
  g: Game<SecondEditionDraft, Content>,
  name: string,
  { wounds, life, fate }: { readonly wounds: number; readonly life: number; readonly fate: string },
): string {
  let fatal = wounds;
  while (fatal > 0 && second.isOvercome(g, fatal - 1, life)) fatal--;
  return fatal === 0
    ? `${name} has no Life left, with the cards of this position.`
    : `${name} is ${fate} at ${fatal} wounds: give fewer.`;
}
