import { CirclePause, CirclePlay, CircleStop, type LucideIcon, Wrench } from 'lucide-react';
import type { LineStatus } from '@/domain/production/production';
import { productionLabels } from '@/i18n/en/production';
import { useLabels } from '@/i18n/labels';

const LOOKS: { readonly [status in LineStatus]: { readonly tone: string; readonly Icon: LucideIcon } } = {
  running: { tone: 'bg-good-soft text-good', Icon: CirclePlay },
  paused: { tone: 'bg-warn-soft text-warn', Icon: CirclePause },
  maintenance: { tone: 'bg-info-soft text-info', Icon: Wrench },
  stopped: { tone: 'bg-sunken text-ink-soft', Icon: CircleStop },
};

type Props = { readonly status: LineStatus };

export function LineStatusBadge({ status }: Props) {
  const { status: names } = useLabels(productionLabels);
  const { tone, Icon } = LOOKS[status];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${tone}`}
    >
      <Icon aria-hidden className="size-4" />
      {names[status]}
    </span>
  );
}
