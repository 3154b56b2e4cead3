import { orderNumber } from '@/domain/order/orderNumber';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { useLabels } from '@/i18n/labels';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import type { TakenOrder } from './newOrderRules';

type Props = { readonly taken: TakenOrder; readonly onClose: () => void };

/** That an order is placed, or safe on this device, and what it is called. */
export function TakenOrderAlert({ taken: { outcome, label, orderId }, onClose }: Props) {
  const labels = useLabels(staffOrderLabels).create;
  const { queued } = useLabels(adminOrdersLabels);
  const name = labels.placedAs(label, orderNumber(orderId));
  return outcome === 'placed' ? (
    <AlertDialog message={labels.placed} detail={name} onClose={onClose} />
  ) : (
    <AlertDialog message={queued.saved} detail={`${name}. ${queued.savedHint}`} onClose={onClose} />
  );
}
