/** What tests of how strong a bot is play: one game each. `npm run assertions` asks for it. */
export const twentySeeds: readonly string[] = Array.from({ length: 20 }, (_, number) => `strength/${number}`);
