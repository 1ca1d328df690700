import type { Frame } from '../../kernel/index.js';
import { callersOf, isAt, wrongIn } from '../../kernel/saves/call-sites.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { Ability } from '../abilities/language.js';
import { abilitiesOf } from '../base/characters.js';
import type * as frames from '../base/frames.js';
import type { Look } from './look.js';

/* An ability's effects may be used at any moment, by its hero in a turn or by a side in a combat. */

type Below = Frame & {
  readonly player?: number;
  readonly card?: string | null;
  readonly quest?: string | null;
  readonly outcome?: number | null;
  readonly at?: number;
  readonly list?: string;
  readonly current?: number;
};

interface Caller {
  /** The path from the card to such a list. */
  readonly way: RegExp;
  readonly kind: string;
  readonly step: string;
  /** Whether that frame is about the card, and calls this list of it. */
  readonly calls: (below: Below, card: string, way: string) => boolean;
}

const ofCard = ({ card }: Below, called: string): boolean => card === called;

const callers: readonly Caller[] = [
  { way: /^do$/, kind: 'story', step: 'reward', calls: ofCard },
  { way: /^rewards\/\d+\/do$/, kind: 'reward', step: 'choose', calls: ofCard },
  { way: /^options\/\d+\/do$/, kind: 'event', step: 'choose', calls: ofCard },
  {
    way: /^options\/\d+\/rumor\/do$/,
    kind: 'rumor',
    step: 'follow',
    calls: (below, card, way) => below.card === card && way === `options/${below.at}/rumor/do`,
  },
  {
    way: /^(quest\/)?outcomes\/\d+\/do$/,
    kind: 'explore',
    step: 'resolve',
    calls: ({ quest, outcome }, card, way) => quest === card && way.endsWith(`outcomes/${outcome}/do`),
  },
];

const isAfter = (look: Look, below: Frame, step: string): boolean =>
  look.rules.frames[below.kind]?.steps[step]?.following === below.step;

/** The list of effects that contains a list: the longest address that is a prefix of it. */
function listAbove(look: Look, list: string): string | null {
  for (let end = list.lastIndexOf('/'); end > 0; end = list.lastIndexOf('/', end - 1)) {
    const above = list.slice(0, end);
    if (look.content.lists[above] !== undefined) return above;
  }
  return null;
}

/** Whether an effect of the frame below has called the list: the current effect, or the one before it. */
function isWithin(look: Look, f: frames.EffectsFrame, below: Below, above: string): boolean {
  if (below.kind !== 'effects' || below.list !== above || below.card !== f.card) return false;
  const at = (below.at ?? 0) - (isAfter(look, below, 'act') ? 0 : 1);
  const effect = look.content.lists[above]?.[at];
  return f.list.startsWith(`${above}/${at}/`) && (effect?.do === 'each-hero' || below.player === f.player);
}

/** `null` if nothing is missing. */
function missingBelow(look: Look, f: frames.EffectsFrame, at: number, ability: Ability): string | null {
  if (!('use' in ability)) return null;
  const below = look.state.frames.slice(0, at) as Below[];
  if (ability.use === 'turn' || ability.use === 'action')
    return below.some(({ kind, player }) => kind === 'turn' && player === f.player)
      ? null
      : 'the turn of that player';
  if (ability.use === 'surge' || ability.use === 'combat-action' || ability.use === 'after-combat-action')
    return f.side !== null && below.some(({ kind }) => kind === 'combat')
      ? null
      : 'a combat, of which a side uses it';
  return null;
}

/** Whether a scenario declares the call. A scenario from elsewhere that declares no calls may call anything. */
function isCalledElsewhere(look: Look, f: frames.EffectsFrame, at: number): boolean {
  if (!look.saysWhatIsCalled) return true;
  const places = look.rules.modules.flatMap(({ calls = [] }) =>
    calls.filter(({ frame }) => frame.kind === f.kind),
  );
  for (const below of callersOf(look, at))
    if (places.some((place) => isAt(look, place, below) && wrongIn(look, place, f, below).length === 0))
      return true;
  return false;
}

export function checkEffectsPlace(look: Look, path: string, at: number): void {
  const f = look.state.frames[at] as frames.EffectsFrame;
  if (isCalledElsewhere(look, f, at)) return;
  const way = f.list.slice(f.card.length + 1);
  const missing = (what: string): void =>
    look.report(`${path}/list`, `${show(f.list)} is carried out on ${what}, which is not there.`);
  const has = (calls: (below: Below) => boolean): boolean => {
    for (const below of callersOf(look, at)) if (calls(below as Below)) return true;
    return false;
  };
  const above = listAbove(look, f.list);
  if (above !== null) {
    if (!has((below) => isWithin(look, f, below, above))) missing(`the effects of ${show(above)}`);
    return;
  }
  if (way === 'setup') {
    const begun = (below: Below): boolean =>
      below.kind === 'game' && isAfter(look, below, 'ability') && below.current === f.player;
    if (!has(begun)) missing('the setup of that player');
    return;
  }
  const [, index] = /^abilities\/(\d+)\/do$/.exec(way) ?? [];
  const ability = index === undefined ? undefined : abilitiesOf(look.g, f.card)[Number(index)];
  if (ability !== undefined) {
    const what = missingBelow(look, f, at, ability);
    if (what !== null) missing(what);
    return;
  }
  const caller = callers.find((one) => one.way.test(way));
  if (caller === undefined) return;
  const { kind, step, calls } = caller;
  const begun = (below: Below): boolean =>
    below.kind === kind &&
    isAfter(look, below, step) &&
    below.player === f.player &&
    calls(below, f.card, way);
  if (!has(begun)) missing(`a ${kind} frame of that player and card, past ${step}`);
}
