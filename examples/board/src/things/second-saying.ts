import { actionCode } from 'runebound-engine/kernel';
import { decision, legalActions, odds } from '../editions/rules.js';
import { rulesetOfSecond } from '../editions/second.js';
import type { Move } from '../table/client.js';
import { percent } from '../texts/percent.js';
import { texts } from '../texts.js';
import type { Saying } from './asking.js';
import { dealings, dealtIn, worthsOf } from './second-dealing.js';
import { bringsNothing } from './second-idle.js';
import { pointsOf, type Reading } from './second-reading.js';
import type { StallThing } from './things.js';

/* What is said of actions in Second Edition, and what the markets offer. */

export function stallsOf({ view, told, words: said, card, stepsFrom }: Reading): readonly StallThing[] {
  const { market } = told;
  if (market === null) return [];
  const here = told.players[view.viewer ?? told.turn.player ?? 0]?.space ?? null;
  const away = here === null ? {} : stepsFrom(here);
  const stepsTo = (town: string): number | null =>
    away[told.spaces.find((one) => one.town === town)?.space ?? ''] ?? null;
  return market.towns
    .filter(({ offers }) => offers.length > 0)
    .map(({ town, offers }) => ({ town, offers, steps: town === market.town ? 0 : stepsTo(town) }))
    .toSorted((a, b) => (a.steps ?? 99) - (b.steps ?? 99))
    .map(({ town, offers, steps }) => ({
      place: said.name('town', town),
      about: 'market',
      near: steps === null ? '' : texts().things.away(steps),
      offers: offers.map((offer) =>
        card(
          offer.card,
          offer.refused ? said.reason(offer.refused) : texts().things.gold(said.value(offer.price)),
          { cost: offer.price.value },
        ),
      ),
    }));
}

/** How the choice of a die begins; the number of its face follows. */
const ofDie = 'face-';

/** From so many movement dice on nobody rests. */
const unrested = 4;

/** Why a die is missing: somebody in the party is hurt or tired. */
function costsADie({ told, words }: Reading, player: number): readonly string[] {
  const dice = told.players.find((one) => one.player === player)?.movementDice;
  return [
    ...(dice?.rule === '2e.movement.dice-hurt' ? [texts().things.oneDieLess] : []),
    ...(dice && dice.changes.length > 0 ? [texts().things.atMost(words.value(dice))] : []),
  ];
}

/** Whether an action rolls fewer dice than the player may, without a rest. */
const rollsFewer = (action: Move, { told }: Reading, player: number): boolean =>
  action.type === 'move/roll' &&
  'dice' in action &&
  action.dice < (told.players.find((one) => one.player === player)?.movementDice?.value ?? 0);

/** The exhaustion in a party. */
export const exhaustionOf = ({ told }: Pick<Reading, 'told'>, player: number): number =>
  told.players
    .filter((one) => one.player === player)
    .flatMap(({ hero, allies, companions }) => [hero, ...allies, ...companions])
    .reduce((sum, one) => sum + (one?.stamina.counters ?? 0), 0);

/** Whether a rest heals no more than one that keeps more dice. */
const restsInVain = (action: Move, reading: Reading, player: number): boolean => {
  if (action.type !== 'move/rest') return false;
  const tired = exhaustionOf(reading, player);
  const most = reading.told.players.find((one) => one.player === player)?.movementDice?.value ?? 0;
  return tired === 0 || (unrested - action.dice > tired && action.dice < Math.min(unrested - 1, most));
};

/** Whether an action of a fight does no harm, or wards off an attack that does none. */
function isHarmless(
  action: Move,
  { view, told: { combat, players } }: Reading,
  card: string | null,
): boolean {
  if (combat === null) return false;
  const damage = (
    attacks: readonly { readonly type: string; readonly damage: { readonly value: number } }[],
  ) => attacks.find(({ type }) => type === combat.moment)?.damage.value;
  if (action.type === 'combat/attack') return damage(fighterOf({ players }, card)?.attacks ?? []) === 0;
  return (
    action.type === 'combat/defend' &&
    damage(combat.enemy.attacks) === 0 &&
    legalActions(view).some(({ type }) => type === 'combat/defend-without-roll')
  );
}

/** The points that an experience counter costs. */
const costOf = ({ told }: Reading, player: number): number =>
  told.players.find((one) => one.player === player)?.experience.cost ?? 0;

/** What a roll that fails costs in this phase, and whom. */
function strikesBack(
  { told: { combat, players }, words }: Reading,
  ally: string | null = null,
): readonly string[] {
  const blow = combat?.enemy.attacks.find(({ type }) => type === combat.moment);
  if (blow === undefined) return [];
  const { ifNot, ifNotFor } = texts().things;
  const wounds = blow.damage.value;
  if (ally === null) return [ifNot(wounds)];
  const { life } = fighterOf({ players }, ally) ?? {};
  const dies = life !== undefined && wounds >= life.left;
  return [ifNotFor(words.name('card', ally), wounds), ...(dies ? [texts().things.dies] : [])];
}

/** What the next Life counter takes away. */
function closesWith({ told, words }: Reading, player: number): string {
  const barred = told.players[player]?.experience.barred ?? [];
  const next = Object.keys(pointsOf)[barred.length];
  return next === undefined ? '' : texts().things.closes(words.name('color', next));
}

/** A Hero, an Ally or a companion, by its card. */
const fighterOf = ({ players }: Pick<Reading['told'], 'players'>, card: string | null) =>
  players
    .flatMap(({ hero, allies, companions }) => [hero, ...allies, ...companions])
    .find((one) => one?.card === card);

/** What somebody of the party does in this phase of a fight. */
const blowOf = ({ told }: Reading, card: string | null) =>
  fighterOf(told, card)?.attacks.find(({ type }) => type === told.combat?.moment);

/** What an ability does: the text of its card, where that says nothing else. */
function doesOf({ view, words }: Reading, id: string, ability: string): string {
  const card = rulesetOfSecond(view).rules.content.cards[id];
  const isAlone =
    (card?.kind === 'hero' || card?.kind === 'item' || (card?.kind === 'ally' && !card.equips)) &&
    card.abilities?.length === 1;
  return isAlone ? words.text(id) : words.ability(id, ability);
}

/** What a choice that a card gives brings, and what it costs; `about` is the card that asks, or the one that is chosen. */
function chosen(
  choice: string,
  { told, words, card: faceOf }: Reading,
  about: string | null,
): readonly string[] {
  const { term, things: said } = texts();
  const drawn = told.drawn?.cards.find(({ card }) => card === choice);
  if (drawn !== undefined) return [said.goldOf(drawn.price, drawn.cost), ...worthsOf(faceOf(choice))];
  const one = fighterOf(told, choice);
  if (one)
    return [
      `${term('Life')} ${said.of(one.life.left, words.value(one.life.max))}`,
      `${term('Stamina')} ${said.of(one.stamina.left, words.value(one.stamina.max))}`,
    ];
  if (said.grows[choice] !== undefined) return [said.grows[choice]];
  if (about === null) return [];
  return [about === choice ? words.text(choice) : words.course(about, choice)];
}

/** What a fight that is lost costs. */
function atStake({ told: { combat }, words }: Reading): readonly string[] {
  if (combat === null) return [];
  const { gold, cards } = combat.stakes;
  const [first] = cards;
  const said = texts().things;
  const card = cards.length > 1 ? said.dearest : first && words.name('card', first);
  return [said.ifLost([...(gold > 0 ? [said.gold(gold)] : []), ...(card ? [card] : [])])];
}

/** Whom one has to fight at once after victory over a card; empty if nobody. */
function fightAfter({ view, words }: Pick<Reading, 'view' | 'words'>, id: string | null): string {
  const card = rulesetOfSecond(view).rules.content.cards[id ?? ''];
  const reward = card?.kind === 'challenge' ? (card.reward ?? []) : [];
  return reward.flatMap((effect) => (effect.do === 'face' ? words.name('card', effect.card) : [])).join(', ');
}

/** What an action gives where its name does not say it. */
function gives(action: Move, reading: Reading, player: number, card: string | null): readonly string[] {
  const { told, words } = reading;
  const said = texts().things;
  switch (action.type) {
    case 'move/roll':
      return rollsFewer(action, reading, player) ? [said.fewerDice] : costsADie(reading, player);
    case 'move/rest': {
      const tired = exhaustionOf(reading, player);
      return [tired === 0 ? said.recoversNone : said.recovers(Math.min(unrested - action.dice, tired))];
    }
    case 'rest/discard': {
      const tired = fighterOf(told, card)?.stamina.counters ?? 1;
      return [said.healsExhaustion(1, tired)];
    }
    case 'market/heal': {
      const one = fighterOf(told, card);
      const tired = one?.stamina.counters ?? 1;
      return [
        action.what === 'wound'
          ? said.healsWound(one?.life.counters ?? 1)
          : said.healsExhaustion(tired, tired),
        ...(told.market === null ? [] : [said.gold(words.value(told.market.healing))]),
      ];
    }
    case 'adventure/pass': {
      const here = told.players[player]?.space;
      const town = told.spaces.find(({ space }) => space === here)?.town ?? null;
      return town === null ? [] : [said.thenMarket(words.name('town', town))];
    }
    case 'move/adjacent':
      return [said.noDice];
    case 'effect/choose':
      return chosen(action.choice, reading, card);
    case 'experience/buy':
      return [
        said.grows[action.bonus] ?? '',
        ...(action.bonus === 'life' ? [closesWith(reading, player)] : []),
        said.costsPoints(costOf(reading, player)),
      ];
    case 'experience/pay':
      return [said.worth(pointsOf[action.color] ?? 0)];
    case 'combat/attack': {
      const isHero = told.players.some(({ hero }) => hero?.card === card);
      const blow = blowOf(reading, card);
      return [
        ...(blow === undefined ? [] : [texts().table.damage(blow.damage.value)]),
        ...(isHero && told.combat?.moment !== 'magic' ? [said.attacksOnce] : []),
        ...strikesBack(reading, isHero ? null : card),
      ];
    }
    case 'combat/defend':
      return strikesBack(reading);
    case 'combat/defend-without-roll':
      return [said.harmless];
    case 'combat/escape':
      return [said.ifNot(1)];
    case 'combat/stand':
      return atStake(reading);
    default:
      return dealings(action, reading, player, card);
  }
}

/** What waits in a space to which a step leads that takes the place of the roll; empty where there is nothing. */
function waitsAt(action: Move, { told, words }: Reading): readonly string[] {
  const at =
    action.type === 'move/adjacent' ? told.spaces.find(({ space }) => space === action.to) : undefined;
  return [
    ...(at?.challenges ?? []).map((card) => words.name('card', card)),
    ...(at?.counters ?? []).map((color) => texts().table.adventure(words.name('color', color))),
    ...(at?.town ? [words.name('town', at.town)] : []),
  ];
}

export function sayingOf(reading: Reading, player: number): Saying {
  const { view, told, words: said } = reading;
  const mine = decision(view)?.actor === player;
  const { now = null, options = [] } = mine ? odds(view) : {};
  const rolls = new Map(options.flatMap((one) => (one.action ? [[actionCode(one.action), one]] : [])));
  return {
    label(action) {
      const [first] = waitsAt(action, reading);
      const label = said.describe(action as never, { form: 'short' });
      if (first === undefined || label.includes(first)) return label;
      const [coordinates = ''] = label.match(/ \(\d{4}\)/) ?? [];
      return texts().things.walks(`${first}${coordinates}`);
    },
    hint(action, { card, space, ability }) {
      const at = told.spaces.find((one) => one.space === space);
      const lies = (at?.counters ?? []).map(reading.adventure);
      const offer = told.market?.towns.flatMap(({ offers }) => offers).find((one) => one.card === card);
      const sale = told.market?.sales.find((one) => one.card === card);
      const priced = action.type.startsWith('market/') ? (offer ?? sale) : undefined;
      return [
        ...lies,
        ...gives(action, reading, player, card),
        ...(ability === null || card === null ? [] : [doesOf(reading, card, ability)]),
        ...(ability !== null && card !== null && reading.activates(card) ? [texts().things.activates] : []),
        ...(priced ? [texts().things.gold(said.value(priced.price))] : []),
      ]
        .filter(Boolean)
        .join(' · ');
    },
    groupOf: (action, about) =>
      restsInVain(action, reading, player) ||
      rollsFewer(action, reading, player) ||
      isHarmless(action, reading, about.card) ||
      (action.type === 'ability/use' && bringsNothing(reading, player, about.card, about.ability))
        ? 'aside'
        : waitsAt(action, reading).length > 0
          ? 'plain'
          : dealtIn(action, about, reading, player),
    dieOf: (action) =>
      action.type === 'effect/choose' && action.choice.startsWith(ofDie)
        ? Number(action.choice.slice(ofDie.length))
        : null,
    follows(action, { card }) {
      const enemy = action.type === 'adventure/face' ? card : (told.combat?.enemy.card ?? null);
      if (action.type !== 'adventure/face' && action.type !== 'combat/stand') return '';
      const next = fightAfter(reading, enemy);
      return next === '' ? '' : texts().things.fightAfter(next);
    },
    makesRoom: (action) => action.type === 'effect/choose' && told.room.includes(action.choice),
    reason: (ruling, action) => {
      const drawn = told.drawn?.cards.find(
        ({ card }) => action.type === 'effect/choose' && card === action.choice,
      );
      if (drawn === undefined || told.drawn === null) {
        const isFull =
          action.type.startsWith('market/') && ruling.rules.some(({ id }) => id.startsWith('2e.limits.'));
        return [said.reason(ruling), ...(isFull ? [texts().things.roomFirst] : [])].join(' ');
      }
      const { kind } = told.drawn;
      if (kind !== null && kind !== drawn.kind) return texts().things.only[kind];
      return `${said.reason(ruling)} (${texts().things.goldOf(drawn.price, drawn.cost)})`;
    },
    parts: (action) =>
      action.type === 'move/step' && 'die' in action
        ? {
            first: texts().things.to(said.name('space', action.to, { form: 'long' })),
            rest: texts().things.withDie(said.name('die', action.die), ''),
          }
        : null,
    likely(code) {
      const roll = rolls.get(code) ?? (code === 'roll/dice' || code === 'roll/accept' ? now : null);
      if (roll === null) return null;
      const rival = told.combat?.enemy.player ?? null;
      const against =
        roll.target !== null
          ? texts().things.target(roll.target)
          : rival === null
            ? ''
            : texts().things.rollOf(
                said.name('player', rival === player ? (told.combat?.attacker ?? rival) : rival),
              );
      return {
        text: `${said.chance(roll)}: ${percent(roll.chance)} (${texts().things.bonus(said.value(roll.bonus), against)})`,
        chance: roll.chance,
      };
    },
  };
}
