import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import type { FailureProps } from '@/ui/lazy/lazyWith';
import type { DialogAddress } from './addresses/useDialogAddress';

type Props = FailureProps & { readonly address: DialogAddress };

/** Stands for a dialog of an order whose bundle could not be had. It closes by its address. */
export const OrderDialogNotLoaded = ({ address, onRetry }: Props) => (
  <DialogNotLoaded onClose={address.close} onRetry={onRetry} />
);
