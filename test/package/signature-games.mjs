// A fixed set of games, short ones with every module, that must go alike wherever the package runs.
// It is handed the package, so that the same games can be played with what was imported, required or bundled.

const STEPS = 200;

/** Plays one game with choices that depend on nothing but its number, and hashes it on the way. */
function play({ actionCode, createGame, hashState, legalActions, simulate, transition }, number, modules) {
  const seed = `signature ${number}`;
  let state = createGame({ players: 2 + (number % 3), seed, modules });
  const told = [hashState(state)];
  let choice = number;
  const next = (listed) => {
    choice = (Math.imul(choice, 1_103_515_245) + 12_345) & 0x7fffffff;
    // Discarding one's own cards and haggling would fill the game: they are tried one time in eight.
    const likely = listed.filter(({ type }) => type !== 'card/discard' && !type.startsWith('offer/'));
    const from = (choice >>> 16) % 8 === 0 || likely.length === 0 ? listed : likely;
    return from[(choice >>> 8) % from.length];
  };
  // The beginning with the states that are never changed, what comes then with the game that is.
  for (let step = 0; step < 20 && state.outcome === null; step++) {
    const done = transition(state, next(legalActions(state)));
    state = done.state;
    told.push(JSON.stringify(done.events));
  }
  told.push(hashState(state));
  const game = simulate(state, { chance: 'state' });
  for (let step = 1; step <= STEPS && game.outcome === null; step++) {
    const action = next(game.legalActions());
    told.push(actionCode(action));
    game.apply(action);
    if (step % 50 === 0) told.push(hashState(game.snapshot()));
  }
  return [...told, hashState(game.snapshot())].join('\n');
}

/** The signature of the games with each module: one line a set of modules, ending with a game among bots. */
export function signature({ root, kernel, bots }) {
  const sets = [[], ...Object.values(root.bundledModules).map(({ id, requires = [] }) => [...requires, id])];
  const lines = sets.map((modules) => {
    const games = Array.from({ length: 3 }, (_, number) => play(root, number, modules));
    return `${kernel.hashText(games.join('\n'))} ${modules.join(' ') || 'second-edition'}`;
  });
  const { turns, state } = bots.playGame({ players: 3, seed: 'signature', maxTurns: 8 });
  return [...lines, `${root.hashState(state)} ${turns} turns among bots`];
}
