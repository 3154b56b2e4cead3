import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The widths at which layouts change: Tailwind's `md` and `lg`. */
export const TABLET_UP = '(min-width: 48rem)';
export const DESKTOP_UP = '(min-width: 64rem)';

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  // Asked at every render, so it is parsed once.
  const media = useMemo(() => globalThis.matchMedia(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
