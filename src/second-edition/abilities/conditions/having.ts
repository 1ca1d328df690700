import { ofSort, or, type Phrases, phrase, type ReasonValue, why } from '../../../kernel/index.js';
import { colorOf, isProtected, itemOf, playerState } from '../../base/cards.js';
import { countersAre, findCharacter } from '../../base/combatants.js';
import { terrainAt, townAt } from '../../base/ground.js';
import { eventNumber, experienceCounters, facedCard, progressOf, spanSaid, within } from '../amounts.js';
import type { ConditionSchema, ConditionText } from '../card-effect.js';
import type { ConditionRule } from '../rule.js';

const nobody = {};

const losable: Phrases<'item' | 'ally' | 'either'> = {
  item: 'an Item',
  ally: 'an Ally',
  either: 'an Item or an Ally',
};

/** Conditions write a town as `town:tamalir`. */
const placeNamed = (place: string): ReasonValue =>
  place.startsWith('town:') ? ofSort('town', place.slice('town:'.length)) : place;

/** The color of the adventure card you face. */
export const colorSchema: ConditionSchema<'color'> = { value: 'Color[1..4]' };
export const colorRule: ConditionRule<'color'> = {
  holds: (g, colors, { player }) => {
    const card = facedCard(g, player);
    const color = card === null ? null : colorOf(g, card);
    return color !== null && colors.includes(color);
  },
  says: (colors) => why`an adventure card that is ${or(colors)}`,
};
export const colorText: ConditionText<'color'> = { text: 'with {list} adventures' };

/** The space of your Hero. `town` is any town; `town:forge` is that one. */
export const spaceSchema: ConditionSchema<'space'> = {
  value: 'PlaceWord[1..20]',
  check: (places, { space }) => places.forEach(space),
};
export const spaceRule: ConditionRule<'space'> = {
  holds: (g, places, { player }) => {
    const at = playerState(g, player).hero.space;
    const space = at === null ? undefined : g.content.board.spaces[at];
    return (
      space !== undefined &&
      places.some(
        (place) =>
          place === terrainAt(g, space.id) || place === `town:${townAt(g, space.id)}` || place === space.id,
      )
    );
  },
  says: (places) => why`a space that is ${or(places.map(placeNamed))}`,
};
export const spaceText: ConditionText<'space'> = {
  text: 'in {list}',
  values: (places, say) => ({
    list: say.listed(
      places.map((place) => say.place(place).plain),
      'or',
    ),
  }),
};

/** The number of the Event in play, 0 if there is none. */
export const eventSchema: ConditionSchema<'event'> = { value: 'Span' };
export const eventRule: ConditionRule<'event'> = {
  holds: (g, span) => within(eventNumber(g), span),
  says: (span) => why`an Event in play of number ${spanSaid(span)}`,
};
export const eventText: ConditionText<'event'> = { text: 'if the Event in play is of number {span}' };

/** Gold that you have. */
export const goldSchema: ConditionSchema<'gold'> = { value: 'Span' };
export const goldRule: ConditionRule<'gold'> = {
  holds: (g, span, { player }) => within(playerState(g, player).gold, span),
  says: (span) => why`gold: ${spanSaid(span)}`,
};
export const goldText: ConditionText<'gold'> = { text: 'if you have {span} gold' };

/** How many Allies you have. */
export const alliesSchema: ConditionSchema<'allies'> = { value: 'Span' };
export const alliesRule: ConditionRule<'allies'> = {
  holds: (g, span, { player }) => within(playerState(g, player).allies.length, span),
  says: (span) => why`Allies: ${spanSaid(span)}`,
};
export const alliesText: ConditionText<'allies'> = { text: 'if you have {span} Allies' };

/** Experience counters of your Hero. */
export const levelSchema: ConditionSchema<'level'> = { value: 'Span' };
export const levelRule: ConditionRule<'level'> = {
  holds: (g, span, { player }) => within(experienceCounters(g, player), span),
  says: (span) => why`experience counters: ${spanSaid(span)}`,
};
export const levelText: ConditionText<'level'> = { text: 'if you have {span} experience counters' };

/** Wounds on the bearer: on the Ally whose card it is, for any other card on your Hero. */
export const woundsSchema: ConditionSchema<'wounds'> = { value: 'Span' };
export const woundsRule: ConditionRule<'wounds'> = {
  holds: (g, span, { bearer }) =>
    countersAre(g, findCharacter(g, bearer)?.character ?? nobody, 'wounds', (count) => within(count, span)),
  says: (span) => why`wounds on the one whose card it is: ${spanSaid(span)}`,
};
export const woundsText: ConditionText<'wounds'> = { text: 'with {span} wounds' };

/** Exhaustion on the bearer, as with `wounds`. */
export const exhaustionSchema: ConditionSchema<'exhaustion'> = { value: 'Span' };
export const exhaustionRule: ConditionRule<'exhaustion'> = {
  holds: (g, span, { bearer }) =>
    countersAre(g, findCharacter(g, bearer)?.character ?? nobody, 'exhaustion', (count) =>
      within(count, span),
    ),
  says: (span) => why`exhaustion on the one whose card it is: ${spanSaid(span)}`,
};
export const exhaustionText: ConditionText<'exhaustion'> = { text: 'with {span} exhaustion' };

/** You have an Item of this class or type, or a card of this id. */
export const haveSchema: ConditionSchema<'have'> = { value: 'string' };
export const haveRule: ConditionRule<'have'> = {
  holds: (g, what, { player }) => {
    const p = playerState(g, player);
    if (p.allies.some((ally) => ally.card === what) || p.kept.includes(what)) return true;
    return p.items.some(
      ({ card }) => card === what || itemOf(g, card).class === what || itemOf(g, card).type === what,
    );
  },
  says: (what) => why`that you have ${what}`,
};
export const haveText: ConditionText<'have'> = { text: 'if you have {word}' };

/** You have an Item, an Ally, or either, that can be lost: no adventure card that you keep (2e.defeat.card-protected). */
export const canLoseSchema: ConditionSchema<'canLose'> = { value: "'item' | 'ally' | 'either'" };
export const canLoseRule: ConditionRule<'canLose'> = {
  holds: (g, kind, { player }) => {
    const { allies, items } = playerState(g, player);
    const losable = ({ card }: { readonly card: string }): boolean => !isProtected(g, card);
    return (kind !== 'item' && allies.some(losable)) || (kind !== 'ally' && items.some(losable));
  },
  says: (kind) => why`${phrase(losable[kind])} that can be lost`,
};
export const canLoseText: ConditionText<'canLose'> = {
  text: 'if you can lose {word, select, item {an Item} ally {an Ally} other {an Item or an Ally}}',
};

/** Counters on this open Encounter, or on this Challenge. */
export const progressSchema: ConditionSchema<'progress'> = {
  value: 'Span',
  check: (_span, { hoard }) => hoard('have counters on it'),
};
export const progressRule: ConditionRule<'progress'> = {
  holds: (g, span, { player, card }) => within(progressOf(g, player, card), span),
  says: (span) => why`counters on the card: ${spanSaid(span)}`,
};
export const progressText: ConditionText<'progress'> = { text: 'with {span} counters on this card' };
