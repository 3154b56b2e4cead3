import { Fragment } from 'react';
import type { StockRow } from '@/data/stock/queuedStock';
import { ItemName } from '@/features/backOffice/inventory/shared/ItemName';
import { categoryText, priceText } from '@/features/backOffice/inventory/shared/stockLabels';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatDay, formatTime } from '@/lib/time/dates';
import { SortHeader } from '@/ui/list/SortHeader';
import { FailedStockBadge } from './FailedStockBadge';
import { nextSort, type Sort, type SortColumn } from './inventoryFilters';
import { StockBadge } from './StockBadge';
import { type RowHandlers, StockRowActions } from './StockRowActions';

/** Where there is no room for a column, its words stand below the name or the stock. */
const WIDE_ONLY = 'hidden xl:table-cell';
const COLUMNS: readonly {
  readonly name: SortColumn;
  readonly numeric?: boolean;
  readonly className?: string;
}[] = [
  { name: 'name', className: 'pl-4' },
  { name: 'sku', className: WIDE_ONLY },
  { name: 'category', className: WIDE_ONLY },
  { name: 'stock' },
  { name: 'reorder', numeric: true, className: WIDE_ONLY },
  { name: 'price', numeric: true },
  { name: 'updated' },
];
const HEAD = 'px-2 py-1 text-sm font-semibold text-ink-soft';
const CELL = 'px-2 py-2.5 align-middle';

type Props = RowHandlers & {
  readonly rows: readonly StockRow[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

/** A page of products where there is room for a table. */
export function InventoryTable({ rows, sort, onSort, ...handlers }: Props) {
  const labels = useLabels(inventoryLabels);
  const { language } = useLabels(commonLabels);
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{labels.caption}</caption>
        <thead className="bg-sunken">
          <tr>
            {COLUMNS.map(({ name, numeric = false, className = '' }) => (
              <SortHeader
                key={name}
                label={labels.columns[name]}
                direction={sort.column === name ? (sort.descending ? 'descending' : 'ascending') : null}
                numeric={numeric}
                className={`${HEAD} ${className}`}
                onSort={() => onSort(nextSort(sort, name))}
              />
            ))}
            <th scope="col" className={`${HEAD} pr-4`}>
              <span className="sr-only">{labels.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const { item, waiting, failed } = row;
            const refused = failed.at(-1);
            return (
              <Fragment key={item.id}>
                <tr
                  className={`border-t border-line hover:bg-canvas ${item.archived ? 'text-ink-soft' : ''}`}
                >
                  <th scope="row" className={`${CELL} min-w-44 pl-4 text-left font-normal`}>
                    <ItemName item={item}>
                      <p className="text-ink-soft xl:hidden">
                        <span className="font-mono wrap-anywhere">{item.sku || labels.noSku}</span>
                        {' · '}
                        {categoryText(item.category, labels)}
                      </p>
                    </ItemName>
                  </th>
                  <td className={`${CELL} font-mono wrap-anywhere ${WIDE_ONLY}`}>
                    {item.sku || labels.noSku}
                  </td>
                  <td className={`${CELL} ${WIDE_ONLY}`}>{categoryText(item.category, labels)}</td>
                  <td className={CELL}>
                    <StockBadge item={item} waiting={waiting} />
                    <p className="text-ink-soft tabular-nums xl:hidden">
                      {labels.reorderAt(item.reorderPoint)}
                    </p>
                  </td>
                  <td className={`${CELL} text-right tabular-nums ${WIDE_ONLY}`}>{item.reorderPoint}</td>
                  <td className={`${CELL} text-right font-semibold whitespace-nowrap tabular-nums`}>
                    {priceText(item.pricePaise, labels)}
                  </td>
                  <td className={CELL}>
                    {item.updatedAt ? (
                      <>
                        <span className="block whitespace-nowrap">{formatDay(item.updatedAt, language)}</span>
                        <span className="text-ink-soft tabular-nums">
                          {formatTime(item.updatedAt, language)}
                        </span>
                      </>
                    ) : (
                      <span className="text-ink-soft">{labels.notRecorded}</span>
                    )}
                  </td>
                  <td className={`${CELL} pr-4`}>
                    <StockRowActions row={row} compact {...handlers} />
                  </td>
                </tr>
                {refused && (
                  <tr>
                    <td colSpan={8} className="px-4 pb-3">
                      <FailedStockBadge failed={refused} onOpen={handlers.onOpen} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
