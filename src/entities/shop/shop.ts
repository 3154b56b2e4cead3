import type { Paise } from '@/shared/lib/money';

/** The shop's own settings (`settings/shop`). */
export type Shop = {
  readonly deliveryFeePaise: Paise;
  /** A fraction of the subtotal: 0.08 is 8 %. */
  readonly taxRate: number;
  readonly supportPhone: string;
};

/** Spec §9, and what holds until the settings have been read. */
export const DEFAULT_SHOP: Shop = { deliveryFeePaise: 299, taxRate: 0.08, supportPhone: '1800 123 4567' };

/** Spec §9: delivery is estimated five days after the order. */
export const DELIVERY_DAYS = 5;
