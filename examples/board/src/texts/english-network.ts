/* What the screen says of a table over the network. */

/** What went wrong, by the code of an error or by its name. In English, most errors say it themselves. */
export const troubles: Readonly<
  Record<string, (values: Readonly<Record<string, string | number>>) => string>
> = {
  version: () => 'The server has a new version. Load this page again.',
  'no-table': () =>
    'This table is not there. A table that nobody plays at is thrown away after a while: open another one.',
  'bad-token': () => 'This link opens no seat. Ask the person who sent it to copy it again, as a whole.',
  unreachable: () => 'The server does not answer. Try it again in a moment.',
};

export const network = {
  title: 'People',
  unread: (count: number): string => (count === 1 ? 'new remark' : 'new remarks'),
  here: 'here',
  away: 'away',
  awaited: 'awaited',
  isAway: (name: string) => `${name} is awaited, but not connected now`,
  isAwaited: (name: string) => `${name} is awaited`,
  youLookOn: 'You look on: nobody waits for you, you see no hand, and you cannot talk here.',
  freePlace: 'free',
  aFreePlace: 'a free place',
  watching: (count: number) =>
    count === 0 ? 'Nobody looks on.' : count === 1 ? 'One person looks on.' : `${count} people look on.`,
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share …',
  watchLink: 'The link to look on',
  emotes: {
    hello: 'Hello!',
    'well-played': 'Well played!',
    thanks: 'Thanks!',
    ouch: 'Ouch!',
    lucky: 'Lucky!',
    thinking: 'Let me think …',
    'your-turn': 'Your turn!',
  },
  signs: 'Signs',
  line: 'A line to everybody',
  say: 'Say',
  talk: 'What was said',
  nothingSaid: 'Nothing was said yet.',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  takeBack: 'Take my last action back',
  takeBackHint: 'The others are asked. Dice that were thrown and cards that were drawn stand.',
  asks: (name: string) => `${name} would like to take an action back. Nothing new has come to light since.`,
  agree: 'Agree',
  decline: 'It stands',
  waitingFor: (by: string, names: string) =>
    `${by} would like to take an action back. Waiting for ${names} to agree.`,
  iAsk: (names: string) =>
    `You would like to take an action back. Waiting for ${names} to agree. If you play on, it stands.`,
  how: {
    agreed: 'The action was taken back.',
    declined: 'Not everybody agreed: the action stands.',
    'moved-on': 'The game has gone on: the action stands.',
  },
  notice: 'Tell me when it is my turn',
  sound: 'a sound',
  notification: 'a notification',
  needsTls: 'Notifications need an address that begins with https.',
  yourTurn: 'Your turn',
  lobby: 'Open tables',
  lobbyEmpty: 'No table waits for players now.',
  lobbyRefresh: 'Look again',
  listed: 'Show it to everybody: the places of other persons are free',
  yourName: 'Your name',
  nameFirst: 'Write your name to sit down at a free place.',
  sit: (name: string) => (name === '' ? 'Sit down' : `Sit down as ${name}`),
  lookOn: 'Look on',
  network: 'Over the network',
  open: 'Open this table on the server',
  linksHint:
    'Give each person the link of a seat, and nobody the link of another: it lets anybody sit there.',
  freeHint:
    'The other persons find their places on this page, under “Open tables”, and write their own names.',
  alone: 'Only one seat is for a person. For each friend, choose “a person” at a seat above.',
  lookingOn: 'Looking on',
  atServer: 'The server rolls the dice: the seed does not count.',
  ownTables: 'Your tables on this server',
  forget: (title: string) => `Forget the links of ${title}`,
  forgetHint: 'These links stand nowhere else. Without them nobody comes back to these seats.',
  forgetNow: 'Throw the links away',
  keep: 'Keep them',
  onlyHere:
    'This page has an address that only this machine knows, and so have the links. Open it by an address that the server prints for other machines.',
  toStart: 'To the first page',
};
