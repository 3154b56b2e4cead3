import { reasonText } from '@/components/order/reasonText';
import { orderNumber } from '@/domain/order/orderNumber';
import { productLabel } from '@/domain/product/productLabel';
import type { StockItem } from '@/domain/stock/stockItem';
import type { LedgerLine } from '@/domain/stock/stockLedger';
import type { InventoryLabels } from '@/i18n/en/backOffice/inventory';
import type { CancelReasonsLabels } from '@/i18n/en/cancelReasons';
import { language as english } from '@/i18n/en/language';
import { CSV_TYPE, type CsvColumn, toCsv } from '@/lib/csv';
import type { AppThunk } from '@/store/thunk';
import { timeOf } from './ledgerRules';

/** A moment that a spreadsheet reads as a date: `20 Nov 2026 6:22 am`. */
const moment = (iso: string | null): string | null =>
  iso && `${english.formatDay(iso)} ${english.formatTime(iso)}`;

const columnsOf = (
  item: StockItem,
  { ledger }: InventoryLabels,
  reasons: CancelReasonsLabels,
): readonly CsvColumn<LedgerLine>[] => {
  const { columns, kinds } = ledger;
  return [
    { heading: columns.when, cell: line => moment(timeOf(line)) },
    { heading: columns.product, cell: () => productLabel(item) },
    { heading: columns.sku, cell: () => item.sku },
    { heading: columns.what, cell: ({ kind }) => kinds[kind] },
    { heading: columns.change, cell: ({ quantity }) => quantity },
    { heading: columns.after, cell: ({ after }) => after },
    { heading: columns.who, cell: ({ who }) => who },
    { heading: columns.reason, cell: ({ reason }) => reasonText(reason, reasons) },
    { heading: columns.order, cell: ({ orderId }) => orderId && orderNumber(orderId) },
  ];
};

/** What a file may be called everywhere. */
const fileName = ({ sku, id }: StockItem): string => `stock-${(sku || id).replace(/[^\w.-]+/g, '-')}.csv`;

/** Hands the lines that are shown to the person as a file. Rejects when it cannot be made. */
export const exportLedger =
  (
    item: StockItem,
    lines: readonly LedgerLine[],
    labels: InventoryLabels,
    reasons: CancelReasonsLabels,
  ): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { download }) => {
    const csv = await toCsv(columnsOf(item, labels, reasons), lines);
    await download({ name: fileName(item), type: CSV_TYPE, text: csv });
  };
