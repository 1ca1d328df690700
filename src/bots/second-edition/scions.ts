import { attributeOf, playerState } from '../../second-edition/base/cards.js';
import {
  attributeValue,
  damageValue,
  findCharacter,
  isOvercome,
  lifeOf,
} from '../../second-edition/base/characters.js';
import {
  type CombatFrame,
  combat,
  type HarmFrame,
  type PhaseFrame,
} from '../../second-edition/base/frames.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { jointBattle } from '../../second-edition/modules/seven-scions/frames.js';
import { scionsOf } from '../../second-edition/modules/seven-scions/scions.js';
import { awakeningChance } from './awakening.js';
import { all, best, type Choice, find, type Legal } from './bot.js';
import { worthOfEffects } from './effects.js';
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
  const hurt = findCharacter(g, target)?.character;
  return (
    harm === 'wounds' && hurt !== undefined && isOvercome(g, hurt.wounds + amount, lifeOf(g, player, target))
  );
}

/** The Scion replaces its Hero where the Hero is weakest. */
function substitute(g: G, player: number, f: PhaseFrame, legal: Legal): Choice {
  const hero = playerState(g, player).hero.card;
  const [scion] = scionsOf(g, player);
  if (scion === undefined) return find(legal, 'group/ready');
  const attribute = attributeOf[f.type];
  const gain = (value: typeof attributeValue): number =>
    value(g, player, scion, attribute) - value(g, player, hero, attribute);
  const score = gain(attributeValue);
  const damage = gain(damageValue);
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

export function scionAdvice(g: G, player: number, legal: Legal, kind: string): Choice {
  const fight: CombatFrame | undefined = g.find(combat);
  switch (kind) {
    case 'adventure/choose':
      return awaken(g, player, legal);
    case 'storm/eve':
    case 'storm/drawn':
    case 'storm/between':
    case 'storm/aftermath':
      return call(g, player, legal) ?? find(legal, 'storm/wait');
    case 'harm/answer':
      return overcomes(g, g.top() as HarmFrame)
        ? best(all(legal, 'scion/call'), ({ card }) => benefit(g, player, card))
        : undefined;
    case 'harm/storm-answer':
      return find(legal, 'scion/call') ?? find(legal, 'storm/wait');
    case 'scion-counters/choose':
      return (
        best(all(legal, 'scion/take-counter'), ({ card }) => benefit(g, player, card)) ??
        find(legal, 'scion/no-counter')
      );
    case 'combat/joint-return':
      return lifeLeft(g, player) > 2 || (fight?.round ?? 0) > LONG
        ? find(legal, 'storm/rejoin')
        : find(legal, 'storm/escape-again');
    case 'combat/escape':
      // A Hero who came back to a long storm stays, or all would come and go for ever.
      return g.find(jointBattle) !== undefined && (fight?.round ?? 0) > LONG
        ? find(legal, 'combat/stand')
        : undefined;
    case 'relief/choose':
      return mend(g, player, legal);
    case 'phase/group-abilities':
      return find(legal, 'group/ready');
    case 'phase/group-substitute':
      return substitute(g, player, g.top() as PhaseFrame, legal);
    default:
      return undefined;
  }
}
