// Written by `npm run generate -- reasons`. Do not edit.

/** The sentences of all reasons that the rules give, and their parts. One to a line. */
export const knownReasons = `
"{0}" is no kind of action in this game.
"{0}" of {1} must be {2}.
A player can give only gold of its own.
A river is crossed with water or wild, or over a bridge.
A trophy is drawn from an adventure deck that has cards.
Agility has a token of your foe’s pool cast again.
Agility turns another token of your own pool.
An action is a plain object with a "type".
Each hex has to bring the villain one closer.
Gold and assets are exchanged, nothing else.
It costs {0} gold, and you have {1}.
It costs {0} of your actions, and you have {1}.
It costs {0} surges, and these are {1}.
It costs {0} trophies of the types that it shows, and you have {1} of them.
It costs {0} trophies, and you have {1}.
It takes {0} surges to cancel that.
Lay another token of your pool on it that is not yet on a double token.
Lay the token on a free double token that is not itself on another.
No ability of that card waits for its turn.
No card of yours lets a die be spent so, or it was used in this turn.
No die is left that shows that face.
No die shows that face any more.
No hero in your hex can be challenged.
No surge ability can be used against this foe now.
Only the two heroes give anything.
Pick one of {0}.
Tell 0 or 1 for each of the {0} that are tossed.
Tell {0} {1} dice, each from 1 to {2}.
That ability is not there any more.
That ability is used elsewhere.
That ability is used in a turn.
That ability is used once in each turn of yours.
That ability was used already.
That ability was used in this round already.
That ability was used in this turn already.
That card is not in this market.
That die does not show the ground of {0}.
That die goes there as it is.
That hero has declined this very offer in this turn: make another one.
That is no outcome of this quest.
That is none of the rewards on the card.
That is none of the two options.
That is not among what you have too much of.
That quest is attempted elsewhere.
That trophy does not go towards what is due.
The card does not offer that choice, but {0}.
The dice do not cover every symbol that it requires.
The die does not show the ground of {0}.
The game has not come to a decision.
The game is over.
The game waits for a player, not for chance.
The game waits for {0}, not for {1}.
The gem here is facedown until it is refreshed.
The player whose turn it is makes the offer to the other hero, who agrees to it or not.
The rumor is about another place.
The time for that is {0}
The villain is at {0}.
The villain is not on the board yet.
There is a market in a city only, and your hero is in none.
There is no adventure gem where your hero is.
There is no such ability for these dice.
There is no such ability on your cards.
There is no such surge ability on your cards.
There is no token left in your pool: you have to pass.
There is no zombie where your hero is.
There is nothing in the offer yet.
This is allowed now.
This is for chance to answer, not for {0}.
This is for {0} to do, not for {1}.
This waits for {0}.
Those goods are not wanted where your hero is.
To exert you discard a skill card from your hand.
You attempt quests of your own, or of the story.
You block with shields of your own pool, named by their places in order.
You choose a hero that no player has taken.
You deal damage with tokens of your pool that show the same kind of it, named by their places in order.
You discard trophies of your own.
You exchange with a hero in the same hex.
You have to discard {0} skill cards, and hold {1}.
You keep no such rumor.
You learn skills from your hand.
You sell assets of your own.
You spend a token of your pool that shows agility.
You spend tokens of your pool that show surges, named by their places in order.
You trade goods of your own.
Your hero begins at a place of the kind on its card.
Your hero has no speed: there is no die to roll.
Your hero is defeated too: it recovers first, by resting.
Your hero is defeated: it can do nothing but rest.
Your hero is delayed already.
Your hero is delayed: it goes no further, and dice that were left are lost. Its next action is to stand up.
Your hero is delayed: its next action is to stand up.
Your hero leaves a combat by retreating alone.
Your hero stands: it is not delayed.
a card from the {0} deck
a choice that a card leaves open
a combat action
a limit that is passed
a list of whole numbers
a move without dice
a rest in the wilderness
a retreat
a rolled move
a shop action
a test
a trophy of your choice
a whole number
an event
an exchange
an exploration
an id
chance
one of {0}
the choice of heroes
the march of the villain
the moment after a combat action
the moment before an ability takes effect
the moment for an ability
the moment for several abilities
the moment in which damage is dealt
the payment for a skill
the payment of a cost
the placing of heroes
the retreat phase
the reward for a victory
the roll of the dice
the turn
what chance picks
{0} has no parameter "{1}".
{0} is no card that the {1} deck can give now.
{0} is not next to your hero.
{0} is of another ground.
{0} needs "{1}", {2}.
{0}.
{0}; now it is {1}.
`;
