// @bundle account

import * as v from 'valibot';
import type { Profile } from '@/domain/user/profile';

const schema = v.object({ name: v.string(), phone: v.string(), address: v.string() });

/** A profile that was stored on the device. Throws when it is none. */
export function parseStoredProfile(stored: unknown): Profile {
  return v.parse(schema, stored);
}
