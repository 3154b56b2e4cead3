// @bundle pre-hydration

import { storageKey } from '@/app/persistence/persistedSlice';
import { catalogueOfPage } from '@/app/start/catalogueOfPage';
import { WISH_QUANTITY_PARAMETER } from '@/components/product/loginWithWish';
import { addBottles, bottlesIn, countText } from '@/domain/cart/cartRules';
import type { OrderItem } from '@/domain/order/order';
import { MAX_PRODUCTS } from '@/domain/order/placing/orderLimits';
import type { Product } from '@/domain/product/product';
import {
  PRE_HYDRATION_ADDITIONS,
  parsePreHydrationAdditions,
} from '@/features/storefront/cart/preHydrationAdditions';
import { cartChange } from '@/i18n/en/cartChange';
import { deviceStorage } from '@/services/platform/storage/keyValueStorage';

// The build writes this script into the pages it renders (ADR 17). It asks for the app once the page has been painted. Until
// the app has taken the page over, it counts bottles, and leaves what is put into the cart for it. The rules and the words are
// the app's own.

const page = document.documentElement;

/** Fallback in milliseconds: request the app if no paint event fires (background tab). */
const MAX_WAIT_MS = 3000;

/** Asks for the files of the app that the page names, all at once; the last of them begins it. Once: it takes their names away. */
function askForApp(): void {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=app]')];
  const begin = files.at(-1);
  if (!begin) return;
  for (const file of files) file.rel = 'modulepreload';
  document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: begin.href }));
}

// Waits for the paint itself: an earlier request would compete with the first frame. (On a line with long round trips, index.html
// has asked for the largest file already.)
requestAnimationFrame(() => new PerformanceObserver(askForApp).observe({ type: 'paint', buffered: true }));
setTimeout(askForApp, MAX_WAIT_MS);

const products = catalogueOfPage()?.products ?? [];
const storage = deviceStorage();

const productOf = (element: Element | null): Product | undefined => {
  const shown = element?.closest<HTMLElement>('[data-product]')?.dataset.product;
  return products.find(({ id }) => id === shown);
};

/** What a visitor's cart holds on this device: what is stored, and what was left for it. */
function persistedLines(): readonly OrderItem[] {
  try {
    const { lines, ownerId } = JSON.parse(storage?.getItem(storageKey('cart')) ?? '{}');
    return ownerId === 'null' ? JSON.parse(lines) : [];
  } catch {
    return [];
  }
}

/** All that a card shows of products, as text; how many are left is shown up to five. */
const shown = (products: readonly Product[]) =>
  JSON.stringify(products, (key, value) =>
    /^(facts|translations)$/.test(key) ? undefined : key === 'inStock' && value > 5 ? 6 : value,
  );

/** Whether the newer catalogue on this device, for which index.html has hidden the list, would show the same. */
function showsTheSame(): boolean {
  try {
    const { products: known } = JSON.parse(storage?.getItem(storageKey('catalogue')) ?? '{}');
    return shown(JSON.parse(known)) === shown(products);
  } catch {
    return false;
  }
}

if (page.dataset.hold?.endsWith('list') && showsTheSame())
  page.dataset.hold = page.dataset.hold.replace('list', 'date');

let lines = persistedLines();
/** What the app has not taken yet. */
const left = () => parsePreHydrationAdditions(storage?.getItem(PRE_HYDRATION_ADDITIONS) ?? null);

const said = Object.assign(document.createElement('p'), { className: 'sr-only' });
said.setAttribute('role', 'status');

/** Says how many bottles there are in the cart, where the app has not begun to say it. */
function showCart(): void {
  const link = document.querySelector('[data-rendered] > [href="/cart"]');
  const count = link?.querySelector('span');
  if (!link || !count) return;
  const bottles = bottlesIn(lines);
  link.setAttribute('aria-label', cartChange.link(bottles));
  count.textContent = countText(bottles);
  count.hidden = bottles === 0;
  link.after(said);
}

/** Puts bottles into the cart that this page shows; says what came of it by the product's label. */
function put(product: Product, quantity: number, label = ''): string | null {
  const added = addBottles(lines, product, quantity);
  if (!added) return null;
  if (added.kind === 'full') return cartChange.full(MAX_PRODUCTS);
  lines = [...lines.filter(({ productId }) => productId !== product.id), added.line];
  return cartChange[added.kind](added.line.quantity, label);
}

/** Shows on a card how many of its product are in the cart, which Order Now follows. */
function showCount(card: Element | null): void {
  const quantity = lines.find(({ productId }) => productId === productOf(card)?.id)?.quantity;
  const button = card?.querySelector('[data-rendered] button');
  if (!card || !button || !quantity) return;
  button.textContent = `${quantity} +`;
  const order = card.querySelector<HTMLAnchorElement>('a[href*="/login?"]');
  if (!order) return;
  const address = new URL(order.href);
  address.searchParams.set(WISH_QUANTITY_PARAMETER, String(quantity));
  order.href = address.href;
}

function add(product: Product, button: HTMLElement): void {
  // Throws when storage is full; then the page does not claim that the bottle is in the cart.
  storage?.setItem(
    PRE_HYDRATION_ADDITIONS,
    JSON.stringify([...left(), { productId: product.id, quantity: 1 }]),
  );
  // `Add to cart: Premium Water 1 L`: what writes a size the same everywhere would not fit into this script.
  said.textContent = put(product, 1, button.ariaLabel?.replace(/.*?: /, ''));
  showCart();
  showCount(button.closest('article'));
  dispatchEvent(new Event(PRE_HYDRATION_ADDITIONS));
}

function start(): void {
  for (const part of document.querySelectorAll('[data-product] [inert]')) {
    const product = productOf(part);
    if (!product) continue;
    part.removeAttribute('inert');
    showCount(part.closest('article'));
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-rendered] button');
      const product = productOf(button);
      if (button && product) add(product, button);
    },
    { capture: true },
  );
}

for (const { productId, quantity } of left()) {
  const product = products.find(({ id }) => id === productId);
  if (product) put(product, quantity);
}
showCart();
// Does nothing if the app will replace this page or cannot read what the script stores.
if (page.dataset.hold === undefined && storage && navigator.cookieEnabled) start();
