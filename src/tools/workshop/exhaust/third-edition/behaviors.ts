import type { Content } from '../../../../third-edition/base/content.js';

/** A deed of a card, as `used corbin/bounty`. */
export interface Behavior {
  readonly id: string;
  /** The card to lay out, if any. */
  readonly card: string | undefined;
}

export function behaviorsOf({ cards, decks, lists, tokens, heroes }: Content): Map<string, Behavior> {
  const deeds = new Map<string, Behavior>();
  const add = (id: string, card: string | undefined): void => {
    deeds.set(id, { id, card });
  };
  for (const card of [...heroes, ...Object.values(decks).flat()]) add(`met ${card}`, card);
  for (const [list, all] of Object.entries(lists)) {
    const [card] = list.split('/');
    add(`list ${list}`, card);
    for (const at of all.keys()) add(`effect ${list}/${at}`, card);
  }
  for (const card of Object.values(cards)) {
    if ('abilities' in card)
      for (const ability of card.abilities ?? [])
        if ('id' in ability) add(`used ${card.id}/${ability.id}`, card.id);
        else if (ability.always === 'die-as') add(`used ${card.id}/die-as`, card.id);
    if (card.kind === 'enemy' || card.kind === 'villain')
      for (const end of ['won', 'lost']) add(`${end} ${card.id}`, card.id);
    if (card.kind === 'quest') for (const { id } of card.outcomes) add(`outcome ${card.id}/${id}`, card.id);
    if (card.kind === 'story')
      for (const { id } of card.quest?.outcomes ?? []) add(`outcome ${card.id}/${id}`, card.id);
  }
  for (const { id, of } of Object.values(tokens)) {
    const asset = Object.values(cards).find((card) => card.kind === 'asset' && card.token === id);
    const card = typeof of === 'object' ? of.card : (asset?.id ?? decks.combat?.[0]);
    if (typeof of === 'object' && cards[of.card] === undefined) continue;
    for (const face of [0, 1]) add(`face ${id}/${face}`, card);
  }
  return deeds;
}
