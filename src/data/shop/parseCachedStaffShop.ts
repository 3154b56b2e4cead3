import * as v from 'valibot';
import { shopSchema } from '@/domain/shop/shopEdit';
import type { StaffShop } from './staffShop';

const schema: v.GenericSchema<unknown, StaffShop> = v.object({
  ...shopSchema.entries,
  updatedAt: v.nullable(v.string()),
  lastCommandId: v.nullable(v.string()),
});

/** Settings that were stored on the device. Throws when they are none. */
export const parseCachedStaffShop = (stored: unknown): StaffShop => v.parse(schema, stored);
