import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import type { FailureProps } from '@/ui/lazy/lazyWith';

type Props = FailureProps & { readonly onClose: () => void };

/** Stands for a part of the shell that somebody asked for and whose bundle could not be had. */
export function PartNotLoaded({ onClose }: Props) {
  const { notLoaded: labels, ok } = useLabels(commonLabels);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-bad-soft px-4 py-3 text-bad">
      <p className="flex-1">
        <strong>{labels.heading}.</strong> {labels.gone}
      </p>
      <Button variant="secondary" onClick={onClose}>
        {ok}
      </Button>
    </div>
  );
}
