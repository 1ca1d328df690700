import type { Problem } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { didYouMean } from '../../spelling/nearest.js';
import type { Content } from '../../third-edition/base/content.js';
import type { Card } from '../../third-edition/content/cards.js';
import { terrainDice } from '../../third-edition/content/terrain-dice.js';
import { kindNames } from '../../third-edition/saves/look.js';
import { seatsOf } from '../schema.js';
import type { Given, Scenario } from './schema.js';

/* What a scenario may not say: unknown names, cards in the wrong place, and cards in two places. The invariants find the rest. */

type Kind = Card['kind'];

const adventures: readonly Kind[] = ['enemy', 'quest', 'event'];

/** Unknown names, and the same card twice. */
export function impossible({ game, given }: Scenario, content: Content): Problem[] {
  const problems: Problem[] = [];
  const placed = new Map<string, string>();
  const players = seatsOf(game);
  const report = (path: string, message: string, rule?: RuleId): void => {
    problems.push(rule === undefined ? { path, message } : { path, message, rule });
  };

  const known = (path: string, id: string, kinds: readonly Kind[]): Card | undefined => {
    const found = Object.hasOwn(content.cards, id) ? content.cards[id] : undefined;
    if (found === undefined)
      report(path, `There is no card "${id}" in this game.${didYouMean(id, Object.keys(content.cards), 1)}`);
    else if (kinds.length > 0 && !kinds.includes(found.kind)) {
      const wanted = kinds.map((kind) => kindNames[kind]).join(' or ');
      report(path, `"${id}" is ${kindNames[found.kind]}; here belongs ${wanted}.`);
    } else return found;
    return undefined;
  };
  const card = (path: string, id: string, ...kinds: readonly Kind[]): Card | undefined => {
    const before = placed.get(id);
    if (before !== undefined) report(path, `"${id}" is at ${before} already.`);
    placed.set(id, path);
    return known(path, id, kinds);
  };
  const cards = (path: string, ids: readonly string[] | undefined, ...kinds: readonly Kind[]): void => {
    ids?.forEach((id, at) => {
      card(`${path}/${at}`, id, ...kinds);
    });
  };
  const hex = (path: string, id: string | null | undefined): void => {
    if (id == null || hexNamed(content, id) !== null) return;
    const { hex: hexes, place } = content.board;
    report(
      path,
      `There is no hex or place "${id}".${didYouMean(id, [...Object.keys(place), ...Object.keys(hexes)], 1)}`,
    );
  };
  const seat = (path: string, player: number): void => {
    if (player >= players.length) report(path, `There are only ${players.length} players, counted from 0.`);
  };

  if (players.length < 2 || players.length > 4)
    report('game/players', 'Two to four players play.', '3e.game.players');
  players.forEach((p, at) => {
    const path = `game/players/${at}`;
    if (p.hero !== undefined) card(`${path}/hero`, p.hero, 'hero');
    hex(`${path}/hex`, p.hex);
    if (p.hex === null && p.out !== true)
      report(
        `${path}/hex`,
        'Only the hero of a player who is out of the game is nowhere: leave `hex` out, or say that the player is `out`.',
        '3e.villain.eliminated-cleanup',
      );
    if (typeof p.hex === 'string' && p.out === true)
      report(
        `${path}/hex`,
        'The hero of a player who is out of the game is nowhere: leave `hex` out, or make it null.',
        '3e.villain.eliminated-cleanup',
      );
    cards(`${path}/hand`, p.hand, 'skill');
    cards(`${path}/skills`, p.skills, 'skill');
    cards(`${path}/assets`, p.assets, 'asset');
    cards(`${path}/trophies`, p.trophies, ...adventures);
    for (const [type, ids] of Object.entries(p.secret ?? {}))
      ids?.forEach((id, i) => {
        const found = card(`${path}/secret/${type}/${i}`, id, ...adventures);
        if (found && 'deck' in found && found.deck !== type)
          report(
            `${path}/secret/${type}/${i}`,
            `"${id}" is a card of the ${found.deck} deck.`,
            '3e.trophies.type',
          );
      });
    cards(`${path}/quests`, p.quests, 'quest');
    p.rumors?.forEach(({ card: id, option }, i) => {
      const found = card(`${path}/rumors/${i}/card`, id, 'event');
      if (found?.kind !== 'event') return;
      const there = found.options.filter(({ rumor }) => rumor !== undefined).map((one) => one.id);
      if (!there.includes(option))
        report(
          `${path}/rumors/${i}/option`,
          `"${option}" is no rumor of "${id}"; ${there.length > 0 ? `there is ${there.join(', ')}` : 'it has none'}.`,
          '3e.event.rumor',
        );
    });
  });
  for (const [city, ids] of Object.entries(game.markets ?? {})) {
    const cities = content.board.places.filter(({ kind }) => kind === 'city').map(({ id }) => id);
    if (!cities.includes(city))
      report(`game/markets/${city}`, `There is no city "${city}"; there are ${cities.join(', ')}.`);
    cards(`game/markets/${city}`, ids, 'asset');
  }
  const ofDeck = (path: string, deck: string, ids: readonly string[] | undefined): void =>
    ids?.forEach((id, at) => {
      if (card(`${path}/${at}`, id) && !content.decks[deck]?.includes(id))
        report(`${path}/${at}`, `"${id}" belongs to another deck.`, '3e.game.discard-piles');
    });
  const isDeck = (path: string, deck: string): boolean => {
    if (Object.hasOwn(content.decks, deck)) return true;
    report(path, `There is no deck "${deck}"; there are ${Object.keys(content.decks).join(', ')}.`);
    return false;
  };
  for (const [deck, said] of Object.entries(game.decks ?? {})) {
    if (!isDeck(`game/decks/${deck}`, deck) || said === 'empty') continue;
    ofDeck(`game/decks/${deck}/top`, deck, said.top);
    ofDeck(`game/decks/${deck}/bottom`, deck, said.bottom);
  }
  for (const [deck, ids] of Object.entries(game.discards ?? {}))
    if (isDeck(`game/discards/${deck}`, deck)) ofDeck(`game/discards/${deck}`, deck, ids);
  game.slots?.forEach((id, at) => {
    if (id === null) return;
    const found = card(`game/slots/${at}`, id, 'story');
    if (found?.kind === 'story' && found.quest === undefined)
      report(`game/slots/${at}`, `"${id}" is no quest, and stays in no slot.`, '3e.story.quest');
  });
  cards('game/removed', game.removed);
  const turned = new Set<string>();
  game.facedown?.forEach((id, at) => {
    const path = `game/facedown/${at}`;
    hex(path, id);
    const where = hexNamed(content, id);
    if (where === null) return;
    if (content.board.gems[where] === undefined)
      report(path, `There is no gem at ${id}.`, '3e.board.gem-spaces');
    else if (turned.has(where))
      report(path, `There is one gem at ${id}, and it is named already.`, '3e.board.gem-spaces');
    turned.add(where);
  });
  hex('game/villain', game.villain);
  const { act, over } = game.time ?? {};
  if (game.villain !== undefined && act !== 2 && over !== true)
    report('game/villain', 'In Act 1 there is no villain on the board.', '3e.villain.only-after-spawn');
  game.zombies?.forEach((id, at) => {
    hex(`game/zombies/${at}`, id);
  });
  if (game.first !== undefined) seat('game/first', game.first);
  if (given) checkGiven(given, { card, known, seat, report });
  if (given && 'movement' in given)
    given.movement.dice.forEach((face, at) => {
      if (typeof face !== 'number' && faceNumber(face) === 0)
        report(
          `given/movement/dice/${at}`,
          `No face of the terrain die shows ${face.join(', ')} and nothing else; its faces are ${terrainDice.map((shown) => shown.join(', ')).join('; ')}.`,
          '3e.dice.faces',
        );
    });
  return problems;
}

/** A hex by its id or by its place; `null` if there is neither. */
export const hexNamed = ({ board }: Content, id: string): string | null => {
  if (Object.hasOwn(board.place, id)) return board.place[id]?.hex ?? null;
  return Object.hasOwn(board.hex, id) ? id : null;
};

/** The number of the face with exactly these terrains, from 1; 0 if there is none. */
export const faceNumber = (shown: readonly string[]): number =>
  1 +
  terrainDice.findIndex(
    (face) => face.length === shown.length && face.every((ground) => shown.includes(ground)),
  );

interface Checks {
  readonly card: (path: string, id: string, ...kinds: readonly Kind[]) => Card | undefined;
  readonly known: (path: string, id: string, kinds: readonly Kind[]) => Card | undefined;
  readonly seat: (path: string, player: number) => void;
  readonly report: (path: string, message: string, rule?: RuleId) => void;
}

/** The players and cards of `given`. A villain is a card without a place of its own. */
function checkGiven(given: Given, { card, known, seat, report }: Checks): void {
  if ('turn' in given) {
    seat('given/turn/player', given.turn.player);
    given.turn.played?.forEach((player, at) => {
      seat(`given/turn/played/${at}`, player);
    });
  } else if ('movement' in given) seat('given/movement/player', given.movement.player);
  else if ('drawn' in given) {
    seat('given/drawn/player', given.drawn.player);
    card('given/drawn/card', given.drawn.card, ...adventures, 'story');
  } else if ('stack' in given)
    given.stack.revealed?.forEach((id, at) => {
      card(`given/stack/revealed/${at}`, id);
    });
  else {
    const { player, enemy, against } = given.combat;
    seat('given/combat/player', player);
    if (against !== undefined) seat('given/combat/against', against);
    if ((enemy === undefined) === (against === undefined))
      return report('given/combat', 'Name an enemy, or the player whose hero is fought.');
    if (against === player)
      report('given/combat/against', 'No hero fights against itself.', '3e.combat.combatants');
    const path = 'given/combat/enemy';
    if (enemy !== undefined && known(path, enemy, ['enemy', 'villain'])?.kind === 'enemy')
      card(path, enemy, 'enemy');
  }
}

/* Checks used abilities: the cards and abilities exist (3e.game.once-per-turn). */

/** Whether a card has an ability that is noted under this name. */
function hasAbility({ cards }: Content, card: string, name: string): boolean {
  const found = Object.hasOwn(cards, card) ? cards[card] : undefined;
  if (found === undefined || !('abilities' in found)) return false;
  return (found.abilities ?? []).some((one) => ('id' in one ? one.id : one.always) === name);
}

/** Whether this is one side of an offer: gold, then assets. */
function isGiven({ cards }: Content, side: string): boolean {
  const [gold = '', ...assets] = side.split('+');
  return (
    /^\d{1,3}$/.test(gold) && assets.every((id) => Object.hasOwn(cards, id) && cards[id]?.kind === 'asset')
  );
}

export function neverUsed({ game, given }: Scenario, content: Content): Problem[] {
  const { length } = seatsOf(game);
  const isSeat = (name: string): boolean => /^[0-3]$/.test(name) && Number(name) < length;
  const check = (
    path: string,
    used: readonly string[] | undefined,
    wanted: string,
    fits: (card: string, name: string, ...more: readonly string[]) => boolean,
  ): Problem[] =>
    (used ?? []).flatMap((one, at) => {
      const [card = '', name = '', ...more] = one.split('/');
      return fits(card, name, ...more)
        ? []
        : [
            {
              path: `${path}/${at}`,
              message: `"${one}" is nothing that can have been used; here belongs ${wanted}.`,
            },
          ];
    });
  const problems = seatsOf(game).flatMap(({ used }, at) =>
    check(
      `game/players/${at}/used`,
      used,
      'a card and a player, such as "corbin/1"',
      (card, name, ...more) => more.length === 0 && isSeat(name) && Object.hasOwn(content.cards, card),
    ),
  );
  for (const [name, now] of Object.entries(given ?? {}))
    problems.push(
      ...check(
        `given/${name}/used`,
        (now as { readonly used?: readonly string[] }).used,
        'a card and its ability, as "card/ability", or an offer that was declined, as "exchange/1/2+chain-mail/0"',
        (card, one, ...more) =>
          card === 'exchange'
            ? isSeat(one) && more.length === 2 && more.every((side) => isGiven(content, side))
            : more.length === 0 && hasAbility(content, card, one),
      ),
    );
  if (given && 'combat' in given)
    for (const side of ['attacker', 'foe'] as const)
      problems.push(
        ...check(
          `given/combat/${side}/used`,
          given.combat[side]?.used,
          'a card and its ability, as "card/ability", with "!" before where it is limited to the combat',
          (card, name, ...more) => more.length === 0 && hasAbility(content, card.replace(/^!/, ''), name),
        ),
      );
  return problems;
}
