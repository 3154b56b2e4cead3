/** A page that shows products, and where its parts are. */
export type StorefrontCandidate = {
  readonly label: string;
  readonly url: string;
  /** A product of its list; the list is there when two of them are. */
  readonly list: string;
  /** Where a visitor's Order Now leads to a page by itself. */
  readonly orderNow?: string;
  /** What a visitor can use once the script is there: each is pressed until its effect is seen. */
  readonly live?: readonly { readonly press: string; readonly watch: string }[];
  /** What is there until the page's own first lines have made way for the app; elsewhere what is pressed is the app. */
  readonly before?: string;
  readonly isFirebase?: (url: string) => boolean;
  readonly lighthouse?: boolean;
};

export const productStorefront = (origin: string): StorefrontCandidate => ({
  label: 'product',
  url: `${origin}/menu`,
  list: 'main article',
  orderNow: 'main article a[href^="/login"]',
  live: [{ press: 'main article button[aria-label^="Add to cart"]', watch: 'header a[href="/cart"]' }],
  before: '#root [inert]',
  isFirebase: url => /\/assets\/firebase-[^/]*\.js/.test(url),
  lighthouse: true,
});

const FLOOR = {
  list: '.product-card',
  live: [{ press: '.product-card button', watch: 'nav output' }],
};

export const storefrontFloors = (origin: string): readonly StorefrontCandidate[] => [
  { ...FLOOR, label: 'floor: prerendered', url: `${origin}/storefront/prerendered/`, lighthouse: true },
  { ...FLOOR, label: 'floor: client-rendered', url: `${origin}/storefront/client/` },
  { label: 'floor: static', list: '.product-card', url: `${origin}/storefront/static/` },
];
