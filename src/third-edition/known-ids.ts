// Written by `npm run generate -- known-ids`. Do not edit.

/** A scenario of the box. */
export type ScenarioId = 'ascendance-of-margath' | 'corpse-king';

/** A hero of the box. */
// biome-ignore format: the formatter would give each id a line
export type ThirdEditionHeroId =
  | 'corbin' | 'elder-mok' | 'laurel-of-bloodwood' | 'lord-hawthorne' | 'lyssa' | 'master-thorn';

/** A city of the board. */
export type ThirdEditionCityId = 'dawnsmoor' | 'forge' | 'riverwatch' | 'tamalir';

/** A hex or a named place of the board. */
// biome-ignore format: the formatter would give each id a line
export type ThirdEditionPlaceId =
  | 'aris-sanctuary' | 'brightvale' | 'burrow-town' | 'caer-loek' | 'castle-talis' | 'dawnsmoor' | 'everton'
  | 'forge' | 'fort-rodric' | 'h0101' | 'h0102' | 'h0103' | 'h0104' | 'h0105' | 'h0106' | 'h0107' | 'h0108'
  | 'h0109' | 'h0110' | 'h0111' | 'h0112' | 'h0113' | 'h0114' | 'h0200' | 'h0201' | 'h0202' | 'h0203'
  | 'h0204' | 'h0205' | 'h0206' | 'h0207' | 'h0208' | 'h0209' | 'h0210' | 'h0211' | 'h0212' | 'h0213'
  | 'h0301' | 'h0302' | 'h0303' | 'h0304' | 'h0305' | 'h0306' | 'h0307' | 'h0308' | 'h0309' | 'h0310'
  | 'h0311' | 'h0312' | 'h0313' | 'h0314' | 'h0400' | 'h0401' | 'h0402' | 'h0403' | 'h0404' | 'h0405'
  | 'h0406' | 'h0407' | 'h0408' | 'h0409' | 'h0410' | 'h0411' | 'h0412' | 'h0413' | 'h0501' | 'h0502'
  | 'h0503' | 'h0504' | 'h0505' | 'h0506' | 'h0507' | 'h0508' | 'h0509' | 'h0510' | 'h0511' | 'h0512'
  | 'h0513' | 'h0514' | 'h0600' | 'h0601' | 'h0602' | 'h0603' | 'h0604' | 'h0605' | 'h0606' | 'h0607'
  | 'h0608' | 'h0609' | 'h0610' | 'h0611' | 'h0612' | 'h0613' | 'h0701' | 'h0702' | 'h0703' | 'h0704'
  | 'h0705' | 'h0706' | 'h0707' | 'h0708' | 'h0709' | 'h0710' | 'h0711' | 'h0712' | 'h0713' | 'h0714'
  | 'h0800' | 'h0801' | 'h0802' | 'h0803' | 'h0804' | 'h0805' | 'h0806' | 'h0807' | 'h0808' | 'h0809'
  | 'h0810' | 'h0811' | 'h0812' | 'h0813' | 'h0901' | 'h0902' | 'h0903' | 'h0904' | 'h0905' | 'h0906'
  | 'h0907' | 'h0908' | 'h0909' | 'h0910' | 'h0911' | 'h0912' | 'h0913' | 'h0914' | 'h1000' | 'h1001'
  | 'h1002' | 'h1003' | 'h1004' | 'h1005' | 'h1006' | 'h1007' | 'h1008' | 'h1009' | 'h1010' | 'h1011'
  | 'h1012' | 'h1013' | 'h1101' | 'h1102' | 'h1103' | 'h1104' | 'h1105' | 'h1106' | 'h1107' | 'h1108'
  | 'h1109' | 'h1110' | 'h1111' | 'h1112' | 'h1113' | 'h1114' | 'h1200' | 'h1201' | 'h1202' | 'h1203'
  | 'h1204' | 'h1205' | 'h1206' | 'h1207' | 'h1208' | 'h1209' | 'h1210' | 'h1211' | 'h1212' | 'h1213'
  | 'h1301' | 'h1302' | 'h1303' | 'h1304' | 'h1305' | 'h1306' | 'h1307' | 'h1308' | 'h1309' | 'h1310'
  | 'h1311' | 'h1312' | 'h1313' | 'h1314' | 'h1400' | 'h1401' | 'h1402' | 'h1403' | 'h1404' | 'h1405'
  | 'h1406' | 'h1407' | 'h1408' | 'h1409' | 'h1410' | 'h1411' | 'h1412' | 'h1413' | 'h1501' | 'h1502'
  | 'h1503' | 'h1504' | 'h1505' | 'h1506' | 'h1507' | 'h1508' | 'h1509' | 'h1510' | 'h1511' | 'h1512'
  | 'h1513' | 'h1514' | 'hunting-circle' | 'itraitovas-forge' | 'madness-pass' | 'red-bridge' | 'riverwatch'
  | 'sandergard' | 'skydown' | 'suvars-haven' | 'tamalir' | 'trading-hail';

/** A card of the box. */
// biome-ignore format: the formatter would give each id a line
export type ThirdEditionCardId =
  | 'alchemists-belt' | 'almsgiver' | 'ambidexterity' | 'ambush' | 'ammunition-1' | 'ammunition-2'
  | 'ancient-burials' | 'ancient-sword' | 'armaments-1' | 'armaments-2' | 'artifacts-1' | 'artifacts-2'
  | 'ashwing-raider' | 'bard-of-the-burning' | 'barrow-champion' | 'barrow-wyrm' | 'barrows-break-open'
  | 'battle-robe' | 'bears-heart' | 'beastman' | 'big-trouble' | 'blink' | 'blood-of-the-strong'
  | 'blood-stone' | 'body-snatchers' | 'bones-of-the-first-wyrm' | 'bonesetter' | 'bribery'
  | 'burn-the-pyres' | 'burning-farmstead' | 'bury-the-dead' | 'call-of-the-wild' | 'captive-spirit'
  | 'cartographer' | 'cave-drake' | 'chain-mail' | 'charmed-life' | 'cinder-salamander' | 'clawed-gauntlet'
  | 'cleave' | 'comet-sceptre' | 'corbin' | 'council-of-captains' | 'coven-of-necromancers' | 'crypt-warden'
  | 'cunning' | 'curiosity' | 'death-knight' | 'deep-elf' | 'deer-paths' | 'delusions-of-grandeur'
  | 'desperate-peasant' | 'devastated-village' | 'dirty-beggar' | 'dirty-fighting' | 'dragon-bones'
  | 'dragon-hybrid' | 'dragon-scholar' | 'drake-sworn-zealot' | 'dreadbringer' | 'drunken-dragonslayer'
  | 'echo-bell' | 'eggs-in-the-cliffs' | 'elder-drake' | 'elder-mok' | 'elven-armor' | 'ember-drake'
  | 'ember-lantern' | 'empty-village' | 'entangling-roots' | 'envoy-of-the-high-lord' | 'ettin'
  | 'family-matters' | 'faster-than-the-wind' | 'fencing-master' | 'fey-sorceress' | 'field-surgeons-bag'
  | 'flesh-colossus' | 'forced-march' | 'free-climber' | 'freshly-dug' | 'full-confidence'
  | 'ghostweave-veil' | 'giant' | 'goblin-raids' | 'grappling-line' | 'grave-hounds' | 'gravediggers-guild'
  | 'great-dragon' | 'guardian-spirit' | 'half-tame-griffin' | 'halo' | 'harvest-festival' | 'hazel-wand'
  | 'healing-touch' | 'heartglass' | 'herb-lore' | 'hermit-of-the-peaks' | 'hidden-gift'
  | 'high-lord-margath' | 'hired-blade' | 'hold-the-crossing' | 'hollow-squire' | 'hooked-halberd'
  | 'horn-of-courage' | 'humming-blade' | 'hunting-party' | 'hunting-spear' | 'hymn-of-the-five-shrines'
  | 'in-the-depths-of-the-lake-of-tears' | 'knights-of-fort-rodric' | 'knotted-cudgel' | 'kobolds'
  | 'lanterns-on-the-plain' | 'laurel-of-bloodwood' | 'lavish-doublet' | 'leather-armor'
  | 'legends-of-antiquity' | 'light-fingers' | 'loaded-dice' | 'long-strides' | 'lord-hawthorne' | 'love-you'
  | 'lust-for-magic' | 'lyssa' | 'magical-storm' | 'mana-armor' | 'march-of-bones' | 'marked-cards'
  | 'marksmanship' | 'martyrs-rest' | 'marvelous-people' | 'masked-cultist' | 'master-thorn'
  | 'messengers-ride-out' | 'mirrored-cloak' | 'moneylender' | 'moon-cat' | 'moonlight' | 'motley-hood'
  | 'mountaineering' | 'mourning-widow' | 'muster-at-the-walls' | 'my-kitty' | 'names-of-the-dead'
  | 'narrow-ledge' | 'nest-of-roots' | 'night-of-scratching' | 'night-without-stars' | 'ogre'
  | 'old-dragon-road' | 'omens' | 'opened-barrows' | 'orc-renegades' | 'other-peoples-junk' | 'pack'
  | 'pilgrimage' | 'pilgrims-wagon' | 'pilgrims-warning' | 'plague-carrier' | 'potion-set' | 'power-ring'
  | 'prince-of-thieves' | 'prophecies-for-sale' | 'prophet-of-the-dread-cult' | 'provisions-1'
  | 'provisions-2' | 'prowess-of-the-dwarves' | 'quicksand-lurker' | 'quickstep-dagger' | 'razorwing'
  | 'read-the-foe' | 'reanimates' | 'rebels' | 'reed-skiff' | 'refugees-from-skydown' | 'relic-of-the-dawn'
  | 'relics-1' | 'relics-2' | 'riverwatch-sabre' | 'robbery-attempt' | 'rogue-orc' | 'rune-bolt'
  | 'rune-carved-skin' | 'rune-of-reversal' | 'rune-of-silence' | 'rune-scholar' | 'runesmith'
  | 'salt-and-iron' | 'scaleguard-captain' | 'scorched-map' | 'second-wind' | 'serenity' | 'serrated-axe'
  | 'shadow-over-tamalir' | 'shadows-of-the-past' | 'shed-scales' | 'shield-drill' | 'short-bow'
  | 'significant-other' | 'silver-tongue' | 'siphon' | 'smoke-in-the-distance' | 'smuggling'
  | 'songs-of-the-slain' | 'sound-sleeper' | 'spell-protection' | 'spiked-armor' | 'spring-festival'
  | 'spring-rain' | 'staff-of-light' | 'stargazers-mantle' | 'steadfastness' | 'stone-sentinel'
  | 'strength-exercises' | 'sure-footed-mule' | 'surveyors-map' | 'survivors-in-the-hedge' | 'swamp-tales'
  | 'swindler' | 'tavern-champion' | 'taxidermist' | 'temple-guard' | 'the-armorers-vow' | 'the-dead-walk'
  | 'the-drowned' | 'the-eyrie' | 'the-gravekeepers-daughter' | 'the-last-watchtower' | 'the-long-pilgrimage'
  | 'the-silver-bell' | 'the-sky-burns' | 'the-stowaway' | 'the-sunken-archive' | 'thoroughbred-stallion'
  | 'tireless' | 'toll-keepers-coat' | 'torch-bearing-mob' | 'torches-are-lit' | 'tortoise-plate'
  | 'traders-attire' | 'trail-of-ash' | 'travelling-light' | 'treasure-hunter' | 'tribute-collectors'
  | 'truesight-bow' | 'truesteel-axe' | 'twin-runes' | 'undead-horde' | 'valorous-blade' | 'valuables-1'
  | 'valuables-2' | 'veteran-of-the-last-war' | 'visions-of-dawn' | 'vorakesh' | 'wailing-shade'
  | 'wandering-trader' | 'wanderlust' | 'war-aria' | 'water-walking' | 'weather-sense' | 'winding-path'
  | 'winged-boots' | 'wings-in-the-night' | 'witch' | 'word-of-a-cure' | 'wrath-of-the-heavens'
  | 'wyrm-tamer';
