import { lazyAsync } from '@/lib/lazyValues';

/**
 * Loads the whole style sheet. A page that was rendered at build time comes with the rules it shows, and names the sheet
 * that has all the others; every other page has had it from the beginning. Rejects as Vite does where it cannot be had.
 */
export const loadFullStyleSheet: () => Promise<void> = lazyAsync(async () => {
  const named = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="whole-style"]');
  if (!named) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: named.content });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${named.content}`));
    };
    document.head.append(link);
  });
});
