import type { FailureProps } from '@/shared/lazy/lazyWith';
import { useCommonText } from '@/shared/text/commonText';
import { Button } from './Button';
import { Dialog } from './Dialog';

type Props = FailureProps & { readonly onClose: () => void };

/** Stands for a dialog whose bundle could not be had. */
export function DialogNotLoaded({ onClose, onRetry }: Props) {
  const { notLoaded: text, retry, close } = useCommonText();
  return (
    <Dialog role="alertdialog" heading={text.heading} onClose={onClose}>
      <p className="mb-4 text-ink-soft">{text.gone}</p>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
        <Button onClick={onRetry}>{retry}</Button>
      </div>
    </Dialog>
  );
}
