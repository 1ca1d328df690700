import { type ActionOf, forbid } from '../../kernel/index.js';
import type { Ability } from '../abilities/language.js';
import { callEffects } from './calling.js';
import { abilitiesOf, cardsInForce } from './characters.js';
import { payPrice, refusePrice } from './costs.js';
import { abilityUsed } from './facts/index.js';
import { type OfferFrame, offer } from './frames.js';
import type { CardId } from './state.js';
import { action, decide, type G, steps, verb } from './vocabulary.js';

/* Abilities that something sets off. The active player's come first, then the others' in turn order (3e.game.simultaneous). */

/** An ability that something sets off. */
export type Trigger = Extract<Ability, { readonly when: string }>;

const triggersOf = (g: G, card: CardId): readonly Trigger[] =>
  abilitiesOf(g, card).filter((one): one is Trigger => 'when' in one);

/** Something has happened to a hero: its abilities act, and those that cost are offered (3e.game.may). In the order in which they stand on a card (3e.game.ability-order). */
export const runTriggers = verb('abilities answer', (g: G, when: Trigger['when'], player: number): void => {
  for (const card of cardsInForce(g, player))
    for (const ability of triggersOf(g, card)) {
      if (ability.when !== when) continue;
      if (ability.cost !== undefined) g.call(offer, { player, card, ability: ability.id });
      else actOn(g, player, card, ability);
    }
});

const pathOf = (g: G, card: CardId, id: string): string =>
  `${card}/abilities/${abilitiesOf(g, card).findIndex((one) => 'id' in one && one.id === id)}/do`;

function actOn(g: G, player: number, card: CardId, { id }: Trigger): void {
  g.emit(abilityUsed, { player, card, ability: id, rule: '3e.game.ability-order' });
  callEffects(g, { player, card, list: pathOf(g, card, id) });
}

const offered = (g: G, f: OfferFrame): Trigger | undefined =>
  triggersOf(g, f.card).find(({ id }) => id === f.ability);

const accept = action<OfferFrame>()(
  'offer/use',
  {},
  {
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
  },
);

const decline = action<OfferFrame>()(
  'offer/decline',
  {},
  { moment: '3e.game.may', run: (g, f) => g.next(f) },
);

export const offerSteps = steps(
  offer,
  decide('answer', {
    time: 'the moment for an ability',
    rule: '3e.game.may',
    actor: (_g, f) => f.player,
    offers: () => [accept, decline],
    skip: (g, f) =>
      !cardsInForce(g, f.player).includes(f.card) || refusePrice(g, f.player, offered(g, f)?.cost) !== null,
  }),
);

/** The actions of this chapter. */
export type TriggerAction = ActionOf<typeof accept | typeof decline>;
