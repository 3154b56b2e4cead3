import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import type { FailureProps } from '@/ui/lazy/lazyWith';
import { Dialog } from './Dialog';

type Props = FailureProps & { readonly onClose: () => void };

/** Stands for a dialog whose bundle could not be had. */
export function DialogNotLoaded({ onClose, onRetry }: Props) {
  const { notLoaded: labels, retry, close } = useLabels(commonLabels);
  return (
    <Dialog role="alertdialog" heading={labels.heading} onClose={onClose}>
      <p className="mb-4 text-ink-soft">{labels.gone}</p>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
        <Button onClick={onRetry}>{retry}</Button>
      </div>
    </Dialog>
  );
}
