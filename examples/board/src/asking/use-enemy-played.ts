import { useEffect, useRef } from 'react';
import type { Advice } from '../bots/advice.js';
import type { Look, TableClient } from '../table/client.js';
import { useEnemiesByBot } from '../table/lone.js';
import { pause } from '../table/pace.js';
import type { Screenful } from '../things/things.js';
import { givenAt } from './use-lone-answer.js';

interface Now {
  readonly client: TableClient;
  readonly look: Look;
  readonly screen: Screenful;
  readonly advice: Advice | null;
  readonly busy: boolean;
}

/** Lets a bot answer for an enemy that the player has to play, if that was chosen. Whether it is about to. */
export function useEnemyPlayed({ client, look, screen, advice, busy }: Now): boolean {
  const on = useEnemiesByBot();
  const tried = useRef<Look | null>(null);
  const mine = !busy && screen.asked !== null && screen.asked === look.viewer;
  const may = on && mine && screen.forEnemy && !look.canRedo && tried.current !== look;
  const answer = may ? screen.answers.find(({ code }) => code === advice?.code) : undefined;
  useEffect(() => {
    if (may) void client.advise();
  }, [may, client, look]);
  useEffect(() => {
    if (answer === undefined) return;
    let isOver = false;
    void pause('bot').then(() => {
      if (isOver) return;
      tried.current = look;
      givenAt(client).set(look.step, '');
      void client.act([answer.action]);
    });
    return () => {
      isOver = true;
    };
  }, [answer, client, look]);
  return may;
}
