import { useLayoutEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Calls back when the person asks for the search by its keys: Ctrl or Cmd with K, and `/` where nothing is typed. */
export function useSearchKeys(onSearch: () => void): void {
  // From the frame that names the keys, and not a moment after it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const called =
        (ctrlKey || metaKey) && !altKey
          ? key.toLowerCase() === 'k'
          : key === '/' && !altKey && !isTyping(target);
      // What a dialog holds must not be left by a key.
      if (!called || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onSearch]);
}
