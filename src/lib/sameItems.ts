/** Whether two lists hold the very same things: for selectors, that the first of them may go on standing for both. */
export const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, place) => item === other[place]);
