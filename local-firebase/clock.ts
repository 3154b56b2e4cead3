/** Milliseconds since the epoch. A test passes its own, to move time. */
export type Clock = () => number;
