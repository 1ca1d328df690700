import type { BoardData } from './board-types.js';
import type {
  AdventureCard,
  AssetCard,
  HeroCard,
  SkillCard,
  StoryCard,
  TokenData,
  VillainCard,
} from './cards.js';

/** Cards, tokens and a board that go together: all of it plain JSON. Later packs add to earlier ones and replace cards of the same id. */
export interface ContentPack {
  /** Lower case with hyphens. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly board?: BoardData;
  readonly tokens?: readonly TokenData[];
  readonly heroes?: readonly HeroCard[];
  readonly assets?: readonly AssetCard[];
  readonly skills?: readonly SkillCard[];
  readonly adventures?: readonly AdventureCard[];
  readonly stories?: readonly StoryCard[];
  readonly villains?: readonly VillainCard[];
}
