// Written by `npm run generate -- forms` from the types of the state and of the frames. Do not edit.
import { type Form, type Forms, formOfList, keepJson, plainList, type Whole } from '../../kernel/index.js';
import type { PlayerState, SecondEditionDraft } from './state.js';

const experience: Form<PlayerState['hero']['experience']> = {
  copy: (now) => ({
    mind: now.mind,
    body: now.body,
    spirit: now.spirit,
    stamina: now.stamina,
    life: now.life,
  }),
  keep: (was, now) =>
    was.mind === now.mind &&
    was.body === now.body &&
    was.spirit === now.spirit &&
    was.stamina === now.stamina &&
    was.life === now.life
      ? was
      : Object.freeze(experience.copy(now)),
};

const hero: Form<PlayerState['hero']> = {
  copy: (now) => ({
    card: now.card,
    wounds: now.wounds,
    exhaustion: now.exhaustion,
    space: now.space,
    cameFrom: now.cameFrom,
    experience: experience.copy(now.experience),
  }),
  keep(was, now) {
    const next = {
      card: now.card,
      wounds: now.wounds,
      exhaustion: now.exhaustion,
      space: now.space,
      cameFrom: now.cameFrom,
      experience: experience.keep(was.experience, now.experience),
    };
    return was.card === next.card &&
      was.wounds === next.wounds &&
      was.exhaustion === next.exhaustion &&
      was.space === next.space &&
      was.cameFrom === next.cameFrom &&
      was.experience === next.experience
      ? was
      : Object.freeze(next);
  },
};

const counters: Form<PlayerState['counters']> = {
  copy: (now) => ({ green: now.green, yellow: now.yellow, blue: now.blue, red: now.red }),
  keep: (was, now) =>
    was.green === now.green && was.yellow === now.yellow && was.blue === now.blue && was.red === now.red
      ? was
      : Object.freeze(counters.copy(now)),
};

const alliesItem: Form<PlayerState['allies'][number]> = {
  copy: (now) => ({ card: now.card, wounds: now.wounds, exhaustion: now.exhaustion }),
  keep: (was, now) =>
    was.card === now.card && was.wounds === now.wounds && was.exhaustion === now.exhaustion
      ? was
      : Object.freeze(alliesItem.copy(now)),
};

const allies = formOfList(alliesItem);

const itemsItem: Form<PlayerState['items'][number]> = {
  copy: (now) => ({ card: now.card, faceDown: now.faceDown }),
  keep: (was, now) =>
    was.card === now.card && was.faceDown === now.faceDown ? was : Object.freeze(itemsItem.copy(now)),
};

const items = formOfList(itemsItem);

const questsItem: Form<PlayerState['quests'][number]> = {
  copy: (now) => ({ card: now.card, progress: now.progress }),
  keep: (was, now) =>
    was.card === now.card && was.progress === now.progress ? was : Object.freeze(questsItem.copy(now)),
};

const quests = formOfList(questsItem);

export const player: Form<PlayerState> = {
  copy: (now) => ({
    hero: hero.copy(now.hero),
    gold: now.gold,
    counters: counters.copy(now.counters),
    points: now.points,
    allies: allies.copy(now.allies),
    items: items.copy(now.items),
    kept: plainList.copy(now.kept),
    quests: quests.copy(now.quests),
  }),
  keep(was, now) {
    const next = {
      hero: hero.keep(was.hero, now.hero),
      gold: now.gold,
      counters: counters.keep(was.counters, now.counters),
      points: now.points,
      allies: allies.keep(was.allies, now.allies),
      items: items.keep(was.items, now.items),
      kept: plainList.keep(was.kept, now.kept),
      quests: quests.keep(was.quests, now.quests),
    };
    return was.hero === next.hero &&
      was.gold === next.gold &&
      was.counters === next.counters &&
      was.points === next.points &&
      was.allies === next.allies &&
      was.items === next.items &&
      was.kept === next.kept &&
      was.quests === next.quests
      ? was
      : Object.freeze(next);
  },
};

const trackItem: Form<SecondEditionDraft['track'][number]> = {
  copy: (now) => now && { ...now },
  keep: (was, now) =>
    was !== null &&
    now !== null &&
    was.card === now.card &&
    was.space === now.space &&
    was.order === now.order &&
    was.follows === now.follows
      ? was
      : keepJson(was, now),
};

const track = formOfList(trackItem);

/** The parts that are written most often. */
export const forms: Forms<SecondEditionDraft> = {
  pile: counters,
  track,
  revealed: plainList,
  removed: plainList,
};

/** A whole state. */
export const whole: Whole<SecondEditionDraft> = (state, now, was, part) => {
  state.schema = now.schema;
  state.edition = now.edition;
  state.modules = part('modules', now.modules, was.modules);
  state.content = now.content;
  state.chance = part('chance', now.chance, was.chance);
  state.frames = part('frames', now.frames, was.frames);
  state.decks = part('decks', now.decks, was.decks);
  state.outcome = part('outcome', now.outcome, was.outcome);
  state.ext = part('ext', now.ext, was.ext);
  state.players = part('players', now.players, was.players);
  state.starting = now.starting;
  state.turn = now.turn;
  state.counters = part('counters', now.counters, was.counters);
  state.pile = part('pile', now.pile, was.pile);
  state.track = part('track', now.track, was.track);
  state.stacks = part('stacks', now.stacks, was.stacks);
  state.event = now.event;
  state.revealed = part('revealed', now.revealed, was.revealed);
  state.removed = part('removed', now.removed, was.removed);
  if (now.hoards !== undefined) state.hoards = part('hoards', now.hoards, was.hoards);
  if (now.laid !== undefined) state.laid = part('laid', now.laid, was.laid);
};
