import {
  copyJson,
  type Form,
  type Forms,
  formOfList,
  keepJson,
  plainList,
  type Whole,
} from '../../kernel/index.js';
import type {
  Character,
  HeroState,
  ItemState,
  PlayerState,
  SecondEditionDraft,
  TrackEntry,
} from './state.js';

/* Copies players and other parts field by field. `apply` and every fork do so, and generic copying of JSON takes several times as long. */

type Experience = HeroState['experience'];

const experience: Form<Experience> = {
  copy: ({ mind, body, spirit, stamina, life }) => ({ mind, body, spirit, stamina, life }),
  keep: (was, now) =>
    was.mind === now.mind &&
    was.body === now.body &&
    was.spirit === now.spirit &&
    was.stamina === now.stamina &&
    was.life === now.life
      ? was
      : Object.freeze(experience.copy(now)),
};

const hero: Form<HeroState> = {
  copy: (now) => ({
    card: now.card,
    wounds: now.wounds,
    exhaustion: now.exhaustion,
    space: now.space,
    cameFrom: now.cameFrom,
    experience: experience.copy(now.experience),
  }),
  keep(was, now) {
    const earned = experience.keep(was.experience, now.experience);
    if (
      was.experience === earned &&
      was.card === now.card &&
      was.wounds === now.wounds &&
      was.exhaustion === now.exhaustion &&
      was.space === now.space &&
      was.cameFrom === now.cameFrom
    )
      return was;
    return Object.freeze({
      card: now.card,
      wounds: now.wounds,
      exhaustion: now.exhaustion,
      space: now.space,
      cameFrom: now.cameFrom,
      experience: earned,
    });
  },
};

type Colors = PlayerState['counters'];

const colors: Form<Colors> = {
  copy: ({ green, yellow, blue, red }) => ({ green, yellow, blue, red }),
  keep: (was, now) =>
    was.green === now.green && was.yellow === now.yellow && was.blue === now.blue && was.red === now.red
      ? was
      : Object.freeze(colors.copy(now)),
};

const ally: Form<Character> = {
  copy: ({ card, wounds, exhaustion }) => ({ card, wounds, exhaustion }),
  keep: (was, now) =>
    was.card === now.card && was.wounds === now.wounds && was.exhaustion === now.exhaustion
      ? was
      : Object.freeze(ally.copy(now)),
};

const item: Form<ItemState> = {
  copy: ({ card, faceDown }) => ({ card, faceDown }),
  keep: (was, now) =>
    was.card === now.card && was.faceDown === now.faceDown ? was : Object.freeze(item.copy(now)),
};

const allies = formOfList(ally);
const items = formOfList(item);

export const player: Form<PlayerState> = {
  copy: (now) => ({
    hero: hero.copy(now.hero),
    gold: now.gold,
    counters: colors.copy(now.counters),
    points: now.points,
    allies: allies.copy(now.allies),
    items: items.copy(now.items),
    kept: plainList.copy(now.kept),
    quests: copyJson(now.quests),
  }),
  keep(was, now) {
    const next = {
      hero: hero.keep(was.hero, now.hero),
      gold: now.gold,
      counters: colors.keep(was.counters, now.counters),
      points: now.points,
      allies: allies.keep(was.allies, now.allies),
      items: items.keep(was.items, now.items),
      kept: plainList.keep(was.kept, now.kept),
      quests: keepJson(was.quests, now.quests),
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

const entry: Form<TrackEntry | null> = {
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

/** The parts that are written most often. */
export const forms: Forms<SecondEditionDraft> = {
  pile: colors,
  track: formOfList(entry),
  revealed: plainList,
  removed: plainList,
};

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
