import type { Decision, GameEvent } from '../../kernel/index.js';
import type { BlowFrame, EffectsFrame } from '../../third-edition/base/frames.js';
import type { Value } from '../format.js';
import { plain } from '../names.js';
import { nobody, selector } from '../values.js';
import type { Naming } from './naming.js';

/* Values of events and questions beside their details: faces of tokens, the kind of story tokens, damage. */

/** The names of these values, by the key of the message. */
export const besidesNames: Readonly<Record<string, readonly string[]>> = {
  'event.tokens/cast': ['shown'],
  'event.token/turned': ['shown', 'by', 'other'],
  'event.ability/used': ['own'],
  'event.combat/ability': ['own'],
  'event.ability/cancelled': ['own'],
  'event.card/drawn': ['kind'],
  'event.story/gained': ['tokens'],
  'event.story/lost': ['tokens'],
  'event.combat/changed': [],
  'ask.blow/block': ['amount', 'damage'],
  'ask.cancel/answer': ['ability'],
  'ask.offer/answer': ['ability'],
  'ask.effects/choose': ['ability'],
  'ask.toll/exert': ['cause'],
  'ask.toll/trophies': ['cause'],
  'ask.test/more': ['cause'],
  'ask.excess/discard': ['cause'],
  'ask.trophy/choose': ['cause'],
  'ask.free-move/go': ['cause'],
};

/** What flips a token, by the rule: its own side, the foe, or else a card. */
const turners: Readonly<Record<string, string>> = {
  '3e.combat.agility-own': 'own',
  '3e.combat.agility-foe': 'foe',
};

const yes = (is: boolean): Value => plain(is ? 'yes' : 'no');
const sideOf = (side: unknown): 0 | 1 => (side === 1 ? 1 : 0);

/** With the name that the scenario gives them. */
export function storyTokens(names: Naming, amount: unknown): Value {
  const { book, titles } = names.setting;
  const keys = [...Object.keys(titles).map((id) => `story-tokens.${id}`), 'story-tokens'];
  const said = book.say(keys, { amount: { plain: String(amount), raw: Number(amount) } });
  return plain(said ?? String(amount));
}

/** An effect for a round: `double shield`, `no-surge`, `reflect physical`. */
function change(names: Naming, what: string, side: unknown): Value {
  const [kind = '', symbol = ''] = what.split(' ');
  const values = {
    side: plain(names.fighter(sideOf(side))),
    symbol: plain(names.word(symbol)),
  };
  return plain(names.setting.book.say([`change.${kind}`], values) ?? what);
}

export function besides(names: Naming, event: GameEvent): Readonly<Record<string, Value>> {
  switch (event.type) {
    case 'tokens/cast': {
      const { tokens, faces } = event as unknown as { tokens: readonly string[]; faces: readonly number[] };
      const shown = tokens.map((token, at) => names.shown(token, faces[at] ?? 0));
      return {
        shown: {
          plain: shown.length > 0 ? names.setting.book.list(shown) : names.word('nothing'),
          raw: shown.length,
        },
      };
    }
    case 'token/turned':
      return {
        shown: plain(names.shown(String(event.token), Number(event.face))),
        by: plain(turners[event.rule] ?? 'card'),
        other: plain(names.fighter(event.side === 0 ? 1 : 0)),
      };
    case 'ability/used':
      return { own: yes(names.setting.heroes[Number(event.player)] === event.card) };
    case 'combat/ability':
      return { own: yes(names.fighterCard(sideOf(event.side)) === event.card) };
    case 'ability/cancelled':
      return { own: yes(names.fighterCard(sideOf(event.side === 0 ? 1 : 0)) === event.card) };
    case 'card/drawn': {
      const kind = names.kind(String(event.card));
      return { kind: kind === null ? nobody : plain(kind) };
    }
    case 'story/gained':
    case 'story/lost':
      return { tokens: storyTokens(names, event.amount) };
    case 'combat/changed':
      return { what: change(names, String(event.what), event.side) };
    default:
      return {};
  }
}

interface AnyFrame {
  readonly kind: string;
  readonly step: string;
  readonly [local: string]: unknown;
}

const isEffects = (f: AnyFrame | undefined): f is AnyFrame & EffectsFrame => f?.kind === 'effects';

/** The ability of a card whose effects are carried out; empty where they are no ability's. */
function abilityOf(names: Naming, { card, list }: EffectsFrame): string {
  const at = /^[^/]+\/abilities\/(\d+)\//.exec(list)?.[1];
  const abilities = names.setting.content.cards[card] as
    | { readonly abilities?: readonly { readonly id: string }[] }
    | undefined;
  return at === undefined ? '' : (abilities?.abilities?.[Number(at)]?.id ?? '');
}

/** Values from the frames. */
export function asked(names: Naming, { kind }: Decision): Readonly<Record<string, Value>> {
  const none = Object.fromEntries((besidesNames[`ask.${kind}`] ?? []).map((name) => [name, nobody]));
  const frames = names.setting.frames as readonly AnyFrame[];
  const top = frames.at(-1);
  if (top === undefined || `${top.kind}/${top.step}` !== kind) return none;
  if (kind === 'blow/block') {
    const { amount, damage } = top as unknown as BlowFrame;
    return { amount: { plain: `${amount}`, raw: amount }, damage: plain(names.word(damage)) };
  }
  if ('ability' in none) {
    const ability = isEffects(top) ? abilityOf(names, top) : top.ability;
    if (typeof ability === 'string' && ability !== '')
      return { ability: { plain: names.ability(`${top.card}/${ability}`), raw: selector(ability) } };
  }
  // What asks without a card of its own was called by the effects of one.
  const caller = 'cause' in none ? frames.findLast(({ card }) => typeof card === 'string') : undefined;
  if (!isEffects(caller)) return none;
  const used = abilityOf(names, caller);
  const cause =
    used === ''
      ? names.card(caller.card)
      : `${names.card(caller.card)}: ${names.ability(`${caller.card}/${used}`)}`;
  return { cause: { plain: cause, raw: selector(caller.card) } };
}
