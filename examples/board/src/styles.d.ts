/// <reference types="vite/client" />

/** The address of the worker in which a game is kept. */
declare module 'virtual:worker-url' {
  const url: string;
  export default url;
}

/** Long words in German names of cards, with a soft hyphen wherever they may be broken. */
declare module 'virtual:hyphens' {
  const words: Readonly<Record<string, string>>;
  export default words;
}

/** What the vocabulary says of events, by chapter and type: what a screen shows, and what moves from where to where. */
declare module 'virtual:moves' {
  const chapters: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly shows: string;
            readonly moves: readonly (readonly [what: string, from: string, to: string])[];
          }
        >
      >
    >
  >;
  export default chapters;
}
