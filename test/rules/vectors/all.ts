import type { Vector } from '../vector';
import { CANCEL } from './cancel';
import { CATALOGUE } from './catalogue';
import { CHANGE_LOG } from './changeLog';
import { COMPLAINT } from './complaint';
import { DELIVERY } from './delivery';
import { EVERYTHING_ELSE } from './everythingElse';
import { OFFICE } from './office';
import { ORDER_PACE } from './orderPace';
import { ORDERS_CREATE } from './ordersCreate';
import { ORDERS_ITEMS } from './ordersItems';
import { ORDERS_READ } from './ordersRead';
import { PAYMENTS } from './payments';
import { PROFILE } from './profile';
import { PEOPLE_VECTORS, RUNS } from './runs';
import { STAFF_EDITS } from './staffEdits';
import { STOCK } from './stock';
import { PLANS, STOPS } from './stops';

/** Every group of the rules; one vector for each request that must be allowed or denied. */
export const GROUPS: { readonly [group: string]: readonly Vector[] } = {
  catalogue: CATALOGUE,
  'placing an order': ORDERS_CREATE,
  'items of an order': ORDERS_ITEMS,
  'the pace of orders': ORDER_PACE,
  'reading orders': ORDERS_READ,
  delivery: DELIVERY,
  cancelling: CANCEL,
  complaining: COMPLAINT,
  'staff editing orders': STAFF_EDITS,
  payments: PAYMENTS,
  'stock and movements': STOCK,
  'back office': OFFICE,
  'the change log': CHANGE_LOG,
  runs: RUNS,
  people: PEOPLE_VECTORS,
  stops: STOPS,
  plans: PLANS,
  profile: PROFILE,
  'everything else': EVERYTHING_ELSE,
};
export const VECTORS: readonly Vector[] = Object.values(GROUPS).flat();
