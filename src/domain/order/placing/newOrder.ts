import type { Delivery } from '@/domain/delivery/deliveryAreas';
import type { OrderDelivery, OrderItem, PaymentMethod } from '@/domain/order/order';
import { itemsTotalPaise, priceOrder } from '@/domain/order/pricing';
import { DELIVERY_DAYS, type Shop } from '@/domain/shop/shop';
import { paiseToRupees } from '@/lib/number/money';
import { inDays, instantAt, serverTime, type WriteData } from '@/lib/plainData';
import { slotEnd } from '@/lib/time/slot';

/** An order as the person placed it, before the server has seen it. Plain data. */
export type NewOrder = {
  /** Made when the form opened; sending it twice is one order. */
  readonly id: string;
  readonly userId: string;
  readonly customerName: string;
  readonly email: string;
  readonly phone: string;
  readonly shippingAddress: string;
  readonly specialInstructions: string;
  readonly paymentMethod: PaymentMethod;
  /** At the prices the person was shown. */
  readonly items: readonly OrderItem[];
  /** The fee and tax the person was shown. */
  readonly shop: Pick<Shop, 'deliveryFeePaise' | 'taxRate'>;
  /** Where and when it is to arrive; absent where the shop has no areas. */
  readonly delivery?: Delivery;
  /** ISO, by the device's clock. */
  readonly placedAt: string;
};

/** As the rules have it. */
const NAME_LENGTH = 200;

/** How many bottles there are in an order. */
export const unitCount = (items: readonly Pick<OrderItem, 'quantity'>[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Where and at which time an order is delivered, as its document holds it: the day is that of the estimate. */
const deliveryFields = ({ area, pin, slot }: Delivery): OrderDelivery => ({ area, pin, slot });

/** The document of a new order but for its author: server times, rupees, no card field. */
export function toOrderDocument(order: NewOrder): WriteData {
  const pricing = priceOrder(order.items, order.shop);
  // An account need not have a name; an order says whose it is.
  const name = order.customerName.trim() || order.email.slice(0, NAME_LENGTH);
  return {
    id: order.id,
    userId: order.userId,
    name,
    customerName: name,
    email: order.email,
    phone: order.phone,
    customerPhone: order.phone,
    shippingAddress: order.shippingAddress,
    specialInstructions: order.specialInstructions,
    items: order.items.map(({ pricePaise, ...item }) => ({ ...item, price: paiseToRupees(pricePaise) })),
    quantities: Object.fromEntries(order.items.map(item => [item.productId, item.quantity])),
    total: paiseToRupees(itemsTotalPaise(order.items)),
    pricing: {
      subtotal: paiseToRupees(pricing.subtotalPaise),
      deliveryFee: paiseToRupees(pricing.deliveryFeePaise),
      taxRate: pricing.taxRate,
      tax: paiseToRupees(pricing.taxPaise),
      grandTotal: paiseToRupees(pricing.grandTotalPaise),
    },
    units: unitCount(order.items),
    status: 'pending',
    paymentMethod: order.paymentMethod,
    createdAt: serverTime,
    orderDate: serverTime,
    placedAt: order.placedAt,
    estimatedDelivery: order.delivery ? instantAt(slotEnd(order.delivery)) : inDays(DELIVERY_DAYS),
    ...(order.delivery && { delivery: deliveryFields(order.delivery) }),
    statusTimes: { pending: serverTime },
    updatedAt: serverTime,
  };
}
