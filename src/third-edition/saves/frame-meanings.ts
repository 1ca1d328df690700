import type { Frame } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { RuleId } from '../../register/rule-ids.js';
import { ruleOf } from '../abilities/effect-parts.js';
import type { Effect } from '../abilities/language.js';
import { abilitiesOf, mostSpeed } from '../base/characters.js';
import type * as frames from '../base/frames.js';
import { restingDice } from '../base/resting.js';
import { STORY } from '../base/state.js';
import { diceInBox } from '../content/terrain-dice.js';
import { checkCancel, checkCombat, checkRetreat } from './combat-meanings.js';
import { checkExchange, checkPayment, checkToll } from './dealing-meanings.js';
import { type BaseFrames, isBaseKind } from './frame-forms.js';
import type { Look } from './look.js';

/* Checks of each frame: its players are in the game, its cards and hexes exist, its effects are on its card. */

type Meaning<K extends keyof BaseFrames> = (look: Look, path: string, f: BaseFrames[K]) => void;

export function checkFrame(look: Look, path: string, frame: Frame): void {
  const { player } = frame as { readonly player?: unknown };
  if (typeof player === 'number' && !look.player(`${path}/player`, player)) return;
  if (!isBaseKind(frame.kind)) return;
  // The table has a check for this kind; TypeScript cannot follow the look-up.
  (meanings[frame.kind] as Meaning<never> | null)?.(look, path, frame as never);
}

const inRounds = ['turn', 'pass', 'time', 'again'];

const checkGame: Meaning<'game'> = (look, path, { step, current, played }) => {
  look.player(`${path}/current`, current);
  look.players(`${path}/played`, played);
  const begun = inRounds.includes(step);
  if (begun !== look.state.round > 0)
    look.report(
      'round',
      begun ? 'In a round it counts from 1.' : 'During setup no round has begun: it is 0.',
      '3e.round.definition',
    );
  if ((step === 'hero' || step === 'place') && current < look.state.players.length)
    checkSetup(look, path, step, current);
};

/** During setup the players before the present one have made their choice. */
function checkSetup(look: Look, path: string, step: 'hero' | 'place', current: number): void {
  const { players, first } = look.state;
  for (let at = first; at % players.length !== current; at++) {
    const p = players[at % players.length];
    if (p !== undefined && (step === 'hero' ? p.hero !== '' : p.hex !== null)) continue;
    look.report(
      `${path}/current`,
      `It is the turn of player ${at % players.length}: setup goes round from the first player.`,
      step === 'hero' ? '3e.setup.choose-heroes' : '3e.setup.start-location',
    );
    return;
  }
}

const checkTurn: Meaning<'turn'> = (look, path, { player }) => {
  if (look.state.players[player]?.out)
    look.report(
      `${path}/player`,
      'That player is out of the game, and has no turn.',
      '3e.villain.eliminated-cleanup',
    );
};

/** Speed limits the dice: no hero rolls more than its values allow, and no card about a move adds more. */
function checkDice(
  look: Look,
  path: string,
  { dice, rolling }: frames.Dice,
  most: number,
  rule: RuleId,
): void {
  if (dice.length + rolling > most)
    look.report(`${path}/${rolling > 0 ? 'rolling' : 'dice'}`, `There are ${most} dice at most.`, rule);
}

const checkMove: Meaning<'move'> = (look, path, f) =>
  checkDice(look, path, f, Math.max(diceInBox, mostSpeed(look.content)), '3e.move.roll');

const checkRest: Meaning<'rest'> = (look, path, f) =>
  checkDice(look, path, f, restingDice, '3e.rest.wilderness');

const checkExplore: Meaning<'explore'> = (look, path, f) => {
  checkDice(look, path, f, mostSpeed(look.content), '3e.quest.explore');
  const { quest, outcome, step, player } = f;
  const isChosen = step === 'resolve' || step === 'complete' || step === '';
  if (outcome !== null && (!isChosen || quest === null))
    look.report(`${path}/outcome`, 'No outcome has been chosen yet: it should be null.', '3e.quest.outcomes');
  if (quest === null || !look.card(`${path}/quest`, quest, 'quest', 'story')) return;
  const card = look.content.cards[quest];
  const outcomes =
    card?.kind === 'quest' ? card.outcomes : card?.kind === 'story' ? (card.quest?.outcomes ?? []) : [];
  if (outcome !== null && outcomes[outcome] === undefined)
    look.report(`${path}/outcome`, `${show(quest)} has no such outcome.`, '3e.quest.outcomes');
  const held = look.state.players[player]?.quests.includes(quest) || look.state.slots.includes(quest);
  if (!held && !isChosen)
    look.report(`${path}/quest`, 'That is no quest of the player, nor of the story.', '3e.quest.attempt');
};

const checkShop: Meaning<'shop'> = (look, path, { city }) => {
  if (!Object.hasOwn(look.state.markets, city))
    look.report(
      `${path}/city`,
      `There is no market of ${show(city)}; there are ${Object.keys(look.state.markets).join(', ')}.`,
      '3e.shop.where',
    );
};

/** The first step draws the card, which is there from then on. */
function checkDrawn(look: Look, path: string, f: frames.AdventureFrame | frames.StoryFrame): void {
  if ((f.card === null) !== (f.step === 'draw'))
    look.report(
      `${path}/card`,
      f.card === null ? 'The card has been drawn.' : 'No card has been drawn yet: it should be null.',
    );
}

const checkAdventure: Meaning<'adventure'> = (look, path, f) => {
  checkDrawn(look, path, f);
  if (f.card === null || !look.card(`${path}/card`, f.card, 'enemy', 'quest', 'event')) return;
  const card = look.content.cards[f.card];
  if (card !== undefined && 'deck' in card && card.deck !== f.deck)
    look.report(
      `${path}/card`,
      `${show(f.card)} is a card of the ${card.deck} deck, not of ${f.deck}.`,
      '3e.adventure.draw',
    );
};

const checkStory: Meaning<'story'> = (look, path, f) => {
  checkDrawn(look, path, f);
  if (f.card === null || !look.card(`${path}/card`, f.card, 'story', 'enemy')) return;
  if (!look.content.decks[STORY]?.includes(f.card))
    look.report(`${path}/card`, `${show(f.card)} is no card of the story deck.`, '3e.story.draw');
  look.onTable(`${path}/card`, f.card, '3e.story.draw');
};

const checkRumor: Meaning<'rumor'> = (look, path, { card, at }) => {
  if (!look.card(`${path}/card`, card, 'event')) return;
  const event = look.content.cards[card];
  if (event?.kind === 'event' && event.options[at as 0 | 1]?.rumor === undefined)
    look.report(`${path}/at`, `That option of ${show(card)} is no rumor.`, '3e.event.rumor');
};

const checkTest: Meaning<'test'> = (look, path, { revealed, left, step }) => {
  look.cards(`${path}/revealed`, revealed, 'skill');
  if (step === 'more' && left > 0)
    look.report(`${path}/left`, 'All cards are revealed before it is judged.', '3e.test.all-revealed');
};

const checkOffer: Meaning<'offer'> = (look, path, { card, ability }) => {
  if (!look.card(`${path}/card`, card, 'hero', 'asset', 'skill')) return;
  const offered = abilitiesOf(look.g, card).some(
    (one) => 'when' in one && one.id === ability && one.cost !== undefined,
  );
  if (!offered)
    look.report(
      `${path}/ability`,
      `${show(card)} has no ability ${show(ability)} that is offered.`,
      '3e.game.may',
    );
};

/** Triggered abilities, each once; those of an engagement only in its combat (3e.combat.engage-trigger). */
const checkTriggers: Meaning<'triggers'> = (look, path, { left }) => {
  const moments = new Set<string>();
  left.forEach((name, at) => {
    const wrong = (message: string) => look.report(`${path}/left/${at}`, message, '3e.game.simultaneous');
    const [card = '', id] = name.split('/');
    const found = Object.hasOwn(look.content.cards, card)
      ? abilitiesOf(look.g, card).find((one) => 'when' in one && one.id === id)
      : undefined;
    if (found === undefined || !('when' in found))
      return wrong(`There is no ability ${show(name)} that something sets off.`);
    moments.add(found.when);
    if (left.indexOf(name) !== at) wrong(`${show(name)} is named twice.`);
    else if (moments.size > 1) wrong(`${show(name)} answers another moment than those before it.`);
  });
  const inCombat = moments.has('engage') || moments.has('foe-agility');
  if (inCombat && !look.state.frames.some(({ kind }) => kind === 'combat'))
    look.report(path, 'Abilities of a combat wait, but there is no combat.', '3e.combat.engage-trigger');
};

const checkMarch: Meaning<'march'> = (look, path, { towards }) => {
  look.hex(`${path}/towards`, towards);
  if (look.state.villain === null)
    look.report(path, 'There is no villain on the board to march.', '3e.villain.only-after-spawn');
};

const checkEffects: Meaning<'effects'> = (look, path, f) => {
  if (!look.card(`${path}/card`, f.card)) return;
  const effects = f.list.startsWith(`${f.card}/`) ? look.content.lists[f.list] : undefined;
  if (effects === undefined)
    return look.report(`${path}/list`, `${show(f.card)} has no list of effects ${show(f.list)}.`);
  const due = effects[f.at];
  if (due === undefined) {
    // The last effect has called a frame, and the list ends after it.
    if (f.at === effects.length && f.step === 'next') return;
    return look.report(`${path}/at`, `That list has ${effects.length} effects, counted from 0.`);
  }
  const fight = look.state.frames.some(({ kind }) => kind === 'combat');
  if (f.side !== null && !fight)
    look.report(`${path}/side`, 'Outside combat there are no sides: it should be null.');
  if (look.problems.length === 0) checkChosen(look, path, f, due);
};

/** The choices so far are those that the card offered, in order. Not checked after the effect has acted. */
function checkChosen(look: Look, path: string, f: frames.EffectsFrame, due: Effect): void {
  const { step, chosen } = f;
  if (step !== 'choose' && step !== 'chance') return;
  const { options, ask } = ruleOf(due);
  chosen.forEach((one, at) => {
    const before = { ...f, chosen: chosen.slice(0, at) };
    const pick = at === 0 ? ask?.(look.g, before, due) : null;
    const offered = pick?.kind === 'pick' ? pick.from : (options?.(look.g, before, due) ?? []);
    if (!offered.includes(one))
      look.report(
        `${path}/chosen/${at}`,
        `${show(one)} could not be chosen there${offered.length > 0 ? `; there was ${offered.slice(0, 20).join(', ')}` : ''}.`,
        '3e.game.ability-order',
      );
  });
}

const cardOf =
  (...kinds: Parameters<Look['card']>[2][]) =>
  (look: Look, path: string, { card }: { readonly card: string }): void => {
    look.card(`${path}/card`, card, ...kinds);
  };

/** `null` if the schema is enough. */
const meanings: { readonly [K in keyof BaseFrames]: Meaning<K> | null } = {
  hand: null,
  'free-move': null,
  restock: null,
  trophy: null,
  excess: null,
  blow: null,
  game: checkGame,
  turn: checkTurn,
  move: checkMove,
  rest: checkRest,
  explore: checkExplore,
  shop: checkShop,
  adventure: checkAdventure,
  story: checkStory,
  rumor: checkRumor,
  test: checkTest,
  offer: checkOffer,
  triggers: checkTriggers,
  march: checkMarch,
  effects: checkEffects,
  reward: cardOf('enemy'),
  event: cardOf('event'),
  payment: checkPayment,
  toll: checkToll,
  exchange: checkExchange,
  combat: checkCombat,
  cancel: checkCancel,
  retreat: checkRetreat,
};
