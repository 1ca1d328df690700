import { callEffects } from '../../base/calling.js';
import { playerState } from '../../base/cards.js';
import { challenged } from '../../base/challenges.js';
import { inOrder, isDefeated, speedOf } from '../../base/characters.js';
import { startCombat } from '../../base/combat.js';
import { fights } from '../../base/combatants.js';
import { payPrice, refusePrice } from '../../base/costs.js';
import { heroChallenged, zombiePlaced, zombieRemoved } from '../../base/event-kinds/index.js';
import * as frames from '../../base/frames.js';
import { mostZombies } from '../../base/held.js';
import { hexesOf } from '../../base/places.js';
import type { HexId } from '../../base/state.js';
import { makeTest } from '../../base/testing.js';
import * as time from '../../base/time.js';
import { villainGoal } from '../../base/villain.js';
import type { G } from '../../base/vocabulary.js';
import { amountOf } from '../amounts.js';
import type { EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import type { Where } from '../language.js';
import { below, type EffectRule } from '../rule.js';

/** You may move so many `hexes` without dice, whatever lies between. In a combat nobody does. */
export const moveSchema: EffectSchema<'move'> = {
  // The number is enough: anything may be between (3e.move.effect-move).
  fields: { hexes: 'Amount' },
  only: 'outside combat',
  moves: true,
};
// Also of a hero that is delayed or defeated: it can still use abilities (3e.delayed.effect, 3e.defeat.hero). But no card takes a hero out of a
// combat: it cannot leave its hex, and "cannot" is stronger than "may" (3e.combat.no-move, 3e.game.precedence-cannot).
export const move: EffectRule<'move'> = {
  act(g, f, e) {
    const { player } = f;
    if (fights(g, player)) return;
    const { delayed: lying } = playerState(g, player);
    const left = amountOf(g, f, e.hexes);
    g.call(frames.freeMove, { player, left, upright: !isDefeated(g, player), lying });
  },
};
export const moveText: EffectText<'move'> = {
  text: 'move {number, plural, =1 {1 hex} other {up to {amount} hexes}} without dice{for}',
  values: (e, say) => say.counted(e.hexes),
};
export const moveWorth: EffectWorth<'move'> = {
  outside: () => 0.6,
  onCard: () => 0.6,
};

/** So many terrain `dice` are rolled and may be spent to move. In a combat nobody does. */
export const moveByDiceSchema: EffectSchema<'move-by-dice'> = {
  // As in a rolled move (3e.setup.laurel).
  fields: { dice: '1..5' },
  only: 'outside combat',
  moves: true,
};
export const moveByDice: EffectRule<'move-by-dice'> = {
  act(g, f, e) {
    if (!fights(g, f.player)) g.call(frames.move, { player: f.player, rolling: e.dice });
  },
};
export const moveByDiceText: EffectText<'move-by-dice'> = {
  text: 'roll {amount} terrain dice and move with them if you wish',
  values: (e) => ({ amount: e.dice }),
};
export const moveByDiceWorth: EffectWorth<'move-by-dice'> = {
  outside: () => 0.6,
};

/** You test an `attribute`, with a `modifier` to it; then comes what stands in `pass` or `fail`, which may count the `successes`. */
export const testSchema: EffectSchema<'test'> = {
  fields: {
    attribute: 'Attribute',
    /** Added to the attribute. */
    'modifier?': '-20..20',
    /** Carried out on a pass. */
    'pass?': 'Effect[0..20]',
    /** Carried out on a fail. */
    'fail?': 'Effect[0..20]',
  },
  counts: 'successes',
  inside: { counted: 'successes' },
};
export const test: EffectRule<'test'> = {
  act: (g, f, e) => makeTest(g, f.player, e.attribute, e.modifier ?? 0),
  // Text for a pass happens only on a pass, text for a failure only on a fail (3e.test.pass-effect, 3e.event.test); a
  // failure ends nothing else, nor a combat (3e.enemy.failed-test). Either may count the successes, as Unleash Spirit
  // does (3e.hero.mok.unleash).
  after(g, f) {
    const { successes = 0 } = (f.result ?? {}) as { readonly successes?: number };
    f.counted = successes;
    const list = below(f.list, f.at, successes > 0 ? 'pass' : 'fail');
    callEffects(g, { player: f.player, card: f.card, list, x: f.x, side: f.side, counted: successes });
  },
};
export const testText: EffectText<'test'> = {
  text: '{voice, select, it {the foe tests} other {test}} {attribute}{modifier, select, none {} other { {modifier}}}{pass, select, none {} other {; on a pass, {pass}}}{fail, select, none {} other {; on a fail, {fail}}}',
  values: (e, say) => ({
    voice: say.voice,
    attribute: say.word(e.attribute),
    modifier: e.modifier ? `${e.modifier < 0 ? '' : '+'}${e.modifier}` : undefined,
    pass: say.list(e.pass),
    fail: say.list(e.fail),
  }),
};
export const testWorth: EffectWorth<'test'> = {
  outside(e, { passes, list }) {
    const chance = passes(e.attribute, e.modifier);
    return chance * list(e.pass) + (1 - chance) * list(e.fail);
  },
  inCombat(e, { passes, list }) {
    const chance = passes(e.attribute, e.modifier);
    return chance * list(e.pass) + (1 - chance) * list(e.fail);
  },
  onCard: (e, { list }) => 0.6 * list(e.pass) + 0.4 * list(e.fail),
};

/** You roll terrain dice equal to your speed; what follows in the list may count the `matches` with your hex. */
export const exploreSchema: EffectSchema<'explore'> = {
  counts: 'matches',
};
export const explore: EffectRule<'explore'> = {
  act: (g, f) =>
    g.call(frames.explore, {
      player: f.player,
      quest: null,
      outcome: null,
      dice: [],
      rolling: speedOf(g, f.player),
    }),
  // Later effects may count the matching dice, as Track Prey does (3e.hero.lyssa.track).
  after(_g, f) {
    f.counted = ((f.result ?? {}) as { readonly matches?: number }).matches ?? 0;
  },
};
export const exploreText: EffectText<'explore'> = {
  text: 'explore',
};
export const exploreWorth: EffectWorth<'explore'> = {};

/** You choose one of the `options`, each with an `id`, a `label`, perhaps a `cost`, and what to `do`. */
export const chooseSchema: EffectSchema<'choose'> = {
  fields: { options: 'Option[1..10]' },
};
export const choose: EffectRule<'choose'> = {
  options(g, f, e) {
    if (f.chosen.length > 0) return null;
    return e.options.flatMap(({ id, cost }) => (refusePrice(g, f.player, cost) === null ? [id] : []));
  },
  act(g, f, e) {
    const at = e.options.findIndex(({ id }) => id === f.chosen[0]);
    const option = e.options[at];
    if (option === undefined) return;
    payPrice(g, f.player, f.card, option.cost);
    const list = below(f.list, f.at, 'options', at, 'do');
    callEffects(g, { player: f.player, card: f.card, list, x: f.x, side: f.side, counted: f.counted });
  },
};
export const chooseText: EffectText<'choose'> = {
  text: '{options}',
  values: (e, say) => ({ options: say.options(e.options) }),
};
export const chooseWorth: EffectWorth<'choose'> = {
  outside: (e, { list, price }) =>
    Math.max(0, ...e.options.map((option) => list(option.do) - price(option.cost))),
  inCombat: (e, { list }) => Math.max(0, ...e.options.map((option) => list(option.do))),
  onCard: (e, { list }) => Math.max(0, ...e.options.map((option) => list(option.do))),
  choice({ options }, choice, { list, price }) {
    const option = options.find(({ id }) => id === choice);
    return option === undefined ? 0 : list(option.do) - price(option.cost);
  },
};

/** You fight the enemy on this card. */
export const engageSchema: EffectSchema<'engage'> = {
  only: 'outside combat',
  check(_e, { card, refuse }) {
    if (card.kind !== 'enemy') refuse('do', `Only an enemy is engaged; this card is of kind "${card.kind}".`);
  },
};
export const engage: EffectRule<'engage'> = {
  act: (g, f) => startCombat(g, f.player, { enemy: f.card }, { card: f.card }),
};
export const engageText: EffectText<'engage'> = {
  text: 'fight this enemy',
};
export const engageWorth: EffectWorth<'engage'> = {
  outside: () => 2,
};

/** You fight a hero of your choice in your hex until one of you is defeated, each hero once per game; if you win, `win` follows. In a combat nobody is challenged. */
export const challengeSchema: EffectSchema<'challenge'> = {
  fields: { win: 'Effect[0..20]' },
  only: 'outside combat',
  inside: { counted: null, x: false },
};
// There is no retreat from it, and each hero can be challenged once per game (3e.hero.corbin.bounty).
export const challenge: EffectRule<'challenge'> = {
  options(g, f) {
    if (f.chosen.length > 0) return null;
    return challenged(g, f.player, f.card).map(String);
  },
  act(g, f) {
    const [player] = f.chosen;
    if (player === undefined) return;
    g.emit(heroChallenged, {
      player: f.player,
      foe: Number(player),
      card: f.card,
      rule: '3e.hero.corbin.bounty',
    });
    startCombat(g, f.player, { player: Number(player) }, { noRetreat: true, card: f.card });
  },
  after(g, f) {
    // The loser is defeated and loses nothing else (3e.pvp.consequence).
    if (((f.result ?? {}) as { readonly winner?: number }).winner !== 0 || f.chosen.length === 0) return;
    callEffects(g, { player: f.player, card: f.card, list: below(f.list, f.at, 'win') });
  },
};
export const challengeText: EffectText<'challenge'> = {
  text: 'fight a hero in your hex who is not defeated until one of you is, each hero once per game; if you win, {win}',
  values: (e, say) => ({ win: say.list(e.win) }),
};
export const challengeWorth: EffectWorth<'challenge'> = {
  outside: () => 1,
};

/** `effects` for each hero in turn order, from you on; in a combat for those who fight in it alone. */
export const eachHeroSchema: EffectSchema<'each-hero'> = {
  fields: { effects: 'Effect[1..20]' },
  inside: { counted: null, combat: 'never' },
};
// In turn order, from the owner of the card (3e.game.simultaneous). In a combat it reaches only those who fight
// (3e.combat.only-foe).
export const eachHero: EffectRule<'each-hero'> = {
  act(g, f) {
    const list = below(f.list, f.at, 'effects');
    const fight = g.find(frames.combat);
    for (const player of inOrder(g, f.player))
      if (fight === undefined || fight.sides.some((side) => side.player === player))
        callEffects(g, { player, card: f.card, list, x: f.x });
  },
};
export const eachHeroText: EffectText<'each-hero'> = {
  text: 'for each hero: {effects}',
  values: (e, say) => ({ effects: say.list(e.effects) }),
};
export const eachHeroWorth: EffectWorth<'each-hero'> = {};

/** Facedown gems are turned faceup: all, or those `of` some types. */
export const refreshGemsSchema: EffectSchema<'refresh-gems'> = {
  fields: { 'of?': 'AdventureType[1..3]' },
};
export const refreshGems: EffectRule<'refresh-gems'> = {
  act: (g, _f, e) => time.refreshGems(g, e.of ?? null, '3e.game.ability-order'),
};
export const refreshGemsText: EffectText<'refresh-gems'> = {
  text: 'turn all facedown {of, select, none {} other {{of} }}gems faceup',
  values: (e, say) => ({ of: e.of && say.listed(e.of.map((one) => say.word(one))) }),
};
export const refreshGemsWorth: EffectWorth<'refresh-gems'> = {};

/** An `amount` of zombies is placed `at` hexes of your choice. */
export const placeZombiesSchema: EffectSchema<'place-zombies'> = {
  fields: { amount: 'Amount', at: 'Where' },
  // A card of all scenarios cannot use what some scenarios do not have (3e.margath.tokens).
  check(_e, { hasZombies, refuse }) {
    if (!hasZombies)
      refuse(
        'do',
        'Zombies are not in every scenario: only a card with a `scenario` that has them, such as "corpse-king", places them.',
        '3e.corpse-king.zombies',
      );
  },
};
export const placeZombies: EffectRule<'place-zombies'> = {
  options(g, f, e) {
    const places = hexesOf(g, e.at);
    const room = mostZombies - g.state.zombies.length;
    return f.chosen.length < Math.min(room, amountOf(g, f, e.amount)) && places.length > 0 ? places : null;
  },
  act(g, f) {
    for (const hex of f.chosen) g.emit(zombiePlaced, { at: hex, rule: '3e.corpse-king.zombies' });
  },
};
export const placeZombiesText: EffectText<'place-zombies'> = {
  text: 'place {amount, plural, one {# zombie} other {# zombies, each}} in {where}',
  values: (e, say) => ({ amount: say.counted(e.amount).number, where: say.where(e.at) }),
};
export const placeZombiesWorth: EffectWorth<'place-zombies'> = {};

function zombiesAt(g: G, player: number, at: Where | 'here' | undefined): readonly HexId[] {
  if (at === undefined) return g.state.zombies;
  const { hex } = playerState(g, player);
  const hexes = at === 'here' ? [hex] : hexesOf(g, at);
  return g.state.zombies.filter((one) => hexes.includes(one));
}

/** An `amount` of zombies of your choice is removed, as far as there are any: from the whole board, or `at` some hexes or `"here"`. Nobody gains gold for it. */
export const removeZombiesSchema: EffectSchema<'remove-zombies'> = {
  fields: {
    amount: 'Amount',
    /** Anywhere if left out; `here` where the hero is. */
    'at?': "Where | 'here'",
  },
};
// The user chooses which. They are removed, not killed, so they give no gold (3e.corpse-king.zombie-kill).
export const removeZombies: EffectRule<'remove-zombies'> = {
  options(g, f, e) {
    const where = zombiesAt(g, f.player, e.at);
    const left = where.filter((hex, at) => {
      const here = where.filter((other) => other === hex).length;
      return where.indexOf(hex) === at && here > f.chosen.filter((other) => other === hex).length;
    });
    return f.chosen.length < amountOf(g, f, e.amount) && left.length > 0 ? left : null;
  },
  act(g, f) {
    for (const hex of f.chosen)
      if (g.state.zombies.includes(hex))
        g.emit(zombieRemoved, { at: hex, killed: false, rule: '3e.game.ability-order' });
  },
};
export const removeZombiesText: EffectText<'remove-zombies'> = {
  text: 'remove {amount, plural, one {# zombie} other {# zombies}} {where, select, none {from the board} here {where you are} other {from {where}}}',
  values: (e, say) => ({
    amount: say.counted(e.amount).number,
    where: e.at === undefined || e.at === 'here' ? e.at : say.where(e.at),
  }),
};
export const removeZombiesWorth: EffectWorth<'remove-zombies'> = {
  outside: (e, { g, amount }) => Math.min(g.state.zombies.length, amount(e.amount)),
  // Each of them strengthens Vorakesh (3e.corpse-king.health-mod).
  inCombat: (e, { g, own, amount }) =>
    own.player === null ? 0 : Math.min(g.state.zombies.length, amount(e.amount)),
  onCard: (e, { amount }) => amount(e.amount),
};

/** The villain moves so many `hexes` to where its scenario sends it, if it is on the board. */
export const moveVillainSchema: EffectSchema<'move-villain'> = {
  fields: { hexes: 'Amount' },
};
export const moveVillain: EffectRule<'move-villain'> = {
  act(g, f, e) {
    const towards = villainGoal(g);
    if (g.state.villain === null || towards === null) return;
    g.call(frames.march, { player: f.player, left: amountOf(g, f, e.hexes), towards });
  },
};
export const moveVillainText: EffectText<'move-villain'> = {
  text: 'if the villain is on the board, it moves {amount, plural, one {# hex} other {# hexes}}',
  values: (e, say) => ({ amount: say.counted(e.hexes).number }),
};
export const moveVillainWorth: EffectWorth<'move-villain'> = {};
