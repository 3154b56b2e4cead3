// @bundle parsers

import * as v from 'valibot';
import {
  COMPLAINT_KINDS,
  ORDER_STATUSES,
  type Order,
  type OrderItem,
  PAYMENT_METHODS,
  type Pricing,
  type Reopening,
  type StatusTimes,
} from '@/domain/order/order';
import { parsePayment } from '@/domain/order/payment/storedPayment';
import { itemsTotalPaise } from '@/domain/order/pricing';
import { parseStop, readPart } from '@/domain/order/storedStop';
import { rupeesToPaise } from '@/lib/number/money';
import type { PlainDocument, PlainValue } from '@/lib/plainData';
import { internText } from '@/lib/text/internText';
import { MAX_CHARS, MAX_SHOWN_PHONE_CHARS } from '@/lib/text/textLimits';
import { shownLine, shownText } from '@/lib/text/textSchemas';
import { compareInstants } from '@/lib/time/compareInstants';
import { parseInstant } from '@/lib/time/instants';
import { SLOT } from '@/lib/time/slot';

/** Spec §9: what an item is called where its size is missing. */
const DEFAULT_SIZE = 'Standard';

const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const text = v.fallback(v.pipe(textOrNumber, v.trim()), '');
const line = (most: number) => shownLine(most, textOrNumber);
const lines = (most: number) => shownText(most, textOrNumber);
const optionalText = v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1))), null);
const rupees = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
  v.minValue(0),
  v.transform(rupeesToPaise),
  v.safeInteger(),
);
const quantity = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);
const status = v.fallback(
  v.nullable(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(ORDER_STATUSES))),
  null,
);

const name = line(MAX_CHARS.name);
const email = line(MAX_CHARS.email);
const phone = line(MAX_SHOWN_PHONE_CHARS);

const itemSchema = v.object({
  productId: text,
  productName: name,
  name,
  size: line(MAX_CHARS.size),
  image: text,
  quantity: v.fallback(quantity, 1),
  price: v.fallback(rupees, 0),
});

const pricingSchema = v.object({
  subtotal: rupees,
  deliveryFee: rupees,
  taxRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  tax: rupees,
  grandTotal: rupees,
});

const reopeningsSchema = v.record(v.string(), v.object({ at: v.string(), byName: text }));

const shared = (text: v.GenericSchema<unknown, string>) => v.pipe(text, v.transform(internText));

const deliverySchema = v.object({
  area: shared(line(MAX_CHARS.name)),
  pin: shared(line(MAX_CHARS.label)),
  slot: shared(v.pipe(v.string(), v.regex(SLOT))),
});

const complaintSchema = v.object({
  kind: v.picklist(COMPLAINT_KINDS),
  text: lines(MAX_CHARS.reason),
  at: v.pipe(v.string(), v.transform<string, string | null>(parseInstant), v.string()),
});

const orderSchema = v.object({
  label: line(MAX_CHARS.label),
  userId: optionalText,
  accountEmail: email,
  name,
  customerName: name,
  email,
  phone,
  customerPhone: phone,
  shippingAddress: lines(MAX_CHARS.address),
  specialInstructions: lines(MAX_CHARS.instructions),
  paymentMethod: v.fallback(v.nullable(v.picklist(PAYMENT_METHODS)), null),
  total: v.fallback(v.nullable(rupees), null),
  pricing: v.fallback(v.nullable(pricingSchema), null),
  status,
  cancelReason: lines(MAX_CHARS.reason),
  restocked: v.fallback(v.boolean(), true),
  quantities: v.fallback(
    v.nullable(v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(1)))),
    null,
  ),
  lastCommandId: optionalText,
});

function parseItem(value: PlainValue): OrderItem[] {
  const parsed = v.safeParse(itemSchema, value);
  if (!parsed.success) return [];
  const { productId, productName, name, image, price, size, quantity } = parsed.output;
  return [
    {
      productId: internText(productId),
      image: internText(image),
      quantity,
      productName: internText(productName || name),
      size: internText(size || DEFAULT_SIZE),
      pricePaise: price,
    },
  ];
}

/** The items; of a legacy order the one its `productId` and `quantity` name (spec §3). */
function parseItems(data: PlainDocument['data']): OrderItem[] {
  if (Array.isArray(data.items)) return data.items.flatMap(parseItem);
  if (typeof data.productId !== 'string') return [];
  return parseItem({
    productId: data.productId,
    productName: data.productName ?? '',
    size: data.size ?? '',
    image: data.image ?? '',
    quantity: data.quantity ?? 1,
    price: data.price ?? 0,
  });
}

/**
 * The times an order holds, its cancellation's own field included: older orders have only that one. `others`: what it says
 * besides, which most of them are the same as.
 */
function parseStatusTimes(
  { statusTimes, cancelledAt }: PlainDocument['data'],
  others: readonly (string | null)[],
): StatusTimes {
  const stored: { readonly [status: string]: PlainValue } =
    typeof statusTimes === 'object' && statusTimes !== null && !Array.isArray(statusTimes)
      ? (statusTimes as { readonly [status: string]: PlainValue })
      : {};
  return Object.fromEntries(
    ORDER_STATUSES.flatMap(known => {
      const at = parseInstant(stored[known]) ?? (known === 'cancelled' ? parseInstant(cancelledAt) : null);
      return at === null ? [] : [[known, others.find(other => other === at) ?? at]];
    }),
  );
}

const NO_REOPENINGS: readonly Reopening[] = [];

function parseReopenings(stored: PlainValue | undefined): readonly Reopening[] {
  const parsed = v.safeParse(reopeningsSchema, stored);
  if (!parsed.success) return NO_REOPENINGS;
  return Object.entries(parsed.output)
    .flatMap(([id, { at, byName }]) => {
      const instant = parseInstant(at);
      return instant === null ? [] : [{ id, at: instant, byName: internText(byName) }];
    })
    .sort((one, other) => compareInstants(one.at, other.at));
}

function toPricing(stored: v.InferOutput<typeof pricingSchema> | null): Pricing | null {
  return (
    stored && {
      subtotalPaise: stored.subtotal,
      deliveryFeePaise: stored.deliveryFee,
      taxRate: stored.taxRate,
      taxPaise: stored.tax,
      grandTotalPaise: stored.grandTotal,
    }
  );
}

/**
 * An `orders` document of any age as an order. Never fails: what is unreadable takes its default. Card
 * fields of old documents are not read (spec §3, PCI).
 */
export function parseOrder({ id, data }: PlainDocument): Order {
  const { name, customerName, phone, customerPhone, total, pricing, ...rest } = v.parse(orderSchema, data);
  const items = parseItems(data);
  const orderedAt =
    parseInstant(data.orderDate) ?? parseInstant(data.createdAt) ?? parseInstant(data.placedAt);
  const updatedAt = parseInstant(data.updatedAt);
  const delivery = readPart(deliverySchema, data.delivery);
  const complaint = readPart(complaintSchema, data.complaint);
  const payment = parsePayment(data.payment);
  return {
    id,
    ...rest,
    label: rest.label || null,
    accountEmail: internText(rest.accountEmail) || null,
    userId: rest.userId && internText(rest.userId),
    customerName: internText(customerName || name),
    email: internText(rest.email),
    phone: internText(phone || customerPhone),
    shippingAddress: internText(rest.shippingAddress),
    specialInstructions: internText(rest.specialInstructions),
    paymentMethod: rest.paymentMethod && internText(rest.paymentMethod),
    status: rest.status && internText(rest.status),
    items,
    totalPaise: total ?? itemsTotalPaise(items),
    pricing: toPricing(pricing),
    orderedAt,
    estimatedDelivery: parseInstant(data.estimatedDelivery),
    statusTimes: parseStatusTimes(data, [orderedAt, updatedAt]),
    reopenings: parseReopenings(data.reopenings),
    updatedAt,
    ...(delivery && { delivery }),
    ...(data.changes !== undefined && { changes: data.changes }),
    ...(complaint && { complaint }),
    ...(payment && { payment }),
    ...parseStop(data),
  };
}
