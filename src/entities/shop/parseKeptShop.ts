import * as v from 'valibot';
import { shopSchema } from './shopEdit';
import type { StoredShop } from './storedShop';

const schema: v.GenericSchema<unknown, StoredShop> = v.object({
  ...shopSchema.entries,
  updatedAt: v.nullable(v.string()),
  lastCommandId: v.nullable(v.string()),
});

/** Settings that were kept on the device. Throws when they are none. */
export const parseKeptShop = (stored: unknown): StoredShop => v.parse(schema, stored);
