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

interface ServiceWorkerGlobalScope {
  skipWaiting(): Promise<void>;
}
