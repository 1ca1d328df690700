import { useState } from 'react';
import { chooseLanguage, type Language, language, languages } from '../language.js';
import { isSoundOn, setSound } from '../sound/switch.js';
import { switchTheme, useTheme } from '../start/theme.js';
import { texts } from '../texts.js';
import type { TableClient } from './client.js';
import { answerFor, useEnemiesByBot, useLoneChosen } from './lone.js';
import { pace, paces, setPace } from './pace.js';

/** Light or dark. */
export function ThemeButton() {
  const theme = useTheme();
  return (
    <button type="button" className="quiet" onClick={switchTheme}>
      {texts().settings[theme === 'dark' ? 'light' : 'dark']}
    </button>
  );
}

/** How fast bots move and dice roll. */
export function PaceChoice() {
  const [chosen, choose] = useState(pace());
  return (
    <label className="pace">
      {texts().settings.pace}
      <select
        value={chosen}
        onChange={({ target }) => {
          const next = paces.find((one) => one === target.value) ?? 'calm';
          setPace(next);
          choose(next);
        }}
      >
        {paces.map((one) => (
          <option key={one} value={one}>
            {texts().settings.paces[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether there are sounds. The first one is heard at once. */
export function SoundSwitch() {
  const [on, setOn] = useState(isSoundOn());
  return (
    <label className="pace">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setSound(target.checked);
          setOn(target.checked);
          if (target.checked) void import('../sound/sounds.js').then(({ play }) => play('turn'));
        }}
      />
      {texts().settings.sound}
    </label>
  );
}

/** Whether the table answers for the player where there is only one answer. */
export function LoneSwitch({ client }: { readonly client: TableClient }) {
  const on = useLoneChosen(client);
  return (
    <label className="pace">
      <input type="checkbox" checked={on} onChange={({ target }) => answerFor('lone', target.checked)} />
      {texts().settings.lone}
    </label>
  );
}

/** Whether a bot plays the enemies that fall to the player. */
export function EnemySwitch() {
  const on = useEnemiesByBot();
  return (
    <label className="pace">
      <input type="checkbox" checked={on} onChange={({ target }) => answerFor('enemies', target.checked)} />
      {texts().settings.enemies}
    </label>
  );
}

const named: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The other language. The page is loaded again in it; `onLeave` keeps what has to be found again then. */
export function LanguageButton({ onLeave }: { readonly onLeave?: () => void }) {
  return languages
    .filter((one) => one !== language())
    .map((one) => (
      <button
        key={one}
        type="button"
        className="quiet"
        lang={one}
        onClick={() => {
          onLeave?.();
          chooseLanguage(one);
        }}
      >
        {named[one]}
      </button>
    ));
}
