import { lazyPart } from '@/shared/lazy/lazyPart';
import { pageAtRest } from './pageAtRest';

/** What both wings show and no first screen waits for. */
export const Toasts = lazyPart(async () => (await import('@/shared/ui/Toasts')).Toasts);
export const ConnectionPill = lazyPart(async () => (await import('./ConnectionPill')).ConnectionPill);
export const CartLink = lazyPart(async () => (await import('../layouts/CartLink')).CartLink);
export const DisplayChoices = lazyPart(async () => (await import('./DisplayChoices')).DisplayChoices);
export const Notices = lazyPart(async () => {
  await pageAtRest();
  return (await import('./openNotices')).openNotices();
});
