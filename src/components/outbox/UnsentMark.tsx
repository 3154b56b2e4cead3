import type { ReactNode } from 'react';
import { useOutboxPaused } from '@/sync/outbox/useOutboxPaused';
import { useOutboxLabels } from './outboxLabels';

type Props = {
  readonly className?: string;
  /** Before the words. */
  readonly icon?: ReactNode;
};

/**
 * Beside what is only on this device so far: that it is being sent, or, where it cannot be sent now, that it is not. Only that
 * is a warning: whoever is online has nothing to do.
 */
export function UnsentMark({ className = '', icon }: Props) {
  const labels = useOutboxLabels();
  const isPaused = useOutboxPaused('back-office');
  return (
    <span
      className={`text-sm font-semibold whitespace-nowrap ${isPaused ? 'text-warn' : 'text-ink-soft'} ${className}`}
    >
      {icon}
      {isPaused ? labels.waiting : labels.sending}
    </span>
  );
}
