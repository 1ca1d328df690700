import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { language } from './language.js';
import { watchKeys } from './table/by-keys.js';
import { speak } from './texts.js';
import './style/base.css';
import './style/popover.css';
import './style/start.css';

if (language() === 'de') speak((await import('./texts/german.js')).german);
document.documentElement.lang = language();
watchKeys();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the table.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** The worker for use offline brings all files of the board: it waits so long, for what is asked for first. */
const quiet = 10_000;
// Not while the sources are served.
if (!import.meta.hot && 'serviceWorker' in navigator)
  setTimeout(() => {
    void navigator.serviceWorker.register('service-worker.js').catch(() => {
      // A browser may forbid it, as in a private window: the board then needs its network.
    });
  }, quiet);
// A newer build has taken the place of this page's: what it asks for is gone.
addEventListener('vite:preloadError', () => location.reload());
