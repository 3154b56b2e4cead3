import { useCallback, useEffect, useRef } from 'react';
import { holdsCardNumber } from '@/lib/text/cardNumber';

/** Safari takes a hundred changes of a history entry in half a minute. */
const EVERY_MS = 500;

/** A form's values, by its fields. Never one that has a password among them. */
type Values = { readonly [field: string]: string };

/** What of a draft may lie on the device: never what looks like a payment card. */
export function withoutCards<Form extends Values>(draft: Partial<Form>): Partial<Form> {
  const storable = Object.entries(draft).filter(([, text]) => !holdsCardNumber(text ?? ''));
  return Object.fromEntries(storable) as Partial<Form>;
}

/**
 * Keeps what is being typed: the first change at once, further ones every half second, the last when a field is left or
 * the page is. `keep` must be a stable reference.
 */
export function useDraft<Form extends Values>(keep: (draft: Partial<Form>) => void) {
  const waiting = useRef<Partial<Form> | null>(null);
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
    (draft: Partial<Form>) => {
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
