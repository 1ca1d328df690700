import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/* What makes the board work without a network once it was loaded: a browser keeps all files of the build, and gets them anew with the next one. */

/** The files of the build, which the build writes here. */
declare const builtFiles: PrecacheEntry[];

precacheAndRoute(builtFiles);
cleanupOutdatedCaches();
// These are a server's, where the board came from one.
const denylist = [/\/(tables|health|socket)\b/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist }));
self.addEventListener('install', () => void (self as unknown as ServiceWorkerGlobalScope).skipWaiting());

interface ServiceWorkerGlobalScope {
  skipWaiting(): Promise<void>;
}
