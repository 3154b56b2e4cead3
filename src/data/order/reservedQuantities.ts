import type { CommandRecord } from '@/services/outboxLog/commandRecord';

type Quantities = { readonly [productId: string]: number };

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

/**
 * The bottles of orders that wait on this device, by product id: the server still counts them as stock. Stored payloads
 * are taken as they come; one that cannot be read promises nothing.
 */
export function reservedQuantities(entries: readonly CommandRecord[]): Quantities {
  const promised: Record<string, number> = Object.create(null);
  for (const { name, status, payload } of entries) {
    if (name !== 'placeOrder' || (status !== 'pending' && status !== 'sending')) continue;
    const items: unknown = isObject(payload) ? payload.items : null;
    for (const item of Array.isArray(items) ? items : []) {
      if (!isObject(item)) continue;
      const { productId, quantity } = item;
      if (typeof productId !== 'string' || typeof quantity !== 'number' || !(quantity > 0)) continue;
      promised[productId] = (promised[productId] ?? 0) + quantity;
    }
  }
  return promised;
}
