import { type Action, decision, type EditionId, rulesetFor } from 'runebound-engine';
import { sensibleBot } from 'runebound-engine/bots';
import { sensibleBot as sensibleThird } from 'runebound-engine/third-edition/bots';
import type { Player } from './player.js';

/* Somebody who plays a whole game, through a socket as a person would: what is chosen is chosen from the view alone. */

/** A player's choices, by a bot that knows what the player was told. */
export function mind(player: Player, seed: string): () => Action<EditionId> | null {
  const second = sensibleBot(seed);
  const third = sensibleThird(seed);
  return () => {
    const view = player.client.heard?.view;
    const asked = view === undefined ? null : decision(view);
    if (view === undefined || asked === null || asked.actor !== view.viewer) return null;
    const helpers = {
      player: asked.actor as number,
      decision: asked as never,
      ruleset: rulesetFor(view) as never,
    };
    const legal = player.legal() as never;
    return view.edition === 'second-edition'
      ? second.choose(view, legal, helpers)
      : third.choose(view, legal, helpers);
  };
}

/** Plays until the game is over, or the table is that far. */
export const playOn = (player: Player, seed: string, upTo = Number.POSITIVE_INFINITY): Promise<void> =>
  playUntil(player, seed, () => (player.client.heard?.seq ?? 0) >= upTo);

/**
 * Plays until the game is over, or it is enough.
 *
 * @param onDone - called with the number of each action that was carried out
 */
export async function playUntil(
  player: Player,
  seed: string,
  isEnough: () => boolean,
  onDone: (seq: number) => void = () => {},
): Promise<void> {
  const choose = mind(player, seed);
  const { client } = player;
  const isOver = (): boolean => (client.heard?.view.outcome ?? null) !== null || isEnough();
  for (;;) {
    await player.until(() => client.heard !== null && (isOver() || isAsked(player)));
    if (isOver()) return;
    const action = choose();
    if (action !== null) onDone(await client.act(action));
  }
}

const isAsked = ({ client }: Player): boolean => {
  const view = client.heard?.view;
  return view !== undefined && decision(view)?.actor === view.viewer;
};
