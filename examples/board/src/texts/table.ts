/* The texts of the screen that is played at. What the game says comes from the package; this is what the page says. */

const english = {
  panels: 'What to look at',
  heroes: 'Heroes',
  markets: 'Market',
  tracks: 'Tracks',
  story: 'Story',
  close: 'Close',
  fold: 'Fold the question away',
  unfold: 'Show the question',
  closer: 'Closer',
  farther: 'Farther',
  whole: 'The whole board',
  coordinates: 'Coordinates',
  find: 'Find …',
  findOnBoard: 'Find on the board',
  kinds: { hero: 'Heroes', town: 'Towns and places', adventure: 'Adventures' },
  stands: (name: string) => `${name} stands here`,
  adventure: (color: string) => `${color} adventure`,
  town: 'A town',
  market: (cards: readonly string[]) =>
    cards.length === 0 ? 'A market with nothing on offer' : `Market: ${cards.join(', ')}`,
  gem: (type: string, faceup: boolean) => (faceup ? `${type} gem` : `${type} gem, used up`),
  zombies: (many: number) => (many === 1 ? 'A zombie' : `${many} zombies`),
  actions: (many: number) => (many === 1 ? '1 action' : `${many} actions`),
  damage: (many: number) => `${many} damage`,
  nothingHere: 'Nothing lies here.',
  noWay: 'No way leads there now.',
  steps: (many: number) => (many === 1 ? '1 step' : `${many} steps`),
  go: 'Go there',
  goes: 'Goes there',
  free: 'without dice',
  waysHint: (many: number) => `${many} ways: hold, or click with the right button, to choose the dice`,
  choose: 'What to do there',
  takeBack: 'Take it back',
};

export type TableTexts = typeof english;

/** The texts in the language of the screen. */
export const texts: TableTexts = english;
