import { useEffect, useRef } from 'react';
import { changedFields, type ItemFields } from '@/domain/stock/itemFields';
import { fieldName, fieldText } from '@/features/backOffice/inventory/shared/stockLabels';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Props = {
  readonly now: ItemFields;
  readonly mine: ItemFields;
  readonly onContinue: (now: ItemFields, values: 'current' | 'mine') => void;
};

/** Someone else was faster: what differs, side by side, and the person decides which to go on from. */
export function ItemConflict({ now, mine, onContinue }: Props) {
  const labels = useLabels(inventoryLabels);
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the question takes the focus.
  useEffect(() => panel.current?.focus(), []);
  const differing = changedFields(now, mine);
  const versions = [
    { heading: labels.conflict.current, fields: now },
    { heading: labels.conflict.yours, fields: mine },
  ];
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Notice tone="warn" urgent>
        {labels.conflict.heading}
      </Notice>
      <div className="grid gap-3 sm:grid-cols-2">
        {versions.map(({ heading, fields }) => (
          <section key={heading} className="rounded-control bg-sunken p-4">
            <h3 className="font-semibold">{heading}</h3>
            <dl className="mt-2 grid gap-2 text-sm">
              {differing.map(field => (
                <div key={field}>
                  <dt className="text-ink-soft">{fieldName(field, labels)}</dt>
                  <dd className="wrap-anywhere">{fieldText(fields, field, labels)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onContinue(now, 'current')}>{labels.conflict.showCurrent}</Button>
        <Button variant="secondary" onClick={() => onContinue(now, 'mine')}>
          {labels.conflict.keepMine}
        </Button>
      </div>
    </div>
  );
}
