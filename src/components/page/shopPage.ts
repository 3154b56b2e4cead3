import type { Load } from '@/ui/lazy/lazyWith';

/**
 * A page of the shop: its `<name>.shopPage.ts` exports one of these as `page`, and that is all that the router and the
 * replay of recordings know of it.
 */
export type ShopPage = {
  /** Its address, as the router matches it. */
  readonly path: string;
  /** Who may see it; `alone`: anyone, without the shop's header and footer. */
  readonly to: 'anyone' | 'customer' | 'alone';
  /** The page's own code, in a bundle of its own. */
  readonly load: Load<object>;
  /** The address of a page that follows this one, and is loaded with it. */
  readonly next?: string;
};
