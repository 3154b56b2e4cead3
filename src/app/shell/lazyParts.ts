// @bundle later-parts

import { whenIdle } from '@/lib/whenIdle';
import { lazyPart, renderedPart } from '@/ui/lazy/lazyPart';

const MAX_WAIT_MS = 5000;

/** Resolves when the page has loaded and its first screen no longer needs the device for itself. */
async function pageAtRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise(resolve => globalThis.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle(MAX_WAIT_MS);
}

/** What both areas show and no first screen waits for. */
export const Toasts = lazyPart(() => import('@/ui/toast/Toasts').then(part => part.Toasts));
export const ConnectionPill = lazyPart(() => import('./ConnectionPill').then(part => part.ConnectionPill));
export const CartLink = renderedPart(() => import('./CartLink').then(part => part.CartLink));
export const CartBar = lazyPart(() =>
  import('@/features/storefront/cart/CartBar').then(part => part.CartBar),
);
export const DisplayChoices = lazyPart(() => import('./DisplayChoices').then(part => part.DisplayChoices));
export const FooterContact = lazyPart(async () => {
  await pageAtRest();
  return import('./FooterContact').then(part => part.FooterContact);
});
export const Notices = lazyPart(async () => {
  await pageAtRest();
  return import('./openNotices').then(part => part.openNotices());
});
