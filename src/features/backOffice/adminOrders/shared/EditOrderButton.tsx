import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';

type Props = { readonly orderId: string; readonly onEdit: (orderId: string) => void };

export function EditOrderButton({ orderId, onEdit }: Props) {
  const labels = useLabels(adminOrdersLabels);
  return (
    <Button
      variant="secondary"
      className="px-4! md:px-2.5! xl:px-3!"
      aria-label={labels.editOrder(orderId)}
      onClick={() => onEdit(orderId)}
    >
      {labels.edit}
    </Button>
  );
}
