/** A link of one line of text in a table, as tall to a finger as a button is: what it takes up on screen stays as it is. */
export const TALL_TARGET = 'relative after:absolute after:inset-x-0 after:-inset-y-2.5';
