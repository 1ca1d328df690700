import { network, troubles } from './english-network.js';
import { table } from './english-table.js';
import { things } from './english-things.js';

/* The board's own texts in English. */

export const english = {
  network,
  troubles,
  table,
  things,
  /** A word of the table by its English name: of a value, of a kind of card. */
  term: (word: string) => (word === 'dash' ? 'blank' : word),
  /** A name for a narrow place: where its words may be broken. */
  breakable: (name: string) => name,
  /** The modules and scenarios by their ids, where they have another name than their own. */
  modules: {} as Readonly<Record<string, string>>,
  settings: {
    light: 'Light colors',
    dark: 'Dark colors',
    sound: 'Sound',
    lone: 'Where I have only one answer, the table gives it for me. It never ends my turn, and never leaves a place',
    enemies: 'When another hero fights, a bot plays its enemy in my place',
    pace: 'Pace of bots and dice',
    paces: { calm: 'calm', brisk: 'brisk', 'at once': 'at once' },
  },
  kept: {
    title: 'Go on with a game',
    goOn: (game: string) => `Go on: ${game}`,
    over: 'over',
    turn: (turn: number) => `Turn ${turn}`,
    round: (round: number) => `Round ${round}`,
    throwAway: (title: string) => `Throw away ${title}`,
    none: 'Games that are begun here are kept in this browser.',
    file: 'A kept game',
    open: 'Open a file …',
  },
  pass: {
    title: (name: string) => `Pass the device to ${name}`,
    about: (name: string) =>
      `Hands are hidden. When ${name} looks at the screen and nobody else does, go on.`,
    taken: (name: string) => `I am ${name}`,
  },
  credits: {
    footer:
      'An unofficial fan project, not affiliated with the publisher of Runebound. All drawings and all cards marked original are our own; the emblems on the cards are by others.',
    title: 'Credits',
    close: 'Close',
    from: 'The emblems of the cards come from',
    under: 'under',
    change: 'Changed: the color, and each stands on a tile.',
    by: (author: string) => `Icons made by ${author}`,
  },
  start: {
    loading: 'The rules are being brought …',
    laying: 'The table is being laid …',
    lead: 'Runebound is a board game of adventure: each player leads a hero over a map, fights what waits there, and grows strong enough for the last battle. You play here against bots or friends; the game shows what you may do, and says why.',
    play: 'Play now',
    playNote: (edition: string) => `You and one bot, ${edition}. A guide shows you your first turn.`,
    another: 'Another game: choose players, heroes and modules',
    anotherOrNetwork: 'Another game, here or over the network: choose players, heroes and modules',
    edition: 'Edition',
    editions: { 'second-edition': 'Second Edition', 'third-edition': 'Third Edition' },
    about: {
      'second-edition':
        'A race of heroes through the realm of Terrinoth. Roll movement dice, win adventures from green to red, buy Items and Allies, and be the first to own three Dragon Runes or to defeat High Lord Margath.',
      'third-edition':
        'Heroes grow in adventures of combat, exploration and talk, while a villain gathers strength over two acts. In a fight both sides cast combat tokens. The first to defeat the villain wins; if nobody does in time, all lose.',
    },
    modules: 'Modules',
    modulesNote:
      'Modules add to the base game. A first game needs none; a module that goes well with it says so.',
    scenario: 'Scenario',
    notWith: (title: string) => `not with ${title}`,
    brings: (title: string) => `brings ${title} along`,
    players: 'Players',
    nameOf: (at: number) => `Name of player ${at}`,
    whoPlays: (name: string) => `Who plays for ${name}`,
    remove: (name: string) => `Remove ${name}`,
    add: 'Add a player',
    player: (at: number) => `Player ${at}`,
    seed: 'Seed',
    seedNote: 'chosen for you',
    seedHint: 'The same seed brings the same game: leave it empty for a new one.',
    begin: 'Begin',
    /** What will begin: an edition, so many at the table, and its scenario or so many modules. */
    begins: (edition: string, players: number, module: string | number) =>
      [
        edition,
        players === 1 ? '1 player' : `${players} players`,
        typeof module === 'string' ? module : module === 1 ? '1 module' : `${module || 'no'} modules`,
      ].join(' · '),
  },
  strengths: {
    person: { name: 'a person', about: '' },
    easy: {
      name: 'a bot: easy',
      about: 'Leaves many of its choices to chance and hardly ever wins: for a first game.',
    },
    sensible: { name: 'a bot: sensible', about: 'Weighs each fight, way and purchase. A fair opponent.' },
    planner: { name: 'a bot: planner', about: 'Plans several goals ahead on the map. Strong, and quick.' },
    search: {
      name: 'a bot: search',
      about: 'Plays each choice on in its mind for a second. The strongest, and slow.',
    },
  },
  heroes: {
    title: 'Heroes',
    random: 'at random',
    chosen: 'chosen for each player',
    drafted: 'drafted in turn',
    about: {
      random: 'Each player gets a hero by chance.',
      chosen: 'You say who plays whom; a player without a hero gets one by chance.',
      drafted: 'The players choose one after the other; bots choose by chance.',
      inGame: 'The players choose when the game begins, in the order of their turns.',
    },
    choosingFor: (name: string) => `Choose a hero for ${name}`,
    take: (hero: string) => `Take ${hero}`,
    taken: (name: string) => `Played by ${name}`,
    again: 'Choose again',
    all: 'Everybody has a hero.',
    given: 'Who has which hero',
    noneYet: 'no hero yet',
  },
  goal: {
    label: 'What ends the game',
    short: 'Goal',
    over: 'The end',
    of: (text: string, have: number, need: number) => `${text}: ${have} of ${need}`,
    so: (text: string, have: number) => `${text}: ${have} so far`,
    /** The later ones go on in the sentence of the first. */
    either: (goals: readonly string[]) =>
      goals.map((goal, at) => (at === 0 ? goal : goal.charAt(0).toLowerCase() + goal.slice(1))).join(' or '),
    wins: 'You win if you are the first to do one of these:',
    together: 'All of you win together:',
    winsBy: 'You win if you are the first to do this:',
    loses: 'All of you lose if one of these happens:',
    losesBy: 'All of you lose if this happens:',
    each: (name: string, have: number) => `${name}: ${have}`,
    near: (name: string, have: number) => ` · ${name} has ${have} already!`,
  },
  header: {
    undo: 'Undo',
    undoNot: 'Nothing can be undone now: what dice or cards have decided stands.',
    redo: 'Redo',
    save: 'Save to a file',
    saved: (file: string) => `Saved: ${file}`,
    leave: 'Leave',
    help: 'Rules',
    legend: 'Legend',
    tour: 'Guide me',
    menu: 'Menu',
    close: 'Close',
  },
  help: {
    rules: 'The rules in short',
    rulesNote: 'This is a summary in our own words. The § beside a line opens the rule itself.',
    legend: 'What the signs mean',
    hold: 'Hold your finger on a place of the map, or point at it: it says what it is.',
    inPlay: 'Modules in play',
    terms: 'What it means:',
    rule: (id: string) => `The rule ${id}`,
    page: 'More about this rule',
  },
  advice: {
    doIt: 'Do this',
    likely: (likely: string) => `The odds: ${likely}.`,
    heads: (place: string, lies: string) =>
      lies === '' ? `The way leads to ${place}.` : `The way leads to ${place}: ${lies} lies there.`,
    here: 'The walk ends here.',
    only: 'There is nothing else to choose.',
    kinds: {
      rest: 'A rest brings back health or stamina.',
      roll: 'The dice lead farther than a single step.',
      end: 'The turn ends.',
      face: 'A fight or a test follows; what is won brings a reward.',
      decline: 'The adventure stays where it is.',
      escape: 'The fight ends, if it succeeds.',
      stand: 'The fight goes on.',
      attack: 'This is the one attack of the round.',
      defend: 'The attack of the round is kept for another part of it.',
      buy: 'Gold pays for it.',
      sell: 'A card becomes gold.',
      leave: 'The gold is kept.',
      heal: 'Gold becomes health.',
      grow: 'The value stays higher for the rest of the game.',
      train: 'This leads to new skills.',
      tokens: 'Tokens that are spent do nothing more in this round.',
      block: 'What is blocked does no damage.',
      choose: 'A bot takes this one of what may be chosen.',
    },
  },
  tour: {
    next: 'Next',
    later: 'Understood',
    inThird:
      'An enemy that you defeat becomes a trophy, and you choose a reward. Trophies pay for skills. If you get away, you win nothing. If you are beaten, you keep all that you have and stay where you are; you have to rest before you do anything else. Go on with what is asked now.',
    done: 'Done',
    close: 'Leave the guide',
    waits: 'Go on, I wait.',
    /** Where a phone has something else in its place. */
    onPhone: {
      goal: 'Tap this whenever you want to know how the game is won, and how near you and the others are.',
      hero: 'Here are the numbers of your hero. Tap them for all its values and what it carries; tap a value to see what makes it up.',
      log: 'Below, “Story” tells all that you and the others did. The § at the end of a line is the rule behind it.',
      place: 'Tap a lit place on the map, or one of the list.',
      walkThird:
        'Each die takes you into one hex whose land it shows. Tap a lit hex; a dashed one is several steps away. A gem is an adventure.',
      tokens:
        'Both sides have cast their tokens. Tap one of yours to see what it can do. The side with more golden ones begins.',
      end: 'The Menu has the rules, the legend and this guide whenever you want them. Good luck!',
    },
    steps: {
      goal: {
        title: 'What you play for',
        text: 'This line always says how the game is won, and how near you are. Click it to see how near the others are.',
      },
      hero: {
        title: 'Your hero',
        text: 'Here are the numbers of your hero. “Heroes” has all its values and what it carries. Click an underlined value or a card to see what makes it up.',
      },
      question: {
        title: 'The game asks',
        text: 'The game always asks one thing, here. Each button is an answer that the rules allow. Not sure? “What would a bot do?” gives a hint, and Undo takes a step back.',
      },
      draft: {
        title: 'Choose your hero',
        text: 'Read the cards and take the hero you like: any of them will do for a first game. Tokens help in fights; body, mind and spirit in tests. Below the question stand words of the game: choose one, and it is explained.',
      },
      place: {
        title: 'Where you begin',
        text: 'Choose one of the lit places on the map. Your figure begins there.',
      },
      roll: {
        title: 'Roll for your way',
        text: 'You move with dice that show land. Roll as many as you may. Later you may roll fewer and rest: that heals exhaustion. The heroes of the others come to the map in their first turn.',
      },
      turn: {
        title: 'Three actions',
        text: 'In a turn you have three actions. Move to a coloured gem, and take its adventure with two actions. A gem beside you is one step away: choose it here or on the map. A roll goes farther.',
      },
      gem: {
        title: 'You stand on a gem',
        text: 'This gem is an adventure: it costs two actions, whenever you have them. You draw a card of its colour, and see what you meet. It brings gold, and trophies for skills.',
      },
      walk: {
        title: 'Walk',
        text: 'Each die takes you into one space whose land it shows. Choose a lit space; a dashed one is several steps away. The coloured counters are adventures, green the easiest, red the hardest: among the red ones lie the Dragon Runes. Stop on one.',
      },
      stop: {
        title: 'You are there',
        text: 'You stand on an adventure. Stop here to take it; the dice that are left are not needed.',
      },
      walkThird: {
        title: 'Walk',
        text: 'Each die takes you into one hex whose land it shows. Choose a lit hex; a dashed one is several steps away. Point at one, or hold your finger on it, to read what it is. The gems are adventures: orange is combat, mostly a fight; green is exploration, mostly a quest; violet is social, mostly a choice. When you are there, stop.',
      },
      adventure: {
        title: 'An adventure',
        text: 'You stand where an adventure waits. Take it: you draw a card and see what you meet.',
      },
      combat: {
        title: 'A fight',
        text: 'Here are you and your enemy. A round has three phases: ranged, melee and magic. In one of them you may attack, in the others you defend: your value and two ten-sided dice against the number of the enemy. Where dice decide, a bar at the answer says how likely it succeeds.',
      },
      tokens: {
        title: 'A fight',
        text: 'Both sides have cast their tokens. Choose one of yours to see what it can do: weapons, flames and claws are damage, shields block it, bolts pay for abilities, wings turn other tokens. The side with more golden ones begins.',
      },
      foe: {
        title: 'You play the enemy',
        text: 'Another hero fights, and nobody else plays its enemy: you do, as hard as you like. Your own turn comes after it.',
      },
      fought: {
        title: 'The fight is over',
        text: 'What you defeat brings a reward, and a counter of experience: spend those to grow stronger. In towns you buy cards and heal. If you get away, you win nothing. If you are beaten, it costs you something, and you go on in your next turn. Go on with what is asked now.',
      },
      market: {
        title: 'A market',
        text: 'Here you buy Items and Allies, and heal. An Ally may attack in place of your hero; where that fails, the Ally is wounded. What you cannot pay says so. When you have enough, go on.',
      },
      shop: {
        title: 'A market',
        text: 'A new card has come to the market. Buy one card; or buy nothing, and choose which card leaves the market.',
      },
      learn: {
        title: 'Learn a skill',
        text: 'You have the trophies for a skill in your hand. Learn it here, for no action: it works from then on. Gold buys assets at the market of a city.',
      },
      log: {
        title: 'The story so far',
        text: 'All that you and the others did stands here. The § at the end of a line is the rule behind it.',
      },
      end: {
        title: 'You know your way',
        text: 'Rules, Legend and this guide are up here whenever you want them. Good luck!',
      },
    },
  },
};
