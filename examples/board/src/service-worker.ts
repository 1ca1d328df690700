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
// Each emblem is one of many small files that never change: the browser keeps those that it has shown.
registerRoute(/\/emblems\/[^/]+\.svg$/, new CacheFirst({ cacheName: 'emblems' }));
// These are a server's, where the board came from one.
const denylist = [/\/(tables|health|socket)\b/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist }));
self.addEventListener('install', () => void (self as unknown as ServiceWorkerGlobalScope).skipWaiting());

interface ServiceWorkerGlobalScope {
  skipWaiting(): Promise<void>;
}
