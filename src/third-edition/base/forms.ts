// Written by `npm run generate -- forms` from the types of the state and of the frames. Do not edit.
import { type Form, type Forms, formOfList, plainList, type Whole } from '../../kernel/index.js';
import type { PlayerState, ThirdEditionDraft } from './state.js';

const secret: Form<PlayerState['secret']> = {
  copy: (now) => ({
    combat: plainList.copy(now.combat),
    exploration: plainList.copy(now.exploration),
    social: plainList.copy(now.social),
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

const rumorsItem: Form<PlayerState['rumors'][number]> = {
  copy: (now) => ({ card: now.card, option: now.option }),
  keep: (was, now) =>
    was.card === now.card && was.option === now.option ? was : Object.freeze(rumorsItem.copy(now)),
};

const rumors = formOfList(rumorsItem);

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
    rumors: rumors.copy(now.rumors),
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
      rumors: rumors.keep(was.rumors, now.rumors),
      delayed: now.delayed,
      out: now.out,
      used: plainList.keep(was.used, now.used),
    };
    return was.hero === next.hero &&
      was.hex === next.hex &&
      was.damage === next.damage &&
      was.gold === next.gold &&
      was.story === next.story &&
      was.hand === next.hand &&
      was.skills === next.skills &&
      was.assets === next.assets &&
      was.trophies === next.trophies &&
      was.secret === next.secret &&
      was.quests === next.quests &&
      was.rumors === next.rumors &&
      was.delayed === next.delayed &&
      was.out === next.out &&
      was.used === next.used
      ? was
      : Object.freeze(next);
  },
};

const time: Form<ThirdEditionDraft['time']> = {
  copy: (now) => ({ space: now.space, act: now.act, over: now.over }),
  keep: (was, now) =>
    was.space === now.space && was.act === now.act && was.over === now.over
      ? was
      : Object.freeze(time.copy(now)),
};

/** The parts that are written most often. */
export const forms: Forms<ThirdEditionDraft> = {
  time,
  facedown: plainList,
  slots: plainList as Form<unknown[]> as Form<ThirdEditionDraft['slots']>,
  zombies: plainList,
  revealed: plainList,
  removed: plainList,
};

/** A whole state. */
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
