import type { FailureProps } from '@/shared/lazy/lazyWith';
import { useCommonText } from '@/shared/text/commonText';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import type { DialogAddress } from './useDialogAddress';

type Props = FailureProps & { readonly address: DialogAddress };

/** Stands for a dialog where its bundle could not be had. */
export function DialogNotLoaded({ address, onRetry }: Props) {
  const { notLoaded: text, retry, close } = useCommonText();
  return (
    <Dialog role="alertdialog" heading={text.heading} onClose={address.close}>
      <p className="mb-4 text-ink-soft">{text.gone}</p>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={address.close}>
          {close}
        </Button>
        <Button onClick={onRetry}>{retry}</Button>
      </div>
    </Dialog>
  );
}
