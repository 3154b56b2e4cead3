import { Fragment } from 'react';
import type { StockRow } from '@/data/stock/queuedStock';
import { ItemName } from '@/features/backOffice/inventory/shared/ItemName';
import { categoryText, priceText } from '@/features/backOffice/inventory/shared/stockTexts';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatDay, formatTime } from '@/lib/time/dates';
import { SortHeader } from '@/ui/list/SortHeader';
import { nextSort, type Sort, type SortColumn } from './inventoryFilters';
import { RowActions, type RowHandlers } from './RowActions';
import { SetAsideMark } from './SetAsideMark';
import { StockMark } from './StockMark';

/** Where there is no room for a column, its words stand below the name or the stock. */
const WIDE_ONLY = 'hidden xl:table-cell';
const COLUMNS: readonly {
  readonly name: SortColumn;
  readonly figures?: boolean;
  readonly className?: string;
}[] = [
  { name: 'name', className: 'pl-4' },
  { name: 'sku', className: WIDE_ONLY },
  { name: 'category', className: WIDE_ONLY },
  { name: 'stock' },
  { name: 'reorder', figures: true, className: WIDE_ONLY },
  { name: 'price', figures: true },
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
  const text = useLabels(inventoryLabels);
  const { language } = useLabels(commonLabels);
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{text.caption}</caption>
        <thead className="bg-sunken">
          <tr>
            {COLUMNS.map(({ name, figures = false, className = '' }) => (
              <SortHeader
                key={name}
                label={text.columns[name]}
                direction={sort.column === name ? (sort.descending ? 'descending' : 'ascending') : null}
                figures={figures}
                className={`${HEAD} ${className}`}
                onSort={() => onSort(nextSort(sort, name))}
              />
            ))}
            <th scope="col" className={`${HEAD} pr-4`}>
              <span className="sr-only">{text.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const { item, waiting, setAside } = row;
            const refused = setAside.at(-1);
            return (
              <Fragment key={item.id}>
                <tr
                  className={`border-t border-line hover:bg-canvas ${item.archived ? 'text-ink-soft' : ''}`}
                >
                  <th scope="row" className={`${CELL} min-w-44 pl-4 text-left font-normal`}>
                    <ItemName item={item}>
                      <p className="text-ink-soft xl:hidden">
                        <span className="font-mono wrap-anywhere">{item.sku || text.noSku}</span>
                        {' · '}
                        {categoryText(item.category, text)}
                      </p>
                    </ItemName>
                  </th>
                  <td className={`${CELL} font-mono wrap-anywhere ${WIDE_ONLY}`}>{item.sku || text.noSku}</td>
                  <td className={`${CELL} ${WIDE_ONLY}`}>{categoryText(item.category, text)}</td>
                  <td className={CELL}>
                    <StockMark item={item} waiting={waiting} />
                    <p className="text-ink-soft tabular-nums xl:hidden">
                      {text.reorderAt(item.reorderPoint)}
                    </p>
                  </td>
                  <td className={`${CELL} text-right tabular-nums ${WIDE_ONLY}`}>{item.reorderPoint}</td>
                  <td className={`${CELL} text-right font-semibold whitespace-nowrap tabular-nums`}>
                    {priceText(item.pricePaise, text)}
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
                      <span className="text-ink-soft">{text.notRecorded}</span>
                    )}
                  </td>
                  <td className={`${CELL} pr-4`}>
                    <RowActions row={row} compact {...handlers} />
                  </td>
                </tr>
                {refused && (
                  <tr>
                    <td colSpan={8} className="px-4 pb-3">
                      <SetAsideMark setAside={refused} onOpen={handlers.onOpen} />
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
