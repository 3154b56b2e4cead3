import { Droplets } from 'lucide-react';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';

/** The shop's name over the name of its back office. */
export function OfficeBrand() {
  const { brand } = useLabels(commonLabels);
  const { name } = useLabels(backOfficeLabels).shell;
  return (
    <p className="flex items-center gap-3">
      <span className="grid size-10 place-items-center rounded-control bg-brand text-on-brand">
        <Droplets aria-hidden className="size-6" />
      </span>
      <span className="flex flex-col leading-tight">
        <span className="font-display text-xl font-semibold text-ink">{brand}</span>
        <span className="text-sm text-ink-soft">{name}</span>
      </span>
    </p>
  );
}
