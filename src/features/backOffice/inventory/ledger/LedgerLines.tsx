import { Link } from 'react-router-dom';
import { reasonText } from '@/components/order/reasonText';
import { orderNumber } from '@/domain/order/orderNumber';
import type { LedgerLine } from '@/domain/stock/stockLedger';
import { dateTimeText, signedText } from '@/features/backOffice/inventory/shared/stockLabels';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { cancelReasonsLabels } from '@/i18n/en/cancelReasons';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { inSentence } from '@/lib/text/inSentence';
import { formatDay, formatTime } from '@/lib/time/dates';
import { Clamped } from '@/ui/Clamped';
import { TALL_TARGET } from '@/ui/tallTarget';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { timeOf } from './ledgerRules';

type Props = { readonly lines: readonly LedgerLine[] };

const HEAD = 'px-2 py-3 text-left text-sm font-semibold text-ink-soft';
const CELL = 'px-2 py-2.5 align-top';

/** Additions are green; the sign repeats it. */
const tone = ({ kind, quantity }: LedgerLine): string => {
  if (kind === 'unexplained') return 'text-bad';
  return quantity > 0 ? 'text-good' : 'text-ink';
};

/** The changes of a stock: a table where there is room for one, else one below the other. */
export function LedgerLines(props: Props) {
  const List = useMediaQuery(TABLET_UP) ? LedgerTable : LedgerCards;
  return <List {...props} />;
}

function LedgerOrderLink({ orderId }: { readonly orderId: string }) {
  const labels = useLabels(inventoryLabels).ledger;
  return (
    <Link
      to={`${PATHS.adminOrders}?${new URLSearchParams({ q: orderId, view: orderId })}`}
      aria-label={labels.order(orderNumber(orderId))}
      className={`inline-flex min-h-6 items-center font-mono wrap-break-word text-brand underline ${TALL_TARGET}`}
    >
      {orderNumber(orderId)}
    </Link>
  );
}

function LedgerTime({ at }: { readonly at: string | null }) {
  const labels = useLabels(inventoryLabels).ledger;
  const { language } = useLabels(commonLabels);
  if (at === null) return <span className="text-ink-soft">{labels.noDate}</span>;
  return (
    <>
      <span className="block">{formatDay(at, language)}</span>
      <span className="text-ink-soft tabular-nums">{formatTime(at, language)}</span>
    </>
  );
}

function LedgerTable({ lines }: Props) {
  const labels = useLabels(inventoryLabels).ledger;
  const reasons = useLabels(cancelReasonsLabels);
  const { columns } = labels;
  return (
    <div className="overflow-x-auto rounded-control border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{labels.caption}</caption>
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className={HEAD}>
              {columns.when}
            </th>
            <th scope="col" className={HEAD}>
              {columns.what}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {columns.change}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {columns.after}
            </th>
            <th scope="col" className={HEAD}>
              {columns.who}
            </th>
            <th scope="col" className={HEAD}>
              {columns.order}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.id} className="border-t border-line">
              <td className={`${CELL} whitespace-nowrap`}>
                <LedgerTime at={timeOf(line)} />
              </td>
              <th scope="row" className={`${CELL} text-left font-semibold`}>
                {labels.kinds[line.kind]}
                {line.reason && (
                  <Clamped text={reasonText(line.reason, reasons)} className="font-normal text-ink-soft" />
                )}
              </th>
              <td className={`${CELL} text-right font-semibold tabular-nums ${tone(line)}`}>
                {signedText(line.quantity)}
              </td>
              <td className={`${CELL} text-right tabular-nums`}>{line.after}</td>
              <td className={CELL}>
                <Clamped text={line.who} />
              </td>
              <td className={CELL}>{line.orderId && <LedgerOrderLink orderId={line.orderId} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LedgerCards({ lines }: Props) {
  const labels = useLabels(inventoryLabels).ledger;
  const reasons = useLabels(cancelReasonsLabels);
  const common = useLabels(commonLabels);
  const timeText = (line: LedgerLine): string => {
    const at = timeOf(line);
    return at === null ? labels.noDate : dateTimeText(at, common);
  };
  return (
    <ul aria-label={labels.caption} className="flex flex-col divide-y divide-line border-y border-line">
      {lines.map(line => (
        <li key={line.id} className="flex items-start justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-semibold">{labels.kinds[line.kind]}</p>
            {line.reason && <Clamped text={reasonText(line.reason, reasons)} className="text-ink-soft" />}
            <p className="text-sm wrap-anywhere text-ink-soft">
              {timeText(line)}
              {line.who && ` · ${inSentence(line.who)}`}
            </p>
            {line.orderId && <LedgerOrderLink orderId={line.orderId} />}
          </div>
          <p className="shrink-0 text-right tabular-nums">
            <span className={`block text-lg font-semibold ${tone(line)}`}>{signedText(line.quantity)}</span>
            <span className="text-sm text-ink-soft">
              {labels.columns.after}: {line.after}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
