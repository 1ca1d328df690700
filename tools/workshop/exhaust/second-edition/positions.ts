import type { Source } from '../../../../src/kernel/index.js';
import type { Given, Scenario, ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import type { AdventureCard, Card, Content } from '../../../../src/second-edition/index.js';
import { type Hints, Lots } from '../lots.js';
import type { Behavior } from './behaviors.js';
import { moduleSetups } from './setups.js';

/** The card is where it belongs, its conditions are met, and everything else is random. */

type Role = 'top' | 'drawn' | 'held' | 'open' | 'laid' | 'event' | 'replaced';

function hintsOf(card: Card): Hints {
  const hints = {
    enemies: [] as string[],
    skills: [] as string[],
    spaces: [] as string[],
    having: [] as string[],
    progress: [] as number[],
    events: [] as number[],
    special: [] as string[],
  };
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key === 'enemy' && Array.isArray(item)) hints.enemies.push(...item);
      else if (key === 'special' && Array.isArray(item)) hints.special.push(...item);
      else if (key === 'space' && Array.isArray(item)) hints.spaces.push(...item);
      else if (key === 'skill' && typeof item === 'string') hints.skills.push(item);
      else if (key === 'have' && typeof item === 'string') hints.having.push(item);
      else if ((key === 'progress' || key === 'event') && typeof item === 'object' && item !== null) {
        const { atLeast = 0, atMost = atLeast } = item as { atLeast?: number; atMost?: number };
        hints[key === 'event' ? 'events' : 'progress'].push(atLeast, atMost, Math.max(0, atLeast - 1));
      }
      read(item);
    }
  };
  read(card);
  return hints;
}

const says = (card: Card, effect: string): boolean => JSON.stringify(card).includes(`"do":"${effect}"`);

function roleOf(content: Content, { kind, card: id, place }: Behavior): Role {
  const card = content.cards[id];
  if (kind === 'drawn') return 'top';
  if (card?.kind === 'event') {
    const list = place.split('#')[1] ?? '';
    const at = Number(list.split('/')[1]);
    const ability = card.abilities[at];
    const on = ability && 'on' in ability ? ability.on : null;
    return kind === 'event' || on === 'enters' ? 'drawn' : on === 'leaves' ? 'replaced' : 'event';
  }
  if (place.includes('#becomes')) return 'held';
  if (card?.kind === 'encounter')
    return !place.includes('#abilities') ? 'drawn' : says(card, 'lay') ? 'laid' : 'open';
  return card?.kind === 'challenge' ? 'drawn' : 'held';
}

const isAdventure = (card: Card): card is AdventureCard =>
  card.kind === 'challenge' || card.kind === 'event' || card.kind === 'encounter';

/** A position for a deed. It may be impossible: then the caller tries again. */
export function positionFor(
  content: Content,
  deed: Behavior,
  source: Source,
  seed: string,
  modules: readonly string[] = [],
): Scenario {
  const lots = new Lots(content, source);
  const card = content.cards[deed.card] as Card;
  const role = roleOf(content, deed);
  const hints = hintsOf(card);
  lots.claim(card.id);
  const strong = deed.kind !== 'lost' && !lots.once(3);
  const space = spaceFor(content, lots, card, role, hints);
  const me = playerFor(content, lots, { card, role, hints, strong, space });
  const others = Array.from({ length: lots.below(3) }, () =>
    playerFor(content, lots, {
      card: null,
      role,
      hints,
      strong: false,
      space: lots.once(2) ? space : content.start,
    }),
  );
  const event = eventFor(lots, card, role, hints);
  const { given, decks } = momentFor(content, lots, { card, role, hints, strong, me });
  const scenario: Scenario = {
    game: {
      players: [me, ...others],
      seed,
      ...(event === null ? {} : { event }),
      ...(decks ? { decks } : {}),
      counters: lots.once(2) ? emptied(content, lots, space) : {},
      stacks: lots.once(2) ? stacks(content, lots) : {},
      ...(role === 'laid' ? { laid: [{ card: card.id, space: laidAt(content, lots, space) }] } : {}),
      ...hoardFor(lots, card, role, hints),
    },
    given,
  };
  return modules.reduce(
    (staged, id) => moduleSetups[id]?.(staged, { content, lots, card, hints }) ?? staged,
    scenario,
  );
}

/** An Encounter's space: the Hero's, or a neighbor. */
const laidAt = (content: Content, lots: Lots, space: string): string =>
  lots.once(2) ? space : lots.from(content.board.neighbours[space] ?? [space]);

function hoardFor(lots: Lots, card: Card, role: Role, { progress }: Hints): Pick<Scenario['game'], 'hoards'> {
  const inPlay = role === 'laid' || role === 'event' || (role === 'drawn' && card.kind === 'challenge');
  const takes = says(card, 'take-back');
  const counts = card.kind === 'challenge' && says(card, 'progress');
  if (!inPlay || !(takes || counts) || lots.once(2)) return {};
  const item = takes ? lots.card((each) => each.kind === 'item') : null;
  return {
    hoards: {
      [card.id]: {
        gold: takes ? 1 + lots.below(3) : 0,
        cards: item === null ? [] : [item],
        progress: counts ? lots.from([1, 2, ...progress]) : 0,
      },
    },
  };
}

/** Some sunburst spaces whose counters have been won: an Event or a card may bring them back. */
function emptied(content: Content, lots: Lots, but: string): Record<string, []> {
  const { green, yellow, blue } = content.board.sunbursts;
  const spaces = [green, yellow, blue].map((list) => lots.from(list));
  return Object.fromEntries(spaces.filter((space) => space !== but).map((space) => [space, []]));
}

function stacks(content: Content, lots: Lots): Record<string, string[]> {
  const market = (card: Card): boolean => card.kind === 'ally' || card.kind === 'item';
  return Object.fromEntries(
    content.board.towns.map(({ id }) => [
      id,
      [lots.card(market), lots.card(market)].filter((card) => card !== null),
    ]),
  );
}

/** The Hero's space: one that the card asks for, a jewel of its color, or any. */
function spaceFor(content: Content, lots: Lots, card: Card, role: Role, { spaces }: Hints): string {
  const { board } = content;
  if (role === 'top') {
    const color = (isAdventure(card) && card.color) || 'green';
    return card.kind === 'ally' || card.kind === 'item'
      ? lots.from(board.towns).space
      : lots.from(board.jewels[color]);
  }
  if (spaces.length > 0 && !lots.once(4)) {
    const wanted = lots.from(spaces);
    const named = board.towns.find(({ id }) => `town:${id}` === wanted);
    if (named) return named.space;
    const fitting = Object.keys(board.neighbours).filter((id) => board.spaces[id]?.terrain === wanted);
    const at = fitting.length > 0 ? lots.from(fitting) : wanted;
    // The Hero must be beside such a space to enter it.
    return lots.once(2) ? at : lots.from(board.neighbours[at] ?? [at]);
  }
  const anywhere = lots.below(3);
  if (anywhere === 0) return lots.from(board.towns).space;
  if (anywhere === 1) return lots.from(Object.values(board.jewels).flat());
  return lots.from(Object.keys(board.neighbours));
}

interface Casting {
  readonly card: Card | null;
  readonly role: Role;
  readonly hints: Hints;
  readonly strong: boolean;
  readonly space: string;
}

function playerFor(
  content: Content,
  lots: Lots,
  { card, role, hints, strong, space }: Casting,
): ScenarioPlayer {
  const hero = card?.kind === 'hero' ? card.id : (lots.card((each) => each.kind === 'hero') ?? '');
  const seated = content.cards[hero];
  const [life, stamina] = seated?.kind === 'hero' ? [seated.life, seated.stamina] : [1, 0];
  const allies: { card: string; wounds?: number }[] = [];
  const items: { card: string; faceDown?: boolean }[] = [];
  const kept: string[] = [];
  const quests: { card: string; progress: number }[] = [];
  const becomes = card && 'becomes' in card ? card.becomes : undefined;
  if (card && role === 'held') {
    const equips = card.kind === 'ally' && card.equips !== undefined && !lots.once(3);
    if (equips) items.push({ card: card.id });
    else if (card.kind === 'ally' || becomes?.as === 'ally') allies.push({ card: card.id });
    else if (card.kind === 'item' || becomes?.as === 'item') items.push({ card: card.id });
    else if (becomes) kept.push(card.id);
  }
  if (card && role === 'open') quests.push({ card: card.id, progress: lots.from([0, ...hints.progress]) });

  // One more of the things that a card asks for, and some others.
  const wanted = hints.having.length > 0 ? lots.from(hints.having) : null;
  const asked =
    card && wanted !== null && !lots.once(3)
      ? lots.card((each) => each.kind === 'item' && (each.class === wanted || each.type === wanted))
      : null;
  if (asked !== null) items.push({ card: asked });
  const room = (of: string, most: number): boolean =>
    items.filter(({ card: id }) => {
      const each = content.cards[id];
      const item = each && 'becomes' in each ? each.becomes : each?.kind === 'ally' ? each.equips : each;
      return item !== undefined && 'class' in item && item.class === of;
    }).length < most;
  for (let i = lots.below(4); i > 0; i--) {
    const item = lots.card(
      (each) =>
        each.kind === 'item' &&
        (each.class === 'weapon' ? room('weapon', 2) : each.class !== 'armor' || room('armor', 1)),
    );
    if (item !== null)
      items.push({ card: item, faceDown: lots.once(3) && content.cards[item]?.kind === 'item' });
  }
  for (let i = lots.below(3); i > 0 && allies.length < 2; i--) {
    const ally = lots.card((each) => each.kind === 'ally');
    const life = content.cards[ally ?? ''];
    if (ally !== null)
      allies.push({ card: ally, wounds: life?.kind === 'ally' && lots.once(2) ? life.life - 1 : 0 });
  }
  for (const item of items) {
    const held = content.cards[item.card];
    if (item.faceDown && !(held?.kind === 'item' && held.use === 'activate')) item.faceDown = false;
  }
  const counters = strong ? lots.from([2, 4]) : 0;
  const hurt = lots.below(4);
  return {
    hero,
    space,
    gold: lots.below(16),
    wounds: hurt === 0 ? life - 1 : hurt === 1 ? Math.min(life - 1, 2) : 0,
    exhaustion: lots.once(4) ? stamina : lots.once(3) ? 1 : 0,
    experience: { mind: counters, body: counters, spirit: counters, life: strong ? 2 : 0 },
    allies,
    items,
    kept,
    quests,
  };
}

/** The Event in play: the card itself, one the card asks for, or any. */
function eventFor(lots: Lots, card: Card, role: Role, { events }: Hints): string | null {
  if (role === 'event' || role === 'replaced') return card.id;
  // A drawn Event must not meet one of a higher number.
  if (card.kind === 'event')
    return lots.card((each) => each.kind === 'event' && each.number <= card.number && lots.once(2));
  const number = events.length > 0 ? lots.from(events) : 0;
  if (number > 0) return lots.card((each) => each.kind === 'event' && each.number === number);
  return lots.once(3) ? lots.card((each) => each.kind === 'event') : null;
}

interface Moment extends Omit<Casting, 'space' | 'card'> {
  readonly card: Card;
  readonly me: ScenarioPlayer;
}

function momentFor(
  content: Content,
  lots: Lots,
  { card, role, hints, strong, me }: Moment,
): { given: Given; decks?: Record<string, { top: string[] }> } {
  const turn = (step: 'start' | 'movement' | 'adventure' | 'market' | 'experience' | 'end'): Given => ({
    turn: { player: 0, step },
  });
  if (role === 'top') {
    const deck = (isAdventure(card) && card.color) || 'market';
    return { given: turn(deck === 'market' ? 'market' : 'adventure'), decks: { [deck]: { top: [card.id] } } };
  }
  if (role === 'drawn') {
    // A Challenge almost beaten, so that victory is in reach.
    if (card.kind === 'challenge' && strong && lots.once(3))
      return { given: battle(card.id, card.life - 1, lots) };
    return { given: { drawn: { player: 0, card: card.id } } };
  }
  if (role === 'replaced') {
    const number = card.kind === 'event' ? card.number : 1;
    const next = lots.card((each) => each.kind === 'event' && each.number >= number);
    return { given: { drawn: { player: 0, card: next ?? card.id } } };
  }
  const way = lots.below(6);
  const inTown = content.board.towns.some(({ space }) => space === me.space);
  if (way === 0) return { given: turn('start') };
  if (way === 1) return { given: turn(inTown ? 'market' : 'end') };
  if (way === 2) return { given: { movement: { player: 0, dice: [1, 2, 3, 4, 5, 6] } } };
  const fits = (each: Card): boolean => {
    if (each.kind !== 'challenge') return false;
    if (hints.enemies.length === 0) return true;
    return hints.enemies.some((word) => each.id === word || each.words?.includes(word));
  };
  const tests = (each: Card): boolean =>
    isAdventure(each) && hints.skills.some((skill) => JSON.stringify(each).includes(`"skill":"${skill}"`));
  const meeting =
    hints.skills.length > 0 && lots.once(2)
      ? lots.card(tests)
      : way === 3
        ? lots.card((each) => each.kind === 'encounter')
        : lots.card(fits);
  if (meeting === null) return { given: turn('movement') };
  const met = content.cards[meeting];
  return {
    given:
      met?.kind === 'challenge' && lots.once(3)
        ? battle(meeting, Math.max(0, met.life - 1), lots)
        : { drawn: { player: 0, card: meeting } },
  };
}

const battle = (challenge: string, wounds: number, lots: Lots): Given => ({
  combat: { hero: 0, challenge, wounds, phase: 'escape', round: lots.from([1, 2, 3]) },
});
