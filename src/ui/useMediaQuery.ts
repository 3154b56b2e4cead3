import { useMemo, useSyncExternalStore } from 'react';

/** The widths at which layouts change: Tailwind's `md` and `lg`. */
export const TABLET_UP = '(min-width: 48rem)';
export const DESKTOP_UP = '(min-width: 64rem)';

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  // Asked at every render, so it is parsed once.
  const media = useMemo(() => {
    const list = globalThis.matchMedia(query);
    return {
      matches: () => list.matches,
      subscribe: (changed: () => void) => {
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
    };
  }, [query]);
  return useSyncExternalStore(media.subscribe, media.matches);
}
