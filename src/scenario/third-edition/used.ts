import type { Problem } from '../../kernel/index.js';
import type { Content } from '../../third-edition/base/content.js';
import { seatsOf } from '../schema.js';
import type { Scenario } from './schema.js';

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
