import { useMemo } from 'react';
import { bottlesBySize, type SizesToday } from '@/domain/metrics/bottles';
import { type DatedOrders, ordersWithin } from '@/domain/metrics/datedOrders';
import { dashboardLabels } from '@/i18n/en/backOffice/dashboard';
import { useLabels } from '@/i18n/labels';
import { formatCount, formatSize } from '@/lib/number/numbers';
import { periodAt } from '@/lib/time/periods';
import { BarChart } from '@/ui/BarChart';
import { Tabs } from '@/ui/list/Tabs';
import { OUTPUT_NAMES, OUTPUTS, type OutputName } from './dashboardAddress';
import { Panel } from './Panel';

type Props = {
  readonly orders: DatedOrders;
  readonly sizesToday: SizesToday;
  readonly output: OutputName;
  readonly nowMs: number;
  readonly onOutput: (output: OutputName) => void;
  readonly className?: string;
};

/** Units per bottle size of today, this week or this month (spec §2). */
export function ProductionOutput({ orders, sizesToday, output, nowMs, onOutput, className = '' }: Props) {
  const labels = useLabels(dashboardLabels).output;
  const sizes = useMemo(
    () => bottlesBySize(ordersWithin(orders, periodAt(OUTPUTS[output], nowMs)), sizesToday),
    [orders, output, nowMs, sizesToday],
  );
  return (
    <Panel heading={labels.heading} className={className}>
      <Tabs
        label={labels.label}
        values={OUTPUT_NAMES}
        chosen={output}
        onChoose={onOutput}
        nameOf={name => labels[name]}
      >
        <p className="mb-3 text-sm text-ink-soft">{labels.what[output]}</p>
        {sizes.length === 0 ? (
          <p className="py-6 text-ink-soft">{labels.none[output]}</p>
        ) : (
          <BarChart
            caption={labels.what[output]}
            headings={{ label: labels.size, value: labels.units }}
            text={labels}
            bars={sizes.map(({ ml, bottles }) => ({
              key: String(ml),
              label: ml === null ? labels.unknown : formatSize(ml),
              value: bottles,
              said: formatCount(bottles),
            }))}
          />
        )}
      </Tabs>
    </Panel>
  );
}
