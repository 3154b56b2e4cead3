// @bundle charts

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

type Props<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly nameOf: (value: Value) => ReactNode;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
};

const STEPS: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs over one panel: one stop of the Tab key, the arrow keys choose (WAI-ARIA APG). */
export function Tabs<Value extends string>({
  label,
  values,
  chosen,
  onChoose,
  nameOf,
  children,
}: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (value: Value) => `${id}-${value}`;

  function step(event: KeyboardEvent) {
    const next = values[STEPS[event.key]?.(values.indexOf(chosen), values.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-value="${next}"]`)?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={step}
        className="flex w-fit max-w-full gap-1 rounded-control bg-sunken p-1"
      >
        {values.map(value => (
          <button
            key={value}
            id={idOf(value)}
            type="button"
            role="tab"
            data-value={value}
            aria-selected={value === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => onChoose(value)}
            className="min-h-11 rounded-[0.5rem] px-4 text-sm font-semibold text-ink-soft transition-colors hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-card"
          >
            {nameOf(value)}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={idOf(chosen)} className="mt-4">
        {children}
      </div>
    </div>
  );
}
