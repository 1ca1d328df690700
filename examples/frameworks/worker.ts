/* The engine in a worker, so that no bot and no search holds up the page. It answers the requests of docs/protocol.md, a line for a line. */

import { openSession } from 'runebound-engine/protocol';

const session = openSession({ engine: 'in a worker' });
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(session.answer(data)));
