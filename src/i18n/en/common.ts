import { labels } from '@/i18n/labels';
import { BRAND } from '@/lib/brand';
import { language } from './language';

/** Texts both areas show. Sentences of the spec stand word for word (spec §2, §8). */
export const commonLabels = labels('common', {
  /** Which language this is: dates are written in it. */
  language,
  brand: BRAND,
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  retry: 'Try again',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  asOf: (time: string) => `As of ${time}`,
  status: {
    pending: 'Pending',
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    unknown: 'Unknown',
  },
  failure: {
    offline: 'You seem to be offline. Check your connection and try again.',
    slow: 'The connection is too slow. Try again in a moment.',
    busy: 'The service is busy. Try again in a moment.',
    rateLimited: 'Too many attempts. Wait a few minutes, then try again.',
    signIn: 'You are signed out. Sign in again.',
    other: 'Something went wrong. Please try again.',
  },
  notLoaded: {
    heading: 'This page could not be loaded',
    gone: 'The app may have been updated since you opened it. Reload to go on.',
    offline: 'You are offline. This page opens once you are back online.',
    reload: 'Reload',
  },
  crash: {
    heading: 'Unexpected Application Error!',
    reload: 'Reload the page',
  },
});

export type CommonLabels = typeof commonLabels;
