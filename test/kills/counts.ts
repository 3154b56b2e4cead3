import { ORDERED } from '../e2e/customer';

const ANNOTATION = 'counts';

/** An order as its customer knows of it. */
export type Asked = {
  /** Its own address, by which it is known whatever becomes of its number. */
  readonly address: string;
  /** Whether it was on the device's disk before the kill. */
  readonly isKept: boolean;
  /** Whether "Saved" or "placed" stood on the screen before the kill. */
  readonly isSaid: boolean;
};

/** An order as the server has it. */
type Stored = { readonly address: string; readonly createdAt: string };

type Found = {
  readonly kills: number;
  readonly asked: readonly Asked[];
  readonly stored: readonly Stored[];
  readonly bottlesGone: number;
};

/** What a number of kills came to. */
export type Counts = {
  readonly kills: number;
  readonly orders: number;
  readonly kept: number;
  readonly said: number;
  readonly once: number;
  /** The browser was killed before the order was on disk, and the server has none: nobody was promised one. */
  readonly unkept: number;
  /** It was on disk, or called saved or placed, and the server has none. */
  readonly lost: number;
  readonly doubled: number;
  /** Placed before an order that was asked for before it. */
  readonly outOfOrder: number;
  /** Bottles that left the shelf too many, or too few. */
  readonly bottlesOff: number;
};

const isPromised = ({ isKept, isSaid }: Asked): boolean => isKept || isSaid;

/** Compares what was asked and said with what the server holds. */
export function countOrders({ kills, asked, stored, bottlesGone }: Found): Counts {
  const times = ({ address }: Asked) => stored.filter(order => order.address === address).length;
  const gone = asked.filter(order => times(order) === 0);
  const ranks = stored
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map(({ address }) => asked.findIndex(order => order.address === address));
  return {
    kills,
    orders: asked.length,
    kept: asked.filter(({ isKept }) => isKept).length,
    said: asked.filter(({ isSaid }) => isSaid).length,
    once: asked.filter(order => times(order) === 1).length,
    unkept: gone.filter(order => !isPromised(order)).length,
    lost: gone.filter(isPromised).length,
    doubled: asked.filter(order => times(order) > 1).length,
    outOfOrder: ranks.filter((rank, at) => rank < (ranks[at - 1] ?? -1)).length,
    bottlesOff: Math.abs(bottlesGone - stored.length * ORDERED.quantity),
  };
}

export const annotationOf = (counts: Counts) => ({ type: ANNOTATION, description: JSON.stringify(counts) });

export const readCounts = (
  annotations: readonly { readonly type: string; readonly description?: string }[],
): readonly Counts[] =>
  annotations.flatMap(({ type, description }) =>
    type === ANNOTATION ? [JSON.parse(description ?? '') as Counts] : [],
  );
