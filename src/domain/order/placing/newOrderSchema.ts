// @bundle parsers

import * as v from 'valibot';
import { PAYMENT_METHODS } from '@/domain/order/order';
import { PIN } from '@/lib/text/pinCode';
import { typedLine, typedText } from '@/lib/text/textSchemas';
import { SLOT } from '@/lib/time/slot';
import type { NewOrder } from './newOrder';
import { MAX_PRODUCTS } from './orderLimits';

const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A time of delivery, as a form or a refusal keeps it. */
export const slotEntries = {
  day: v.pipe(v.string(), v.isoDate()),
  slot: v.pipe(v.string(), v.regex(SLOT)),
};

/** The id of an order, of whatever version of the app. */
export const orderIdSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{10,20}$/));

/** The stored form of a `NewOrder`. */
export const newOrderSchema = v.object({
  id: orderIdSchema,
  userId: v.string(),
  customerName: typedLine,
  email: typedLine,
  phone: typedLine,
  shippingAddress: typedText,
  specialInstructions: typedText,
  paymentMethod: v.picklist(PAYMENT_METHODS),
  items: v.pipe(
    v.array(
      v.object({
        productId: v.string(),
        productName: v.string(),
        size: v.string(),
        image: v.string(),
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        pricePaise: paise,
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_PRODUCTS),
  ),
  shop: v.object({ deliveryFeePaise: paise, taxRate: v.number() }),
  // Absent in records of an older app, and where the shop has no areas.
  delivery: v.exactOptional(
    v.object({ ...slotEntries, area: v.string(), pin: v.pipe(v.string(), v.regex(PIN)) }),
  ),
  placedAt: v.string(),
});

/** An order that was stored on the device. Throws when it is not one. */
export function parseNewOrder(payload: unknown): NewOrder {
  return v.parse(newOrderSchema, payload);
}
