import { forbid, why } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import { type Ability, combatMoments } from '../abilities/language.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { callEffects } from './calling.js';
import { abilitiesOf, cardsInForce } from './characters.js';
import { foeOf } from './combatants.js';
import { payPrice, refusePrice } from './costs.js';
import { abilityUsed, combatAbilityUsed } from './event-kinds/index.js';
import { type CombatFrame, combat, type OfferFrame, offer, type TriggersFrame, triggers } from './frames.js';
import type { CardId } from './state.js';
import { action, auto, command, decide, type G, steps } from './vocabulary.js';

/* Triggered abilities: the active player's first, then the others' in turn order; each player orders its own (3e.game.simultaneous). */

/** An ability that a moment of the game sets off. */
export type Trigger = Extract<Ability, { readonly when: string }>;

const triggersOf = (g: G, card: CardId): readonly Trigger[] =>
  abilitiesOf(g, card).filter((one): one is Trigger => 'when' in one);

interface SetOff {
  readonly card: CardId;
  readonly ability: Trigger;
}

/** Triggers the abilities of a hero, and offers those with a cost (3e.game.may). Its player orders them if there are several. */
export const runTriggers = command(
  'abilities answer',
  (g: G, when: Trigger['when'], player: number): void => {
    const off: SetOff[] = [];
    for (const card of cardsInForce(g, player))
      for (const ability of triggersOf(g, card)) if (ability.when === when) off.push({ card, ability });
    if (off.length > 1) g.call(triggers, { player, left: off.map(nameOf) });
    else for (const one of off) setOff(g, player, one);
  },
);

/**
 * Triggers the abilities of a combatant: for a hero all cards in force, for an enemy its card. An enemy cannot pay, so it is offered
 * nothing: its abilities act in the order of the card (3e.game.ability-order). “You” in them is the hero it fights.
 */
export function runTriggersOf(g: G, when: Trigger['when'], f: CombatFrame, side: 0 | 1): void {
  const { player, card } = f.sides[side];
  if (player !== null) return runTriggers(g, when, player);
  const hero = f.sides[foeOf(side)].player ?? 0;
  // Answers to the end of the combat are resolved after it, when there are no sides.
  const inCombat = combatMoments.includes(when);
  for (const { id, when: moment } of triggersOf(g, card)) {
    if (moment !== when) continue;
    g.emit(combatAbilityUsed, { side, card, ability: id, rule: '3e.game.ability-order' });
    callEffects(g, { player: hero, card, list: pathOf(g, card, id), side: inCombat ? side : null });
  }
}

const nameOf = ({ card, ability }: SetOff): string => `${card}/${ability.id}`;

function setOff(g: G, player: number, { card, ability }: SetOff): void {
  if (ability.cost !== undefined) g.call(offer, { player, card, ability: ability.id });
  else actOn(g, player, card, ability);
}

const pathOf = (g: G, card: CardId, id: string): string =>
  `${card}/abilities/${abilitiesOf(g, card).findIndex((one) => 'id' in one && one.id === id)}/do`;

function actOn(g: G, player: number, card: CardId, { id }: Trigger): void {
  g.emit(abilityUsed, { player, card, ability: id, rule: '3e.game.ability-order' });
  callEffects(g, { player, card, list: pathOf(g, card, id) });
}

/** The first ability of each card in force that has not acted yet: abilities of one card go in their order (3e.game.ability-order). */
function dueNext(g: G, { player, left }: TriggersFrame): readonly SetOff[] {
  const due: SetOff[] = [];
  for (const card of cardsInForce(g, player)) {
    const ability = triggersOf(g, card).find((one) => left.includes(nameOf({ card, ability: one })));
    if (ability !== undefined) due.push({ card, ability });
  }
  return due;
}

function actNext(g: G, f: TriggersFrame, one: SetOff): void {
  f.left = f.left.filter((name) => name !== nameOf(one));
  setOff(g, f.player, one);
}

const next = action<TriggersFrame>()('triggers/next', {
  parameters: { card: 'id' },
  moment: '3e.game.simultaneous',
  exact: true,
  candidates(g, f, add) {
    for (const { card } of dueNext(g, f)) add({ type: 'triggers/next', card });
  },
  refuse: (g, f, { card }) =>
    dueNext(g, f).some((one) => one.card === card)
      ? null
      : forbid('3e.game.simultaneous', () => why`No ability of that card waits for its turn.`),
  run(g, f, { card }) {
    for (const one of dueNext(g, f)) if (one.card === card) actNext(g, f, one);
  },
});

export const triggersSteps = steps(
  triggers,
  decide('order', {
    time: 'the moment for several abilities',
    rule: '3e.game.simultaneous',
    offers: () => [next],
    skip: (g, f) => dueNext(g, f).length < 2,
  }),
  // The abilities left are on one card, or only one is left: no order to choose.
  auto('last', (g, f) => {
    const [one] = dueNext(g, f);
    if (one === undefined) return;
    actNext(g, f, one);
    g.goto(f, 'order');
  }),
);

const offered = (g: G, f: OfferFrame): Trigger | undefined =>
  triggersOf(g, f.card).find(({ id }) => id === f.ability);

const accept = action<OfferFrame>()('offer/use', {
  moment: '3e.game.may',
  refuse: (g, f) =>
    offered(g, f) === undefined
      ? forbid('3e.game.may', 'That ability is not there any more.')
      : refusePrice(g, f.player, offered(g, f)?.cost),
  run(g, f) {
    const ability = offered(g, f);
    if (ability === undefined) return;
    g.next(f);
    payPrice(g, f.player, f.card, ability.cost);
    actOn(g, f.player, f.card, ability);
  },
});

const decline = action<OfferFrame>()('offer/decline', { moment: '3e.game.may', run: (g, f) => g.next(f) });

export const offerSteps = steps(
  offer,
  decide('answer', {
    time: 'the moment for an ability',
    rule: '3e.game.may',
    offers: () => [accept, decline],
    skip: (g, f) =>
      !cardsInForce(g, f.player).includes(f.card) || refusePrice(g, f.player, offered(g, f)?.cost) !== null,
  }),
);

export const offerSaves = (): FrameSaves<OfferFrame> => ({
  calledFrom: null,
  check(look, path, { card, ability }) {
    if (!look.card(`${path}/card`, card, 'hero', 'asset', 'skill')) return;
    if (!triggersOf(look.g, card).some(({ id, cost }) => id === ability && cost !== undefined))
      look.report(
        `${path}/ability`,
        `${show(card)} has no ability ${show(ability)} that is offered.`,
        '3e.game.may',
      );
  },
});

/** Triggered abilities, each once; those of an engagement only in its combat (3e.combat.engage-trigger). */
export const triggersSaves = (): FrameSaves<TriggersFrame> => ({
  calledFrom: null,
  check(look, path, { left }) {
    const moments = new Set<string>();
    left.forEach((name, at) => {
      const wrong = (message: string) => look.report(`${path}/left/${at}`, message, '3e.game.simultaneous');
      const [card = '', id] = name.split('/');
      const found = Object.hasOwn(look.content.cards, card)
        ? triggersOf(look.g, card).find((one) => one.id === id)
        : undefined;
      if (found === undefined) return wrong(`There is no ability ${show(name)} that something sets off.`);
      moments.add(found.when);
      if (left.indexOf(name) !== at) wrong(`${show(name)} is named twice.`);
      else if (moments.size > 1) wrong(`${show(name)} answers another moment than those before it.`);
    });
    const inCombat = combatMoments.some((moment) => moments.has(moment));
    if (inCombat && !look.state.frames.some(({ kind }) => kind === combat.kind))
      look.report(path, 'Abilities of a combat wait, but there is no combat.', '3e.combat.engage-trigger');
  },
});
