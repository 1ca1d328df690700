import type { FrameRef } from '../../kernel/index.js';
import * as forms from './frame-forms.js';
import type {
  AdventureFrame,
  CombatFrame,
  EffectsFrame,
  EncounterFrame,
  EscapeFrame,
  EventFrame,
  ExperienceFrame,
  FreeMoveFrame,
  GameFrame,
  GrantedAttackFrame,
  HarmFrame,
  KnockoutFrame,
  MarketFrame,
  MovementFrame,
  NegotiationFrame,
  PhaseFrame,
  ReplenishFrame,
  RollFrame,
  SpoilsFrame,
  TurnFrame,
} from './frame-types.js';

/* The frame types by name and shape, enough to call one. Each chapter defines the steps of its own frames. */

export * from './frame-types.js';

/** Always there, the outermost frame. */
export const game: FrameRef<GameFrame, 'current'> = { kind: 'game', form: forms.game };

/** There from the first turn on. Not during setup, nor between two turns. */
export const turn: FrameRef<TurnFrame, 'player'> = { kind: 'turn', form: forms.turn };

/** There during the Movement step. A card that changes movement dice finds them here. */
export const movement: FrameRef<MovementFrame, 'player'> = { kind: 'movement', form: forms.movement };

/** Called by the effect `move`. */
export const freeMove: FrameRef<FreeMoveFrame> = { kind: 'free-move' };

/** There during the Adventure step. */
export const adventure: FrameRef<AdventureFrame, 'player'> = { kind: 'adventure', form: forms.adventure };

/** Called for each Event that is drawn. */
export const event: FrameRef<EventFrame> = { kind: 'event' };

/** Called for each Event that is drawn, and by the effect `replenish`. */
export const replenish: FrameRef<ReplenishFrame> = { kind: 'replenish' };

/** Called for each drawn Encounter. Not there while one stays open with a player. */
export const encounter: FrameRef<EncounterFrame> = { kind: 'encounter' };

/** Called when two players begin to negotiate. */
export const negotiation: FrameRef<NegotiationFrame> = { kind: 'negotiation' };

/** There during a battle. `fightOf` returns it. */
export const combat: FrameRef<CombatFrame, 'attacker' | 'opponent' | 'space'> = {
  kind: 'combat',
  form: forms.combat,
};

/** Called for each escape test, and where a card gets a Hero away. */
export const escaping: FrameRef<EscapeFrame> = { kind: 'escape' };

/** Called for each of the three phases that is not skipped. */
export const phase: FrameRef<PhaseFrame, 'player' | 'type'> = { kind: 'phase', form: forms.phase };

/** Called by the effect `attack`. */
export const grantedAttack: FrameRef<GrantedAttackFrame> = { kind: 'granted-attack' };

/** Called by `makeRoll` for every attack, defense, escape and test. */
export const roll: FrameRef<RollFrame, 'player' | 'by' | 'purpose' | 'attribute'> = {
  kind: 'roll',
  form: forms.roll,
};

/** Called for harm that a character takes, not for costs. After a change of Life or Stamina the amount may be 0. */
export const harm: FrameRef<HarmFrame, 'player' | 'target' | 'harm' | 'amount' | 'from' | 'rule' | 'by'> = {
  kind: 'harm',
  form: forms.harm,
};

/** Called for a Hero that is knocked out. */
export const knockout: FrameRef<KnockoutFrame> = { kind: 'knockout' };

/** Called in the loser's knockout, before its other consequences (2e.hero-combat.loser-knockout). */
export const spoils: FrameRef<SpoilsFrame> = { kind: 'spoils' };

/** There during the Market step. */
export const market: FrameRef<MarketFrame, 'player' | 'town'> = { kind: 'market', form: forms.market };

/** There during the Experience step. */
export const experience: FrameRef<ExperienceFrame, 'player'> = { kind: 'experience', form: forms.experience };

/** Called for each list of effects: of an ability, a reward or an Encounter, or inside another effect. */
export const effects: FrameRef<EffectsFrame, 'player' | 'card' | 'bearer' | 'list'> = {
  kind: 'effects',
  form: forms.effects,
};
