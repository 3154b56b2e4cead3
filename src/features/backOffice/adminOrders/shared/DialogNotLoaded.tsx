import { DialogNotLoaded as NotLoaded } from '@/ui/dialog/DialogNotLoaded';
import type { FailureProps } from '@/ui/lazy/lazyWith';
import type { DialogAddress } from './addresses/useDialogAddress';

type Props = FailureProps & { readonly address: DialogAddress };

/** The same for a dialog that closes by its address. */
export const DialogNotLoaded = ({ address, onRetry }: Props) => (
  <NotLoaded onClose={address.close} onRetry={onRetry} />
);
