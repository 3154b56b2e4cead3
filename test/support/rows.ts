import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import type { ProductionLine } from '@/domain/production/production';
import type { StockItem } from '@/domain/stock/stockItem';
import type { StockMovement } from '@/domain/stock/stockMovement';

/** A product of the shelf: nine of Premium Water, which is reordered at ten; `fields` overrides. */
export const aStockItem = (fields: Partial<StockItem> = {}): StockItem => ({
  id: '1',
  name: 'Premium Water',
  category: 'premium',
  size: '1L',
  image: '',
  description: '',
  pricePaise: 299,
  unitPrice: '2.99',
  inStock: 9,
  archived: false,
  sku: 'P-1',
  reorderPoint: 10,
  updatedAt: null,
  lastCommandId: null,
  ...fields,
});

/** A pending order of two of product 1, placed on 14 January at 14:30 in India; `fields` overrides. */
export const anOrderRow = (fields: Partial<Order> = {}): Order => ({
  ...parseOrder({
    id: 'A1',
    data: {
      items: [{ productId: '1', productName: 'Premium Water', size: '1L', quantity: 2, price: 2.99 }],
      name: 'Asha Rao',
      status: 'pending',
      orderDate: '2026-01-14T09:00:00.000000Z',
      estimatedDelivery: '2026-01-19T09:00:00.000000Z',
      statusTimes: { pending: '2026-01-14T09:00:00.000000Z' },
    },
  }),
  ...fields,
});

export const aMovement = (fields: Partial<StockMovement> = {}): StockMovement => ({
  id: 'C1-1',
  productId: '1',
  kind: 'received',
  quantity: 10,
  after: 19,
  reason: '',
  orderId: null,
  by: 'admin',
  byName: 'Admin User',
  at: '2026-01-14T08:00:00.000000Z',
  ...fields,
});

export const aLine = (fields: Partial<ProductionLine> = {}): ProductionLine => ({
  id: 'line-1',
  name: 'Line 1',
  status: 'running',
  product: 'Premium Water 1L',
  efficiency: 94,
  target: 100,
  completed: 10,
  startTime: null,
  estimatedCompletion: null,
  updatedAt: '2026-01-14T08:00:00.000000Z',
  lastCommandId: null,
  ...fields,
});
