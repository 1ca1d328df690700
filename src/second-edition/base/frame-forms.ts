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
} from './frame-types.js';

/* Creates and compares the frames that come and go most often. Each lists its initial values. */

export const game: FrameForm<GameFrame, 'current'> = {
  write(f, { current, stocked = 0 }, step) {
    f.kind = 'game';
    f.step = step;
    f.current = current;
    f.stocked = stocked;
  },
  same: (a, b) => a.current === b.current && a.stocked === b.stocked,
};

export const turn: FrameForm<TurnFrame, 'player'> = {
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

export const movement: FrameForm<MovementFrame, 'player'> = {
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

export const adventure: FrameForm<AdventureFrame, 'player'> = {
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

export const market: FrameForm<MarketFrame, 'player' | 'town'> = {
  write(f, { player, town, activations = [] }, step, own) {
    f.player = player;
    f.town = town;
    f.activations = own(activations);
    f.kind = 'market';
    f.step = step;
  },
  same: (a, b) => a.player === b.player && a.town === b.town && sameItems(a.activations, b.activations),
};

export const experience: FrameForm<ExperienceFrame, 'player'> = {
  write(f, { player, bonus = null, due = 0 }, step) {
    f.player = player;
    f.bonus = bonus;
    f.due = due;
    f.kind = 'experience';
    f.step = step;
  },
  same: (a, b) => a.player === b.player && a.bonus === b.bonus && a.due === b.due,
};

export const combat: FrameForm<CombatFrame, 'attacker' | 'opponent' | 'space'> = {
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

export const phase: FrameForm<PhaseFrame, 'player' | 'type'> = {
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

export const roll: FrameForm<RollFrame, 'player' | 'by' | 'purpose' | 'attribute'> = {
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
      forced = null,
      dice = [],
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
    f.forced = forced;
    f.dice = own(dice);
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
    a.forced === b.forced &&
    sameItems(a.dice, b.dice) &&
    sameItems(a.used, b.used) &&
    sameJson(a.boosts, b.boosts),
};

export const effects: FrameForm<EffectsFrame, 'player' | 'card' | 'bearer' | 'list'> = {
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

export const harm: FrameForm<HarmFrame, 'player' | 'target' | 'harm' | 'amount' | 'from' | 'rule' | 'by'> = {
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
