import { DELIVERY_DAYS, type Shop } from '@/entities/shop/shop';
import { inDays, serverTime, type WriteData } from '@/services/firebase/plainData';
import { paiseToRupees } from '@/shared/lib/money';
import { sizeMl } from '@/shared/lib/size';
import type { OrderItem, PaymentMethod } from './order';
import { itemsTotalPaise, priceOrder } from './pricing';

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
  /** ISO, by the device's clock. */
  readonly placedAt: string;
};

function litres(items: readonly OrderItem[]): number {
  const millilitres = items.reduce((sum, item) => sum + (sizeMl(item.size) ?? 0) * item.quantity, 0);
  return millilitres / 1000;
}

/** The document of a new order, exactly as SCHEMA lists it: server times, rupees, no card field. */
export function toOrderDocument(order: NewOrder): WriteData {
  const pricing = priceOrder(order.items, order.shop);
  return {
    id: order.id,
    userId: order.userId,
    name: order.customerName,
    customerName: order.customerName,
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
    units: order.items.reduce((sum, item) => sum + item.quantity, 0),
    litres: litres(order.items),
    status: 'pending',
    paymentMethod: order.paymentMethod,
    createdAt: serverTime,
    orderDate: serverTime,
    placedAt: order.placedAt,
    estimatedDelivery: inDays(DELIVERY_DAYS),
    statusTimes: { pending: serverTime },
    updatedAt: serverTime,
  };
}
