import { SaveLook } from '../../kernel/saves/look.js';
import { findCharacter } from '../base/characters.js';
import type { Content } from '../base/content.js';
import type { CardId, SecondEditionDraft, SpaceId } from '../base/state.js';
import { endOf, show } from '../content/check-plain.js';
import { type Sort, wrongSort } from './sorts.js';

export class Look extends SaveLook<SecondEditionDraft, Content, [sort: Sort]> {
  readonly heroes: ReadonlySet<CardId> = new Set(this.state.players.map((p) => p.hero.card));

  /** The player for whom a card fights as Hero, Ally or companion, if there is one. */
  ownerOf(id: CardId): number | null {
    return findCharacter(this.g, id)?.player ?? null;
  }

  /** Checks that a card exists and fits its place. */
  card(path: string, id: CardId, sort: Sort): boolean {
    const card = this.content.cards[id];
    if (card === undefined) {
      // With hundreds of unknown cards, suggestions for each do not help.
      const known = this.problems.length < 20 ? Object.keys(this.content.cards) : [];
      this.report(path, `There is no card ${show(id)}${endOf(id, known)}`);
    } else if (!sort.fits(card)) this.report(path, wrongSort(card, sort));
    else if (card.kind === 'hero' && !this.heroes.has(id))
      this.report(path, `${show(id)} is a Hero that nobody plays.`, '2e.setup.unused-heroes');
    else return true;
    return false;
  }

  /** A card that is being resolved lies open on the table or with a player. */
  openCard(path: string, id: CardId, sort: Sort): void {
    if (this.card(path, id, sort) && this.unseen.has(id))
      this.report(path, `${show(id)} lies unseen in its deck; a card that is resolved lies open.`);
  }

  space(path: string, id: SpaceId): void {
    const { neighbours, places } = this.content.board;
    if (neighbours[id] !== undefined || places[id] !== undefined) return;
    if (this.content.board.spaces[id] !== undefined)
      this.report(path, `${id} is cut in half by the edge: it is not in play.`, '2e.movement.half-spaces');
    else this.report(path, `There is no space ${show(id)} on the board.`);
  }
}
