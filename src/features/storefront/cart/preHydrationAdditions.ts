import type { AppThunk } from '@/store/thunk';

/** How many bottles of a product are to be put into the cart. */
export type PreHydrationAddition = { readonly productId: string; readonly quantity: number };

/** Where the script of a rendered page leaves what is to be put into the cart; the event that says so has the same name. */
export const PRE_HYDRATION_ADDITIONS = 'early-additions';

const isAddition = (entry: unknown): entry is PreHydrationAddition => {
  const { productId, quantity } = Object(entry);
  return typeof productId === 'string' && Number.isSafeInteger(quantity) && quantity > 0;
};

/** What was left in a stored text; what is none of it is left out. */
export function parsePreHydrationAdditions(text: string | null): readonly PreHydrationAddition[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isAddition) : [];
  } catch {
    return [];
  }
}

/** Takes what was left for these products; what is for others waits. */
export const takePreHydrationAdditions =
  (productIds: readonly string[]): AppThunk<readonly PreHydrationAddition[]> =>
  (_dispatch, _getState, { storage }) => {
    const text = storage.getItem(PRE_HYDRATION_ADDITIONS);
    if (text === null) return [];
    const left = parsePreHydrationAdditions(text);
    const others = left.filter(({ productId }) => !productIds.includes(productId));
    storage.removeItem(PRE_HYDRATION_ADDITIONS);
    if (others.length > 0) storage.setItem(PRE_HYDRATION_ADDITIONS, JSON.stringify(others));
    return left.filter(({ productId }) => productIds.includes(productId));
  };
