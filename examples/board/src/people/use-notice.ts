import { useEffect } from 'react';
import { decision } from '../editions/rules.js';
import { isSoundOn } from '../sound/switch.js';
import type { Look } from '../table/client.js';
import { texts } from '../texts.js';

/* How a player hears of a turn, or of a wish, while the page is behind another one: in its title, by a sound, by a notification of the system. */

export interface Notices {
  readonly sound: boolean;
  readonly notification: boolean;
}

const place = 'runebound-notices';

/** Whether this browser shows notifications: it needs TLS, and some phones have none. */
export const canNotify = isSecureContext && 'Notification' in globalThis;

/** A notification of the system. On a phone only the worker of the page may show one. */
async function notify(title: string, body: string): Promise<void> {
  const options = { tag: `runebound ${body}`, body };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification(title, options);
  else new Notification(title, options);
}

/** What this browser was told to do. Nothing at first. */
export function notices(): Notices {
  const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
  return { sound: false, notification: false, ...(kept as Partial<Notices>) };
}

/** Changes that; a notification needs the leave of the person, who is asked here. */
export async function setNotices(wanted: Notices): Promise<Notices> {
  const may = !wanted.notification || (canNotify && (await Notification.requestPermission()) === 'granted');
  const kept = { ...wanted, notification: wanted.notification && may };
  localStorage.setItem(place, JSON.stringify(kept));
  return kept;
}

/**
 * Says so when the player of this page is asked, at a table over the network.
 *
 * @param wish - what another player asks for; `null` if nobody asks for anything
 * @param table - what is played, and by whom; `null` where all sit at this browser
 */
export function useNotice(look: Look, wish: string | null, table: string | null): void {
  const isAsked =
    look.viewer !== null && look.step === look.steps && decision(look.view)?.actor === look.viewer;
  const what = wish ?? (isAsked ? texts().network.yourTurn : null);
  useEffect(() => {
    if (what === null || table === null) return;
    const title = document.title;
    document.title = `● ${what}: ${title}`;
    if (document.hidden) {
      const wanted = notices();
      // Where sounds are on, the table is heard anyway.
      if (wanted.sound && !isSoundOn()) void import('../sound/sounds.js').then(({ play }) => play('turn'));
      if (wanted.notification && canNotify && Notification.permission === 'granted')
        void notify(what, table).catch(() => {});
    }
    return () => {
      document.title = title;
    };
  }, [what, table]);
}
