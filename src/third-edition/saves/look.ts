import { show } from '../../kernel/saves/describe-value.js';
import { SaveLook } from '../../kernel/saves/look.js';
import { endOf } from '../../spelling/nearest.js';
import type { Content } from '../base/content.js';
import type { CardId, HexId, ThirdEditionDraft } from '../base/state.js';
import type { Card } from '../content/cards.js';

/** A save of the right form, the content to compare it with, and the problems found so far. */
export class Look extends SaveLook<ThirdEditionDraft, Content, readonly Card['kind'][]> {
  card(path: string, id: CardId, ...kinds: readonly Card['kind'][]): boolean {
    const card = this.content.cards[id];
    if (card === undefined) {
      // With hundreds of unknown cards, suggestions would not help.
      const known = this.problems.length < 20 ? Object.keys(this.content.cards) : [];
      this.report(path, `There is no card ${show(id)} in this game${endOf(id, known)}`);
    } else if (kinds.length > 0 && !kinds.includes(card.kind))
      this.report(path, `${show(id)} is ${kindNames[card.kind]}; here belongs ${listed(kinds)}.`);
    else return true;
    return false;
  }

  hex(path: string, id: HexId): void {
    if (this.content.board.hex[id] !== undefined) return;
    this.report(
      path,
      `There is no hex ${show(id)} on the board${endOf(id, Object.keys(this.content.board.hex))}`,
    );
  }
}

export const kindNames: Readonly<Record<Card['kind'], string>> = {
  hero: 'a hero',
  asset: 'an asset',
  skill: 'a skill',
  enemy: 'an enemy',
  quest: 'a quest',
  event: 'an event',
  story: 'a story card',
  villain: 'a villain',
};

const listed = (kinds: readonly Card['kind'][]): string => kinds.map((kind) => kindNames[kind]).join(' or ');
