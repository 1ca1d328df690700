/*
 * Which emblem stands for which words: a line for each, `author/icon: words`, as the icons are named at game-icons.net. Where several
 * words of a card have an emblem, the line that stands first wins. A word also stands for its plural, and for compounds that begin or
 * end with it if it has five letters. Run `npm run generate -- faces` after a change.
 */

/** Who somebody is, be it a beast. */
export const beings = `
skoll/cultist: cultist zealot cult coven
lorc/rally-the-troops: herald
lorc/dragon-head: lord
lorc/quicksand: quicksand lurker
lorc/hydra: hydra
lorc/double-dragon: wyvern dragonslayer
lorc/spiked-tail: wyrm
delapouite/spiked-dragon-head: hatchling whelp drake
lorc/wyvern: dragon drakeblood wyrmtamer razorwing hybrid scaleguard
lorc/lizardman: kobold lizardman salamander mudskipper deepling merrow
lorc/minotaur: minotaur beastman steelhorns bull ram
cathelineau/polar-bear: bear
lorc/wolf-howl: wolves pack
lorc/wolf-head: wolf jackal
lorc/hound: hound dog pups
lorc/saber-tooth: ferrox
delapouite/lynx-head: lynx panther cat kitty
lorc/boar-tusks: boar sow tusked
lorc/harpy: harpy
delapouite/griffin-symbol: griffin gryphon
lorc/raven: crow raven magpie
lorc/condor-emblem: roc thunderbird
lorc/vulture: vulture
lorc/eagle-emblem: eagle falconer falcon hawk
delapouite/seagull: gull albatross
lorc/hanging-spider: spider spinner brood arachnid
lorc/mouse: rat mouse scratching
lorc/bee: bee beekeeper wasp
lorc/burning-embers: glowfly firefly
delapouite/tortoise: tortoise turtle
lorc/crab: crab
delapouite/kraken-tentacle: kraken octopus tentacle squid
delapouite/sperm-whale: whale
delapouite/eel: eel
lorc/lamprey-mouth: lamprey maw leech worm
delapouite/mermaid: siren mermaid selkie
lorc/snake: snake serpent basilisk viper
lorc/sea-serpent: leviathan
lorc/stag-head: antlered stag deer
lorc/scorpion: scorpion
lorc/thorny-vine: bindweed nettle bramble
cathelineau/tree-face: dryad ent treant plant woods
delapouite/ogre: ogre
skoll/troll: troll
delapouite/giant: giant titan ettin
lorc/cyclops: cyclops
delapouite/rock-golem: golem bastion sandstone quarry
delapouite/metal-golem-head: sentinel colossus clockwork automaton
lorc/totem-head: idol totem carver
delapouite/orc-head: orc
caro-asercion/goblin: goblin
delapouite/dwarf-face: dwarf dwarves
delapouite/woman-elf-face: elf elves elven laurel fey
lorc/imp: imp
lorc/ifrit: atavax
lorc/daemon-skull: demon devil warped
lorc/gooey-daemon: spawn
lorc/eyestalk: eye beholder
lorc/beast-eye: terror nightmare gargoyle
delapouite/female-vampire: matron vampire
skoll/skeleton: skeleton bone rabble reanimate
skoll/raise-zombie: zombie dead drowned corpse horde ghoul barnacled
lorc/skull-crossed-bones: plague
lorc/pirate-skull: corsair pirate buccaneer privateer
delapouite/pirate-captain: admiral flagship
lorc/crowned-skull: lich general
lorc/ghost: ghost wraith shade spirit phantom wailing weeping whisperer
lorc/spectre: spectre shadow twin dreamer haunt
lorc/grim-reaper: reaper
lorc/ghost-ally: choir chorus herd
lorc/frankenstein-creature: flesh
lorc/evil-minion: minion
lorc/scarecrow: scarecrow
lorc/mantrap: mantrap
lorc/spiky-eclipse: stormlord squall
lorc/lightning-storm: thunder tempest gale
lorc/foam: puddle
lorc/frostfire: glacier frost rime frozen
lorc/snowing: snow hail blizzard
lorc/cloudy-fork: cloud
lorc/dust-cloud: fog mist smoke
lorc/fire-silhouette: ember cinder burning flame fire
lorc/crown: king regent prince princess duke mayor
lorc/queen-crown: queen dame mistress
cathelineau/witch-face: witch hag crone
cathelineau/nun-face: sister nun priestess
delapouite/monk-face: monk friar brother
delapouite/sun-priest: priest acolyte oracle prophet
delapouite/wizard-face: wizard mage archmage sorcerer battlemage warlock mystic envoy
delapouite/warlock-hood: sorceress runesmith necromancer dreadbringer huntress
delapouite/black-knight-helm: knight
kier-heyl/dwarf-helmet: berserker jarl reaver viking
delapouite/viking-head: axebearer
lorc/visored-helm: warden watch sentry guard gravewarden
delapouite/galea: champion veteran marine squire
sbed/duel: duelist swordsman swordmaster
cathelineau/swordwoman: shieldmaid swordwoman ysmene
lorc/bowman: archer bowman ranger
carl-olsen/crossbow: crossbow deserter
lorc/halberd: halberdier
delapouite/sling: sling urchin
lorc/cowled: cutpurse rogue thief swindler trickster smuggler snatcher
delapouite/robber: bandit robber outlaw bully cutthroat poacher taker thug
darkzaitzev/hooded-assassin: assassin stranger masked
delapouite/pirate-hat: captain corsairs rival boarder
lorc/lyre: skald bard ballad minstrel singer
delapouite/healing: healer bonesetter surgeon
delapouite/walking-scout: guide hunter scout patrol
lorc/trident: diver fisher
delapouite/ship-wheel: ferrywoman ferryman sailor helmsman
lorc/anvil: smith anvil forge stonewright
lorc/lantern: lanternbearer lantern
lorc/shield-echoes: shieldbearer
delapouite/farmer: peasant farmer militia recruit
delapouite/primitive-torch: mob rebel torchbearing
lorc/cauldron: baker cook
lorc/scroll-unfurled: collector scholar page chartmaker
lorc/magnifying-glass: relic
caro-asercion/cloaked-figure-on-horseback: rider sleigh herder
lorc/sly: beggar merchant trader peddler broker
lorc/tear-tracks: widow mourning
delapouite/door-watcher: keeper
`;

/** What is carried, worn and used. */
export const things = `
lorc/fishing-net: net
lorc/thrown-daggers: dart
lorc/spear-hook: harpoon
lorc/stone-spear: spear lance
carl-olsen/crossbow: crossbow
delapouite/bow-arrow: bow longbow
lorc/broadhead-arrow: arrow ammunition
delapouite/quiver: quiver
lorc/plain-dagger: dagger knife
lorc/crossed-sabres: sabre sabres scimitar
lorc/rune-sword: wyrmfell antenor
lorc/broadsword: sword longsword
lorc/relic-blade: blade
lorc/wizard-staff: staff
lorc/fairy-wand: wand
delapouite/winged-scepter: sceptre scepter
delapouite/flanged-mace: mace
delapouite/warhammer: hammer
lorc/stone-axe: cudgel club
lorc/battle-axe: axe
lorc/halberd: halberd
lorc/scythe: sickle scythe
delapouite/sling: sling
sbed/shield: shield buckler
lorc/scale-mail: scale dragonscale
willdabeast/chain-mail: mail hauberk chain
delapouite/leather-armor: leather doublet
lorc/breastplate: plate cuirass
lorc/spiked-armor: spiked
lucasms/cloak: cloak mantle
lorc/robe: robe attire
delapouite/cape: cape coat
lorc/hood: hood veil
lorc/angel-wings: wing wings
sbed/helmet: helm helmet
delapouite/gauntlet: gauntlet glove
lorc/boots: boot boots
lorc/armor-vest: armor armour vest
delapouite/beer-horn: ale beer rum
lorc/bubbling-flask: tonic
lorc/standing-potion: potion draught elixir
lorc/bottled-bolt: bottle
lorc/unlit-bomb: bomb
lorc/smoking-orb: pellet trick
lorc/battle-gear: tools kit
lorc/horse-head: mount pony horse stallion thoroughbred
delapouite/saddle: mule saddle
delapouite/old-wagon: wagon cart
delapouite/canoe: skiff boat raft
lorc/rune-stone: rune minor-rune major-rune runes
lorc/teleport: travel-rune teleport recall blink
lorc/broken-bone: bone knucklebone
lorc/ringing-bell: bell
lorc/gem-pendant: amulet talisman pendant
lorc/emerald: emerald
lorc/gems: jewel gem valuable treasure
lorc/rock: stone whetstone
lorc/voodoo-doll: doll poppet
lorc/hunting-horn: horn
lorc/crystal-ball: orb sphere
lorc/wax-seal: seal letter
lorc/tattered-banner: banner flag
lorc/hourglass: hourglass time
lorc/crown: crown
lorc/spyglass: spyglass glass
delapouite/mimic-chest: teeth
delapouite/chest: chest coffer reliquary
lorc/spiral-shell: shell conch
lorc/open-book: book tome
delapouite/spell-book: spell
delapouite/old-lantern: lantern lamp
lorc/knapsack: pack backpack bag provisions
delapouite/rope-coil: rope line grappling wire
delapouite/power-ring: ring
lorc/treasure-map: map chart cartographer
lorc/poker-hand: card cards
lorc/belt-buckles: belt
lorc/glass-heart: heartglass heart
lorc/magic-lamp: artifact relic
lorc/sword-array: armament weaponry
lorc/mirror-mirror: mirror mirrored regret
lorc/wolf-trap: trap snare
lorc/barbed-coil: spike stake staked
delapouite/spiky-pit: pit
lorc/portculis: gate wall walls
lorc/wooden-door: door
delapouite/well: well cistern
lorc/guillotine: scythes engine
lorc/poison-gas: air
lorc/candle-light: candle candlelight
sbed/key: key locked
`;

/** Places, weather and deeds. */
export const scenes = `
lorc/rune-stone: rune
caro-asercion/cloaked-figure-on-horseback: ride
lorc/crested-helmet: knight
lorc/dig-dug: dug dig
delapouite/old-lantern: lantern lamp lamps
lorc/ringing-bell: bell
lorc/skull-crossed-bones: dead slain plague fever quarantine
lorc/raining: rain
lorc/evil-comet: comet meteor
lorc/moon: moon moonlight night nights
lorc/sun: sun dawn
lorc/sunrise: spring morning
lorc/burning-tree: inferno wildfire burns
lorc/campfire: fire camp ember embers smoke heat warmth
lorc/small-fire: burning burn torches torch pyre ash trail
lorc/volcano: crater volcano ashes
lorc/lightning-storm: thunder lightning storm bolt heavens
lorc/snowflake-1: snow winter frost cold
lorc/ice-cube: hail
lorc/whirlwind: wind gale tied everything
lorc/wave-crest: sea tide ebb shore shores current flood wrack
delapouite/sail: becalmed voyage sail ship stowaway
delapouite/sinking-ship: castaway shipwreck
delapouite/boat-fishing: ferry mole
lorc/droplets: water brook draught
delapouite/swamp: swamp marsh fen lake depths sunken
delapouite/forest: forest wood woods
delapouite/deer-track: deer
lorc/mountains: mountain mountaineering hill hills peak passes pass ledge narrow climber
lorc/valley: plain moor
delapouite/path-distance: road roads path street streets journey winding march strides forced walking long
lorc/stone-tower: tower watchtower observatory
lorc/castle: fort castle walls keep
delapouite/village: village town hamlet farmstead refugee
delapouite/church: chapel shrine temple vigil belfry five
lorc/bridge: bridge crossing
delapouite/cave-entrance: cave vault vaults deep archive
delapouite/stone-stack: cairn
sbed/tombstone: grave graves burial bury barrow barrows tomb gravekeeper gravedigger
lorc/dinosaur-bones: bones bone
lorc/dragon-head: dragon scales scale shed
lorc/egg-clutch: egg eggs
delapouite/nest-eggs: nest eyrie
lorc/wheat: harvest fair hunger hungry granary
delapouite/party-flags: festival feast wedding
delapouite/coins: price reward silver gold merchant floating market bargain sale money moneylender almsgiver tribute levy
lorc/trade: trade trader smuggling peddler wandering broker barter bribery
lorc/gavel: judgement law honor vow oath question
lorc/conversation: talk council riddle tongue names word
lorc/envelope: letter message messenger messengers
lorc/scroll-unfurled: legend legends tale tales song songs hymn story antiquity
lorc/quill-ink: written wrote name scholar scorched
lorc/lyre: aria bard ballad
lorc/rally-the-troops: muster war drum call
lorc/crossed-swords: duel battle brawl trouble fight renegades
lorc/master-of-arms: fencing swordmaster
lorc/sword-smithing: smith unfinished forge armorer
lorc/awareness: watch sense omens vision visions prophecy eyes behind
lorc/magnifying-glass: search curiosity hidden treasure hunter read
lorc/sleepy: sleep sleeper sleeps dream
lorc/prayer: pray pilgrim pilgrimage martyr prayer serenity
delapouite/heart-wings: halo guardian angel
lorc/love-song: love significant marvelous
delapouite/family-tree: family brother daughter
lorc/hidden: ambush stealth blend
lorc/cloak-dagger: robbery fingers thief thieves cutpurse dirty
lorc/wolf-howl: hunt hunted stray strays cull wild hunting beast
lorc/despair: desperate beggar mourning captive
lorc/earth-crack: ground earth gives
lorc/broken-shield: devastated ruined laid
lorc/magic-swirl: magic magical ward wards warded
lorc/spark-spirit: spirit spirits
lorc/eclipse: shadow shadows sky dark darkness
lorc/divided-spiral: god turns
lorc/wingfoot: faster swift quick wanderlust
lorc/run: run flee
lorc/salt-shaker: salt
lorc/two-shadows: ambidexterity twin echo
delapouite/rolling-dices: dice wager luck charmed
lorc/thorny-vine: thorn thorns entangling hedge
delapouite/herbs-bundle: herb herbs cure
delapouite/healing: heal healing
lorc/silence: silence stillness
lorc/shield-reflect: protection reversal drill guard steadfastness shieldwall bulwark
lorc/muscle-up: strength exercise prowess strong
lorc/axe-swing: cleave
lorc/archery-target: marksmanship aim shot
lorc/brain: mind cunning lore
lorc/crowned-heart: confidence courage grandeur
lorc/fire-shield: wrath
lorc/vortex: siphon drain
lorc/feather: travelling flight wings
lorc/wind-slap: breath second
lorc/knapsack: travel junk gift
lorc/hood: hermit coven
skoll/fist: tireless
lorc/meat: blood
lorc/paw-print: tracks taxidermist kitty
lorc/sprout: seed
delapouite/whale-tail: whale
lorc/star-swirl: star stars
lorc/surrounded-eye: marked
`;

/** What an effect is about, by the words of the card language. */
export const deeds = `
delapouite/healing: heal recover refresh
lorc/bleeding-wound: wounds damage suffer deal
lorc/sleepy: exhaustion
delapouite/coins: gain-gold lose-gold pay-gold gold
lorc/wingfoot: move speed teleport place
delapouite/rolling-dices: roll reroll roll-table recast
lorc/crossed-swords: fight combat melee attack ranged
lorc/shield-reflect: prevent cancel defend
lorc/trade: stock-market market price
lorc/awareness: look reveal
`;

/** What stands for a sort of card, and for a way to fight, where no word of the card says more. */
export const sorts = `
lorc/visored-helm: hero
lorc/crossed-swords: challenge enemy
lorc/hourglass: event
delapouite/crossroad: encounter
delapouite/shaking-hands: ally
lorc/knapsack: item equipment gear goods
delapouite/pirate-captain: captain
lorc/galleon: further
lorc/sword-array: weapon
lorc/armor-vest: armor clothing
lorc/horse-head: movement
lorc/standing-potion: potion
lorc/rune-stone: rune
lorc/magic-lamp: artifact
lorc/holy-grail: relic
skoll/pentacle: ritual
lorc/muscle-up: body
lorc/brain: mind
lorc/aura: spirit
lorc/treasure-map: quest exploration
lorc/open-book: story
lorc/conversation: social
lorc/wyvern: dragon
lorc/paw-print: beast
delapouite/giant: giant
lorc/imp: demon
lorc/ghost: undead
lorc/wolf-trap: trap
delapouite/overlord-helm: villain
sbed/death-skull: skull
lorc/bowman: ranged
lorc/sword-clash: melee
delapouite/wizard-face: magic
`;

/** Cards whose words say nothing of them: for the most part names of people. */
export const byHand: Readonly<Record<string, string>> = {
  'aldreth-whitegate': 'delapouite/templar-shield',
  'anneth-tidecaller': 'lorc/wave-crest',
  'bartram-keel': 'delapouite/ship-wheel',
  'battlemage-jaes': 'lorc/magic-palm',
  corbin: 'delapouite/executioner-hood',
  'elder-mok': 'lorc/third-eye',
  'hild-ironwake': 'delapouite/war-axe',
  'lord-hawthorne': 'delapouite/knight-banner',
  lyssa: 'lorc/daggers',
  'master-thorn': 'lorc/pointy-hat',
  mordrog: 'delapouite/orc-head',
  'sefi-of-the-docks': 'delapouite/pirate-hook',
  'spiritseeker-mok': 'lorc/third-eye',
  'tamsin-two-coins': 'delapouite/two-coins',
  'thessaly-marrow': 'lorc/broken-bone',
  'varikas-the-dead': 'lorc/crowned-skull',
  'wren-ashquill': 'lorc/bowman',
  'ysolde-saltblade': 'lorc/sparkling-sabre',
  'zarashi-of-the-veil': 'lorc/cowled',
};
