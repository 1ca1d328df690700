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

/** Cards, tokens and a board that go together: all of it plain JSON. Later packs add to earlier ones and replace cards of the same id. */
export interface ContentPack {
  /** Where the JSON Schema of packs lies, for editors. It has no effect. */
  readonly $schema?: string;
  /** Lower case with hyphens. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** A board; the last one given is played on. */
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
  /** Cards of the story deck, those that are enemies among them. */
  readonly stories?: readonly (StoryCard | StoryEnemyCard)[];
  /** Villains of scenarios. */
  readonly villains?: readonly VillainCard[];
}
