/* The styles of a table, and of what one is chosen with, in the order in which they count. The first page has its own in `main.tsx`. */

import './cards.css';
import './faces.css';
import './players.css';
import './mine.css';
import './tracks.css';
import './board.css';
import './dice.css';
import './asking.css';
import './combat.css';
import './log.css';
import './people.css';
import './table.css';
import './guide.css';
import './across.css';
