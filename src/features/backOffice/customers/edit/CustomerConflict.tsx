import { useEffect, useRef } from 'react';
import { conflictingFields } from '@/domain/customer/customerChange';
import type { CustomerFields } from '@/domain/customer/customerOverlay';
import { fieldName, fieldText } from '@/features/backOffice/customers/shared/customerFieldLabels';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Props = {
  readonly seen: CustomerFields;
  readonly mine: CustomerFields;
  readonly now: CustomerFields;
  readonly onContinue: (now: CustomerFields, values: 'theirs' | 'mine') => void;
};

/** Someone else was faster: field by field, and the person decides. */
export function CustomerConflict({ seen, mine, now, onContinue }: Props) {
  const labels = useLabels(customersLabels);
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the question takes the focus.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Notice tone="warn" urgent>
        {labels.conflict.heading}
      </Notice>
      <ul className="flex flex-col gap-2 rounded-control bg-sunken p-4">
        {conflictingFields(now, { seen, fields: mine }).map(field => (
          <li key={field} className="wrap-anywhere">
            {labels.conflict.field(
              fieldName(field, labels),
              fieldText(now, field, labels),
              fieldText(mine, field, labels),
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onContinue(now, 'theirs')}>{labels.conflict.showCurrent}</Button>
        <Button variant="secondary" onClick={() => onContinue(now, 'mine')}>
          {labels.conflict.keepMine}
        </Button>
      </div>
    </div>
  );
}
