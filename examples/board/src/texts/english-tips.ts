/* What tracks, markets and decks are for, in our own words. Each has the rule that says it in full. */

type Tip = readonly [text: string, rule: string];

export const tips = {
  market: [
    'The market stack of a town. If you stop in the town, a new card comes to it; then you may buy what lies there.',
    '2e.market.actions',
  ] as Tip,
  undefeated: [
    'Challenges that beat a hero lie here. Each waits on the board where its number stands; if you stop there, you may fight it.',
    '2e.undefeated.track',
  ] as Tip,
  event: [
    'An Event is in force until one of the same or a higher number takes its place.',
    '2e.event.replace',
  ] as Tip,
  doom: [
    'Used adventure cards gather here, one at each town. When there are enough, they leave, and a doom counter comes. The eighth counter begins the Endgame.',
    '2e.doom-track.purpose',
  ] as Tip,
  storm: [
    'The storm counter goes up in each turn, faster after a harder Challenge. When it leaves the top, a Storm card comes, and the counter begins again below.',
    'va50.storm-step.off-top',
  ] as Tip,
  scions: [
    'A slumbering Scion gives a benefit for its counter. A hero may awaken it on a red adventure; then it helps that hero as an Ally does.',
    'va50.scion.two-states',
  ] as Tip,
  sea: [
    'Where each hero is, with which Captain, and with how many sets of maps. At sea a set pays for a Legendary Item.',
    'iod.experience.spend-maps',
  ] as Tip,
  cataclysm: [
    'Cursed towns hold Curse cards. A hero who claims one has as many points as its level. The first hero with a freed town and enough points wins.',
    'va51.winning.condition',
  ] as Tip,
  rituals: [
    'A Ritual works once all its symbols are filled. A movement die that shows one of them fills it.',
    'va46.ritual.definition',
  ] as Tip,
  time: [
    'Each round takes the token one space on; an act has twelve spaces. At 6 and 12 used gems come back; at 3, 6, 9 and 12 a story card is drawn.',
    '3e.time.two-acts',
  ] as Tip,
  story: [
    'Quests of the story. A token on the map marks the place of each; any hero may do it there.',
    '3e.story.quest',
  ] as Tip,
  villain: [
    'The enemy of the scenario. It has its own health against each player. The player who defeats it wins.',
    '3e.end.win',
  ] as Tip,
  revealed: ['Cards that were drawn and are being dealt with.', '3e.adventure.draw'] as Tip,
  assets: [
    'The market of a city. For one action in the city a new card comes to it; then you buy one card or discard one.',
    '3e.shop.buy-or-discard',
  ] as Tip,
  deck: ['Cards that lie face down, in an order that nobody knows.', '3e.adventure.draw'] as Tip,
  /** Where the token of time stands. */
  at: (space: string) => `The token is at ${space}.`,
};

/** What a tip is about. */
export type TipId = Exclude<keyof typeof tips, 'at'>;
