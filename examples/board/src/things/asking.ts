import type { EditionId, GameView, Ruling } from 'runebound-engine';
import { actionCode } from 'runebound-engine/kernel';
import { answers, attempts, reach } from '../editions/rules.js';
import type { Move } from '../table/client.js';
import { texts } from '../texts.js';
import type { About, AnswerThing, Journey, Likely, Parts, RefusalThing, Way } from './answer-things.js';
import type { DieThing } from './combat-things.js';
import type { Screenful } from './things.js';

/* What is asked, what may be answered and what is refused: the same in every edition, as the engine tells it. */

/** What an edition says about actions. */
export interface Saying {
  label(action: Move): string;
  hint(action: Move, about: About): string;
  reason(ruling: Ruling, action: Move): string;
  likely(code: string): Likely | null;
  /** The action in two parts, if it is named by two things. */
  parts(action: Move): Parts | null;
  /** The face of the die that an action throws again; `null` if none. */
  dieOf(action: Move): number | null;
  /** In which group an action stands; `null` where that follows from what it is about. */
  groupOf?(action: Move, about: About): About['group'] | null;
  /** What comes after a fight that an action begins, if that is won; empty where nothing does. */
  follows?(action: Move, about: About): string;
  /** Whether an action discards a card, so that one which is offered can be taken. */
  makesRoom?(action: Move): boolean;
}

/** What an answer is about, of whichever edition: told apart by `is`. */
interface Subject {
  readonly is: string;
  readonly space?: string;
  readonly hex?: string;
  readonly card?: string;
  readonly side?: number;
  readonly place?: number;
  readonly ability?: string;
  readonly amount?: number;
  readonly tokens?: readonly TokenAt[];
  readonly on?: TokenAt | null;
}

interface TokenAt {
  readonly side: number;
  readonly place: number;
}

const groups: Readonly<Record<string, About['group']>> = {
  space: 'board',
  hex: 'board',
  card: 'cards',
  character: 'cards',
  hero: 'cards',
  ability: 'cards',
  token: 'tokens',
  tokens: 'tokens',
};

const tokenKey = ({ side, place }: TokenAt): string => `${side}/${place}`;

function aboutOf({
  is,
  space,
  hex,
  card,
  ability,
  side,
  place,
  tokens = [],
  amount,
  on = null,
}: Subject): About {
  const own = side === undefined || place === undefined ? tokens : [{ side, place }];
  return {
    space: space ?? hex ?? null,
    card: card ?? null,
    ability: ability ?? null,
    tokens: own.map(tokenKey),
    amount: tokens.length > 0 ? (amount ?? null) : null,
    on: on === null ? null : tokenKey(on),
    die: null,
    group: groups[is] ?? 'plain',
  };
}

/** A surge ability is about its card, and the tokens are the action's. */
function aboutAction(is: Subject, action: Move, acting: number | null): About {
  const about = aboutOf(is);
  // Who attacks is no card of a hand: it is the answer itself.
  if (action.type === 'combat/attack') return { ...about, group: 'plain' };
  if (about.ability === null || acting === null || !('tokens' in action)) return about;
  const places = action.tokens as readonly number[];
  return { ...about, tokens: places.map((place) => tokenKey({ side: acting, place })) };
}

/** A button for each answer of a seat. */
export function answersOf(
  view: GameView<EditionId>,
  player: number,
  say: Saying,
  acting: number | null = null,
): readonly AnswerThing[] {
  const list: readonly { readonly action: Move; readonly is: Subject }[] = answers(view, player)?.list ?? [];
  return list.map(({ action, is }) => {
    const about = aboutAction(is, action, acting);
    const code = actionCode(action);
    const die = say.dieOf(action);
    const follows = say.follows?.(action, about) ?? '';
    return {
      ...about,
      die,
      group: die === null ? (say.groupOf?.(action, about) ?? about.group) : 'dice',
      code,
      action,
      label: say.label(action),
      hint: say.hint(action, about),
      likely: say.likely(code),
      ...(follows !== '' && { follows }),
      makesRoom: say.makesRoom?.(action) ?? false,
      parts: say.parts(action),
    };
  });
}

/** All that could be tried and is refused, with the reason. */
export function refusalsOf(view: GameView<EditionId>, player: number, say: Saying): readonly RefusalThing[] {
  const tried: readonly { readonly action: Move; readonly is: Subject; readonly ruling: Ruling | null }[] =
    attempts(view, player).flatMap((group) => [...group.attempts]);
  return tried.flatMap(({ action, is, ruling }) =>
    ruling === null
      ? []
      : [
          {
            ...aboutOf(is),
            code: actionCode(action),
            action,
            label: say.label(action),
            reason: say.reason(ruling, action),
            rule: ruling.rules[0]?.id ?? '',
          },
        ],
  );
}

/** How one edition names what a way costs. */
interface Costing {
  die(face: number): DieThing;
  /** What a way costs beside dice, in words. */
  cost(way: { readonly cost: number; readonly damage: number }): string;
  /** How many actions a way may cost before a click shows that first. */
  readonly unasked: number;
  /** Where the player's figure is: a way there leads nowhere. */
  readonly home: string | null;
}

const price = ({ dice }: Way): number =>
  dice.length * 10 + dice.reduce((sum, { terrains }) => sum + terrains.length, 0);

/** The ways to each space that can be reached from here, the cheapest first: few dice, and dice that serve little else.
 * Roundabout ways are left out. */
export function journeysOf(
  view: GameView<EditionId>,
  { die, cost, unasked, home }: Costing,
): readonly Journey[] {
  const found = reach(view);
  if (found === null) return [];
  const there =
    'spaces' in found
      ? found.spaces.map(({ there: { space }, ways }) => ({ space, ways }))
      : found.hexes.map(({ there: { hex: space }, ways }) => ({ space, ways }));
  return there
    .filter(({ space }) => space !== home)
    .map(({ space, ways }) => {
      const least = Math.min(...ways.map(({ actions }) => actions.length));
      return {
        space,
        ways: ways
          .filter(({ actions }) => actions.length === least)
          .map((way): Way => {
            const { actions, path, spent } = way;
            // A step that takes the place of the roll is not taken by a click that was meant for later.
            const isBare = actions[0]?.type === 'move/adjacent';
            const [told, asks] =
              'cost' in way ? [cost(way), way.cost > unasked] : [isBare ? texts().things.noDice : '', isBare];
            return { actions, path, dice: spent.map(die), cost: told, asks };
          })
          .toSorted((a, b) => price(a) - price(b)),
      };
    });
}

/** The card whose text a person wants to read before answering. */
export function cardAskedAbout(view: GameView<EditionId>): string | null {
  const question: { readonly is: string; readonly card?: string | null } = answers(view)?.question ?? {
    is: 'nothing',
  };
  return question.card ?? null;
}

/** What is asked, and as what the player answers; the latter is empty for the player's own hero. */
export function questionOf<
  D extends { readonly actor: number | 'chance'; readonly role?: { readonly as: string } },
>(
  asked: D | null,
  viewer: number | null,
  ask: (asked: D | null, options: { readonly form: 'short' | 'long' }) => string,
): Pick<Screenful, 'question' | 'role' | 'forEnemy'> {
  if (asked === null || asked.actor !== viewer)
    return { question: ask(asked, { form: 'long' }), role: '', forEnemy: false };
  const form = { form: 'short' } as const;
  const bare = { ...asked, role: undefined };
  const [whole, question] = [ask(asked, form), ask(bare, form)];
  return {
    question,
    role: whole.endsWith(question) ? whole.slice(0, -question.length).trim() : '',
    forEnemy: asked.role?.as === 'enemy',
  };
}

/** A moment of a turn: it stands among the reasons. */
export function momentOf(moment: string, said: { message(key: string): string }): string {
  const key = `reason.${moment}`;
  const told = said.message(key);
  return told === key ? moment : told;
}
