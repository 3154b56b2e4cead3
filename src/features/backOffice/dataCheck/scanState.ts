import { parseOrder } from '@/data/order/orderDocument';
import { parseStockItem } from '@/data/stock/stockItemDocument';
import type { AppError } from '@/lib/appError';
import type { PlainDocument } from '@/lib/plainData';
import { findOrderProblems } from './orderProblems';
import type { Problem } from './problem';
import {
  findItemProblems,
  findLegacyProblem,
  findLineProblems,
  type SkuOwners,
  skuKey,
} from './productProblems';
import { findWordingProblems, type KnownProducts, knownProduct } from './wordingProblems';

/** In this order: what an order's lines are of is known once the other two are read. */
export const SCANNED = ['inventory', 'products', 'orders'] as const;
export type Scanned = (typeof SCANNED)[number];
export type Counts = { readonly [collection in Scanned]: number };

export type Phase = 'idle' | 'counting' | 'counted' | 'scanning' | 'stopped' | 'failed' | 'done';

/** Where a scan goes on: after which document of which collection. */
export type ScanPlace = { readonly collection: Scanned; readonly after: string | null };

/** What a scan has found, as far as it has come: of the documents themselves nothing but that. */
export type ScanState = {
  readonly uid: string | null;
  readonly phase: Phase;
  readonly failure: AppError | null;
  readonly counts: Counts | null;
  /** Which scan it is: what an earlier one still reads is not this one's. */
  readonly run: number;
  readonly at: ScanPlace;
  readonly read: number;
  /** ISO instant by the device's clock, of the end of the scan. */
  readonly doneAt: string | null;
  readonly known: KnownProducts;
  readonly skus: SkuOwners;
  readonly problems: { readonly [key: string]: Problem };
  readonly fixed: number;
};

/** What one page brought beside what was known. */
export type Findings = Pick<ScanState, 'known' | 'skus'> & { readonly problems: readonly Problem[] };

/** What is wrong with the documents of a page, given what the pages before it were of. */
export function findingsOf(
  collection: Scanned,
  documents: readonly PlainDocument[],
  { known, skus }: Pick<ScanState, 'known' | 'skus'>,
): Findings {
  switch (collection) {
    case 'inventory': {
      const owners: { [sku: string]: SkuOwners[string] } = {};
      const problems = documents.flatMap(document => {
        const found = findItemProblems(document, { ...owners, ...skus });
        const { id: productId, name: productName, sku } = parseStockItem(document);
        if (sku !== '' && !skus[skuKey(sku)]) owners[skuKey(sku)] ??= { productId, productName };
        return found;
      });
      const products = Object.fromEntries(documents.map(each => [each.id, knownProduct(each)]));
      return { known: products, skus: owners, problems };
    }
    case 'products':
      return {
        known: Object.fromEntries(
          documents.flatMap(({ id }) => (known[id] === undefined ? [[id, null] as const] : [])),
        ),
        skus: {},
        problems: documents.flatMap(document => findLegacyProblem(document, known) ?? []),
      };
    case 'orders':
      return {
        known: {},
        skus: {},
        problems: documents.flatMap(document => {
          const order = parseOrder(document);
          return [
            ...findOrderProblems(document),
            ...findLineProblems(order, known),
            ...findWordingProblems(order, known),
          ];
        }),
      };
  }
}

export const documentsIn = (counts: Counts): number => SCANNED.reduce((sum, name) => sum + counts[name], 0);

/** Reads that a scan costs: one a document, and one for finding a collection empty. */
export const scanReads = (counts: Counts): number =>
  SCANNED.reduce((sum, name) => sum + Math.max(1, counts[name]), 0);

/** Reads that counting has cost: one for each thousand of a collection, and at least one. */
export const countReads = (counts: Counts): number =>
  SCANNED.reduce((sum, name) => sum + Math.max(1, Math.ceil(counts[name] / 1000)), 0);
