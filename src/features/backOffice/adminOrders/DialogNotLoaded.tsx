import type { FailureProps } from '@/shared/lazy/lazyWith';
import { DialogNotLoaded as NotLoaded } from '@/shared/ui/DialogNotLoaded';
import type { DialogAddress } from './useDialogAddress';

type Props = FailureProps & { readonly address: DialogAddress };

/** The same for a dialog that closes by its address. */
export const DialogNotLoaded = ({ address, onRetry }: Props) => (
  <NotLoaded onClose={address.close} onRetry={onRetry} />
);
