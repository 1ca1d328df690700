import { cached } from '../../kernel/cached.js';
import { composeRules } from '../../kernel/compose.js';
import { gameOf, type Source } from '../../kernel/index.js';
import { attributeOf, playerState } from '../../second-edition/base/cards.js';
import * as characters from '../../second-edition/base/characters.js';
import type { CombatFrame, HarmFrame, PhaseFrame } from '../../second-edition/base/frames.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { secondEditionModuleIds } from '../../second-edition/known-ids.js';
import { jointBattle } from '../../second-edition/modules/seven-scions/frames.js';
import { scionsOf } from '../../second-edition/modules/seven-scions/scions.js';
import { awakeningChance, knowsScions } from './awakening.js';
import { all, best, type Choice, find, type Legal, type Ways } from './bot.js';
import { cataclysmAdvice } from './cataclysm-goals.js';
import { worthOfEffects } from './effects.js';
import { seafaring, type Worth } from './seafaring.js';
import { lifeLeft } from './table.js';

/** At a red counter: the Scion that is easiest to awaken, if there is any hope. */
function awaken(g: G, player: number, legal: Legal): Choice {
  if (scionsOf(g, player).length > 0) return undefined;
  const hopeful = all(legal, 'scion/awaken').filter(({ card }) => awakeningChance(g, player, card) > 0);
  return best(hopeful, ({ card }) => awakeningChance(g, player, card));
}

const benefit = (g: G, player: number, card: string): number =>
  worthOfEffects(g, player, g.content.lists[`${card}#lists/benefit`]);

const WORTHY = 3;

function call(g: G, player: number, legal: Legal): Choice {
  const calls = all(legal, 'scion/call').filter(({ card }) => benefit(g, player, card) >= WORTHY);
  return best(calls, ({ card }) => benefit(g, player, card));
}

function overcomes(g: G, { player, target, amount, harm }: HarmFrame): boolean {
  const hurt = characters.findCharacter(g, target)?.character;
  return (
    harm === 'wounds' &&
    hurt !== undefined &&
    characters.isOvercome(g, hurt.wounds + amount, characters.lifeOf(g, player, target))
  );
}

/** The Scion replaces its Hero where the Hero is weakest. */
function substitute(g: G, player: number, f: PhaseFrame, legal: Legal): Choice {
  const hero = playerState(g, player).hero.card;
  const [scion] = scionsOf(g, player);
  if (scion === undefined) return find(legal, 'group/ready');
  const attribute = attributeOf[f.type];
  const gain = (value: typeof characters.attributeValue): number =>
    value(g, player, scion, attribute) - value(g, player, hero, attribute);
  const score = gain(characters.attributeValue);
  const damage = gain(characters.damageValue);
  if (score <= 0 && damage <= 0) return find(legal, 'group/ready');
  const what = score >= 2 * damage ? 'score' : 'damage';
  return all(legal, 'group/substitute').find((action) => action.what === what);
}

const mend = (g: G, player: number, legal: Legal): Choice => {
  const hero = playerState(g, player).hero.card;
  return (
    best(
      all(legal, 'relief/heal'),
      ({ character, what }) => (what === 'wound' ? 2 : 1) + (character === hero ? 2 : 0),
    ) ??
    find(legal, 'relief/ready') ??
    find(legal, 'relief/done')
  );
};

/** After this many rounds a Hero returns to a fight at any odds: staying away gains nothing. */
const LONG = 6;

const answerStorm: Ways[string] = (g, player, legal) => call(g, player, legal) ?? find(legal, 'storm/wait');

const isLong = ({ round }: CombatFrame): boolean => round > LONG;

const ways: Ways = {
  'adventure/choose': awaken,
  'storm/eve': answerStorm,
  'storm/drawn': answerStorm,
  'storm/between': answerStorm,
  'storm/aftermath': answerStorm,
  'harm/answer': (g, player, legal, f: HarmFrame) =>
    overcomes(g, f) ? best(all(legal, 'scion/call'), ({ card }) => benefit(g, player, card)) : undefined,
  'harm/storm-answer': (_g, _player, legal) => find(legal, 'scion/call') ?? find(legal, 'storm/wait'),
  'scion-counters/choose': (g, player, legal) =>
    best(all(legal, 'scion/take-counter'), ({ card }) => benefit(g, player, card)) ??
    find(legal, 'scion/no-counter'),
  'combat/joint-return': (g, player, legal, f: CombatFrame) =>
    find(legal, lifeLeft(g, player) > 2 || isLong(f) ? 'storm/rejoin' : 'storm/escape-again'),
  // A Hero who came back to a long storm stays, or all would come and go for ever.
  'combat/escape': (g, _player, legal, f: CombatFrame) =>
    g.find(jointBattle) !== undefined && isLong(f) ? find(legal, 'combat/stand') : undefined,
  'relief/choose': mend,
  'phase/group-abilities': (_g, _player, legal) => find(legal, 'group/ready'),
  'phase/group-substitute': (g, player, legal, f: PhaseFrame) => substitute(g, player, f, legal),
};

const scionAdvice = (g: G, player: number, legal: Legal, kind: string): Choice =>
  ways[kind]?.(g, player, legal, g.top() as never);

const known = new WeakMap<object, Readonly<Record<string, unknown>> | null>();

/** The actions of bundled modules, by type; `null` if no others are in force. */
function knownIn(g: G): Readonly<Record<string, unknown>> | null {
  const { rules } = gameOf(g);
  return cached(known, rules, () => {
    const { content, fingerprint, modules, moduleIds } = rules;
    const [base, ...further] = modules;
    const ours = further.filter(({ id }) => (secondEditionModuleIds as readonly string[]).includes(id));
    return base === undefined || ours.length === moduleIds.length
      ? null
      : composeRules(base, ours, content, fingerprint).actions;
  });
}

/** An unknown action is tried at one decision in this many. */
const CURIOSITY = 4;

/** Tries an unknown action now and then, so that authors of modules see theirs played. */
export function tryStranger(g: G, legal: Legal, source: Source): Choice {
  const actions = knownIn(g);
  if (actions === null) return undefined;
  const strangers = legal.filter(({ type }) => actions[type] === undefined);
  return strangers.length > 0 && source.below(CURIOSITY) === 0
    ? strangers[source.below(strangers.length)]
    : undefined;
}

/** What the bundled modules in force ask for; `inland` judges spaces by what is to be had on land. */
export const moduleAdvice = (
  g: G,
  player: number,
  legal: Legal,
  kind: string,
  inland?: () => Worth,
): Choice =>
  (inland && seafaring(g, player, legal, kind, inland)) ??
  cataclysmAdvice(g, player, legal, kind) ??
  (knowsScions(g) ? scionAdvice(g, player, legal, kind) : undefined);
