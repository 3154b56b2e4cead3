// @bundle documents

import type { OrderStatus } from '@/domain/order/order';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';

const TONES: { readonly [status in OrderStatus | 'unknown']: string } = {
  pending: 'bg-warn-soft text-warn',
  processing: 'bg-info-soft text-info',
  shipped: 'bg-brand-soft text-brand-strong',
  delivered: 'bg-good-soft text-good',
  cancelled: 'bg-bad-soft text-bad',
  unknown: 'bg-sunken text-ink-soft',
};

type Props = { readonly status: OrderStatus | null; readonly className?: string };

/** An order's status in words and colour. */
export function StatusBadge({ status, className = '' }: Props) {
  const labels = useLabels(commonLabels);
  const known = status ?? 'unknown';
  return (
    <span
      className={`inline-flex rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${TONES[known]} ${className}`}
    >
      {labels.status[known]}
    </span>
  );
}
