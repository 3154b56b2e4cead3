import type { SeedProduct } from './catalogue';
import type { SeedCustomer } from './people';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The forms that documents of older versions of the shop have. */
export const LEGACY_SHAPES = ['singleProduct', 'isoDates', 'noDate', 'noUpdatedAt', 'cardFields'] as const;
export type LegacyShape = (typeof LEGACY_SHAPES)[number];

export type SeedItem = { readonly product: SeedProduct; readonly quantity: number };

/** An order as it happened, before it is written in this or that form. Times in milliseconds since the epoch. */
export type SeedOrder = {
  readonly id: string;
  readonly shape: 'current' | LegacyShape;
  readonly customer: SeedCustomer;
  readonly items: readonly [SeedItem, ...SeedItem[]];
  readonly paymentMethod: 'card' | 'cash';
  readonly specialInstructions: string;
  readonly placedAtMs: number;
  /** When each status was reached, oldest first; the last is the order's status. */
  readonly steps: readonly [OrderStep, ...OrderStep[]];
  /** Where and when it was to arrive, and for what fee; absent where the shop has no areas. */
  readonly delivery?: {
    readonly area: string;
    readonly pin: string;
    readonly slot: string;
    readonly endsAtMs: number;
    readonly feePaise: number;
  };
  /** Absent until it is planned. */
  readonly stop?: SeedStop;
};

/** What a run has made of an order. */
export type SeedStop = {
  readonly run: { readonly id: string; readonly driver: string; readonly stop: number };
  readonly handover?: { readonly to: string; readonly atMs: number; readonly by: string };
  readonly attempt?: {
    readonly reason: 'nobody';
    readonly note: string;
    readonly atMs: number;
    readonly by: string;
  };
};

export type OrderStep = { readonly status: OrderStatus; readonly atMs: number };

export function lastStep({ steps }: SeedOrder): OrderStep {
  return steps.at(-1) ?? steps[0];
}

/** Staff take the orders of people without an account. */
export function isStaffMade({ customer }: SeedOrder): boolean {
  return customer.uid === null;
}
