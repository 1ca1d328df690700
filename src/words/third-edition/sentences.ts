import type { GameEvent } from '../../kernel/index.js';
import type { Sentence as Waiting } from '../story.js';
import { rolled } from './rolls.js';
import type { Words } from './words.js';

type Sentence = Waiting<Words>;

const player = (words: Words, event: GameEvent): string => words.name('player', Number(event.player));
const card = (words: Words, event: GameEvent): string => words.name('card', String(event.card));
const lineOf = (text: string, { rule }: GameEvent) => ({ text, rule, heading: false });

function listed(
  first: GameEvent,
  about: string,
  text: (words: Words, all: readonly GameEvent[]) => string,
): Sentence {
  const all = [first];
  return {
    add(event) {
      const goesOn = event.type === first.type && event[about] === first[about];
      if (goesOn) all.push(event);
      return goesOn;
    },
    line: (words) => lineOf(text(words, all), first),
  };
}

function cast(first: GameEvent): Sentence {
  const casts: string[] = [];
  let ahead: string | null = null;
  return {
    add(event, words) {
      if (event.type === 'tokens/cast' && casts.length < 2) {
        casts.push(words.describe(event, { form: 'short' }));
        return true;
      }
      if (event.type !== 'combat/initiative' || ahead !== null) return false;
      ahead = words.describe(event);
      return true;
    },
    line(words) {
      const told = { round: Number(first.round), casts: casts.join('; '), first: ahead };
      return lineOf(words.message(casts.length > 0 ? 'story.cast' : 'story.round-only', told), first);
    },
  };
}

function blow(first: GameEvent): Sentence {
  let blocked = 0;
  let suffered: GameEvent | null = null;
  return {
    add(event) {
      if (suffered !== null) return false;
      if (event.type === 'damage/blocked') blocked += Number(event.amount);
      else if (event.type === 'enemy/hurt' || event.type === 'damage/suffered') suffered = event;
      else return event.type === 'tokens/spent';
      return true;
    },
    line: (words) => {
      const dealt = words.describe(first, { form: 'short' });
      // Told before it is known what is blocked.
      if (suffered === null && blocked === 0) return lineOf(`${dealt}.`, first);
      return lineOf(
        words.message('story.blow', {
          dealt,
          blocked,
          suffered: Number(suffered?.amount ?? 0),
          total: Number(suffered?.total ?? 0),
        }),
        first,
      );
    },
  };
}

function tested(first: GameEvent): Sentence {
  const told: string[] = [];
  let judged: GameEvent | null = null;
  return {
    add(event, words) {
      if (judged !== null) return false;
      if (event.type === 'skill/revealed') {
        const success = event.success === true;
        told.push(words.message('story.card', { card: card(words, event), success }));
      } else if (event.type === 'hero/exerted')
        told.push(words.message('story.exerted', { card: card(words, event) }));
      else if (event.type === 'test/judged') judged = event;
      else return event.type === 'skill/named';
      return true;
    },
    line: (words) =>
      lineOf(
        words.message('story.test', {
          player: player(words, first),
          attribute: words.name('attribute', String(first.attribute)),
          cards: told,
          successes: judged === null ? null : Number(judged.successes),
        }),
        judged ?? first,
      ),
  };
}

function bought(first: GameEvent): Sentence {
  let gained: GameEvent | null = null;
  return {
    add(event) {
      if (gained !== null || event.type !== 'asset/gained' || event.player !== first.player) return false;
      gained = event;
      return true;
    },
    line(words) {
      if (gained === null) return lineOf(words.describe(first), first);
      const city = gained.city === undefined ? null : words.name('city', String(gained.city));
      const told = {
        player: player(words, first),
        card: card(words, gained),
        gold: Number(first.amount),
        city,
      };
      return lineOf(words.message('story.buy', told), gained);
    },
  };
}

function sold(first: GameEvent): Sentence {
  let paid: GameEvent | null = null;
  return {
    add(event) {
      if (paid !== null || event.type !== 'gold/gained' || event.player !== first.player) return false;
      paid = event;
      return true;
    },
    line(words) {
      const told = {
        player: player(words, first),
        card: card(words, first),
        gold: Number(paid?.amount ?? 0),
      };
      return lineOf(paid === null ? words.describe(first) : words.message('story.sell', told), first);
    },
  };
}

/** Skill cards drawn, and those discarded at once above the hand size. */
function trained(first: GameEvent): Sentence {
  const drawn: GameEvent[] = [];
  const given: GameEvent[] = [];
  return {
    add(event) {
      if (event.type === 'deck/reshuffled') return true;
      if (event.player !== first.player) return false;
      if (event.type === 'skill/drawn' && given.length === 0) drawn.push(event);
      else if (event.type === 'skill/discarded' && event.rule === '3e.skill.hand-limit') given.push(event);
      else return event.type === 'skill/named';
      return true;
    },
    line(words) {
      const names = (all: readonly GameEvent[]): string[] => all.map((one) => card(words, one));
      const told = {
        player: player(words, first),
        training: first.type === 'actions/spent',
        count: drawn.length,
        // If one card is hidden, all are left out.
        cards: drawn.every((one) => typeof one.card === 'string') ? names(drawn) : [],
        discarded: names(given),
      };
      return lineOf(words.message('story.draw', told), first);
    },
  };
}

function learned(first: GameEvent): Sentence {
  const trophies = [first];
  let skill: GameEvent | null = null;
  return {
    add(event) {
      if (skill !== null || event.player !== first.player) return false;
      if (event.type === 'trophy/spent' && event.rule === first.rule) trophies.push(event);
      else if (event.type === 'skill/learned') skill = event;
      else return event.type === 'skill/named';
      return true;
    },
    line(words) {
      const told = {
        player: player(words, first),
        card: skill === null ? null : card(words, skill),
        trophies: trophies.map((one) => card(words, one)),
      };
      return lineOf(words.message('story.learn', told), skill ?? first);
    },
  };
}

function adventured(first: GameEvent): Sentence {
  let drawn: GameEvent | null = null;
  let kept = false;
  return {
    add(event) {
      if (event.type === 'deck/reshuffled') return true;
      if (event.type === 'card/drawn' && drawn === null) drawn = event;
      else if (event.type === 'quest/kept' && event.option === undefined && event.card === drawn?.card)
        kept = true;
      else return false;
      return true;
    },
    line(words) {
      const told = {
        player: player(words, first),
        at: words.name('hex', String(first.at)),
        of: String(first.of),
        drawn: drawn === null ? null : words.describe(drawn, { form: 'short' }),
        kept,
      };
      return lineOf(words.message('story.adventure', told), first);
    },
  };
}

/** Begins a sentence that later events may extend; `null` if the event is a line of its own. */
export function beginSentence(event: GameEvent): Sentence | null {
  const names = (words: Words, all: readonly GameEvent[]): string[] => all.map((one) => card(words, one));
  switch (event.type) {
    case 'hero/moved':
      return listed(event, 'player', (words, all) =>
        words.message('story.walk', {
          player: player(words, event),
          hexes: all.map(({ to }) => words.name('hex', String(to))).join(', '),
        }),
      );
    case 'villain/moved':
      return listed(event, 'type', (words, all) =>
        words.message('story.march', {
          hexes: all.map(({ to }) => words.name('hex', String(to))).join(', '),
        }),
      );
    case 'market/stocked':
      return listed(event, 'city', (words, all) =>
        words.message('story.market', {
          city: words.name('city', String(event.city)),
          cards: names(words, all),
        }),
      );
    case 'actions/spent':
      if (event.rule === '3e.train.cost') return trained(event);
      return event.rule === '3e.rest.cost' ? rolled(event) : null;
    case 'skill/drawn': {
      const sentence = trained(event);
      sentence.add(event, undefined as never);
      return sentence;
    }
    case 'dice/rolled':
    case 'combat/retreat':
      return rolled(event);
    case 'trophy/spent':
      return event.rule === '3e.skill.spend' ? learned(event) : null;
    case 'gem/turned':
      return adventured(event);
    case 'skill/discarded':
      return listed(event, 'player', (words, all) =>
        words.message('story.discard', { player: player(words, event), cards: names(words, all) }),
      );
    case 'hero/exerted':
      return listed(event, 'player', (words, all) =>
        words.message('story.exert', { player: player(words, event), cards: names(words, all) }),
      );
    case 'combat/round':
      return cast(event);
    case 'damage/dealt':
      return blow(event);
    case 'test/began':
      return tested(event);
    case 'gold/paid':
      return bought(event);
    case 'asset/lost':
      return event.sold === true ? sold(event) : null;
    default:
      return null;
  }
}
