import * as v from 'valibot';
import { type CatalogueSnapshot, catalogueSlice } from '@/entities/product/catalogueSlice';
import { sessionSlice } from '@/entities/user/sessionSlice';
import type { Session, Sessions } from '@/entities/user/sessionUser';
import type { StoredSlice } from './storedSlice';

const userSchema = v.object({ id: v.string(), name: v.string(), email: v.string() });
const staffSchema = v.object({ ...userSchema.entries, role: v.optional(v.literal('admin')) });
const sessionSchema = v.object({
  storefront: v.object({ user: v.nullable(userSchema) }),
  'back-office': v.object({ user: v.nullable(staffSchema) }),
});

/** A stored session is only the last one known: it opens as `loading`, until Firebase Auth has spoken. */
function loading(stored: v.InferOutput<typeof staffSchema> | null): Session {
  if (!stored) return { status: 'loading', user: null };
  const { role, ...user } = stored;
  return { status: 'loading', user: role ? { ...user, role } : user };
}

/** The session, kept so that a name is on screen before Auth has loaded. No token is ever in it. */
export const storedSession: StoredSlice<Sessions> = {
  key: sessionSlice.reducerPath,
  version: 1,
  migrations: {},
  restore: stored => {
    const { storefront, 'back-office': backOffice } = v.parse(sessionSchema, stored);
    return { storefront: loading(storefront.user), 'back-office': loading(backOffice.user) };
  },
};

const catalogueSchema = v.object({
  products: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      category: v.string(),
      size: v.string(),
      image: v.string(),
      description: v.string(),
      pricePaise: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      inStock: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      archived: v.boolean(),
    }),
  ),
  asOf: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** The catalogue, kept so that the menu opens without a network. */
export const storedCatalogue: StoredSlice<CatalogueSnapshot> = {
  key: catalogueSlice.reducerPath,
  version: 1,
  migrations: {},
  restore: stored => v.parse(catalogueSchema, stored),
};
