// @bundle texts

import type { ReactNode } from 'react';

type Props = {
  readonly heading: string;
  readonly hint?: string | undefined;
  /** What a person can do next. */
  readonly children?: ReactNode;
};

/** A list that was read and holds nothing, or nothing that matches. */
export function EmptyState({ heading, hint, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card bg-surface px-6 py-14 text-center shadow-card">
      {/* A drop, and the rings it leaves. */}
      <svg viewBox="0 0 96 64" aria-hidden className="h-20 text-brand" fill="none" stroke="currentColor">
        <path
          d="M48 4c6 8 9 12 9 16a9 9 0 0 1-18 0c0-4 3-8 9-16z"
          className="fill-brand-soft"
          strokeWidth="2"
        />
        <path
          d="M34 50a14 4 0 1 0 28 0 14 4 0 1 0-28 0M20 50a28 8 0 1 0 56 0 28 8 0 1 0-56 0M4 50a44 13 0 1 0 88 0 44 13 0 1 0-88 0"
          className="opacity-40"
        />
      </svg>
      <h2 className="font-display text-2xl font-semibold">{heading}</h2>
      {hint && <p className="max-w-prose text-ink-soft">{hint}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
