import type { BoardData } from './board-types.js';
import type {
  AdventureCard,
  AssetCard,
  HeroCard,
  SkillCard,
  StoryCard,
  StoryEnemyCard,
  TokenData,
  VillainCard,
} from './cards.js';

/** Cards, tokens and a board, as plain JSON. Later packs add to earlier ones and replace cards of the same id. */
export interface ContentPack {
  /** The URL of the JSON Schema of packs, for editors. Rules do not read it. */
  readonly $schema?: string;
  /** Lower case with hyphens. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** A board; that of the last pack is used. */
  readonly board?: BoardData;
  /** Combat tokens. */
  readonly tokens?: readonly TokenData[];
  /** Hero cards. */
  readonly heroes?: readonly HeroCard[];
  /** Cards of the asset deck. */
  readonly assets?: readonly AssetCard[];
  /** Cards of the skill deck. */
  readonly skills?: readonly SkillCard[];
  /** Cards of the adventure decks: enemies, quests and events. */
  readonly adventures?: readonly AdventureCard[];
  /** Cards of the story deck, including enemies. */
  readonly stories?: readonly (StoryCard | StoryEnemyCard)[];
  /** Villains of scenarios. */
  readonly villains?: readonly VillainCard[];
}
