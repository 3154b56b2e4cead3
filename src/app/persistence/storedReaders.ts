// @bundle stored-readers

import * as v from 'valibot';
import type { CatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { MAX_PRODUCTS, MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import type { Cart } from '@/features/storefront/cart/cartSlice';
import type { Area } from '@/lib/area';
import { wasOtherTabSession } from '@/services/platform/sharedDevice';
import { parsePreferences } from '@/store/preferences/parsePreferences';
import type { Preferences } from '@/store/preferences/preferencesSlice';
import type { Session, Sessions } from '@/store/session/session';
import { createReader } from './storedReader';

const userSchema = v.object({ id: v.string(), name: v.string(), email: v.string() });
const staffSchema = v.object({ ...userSchema.entries, role: v.optional(v.picklist(['admin', 'driver'])) });
const sessionsSchema = v.object({
  storefront: v.object({ user: v.nullable(userSchema), endedFor: v.optional(v.string()) }),
  'back-office': v.object({ user: v.nullable(staffSchema), endedFor: v.optional(v.string()) }),
});

/** A stored session is only the last one known: it opens as `loading`, until Firebase Auth has spoken. */
function loading(area: Area, stored: v.InferOutput<typeof sessionsSchema>['back-office']): Session {
  // On a shared device nobody's name is shown to who comes next; Auth will say whether that session lives.
  if (stored.user && wasOtherTabSession(area)) {
    return { status: 'loading', user: null, endedFor: stored.user.id };
  }
  if (!stored.user) {
    return { status: 'loading', user: null, ...(stored.endedFor && { endedFor: stored.endedFor }) };
  }
  const { role, ...user } = stored.user;
  return { status: 'loading', user: role ? { ...user, role } : user };
}

/** The two areas' sessions, as they were stored. */
export const readSessions = createReader<Sessions>({
  migrations: {},
  restore: stored => {
    const { storefront, 'back-office': backOffice } = v.parse(sessionsSchema, stored);
    return {
      storefront: loading('storefront', storefront),
      'back-office': loading('back-office', backOffice),
    };
  },
});

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
      facts: v.exactOptional(v.record(v.string(), v.string())),
      translations: v.exactOptional(v.record(v.string(), v.record(v.string(), v.string()))),
    }),
  ),
  asOf: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** The catalogue, as it was stored. */
export const readCatalogue = createReader<CatalogueSnapshot>({
  migrations: {},
  restore: stored => v.parse(catalogueSchema, stored),
});

const cartSchema = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        productId: v.pipe(v.string(), v.minLength(1)),
        productName: v.string(),
        size: v.string(),
        image: v.string(),
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
        pricePaise: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      }),
    ),
    v.maxLength(MAX_PRODUCTS),
    v.check(lines => new Set(lines.map(({ productId }) => productId)).size === lines.length),
  ),
  ownerId: v.nullable(v.string()),
});

/** The cart, as it was stored. */
export const readCart = createReader<Cart>({
  migrations: {},
  restore: stored => v.parse(cartSchema, stored),
});

/** The person's choices, as they were stored. */
export const readPreferences = createReader<Preferences>({ migrations: {}, restore: parsePreferences });
