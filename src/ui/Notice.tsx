import type { ReactNode } from 'react';

const TONES = {
  good: 'border-good/40 bg-good-soft text-good',
  warn: 'border-warn/40 bg-warn-soft text-warn',
  bad: 'border-bad/40 bg-bad-soft text-bad',
  info: 'border-info/40 bg-info-soft text-info',
} as const;

type Props = {
  readonly tone: keyof typeof TONES;
  /** Interrupts a screen reader; without it the notice is announced politely. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
};

/** A message in the page, announced when it appears. */
export function Notice({ tone, urgent = false, children }: Props) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={`rounded-control border px-4 py-3 text-base font-medium ${TONES[tone]}`}
    >
      {children}
    </div>
  );
}
