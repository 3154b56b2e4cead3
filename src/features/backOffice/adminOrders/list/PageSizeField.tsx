import { useId } from 'react';
import { orderListLabels } from '@/i18n/en/orderList';
import { useLabels } from '@/i18n/labels';
import { PAGE_SIZES } from './orderFilters';

type Props = { readonly size: number; readonly onSize: (size: number) => void };

/** How many orders make a page. */
export function PageSizeField({ size, onSize }: Props) {
  const text = useLabels(orderListLabels);
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-sm text-ink-soft">
      <label htmlFor={id}>{text.pageSize}</label>
      <select
        id={id}
        className="min-h-11 rounded-control border border-line-strong bg-surface pr-8 pl-3 text-ink tabular-nums"
        value={size}
        onChange={event => onSize(Number(event.target.value))}
      >
        {PAGE_SIZES.map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}
