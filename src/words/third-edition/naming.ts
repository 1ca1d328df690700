import type { Ability, Effect } from '../../third-edition/abilities/language.js';
import type { Content } from '../../third-edition/base/content.js';
import type { CombatFrame, EffectsFrame, TokenState } from '../../third-edition/base/frames.js';
import { parameterSorts } from '../../third-edition/base/parameters.js';
import type { TokenData, TokenFace } from '../../third-edition/content/cards.js';
import { terrainDice } from '../../third-edition/content/terrain-dice.js';
import { type NameStyle, Names, own, plain, readable } from '../names.js';
import { coursesOf } from './courses.js';

/** The sorts of things that have names. */
export const nameKinds = [
  'card',
  'hex',
  'city',
  'region',
  'deck',
  'player',
  'module',
  'rule',
  'frame',
  'ability',
  'choice',
  'token',
  'attribute',
  'terrain',
  'die',
  'how',
  'word',
] as const;
/** The sort of a thing with a name. An attribute or a terrain is a `word`, too; a choice is one of a card: `card/choice`. */
export type NameKind = (typeof nameKinds)[number];

/** Details that need a more precise sort than their kind has, and parameters that name tokens by index. */
const sharper: Readonly<Record<string, string>> = {
  'dice/rolled.dice': 'face',
  'dice/rolled.kept': 'face',
  'dice/taken.dice': 'face',
  'skill/pay.card': 'trophy',
  'hero/moved.die': 'face',
  'villain/rolled.dice': 'face',
  'combat/ended.winner': 'side',
  // Now it shows its new face.
  'token/turned.token': 'whole-token',
  'quest/resolved.outcome': 'choice',
  'quest/kept.option': 'choice',
  'option/chosen.choice': 'choice',
  'combat/deal.tokens': 'own-token',
  'combat/flip.token': 'own-token',
  'combat/flip.on': 'own-on',
  'combat/recast.token': 'own-token',
  'combat/recast.on': 'foe-token',
  'combat/double.token': 'own-token',
  'combat/double.on': 'own-token',
  'combat/surge.tokens': 'own-token',
  'block/shields.tokens': 'own-token',
  'combat/cancel.tokens': 'own-token',
  ...Object.fromEntries(
    [
      'tokens/cast',
      'combat/initiative',
      'tokens/spent',
      'token/turned',
      'token/removed',
      'token/doubled',
      'combat/ability',
      'ability/cancelled',
      'damage/dealt',
      'damage/blocked',
      'enemy/hurt',
      'enemy/healed',
      'combat/changed',
      'combat/passed',
    ].map((type) => [`${type}.side`, 'side']),
  ),
};

const isFrame = (frame: unknown): frame is { readonly kind: string } =>
  typeof frame === 'object' && frame !== null && 'kind' in frame;

export class Naming extends Names<Content> {
  protected readonly parameterSorts = parameterSorts;
  protected readonly dice = terrainDice;
  readonly sharper = sharper;

  protected ownSort(sort: string, id: string): string | null {
    switch (sort) {
      case 'hex':
        return this.hex(id);
      case 'city':
        return this.place(id);
      case 'token':
        return this.tokenNow(id);
      case 'trophy':
        return this.trophy(id);
      case 'whole-token':
        return this.token(id);
      default:
        return null;
    }
  }

  protected labelOf(card: string, course: string): string | undefined {
    return coursesOf(this.setting.content).get(card)?.get(course);
  }

  numbered(sort: string, number: number): string | null {
    if (sort === 'player') return this.player(number);
    if (sort === 'face') return this.die(number);
    if (sort === 'side') return this.fighter(number === 1 ? 1 : 0);
    const own = this.choosing();
    if (sort === 'own-token') return this.tokenToSpend(own, number);
    if (sort === 'own-on') return this.tokenAt(own, number);
    if (sort === 'foe-token') return this.tokenAt(own === 0 ? 1 : 0, number);
    return null;
  }

  /** The name of a place; for any other hex its region or terrain, and its printed position. */
  hex(id: string): string {
    const { board } = this.setting.content;
    const said = this.say(`hex.${id}.name`);
    if (said !== null) return said;
    const place = own(board.placeOn, id);
    if (place !== undefined) return this.place(place.id);
    const hex = own(board.hex, id);
    if (hex === undefined) return readable(id);
    const [region] = own(board.regionsOn, id) ?? [];
    const name = region === undefined ? this.say(`land.${hex.terrain}`) : this.region(region);
    if (region !== undefined && board.region[region]?.length === 1) return this.region(region);
    const values = { name: plain(name ?? hex.terrain), place: plain(id.replace(/^\D+/, '')) };
    return this.say('hex.land', values) ?? readable(id);
  }

  place(id: string): string {
    const { place } = this.setting.content.board;
    return this.say(`place.${id}.name`) ?? own(place, id)?.name ?? readable(id);
  }

  region(id: string): string {
    const { regions } = this.setting.content.board;
    const found = regions.find((region) => region.id === id);
    return this.say(`region.${id}.name`) ?? found?.name ?? readable(id);
  }

  deck(id: string): string {
    return this.say(`deck.${id}.name`) ?? readable(id);
  }

  /** The printed text of an ability: `card/ability`. */
  ability(id: string): string {
    const cut = id.indexOf('/');
    const card = id.slice(0, cut);
    const ability = id.slice(cut + 1);
    const abilities = this.abilitiesOf(card);
    const label = abilities.find((one) => 'id' in one && one.id === ability);
    const said = this.say(`card.${card}.ability.${ability}`);
    if (said !== null) return said;
    if (label !== undefined && 'label' in label) return label.label;
    // A die that may be spent as another terrain has no label.
    const ground = abilities.find((one) => 'always' in one && one.always === 'die-as');
    const terrain = ground !== undefined && 'terrain' in ground ? plain(this.word(ground.terrain)) : null;
    return (
      (ability === 'die-as' && terrain !== null ? this.say('ability.die-as', { terrain }) : null) ??
      readable(ability)
    );
  }

  private abilitiesOf(id: string): readonly Ability[] {
    const card = own(this.setting.content.cards, id);
    return card !== undefined && 'abilities' in card ? (card.abilities ?? []) : [];
  }

  /** The number of symbols, the symbol, and whether it is golden. */
  face({ symbol, count = 1, gold }: TokenFace): string {
    return (
      this.say('face.name', {
        count: { plain: `${count}`, raw: count },
        symbol: plain(this.word(symbol)),
        gold: plain(gold ? 'yes' : 'no'),
      }) ?? symbol
    );
  }

  token(id: string): string {
    const token = own(this.setting.content.tokens, id);
    if (token === undefined) return readable(id);
    const [first, second] = token.faces.map((face) => plain(this.face(face)));
    return this.say('token.name', { ...(first && { first }), ...(second && { second }) }) ?? readable(id);
  }

  shown(id: string, face: number): string {
    const shown = own(this.setting.content.tokens, id)?.faces[face === 1 ? 1 : 0];
    return shown === undefined ? readable(id) : this.face(shown);
  }

  /** By its face in the current combat, else by both faces. */
  private tokenNow(id: string): string {
    const sides = this.combat()?.sides ?? [];
    const found = sides.flatMap(({ tokens = [] }) => tokens).find((token) => token.id === id);
    return found === undefined ? this.token(id) : this.shown(id, found.face);
  }

  /** A card with the type that it has as a trophy. */
  trophy(id: string): string {
    const { deck } = (own(this.setting.content.cards, id) ?? {}) as { readonly deck?: string };
    return `${this.card(id)}${deck ? ` (${this.word(deck)})` : ''}`;
  }

  /** Enemy, quest or event; `null` for any other card. */
  kind(id: string): string | null {
    const card = own(this.setting.content.cards, id);
    return card === undefined ? null : this.say(`kind.${card.kind}`);
  }

  private combat(): CombatFrame | null {
    const found = this.setting.frames.findLast((frame) => isFrame(frame) && frame.kind === 'combat');
    return (found as CombatFrame | undefined) ?? null;
  }

  /** The side that chooses tokens: the one that takes damage or may cancel, else the one that acts. */
  private choosing(): 0 | 1 {
    const top = this.setting.frames.at(-1);
    if (isFrame(top) && (top.kind === 'blow' || top.kind === 'cancel'))
      return (top as unknown as { readonly side: 0 | 1 }).side;
    return this.combat()?.acting ?? 0;
  }

  /** A hero by its player, an enemy by its card. */
  fighter(side: 0 | 1): string {
    const one = this.combat()?.sides[side];
    if (one === undefined) return this.say(`fighter.${side === 0 ? 'attacker' : 'foe'}`) ?? '';
    return one.player === null ? this.card(one.card) : this.player(one.player);
  }

  fighterCard(side: 0 | 1): string {
    const one = this.combat()?.sides[side];
    if (one === undefined) return '';
    return one.player === null ? one.card : (this.setting.heroes[one.player] ?? '');
  }

  /** The face that a token of a side shows, and how many times it counts. */
  private faceAt(side: 0 | 1, { id, face, on }: TokenState): string {
    const symbol = own(this.setting.content.tokens, id)?.faces[face]?.symbol;
    const doubled = this.combat()?.sides[side].doubled?.filter((one) => one === symbol).length ?? 0;
    const times = 2 ** (doubled + (on ? 1 : 0));
    return `${this.shown(id, face)}${times > 1 ? ` ×${times}` : ''}`;
  }

  /** A token by its index on a side: its face, the asset that it belongs to, and its back. */
  tokenAt(side: 0 | 1, at: number): string {
    const token = this.combat()?.sides[side]?.tokens?.[at];
    const data = token === undefined ? undefined : own(this.setting.content.tokens, token.id);
    if (token === undefined || data === undefined)
      return this.say('token.place', { number: plain(`${at + 1}`) }) ?? `${at + 1}`;
    const asset = this.assetOf(data);
    return (
      this.say('token.at', {
        face: plain(this.faceAt(side, token)),
        back: plain(this.shown(data.id, token.face === 0 ? 1 : 0)),
        of: asset === null ? { plain: '', raw: 'none' } : plain(asset),
      }) ?? data.id
    );
  }

  /** A token that is spent, by its face alone, unless another token of its side shows the same. */
  private tokenToSpend(side: 0 | 1, at: number): string {
    const tokens = this.combat()?.sides[side]?.tokens ?? [];
    const faces = tokens.map((token) => this.faceAt(side, token));
    const alike = tokens.flatMap(({ id }, one) => (faces[one] === faces[at] ? this.token(id) : []));
    return (new Set(alike).size === 1 && faces[at]) || this.tokenAt(side, at);
  }

  private assetOf({ id, of }: TokenData): string | null {
    if (of !== 'asset') return null;
    const asset = Object.values(this.setting.content.cards).find(
      (card) => card.kind === 'asset' && card.token === id,
    );
    return asset === undefined ? null : this.card(asset.id);
  }

  /** A card, a hex, a place, a region, a token, a deck, or a word. */
  any(id: string): string {
    const { cards, board, tokens } = this.setting.content;
    if (Object.hasOwn(cards, id)) return this.card(id);
    if (Object.hasOwn(board.hex, id)) return this.hex(id);
    if (Object.hasOwn(board.place, id)) return this.place(id);
    if (Object.hasOwn(board.region, id)) return this.region(id);
    if (Object.hasOwn(tokens, id)) return this.token(id);
    if (this.setting.book.has(`deck.${id}.name`) && !this.setting.book.has(`word.${id}`))
      return this.deck(id);
    return this.word(id);
  }

  private due(): { readonly frame: EffectsFrame; readonly effect: Effect } | null {
    const top = this.setting.frames.at(-1);
    if (!isFrame(top) || top.kind !== 'effects') return null;
    const frame = top as unknown as EffectsFrame;
    const effect = own(this.setting.content.lists, frame.list)?.[frame.at];
    return effect === undefined ? null : { frame, effect };
  }

  /** The name of a surge that a step lent which is over; `null` for what is no ability or has a name of another sort. */
  private lentBefore(id: string): string | null {
    if (this.any(id) !== this.word(id) || this.setting.book.has(`word.${id}`)) return null;
    for (const [card, abilities] of this.setting.content.abilities)
      if (abilities.some((one) => 'id' in one && one.id === id)) return this.ability(`${card}/${id}`);
    return null;
  }

  /** The name of a choice: its label on the card named or being resolved, a token, a hero, or any other thing with this id. */
  choice(id: string, named = ''): string {
    const { book, resolved } = this.setting;
    const course = this.course(named || resolved, id);
    if (course !== null) return course;
    if (book.has(`choice.${id}`)) return this.say(`choice.${id}`) ?? id;
    const due = this.due();
    const lent = due?.effect.do === 'borrow-surge' ? due.frame.chosen[0] : undefined;
    if (lent !== undefined) return this.ability(`${lent}/${id}`);
    if (!/^\d+$/.test(id)) return this.lentBefore(id) ?? this.any(id);
    if (due?.effect.do === 'challenge') return this.player(Number(id));
    if (due !== null && 'tokens' in due.effect) {
      const own = due.frame.side ?? 0;
      const foe = own === 0 ? 1 : 0;
      return this.tokenAt(due.effect.tokens.whose === 'own' ? own : foe, Number(id));
    }
    return this.say('choice.place', { number: plain(`${Number(id) + 1}`) }) ?? id;
  }
}

export function nameOf(names: Naming, kind: NameKind, id: string | number, _form: NameStyle): string {
  if (kind === 'player' || kind === 'die') return names[kind](Number(id));
  const named = String(id);
  if (kind === 'attribute' || kind === 'terrain') return names.word(named, kind);
  if (kind === 'city') return names.place(named);
  if (kind === 'choice') {
    const [card = '', choice] = named.split('/');
    return choice === undefined ? names.choice(named) : names.choice(choice, card);
  }
  return names[kind](named);
}
