// Written by `npm run generate -- reasons`. Do not edit.

/** The sentences of all reasons that the rules give, and their parts. One to a line. */
export const knownReasons = `
"{0}" is a Storm Event, and is not fought: say that it was drawn.
"{0}" is a red card, and there are none in this game.
"{0}" is a {1} Storm card, and there are {2} ones left: put those out of play.
"{0}" is drawn at sea: put the Hero on an anchor space.
"{0}" is drawn on the Island of Dread: put the Hero there.
"{0}" is no kind of action in this game.
"{0}" of {1} must be {2}.
"{0}" waits elsewhere: put the Hero on the space of its counter.
A Hero has one awakened Scion at most.
A card in play takes effect by this roll.
A hazard is a card that was drawn for it.
A hazard is met outside of towns, where there is no adventure counter, no Challenge that waits and no other Hero.
A map set is one blue and one green map counter; you have none.
A turn of the Endgame has no Refresh step and no Movement step.
A turn of the Endgame is nothing but the confrontation: describe its start.
A turn of the Endgame is nothing but the fight with the Stormlords: describe its start, or a battle.
A voyaging Hero meets what the sea deck holds; "{0}" is not drawn there.
A voyaging Hero must sail on.
All Level I cards of this town have been claimed.
Allies: {0}
Ally
An action is a plain object with a "type".
Before Combat
Both pools together have {0} dice at most.
Cards of Level I and of Level III are attempted in a town.
Choose an empty sunburst space of this color.
Choose from {0}.
Claim a card of Level I or Level II of this town first.
Decline the adventure, attempt it, or deal with a Hero.
Every figure is placed before the first turn: name the space of {0}.
Every symbol of {0} on {1} is covered already.
Gold is added by 1, 5 or 10.
He costs {0} gold, and you have {1}.
Healing costs {0} gold, and you have {1}.
In the Endgame Heroes do not fight each other.
In the Endgame no Hero faces a Challenge of the undefeated challenge track.
In the Endgame no Hero travels, so no card is met as a {0}.
In the Endgame nothing is met but Stormlords.
In the Endgame red Challenges are drawn, and "{0}" is not a red Challenge.
It costs the card itself, and that is gone.
It costs {0} gold, and you have {1}.
It takes the dearest: choose from {0}.
Item
Look at market cards or pay for healing first: then Items may be sold.
Name a Ritual of your Hero.
Name a Scion on which a counter lies.
Name a Scion that slumbers.
Name a Scion whose counter that player holds.
Name a town.
Name an Ally of yours that is not paid for yet.
Name an Item of yours that lies face down.
Name an Item or Ally of that player.
Name one of the Captains in {0}.
Name one of the cards that are being discarded.
Name one of your two Captains.
Name your Hero or an Ally that has such a counter.
Name your Hero or one of your Allies.
No Hero of {0} is here.
No adventure there draws "{0}", a card of the {1} deck.
No card can be activated outside the Movement step, the Market step and adventures.
No die is left in the trading pool.
No die is left to use.
No hazard that this Hero can meet is "{0}".
No matching die is left.
No more Items are made ready.
No more of that is discarded.
No unused die shows {0}; left are {1}.
Nobody escapes from a Stormlord: leave "away" out.
Nobody is on the Island of Dread: all silver cards that were discarded are back in the deck.
Nobody of your party has a wound or exhaustion counter.
Not all that the quest asks for is done.
Not now: what is being carried out must be finished first.
Nothing is met as a {0} here: no rule in force has such a thing.
On the Island of Dread silver cards are drawn; "{0}" is none.
On the Island of Dread there is nothing but one silver card after another: describe a card drawn, or a battle with a Challenge.
One Hero alone fights in this battle: leave "acting" and "away" out.
Only Items and Allies of that player can be exchanged.
Only one Item of class {0} and type {1} is allowed.
Only one Item of class {0} without a type is allowed.
Only the two who negotiate can give anything.
Only your Hero or one of your Allies can attack.
Paying for it would defeat the one who pays.
Pick one of {0}.
Put a die or more in the trading pool; with none there, roll or rest.
Say it of {0}.
Scions are called on in a Storm step.
Sell or discard {0} first.
Stormlords are met in the Endgame.
Tell 0 or 1 for each of the {0} that are tossed.
Tell {0} {1} dice, each from 1 to {2}.
That Captain is not here.
That Challenge is not waiting here.
That Legendary Item is not in the pool.
That ability works once in a {0}, and has been used in this one.
That card is in the offer already.
That card is not in the offer.
That card is {0}’s to use, who is not asked.
That die shows {0}, and no {1}.
That die shows {0}; that space is {1}.
That is done in the town of the quest.
That is no quest that lies open.
That is no such quest that lies open.
That is not the next stop of a sea lane from here.
That is your own Hero.
That {0} is not on offer here.
The Captain fights at sea only.
The Captain has attacked in this round.
The Hero of {0} is on the Island of Dread: till that visit is over nobody else has a turn, or is there.
The Hero of {0} stands in {1}: choose another town.
The card asks for {0}, and that is not so now.
The card does not offer that choice, but {0}.
The card lets you enter {0} only; that space is {1}.
The counters are numbered from 1 to 6.
The figure of this player comes on the board as the first turn starts: name its space.
The game has not come to a decision.
The game is over.
The game waits for a player, not for chance.
The game waits for {0}, not for {1}.
The gold is gone: withdraw it.
The knockout comes to its end first.
The loser has no gold.
The loser has no such card.
The offer is empty.
The rest could not be had with it in exactly that value.
The time for that ability is {0}
The time for that is {0}
The town of {0} is freed.
The two Heroes are no longer in the same space.
There are no experience counters to leave.
There are no red cards; a Scion can be awakened here.
There is no Captain to be had.
There is no adventure counter here.
There is no adventure here to decline.
There is no card left in the deck {0}.
There is no card left in the market deck.
There is no escape from this enemy.
There is no gold of that player in the offer.
There is no red adventure counter here.
There is no {0} adventure counter here, but {1}.
There is no {0} adventure counter in the pile.
This is allowed now.
This is for chance to answer, not for {0}.
This is for {0} to do, not for {1}.
This waits for {0}.
To roll all the dice of a first turn is not to rest: roll them, or rest with fewer.
To roll fewer than four dice, rest.
Two Heroes fight where they meet: put both on the same space.
While spoils are taken, only the winner discards, to make room.
While the trading dice lie on the table, only what has movement dice rolled again may be used.
With the cards in play you roll {0} movement dice at most.
With this die you may spend {0} more gold on healing.
You get {0} points back, and a {1} adventure counter is worth {2}.
You have a Level I card of this town, taken from another Hero.
You have done what the quest asks for.
You have looked for a Captain in this Market step already.
You have negotiated with this Hero this turn.
You have no Captain to take you to sea.
You have no awakened Scion.
You have no such Item.
You have no such ability: name a card of yours and an ability on it.
You have no {0} adventure counter.
You need {0} experience points, and have {1}.
Your Hero did not end its movement in a cursed town.
Your Hero is in no town.
Your enemy deals {0} damage in this phase.
Your quest counter does not lie on that card.
Your quest counter lies on {0}: take it back first.
a card from the {0} deck
a choice that a card leaves open
a combat
a combat round of number {0}
a defense
a list of whole numbers
a move that a card grants
a roll for {0}
a roll of {0}
a roll that meets its target
a roll that misses its target
a space that is {0}
a test
a test of {0}
a whole number
an Ally
an Event in play of number {0}
an Item
an Item or an Ally
an adventure card that is {0}
an attack
an enemy that is {0}
an escape
an id
any open decision of your own turn
anything but {0}
at least {0}
at most {0}
chance
counters on the card: {0}
dice that come to {0}
exactly {0}
exhaustion on the one whose card it is: {0}
experience counters: {0}
from a card
from a failed escape
from the enemy
gold: {0}
harm {0}
none
not the first combat roll of the combat
one of your Allies
one of {0}
something else
that it is about {0}
that you are in no combat
that you have {0}
the Adventure step
the Experience step
the Market step
the Movement step once the dice are rolled
the Storm step
the answer to an offer
the beginning of a combat round
the beginning of the Movement step
the beginning of your Movement step
the change given for an experience counter
the choice among the Captains of a town
the choice as what an Equipping Ally is used
the choice from the market cards met on the road
the choice of a new Hero after a knockout
the choice of scion counters
the choice of the card that a knockout takes
the choice of the experience for a hazard
the choice of the quest counters
the choice of the second experience counter
the choice of the spaces that get a counter
the choice to attack or to defend in a phase
the choice where a knocked out Hero goes
the choice which Captain stays in a town
the choice which of several discarded cards goes first
the choice which of two Captains is kept
the defender’s moment before the rolls of a phase
the defender’s moment before the rolls of the {0} phase
the end of the Movement step
the end of the way, with a trading pool left
the end of your Movement step
the escape phase
the first combat roll of the combat
the healing found on the road
the help of the townsfolk before the Endgame
the magic phase
the making of an offer
the melee phase
the moment after a Storm card
the moment after a roll
the moment after the trading dice are rolled
the moment before a Hero resolves a Storm Event
the moment before a Storm card is resolved
the moment before a roll
the moment before harm lands on another Hero
the moment before the group attacks
the moment between drawing a Challenge and its combat
the moment in which Scions take the place of Heroes
the moment in which wounds or exhaustion are about to be taken
the one whose card it is
the payment for an experience counter
the payment of Allies at the beginning of the Market step
the placing of the figures
the ranged phase
the recovery after buying experience
the rest before the dice are rolled
the roll of the dice
the taking of spoils
the trade on the road
the {0} phase
two dice that show different numbers
two dice that show the same
what chance picks
what it calls {0}
wounds on the one whose card it is: {0}
your Adventure step
your Experience step
your Hero
your Market step
your Movement step once the dice are rolled
{0} Your Hero is in no town.
{0} about to be taken
{0} and {1} share words: {2}.
{0} has defeated {1} Stormlords, and here it can be {2} at most.
{0} has escaped, and does not act in this round.
{0} has no Hero in this battle.
{0} has no exhaustion counter.
{0} has no parameter "{1}".
{0} has no symbol of {1}; it has {2}.
{0} has no {1} counter.
{0} has taken that counter.
{0} has {1} gold, and {2} of it is in the offer.
{0} is destroyed: go around it.
{0} is drawn in {1}: put the Hero there.
{0} is gone: withdraw it.
{0} is no card that is met: name it among the quests, or leave it.
{0} is no card that the {1} deck can give now.
{0} is no space next to your Hero, who is in {1}.
{0} is no {1}.
{0} is no {1}: buy it.
{0} is no {1}: hire it.
{0} is on offer in {1}, and this is {2}.
{0} needs "{1}", {2}.
{0} still needs movement dice with these symbols: {1}.
{0} that can be lost
{0} waits here undefeated: face it, or decline.
{0} would bring no gold: it costs {1}.
{0} would bring no gold: it has no cost.
{0} would have too many: discard one first, or change the offer.
{0}.
{0}; now it is {1}.
`;
