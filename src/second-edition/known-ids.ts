// Written by `npm run generate -- known-ids`. Do not edit.

/** A rule module that comes with the package. */
// biome-ignore format: the formatter would give each id a line
export type SecondEditionModuleId =
  | 'advanced-runebound' | 'ally-limits' | 'beasts-and-bandits' | 'cataclysm' | 'doom-track'
  | 'island-of-dread' | 'item-limits' | 'longer-game' | 'rituals-and-runes' | 'seven-scions'
  | 'seven-scions-cooperative' | 'shorter-game' | 'softer-knockouts' | 'traps-and-terrors' | 'travel-hazards'
  | 'weapons-of-legend';

/** The ids alone, for code that must not import the modules. */
export const secondEditionModuleIds: readonly SecondEditionModuleId[] = [
  'advanced-runebound',
  'ally-limits',
  'beasts-and-bandits',
  'cataclysm',
  'doom-track',
  'island-of-dread',
  'item-limits',
  'longer-game',
  'rituals-and-runes',
  'seven-scions',
  'seven-scions-cooperative',
  'shorter-game',
  'softer-knockouts',
  'traps-and-terrors',
  'travel-hazards',
  'weapons-of-legend',
];

/** A Hero of the box or of a bundled module. */
// biome-ignore format: the formatter would give each id a line
export type SecondEditionHeroId =
  | 'aldreth-whitegate' | 'anneth-tidecaller' | 'bartram-keel' | 'battlemage-jaes' | 'brother-oswin'
  | 'corbin-axebearer' | 'hild-ironwake' | 'mad-carthos' | 'mordrog' | 'red-scorpion' | 'ronan-of-the-wild'
  | 'sefi-of-the-docks' | 'spiritseeker-mok' | 'steelhorns' | 'tamsin-two-coins' | 'thessaly-marrow'
  | 'varikas-the-dead' | 'wren-ashquill' | 'ysolde-saltblade' | 'zarashi-of-the-veil';

/** A town of the board of the box or of a bundled module. */
// biome-ignore format: the formatter would give each id a line
export type SecondEditionTownId =
  | 'dallak' | 'dawnsmoor' | 'emberwick' | 'evenpor-grove' | 'forge' | 'frostgate' | 'gafford' | 'greyhaven'
  | 'lastlight' | 'nerekhal' | 'orris' | 'riverwatch' | 'saltmarl' | 'tamalir' | 'tarianor' | 'vynelvale';

/** A space or a town of the board of the box or of a bundled module. */
// biome-ignore format: the formatter would give each id a line
export type SecondEditionPlaceId =
  | 'a0106' | 'a0212' | 'a0216' | 'a0606' | 'a0712' | 'a0810' | 'a0815' | 'a0904' | 'a0906' | 'a0909'
  | 'a1007' | 'a1010' | 'a1013' | 'a1409' | 'a1505' | 'a1513' | 'dallak' | 'dawnsmoor' | 'emberwick'
  | 'evenpor-grove' | 'forge' | 'frostgate' | 'gafford' | 'greyhaven' | 'h0101' | 'h0102' | 'h0103' | 'h0104'
  | 'h0105' | 'h0106' | 'h0107' | 'h0108' | 'h0109' | 'h0110' | 'h0111' | 'h0112' | 'h0113' | 'h0114'
  | 'h0115' | 'h0200' | 'h0201' | 'h0202' | 'h0203' | 'h0204' | 'h0205' | 'h0206' | 'h0207' | 'h0208'
  | 'h0209' | 'h0210' | 'h0211' | 'h0212' | 'h0213' | 'h0214' | 'h0215' | 'h0301' | 'h0302' | 'h0303'
  | 'h0304' | 'h0305' | 'h0306' | 'h0307' | 'h0308' | 'h0309' | 'h0310' | 'h0311' | 'h0312' | 'h0313'
  | 'h0314' | 'h0315' | 'h0316' | 'h0400' | 'h0401' | 'h0402' | 'h0403' | 'h0404' | 'h0405' | 'h0406'
  | 'h0407' | 'h0408' | 'h0409' | 'h0410' | 'h0411' | 'h0412' | 'h0413' | 'h0414' | 'h0415' | 'h0416'
  | 'h0501' | 'h0502' | 'h0503' | 'h0504' | 'h0505' | 'h0506' | 'h0507' | 'h0508' | 'h0509' | 'h0510'
  | 'h0511' | 'h0512' | 'h0513' | 'h0514' | 'h0515' | 'h0516' | 'h0600' | 'h0601' | 'h0602' | 'h0603'
  | 'h0604' | 'h0605' | 'h0606' | 'h0607' | 'h0608' | 'h0609' | 'h0610' | 'h0611' | 'h0612' | 'h0613'
  | 'h0614' | 'h0615' | 'h0616' | 'h0701' | 'h0702' | 'h0703' | 'h0704' | 'h0705' | 'h0706' | 'h0707'
  | 'h0708' | 'h0709' | 'h0710' | 'h0711' | 'h0712' | 'h0713' | 'h0714' | 'h0715' | 'h0800' | 'h0801'
  | 'h0802' | 'h0803' | 'h0804' | 'h0805' | 'h0806' | 'h0807' | 'h0808' | 'h0809' | 'h0810' | 'h0811'
  | 'h0812' | 'h0813' | 'h0814' | 'h0901' | 'h0902' | 'h0903' | 'h0904' | 'h0905' | 'h0906' | 'h0907'
  | 'h0908' | 'h0909' | 'h0910' | 'h0911' | 'h0912' | 'h0913' | 'h0914' | 'h0915' | 'h1000' | 'h1001'
  | 'h1002' | 'h1003' | 'h1004' | 'h1005' | 'h1006' | 'h1007' | 'h1008' | 'h1009' | 'h1010' | 'h1011'
  | 'h1012' | 'h1013' | 'h1014' | 'h1101' | 'h1102' | 'h1103' | 'h1104' | 'h1105' | 'h1106' | 'h1107'
  | 'h1108' | 'h1109' | 'h1110' | 'h1111' | 'h1112' | 'h1113' | 'h1114' | 'h1115' | 'h1200' | 'h1201'
  | 'h1202' | 'h1203' | 'h1204' | 'h1205' | 'h1206' | 'h1207' | 'h1208' | 'h1209' | 'h1210' | 'h1211'
  | 'h1212' | 'h1213' | 'h1214' | 'h1215' | 'h1216' | 'h1301' | 'h1302' | 'h1303' | 'h1304' | 'h1305'
  | 'h1306' | 'h1307' | 'h1308' | 'h1309' | 'h1310' | 'h1311' | 'h1312' | 'h1313' | 'h1314' | 'h1315'
  | 'h1316' | 'h1401' | 'h1402' | 'h1403' | 'h1404' | 'h1406' | 'h1407' | 'h1408' | 'h1411' | 'h1412'
  | 'h1414' | 'h1415' | 'h1416' | 'h1502' | 'h1503' | 'h1504' | 'h1507' | 'h1511' | 'h1514' | 'h1515'
  | 'island-of-dread' | 'lastlight' | 'nerekhal' | 'orris' | 'riverwatch' | 'saltmarl' | 'tamalir'
  | 'tarianor' | 'vynelvale';

/** A card of the box or of a bundled module. */
// biome-ignore format: the formatter would give each id a line
export type SecondEditionCardId =
  | 'a-bargain-by-candlelight' | 'a-comet-with-two-tails' | 'a-draught-of-still-water'
  | 'a-fire-that-gives-no-warmth' | 'a-hungry-winter' | 'a-letter-for-greyhaven' | 'a-price-on-every-head'
  | 'a-question-of-honor' | 'acolyte-of-flame' | 'aldreth-whitegate' | 'alley-cutpurse'
  | 'an-egg-to-be-drowned' | 'anneth-tidecaller' | 'antlered-king-of-evenpor' | 'archers-in-the-elms'
  | 'archmage-ulvane' | 'arm-of-the-kraken' | 'armory-page' | 'ash-drake' | 'ashen-hills-giant'
  | 'assif-shib-sa' | 'atavax' | 'ballad-collector' | 'banner-of-fellowship' | 'barnacled-corpse'
  | 'barrow-knight' | 'barrow-shade' | 'bartram-keel' | 'battlemage-jaes' | 'becalmed' | 'black-dagger'
  | 'bloodglass-amulet' | 'bloodstone-golem' | 'boarding-axe' | 'bone-mail' | 'bone-rabble'
  | 'book-of-korsec-amin' | 'boots-of-the-long-road' | 'borrowed-blade' | 'bottled-storm'
  | 'bow-of-the-long-dusk' | 'brass-hourglass' | 'bridge-warden' | 'bring-the-deserters-home'
  | 'brood-of-the-bloodmother' | 'brother-of-the-gale' | 'brother-oswin' | 'bulwark-tortoise'
  | 'burning-priest' | 'call-down-the-inferno' | 'captain-of-crossbows' | 'captain-of-the-black-mile'
  | 'captain-of-the-broken-crags' | 'captain-of-the-mad-watch' | 'carrion-crows' | 'carver-of-idols'
  | 'castaway-on-a-spar' | 'champion-of-forge' | 'chest-with-teeth' | 'choir-of-sirens'
  | 'choir-of-the-drowned-bell' | 'chorus-of-mouths' | 'cinder-imp' | 'circle-of-ravens' | 'circle-of-salt'
  | 'cliff-harpies' | 'climbers-kit' | 'cloak-of-grey-mist' | 'clockwork-sentinel' | 'closing-walls'
  | 'conch-of-calling' | 'coral-colossus' | 'coral-mail' | 'corbin-axebearer' | 'cork-vest'
  | 'corpse-of-a-titan' | 'corsairs-of-the-black-tide' | 'crossbow-deserters' | 'crown-of-quiet-command'
  | 'crown-of-three-stars' | 'crypt-whisperers' | 'dame-of-the-outlaws' | 'death-witch' | 'deepling-boarders'
  | 'ditchside-cutthroats' | 'door-that-hungers' | 'doors-nailed-shut' | 'dragon-cultists'
  | 'dragon-marked-champion' | 'dragonscale-coat' | 'dragontooth-hammer' | 'draught-of-clear-sight'
  | 'drift-of-sodden-dead' | 'dropping-gate' | 'drowned-moon' | 'drowned-sailor' | 'drunken-hill-giant'
  | 'duelist-of-the-red-court' | 'duke-of-the-toll-roads' | 'dwarven-fire-bomb' | 'early-snows'
  | 'ember-queen-of-garnet' | 'ember-sorcerer' | 'embers-from-afar' | 'emerald-of-korsec-amin'
  | 'engine-of-scythes' | 'everything-not-tied-down' | 'executioners-axe' | 'eyes-behind-you'
  | 'faithful-squire' | 'falconer-of-the-high-fells' | 'falling-net' | 'false-bottomed-chest'
  | 'father-of-the-fens' | 'feast-of-shadows' | 'fen-trolls' | 'ferrox-on-the-prowl' | 'fever-on-the-roads'
  | 'filling-cistern' | 'flagship-of-the-ghost-fleet' | 'full-plate' | 'gallows-ogre' | 'garnet-basilisk'
  | 'gate-of-teeth' | 'ghoul-choir' | 'giants-ale' | 'gorrunth-of-the-shadow-peaks'
  | 'grandfather-stillwater' | 'grandmother-ferrox' | 'grave-robbers' | 'gravewarden'
  | 'green-man-of-evenpor' | 'grey-mother-and-her-nine' | 'griffin-on-its-eggs' | 'guard-of-the-merrow-queen'
  | 'gull-witch' | 'hag-of-the-bitter-downs' | 'hail-out-of-a-clear-sky' | 'hall-of-blades'
  | 'hanged-privateer' | 'harpoon-of-the-long-line' | 'harvest-fairs' | 'hatchery-in-the-crater'
  | 'hatchling-drake' | 'hatchlings-in-the-granary' | 'hazmareth-lord-of-snares' | 'he-who-counts-the-snow'
  | 'healing-draught' | 'heart-of-the-mountain' | 'hedge-healer' | 'hedge-witch' | 'helmet-of-trelton'
  | 'herald-of-the-four-lords' | 'hexed-poppet' | 'high-lord-margath' | 'high-priest-of-shib-sa'
  | 'hild-ironwake' | 'hollow-eyed-gargoyle' | 'hollow-knight-at-arms' | 'hollow-moon' | 'honey-drunk-bear'
  | 'horn-of-renewal' | 'hunger-of-the-hanging-woods' | 'hunt-the-strays' | 'hunted-by-night'
  | 'hunting-horn-of-garrach' | 'hunting-spear' | 'inner-fire' | 'iron-buckler' | 'iron-colossus-of-durn'
  | 'jar-of-glowflies' | 'jealous-dryad' | 'jewel-of-trelton' | 'keeper-of-the-open-door'
  | 'keeper-of-unopened-tombs' | 'keg-of-sour-rum' | 'kelp-shrouded-knight' | 'kinship-of-wolves'
  | 'kirion-drake-blood' | 'knight-of-the-broken-crags' | 'lamprey-brook' | 'lantern-jackals'
  | 'lantern-wraith' | 'lay-the-dead-to-rest' | 'lean-winter-wolves' | 'leviathan-calf'
  | 'lich-of-the-ashen-hills' | 'light-crossbow' | 'lightning-mace' | 'living-bastion' | 'lost-patrol'
  | 'loyal-hound' | 'lynx-of-the-long-grass' | 'mace-of-kellos' | 'mad-carthos' | 'maelstrom-eel'
  | 'marked-by-the-cult' | 'marooned-marines' | 'marsh-hunter' | 'marsh-leeches' | 'masterless-war-hound'
  | 'matron-of-crabs' | 'merchant-princes-seal' | 'message-in-a-bottle' | 'militia-recruit'
  | 'mirror-of-regrets' | 'mirror-shield' | 'mirror-thief' | 'mistress-of-the-ferrox' | 'moorland-guide'
  | 'mordrog' | 'morvakar-the-glacier' | 'mother-of-nettles' | 'mother-of-squalls' | 'mountain-berserker'
  | 'mudskipper-raiders' | 'murder-of-cinder-crows' | 'muster-of-the-free-towns' | 'nerekhal-mage'
  | 'nightmare-of-the-nave' | 'ninefold-ward' | 'nobody-sleeps' | 'oath-of-thorns' | 'oath-upon-stone'
  | 'oathbound-shieldbearer' | 'oathbreakers-gauntlet' | 'old-man-of-the-peaks' | 'outer-fire'
  | 'padded-leather-armor' | 'pearl-diver-of-orris' | 'peddler-in-the-rain' | 'pilgrims-bell'
  | 'plague-mummers' | 'poacher-and-pups' | 'poisoned-dart' | 'press-gang' | 'priestess-of-the-anvil'
  | 'prince-gardun' | 'prophet-of-the-warped-god' | 'quarantine-flags' | 'quarry-golem'
  | 'quiver-of-gale-feathers' | 'rabble-of-the-threshold' | 'ram-with-a-mans-eyes' | 'rats-beyond-counting'
  | 'reavers-of-the-iron-jarl' | 'recall-rune' | 'red-moon-over-the-sound' | 'red-scorpion'
  | 'regent-of-the-crimson-forest' | 'relic-hunter' | 'renegade-runesmith' | 'restless-graves'
  | 'rider-of-the-red-moon' | 'rime-giant' | 'ringed-hauberk' | 'river-wyrm' | 'riverwatch-bowman'
  | 'robe-of-embers' | 'ronan-of-the-wild' | 'rookery-of-harpies' | 'rope-across-the-bridge'
  | 'rune-carved-staff' | 'rune-mad-acolyte' | 'rune-of-balm' | 'rune-of-certainty' | 'rune-of-echoes'
  | 'rune-of-judgement' | 'rune-of-second-chances' | 'rune-of-sparks' | 'rune-of-stillness'
  | 'rune-of-the-bulwark' | 'rune-of-the-lodestone' | 'rune-of-the-open-purse' | 'rune-of-the-swift-hand'
  | 'rune-of-tides' | 'rune-of-waking' | 'runners-tonic' | 'sacrificial-shield' | 'sael-whose-hand-is-rain'
  | 'saints-knucklebone' | 'salamander-of-the-kiln' | 'salt-for-tarianor' | 'salt-imp' | 'sandstone-sentry'
  | 'seers-orb' | 'sefi-of-the-docks' | 'shadow-of-the-dreamer' | 'shadow-of-vorakesh' | 'shadow-twin'
  | 'shadowing-panther' | 'shield-of-antenor' | 'shieldmaid-of-vynn' | 'sickle-of-the-reaped-field'
  | 'siege-of-black-hail' | 'silver-for-the-seals' | 'silverleaf-archer' | 'sinking-colossus'
  | 'sister-of-the-vigil' | 'sithrael-storm-of-wings' | 'skeleton-of-margath' | 'skull-of-the-first-oracle'
  | 'sleeping-giant' | 'sleigh-of-pale-riders' | 'sling-urchin' | 'smith-of-the-wandering-forge'
  | 'smoke-pellets' | 'smugglers-of-the-cut' | 'song-of-embers' | 'song-of-the-deep-roads' | 'soul-burn'
  | 'sow-with-a-broken-spear' | 'spear-of-the-first-watch' | 'spear-of-trelton' | 'sphere-of-banishment'
  | 'spinner-in-the-mine' | 'spiritseeker-mok' | 'spyglass' | 'squall-with-a-face'
  | 'staff-of-the-ninth-star' | 'staff-of-the-sleepless-flame' | 'staked-pit' | 'stampede-of-the-cloud-herd'
  | 'steelhorns' | 'stormcaller-bow' | 'strangling-bindweed' | 'stray-ships-dog' | 'streets-without-breath'
  | 'sure-footed-pony' | 'swamp-wisp' | 'sword-of-antenor' | 'takers-of-the-salt-road'
  | 'talisman-of-korsec-amin' | 'tamsin-two-coins' | 'teleport-rune' | 'the-albatross-follows' | 'the-archer'
  | 'the-ash-herder' | 'the-baker-and-his-sons' | 'the-beached-whale' | 'the-beekeeper' | 'the-black-spring'
  | 'the-brass-albatross' | 'the-bridge-of-names' | 'the-brothers-quickfinger' | 'the-camp-in-the-thorns'
  | 'the-cornered-cutpurse' | 'the-deep-vaults-stand-open' | 'the-dragons-bargain' | 'the-drowned-bell'
  | 'the-drowned-chapel' | 'the-drowned-duke' | 'the-drowning-shores' | 'the-duel-on-the-mole'
  | 'the-eye-that-walks' | 'the-ferrymans-riddle' | 'the-ferrywoman' | 'the-floating-market'
  | 'the-frozen-host' | 'the-god-turns-in-its-sleep' | 'the-great-cull' | 'the-great-current'
  | 'the-grey-gull' | 'the-ground-gives-way' | 'the-hills-are-laid-low' | 'the-hollow-admiral'
  | 'the-hollow-general' | 'the-honest-mistake' | 'the-hungry-fog' | 'the-iron-tide'
  | 'the-kings-displeasure' | 'the-lady-of-lanterns' | 'the-lamps-burn-low' | 'the-lanternbearer'
  | 'the-last-dry-place' | 'the-leaky-promise' | 'the-limping-stray' | 'the-locked-chapel'
  | 'the-long-apology' | 'the-matron-of-cinders' | 'the-nest-in-the-belfry' | 'the-net-menders-wager'
  | 'the-nets-come-up-empty' | 'the-old-hunger' | 'the-old-swordmaster' | 'the-old-wards-wake'
  | 'the-outlaws-treasury' | 'the-pale-huntress' | 'the-patient-arrow' | 'the-patient-blade'
  | 'the-patient-widow' | 'the-puddle-king' | 'the-red-barometer' | 'the-red-mayor' | 'the-restless-blade'
  | 'the-rival-chartmaker' | 'the-river-maw' | 'the-road-unrolled' | 'the-rope-walker'
  | 'the-ruined-observatory' | 'the-rune-broker' | 'the-runes-awaken' | 'the-saint-of-nets'
  | 'the-sea-breaks-in' | 'the-second-helping' | 'the-sky-burns' | 'the-sky-sits-down' | 'the-stonewright'
  | 'the-thirteenth-step' | 'the-toll-taker' | 'the-trickster' | 'the-two-locked-doors' | 'the-uneasy-cairn'
  | 'the-unfinished-blade' | 'the-unsinkable' | 'the-vulgar-princess' | 'the-warded-reliquary'
  | 'the-warped-pilgrim' | 'the-weeping-widow' | 'the-well-shut-coffer' | 'the-wild-ride-passes'
  | 'thessaly-marrow' | 'thieving-magpies' | 'thing-in-the-cistern' | 'thing-in-the-well' | 'thornback-boar'
  | 'three-passes-cleared' | 'threnodax-lord-of-graves' | 'thunder-roc' | 'tidepool-crabs'
  | 'tollgate-bullies' | 'toppling-idol' | 'tusked-selkie' | 'twice-forged-cuirass' | 'twice-hanged-admiral'
  | 'twin-sabres' | 'ushkavar-the-first-thunder' | 'varikas-the-dead' | 'vault-of-bad-air' | 'veil-of-dust'
  | 'veil-of-rain' | 'velisande-the-veiled' | 'veteran-halberdier' | 'voices-in-the-thunder'
  | 'vulture-queen' | 'vynelvale-longsword' | 'wailing-choir' | 'walking-armor' | 'walking-the-old-tracks'
  | 'wall-of-darts' | 'wand-of-cinders' | 'wandering-skald' | 'war-levy' | 'ward-against-iron'
  | 'warden-of-the-burning-gate' | 'wayside-shrine' | 'weathervane-hounds' | 'weighted-net'
  | 'westerian-shell-shield' | 'what-the-ebb-laid-bare' | 'what-the-lightning-wrote'
  | 'where-the-star-came-down' | 'whetstone-of-old-wars' | 'whispering-acolytes' | 'white-blade'
  | 'wings-of-regiroth' | 'wire-across-the-path' | 'wolves-of-the-bitter-downs' | 'wrack-on-the-shore'
  | 'wreckers-on-the-strand' | 'wren-ashquill' | 'wyrm-of-the-horns' | 'wyrmfell' | 'yew-longbow'
  | 'ysharra-lady-of-embers' | 'ysmene-of-the-hundred-blades' | 'ysolde-saltblade' | 'zarashi-of-the-veil';
