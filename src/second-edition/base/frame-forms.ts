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

/* How the frames that come and go all the time are made, with the values with which they begin. */

export const game: FrameForm<GameFrame, 'current'> = {
  make: ({ current, stocked = 0 }, step) => ({
    kind: 'game',
    step,
    current,
    stocked,
  }),
  same: (a, b) => a.current === b.current && a.stocked === b.stocked,
};

export const turn: FrameForm<TurnFrame, 'player'> = {
  make: (
    { player, bought = [], sold = [], received = [], negotiated = [], used = [], boosts = [] },
    step,
    own,
  ) => ({
    player,
    bought: own(bought),
    sold: own(sold),
    received: own(received),
    negotiated: own(negotiated),
    used: own(used),
    boosts: own(boosts),
    kind: 'turn',
    step,
  }),
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
  make: ({ player, rolling = 0, rest = 0, dice = [], activations = [] }, step, own) => ({
    player,
    rolling,
    rest,
    dice: own(dice),
    activations: own(activations),
    kind: 'movement',
    step,
  }),
  same: (a, b) =>
    a.player === b.player &&
    a.rolling === b.rolling &&
    a.rest === b.rest &&
    sameItems(a.dice, b.dice) &&
    sameItems(a.activations, b.activations),
};

export const adventure: FrameForm<AdventureFrame, 'player'> = {
  make: ({ player, color = null, card = null, interacted = false }, step) => ({
    player,
    color,
    card,
    interacted,
    kind: 'adventure',
    step,
  }),
  same: (a, b) =>
    a.player === b.player && a.color === b.color && a.card === b.card && a.interacted === b.interacted,
};

export const market: FrameForm<MarketFrame, 'player' | 'town'> = {
  make: ({ player, town, activations = [] }, step, own) => ({
    player,
    town,
    activations: own(activations),
    kind: 'market',
    step,
  }),
  same: (a, b) => a.player === b.player && a.town === b.town && sameItems(a.activations, b.activations),
};

export const experience: FrameForm<ExperienceFrame, 'player'> = {
  make: ({ player, bonus = null, due = 0 }, step) => ({
    player,
    bonus,
    due,
    kind: 'experience',
    step,
  }),
  same: (a, b) => a.player === b.player && a.bonus === b.bonus && a.due === b.due,
};

export const combat: FrameForm<CombatFrame, 'attacker' | 'opponent' | 'space'> = {
  make: (
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
  ) => ({
    attacker,
    opponent: own(opponent),
    space,
    round,
    attacked: own(attacked),
    extra: own(extra),
    skipped: own(skipped),
    rolled: own(rolled),
    escapeTarget,
    activations: own(activations),
    used: own(used),
    boosts: own(boosts),
    kind: 'combat',
    step,
  }),
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
  make: ({ player, type, act = null, by = '', target = null, used = [], boosts = [] }, step, own) => ({
    player,
    type,
    act,
    by,
    target,
    used: own(used),
    boosts: own(boosts),
    kind: 'phase',
    step,
  }),
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
  make: (
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
  ) => ({
    player,
    by,
    purpose,
    attribute,
    skill,
    target,
    open,
    bonus,
    forced,
    dice: own(dice),
    used: own(used),
    boosts: own(boosts),
    kind: 'roll',
    step,
  }),
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
  make: ({ player, card, bearer, list, at = 0, chosen = null, pending = [] }, step, own) => ({
    player,
    card,
    bearer,
    list,
    at,
    chosen,
    pending: own(pending),
    kind: 'effects',
    step,
  }),
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
  make: ({ player, target, harm, amount, from, rule, by, used = [], boosts = [] }, step, own) => ({
    player,
    target,
    harm,
    amount,
    from,
    rule,
    by,
    used: own(used),
    boosts: own(boosts),
    kind: 'harm',
    step,
  }),
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
