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

// Not while the sources are served.
if (!import.meta.hot && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('service-worker.js').catch(() => {
    // A browser may forbid it, as in a private window: the board then needs its network.
  });
// A newer build has taken the place of this page's: what it asks for is gone.
addEventListener('vite:preloadError', () => location.reload());
