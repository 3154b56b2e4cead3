import type { EfficiencyGrade } from '@/domain/metrics/productionMetrics';
import { productionLabels } from '@/i18n/en/backOffice/production';
import { useLabels } from '@/i18n/labels';

const TONES: { readonly [grade in EfficiencyGrade]: string } = {
  good: 'bg-good-soft text-good',
  fair: 'bg-warn-soft text-warn',
  low: 'bg-bad-soft text-bad',
};

type Props = { readonly grade: EfficiencyGrade };

/** How good an efficiency is, in colour (spec §9) and in a word. */
export function EfficiencyBadge({ grade }: Props) {
  const { grade: names } = useLabels(productionLabels);
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${TONES[grade]}`}>{names[grade]}</span>
  );
}
