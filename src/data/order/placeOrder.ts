import { parseProduct } from '@/data/product/productDocument';
import { parseShop } from '@/data/shop/shopDocument';
import { areaOf, deliveryProblem, feePaiseFor } from '@/domain/delivery/deliveryAreas';
import { type NewOrder, toOrderDocument, unitCount } from '@/domain/order/placing/newOrder';
import { countedOrder, pacePath, parseOrderPace, rateLimitWaitMs } from '@/domain/order/placing/orderPace';
import { itemProblem, type OrderProblem } from '@/domain/order/placing/orderProblem';
import { refusalsOf } from '@/domain/order/placing/orderRefusal';
import { priceOrder } from '@/domain/order/pricing';
import type { Area } from '@/lib/area';
import { incrementBy, type PlainDocument, serverTime, type WriteData } from '@/lib/plainData';
import { parseInstant } from '@/lib/time/instants';
import { slotEnd } from '@/lib/time/slot';
import { type FailedCommit, type Run, runCommit } from '@/services/firebase/firestore/runCommit';
import type { Identity, Transaction } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';
import { withInventoryTexts } from './withInventoryTexts';

export type PlaceOrderResult =
  /** It is on the server, exactly once; whether by this call or an earlier one. */
  | { readonly outcome: 'placed' }
  | { readonly outcome: 'refused'; readonly problem: OrderProblem }
  /** This account has ordered so often in the last minutes that the next order waits for its turn. */
  | { readonly outcome: 'tooSoon'; readonly waitMs: number }
  /** Sending the same order again is safe. */
  | FailedCommit;

/** Carries out the requests of placing an order, and knows the server's time. */
export type OrderServices = {
  readonly run: Run;
  /** Milliseconds since the epoch, as well as this device knows the server's clock. */
  readonly serverNow: () => number;
};

/** Who sends an order to the server, for whomever it is. */
export type OrderAuthor = {
  readonly as: Area;
  /** Sent with this user's credentials only. */
  readonly uid: string;
  /** What the order's document says of who placed it. */
  readonly author: (me: Identity) => WriteData;
};

const itsCustomer = ({ userId }: NewOrder): OrderAuthor => ({
  as: 'storefront',
  uid: userId,
  author: ({ email }) => ({ accountEmail: email }),
});

type Token = 'cached' | 'renewed';

/** Whether a stored document is this customer's order of these bottles, sent before. */
function isSameOrder(order: NewOrder, { data }: PlainDocument): boolean {
  const stored = data.quantities;
  if (data.userId !== order.userId || typeof stored !== 'object' || stored === null) return false;
  const quantities = new Map(Object.entries(stored));
  return (
    quantities.size === order.items.length &&
    order.items.every(item => quantities.get(item.productId) === item.quantity)
  );
}

/** Whether a stored order goes where this one goes. */
const hasSameDelivery = (order: NewOrder, { data }: PlainDocument): boolean =>
  data.shippingAddress === order.shippingAddress &&
  data.phone === order.phone &&
  data.email === order.email &&
  data.specialInstructions === order.specialInstructions &&
  data.paymentMethod === order.paymentMethod &&
  arrivesAlike(order, data);

function arrivesAlike(
  { delivery }: NewOrder,
  { delivery: stored, estimatedDelivery }: PlainDocument['data'],
): boolean {
  if (delivery === undefined || stored === undefined) return delivery === stored;
  const choice: { readonly [field: string]: unknown } = { ...Object(stored) };
  const isSame =
    choice.area === delivery.area && choice.pin === delivery.pin && choice.slot === delivery.slot;
  return isSame && Date.parse(parseInstant(estimatedDelivery) ?? '') === Date.parse(slotEnd(delivery));
}

/** What a stored document of the order's id says of the order. */
function resultOf(order: NewOrder, stored: PlainDocument): PlaceOrderResult {
  if (!isSameOrder(order, stored)) return { outcome: 'refused', problem: { kind: 'idTaken' } };
  // The moment of pressing tells one try sent twice from a form that was changed and sent again: staff may have edited
  // the stored one meanwhile.
  if (stored.data.placedAt === order.placedAt || hasSameDelivery(order, stored)) return { outcome: 'placed' };
  return { outcome: 'refused', problem: { kind: 'alreadyPlaced' } };
}

/** Counts a customer's order; staff take as many as people call. */
async function countOrder({ id, userId }: NewOrder, transaction: Transaction): Promise<void> {
  const stored = await transaction.get(pacePath(userId));
  const fields = countedOrder(parseOrderPace(stored), id);
  if (stored) transaction.update(pacePath(userId), fields);
  else transaction.set(pacePath(userId), fields);
}

/**
 * The order and its stock in one commit. Only the order and what counts its customer's orders are read, so buyers of one
 * product do not contend.
 */
async function writeOrder(
  order: NewOrder,
  { as, author }: OrderAuthor,
  transaction: Transaction,
): Promise<PlaceOrderResult> {
  const stored = await transaction.get(`orders/${order.id}`);
  if (stored) return resultOf(order, stored);
  if (as === 'storefront') await countOrder(order, transaction);
  transaction.set(`orders/${order.id}`, { ...toOrderDocument(order), ...author(transaction.me) });
  for (const { productId, quantity } of order.items) {
    transaction.update(`inventory/${productId}`, {
      inStock: incrementBy(-quantity),
      lastOrderId: order.id,
      lastUpdated: serverTime,
      updatedAt: serverTime,
    });
  }
  return { outcome: 'placed' };
}

/** What stands in an order's way, as the shop is now; else the order as the shop stores the words of its items. */
async function checkOrder(
  order: NewOrder,
  { as }: OrderAuthor,
  { run, serverNow }: OrderServices,
): Promise<{ readonly problem: OrderProblem } | { readonly problem: null; readonly checked: NewOrder }> {
  const [shopDocument, ...documents] = (await Promise.all([
    run({ as: 'anyone', get: 'settings/shop' }),
    ...order.items.map(({ productId }) => run({ as: 'anyone', get: `inventory/${productId}` })),
  ])) as (PlainDocument | null)[];
  const products = new Map(
    documents
      .flatMap(document => (document && parseProduct(document)) ?? [])
      .map(product => [product.id, product]),
  );
  const problem = itemProblem(refusalsOf(order.items, productId => products.get(productId)));
  if (problem) return { problem };
  const shop = parseShop(shopDocument ?? null);
  if (as === 'storefront' && unitCount(order.items) > shop.maxUnits) {
    return { problem: { kind: 'tooManyUnits', most: shop.maxUnits } };
  }
  const untimely = deliveryProblem(order, shop.areas, serverNow());
  if (untimely) return { problem: untimely };
  const deliveryFeePaise = feePaiseFor(shop, order.delivery?.pin ?? '');
  const shown = priceOrder(order.items, order.shop).grandTotalPaise;
  const asked = priceOrder(order.items, { ...shop, deliveryFeePaise }).grandTotalPaise;
  if (shown !== asked) return { problem: { kind: 'charges', fromPaise: shown, toPaise: asked } };
  const area = order.delivery && areaOf(shop.areas, order.delivery.pin);
  return {
    problem: null,
    checked: {
      ...order,
      items: withInventoryTexts(order.items, documents),
      // Under another name by now, it is delivered as it was chosen.
      ...(order.delivery && area && { delivery: { ...order.delivery, area: area.name } }),
    },
  };
}

/** How long an order must wait for this account's rate limit, in milliseconds; 0 when it need not. */
async function findRateLimitWait(
  { userId }: NewOrder,
  { as }: OrderAuthor,
  { run, serverNow }: OrderServices,
): Promise<number> {
  if (as !== 'storefront') return 0;
  const stored = (await run({ as, get: pacePath(userId) })) as PlainDocument | null;
  return rateLimitWaitMs(parseOrderPace(stored), serverNow());
}

const readDocument = async (order: NewOrder, as: Area, run: Run): Promise<PlainDocument | null> =>
  (await run({ as, get: `orders/${order.id}` })) as PlainDocument | null;

/** What became of an order according to the server; null when it is not there. */
async function readStored(order: NewOrder, { as }: OrderAuthor, run: Run): Promise<PlaceOrderResult | null> {
  const stored = await readDocument(order, as, run);
  return stored && resultOf(order, stored);
}

/** Whether this order is on the server, in whatever words. Rejects when the server cannot be asked. */
export async function isPlaced(order: NewOrder, run: Run): Promise<boolean> {
  const stored = await readDocument(order, 'storefront', run);
  return stored !== null && isSameOrder(order, stored);
}

/**
 * Whether an order that staff sent is on the server as this try of theirs has it: the moment of pressing stands in no
 * other, and nobody changes it. Rejects when the server cannot be asked.
 */
export async function isPlacedByStaff(order: NewOrder, run: Run): Promise<boolean> {
  return (await readDocument(order, 'back-office', run))?.data.placedAt === order.placedAt;
}

/** Decides the result of a failed try: by the order's document, then by the state of the shop. */
async function explain(
  order: NewOrder,
  orderAuthor: OrderAuthor,
  failed: FailedCommit,
  services: OrderServices,
  token: Token,
): Promise<PlaceOrderResult> {
  const { run } = services;
  const stored = await readStored(order, orderAuthor, run);
  if (stored) return stored;
  const { kind } = failed.error;
  if (kind !== 'denied' && kind !== 'notFound') return failed;
  const { problem } = await checkOrder(order, orderAuthor, services);
  if (problem) return { outcome: 'refused', problem };
  const waitMs = await findRateLimitWait(order, orderAuthor, services);
  if (waitMs > 0) return { outcome: 'tooSoon', waitMs };
  // Nothing of the shop's. A device whose clock is years off gives days of delivery that the rules refuse, and cannot tell
  // whether it is too soon; with a new token it knows the server's time.
  if (token === 'cached' && kind === 'denied') return commit(order, orderAuthor, services, 'renewed');
  return { outcome: 'refused', problem: { kind: 'denied' } };
}

async function commit(
  order: NewOrder,
  orderAuthor: OrderAuthor,
  services: OrderServices,
  token: Token,
): Promise<PlaceOrderResult> {
  const { as, uid } = orderAuthor;
  const result = await runCommit<PlaceOrderResult>(services.run, {
    as,
    uid,
    transaction: 'placeOrder',
    run: transaction => writeOrder(order, orderAuthor, transaction),
    ...(token === 'renewed' && { renewToken: true }),
  });
  return result.outcome === 'failed'
    ? await explain(order, orderAuthor, result, services, token).catch(() => result)
    : result;
}

/**
 * Places an order, as its customer's where nobody else sends it, at most once however often it is called (spec §4: save, then reduce stock; here
 * both in one commit). An error code never decides whether it was placed — Firestore lite gives one code to
 * several causes, and an answer may be lost — the order document does. Never rejects.
 */
export async function placeOrder(
  order: NewOrder,
  services: OrderServices,
  orderAuthor = itsCustomer(order),
): Promise<PlaceOrderResult> {
  let checked = order;
  try {
    const result = await checkOrder(order, orderAuthor, services);
    // An earlier call whose answer was lost may itself have taken the stock that is now missing.
    if (result.problem) {
      return (
        (await readStored(order, orderAuthor, services.run)) ?? {
          outcome: 'refused',
          problem: result.problem,
        }
      );
    }
    checked = result.checked;
  } catch (thrown) {
    // Nothing of it has left this device; the next try looks for what an earlier one may have done.
    return { outcome: 'failed', error: toAppError(thrown), mayHaveArrived: false };
  }
  return commit(checked, orderAuthor, services, 'cached');
}
