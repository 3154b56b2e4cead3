import { useCallback, useSyncExternalStore } from 'react';

/** The widths at which layouts change: Tailwind's `md` and `lg`. */
export const TABLET_UP = '(min-width: 48rem)';
export const DESKTOP_UP = '(min-width: 64rem)';

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = globalThis.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches);
}
