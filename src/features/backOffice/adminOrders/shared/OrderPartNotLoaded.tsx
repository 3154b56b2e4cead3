import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import type { FailureProps } from '@/ui/lazy/lazyWith';
import { Notice } from '@/ui/Notice';

/** Stands where a part of a screen would be whose bundle could not be had. */
export function OrderPartNotLoaded({ onRetry }: FailureProps) {
  const labels = useLabels(orderListLabels);
  const { notLoaded, retry } = useLabels(commonLabels);
  return (
    <Notice tone="bad" urgent>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1">
          <strong>{labels.notLoaded}</strong> {notLoaded.gone}
        </p>
        <Button variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    </Notice>
  );
}
