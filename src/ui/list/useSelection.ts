import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The orders that were ticked, by their ids: whatever page or filter they were found under. */
export function useSelection() {
  const [ids, setIds] = useState(NONE);
  const select = useCallback(
    (changed: readonly string[], on: boolean) =>
      setIds(current => {
        const next = new Set(current);
        for (const id of changed) {
          if (on) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setIds(NONE), []);
  return useMemo(() => ({ ids, select, clear }) as const, [ids, select, clear]);
}

export type Selection = ReturnType<typeof useSelection>;
