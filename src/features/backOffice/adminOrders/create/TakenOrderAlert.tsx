import { useBackOfficeText } from '@/i18n/backOfficeText';
import { useStaffOrderText } from '@/i18n/staffOrderText';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import type { TakenOrder } from './NewOrderButton';

type Props = { readonly taken: TakenOrder; readonly onClose: () => void };

/** That an order is placed, or safe on this device, and what it is called. */
export function TakenOrderAlert({ taken: { outcome, label, orderId }, onClose }: Props) {
  const text = useStaffOrderText().create;
  const { queued } = useBackOfficeText().orders;
  const name = text.placedAs(label, orderId);
  return outcome === 'placed' ? (
    <AlertDialog message={text.placed} detail={name} onClose={onClose} />
  ) : (
    <AlertDialog message={queued.saved} detail={`${name}. ${queued.savedHint}`} onClose={onClose} />
  );
}
