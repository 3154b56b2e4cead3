import { efficiencyGrade, summarize } from '@/domain/metrics/productionFigures';
import type { ProductionLine } from '@/domain/production/production';
import { productionLabels } from '@/i18n/en/production';
import { useLabels } from '@/i18n/labels';
import { formatCount, formatShare } from '@/lib/number/numbers';
import { EfficiencyMark } from './EfficiencyMark';

type Props = { readonly lines: readonly ProductionLine[] };

/** All lines in three figures. */
export function SummaryCards({ lines }: Props) {
  const { summary: text } = useLabels(productionLabels);
  const { running, lines: all, rate, averageEfficiency } = summarize(lines);
  const share = rate.fraction === null ? null : formatShare(rate.fraction);
  return (
    <section aria-label={text.label}>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Card name={text.running} value={text.ofLines(running, all)} />
        <Card
          name={text.output}
          value={text.bottles(formatCount(rate.completed), formatCount(rate.target))}
          hint={[share, text.outputHint].filter(Boolean).join(' · ')}
        />
        <Card
          name={text.efficiency}
          value={averageEfficiency === null ? text.none : formatShare(averageEfficiency / 100)}
          hint={averageEfficiency === null ? text.noneHint : text.efficiencyHint}
          mark={
            averageEfficiency === null ? null : <EfficiencyMark grade={efficiencyGrade(averageEfficiency)} />
          }
        />
      </dl>
    </section>
  );
}

type CardProps = {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
  readonly mark?: React.ReactNode;
};

function Card({ name, value, hint, mark }: CardProps) {
  return (
    <div className="rounded-card bg-surface p-5 shadow-card">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="mt-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display text-2xl font-semibold tabular-nums">{value}</span>
          {mark}
        </span>
        {hint && <span className="mt-1 block text-sm text-ink-soft">{hint}</span>}
      </dd>
    </div>
  );
}
