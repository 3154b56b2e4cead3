/** Why bottles moved, other than by a sale or a customer's cancellation: those are read from the orders. */
export const MOVEMENT_KINDS = [
  'opening',
  'received',
  'correction',
  'damaged',
  'restocked',
  'reopened',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** One entry of `stockMovements`: append only. */
export type StockMovement = {
  readonly id: string;
  readonly productId: string;
  readonly kind: MovementKind;
  /** Bottles, signed: what left the shelf is negative. */
  readonly quantity: number;
  /** Bottles on the shelf afterwards. */
  readonly after: number;
  readonly reason: string;
  /** The order it belongs to; null where it belongs to none. */
  readonly orderId: string | null;
  readonly by: string;
  readonly byName: string;
  /** ISO instant. */
  readonly at: string | null;
};

/** What earlier builds wrote by themselves, in English, where staff cancelled an order. */
const FORMER_FIXED_REASON = 'Order cancelled';

/** Why bottles moved, in the person's words; empty where they gave none. */
export const reasonGiven = ({ kind, reason }: Pick<StockMovement, 'kind' | 'reason'>): string =>
  kind === 'restocked' && reason === FORMER_FIXED_REASON ? '' : reason;
