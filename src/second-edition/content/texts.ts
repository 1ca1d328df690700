/** The effects of the base game's cards in our own words, without those of Events, by id. The rules read the cards' data instead. */
export const texts: Readonly<Record<string, string>> = {
  mordrog: 'While Mordrog has a wound, his melee rolls are 3 higher.',
  'corbin-axebearer':
    'After a missed melee attack of Corbin, 1 exhaustion, once a roll: roll the dice again.',
  'aldreth-whitegate':
    "Aldreth's defense rolls against ranged and magic attacks are 1 higher. When an Ally of hers is about to take wounds, 1 exhaustion: cancel 1 of them.",
  'ysolde-saltblade':
    'Rewards of gold bring Ysolde 1 gold more. While moving, 1 exhaustion: she may enter an adjacent river space without a die.',
  'varikas-the-dead':
    'Before Combat, 1 exhaustion: Varikas makes a magic attack that gives 1 wound if it hits.',
  'mad-carthos':
    'Before Combat, 1 exhaustion: roll the dice. Up to 5, Carthos takes 1 wound. From 6 to 12, his Spirit is 2 higher for this combat. From 13, the enemy takes 1 wound.',
  'spiritseeker-mok': 'At any time in your turn, 2 exhaustion: Mok discards 1 of his wounds.',
  'battlemage-jaes': 'Melee, 1 exhaustion, once a round: Jaes may attack once more this round.',
  'ronan-of-the-wild':
    "Once a turn while moving: roll up to two of your movement dice again. Ronan's combat rolls against beasts are 1 higher.",
  'red-scorpion':
    "When Red Scorpion's ranged attack hits, 2 exhaustion, once a combat: it gives 1 wound more.",
  'wren-ashquill': 'If Wren makes the first combat roll of a combat, that roll is 2 higher.',
  'tamsin-two-coins': 'Items cost Tamsin 1 gold less. Her escape rolls are 3 higher.',
  'ferrox-on-the-prowl': 'The first round of this combat has no ranged phase. Reward: 2 gold.',
  'bone-rabble': 'Reward: 2 gold.',
  'tollgate-bullies':
    'Before combat, you may pay 1 gold: their melee damage is 1 less in this combat. Reward: 3 gold.',
  'marsh-leeches': 'Before combat, test Body with Swim (11); if you fail, take 1 exhaustion. Reward: 1 gold.',
  'hedge-witch': 'Reward: 1 gold, and discard 1 wound from your Hero.',
  'grave-robbers':
    'Before combat, test Mind with Tracking (11); if you succeed, they take 1 wound. Reward: 2 gold.',
  'cinder-imp': 'Whoever misses with an attack takes 1 exhaustion. Reward: 2 gold.',
  'wolves-of-the-bitter-downs': 'While you have no Allies, their Body is 1 higher. Reward: 2 gold.',
  'barrow-shade': 'Whoever is wounded by its damage also takes 1 exhaustion. Reward: 2 gold.',
  'drunken-hill-giant':
    'Before combat, test Spirit with Bluff (12); if you succeed, its Body is 2 lower in this combat. Reward: 3 gold.',
  'crossbow-deserters': 'Reward: 2 gold.',
  'rune-mad-acolyte':
    'Reward: 1 gold, and take this card as an Item (Rune: Shard). Discard it before combat: your Hero makes a magic attack for 2 wounds.',
  'masterless-war-hound':
    'Reward: take this card as an Ally, or 2 gold. While the Ally is with you, your Hero adds 1 to escape rolls.',
  'thornback-boar':
    'In the first round its melee damage is 1 higher. Reward: 1 gold, and discard all exhaustion from your Hero and Allies.',
  'swamp-wisp':
    'Before combat, test Mind with Perception (11); if you fail, your Hero and each Ally take 1 exhaustion. Reward: keep this card. Discard it in an escape phase to get away as if your escape roll had succeeded.',
  'dragon-cultists': 'Reward: 3 gold.',
  'hatchling-drake': 'Reward: 3 gold.',
  'walking-armor':
    "Reward: take this card as an Item (Armor: Plate), or 2 gold. Activate it when your Hero would take wounds from an enemy's damage: cancel 1 of them.",
  'carrion-crows': 'Reward: 1 gold.',
  'drowned-sailor': 'Reward: 2 gold.',
  'spinner-in-the-mine': 'You cannot escape from this Challenge. Reward: 3 gold.',
  'jealous-dryad':
    'Before combat, test Spirit with Diplomacy (14); if you succeed, you defeat her at once. Reward: discard 2 wounds from your Hero, or 2 gold.',
  'mirror-thief': 'Whenever one of your party misses with an attack, you lose 1 gold. Reward: 3 gold.',
  'toppling-idol':
    'When your Hero defends with success in the melee phase, it takes 1 wound. Reward: draw 2 market cards; you may buy one Item among them for half its cost.',
  'lost-patrol':
    'Reward: 1 gold, and keep this card. Discard it while you move: roll up to 2 of your movement dice again.',
  'wayside-shrine':
    'Choose: discard 2 wounds and all exhaustion from your Hero, and your turn ends; or test Spirit (12): if you succeed, discard 1 wound from your Hero and from each Ally.',
  'the-ferrymans-riddle':
    'Test Mind with Lore (13). If you succeed, keep this card: discard it before you move to put your Hero in a town of your choice. If you fail, take 1 exhaustion.',
  'a-letter-for-greyhaven':
    'This card stays open. At the start of each of your turns put a counter on it; with the fifth it is discarded. In the market of Greyhaven you gain 6 gold less 1 for each counter and discard it. You may discard it before you move.',
  'the-cornered-cutpurse':
    'Choose: gain 1 gold; or fight the Cutpurse (Life 2, Mind 12/1, Body 10/1, Spirit 9/0) and gain 3 gold if you defeat her.',
  'peddler-in-the-rain': 'Draw 3 market cards; you may buy one Item among them for half its cost.',
  'the-old-swordmaster':
    'This card stays open. Once in each of your Market steps you may pay 2 gold: take a green adventure counter from the pile. After the third lesson, or when you are knocked out, discard it. You may discard it before you move.',
  'brood-of-the-bloodmother':
    'Before combat, test Body with Swim (14); if you fail, take 1 wound. Reward: 3 gold, and keep this card. Discard it before your Hero rolls to attack: add 4 to the roll.',
  'death-witch':
    'Before combat, test Spirit with Diplomacy (14); if you fail, take 1 exhaustion. When an Ally of yours is killed, discard all wounds from her. Reward: 4 gold.',
  'mistress-of-the-ferrox':
    'Reward: 3 gold, and keep this card. Discard it Before Combat with a ferrox: the ferrox is defeated.',
  atavax: 'Reward: 1 gold for each player and 1 more, and every other Hero takes 1 exhaustion.',
  'gallows-ogre': 'Reward: 4 gold.',
  'cliff-harpies':
    'Before combat, test Body with Climb (13); if you fail, take 1 wound. The first round of this combat has no melee phase. Reward: 4 gold.',
  'barrow-knight':
    'Reward: take this card as an Item (Weapon: Sword), or 4 gold. The sword adds 2 to the melee rolls of your Hero.',
  'plague-mummers': 'Whoever is wounded by their damage also takes 1 exhaustion. Reward: 4 gold.',
  'quarry-golem':
    'After each ranged attack that hits it and does not defeat it, discard 1 wound from it. Reward: 4 gold.',
  'river-wyrm':
    'Before combat, test Body with Swim (13); if you fail, take 1 from all rolls of your Hero in this combat. Reward: 5 gold.',
  'captain-of-the-broken-crags': 'If you escape, you lose 2 gold. Reward: 5 gold.',
  'wailing-choir':
    'At the start of each round test Spirit (12); if you fail, take 1 exhaustion. Reward: 4 gold.',
  'hunger-of-the-hanging-woods':
    'You cannot escape from this Challenge. Reward: 3 gold, and discard all exhaustion from your Hero and Allies.',
  'renegade-runesmith':
    'Reward: 2 gold, and take this card as an Item (Rune: Wand). Activate it before a magic roll of your Hero: add 3 to the roll.',
  'rime-giant':
    'Before combat, test Body with Survival (13); if you fail, take 1 exhaustion. Reward: 3 gold, and draw 3 market cards; you may hire one Ally among them for half the cost.',
  'shadow-twin':
    'While you have a Weapon, its melee damage is 1 higher, and its Body 1 higher for each of your Weapons. Reward: 3 gold, and a green adventure counter from the pile.',
  'dragon-marked-champion':
    'Its Body is 1 lower for each wound on it. Reward: 3 gold, and keep this card. Discard it after a failed roll of your Hero in combat against a dragon: roll the dice again.',
  'a-question-of-honor':
    'Choose: test Spirit with Diplomacy (15), and if you fail, take 1 exhaustion; or fight the Insulted Knight (Life 3, Mind 13/1, Body 15/2, Spirit 12/1). If you succeed or win, take this card as an Ally. Once a combat the Ally may take wounds in the place of your Hero.',
  'the-unfinished-blade':
    'This card stays open. At the start of each of your turns put a counter on it; with the seventh it is discarded. In the market of Forge you may pay 2 gold to take it as an Item (Weapon: Sword): your Hero adds 3 to melee attack rolls. In any market you may discard it for 1 gold.',
  'the-ruined-observatory':
    'You may roll the dice. 2-7: take 1 wound. 8-11: take 1 exhaustion and gain 1 gold. 12-16: gain 4 gold. 17-20: take a yellow adventure counter from the pile, then green and yellow counters return to their empty sunburst spaces.',
  'hunted-by-night':
    'This card stays open. At the start of each of your turns test Mind with Stealth (14): if you fail, take 1 wound; after the second success gain 3 gold and a yellow adventure counter from the pile and discard it. It is also discarded when you are knocked out, or if you pay 2 gold in a market.',
  'ash-drake': 'At the start of the first round each of your Allies takes 1 wound. Reward: 8 gold.',
  'lich-of-the-ashen-hills':
    'At the end of each round discard 1 wound from it. Reward: 5 gold, and take this card as an Item (Artifact: Crown), which adds 3 to the magic rolls of your Hero.',
  'corpse-of-a-titan': 'Reward: 9 gold.',
  'warden-of-the-burning-gate':
    'Before combat, test Spirit (16); if you fail, your Hero and each Ally take 1 wound. You cannot escape from this Challenge. Reward: 9 gold.',
  'grandmother-ferrox':
    'While you have no Allies, her Body is 1 higher. Reward: take this card as an Ally, or 7 gold. For 1 exhaustion the Ally makes a melee attack before combat.',
  'the-hollow-general':
    'From the third round on its melee damage is 1 higher. Reward: 5 gold, and keep this card. Discard it in a melee phase: your Hero may attack once more this round.',
  'thunder-roc':
    'The first round of this combat has no melee phase. Reward: 5 gold, and take this card as an Item (Gear: Cloak). Activate it after moving to move up to 2 more spaces over any terrain.',
  'living-bastion':
    'Whoever misses with a melee attack takes 1 exhaustion. Reward: draw 3 market cards; you may take one Item among them for nothing.',
  'regent-of-the-crimson-forest':
    'Before combat, you may take 2 exhaustion: her Spirit is 3 lower in this combat. Reward: 7 gold.',
  'rider-of-the-red-moon':
    'When your Hero fails to defend in the ranged phase, it takes 1 exhaustion. Reward: 6 gold; refresh all your cards and discard 1 exhaustion from your Hero and from each Ally.',
  'shadow-of-vorakesh':
    'While an Event III is in play, its Spirit is 1 higher. Reward: 5 gold, and a Stamina experience counter for nothing.',
  'the-two-locked-doors':
    'This card stays open. In the market of Nerekhal put a counter on it: the key. With the key, in the market of Frostgate draw 5 market cards; you may take one Item among them for nothing, and discard this card. If you are knocked out with the key, discard it. You may discard it before you move.',
  'the-dragons-bargain':
    'Choose: discard your dearest Item and gain an experience counter of your choice for nothing; or take 2 wounds and gain 6 gold, unless that would knock you out; or go on your way.',
  'the-rune-broker':
    'Choose: draw 4 market cards and buy up to 2 of them for half their cost; or fight the Bound Guardian (Life 4, Mind 16/1, Body 17/2, Spirit 18/2; no escape; its Spirit is 1 lower after each attack that hits). If you defeat it, gain 4 gold and a yellow adventure counter from the pile and keep this card: discard it before you move to put your Hero on any space.',
  'high-lord-margath':
    'Before combat, test Spirit (18); if you fail, your Hero and each Ally take 1 exhaustion. Whoever defeats him wins the game.',
  'skeleton-of-margath':
    'Not a Dragon Rune. Reward: keep this card and face High Lord Margath now; there is no escape. While you have it, add 4 to the first combat roll of a combat against him. Discard it when you are knocked out.',
  'ysharra-lady-of-embers':
    'Whoever misses with an attack takes 1 exhaustion. Reward: keep this card, a Dragon Rune, and gain 5 gold. The rune makes the magic damage of your Hero 1 higher.',
  'morvakar-the-glacier':
    'Reward: keep this card, a Dragon Rune, and gain 5 gold. Once a round your Hero may take 1 exhaustion when it would take wounds in combat: cancel 1 of them.',
  'threnodax-lord-of-graves':
    'At the end of each round, if your Hero has a wound, discard 1 wound from it; when an Ally of yours is killed, discard 2. Reward: keep this card, a Dragon Rune, and gain 5 gold. Whenever you defeat a Challenge, the rune discards 1 wound from your Hero.',
  'velisande-the-veiled':
    'In the first round her Mind and Body are 1 higher. Reward: keep this card, a Dragon Rune, and gain 5 gold. Once a turn your Hero may take 1 exhaustion after a failed roll of its own: roll the dice again.',
  'gorrunth-of-the-shadow-peaks':
    'Before combat, test Body with Leap (16); if you fail, take 1 wound. Reward: keep this card, a Dragon Rune, and gain 5 gold. The rune gives your Hero 1 more Life.',
  'sithrael-storm-of-wings':
    'The first round of this combat has no melee phase. Reward: keep this card, a Dragon Rune, and gain 5 gold. Once a turn, after moving, your Hero may take 1 exhaustion to move up to 2 more spaces over any terrain.',
  'loyal-hound': 'Before an escape roll of yours, 1 exhaustion, once a roll: the roll is 4 higher.',
  'alley-cutpurse':
    'In your Market step, 1 exhaustion, once a turn: roll the dice; on 11 or more you gain 2 gold.',
  'moorland-guide':
    'While moving, 1 exhaustion, once a turn: you have one more movement die, which shows your choice of road and forest, road and swamp, or hill and mountain.',
  'wandering-skald': 'Before a skill test of yours, 1 exhaustion, once a roll: the roll is 3 higher.',
  'burning-priest': 'Before a combat roll of your Hero, 1 exhaustion: the roll is 2 higher.',
  'hedge-healer': 'At any time in your turn, 2 exhaustion: your Hero or one of your Allies discards 1 wound.',
  'faithful-squire':
    'At any time in your turn, 2 exhaustion, once a turn: turn one of your activated cards face up again.',
  gravewarden: "The Gravewarden's attack rolls against undead and spirits are 3 higher.",
  'oathbound-shieldbearer':
    'When your Hero is about to take wounds from an enemy, once a round: the Shieldbearer takes them instead.',
  'mountain-berserker':
    'Before an attack roll of the Berserker, it takes 1 wound, once a roll: the roll is 4 higher.',
  'captain-of-crossbows':
    "After a missed ranged attack of the Captain, 2 exhaustion, once a roll: roll the dice again. The Captain's attack rolls against humanoids are 1 higher.",
  'hag-of-the-bitter-downs': "Before Combat, 1 exhaustion: the enemy's Body is 2 lower for this combat.",
  'lantern-wraith': "The enemy's magic damage is 1 lower.",
  'sister-of-the-vigil':
    'When your Hero or one of your Allies is about to take wounds, 1 exhaustion: cancel 1 of them.',
  'nerekhal-mage': 'Ranged, 2 exhaustion, once a combat: this round has no magic phase.',
  'clockwork-sentinel': 'At the end of each round of combat the Sentinel discards 1 of its wounds.',
  'ashen-hills-giant': 'When your Market step begins, pay 1 gold or discard the Giant.',
  'kirion-drake-blood':
    'Before Combat, 2 exhaustion: Kirion makes a magic attack, 1 higher than usual, that gives 1 wound if it hits.',
  'prince-gardun':
    'Before an attack roll of your Hero or of one of your Allies, 1 exhaustion, once a roll: the roll is 3 higher.',
  'champion-of-forge': 'Melee, 2 exhaustion, once a round: the Champion may attack once more this round.',
  'archmage-ulvane': 'After a missed attack of Ulvane, 3 exhaustion: the attack succeeds.',
  'weighted-net':
    'Discard. Ranged: this round has no melee phase. Of no use against giants, dragons and spirits.',
  'poisoned-dart':
    'Discard. When a ranged attack of yours hits: it gives 2 wounds more. Of no use against undead, constructs and spirits.',
  'hunting-spear':
    'Your melee combat rolls are 1 higher; your melee attack rolls against beasts are 2 higher still.',
  'light-crossbow': 'Activate. Before Combat: you make a ranged attack that gives 1 wound if it hits.',
  'black-dagger': 'Activate. When a melee attack of yours hits: it gives 1 wound more.',
  'yew-longbow': 'Your ranged combat rolls are 2 higher.',
  'vynelvale-longsword': 'Your melee combat rolls are 2 higher.',
  'rune-carved-staff': 'Your magic combat rolls are 2 higher.',
  'wand-of-cinders':
    'Activate. Before Combat: you make a magic attack, 1 higher than usual, that gives 1 wound if it hits.',
  'white-blade':
    'Activate. Before Combat: you make a melee attack, 2 higher than usual, with your usual damage.',
  'dragontooth-hammer':
    'Your melee combat rolls are 2 higher. Against dragons and giants your melee damage is 1 higher.',
  'mace-of-kellos': 'Activate. When a melee attack of yours hits: it gives 2 wounds more.',
  'twin-sabres': 'Activate. Melee: you may attack once more this round.',
  'executioners-axe':
    'Your melee damage is 1 higher. Your melee attack rolls are 1 higher for each wound on the enemy.',
  'stormcaller-bow': 'Your ranged damage and your ranged combat rolls are 1 higher.',
  'staff-of-the-ninth-star': 'Your magic damage and your magic combat rolls are 1 higher.',
  'lightning-mace': 'Your melee combat rolls are 4 higher.',
  'iron-buckler': 'Activate. Before a defense roll of yours: the roll is 4 higher.',
  'padded-leather-armor': 'Activate. When you are about to take wounds: cancel 1 of them.',
  'cloak-of-grey-mist': 'Your escape rolls and your tests of stealth are 4 higher.',
  'sacrificial-shield':
    'Discard. When you are about to take wounds from an enemy or a card: cancel them all.',
  'bone-mail': 'Your defense rolls are 1 higher. The melee damage of undead enemies is 1 lower.',
  'westerian-shell-shield':
    'While this card is face up, your defense rolls are 1 higher. Activate. When you are about to take wounds from an enemy: cancel 1 of them.',
  'robe-of-embers': 'Your Stamina and your magic combat rolls are 1 higher.',
  'ringed-hauberk': 'Activate. When you are about to take wounds: cancel up to 2 of them.',
  'full-plate': 'Your Life is 2 higher. You roll one movement die less.',
  'wings-of-regiroth': 'Activate. Before moving: you move up to 4 spaces over any terrain.',
  'mirror-shield':
    'Activate. When you are about to take wounds from an enemy in the ranged or magic phase: cancel 1 of them, and the enemy takes 1 wound.',
  'dragonscale-coat': 'The ranged, melee and magic damage of your enemies is 1 lower.',
  'healing-draught':
    'Discard. At any time in your turn: your Hero or one of your Allies discards up to 2 wounds.',
  'runners-tonic': 'Discard. At any time in your turn: your Hero and all your Allies discard all exhaustion.',
  'draught-of-clear-sight':
    'Discard. Before an attack, a defense, an escape or a test of yours: the roll is 5 higher.',
  'giants-ale': 'Discard. Before Combat: for this combat your Body is 2 and your melee damage 1 higher.',
  'climbers-kit': 'Your tests of climb, leap and swim are 3 higher.',
  'smoke-pellets': 'Discard. Escape: you get away without a roll, as if you had escaped.',
  'dwarven-fire-bomb': 'Discard. Before Combat: you make a ranged attack that gives 2 wounds if it hits.',
  'sure-footed-pony': 'You roll one movement die more.',
  'boots-of-the-long-road':
    'Activate. While moving: you have two more movement dice; one shows plains, hill and road, the other road and forest.',
  'rune-of-waking': 'Discard. At any time in your turn: turn all your activated cards face up again.',
  'soul-burn': 'Activate. Magic: in this phase your Spirit is 2 and your magic damage 1 higher.',
  'rune-of-second-chances':
    'Activate. After an attack, a defense, an escape or a test of yours was rolled: roll the dice again.',
  'rune-of-certainty': 'Discard. After a failed combat roll of yours: it succeeds.',
  'teleport-rune':
    'Activate. Before moving: test Spirit against 13. Success puts you on a space of your choice; failure gives you 1 exhaustion.',
  'saints-knucklebone':
    'Discard. Before Combat against an undead, a demon or a spirit: your Mind, Body and Spirit are 3 higher for this combat.',
  'pilgrims-bell':
    'Activate. When one of your Allies is about to take wounds or exhaustion: cancel up to 2 of them.',
  'bloodglass-amulet': 'When you defeat a Challenge, you discard 1 wound.',
  'heart-of-the-mountain':
    'Discard. In your Experience step: you gain an experience counter of Mind, Body, Spirit or Stamina for nothing.',
  'hexed-poppet': 'Activate. When you are about to take wounds: one of your Allies takes them instead.',
  'horn-of-renewal':
    'Discard. Before moving: the green and yellow adventure counters of empty sunburst spaces are put back.',
  'seers-orb':
    'Activate. In your Market step: draw three market cards; you may buy one of them, and the others go under the deck.',
  'sphere-of-banishment':
    'Discard. Before Combat against a green or yellow demon, spirit, undead or construct: the enemy is defeated.',
  'merchant-princes-seal':
    'Items and Allies cost you 1 gold less. When your Market step begins, one more card is added to the market stack of the town you are in.',
  'banner-of-fellowship':
    'Activate. Ranged: for this round Mind, Body and Spirit of your Hero and all your Allies are 2 higher.',
  'brass-hourglass': 'Activate. Ranged: this round has no melee phase, or no magic phase, as you choose.',
  'crown-of-three-stars': 'Your Mind, Body and Spirit are 1 higher.',
};
