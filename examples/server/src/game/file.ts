/** What a file with a game says of itself: the one that the server gives, and the one that the board saves. */
export const form = 'runebound-table/1';
