import type { StaffOrder } from '@/domain/order/placing/staffOrder';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';

type Given = {
  readonly id?: string;
  readonly commandId?: string;
  readonly label?: string;
  /** Bottles by product. */
  readonly items?: { readonly [productId: string]: number };
};

/** An order that the admin took for somebody without an account. */
export function aStaffOrder(given: Given = {}): StaffOrder {
  const { id = 'T00000000001', commandId = 'C1', label = 'ORD-001', items = { '1': 2 } } = given;
  return {
    commandId,
    label,
    order: {
      id,
      userId: '',
      customerName: 'Nila Iyer',
      email: 'nila@demo.test',
      phone: '9812345670',
      shippingAddress: '31 Residency Road, Bengaluru 560025',
      specialInstructions: '',
      paymentMethod: 'cash',
      items: Object.entries(items).map(([productId, quantity]) => ({
        ...{ productId, productName: `Water ${productId}`, size: '1L', image: '' },
        quantity,
        pricePaise: 299,
      })),
      shop: { deliveryFeePaise: 299, taxRate: 0.08 },
      placedAt: '2026-01-15T09:00:00.000Z',
    },
    by: { id: 'admin', name: 'Admin User' },
  };
}

/** The same as the admin's outbox holds it; `record` overrides its fate. */
export function aQueuedOrder(given: Given = {}, record: Partial<CommandRecord> = {}) {
  const change = aStaffOrder(given);
  const entry: CommandRecord = {
    ...{ seq: 1, v: 1, id: change.commandId, area: 'back-office', uid: 'admin', name: 'createOrder' },
    ...{ payload: change, status: 'pending', queuedAt: '2026-01-15T09:00:00.000Z', tries: 0 },
    ...{ nextTryAt: null, failure: null, outcomeUnknown: false },
    ...record,
  };
  return { change, entry } as const;
}
