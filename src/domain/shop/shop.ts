// @bundle documents

import type { DeliveryArea } from '@/domain/delivery/deliveryAreas';
import type { Paise } from '@/lib/number/money';

/** Who sells, as an invoice names them; empty where the settings do not say. */
export type Seller = {
  readonly name: string;
  readonly address: string;
  readonly gstin: string;
  readonly state: string;
  /** The number of its food licence, 14 digits. */
  readonly fssai: string;
  /** What the tax calls what it sells: 4, 6 or 8 digits. */
  readonly hsn: string;
  /** Where it is paid by UPI: `name@bank`. */
  readonly upi: string;
};

/** When the shop answers: days of the week from 1 for Monday, and the time of them (`08:00-20:00`). */
export type OpeningHours = { readonly days: readonly number[]; readonly slot: string };

/** Where a shop may be followed. */
export const NETWORKS = ['instagram', 'facebook', 'youtube'] as const;

/** The addresses of the shop's pages there; empty where it has none. */
export type Social = { readonly [network in (typeof NETWORKS)[number]]: string };

/** The shop's own settings (`settings/shop`). */
export type Shop = {
  readonly deliveryFeePaise: Paise;
  /** A fraction of the subtotal: 0.08 is 8 %. */
  readonly taxRate: number;
  /** Empty where the settings do not say, as all texts. */
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly social: Social;
  /** Where the shop is. */
  readonly city: string;
  readonly hours: OpeningHours | null;
  /** What the shop is in a line, by language. */
  readonly taglines: { readonly [language: string]: string };
  readonly seller: Seller;
  /** Whether customers may cancel their orders themselves, as long as these are pending. */
  readonly cancelsPending: boolean;
  /** The most bottles of all kinds that a customer's order may hold; staff may order more. */
  readonly maxUnits: number;
  /** Where it delivers, and when; without any, everywhere in five days. */
  readonly areas: readonly DeliveryArea[];
};

/** Spec §9, and what holds until the settings have been read. */
export const DEFAULT_SHOP: Shop = {
  deliveryFeePaise: 299,
  taxRate: 0.08,
  supportPhone: '',
  supportEmail: '',
  social: { instagram: '', facebook: '', youtube: '' },
  city: '',
  hours: null,
  taglines: {},
  seller: { name: '', address: '', gstin: '', state: '', fssai: '', hsn: '', upi: '' },
  cancelsPending: true,
  maxUnits: 100,
  areas: [],
};

/** Spec §9: delivery is estimated five days after the order. */
export const DELIVERY_DAYS = 5;
