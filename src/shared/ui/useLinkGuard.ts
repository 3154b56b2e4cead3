import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where a click leads within the app, away from this page; null where it does not, or opens elsewhere. */
function wayOut(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const here = globalThis.location;
  return origin === here.origin && pathname !== here.pathname ? pathname + search + hash : null;
}

/**
 * Keeps a page that has something to lose when a link is followed: the person is asked first. For a form that is a page;
 * one in a dialog has `useDialogAddress`.
 */
export function useLinkGuard(holds: boolean) {
  const navigate = useNavigate();
  const [to, setTo] = useState<string | null>(null);
  useEffect(() => {
    if (!holds) return;
    // Before the link itself hears of it.
    const onClick = (event: MouseEvent) => {
      const way = wayOut(event);
      if (way === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(way);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [holds]);
  return {
    asking: to !== null,
    stay: useCallback(() => setTo(null), []),
    leave: useCallback(() => {
      if (to !== null) navigate(to);
    }, [navigate, to]),
  } as const;
}
