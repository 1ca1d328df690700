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

/*
 * The kinds of frame by name and shape: enough for what calls one. Each chapter fills in the steps of its own frames.
 */

export type * from './frame-types.js';

/** Always there, below everything else. */
export const game: FrameRef<GameFrame, 'current'> = { kind: 'game', form: forms.game };

/** There from the first turn on; not while the game is set up, nor between two turns. */
export const turn: FrameRef<TurnFrame, 'player'> = { kind: 'turn', form: forms.turn };

/** There during the Movement step: a card that changes movement dice finds them here. */
export const movement: FrameRef<MovementFrame, 'player'> = { kind: 'movement', form: forms.movement };

/** Called by the effect `move`. */
export const freeMove: FrameRef<FreeMoveFrame> = { kind: 'free-move' };

/** There during the Adventure step. */
export const adventure: FrameRef<AdventureFrame, 'player'> = { kind: 'adventure', form: forms.adventure };

/** Called for each Event that is drawn. */
export const event: FrameRef<EventFrame> = { kind: 'event' };

/** Called for each Event that is drawn, and by the effect `replenish`. */
export const replenish: FrameRef<ReplenishFrame> = { kind: 'replenish' };

/** Called for each Encounter that is drawn; not there while one stays open. */
export const encounter: FrameRef<EncounterFrame> = { kind: 'encounter' };

/** Called when two players begin to negotiate. */
export const negotiation: FrameRef<NegotiationFrame> = { kind: 'negotiation' };

/** There during a battle; `fightOf` gives it where there is one for sure. */
export const combat: FrameRef<CombatFrame, 'attacker' | 'opponent' | 'space'> = {
  kind: 'combat',
  form: forms.combat,
};

/** Called for each escape test, and where a card gets a Hero away. */
export const escaping: FrameRef<EscapeFrame> = { kind: 'escape' };

/** Called for each of the three phases that is not left out. */
export const phase: FrameRef<PhaseFrame, 'player' | 'type'> = { kind: 'phase', form: forms.phase };

/** Called by the effect `attack`. */
export const grantedAttack: FrameRef<GrantedAttackFrame> = { kind: 'granted-attack' };

/** Called by `makeRoll`, for every attack, defense, escape and test. */
export const roll: FrameRef<RollFrame, 'player' | 'by' | 'purpose' | 'attribute'> = {
  kind: 'roll',
  form: forms.roll,
};

/** Called for wounds and exhaustion that are dealt, not for those paid as a cost; with nothing to take, where Life or Stamina has changed. */
export const harm: FrameRef<HarmFrame, 'player' | 'target' | 'harm' | 'amount' | 'from' | 'rule' | 'by'> = {
  kind: 'harm',
  form: forms.harm,
};

/** Called for a Hero that is knocked out. */
export const knockout: FrameRef<KnockoutFrame> = { kind: 'knockout' };

/** Called in the loser's knockout, before anything of that is done (2e.hero-combat.loser-knockout). */
export const spoils: FrameRef<SpoilsFrame> = { kind: 'spoils' };

/** There during the Market step. */
export const market: FrameRef<MarketFrame, 'player' | 'town'> = { kind: 'market', form: forms.market };

/** There during the Experience step. */
export const experience: FrameRef<ExperienceFrame, 'player'> = { kind: 'experience', form: forms.experience };

/** Called for each list of effects: of an ability, a reward, an Encounter, or inside another effect. */
export const effects: FrameRef<EffectsFrame, 'player' | 'card' | 'bearer' | 'list'> = {
  kind: 'effects',
  form: forms.effects,
};
