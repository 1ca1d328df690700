import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/* What makes the board work without a network once it was loaded: a browser keeps the files of the build, and gets them anew
 * with the next one. */

/** The files of the build, which the build writes here. */
declare const builtFiles: PrecacheEntry[];

precacheAndRoute(builtFiles);
cleanupOutdatedCaches();
// Emblems are many small files that never change: the browser keeps those that it has shown. Without a network another card has none.
const noEmblem = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } });
const plugins = [{ handlerDidError: async () => noEmblem() }];
registerRoute(/\/emblems\/[^/]+\.svg$/, new CacheFirst({ cacheName: 'emblems', plugins }));
// These are a server's, where the board came from one.
const denylist = [/\/(tables|health|socket)\b/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist }));
self.addEventListener('install', () => void (self as unknown as ServiceWorkerGlobalScope).skipWaiting());

// A click on the notice of a turn leads to the page that showed it.
self.addEventListener('notificationclick', (event) => {
  const { notification, waitUntil } = event as unknown as NotificationClick;
  notification.close();
  waitUntil.call(event, toTable());
});

async function toTable(): Promise<void> {
  const pages = await (self as unknown as ServiceWorkerGlobalScope).clients.matchAll({ type: 'window' });
  await pages.find(({ url }) => url.includes('#table='))?.focus();
}

interface NotificationClick {
  readonly notification: { close(): void };
  waitUntil(done: Promise<void>): void;
}
interface ServiceWorkerGlobalScope {
  skipWaiting(): Promise<void>;
  readonly clients: {
    matchAll(of: {
      readonly type: 'window';
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
  };
}
