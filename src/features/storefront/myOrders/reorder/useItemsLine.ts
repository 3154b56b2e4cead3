import { nameBesideSize, productLabel } from '@/domain/product/productLabel';
import { namedItems, type ShownItem } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';

/** What an order holds, in a line: `EAWA Jar 20 L × 6, Premium Water 1 L × 2`. */
export function useItemsLine(items: readonly ShownItem[]): string {
  const { track: labels, order } = useLabels(customerLabels);
  const { named, others } = namedItems(items);
  const line = named.map(item => {
    const isSized = nameBesideSize(item) !== '';
    return order.itemTotal(isSized ? productLabel(item) : labels.unnamed, item.quantity);
  });
  return line.join(', ') + (others > 0 ? labels.andMore(others) : '');
}
