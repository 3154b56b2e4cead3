import { useCallback, useEffect, useRef } from 'react';
import { holdsCardNumber } from '@/shared/lib/cardNumber';
import type { OrderFormValues } from './orderFormRules';

/** Safari takes a hundred changes of a history entry in half a minute. */
const EVERY_MS = 500;

type Draft = Partial<OrderFormValues>;

/** What of a draft may lie on the device: never what looks like a payment card. */
function withoutCards(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, text]) => !holdsCardNumber(text)));
}

/**
 * Keeps what is being typed: the first change at once, further ones every half second, the last when a field is left or
 * the page is. `keep` must keep its identity.
 */
export function useDraft(keep: (draft: Draft) => void) {
  const waiting = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // Listened to only while something waits: it keeps a browser from showing the page at once when one comes back.
    globalThis.removeEventListener('beforeunload', flush);
    if (waiting.current) keep(withoutCards(waiting.current));
    waiting.current = null;
  }, [keep]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      globalThis.removeEventListener('beforeunload', flush);
    },
    [flush],
  );

  const changed = useCallback(
    (draft: Draft) => {
      waiting.current = draft;
      if (timer.current !== undefined) return;
      flush();
      timer.current = setTimeout(flush, EVERY_MS);
      // At `pagehide` it is too late: the entry is not changed any more.
      globalThis.addEventListener('beforeunload', flush);
    },
    [flush],
  );
  return { changed, flush };
}
