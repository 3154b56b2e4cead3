type Listen = typeof globalThis.addEventListener;

/**
 * What a page asks its window and its document to tell it of, until it is closed: a page that is gone hears nothing. Without
 * it the pages of all scripts before would go on working, each beside the next.
 */
export function openPageListeners(): { close(): void } {
  const closers: (() => void)[] = [];
  for (const target of new Set<EventTarget>([globalThis, window, document])) {
    const listen = target.addEventListener;
    const added: Parameters<Listen>[] = [];
    target.addEventListener = (...listener: Parameters<Listen>) => {
      added.push(listener);
      listen.apply(target, listener);
    };
    closers.push(() => {
      target.addEventListener = listen;
      for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
    });
  }
  return {
    close() {
      for (const close of closers) close();
    },
  };
}
