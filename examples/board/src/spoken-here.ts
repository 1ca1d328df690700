import { language } from './language.js';
import { speakIn } from './spoken.js';

/* Loads the words of the engine in the language of the page. What imports this waits for them. */

if (language() === 'de') {
  const [second, third] = await Promise.all([
    import('runebound-engine/words/german'),
    import('runebound-engine/third-edition/words/german'),
  ]);
  speakIn({ 'second-edition': [second.german], 'third-edition': [third.german] });
}
