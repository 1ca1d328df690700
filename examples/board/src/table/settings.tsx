import { useState } from 'react';
import { switchTheme, useTheme } from '../start/theme.js';
import { pace, paces, setPace } from './pace.js';

/** Light or dark. */
export function ThemeButton() {
  const theme = useTheme();
  return (
    <button type="button" className="quiet" onClick={switchTheme}>
      {theme === 'dark' ? 'By day' : 'By candlelight'}
    </button>
  );
}

/** How fast bots move and dice roll. */
export function PaceChoice() {
  const [chosen, choose] = useState(pace());
  return (
    <label className="pace">
      Pace
      <select
        value={chosen}
        onChange={({ target }) => {
          const next = paces.find((one) => one === target.value) ?? 'calm';
          setPace(next);
          choose(next);
        }}
      >
        {paces.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
