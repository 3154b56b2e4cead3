// @bundle account

import * as v from 'valibot';
import { bookOf } from '@/domain/user/addressBook';
import type { Profile } from '@/domain/user/profile';

const text = v.string();
const schema = v.object({
  ...{ name: text, phone: text, address: text },
  // An earlier version stored the one text alone.
  addresses: v.optional(
    v.array(
      v.object({
        ...{ id: text, label: text, flat: text, street: text, locality: text, pin: text, landmark: text },
      }),
    ),
  ),
});

/** A profile that was stored on the device. Throws when it is none. */
export function parseStoredProfile(stored: unknown): Profile {
  const { addresses, ...texts } = v.parse(schema, stored);
  return { ...texts, addresses: addresses ?? bookOf(texts.address) };
}
