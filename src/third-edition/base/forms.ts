import { copyJson, type Form, type Forms, keepJson, plainList, type Whole } from '../../kernel/index.js';
import type { PlayerState, ThirdEditionDraft, TimeState } from './state.js';

/* How a player's state is copied, field by field. */

const lists = ['hand', 'skills', 'assets', 'trophies', 'quests', 'used'] as const;

const secret: Form<PlayerState['secret']> = {
  copy: ({ combat, exploration, social }) => ({
    combat: plainList.copy(combat),
    exploration: plainList.copy(exploration),
    social: plainList.copy(social),
  }),
  keep(was, now) {
    const next = {
      combat: plainList.keep(was.combat, now.combat),
      exploration: plainList.keep(was.exploration, now.exploration),
      social: plainList.keep(was.social, now.social),
    };
    return was.combat === next.combat && was.exploration === next.exploration && was.social === next.social
      ? was
      : Object.freeze(next);
  },
};

const time: Form<TimeState> = {
  copy: ({ space, act, over }) => ({ space, act, over }),
  keep: (was, now) =>
    was.space === now.space && was.act === now.act && was.over === now.over
      ? was
      : Object.freeze(time.copy(now)),
};

export const player: Form<PlayerState> = {
  copy: (now) => ({
    hero: now.hero,
    hex: now.hex,
    damage: now.damage,
    gold: now.gold,
    story: now.story,
    hand: plainList.copy(now.hand),
    skills: plainList.copy(now.skills),
    assets: plainList.copy(now.assets),
    trophies: plainList.copy(now.trophies),
    secret: secret.copy(now.secret),
    quests: plainList.copy(now.quests),
    rumors: copyJson(now.rumors),
    delayed: now.delayed,
    out: now.out,
    used: plainList.copy(now.used),
  }),
  keep(was, now) {
    const next = {
      hero: now.hero,
      hex: now.hex,
      damage: now.damage,
      gold: now.gold,
      story: now.story,
      hand: plainList.keep(was.hand, now.hand),
      skills: plainList.keep(was.skills, now.skills),
      assets: plainList.keep(was.assets, now.assets),
      trophies: plainList.keep(was.trophies, now.trophies),
      secret: secret.keep(was.secret, now.secret),
      quests: plainList.keep(was.quests, now.quests),
      rumors: keepJson(was.rumors, now.rumors),
      delayed: now.delayed,
      out: now.out,
      used: plainList.keep(was.used, now.used),
    };
    const same =
      was.hero === next.hero &&
      was.hex === next.hex &&
      was.damage === next.damage &&
      was.gold === next.gold &&
      was.story === next.story &&
      was.delayed === next.delayed &&
      was.out === next.out &&
      was.secret === next.secret &&
      was.rumors === next.rumors &&
      lists.every((name) => was[name] === next[name]);
    return same ? was : Object.freeze(next);
  },
};

export const forms: Forms<ThirdEditionDraft> = {
  time,
  facedown: plainList,
  slots: plainList as Form<unknown[]> as Form<ThirdEditionDraft['slots']>,
  zombies: plainList,
  revealed: plainList,
  removed: plainList,
};

export const whole: Whole<ThirdEditionDraft> = (state, now, was, part) => {
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
  state.first = now.first;
  state.round = now.round;
  state.time = part('time', now.time, was.time);
  state.facedown = part('facedown', now.facedown, was.facedown);
  state.markets = part('markets', now.markets, was.markets);
  state.discards = part('discards', now.discards, was.discards);
  state.slots = part('slots', now.slots, was.slots);
  state.villain = now.villain;
  state.zombies = part('zombies', now.zombies, was.zombies);
  state.revealed = part('revealed', now.revealed, was.revealed);
  state.removed = part('removed', now.removed, was.removed);
};
