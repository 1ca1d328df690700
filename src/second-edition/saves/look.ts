import { Game, type Problem, type Rules } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { findCharacter } from '../base/characters.js';
import type { Content } from '../base/content.js';
import type { CardId, SecondEditionDraft, SpaceId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import { guess, show } from '../content/check-plain.js';
import { type Sort, wrongSort } from './sorts.js';

/** A save of the right form, what it is compared with, and the problems found so far. */
export class Look {
  readonly problems: Problem[] = [];
  /** The table, to ask the rules about it. Nothing is changed by asking. */
  readonly g: G;
  /** Heroes that are played. */
  readonly heroes: ReadonlySet<CardId>;
  /** Cards that lie unseen in a deck. */
  readonly unseen: ReadonlySet<CardId>;

  constructor(
    readonly state: SecondEditionDraft,
    readonly rules: Rules<SecondEditionDraft, Content>,
  ) {
    this.g = new Game(rules, state);
    this.heroes = new Set(state.players.map((p) => p.hero.card));
    this.unseen = new Set(Object.values(state.decks).flatMap((deck) => deck.pool));
  }

  get content(): Content {
    return this.rules.content;
  }

  report(path: string, message: string, rule?: RuleId): void {
    this.problems.push(rule === undefined ? { path, message } : { path, message, rule });
  }

  /** The player for whom a card fights, as Hero, Ally or otherwise, if it does for anybody. */
  ownerOf(id: CardId): number | null {
    return findCharacter(this.g, id)?.player ?? null;
  }

  /** A card that is there, and fit for its place. */
  card(path: string, id: CardId, sort: Sort): boolean {
    const card = this.content.cards[id];
    if (card === undefined) {
      // Among hundreds of unknown cards, guessing what each was meant to be helps nobody.
      const near = this.problems.length < 20 ? guess(id, Object.keys(this.content.cards)) : undefined;
      this.report(path, `There is no card ${show(id)}${near ? `; did you mean ${show(near)}?` : '.'}`);
    } else if (!sort.fits(card)) this.report(path, wrongSort(card, sort));
    else if (card.kind === 'hero' && !this.heroes.has(id))
      this.report(path, `${show(id)} is a Hero that nobody plays.`, '2e.setup.unused-heroes');
    else return true;
    return false;
  }

  cards(path: string, ids: readonly CardId[], sort: Sort): void {
    ids.forEach((id, at) => {
      this.card(`${path}/${at}`, id, sort);
    });
  }

  /** A card that is being resolved lies open somewhere, on the table or with a player. */
  openCard(path: string, id: CardId, sort: Sort): void {
    if (this.card(path, id, sort) && this.unseen.has(id))
      this.report(path, `${show(id)} lies unseen in its deck; a card that is resolved lies open.`);
  }

  /** A card that lies on the table to be resolved. */
  onTable(path: string, id: CardId): void {
    if (!this.state.revealed.includes(id))
      this.report(path, `${show(id)} is being resolved: it should lie on the table, in revealed.`);
  }

  space(path: string, id: SpaceId): void {
    const { neighbours, places } = this.content.board;
    if (neighbours[id] !== undefined || places[id] !== undefined) return;
    if (this.content.board.spaces[id] !== undefined)
      this.report(path, `${id} is cut in half by the edge: it is not in play.`, '2e.movement.half-spaces');
    else this.report(path, `There is no space ${show(id)} on the board.`);
  }

  /** A player of this game. */
  player(path: string, at: number): void {
    const { length } = this.state.players;
    if (at >= length) this.report(path, `There is no player ${at}; players are 0 to ${length - 1}.`);
  }

  players(path: string, list: readonly number[]): void {
    list.forEach((at, place) => {
      this.player(`${path}/${place}`, at);
    });
  }
}
