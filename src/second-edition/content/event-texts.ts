/** The texts of the base game's Events, by id: pictures show that of the Event in force. */
export const eventTexts: Readonly<Record<string, string>> = {
  'call-down-the-inferno': 'A Hero takes 1 exhaustion for each forest space it moves into.',
  'harvest-fairs': 'When this Event takes effect, each town gets 1 more market card. Items cost 1 gold less.',
  'early-snows': 'A Hero that does not start its move in a town rolls 1 movement die less.',
  'a-comet-with-two-tails':
    'Rewards of yellow and blue Challenges give 1 gold more. A Hero that draws a green adventure card takes 1 exhaustion. When this Event is replaced, discard 1 exhaustion from every Hero.',
  'muster-of-the-free-towns': 'Allies cost 2 gold less.',
  'fever-on-the-roads':
    'Healing in the market costs 1 gold more. A Hero with a wound that ends its turn on a road space takes 1 exhaustion.',
  'restless-graves': 'Undead enemies have 1 more Life, and rewards for defeating them give 2 gold more.',
  'war-levy': 'Whoever begins a Market step pays 1 gold, or the Hero takes 1 exhaustion.',
  'the-runes-awaken':
    'Magic attack rolls get 2 added. The magic damage of magical enemies and of dragons is 1 higher.',
  'the-sky-burns':
    'When this Event takes effect, every Hero takes 1 exhaustion. A Hero that starts its turn on a plains or road space takes 1 exhaustion. A Hero that defeats a blue or red Challenge discards all its exhaustion.',
};
