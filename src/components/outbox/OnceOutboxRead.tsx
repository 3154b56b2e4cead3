import { type ReactNode, useState } from 'react';
import type { Area } from '@/lib/area';
import { useOutboxRead } from '@/sync/outbox/useOutboxRead';

type Props = {
  readonly area: Area;
  /** Whether all else is there that the form begins with. */
  readonly ready?: boolean;
  readonly children: ReactNode;
};

/**
 * Around a form that goes on with what it was opened with: opens it once it is known what waits on this device, or that it cannot
 * be read. From then on the form stays open, whatever is read again.
 */
export function OnceOutboxRead({ area, ready = true, children }: Props) {
  const { reading } = useOutboxRead(area);
  const isKnown = ready && reading !== 'reading';
  const [isOpen, setOpen] = useState(isKnown);
  if (isKnown && !isOpen) setOpen(true);
  return isOpen && children;
}
