import type { CARD_FIELDS } from '@/domain/order/cardFields';
import type { PlainValue } from '@/lib/plainData';
import { plainLine } from '@/lib/text/plainText';

export type CardField = (typeof CARD_FIELDS)[number];

export const DATE_FIELDS = ['createdAt', 'orderDate', 'estimatedDelivery'] as const;
export type DateField = (typeof DATE_FIELDS)[number];

/** A date that is no timestamp. */
export type StoredDate = {
  readonly field: DateField;
  /** As it is stored, in words; empty where there is none. */
  readonly before: string;
  /** The ISO instant it means, as far as the order tells; null where it does not. */
  readonly after: string | null;
};

type OfProduct = { readonly productId: string; readonly productName: string };

/** What is wrong with one document. Says what is stored there, except of a card: never more than which fields. */
export type Problem =
  | {
      readonly kind: 'card';
      readonly orderId: string;
      readonly fields: readonly CardField[];
    }
  | { readonly kind: 'dates'; readonly orderId: string; readonly dates: readonly StoredDate[] }
  /** A status that is none of the five. */
  | { readonly kind: 'status'; readonly orderId: string; readonly before: string }
  /** `readable`: the shop sells at this price all the same; it is only not written as `20.00`. */
  | ({
      readonly kind: 'price';
      readonly before: string;
      readonly readable: boolean;
      readonly suggested: string;
    } & OfProduct)
  /** No whole number of bottles. `suggested`: what the shop shows instead. */
  | ({ readonly kind: 'stock'; readonly before: string; readonly suggested: number } & OfProduct)
  /** No SKU, or that of another product, `sharedWith`. */
  | ({ readonly kind: 'sku'; readonly before: string; readonly sharedWith: string | null } & OfProduct)
  /** A product that orders or the legacy products name, and the inventory does not have. */
  | ({
      readonly kind: 'orphan';
      readonly from: 'orders' | 'products';
      /** How many orders name it, as far as the scan has come. */
      readonly orders: number;
      readonly size: string;
      readonly image: string;
      /** As `20.00`; empty where none can be read. */
      readonly suggested: string;
    } & OfProduct)
  /** Orders call or show a product otherwise than the inventory does. Nothing of it is set right: an order stays as it is. */
  | ({
      readonly kind: 'wording';
      readonly size: string;
      /** What they call it. */
      readonly said: { readonly productName: string; readonly size: string };
      /** They show a picture of it that is not the product's. */
      readonly otherImage: boolean;
      /** How many of them, as far as the scan has come, and the first few. */
      readonly orders: number;
      readonly orderIds: readonly string[];
    } & OfProduct);

export const PROBLEM_KINDS = [
  'card',
  'dates',
  'status',
  'wording',
  'price',
  'stock',
  'sku',
  'orphan',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
export type ProblemOf<Kind extends ProblemKind> = Extract<Problem, { kind: Kind }>;

/** One that can be set right here; another is to be looked into. */
export type Fixable = Exclude<Problem, { kind: 'wording' }>;

export const isFixable = (problem: Problem): problem is Fixable => problem.kind !== 'wording';

export function subjectOf(problem: Problem): string {
  if (problem.kind !== 'wording') return 'orderId' in problem ? problem.orderId : problem.productId;
  const { productId, said } = problem;
  return [productId, said.productName, said.size].join(' ');
}

/** Names a problem within a scan: a document has each kind at most once, and a product each wording. */
export const keyOf = (problem: Problem): string => `${problem.kind}.${subjectOf(problem)}`;

const SHOWN_CHARACTERS = 60;

/** A stored value as staff are shown it; empty where there is none. */
export function inWords(value: PlainValue | undefined): string {
  if (value === undefined || value === null) return '';
  return plainLine(typeof value === 'string' ? value : JSON.stringify(value), SHOWN_CHARACTERS);
}
