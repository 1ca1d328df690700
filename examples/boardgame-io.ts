/*
 * A table of boardgame.io: a server and three players at real sockets. npx tsx examples/boardgame-io.ts
 *
 * The server alone has the whole state and the dice. Each player is a client of boardgame.io that receives the view of
 * its seat, asks the package what is legal there, and makes a move of it. Here they choose at random; put a screen
 * or a bot in the place of `choose`. An argument says how many moves they make.
 *
 * It imports the package by its name, as a program of your own does. boardgame.io is installed beside it; Node's
 * `import` does not find its sub-paths, `require` does.
 */
import { createRequire } from 'node:module';
import { type Action as ActionOf, type GameView, legalActions, mayAct } from 'runebound-engine';
import { actMove, gameOf, onlyOwnMoves, withoutSecrets } from 'runebound-engine/adapters/boardgame-io';
import { words } from 'runebound-engine/third-edition/words';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Server } = require('boardgame.io/server');

const seats = 3;
const moves = Number(process.argv[2] ?? 60);
const game = gameOf({ edition: 'third-edition', scenario: 'corpse-king' });

// boardgame.io's storage in memory, which sends clients no secrets, and a guard that accepts only their own moves.
const { db } = Server({ games: [], origins: [] });
const server = Server({ games: [game], db: withoutSecrets(db, [game]), origins: [] });
onlyOwnMoves(server, [game]);
const running = await server.run({ port: 0 });
const url = `http://localhost:${running.appServer.address().port}`;

type View = GameView<'third-edition'>;
type Action = ActionOf<'third-edition'>;
/** What a client shows: the view of its seat, the number of moves made, and how the game ended. */
type Shown = {
  readonly G: { readonly state: View };
  readonly ctx: { readonly gameover?: { readonly how: string } };
  readonly _stateID: number;
};

/** The bot of this seat chooses. */
const choose = (legal: readonly Action[]): Action =>
  legal[Math.floor(Math.random() * legal.length)] as Action;

/** Joins as a player; resolves to the view of this seat at the end. */
const sit = (seat: number): Promise<Shown> =>
  new Promise((over) => {
    const client = Client({
      game,
      numPlayers: seats,
      matchID: 'evening',
      playerID: String(seat),
      multiplayer: SocketIO({ server: url }),
      debug: false,
    });
    let seen = -1;
    client.subscribe((shown: Shown | null) => {
      // Subscribers are also called when a player joins or leaves, and before the first position arrives. Each position counts once.
      if (shown === null || shown._stateID === seen) return;
      seen = shown._stateID;
      const { state } = shown.G;
      if (shown.ctx.gameover !== undefined || seen >= moves) {
        client.stop();
        over(shown);
      } else if (mayAct(state)[0] === seat) {
        const action = choose(legalActions(state, seat));
        console.log(words(state).describe(action, { by: seat }));
        actMove(client, action);
      }
    });
    client.start();
  });

const evening = await Promise.all(Array.from({ length: seats }, (_, seat) => sit(seat)));
server.kill(running);

for (const [seat, { G, ctx, _stateID }] of evening.entries()) {
  const hands = G.state.players.map(
    ({ hand }) => `${hand.filter((card) => card !== '').length} of ${hand.length}`,
  );
  console.log(`After ${_stateID} moves player ${seat + 1} sees of the hands: ${hands.join(', ')} cards.`);
  if (ctx.gameover !== undefined) console.log(`The game is over: ${ctx.gameover.how}.`);
}
