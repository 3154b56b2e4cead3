import { useEffect, useState } from 'react';

/**
 * A text box whose value is settled elsewhere (the address) once typing rests. What is typed shows at once and
 * is never overwritten by its own earlier echo; a value that changes from outside (Back) replaces the draft. Whoever has
 * followed a link meanwhile is not called back to it.
 */
export function useDebouncedText(value: string, settle: (text: string) => void, delayMs: number) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setDraft(value);
    }
  }
  useEffect(() => {
    if (draft === sent) return;
    const { pathname } = globalThis.location;
    const timer = setTimeout(() => {
      setSent(draft);
      // The next page may not be on screen yet, but its address is there.
      if (globalThis.location.pathname === pathname) settle(draft);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [draft, sent, settle, delayMs]);
  return [draft, setDraft] as const;
}
