import type { RandomAPI } from 'boardgame.io/dist/types/src/plugins/random/random.js';
import { answerFrom, type ChanceRequest, type GameTypes, type LightRuleset } from '../../kernel/index.js';

/** The part of boardgame.io's random plugin that chance needs. */
export type Dice = Pick<RandomAPI, 'Die'>;

/** Answers chance with boardgame.io's dice until a player must decide or the game is over. */
export function answered<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  begun: T['state'],
  dice: Dice,
): T['state'] {
  const source = { below: (n: number) => dice.Die(n) - 1, words: () => [] };
  let state = begun;
  for (;;) {
    const asked = ruleset.decision(state) as {
      readonly actor: unknown;
      readonly request?: ChanceRequest;
    } | null;
    if (asked?.actor !== 'chance' || asked.request === undefined) return state;
    state = ruleset.apply(state, answerFrom(source, asked.request, state.decks), { by: 'chance' });
  }
}
