import type { Order } from '@/domain/order/order';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { useLabels } from '@/i18n/labels';
import { Checkbox } from '@/ui/form/Checkbox';
import type { Selection } from '@/ui/list/useSelection';

type Props = { readonly orders: readonly Order[]; readonly selection: Selection };

/** Ticks a page of orders, or none of them. */
export function SelectPageCheckbox({ orders, selection }: Props) {
  const labels = useLabels(orderListLabels);
  const ticked = orders.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <Checkbox
      label={labels.selectPage(orders.length)}
      checked={ticked === orders.length}
      partly={ticked > 0 && ticked < orders.length}
      onTick={on =>
        selection.select(
          orders.map(({ id }) => id),
          on,
        )
      }
    />
  );
}
