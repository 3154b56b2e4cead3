/** A request the rules refused. */
export type Denial = {
  /** ISO instant. */
  readonly at: string;
  readonly uid: string | null;
  readonly method: string;
  readonly path: string;
  /** What was tried, where in the file, and why it did not hold. */
  readonly reason: string;
};

export type Denials = {
  add(denial: Denial): void;
  /** The last ones, newest first. */
  list(): readonly Denial[];
};

const KEPT = 50;

/** The last refusals, for the development panel and for whoever wonders why a test fails. */
export function createDenials(): Denials {
  let denials: Denial[] = [];
  return {
    add: denial => {
      denials = [denial, ...denials].slice(0, KEPT);
    },
    list: () => denials,
  };
}
