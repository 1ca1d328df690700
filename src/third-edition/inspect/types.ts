export type {
  AssetInspection,
  OfferInspection,
  QuestInspection,
  SkillInspection,
  TradeInspection,
} from './cards.js';
export type {
  BlowInspection,
  CombatAbilityInspection,
  CombatInspection,
  CombatMoment,
  DealInspection,
  SideInspection,
  TokenReach,
} from './combat.js';
export type { AttributeInspection, HeroInspection, PlayerInspection } from './heroes.js';
export type { Inspection } from './inspection.js';
export type { ChanceOdds, Odds, OptionOdds } from './odds.js';
export type { CastOdds, Spread } from './odds-of-combat.js';
export type { DeckOdds } from './odds-of-decks.js';
export type { DiceOdds } from './odds-of-dice.js';
export type { Reach, ReachedHex, RerollReach, Way } from './reach.js';
export type { DiceInspection, DieInspection, TestInspection } from './rolling.js';
export type {
  DeckInspection,
  HexInspection,
  MarketInspection,
  TimeInspection,
  TurnInspection,
  VillainInspection,
} from './table.js';
export type { CastToken, FaceInspection, TokenInspection } from './tokens.js';
export type { Change, Health, Value } from './values.js';
export type { LikelyHex } from './walking.js';
export type { Near, NearPlace, Whereabouts } from './where.js';
