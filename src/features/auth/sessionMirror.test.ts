import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '@/services/platform/storage/keyValueStorage';
import { aMemoryStorage } from '../../../test/support/memoryStorage';
import { MIRROR_KEY, mirrorSession } from './sessionMirror';

const aStorage = (record: string | null) => aMemoryStorage(record === null ? {} : { [MIRROR_KEY]: record });

const customer = { id: 'c', name: 'Asha', email: 'asha@demo.test' };
const admin = { id: 'a', name: 'Admin User', email: 'admin@demo.test', role: 'admin' } as const;

describe('mirrorSession', () => {
  it('writes who signed in', () => {
    const storage = aStorage(null);
    mirrorSession(storage, 'storefront', customer);
    expect(JSON.parse(storage.getItem(MIRROR_KEY) ?? '')).toEqual(customer);
  });

  it.each([
    ['the customer’s record when the customer leaves', 'storefront', customer, null],
    ['the admin’s record when the admin leaves', 'back-office', admin, null],
    ['nothing of the admin’s when the customer leaves', 'storefront', admin, admin],
    ['nothing of the customer’s when the admin leaves', 'back-office', customer, customer],
  ] as const)('removes %s', (_case, area, record, left) => {
    const storage = aStorage(JSON.stringify(record));
    mirrorSession(storage, area, null);
    expect(JSON.parse(storage.getItem(MIRROR_KEY) ?? 'null')).toEqual(left);
  });

  it.each([['{'], ['null'], ['[]'], ['42'], ['undefined']])('is not upset by a record of %s', record => {
    const storage = aStorage(record);
    mirrorSession(storage, 'storefront', null);
    expect(storage.getItem(MIRROR_KEY)).toBeNull();
  });

  it('lets a full storage be', () => {
    const full: KeyValueStorage = {
      ...aStorage(null),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => mirrorSession(full, 'storefront', customer)).not.toThrow();
  });
});
