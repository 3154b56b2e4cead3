import { upcomingBatches } from '@/domain/metrics/productionMetrics';
import { nameBesideSize } from '@/domain/product/productLabel';
import type { ProductionBatch } from '@/domain/production/production';
import { productionLabels } from '@/i18n/en/backOffice/production';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatCount } from '@/lib/number/numbers';
import { sizeText } from '@/lib/number/size';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { dateTimeText } from './lineLabels';

type Props = {
  readonly batches: readonly ProductionBatch[];
  /** Names of lines by their ids. */
  readonly lineNames: ReadonlyMap<string, string>;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

const HEAD = 'px-3 py-3 text-left text-sm font-semibold text-ink-soft';
const CELL = 'px-3 py-3 align-top';

/** What is planned next, on which line. */
export function UpcomingBatches({ batches, lineNames, now }: Props) {
  const { batches: labels } = useLabels(productionLabels);
  const common = useLabels(commonLabels);
  const asTable = useMediaQuery(TABLET_UP);
  const rows = upcomingBatches(batches).map(batch => ({
    ...batch,
    product: nameBesideSize({ name: batch.product, size: batch.size }),
    size: sizeText(batch.size),
    when: batch.scheduledFor ? dateTimeText(batch.scheduledFor, common) : labels.noTime,
    lineName: lineNames.get(batch.lineId) ?? batch.lineId,
    // Whatever else staff call it stands as they wrote it.
    statusName: batch.status === 'scheduled' ? labels.scheduled : batch.status,
    isOverdue: batch.scheduledFor !== null && Date.parse(batch.scheduledFor) < now,
  }));

  return (
    <section aria-labelledby="upcoming-batches" className="flex flex-col gap-3">
      <h2 id="upcoming-batches" className="font-display text-2xl font-semibold">
        {labels.heading}
      </h2>
      {rows.length === 0 && <p className="text-ink-soft">{labels.empty}</p>}
      {rows.length > 0 && asTable && (
        <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{labels.caption}</caption>
            <thead className="bg-sunken">
              <tr>
                {[labels.scheduledFor, labels.line, labels.product, labels.size].map(head => (
                  <th key={head} scope="col" className={HEAD}>
                    {head}
                  </th>
                ))}
                <th scope="col" className={`${HEAD} text-right`}>
                  {labels.quantity}
                </th>
                <th scope="col" className={HEAD}>
                  {labels.status}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, when, lineName, product, size, quantity, statusName, isOverdue }) => (
                <tr key={id} className="border-t border-line">
                  <th scope="row" className={`${CELL} text-left font-medium whitespace-nowrap`}>
                    {when}
                  </th>
                  <td className={`${CELL} whitespace-nowrap`}>{lineName}</td>
                  <td className={`${CELL} wrap-anywhere`}>{product}</td>
                  <td className={CELL}>{size}</td>
                  <td className={`${CELL} text-right tabular-nums`}>{formatCount(quantity)}</td>
                  <td className={CELL}>
                    {statusName}
                    {isOverdue && <span className="block font-semibold text-bad">{labels.overdue}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > 0 && !asTable && (
        <ul aria-label={labels.caption} className="flex flex-col gap-3">
          {rows.map(({ id, when, lineName, product, size, quantity, statusName, isOverdue }) => (
            <li key={id} className="rounded-card border border-line bg-surface p-4 shadow-card">
              <p className="font-semibold">{when}</p>
              <p className="wrap-anywhere">{[product, size].filter(Boolean).join(' · ')}</p>
              <p className="text-sm text-ink-soft">
                {[lineName, labels.bottles(formatCount(quantity)), statusName].filter(Boolean).join(' · ')}
              </p>
              {isOverdue && <p className="text-sm font-semibold text-bad">{labels.overdue}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
