import type { Paise } from '@/lib/number/money';

/** Who sells, as an invoice names them; empty where the settings do not say. */
export type Seller = {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly state: string;
};

/** Where a shop may be followed. */
export const NETWORKS = ['instagram', 'facebook', 'youtube'] as const;

/** The addresses of the shop's pages there; empty where it has none. */
export type Social = { readonly [network in (typeof NETWORKS)[number]]: string };

/** The shop's own settings (`settings/shop`). */
export type Shop = {
  readonly deliveryFeePaise: Paise;
  /** A fraction of the subtotal: 0.08 is 8 %. */
  readonly taxRate: number;
  readonly supportPhone: string;
  /** Empty where the settings do not say. */
  readonly supportEmail: string;
  readonly social: Social;
  readonly seller: Seller;
  /** Whether customers may cancel their orders themselves, as long as these are pending. */
  readonly cancelsPending: boolean;
  /** The most bottles of all kinds that a customer's order may hold; staff may order more. */
  readonly maxUnits: number;
};

/** Spec §9, and what holds until the settings have been read. */
export const DEFAULT_SHOP: Shop = {
  deliveryFeePaise: 299,
  taxRate: 0.08,
  // The specification's placeholder.
  supportPhone: '1800 123 4567',
  supportEmail: '',
  social: { instagram: '', facebook: '', youtube: '' },
  seller: { name: '', address: '', gstin: '', state: '' },
  cancelsPending: true,
  maxUnits: 100,
};

/** Spec §9: delivery is estimated five days after the order. */
export const DELIVERY_DAYS = 5;
