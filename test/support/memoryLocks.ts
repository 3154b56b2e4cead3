import type { Locks } from '@/services/platform/locks';

/** Web Locks of one browser. A tab that is closed lets go of what it holds. */
export function memoryLocks(): { readonly of: (tabClosed: AbortSignal) => Locks } {
  const held = new Map<string, Promise<unknown>>();
  return {
    of(tabClosed) {
      const closed = new Promise<void>(resolve => {
        tabClosed.addEventListener('abort', () => resolve());
      });
      function hold<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
        const done = work();
        const letGo = () => held.delete(name);
        held.set(name, Promise.race([done, closed]).then(letGo, letGo));
        return done;
      }
      return {
        async ifFree(name, work) {
          if (held.has(name)) return false;
          await hold(name, work);
          return true;
        },
        async whenFree(name, work) {
          while (held.has(name)) await held.get(name);
          return hold(name, work);
        },
      };
    },
  };
}
