import type { AppThunk } from '@/store/thunk';

/** How many bottles of a product are to be put into the cart. */
export type EarlyAddition = { readonly productId: string; readonly quantity: number };

/** Where the script of a rendered page leaves what is to be put into the cart; the event that says so has the same name. */
export const EARLY_ADDITIONS = 'early-additions';

const isAddition = (entry: unknown): entry is EarlyAddition => {
  const { productId, quantity } = Object(entry);
  return typeof productId === 'string' && Number.isSafeInteger(quantity) && quantity > 0;
};

/** What was left in a stored text; what is none of it is left out. */
export function parseEarlyAdditions(text: string | null): readonly EarlyAddition[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isAddition) : [];
  } catch {
    return [];
  }
}

/** Takes what was left for these products; what is for others waits. */
export const takeEarlyAdditions =
  (productIds: readonly string[]): AppThunk<readonly EarlyAddition[]> =>
  (_dispatch, _getState, { storage }) => {
    const text = storage.getItem(EARLY_ADDITIONS);
    if (text === null) return [];
    const left = parseEarlyAdditions(text);
    const others = left.filter(({ productId }) => !productIds.includes(productId));
    storage.removeItem(EARLY_ADDITIONS);
    if (others.length > 0) storage.setItem(EARLY_ADDITIONS, JSON.stringify(others));
    return left.filter(({ productId }) => productIds.includes(productId));
  };
