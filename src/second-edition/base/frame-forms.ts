// Written by `npm run generate -- forms` from the types of the state and of the frames. Do not edit.
import { type FrameForm, sameItems, sameJson } from '../../kernel/index.js';
import type {
  AdventureFrame,
  CombatFrame,
  EffectsFrame,
  ExperienceFrame,
  GameFrame,
  HarmFrame,
  MarketFrame,
  MovementFrame,
  PhaseFrame,
  RollFrame,
  TurnFrame,
} from './frames.js';

/** Of {@link AdventureFrame}. */
const adventure: FrameForm<AdventureFrame, 'player'> = {
  write(f, { player, color = null, card = null, interacted = false }, step) {
    f.player = player;
    f.color = color;
    f.card = card;
    f.interacted = interacted;
    f.kind = 'adventure';
    f.step = step;
  },
  same: (a, b) =>
    a.player === b.player && a.color === b.color && a.card === b.card && a.interacted === b.interacted,
};

/** Of {@link PhaseFrame}. */
const phase: FrameForm<PhaseFrame, 'player' | 'type'> = {
  write(f, { player, type, act = null, by = '', target = null, used = [], boosts = [] }, step, own) {
    f.player = player;
    f.type = type;
    f.act = act;
    f.by = by;
    f.target = target;
    f.used = own(used);
    f.boosts = own(boosts);
    f.kind = 'phase';
    f.step = step;
  },
  same: (a, b) =>
    a.player === b.player &&
    a.type === b.type &&
    a.act === b.act &&
    a.by === b.by &&
    a.target === b.target &&
    sameItems(a.used, b.used) &&
    sameJson(a.boosts, b.boosts),
};

/** Of {@link CombatFrame}. */
const combat: FrameForm<CombatFrame, 'space' | 'attacker' | 'opponent'> = {
  write(
    f,
    {
      attacker,
      opponent,
      space,
      round = 0,
      attacked = [],
      extra = [],
      skipped = [],
      rolled = [],
      escapeTarget = null,
      activations = [],
      used = [],
      boosts = [],
    },
    step,
    own,
  ) {
    f.attacker = attacker;
    f.opponent = own(opponent);
    f.space = space;
    f.round = round;
    f.attacked = own(attacked);
    f.extra = own(extra);
    f.skipped = own(skipped);
    f.rolled = own(rolled);
    f.escapeTarget = escapeTarget;
    f.activations = own(activations);
    f.used = own(used);
    f.boosts = own(boosts);
    f.kind = 'combat';
    f.step = step;
  },
  same: (a, b) =>
    a.attacker === b.attacker &&
    sameJson(a.opponent, b.opponent) &&
    a.space === b.space &&
    a.round === b.round &&
    sameItems(a.attacked, b.attacked) &&
    sameItems(a.extra, b.extra) &&
    sameItems(a.skipped, b.skipped) &&
    sameItems(a.rolled, b.rolled) &&
    a.escapeTarget === b.escapeTarget &&
    sameItems(a.activations, b.activations) &&
    sameItems(a.used, b.used) &&
    sameJson(a.boosts, b.boosts),
};

/** Of {@link EffectsFrame}. */
const effects: FrameForm<EffectsFrame, 'card' | 'player' | 'list' | 'bearer'> = {
  write(f, { player, card, bearer, list, at = 0, chosen = null, pending = [] }, step, own) {
    f.player = player;
    f.card = card;
    f.bearer = bearer;
    f.list = list;
    f.at = at;
    f.chosen = chosen;
    f.pending = own(pending);
    f.kind = 'effects';
    f.step = step;
  },
  same: (a, b) =>
    a.player === b.player &&
    a.card === b.card &&
    a.bearer === b.bearer &&
    a.list === b.list &&
    a.at === b.at &&
    a.chosen === b.chosen &&
    sameItems(a.pending, b.pending),
};

/** Of {@link ExperienceFrame}. */
const experience: FrameForm<ExperienceFrame, 'player'> = {
  write(f, { player, bonus = null, due = 0 }, step) {
    f.player = player;
    f.bonus = bonus;
    f.due = due;
    f.kind = 'experience';
    f.step = step;
  },
  same: (a, b) => a.player === b.player && a.bonus === b.bonus && a.due === b.due,
};

/** Of {@link GameFrame}. */
const game: FrameForm<GameFrame, 'current'> = {
  write(f, { current, stocked = 0 }, step) {
    f.kind = 'game';
    f.step = step;
    f.current = current;
    f.stocked = stocked;
  },
  same: (a, b) => a.current === b.current && a.stocked === b.stocked,
};

/** Of {@link HarmFrame}. */
const harm: FrameForm<HarmFrame, 'player' | 'by' | 'target' | 'from' | 'harm' | 'amount' | 'rule'> = {
  write(f, { player, target, harm, amount, from, rule, by, used = [], boosts = [] }, step, own) {
    f.player = player;
    f.target = target;
    f.harm = harm;
    f.amount = amount;
    f.from = from;
    f.rule = rule;
    f.by = by;
    f.used = own(used);
    f.boosts = own(boosts);
    f.kind = 'harm';
    f.step = step;
  },
  same: (a, b) =>
    a.player === b.player &&
    a.target === b.target &&
    a.harm === b.harm &&
    a.amount === b.amount &&
    a.from === b.from &&
    a.rule === b.rule &&
    a.by === b.by &&
    sameItems(a.used, b.used) &&
    sameJson(a.boosts, b.boosts),
};

/** Of {@link MarketFrame}. */
const market: FrameForm<MarketFrame, 'player' | 'town'> = {
  write(f, { player, town, activations = [] }, step, own) {
    f.player = player;
    f.town = town;
    f.activations = own(activations);
    f.kind = 'market';
    f.step = step;
  },
  same: (a, b) => a.player === b.player && a.town === b.town && sameItems(a.activations, b.activations),
};

/** Of {@link MovementFrame}. */
const movement: FrameForm<MovementFrame, 'player'> = {
  write(f, { player, rolling = 0, rest = 0, dice = [], activations = [] }, step, own) {
    f.player = player;
    f.rolling = rolling;
    f.rest = rest;
    f.dice = own(dice);
    f.activations = own(activations);
    f.kind = 'movement';
    f.step = step;
  },
  same: (a, b) =>
    a.player === b.player &&
    a.rolling === b.rolling &&
    a.rest === b.rest &&
    sameItems(a.dice, b.dice) &&
    sameItems(a.activations, b.activations),
};

/** Of {@link RollFrame}. */
const roll: FrameForm<RollFrame, 'player' | 'by' | 'purpose' | 'attribute'> = {
  write(
    f,
    {
      player,
      by,
      purpose,
      attribute,
      skill = null,
      target = null,
      open = false,
      bonus = 0,
      dice = [],
      forced = null,
      used = [],
      boosts = [],
    },
    step,
    own,
  ) {
    f.player = player;
    f.by = by;
    f.purpose = purpose;
    f.attribute = attribute;
    f.skill = skill;
    f.target = target;
    f.open = open;
    f.bonus = bonus;
    f.dice = own(dice);
    f.forced = forced;
    f.used = own(used);
    f.boosts = own(boosts);
    f.kind = 'roll';
    f.step = step;
  },
  same: (a, b) =>
    a.player === b.player &&
    a.by === b.by &&
    a.purpose === b.purpose &&
    a.attribute === b.attribute &&
    a.skill === b.skill &&
    a.target === b.target &&
    a.open === b.open &&
    a.bonus === b.bonus &&
    sameItems(a.dice, b.dice) &&
    a.forced === b.forced &&
    sameItems(a.used, b.used) &&
    sameJson(a.boosts, b.boosts),
};

/** Of {@link TurnFrame}. */
const turn: FrameForm<TurnFrame, 'player'> = {
  write(
    f,
    { player, bought = [], sold = [], received = [], negotiated = [], used = [], boosts = [] },
    step,
    own,
  ) {
    f.player = player;
    f.bought = own(bought);
    f.sold = own(sold);
    f.received = own(received);
    f.negotiated = own(negotiated);
    f.used = own(used);
    f.boosts = own(boosts);
    f.kind = 'turn';
    f.step = step;
  },
  same: (a, b) =>
    a.player === b.player &&
    sameItems(a.bought, b.bought) &&
    sameItems(a.sold, b.sold) &&
    sameItems(a.received, b.received) &&
    sameItems(a.negotiated, b.negotiated) &&
    sameItems(a.used, b.used) &&
    sameJson(a.boosts, b.boosts),
};

/** How frames that come and go all the time are made and compared, by kind. */
export const frameForms = {
  adventure,
  phase,
  combat,
  effects,
  experience,
  game,
  harm,
  market,
  movement,
  roll,
  turn,
};
