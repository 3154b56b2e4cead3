import type { Alert } from '@/domain/alert/alert';
import { orderAddress, productAddress, stockAddress } from '@/lib/addresses';
import { PATHS } from '@/lib/paths';

/** Where what an alert is about can be looked at, or set right. */
export function alertAddress(alert: Alert): string {
  switch (alert.kind) {
    case 'lowStock':
    case 'outOfStock':
      return stockAddress(alert.productId);
    case 'noPrice':
      return productAddress(alert.productId);
    case 'lateOrder':
    case 'longPending':
    case 'complaint':
    case 'noOrderDate':
      return orderAddress(alert.orderId);
    case 'lineStopped':
    case 'lineInMaintenance':
    case 'lowEfficiency':
      return PATHS.production;
    case 'unsent':
    case 'refused':
    case 'undecided':
      return PATHS.adminOutbox;
    case 'notRead':
      return PATHS.adminOrders;
  }
}
