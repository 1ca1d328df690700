import type { Action, EditionId, GameView, SeenGameEvent } from 'runebound-engine';
import type { Strength } from '../../../server/src/bots/strengths.js';
import type { Emote } from '../../../server/src/protocol.js';
import type { Advice } from '../bots/advice.js';
import type { Ending } from '../ending/past.js';
import type { Setting } from './house.js';
import type { KeptGame } from './keep.js';
import type { Trouble } from './trouble.js';

/* What a screen knows of a table, wherever the game is kept: in a worker of this page, or on a server. */

/** What a player may know of a game, of either edition. */
export type View = GameView<EditionId>;
/** What a player can do, in either edition. */
export type Move = Action<EditionId>;
/** What has happened, as one player sees it. */
export type Happening = SeenGameEvent<EditionId>;

/** Who sits at a place. */
export interface Seat {
  readonly name: string;
  readonly is: 'person' | 'bot';
  /** How strong a bot plays; sensible, if it is left out. */
  readonly strength?: Strength;
  /** Whether anybody may sit down here. */
  readonly free?: boolean;
}

/** What somebody at the table said: a line, or the name of a sign. */
export interface Remark {
  readonly id: number;
  readonly seat: number;
  readonly text?: string;
  readonly emote?: Emote;
}

/** What people at a table over the network have to do with each other beside the game. */
export interface Together {
  /** The seats of persons who are connected. */
  readonly present: readonly number[];
  readonly watching: number;
  readonly said: readonly Remark[];
  /** How many remarks of others nobody has looked at here. */
  readonly unread: number;
  /** The seats that one does not want to hear. */
  readonly muted: readonly number[];
  /** An action that somebody wants to take back, and who has not agreed yet. */
  readonly ask: {
    readonly by: number;
    readonly to: number;
    readonly waiting: readonly number[];
    readonly seq: number;
  } | null;
  /** How the last such wish ended. */
  readonly how: 'agreed' | 'declined' | 'moved-on' | null;
}

/** What one can do with the others at the table. */
export interface People {
  say(what: { readonly text: string } | { readonly emote: Emote }): void;
  /** What was said is on the screen. */
  read(): void;
  mute(seat: number, isMuted: boolean): void;
  /** Asks the others whether one's last action, with all that followed, may be taken back. */
  takeBack(): void;
  consent(agree: boolean): void;
  /** The link with which anybody looks on. */
  readonly watchLink: string;
}

/** What a player did, in few words that begin with what was done. */
export interface Deed {
  readonly by: number;
  /** The kind of the event. */
  readonly is: string;
  readonly text: string;
}

/** A sentence of the story so far. */
export interface Line {
  readonly text: string;
  /** The rule by which it happened. */
  readonly rule: string;
  /** True for the heading of a turn. */
  readonly heading: boolean;
  /** After how many actions it was told. */
  readonly step: number;
  /** Whose fall it tells, by seat. */
  readonly fell?: number;
  /** Whether it tells of an escape that ended the turn. */
  readonly fled?: true;
  /** Whether it tells what dice came to. */
  readonly rolled?: true;
  /** Whether it tells a roll of movement dice. */
  readonly walks?: true;
  /** Whether a fight begins. */
  readonly began?: true;
  /** Whether a fight is over. */
  readonly over?: true;
  /** The seats that fight, for a line of a fight of tokens and of what its end brings. */
  readonly fighting?: readonly number[];
  /** Whether it tells how a test came out. */
  readonly judged?: true;
  /** Whether a test begins. */
  readonly tested?: true;
  /** The cards that a test revealed. */
  readonly revealed?: readonly string[];
  /** Whether it tells that somebody is nearer to victory, or out of the game. */
  readonly near?: true;
  /** Whether it tells of a march of the villain. */
  readonly marched?: true;
  /** The card that lies open from now on. */
  readonly card?: string;
  /** The quest of the story that is over for all from now on. */
  readonly gone?: string;
  /** The cards that came to the seat that it matters to. */
  readonly came?: readonly string[];
  /** The seat that it matters to, while others play; `null` for all. */
  readonly matters?: number | null;
  /** What was done in the step that this line ends. */
  readonly deeds?: readonly Deed[];
}

/** What one seat sees of the table at one moment. */
export interface Look {
  /** Whose eyes these are: a seat, by index, or `null` for somebody who looks on. */
  readonly viewer: number | null;
  readonly view: View;
  /** How many actions lie behind this view. */
  readonly step: number;
  /** How many actions lie behind the present state: more than `step` for who looks back. */
  readonly steps: number;
  /** Whether the game is over, also while an earlier step is shown. */
  readonly over: boolean;
  /** What happened with the action that led here. */
  readonly events: readonly Happening[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether this seat knows something that the others do not. */
  readonly secret: boolean;
}

/** All that the screen shows. The same object until something changes. */
export interface TableSnapshot {
  readonly seats: readonly Seat[];
  /** What is seen; `null` while nobody may look: the device is being passed on. */
  readonly look: Look | null;
  /** The story as this seat heard it. */
  readonly story: readonly Line[];
  /** The seat that is asked for the device; `null` if the player who has it may keep it. */
  readonly passTo: number | null;
  /** Whether an answer of the table is under way. */
  readonly busy: boolean;
  /** The people at the table; `null` where all sit at this browser. */
  readonly together: Together | null;
  /** What a bot would do in this seat's place; `null` unless it was asked. */
  readonly advice: Advice | null;
  /** What went wrong last; `null` if nothing did. */
  readonly trouble: Trouble | null;
}

/** A table to play at. The screen talks to nothing else. */
export interface TableClient {
  getSnapshot(): TableSnapshot;
  /** Calls a listener after each change, until the function that it returns is called. */
  subscribe(listener: () => void): () => void;
  /** Carries out actions one after the other, at the pace of the screen. */
  act(actions: readonly Move[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Shows the table as it was after so many actions; `null` goes back to the present. */
  lookAt(step: number | null): Promise<void>;
  /** Asks a bot what it would do. */
  advise(): Promise<void>;
  /** The player who was asked for the device has it. */
  takeDevice(): Promise<void>;
  /** The game from its beginning, to be kept in a file; `null` where a server keeps it and it goes on. It gives `null` if that failed: `trouble` then says why. */
  readonly save: (() => Promise<Blob | null>) | null;
  /** Tells the game after its end, as this seat knows it; `show` gets what is known already. */
  review(show: (ending: Ending) => void): Promise<Ending>;
  /** Begins another game of the same players and the same setting; `null` where a server keeps the games. */
  readonly again: (() => Promise<TableClient>) | null;
  /** What the game was begun with, to choose another one from; `null` where a server keeps the games. */
  readonly setting: Setting | null;
  /** What one can do with the others; `null` where all sit at this browser. */
  readonly people: People | null;
  /** The game in the list of kept ones; `null` where it is not kept in this browser. */
  readonly kept: Pick<KeptGame, 'id' | 'title'> | null;
  /** Gets up from the table. */
  leave(): void;
}
