import type { Command } from '@/entities/outbox/command';
import type { Json } from '@/services/outboxLog/commandRecord';
import type { FindCommand } from './sender';

/**
 * Every command there is, by its stored name; each wing's are loaded with it. What `parse` takes in is any stored
 * payload, and what it gives out is what `send` gets: so the payload's own type ends here.
 */
const LOADERS: { readonly [name: string]: () => Promise<unknown> } = {
  placeOrder: async () => (await import('@/features/storefront/order/placeOrderCommand')).placeOrderCommand,
  cancelOrder: async () =>
    (await import('@/features/storefront/myOrders/cancelOrderCommand')).cancelOrderCommand,
};

export const findCommand: FindCommand = async name => (await LOADERS[name]?.()) as Command<Json> | undefined;
