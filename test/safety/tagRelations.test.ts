import { describe, expect, it } from 'vitest';
import '@/data/product/productReads';
import '@/app/rootStore/mirroredCollections';
import '@/data/shop/shopReads';
import '@/data/shop/staffShopReads';
import '@/data/staff/changeReads';
import '@/data/run/runCommandsApi';
import '@/data/staff/peopleApi';
import '@/features/backOffice/run/runsApi';
import '@/features/storefront/myOrders/delivery/runProgressApi';
import '@/data/staffNote/staffNotesApi';
import '@/data/order/edit/updateOrderApi';
import '@/features/backOffice/adminOrders/shared/adminOrdersApi';
import '@/features/backOffice/inventory/shared/inventoryApi';
import '@/features/backOffice/alerts/alertsApi';
import '@/features/backOffice/settings/settingsApi';
import '@/features/backOffice/customers/shared/customersApi';
import '@/features/backOffice/production/productionApi';
import '@/features/backOffice/adminOrders/shared/older/olderOrdersApi';
import '@/features/backOffice/dataCheck/dataCheckApi';
import '@/features/storefront/myOrders/cancel/cancelOrderApi';
import '@/features/storefront/myOrders/complaint/complaintApi';
import '@/features/storefront/myOrders/shared/myOrdersApi';
import '@/features/storefront/order/orderApi';
import '@/data/user/profileReads';
import '@/data/user/profileApi';
import { api } from '@/store/api/api';
import { ENTITIES, type Entity, type Tag } from '@/store/api/tags';
import { sourceFiles } from './sourceFiles';

/*
 * Reads every endpoint's definition and checks what invalidates what. An endpoint is named by a verb and the
 * entity it reads or writes: `listMyOrders`, `getShop`, `placeOrder`.
 */

type Definition = {
  readonly type: 'query' | 'mutation';
  readonly providesTags?: unknown;
  readonly invalidatesTags?: unknown;
};

const definitions = new Map<string, Definition>();
api.enhanceEndpoints({
  endpoints: Object.fromEntries(
    Object.keys(api.endpoints).map(name => [
      name,
      (definition: Definition) => {
        definitions.set(name, definition);
      },
    ]),
  ),
});

function entityOf(endpoint: string): Entity | undefined {
  // The longest first: `LegacyProduct` ends in `Product`.
  const byLength = [...ENTITIES].sort((a, b) => b.length - a.length);
  return byLength.find(entity =>
    endpoint
      .replace(/(?<=ch)es$|s$/, '')

      .endsWith(entity),
  );
}

function tagsOf(description: unknown, error?: object): readonly Tag[] {
  return typeof description === 'function' ? description({}, error, {}) : ((description ?? []) as Tag[]);
}

const namesOf = (type: Definition['type']) =>
  Array.from(definitions).flatMap(([name, definition]) => (definition.type === type ? [name] : []));
const definitionOf = (name: string) => definitions.get(name) ?? { type: 'query' };

describe('every endpoint', () => {
  it('is known to this test', () => {
    const injected = sourceFiles('src').flatMap(({ text }) =>
      Array.from(text.matchAll(/(\w+): build\.(?:query|mutation)/g), match => match[1]),
    );
    expect([...definitions.keys()].sort()).toEqual(injected.sort());
  });

  it.each([...namesOf('query'), ...namesOf('mutation')])('%s is named by a verb and an entity', name => {
    expect(entityOf(name)).toBeDefined();
    expect(name).toMatch(/^(list|get|place|create|update|cancel|delete|save|start|close|record)[A-Z]/);
  });
});

describe('every read', () => {
  it.each(namesOf('query'))('%s is found by a write of its entity', name => {
    expect(tagsOf(definitionOf(name).providesTags)).toContainEqual({ type: entityOf(name), id: 'LIST' });
  });
});

describe('every write', () => {
  it.each(namesOf('mutation'))(
    '%s makes every read of its entity stale, but only when it succeeded',
    name => {
      const { invalidatesTags } = definitionOf(name);
      expect(tagsOf(invalidatesTags)).toContainEqual({ type: entityOf(name), id: 'LIST' });
      expect(tagsOf(invalidatesTags, { kind: 'offline', code: 'unknown' })).toEqual([]);
    },
  );

  it('of an order makes the stock stale too', () => {
    for (const name of ['placeOrder', 'cancelOrder', 'updateOrder', 'createOrder']) {
      expect(tagsOf(definitionOf(name).invalidatesTags)).toContainEqual({ type: 'Product', id: 'LIST' });
    }
  });
});
