import { Info, type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useId, useState } from 'react';
import { dashboardLabels } from '@/i18n/en/backOffice/dashboard';
import { useLabels } from '@/i18n/labels';
import { formatChange } from '@/lib/number/numbers';

const TONES = {
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  neutral: 'bg-sunken text-ink-soft',
} as const;

export type Stat = {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly value: string;
  /** A fraction; null where there is nothing to compare with. */
  readonly change: number | null;
  /** What the change is against. */
  readonly against: string;
  /** Whether more is better; a change of what is neither is only said. */
  readonly moreIsBetter: boolean;
  readonly basedOn: string;
  /** How it is computed, a paragraph each. */
  readonly how: readonly string[];
};

function toneOf({ change, moreIsBetter }: Stat): keyof typeof TONES {
  if (!moreIsBetter || change === null || change === 0) return 'neutral';
  return change > 0 ? 'good' : 'bad';
}

function ChangeIcon({ change }: Pick<Stat, 'change'>) {
  if (change === null) return null;
  const Icon = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown;
  return <Icon aria-hidden className="size-4" />;
}

/** One figure: what it is, how it has changed, what it is based on, and on demand how it is computed (spec §2). */
export function StatCard(stat: Stat) {
  const { name, Icon, value, change, against, basedOn, how } = stat;
  const labels = useLabels(dashboardLabels);
  const id = useId();
  const [explained, setExplained] = useState(false);
  return (
    <li className="flex min-w-0 flex-col rounded-card bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-start gap-3 sm:items-center">
        <span className="hidden size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-strong sm:grid">
          <Icon aria-hidden className="size-5" />
        </span>
        <h3 className="min-w-0 flex-1 text-sm font-semibold text-ink-soft">{name}</h3>
        <button
          type="button"
          aria-label={labels.stats.explain(name)}
          aria-expanded={explained}
          aria-controls={id}
          onClick={() => setExplained(!explained)}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken aria-expanded:bg-sunken aria-expanded:text-ink"
        >
          <Info aria-hidden className="size-5" />
        </button>
      </div>
      <p className="mt-1 font-display text-2xl sm:mt-3 sm:text-3xl font-semibold tracking-tight tabular-nums wrap-anywhere">
        {value}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <span
          className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold tabular-nums ${TONES[toneOf(stat)]}`}
        >
          <ChangeIcon change={change} />
          {change === null ? labels.notKnown : formatChange(change)}
        </span>{' '}
        {against}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{basedOn}</p>
      <div id={id} hidden={!explained} className="mt-3 space-y-2 border-t border-line pt-3 text-sm">
        {how.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </li>
  );
}
