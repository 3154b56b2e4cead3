import { type KeyboardEvent, useState } from 'react';

type Options = {
  /** The ids of what can be chosen, in order. */
  readonly ids: readonly string[];
  /** A new one begins at the first. */
  readonly query: string;
  readonly onChoose: (id: string) => void;
};

const STEPS: { readonly [key: string]: (place: number, count: number) => number } = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
};

/**
 * The active option of a listbox that a text box controls, as the ARIA Authoring Practices have it: the focus stays in the
 * box, the arrow keys move, Enter chooses.
 */
export function useListbox({ ids, query, onChoose }: Options) {
  const [moved, setMoved] = useState<{ readonly id: string; readonly query: string } | null>(null);
  const first = ids[0] ?? null;
  const active = moved?.query === query && ids.includes(moved.id) ? moved.id : first;

  const moveTo = (id: string | undefined) => {
    if (id === undefined) return;
    setMoved({ id, query });
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };

  function onKeyDown(event: KeyboardEvent): void {
    // Enter may end a word that is being composed.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step && active !== null) moveTo(ids[step(ids.indexOf(active), ids.length)]);
    else if (event.key === 'Enter' && active !== null) onChoose(active);
    else return;
    event.preventDefault();
  }

  return {
    active,
    onKeyDown,
    /** The pointer is on it: there is one active option, whoever chose it. */
    point: (id: string) => {
      if (id !== active) setMoved({ id, query });
    },
  } as const;
}
