import { Game, type Problem, type Rules } from '../../kernel/index.js';
import { show } from '../../kernel/saves/telling.js';
import { nearest } from '../../register/nearest.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { Content } from '../base/content.js';
import type { CardId, HexId, ThirdEditionDraft } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { Card } from '../content/cards.js';

/** A save of the right form, what it is compared with, and the problems found so far. */
export class Look {
  readonly problems: Problem[] = [];
  /** The table, to ask the rules about it. Nothing is changed by asking. */
  readonly g: G;
  /** Cards that lie unseen in a deck. */
  readonly unseen: ReadonlySet<CardId>;

  constructor(
    readonly state: ThirdEditionDraft,
    readonly rules: Rules<ThirdEditionDraft, Content>,
  ) {
    this.g = new Game(rules, state);
    this.unseen = new Set(Object.values(state.decks).flatMap(({ pool }) => pool));
  }

  get content(): Content {
    return this.rules.content;
  }

  report(path: string, message: string, rule?: RuleId): void {
    this.problems.push(rule === undefined ? { path, message } : { path, message, rule });
  }

  /** A card that is there, and of one of these kinds. Whether it is. */
  card(path: string, id: CardId, ...kinds: readonly Card['kind'][]): boolean {
    const card = this.content.cards[id];
    if (card === undefined) {
      // Among hundreds of unknown cards, guessing what each was meant to be helps nobody.
      const near = this.problems.length < 20 ? nearest(id, Object.keys(this.content.cards))[0] : undefined;
      this.report(
        path,
        `There is no card ${show(id)} in this game${near === undefined ? '.' : `; did you mean ${show(near)}?`}`,
      );
    } else if (kinds.length > 0 && !kinds.includes(card.kind))
      this.report(path, `${show(id)} is ${kindNames[card.kind]}; here belongs ${listed(kinds)}.`);
    else return true;
    return false;
  }

  cards(path: string, ids: readonly CardId[], ...kinds: readonly Card['kind'][]): void {
    ids.forEach((id, at) => {
      this.card(`${path}/${at}`, id, ...kinds);
    });
  }

  /** A card that lies open on the table because a frame resolves it. */
  onTable(path: string, id: CardId, rule: RuleId): void {
    if (!this.state.revealed.includes(id))
      this.report(path, `${show(id)} is being resolved: it should lie on the table, in revealed.`, rule);
  }

  hex(path: string, id: HexId): void {
    if (this.content.board.hex[id] !== undefined) return;
    const near = nearest(id, Object.keys(this.content.board.hex))[0];
    this.report(
      path,
      `There is no hex ${show(id)} on the board${near === undefined ? '.' : `; did you mean ${show(near)}?`}`,
    );
  }

  /** A player of this game. Whether there is one. */
  player(path: string, at: number): boolean {
    const { length } = this.state.players;
    if (at >= length) this.report(path, `There is no player ${at}; players are 0 to ${length - 1}.`);
    return at < length;
  }

  players(path: string, list: readonly number[]): void {
    list.forEach((at, place) => {
      this.player(`${path}/${place}`, at);
      if (list.indexOf(at) < place) this.report(`${path}/${place}`, `Player ${at} stands there twice.`);
    });
  }
}

/** What a card of a kind is called in messages. */
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

/** Whether every scenario says which frames it calls: then nothing else is called. */
export const saysWhatIsCalled = ({ rules }: Look): boolean =>
  rules.modules.slice(1).every(({ calls }) => calls !== undefined);
