import { takeWonFirst } from '../../base/adventuring.js';
import { deal, healSide } from '../../base/blows.js';
import * as cards from '../../base/cards.js';
import { healthOf } from '../../base/characters.js';
import { combat } from '../../base/frames.js';
import * as possessions from '../../base/possessions.js';
import { takeQuestFirst } from '../../base/quests.js';
import { cityAt, takeFromMarket } from '../../base/shopping.js';
import { ASSETS, type CardId, type CityId } from '../../base/state.js';
import * as training from '../../base/training.js';
import * as trophies from '../../base/trophies.js';
import type { G } from '../../base/vocabulary.js';
import type { Card } from '../../content/cards.js';
import { amountOf } from '../amounts.js';
import type { Checked, EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import type { EffectOf } from '../language.js';
import type { EffectRule } from '../rule.js';

const CARD = '3e.game.ability-order';

/** You gain an `amount` of gold from the bank. */
export const gainGoldSchema: EffectSchema<'gain-gold'> = {
  fields: { amount: 'Amount' },
};
export const gainGold: EffectRule<'gain-gold'> = {
  act: (g, f, e) => possessions.gainGold(g, f.player, amountOf(g, f, e.amount), CARD),
};
export const gainGoldText: EffectText<'gain-gold'> = {
  text: 'gain {amount} gold{for}',
  values: (e, say) => ({ voice: say.voice, ...say.counted(e.amount) }),
};
export const gainGoldWorth: EffectWorth<'gain-gold'> = {
  outside: (e, { amount }) => amount(e.amount),
  inCombat: () => 0.4,
  onCard: (e, { amount }) => 0.8 * amount(e.amount),
};

/** You lose an `amount` of gold, as far as you have it. */
export const loseGoldSchema: EffectSchema<'lose-gold'> = {
  fields: { amount: 'Amount' },
};
export const loseGold: EffectRule<'lose-gold'> = {
  act: (g, f, e) => possessions.payGold(g, f.player, amountOf(g, f, e.amount), CARD),
};
export const loseGoldText: EffectText<'lose-gold'> = {
  text: '{voice, select, it {the foe loses} other {lose}} {amount} gold{for}',
  values: (e, say) => ({ voice: say.voice, ...say.counted(e.amount) }),
};
export const loseGoldWorth: EffectWorth<'lose-gold'> = {
  outside: (e, { own, amount }) => -Math.min(own.gold, amount(e.amount)),
  inCombat: (_e, { own }) => (own.player === null ? 0.6 : -0.4),
};

/** An effect that triggers its own ability would never end. */
function refuseEndless({ place, refuse }: Checked): void {
  if (place.after === 'trophy-gained')
    refuse('do', 'This gains a trophy whenever a trophy is gained, without end; give the ability a `cost`.');
}

/** You gain an `amount` of trophies (1 if left out), `of` a deck or of decks of your choice. */
export const gainTrophySchema: EffectSchema<'gain-trophy'> = {
  // Without `of` the player chooses the deck (3e.trophies.gain-any).
  fields: { 'of?': 'AdventureType', 'amount?': 'Amount' },
  check: (_e, at) => refuseEndless(at),
};
export const gainTrophy: EffectRule<'gain-trophy'> = {
  act(g, f, e) {
    takeWonFirst(g, f.card);
    takeQuestFirst(g, f.card);
    for (let left = amountOf(g, f, e.amount ?? 1); left > 0; left--)
      trophies.gainTrophy(g, f.player, e.of ?? null);
  },
};
export const gainTrophyText: EffectText<'gain-trophy'> = {
  text: 'gain {amount, plural, one {# {of, select, none {} other {{of} }}trophy} other {# {of, select, none {} other {{of} }}trophies}}',
  values: (e, say) => ({ of: e.of && say.word(e.of), amount: say.counted(e.amount ?? 1).number }),
};
export const gainTrophyWorth: EffectWorth<'gain-trophy'> = {
  outside: (e, { trophy, amount }) => trophy * amount(e.amount ?? 1),
  onCard: () => 2,
};

/** You gain an `amount` of story tokens: lore or companions. */
export const gainStorySchema: EffectSchema<'gain-story'> = {
  fields: { amount: 'Amount' },
};
export const gainStory: EffectRule<'gain-story'> = {
  act: (g, f, e) => possessions.gainStory(g, f.player, amountOf(g, f, e.amount), CARD),
};
export const gainStoryText: EffectText<'gain-story'> = {
  text: 'gain {tokens}',
  values: (e, say) => ({ tokens: say.story(e.amount) }),
};
export const gainStoryWorth: EffectWorth<'gain-story'> = {
  // They defeat the villain in the end.
  outside: (e, { own, story, amount }) => (own.story >= 7 ? 0.5 : story) * amount(e.amount),
  onCard: () => 4,
};

/** You lose an `amount` of story tokens, as far as you have them. */
export const loseStorySchema: EffectSchema<'lose-story'> = {
  fields: { amount: 'Amount' },
};
export const loseStory: EffectRule<'lose-story'> = {
  act: (g, f, e) => possessions.loseStory(g, f.player, amountOf(g, f, e.amount), CARD),
};
export const loseStoryText: EffectText<'lose-story'> = {
  text: 'lose {tokens}',
  values: (e, say) => ({ tokens: say.story(e.amount) }),
};
export const loseStoryWorth: EffectWorth<'lose-story'> = {
  outside: (e, { own, story, amount }) => -story * Math.min(own.story, amount(e.amount)),
};

const SKILL_CARD = 0.7;

/** You draw an `amount` of skill cards; then your hand is cut down to its maximum. */
export const drawSkillsSchema: EffectSchema<'draw-skills'> = {
  fields: { amount: 'Amount' },
};
export const drawSkills: EffectRule<'draw-skills'> = {
  act: (g, f, e) => training.drawSkills(g, f.player, amountOf(g, f, e.amount)),
};
export const drawSkillsText: EffectText<'draw-skills'> = {
  text: 'draw {amount} {number, plural, one {skill card} other {skill cards}}{for}',
  values: (e, say) => say.counted(e.amount),
};
export const drawSkillsWorth: EffectWorth<'draw-skills'> = {
  outside: (e, { amount }) => SKILL_CARD * amount(e.amount),
  inCombat: () => 0.4,
  onCard: (e, { amount }) => 0.6 * amount(e.amount),
};

/** You discard an `amount` of skill cards of your choice from your hand. */
export const discardSkillsSchema: EffectSchema<'discard-skills'> = {
  fields: { amount: 'Amount' },
};
export const discardSkills: EffectRule<'discard-skills'> = {
  options(g, f, e) {
    const { hand } = cards.playerState(g, f.player);
    const left = cards.known(hand).filter((card) => !f.chosen.includes(card));
    return f.chosen.length < amountOf(g, f, e.amount) && left.length > 0 ? left : null;
  },
  act(g, f) {
    for (const card of f.chosen) possessions.discardSkill(g, f.player, card, CARD);
  },
};
export const discardSkillsText: EffectText<'discard-skills'> = {
  text: 'discard {amount} {number, plural, one {skill card} other {skill cards}}{for}',
  values: (e, say) => say.counted(e.amount),
};
export const discardSkillsWorth: EffectWorth<'discard-skills'> = {
  outside: (e, { own, amount }) => -SKILL_CARD * Math.min(own.hand.length, amount(e.amount)),
  inCombat: (_e, { own }) => (own.player === null ? 0.6 : -0.4),
  choice: (_e, card, { inHand }) => -inHand(card),
};

/** You learn a skill of your choice from your hand without its trophies. */
export const learnSkillSchema: EffectSchema<'learn-skill'> = {};
// Without its cost (3e.quest.example-swamp).
export const learnSkill: EffectRule<'learn-skill'> = {
  options: (g, f) => (f.chosen.length === 0 ? cards.known(cards.playerState(g, f.player).hand) : null),
  act(g, f) {
    const [card] = f.chosen;
    if (card !== undefined) training.learnSkill(g, f.player, card);
  },
};
export const learnSkillText: EffectText<'learn-skill'> = {
  text: 'learn a skill from your hand without its cost',
};
export const learnSkillWorth: EffectWorth<'learn-skill'> = {
  outside: (_e, { own }) => (own.hand.length > 0 ? 4 : 0),
  choice: (_e, card, { skill }) => skill(card),
};

function marketCards(
  g: G,
  player: number,
  { from, cost: { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = {} }: EffectOf<'gain-asset'>,
): readonly CardId[] {
  const here = cityAt(g, player);
  const cities = from === 'any-market' ? Object.keys(g.state.markets) : here === null ? [] : [here];
  return cities.flatMap((city) =>
    (g.state.markets[city] ?? []).filter((card) => {
      const { cost } = cards.assetOf(g, card);
      return atLeast <= cost && cost <= atMost;
    }),
  );
}

/** You gain an asset free of charge: `from` the top of the `deck`, or one of your choice from the `market` of the city where you are or from `any-market`; there a `cost` may say `atLeast` and `atMost` how dear it is. */
export const gainAssetSchema: EffectSchema<'gain-asset'> = {
  fields: {
    from: "'deck' | 'market' | 'any-market'",
    /** Only one of a market that costs so much. */
    'cost?': 'CostRange',
  },
  // Only assets in a market have a known cost.
  check({ from, cost }, { refuse }) {
    if (cost === undefined) return;
    if (from === 'deck')
      refuse('cost', 'The top card of the deck is what it is: `cost` is asked in a market.');
    else if (cost.atLeast === undefined && cost.atMost === undefined)
      refuse('cost', 'This is any cost: name `atLeast`, `atMost` or both.');
    else if ((cost.atLeast ?? 0) > (cost.atMost ?? 99))
      refuse('cost', `Nothing costs at least ${cost.atLeast} and at most ${cost.atMost}.`);
  },
};
export const gainAsset: EffectRule<'gain-asset'> = {
  options(g, f, e) {
    return e.from === 'deck' || f.chosen.length > 0 ? null : marketCards(g, f.player, e);
  },
  ask: (g, f, e) => (e.from === 'deck' && f.chosen.length === 0 ? cards.drawFrom(g, ASSETS) : null),
  answer(g, f, _e, answer) {
    if (answer.type !== 'chance/draw') return;
    cards.takeDrawn(g, ASSETS, answer.card);
    f.chosen.push(answer.card);
  },
  act(g, f, e) {
    const [card] = f.chosen;
    if (card === undefined) return;
    const { markets } = g.state;
    const inMarket = (one: CityId): boolean => markets[one]?.includes(card) === true;
    const city = e.from === 'deck' ? null : (Object.keys(markets).find(inMarket) ?? null);
    if (city !== null) takeFromMarket(g, city, card);
    possessions.gainAsset(g, f.player, cards.assetOf(g, card).id, city === null ? {} : { city }, CARD);
  },
};
export const gainAssetText: EffectText<'gain-asset'> = {
  text: '{from, select, deck {gain the top card of the asset deck} any_market {gain a card of any market} other {gain a card of the market where you are}}{cost, select, none {} other { that costs {cost}}}',
  values: ({ from, cost }, say) => ({ from, cost: say.range(cost) }),
};
export const gainAssetWorth: EffectWorth<'gain-asset'> = {
  outside: ({ from, cost }) => (from === 'any-market' ? Math.min(6, 1 + (cost?.atMost ?? 5)) : 3),
  choice: (_e, card, { asset }) => asset(card),
};

/** You heal an `amount` of damage, or `"all"`; on the card of an enemy the enemy does. */
export const healSchema: EffectSchema<'heal'> = {
  fields: { amount: "Amount | 'all'" },
};
// In a combat it heals its user (3e.margath.will), also together with damage dealt (3e.corpse-king.vampirism).
export const heal: EffectRule<'heal'> = {
  act(g, f, e) {
    const fight = g.find(combat);
    const side = fight === undefined || f.side === null ? undefined : fight.sides[f.side];
    const damage =
      side !== undefined && side.player === null
        ? side.damage
        : (g.state.players[side?.player ?? f.player]?.damage ?? 0);
    const amount = e.amount === 'all' ? damage : amountOf(g, f, e.amount);
    if (fight === undefined || f.side === null) possessions.heal(g, f.player, amount, '3e.damage.heal');
    else healSide(g, fight, f.side, amount);
  },
};
export const healText: EffectText<'heal'> = {
  text: 'heal {amount} damage{for}',
  values: (e, say) => (e.amount === 'all' ? { amount: 'all', for: '' } : say.counted(e.amount)),
};
export const healWorth: EffectWorth<'heal'> = {
  outside: (e, { own, amount }) =>
    0.6 * (e.amount === 'all' ? own.damage : Math.min(own.damage, amount(e.amount))),
  inCombat(e, { g, own, amount }) {
    const suffered = own.player === null ? own.damage : (g.state.players[own.player]?.damage ?? 0);
    return 0.9 * Math.min(suffered, e.amount === 'all' ? suffered : amount(e.amount));
  },
  onCard: (e, { amount }) => (e.amount === 'all' ? 3 : 0.9 * amount(e.amount)),
};

/** You suffer an `amount` of damage. In a combat it can be blocked, but not upon engaging. */
export const sufferSchema: EffectSchema<'suffer'> = {
  fields: { amount: 'Amount' },
};
// In a combat a hero can block such damage like any other (3e.combat.take-damage-text), but not upon engaging. Outside
// combat nothing blocks it (3e.damage.outside-combat).
export const suffer: EffectRule<'suffer'> = {
  act(g, f, e) {
    const fight = g.find(combat);
    const side = fight?.sides.findIndex(({ player }) => player === f.player);
    const amount = amountOf(g, f, e.amount);
    if (fight !== undefined && (side === 0 || side === 1))
      deal(g, side, 'enemy', amount, { unblockable: fight.round === 0 });
    else possessions.suffer(g, f.player, amount, '3e.damage.outside-combat');
  },
};
export const sufferText: EffectText<'suffer'> = {
  text: 'suffer {amount} damage{for}',
  values: (e, say) => say.counted(e.amount),
};
export const sufferWorth: EffectWorth<'suffer'> = {
  outside: (e, { g, player, own, amount }) =>
    own.damage + amount(e.amount) >= healthOf(g, player) ? -5 : -0.8 * amount(e.amount),
};

/** You become delayed. */
export const becomeDelayedSchema: EffectSchema<'become-delayed'> = {};
export const becomeDelayed: EffectRule<'become-delayed'> = { act: (g, f) => possessions.delay(g, f.player) };
export const becomeDelayedText: EffectText<'become-delayed'> = {
  text: 'become delayed',
};
export const becomeDelayedWorth: EffectWorth<'become-delayed'> = {
  outside: (_e, { own }) => (own.delayed ? 0 : -1.5),
};

const adventureKinds: readonly Card['kind'][] = ['enemy', 'quest', 'event'];

/** This adventure card becomes a trophy of yours. In the combat with it that ends the combat, without a reward. */
export const keepAsTrophySchema: EffectSchema<'keep-as-trophy'> = {
  check(_e, at) {
    const { card } = at;
    refuseEndless(at);
    if ('deck' in card && card.deck === 'story')
      at.refuse('do', 'A story card becomes no trophy.', '3e.story.no-trophy');
    else if (!adventureKinds.includes(card.kind))
      at.refuse('do', `Only an adventure card becomes a trophy; this card is of kind "${card.kind}".`);
  },
};
export const keepAsTrophy: EffectRule<'keep-as-trophy'> = {
  act(g, f) {
    const fight = g.find(combat);
    // A player who takes the enemy itself has no foe any more: the combat ends without a reward
    // (3e.enemy.taken-by-ability).
    if (fight?.sides[1].card === f.card) {
      fight.taken = true;
      g.unwind(combat, 'over');
      return;
    }
    const p = cards.playerState(g, f.player);
    const at = p.rumors.findIndex((rumor) => rumor.card === f.card);
    if (at >= 0) p.rumors.splice(at, 1);
    cards.takeOut(p.quests, f.card);
    const { deck } = { deck: undefined, ...g.content.cards[f.card] };
    if (cards.adventureDecks.some((one) => one === deck))
      trophies.takeTrophy(g, f.player, f.card, '3e.event.trophy');
  },
};
export const keepAsTrophyText: EffectText<'keep-as-trophy'> = {
  text: 'keep this card as a trophy',
};
export const keepAsTrophyWorth: EffectWorth<'keep-as-trophy'> = {
  outside: (_e, { trophy }) => trophy,
  inCombat: () => 20,
};

/** This card is discarded. */
export const discardThisSchema: EffectSchema<'discard-this'> = {
  check(_e, { card, place, refuse }) {
    if (card.kind === 'hero' || card.kind === 'villain')
      refuse('do', `A card of kind "${card.kind}" is never discarded.`);
    else if (place.slot)
      refuse('do', 'A story quest leaves its slot by itself once it is done.', '3e.story.quest-done');
  },
};
export const discardThis: EffectRule<'discard-this'> = {
  act(g, f) {
    if (cards.takeOut(g.state.revealed, f.card)) cards.discard(g, f.card, CARD);
    else possessions.discardOwn(g, f.player, f.card);
  },
};
export const discardThisText: EffectText<'discard-this'> = {
  text: 'discard this card',
};
export const discardThisWorth: EffectWorth<'discard-this'> = {};
