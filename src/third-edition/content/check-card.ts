import type { Problem } from '../../kernel/errors.js';
import { join, show } from '../../kernel/saves/describe-value.js';
import { endOf } from '../../spelling/nearest.js';
import type { Place } from '../abilities/card-effect.js';
import { type Ability, type Amount, combatMoments, enemyMoments } from '../abilities/language.js';
import type { Card, Outcome, TokenData } from './cards.js';
import { checkWhere, EffectCheck, namedApart } from './check-effects.js';
import type { Known } from './check-known.js';

/* Checks what a schema cannot: whether cards are consistent, and whether the names in them exist. */

const mostBonus = 20;
/** The number of terrain dice (3e.components.terrain-dice). */
const mostSpeed = 5;

/** The problems of a card with the right form. */
export function checkCard(card: Card, path: string, known: Known): Problem[] {
  const problems: Problem[] = [];
  const refuse = (at: string, message: string, rule?: Problem['rule']): void => {
    problems.push(rule === undefined ? { path: at, message } : { path: at, message, rule });
  };
  const check = new EffectCheck(card, known, refuse);
  const quiet = (key: string, more: Partial<Place> = {}): Place => ({
    path: join(path, key),
    combat: 'never',
    x: false,
    counted: null,
    ...more,
  });
  const isFoe = card.kind === 'enemy' || card.kind === 'villain';

  function abilities(list: readonly Ability[] = []): void {
    const at = join(path, 'abilities');
    const named = list.flatMap((one, place) => ('id' in one ? [{ id: one.id, place }] : []));
    const first = new Map<string, number>();
    for (const { id, place } of named) {
      const before = first.get(id);
      if (before === undefined) first.set(id, place);
      else
        refuse(
          join(join(at, place), 'id'),
          `Another ability of this card is called ${show(id)} already, at ${before}.`,
        );
    }
    list.forEach((one, place) => {
      ability(one, join(at, place));
    });
  }

  function ability(one: Ability, at: string): void {
    if (isFoe) foes(one, at);
    if ('always' in one) {
      if (one.always === 'bonus') bonus(one, join(at, 'add'));
      return;
    }
    if ('cost' in one) check.cost(one.cost, join(at, 'cost'));
    const isFree = !('cost' in one) || one.cost === undefined || Object.keys(one.cost).length === 0;
    if ('use' in one && one.use === 'action') {
      if (one.at !== undefined) checkWhere(one.at, join(at, 'at'), known, refuse);
      if (one.actions === 0 && isFree)
        refuse(join(at, 'actions'), 'This costs nothing and could be done without end: say what it costs.');
    }
    if ('use' in one && one.use === 'turn' && one.limit === 'none' && isFree)
      refuse(
        join(at, 'limit'),
        'This costs nothing and could be used without end: "turn" is once per turn.',
        '3e.game.once-per-turn',
      );
    if ('use' in one && one.use === 'surge' && one.cancel === 'X' && one.surge !== 'X')
      refuse(join(at, 'cancel'), 'X is as many surges as were spent: that needs `surge` "X".');
    if (!('do' in one)) return;
    const inCombat =
      'when' in one
        ? combatMoments.includes(one.when)
        : one.use === 'surge' || one.use === 'combat-action' || one.use === 'after-combat-action';
    check.list(one.do, {
      path: join(at, 'do'),
      combat: inCombat ? 'always' : 'use' in one && one.use === 'turn' ? 'perhaps' : 'never',
      x: 'use' in one && one.use === 'surge' && one.surge === 'X',
      counted: null,
      ...('when' in one && isFree ? { after: one.when } : {}),
    });
  }

  /** A standing bonus. Speed is a number of dice, of which there are five (3e.components.terrain-dice). */
  function bonus({ stat, add }: Extract<Ability, { readonly always: 'bonus' }>, at: string): void {
    check.amount(add, { ...quiet(''), path: at }, Number.NEGATIVE_INFINITY);
    if (stat === 'speed' && !(typeof add === 'number' && Math.abs(add) <= mostSpeed))
      refuse(
        at,
        `A bonus of speed is a number from -${mostSpeed} to ${mostSpeed}: it is rolled as dice.`,
        '3e.hero.speed',
      );
    else if (typeof add === 'number' && Math.abs(add) > mostBonus)
      refuse(at, `A bonus is a number from -${mostBonus} to ${mostBonus}.`);
  }

  /** An enemy's health has no floor, as a villain's has, so nothing may reduce it to 0 (3e.villain.health-floor). */
  function healthPlus(plus: Amount, at: string): void {
    check.amount(plus, { ...quiet(''), path: at }, Number.NEGATIVE_INFINITY);
    if (card.kind !== 'enemy') return;
    if (typeof plus === 'number') {
      refuse(at, 'A plain number belongs to `health` itself; here something is counted.');
      return;
    }
    const { times = 1, plus: more = 0, and } = plus;
    if (times < 0) refuse(join(at, 'times'), 'This takes health away; an enemy has no floor for it.');
    if (more < 0) refuse(join(at, 'plus'), 'This takes health away; an enemy has no floor for it.');
    if (and !== undefined && typeof and !== 'number') healthPlus(and, join(at, 'and'));
    else if (and !== undefined && and < 0)
      refuse(join(at, 'and'), 'This takes health away; an enemy has no floor for it.');
  }

  /** Enemies act only in combat and cannot pay. */
  function foes(one: Ability, at: string): void {
    const wrong = `A card of kind ${show(card.kind)} is there in a combat alone:`;
    if ('always' in one) {
      if (one.always !== 'no-surge')
        refuse(join(at, 'always'), `${wrong} what always holds can be "no-surge".`);
    } else if ('when' in one) {
      if (!enemyMoments.includes(one.when))
        refuse(
          join(at, 'when'),
          `${wrong} its abilities are set off by ${enemyMoments.map((moment) => show(moment)).join(', ')}.`,
        );
      else if (one.cost !== undefined)
        refuse(join(at, 'cost'), `A card of kind ${show(card.kind)} has nothing to pay with.`);
    } else if (one.use !== 'surge' && one.use !== 'combat-action' && one.use !== 'after-combat-action')
      refuse(
        join(at, 'use'),
        `${wrong} its abilities are of use "surge", "combat-action" or "after-combat-action".`,
      );
    else if ('cost' in one && one.cost !== undefined)
      refuse(join(at, 'cost'), `A card of kind ${show(card.kind)} has nothing to pay with.`);
  }

  function attempt(
    {
      at,
      outcomes,
    }: { readonly at: Parameters<typeof checkWhere>[0]; readonly outcomes: readonly Outcome[] },
    place: Place,
  ): void {
    checkWhere(at, join(place.path, 'at'), known, refuse);
    namedApart(outcomes, join(place.path, 'outcomes'), refuse);
    outcomes.forEach(({ do: list }, nth) => {
      check.list(list, { ...place, path: [place.path, 'outcomes', nth, 'do'].reduce<string>(join, '') });
    });
  }

  if ('scenario' in card && card.scenario !== undefined && known.scenarios?.includes(card.scenario) === false)
    refuse(
      join(path, 'scenario'),
      `There is no scenario ${show(card.scenario)}${endOf(card.scenario, known.scenarios)}`,
    );
  if ('abilities' in card) abilities(card.abilities);
  if ('healthPlus' in card && card.healthPlus !== undefined)
    healthPlus(card.healthPlus, join(path, 'healthPlus'));
  switch (card.kind) {
    case 'hero':
      check.list(card.setup, quiet('setup'));
      if (known.board !== null && !known.board.kinds.has(card.start))
        refuse(
          join(path, 'start'),
          `There is no ${card.start} on the board at which this hero could begin.`,
          '3e.setup.start-location',
        );
      tokensOfHero(card.id);
      break;
    case 'asset':
      if ((card.type === 'goods') !== (card.trade !== undefined))
        refuse(
          join(path, 'trade'),
          card.trade === undefined ? 'Goods are traded: say for what, and where.' : 'Only goods are traded.',
          '3e.asset.goods-trade',
        );
      if (card.trade !== undefined) checkWhere(card.trade.at, join(path, 'trade/at'), known, refuse);
      if (card.token !== undefined) tokenOfAsset(card.token, card.id);
      break;
    case 'skill':
      if (Object.values(card.cost).every((many) => many === 0))
        refuse(join(path, 'cost'), 'A skill costs at least one trophy.', '3e.skill.cost');
      break;
    case 'enemy':
      check.options(card.rewards, quiet('rewards'));
      break;
    case 'quest':
      attempt(card, { ...quiet(''), path });
      break;
    case 'event':
      namedApart(card.options, join(path, 'options'), refuse);
      card.options.forEach(({ cost, do: list, rumor }, at) => {
        const option = join(join(path, 'options'), at);
        check.cost(cost, join(option, 'cost'));
        check.list(list, { ...quiet(''), path: join(option, 'do') });
        if (rumor === undefined) return;
        checkWhere(rumor.at, join(option, 'rumor/at'), known, refuse);
        check.list(rumor.do, { ...quiet(''), path: join(option, 'rumor/do') });
      });
      break;
    case 'story':
      check.list(card.do, quiet('do'));
      if (card.quest !== undefined) attempt(card.quest, quiet('quest', { slot: true }));
      break;
    case 'villain':
      checkWhere(card.spawns, join(path, 'spawns'), known, refuse);
      break;
  }
  return problems;

  /** A hero has three tokens of its own (3e.components.hero-tokens-each). */
  function tokensOfHero(id: string): void {
    const own = [...known.tokens.values()].filter((of) => typeof of === 'object' && of?.card === id).length;
    const broken = [...known.tokens.values()].some((of) => of === null);
    if (own !== 3 && !broken)
      refuse(
        path,
        `A hero has three combat tokens, with \`of\` { "card": ${show(id)} }; this one has ${own === 0 ? 'none' : own}.`,
        '3e.components.hero-tokens-each',
      );
  }

  function tokenOfAsset(token: string, id: string): void {
    const of = known.tokens.get(token);
    const at = join(path, 'token');
    if (of === undefined) refuse(at, `There is no token ${show(token)}${endOf(token, known.tokens.keys())}`);
    else if (of !== null && of !== 'asset')
      refuse(at, `The token ${show(token)} belongs to no asset: its \`of\` should be "asset".`);
    const other = known.assetOf.get(token);
    if (other !== undefined && other !== id)
      refuse(at, `There is one token ${show(token)}, and ${show(other)} has it.`, '3e.shop.token-take');
  }
}

/** The problems of a token with the right form. */
export function checkToken({ of }: TokenData, path: string, { cards }: Known): Problem[] {
  if (typeof of === 'string') return [];
  const at = join(path, 'of/card');
  const card = cards.get(of.card);
  if (card === undefined) {
    // Its card may come with a later pack, but a similar name is a typo.
    const message = `There is no card ${show(of.card)}${endOf(of.card, cards.keys())}`;
    return message.endsWith('?') ? [{ path: at, message }] : [];
  }
  return card.kind === 'hero' || card.kind === 'villain'
    ? []
    : [
        {
          path: at,
          message: `Tokens belong to a hero or a villain; ${show(of.card)} is of kind ${show(card.kind)}.`,
        },
      ];
}
