import { ALERT_STATES_MIRROR } from '@/data/alert/alertMirror';
import { CUSTOMERS_MIRROR } from '@/data/customer/customerMirror';
import { ORDERS_MIRROR } from '@/data/order/orderMirror';
import { PRODUCTION_BATCHES_MIRROR, PRODUCTION_LINES_MIRROR } from '@/data/production/productionMirror';
import { RUNS_MIRROR } from '@/data/run/runMirror';
import { CHANGE_LOG_MIRROR } from '@/data/staff/changeLogMirror';
import { INVENTORY_MIRROR, STOCK_MOVEMENTS_MIRROR } from '@/data/stock/stockMirror';
import { registerMirror } from '@/sync/mirror/collections';

/*
 * Every collection that staff's devices mirror, by its path in Firestore. Importing this file is all that the mirror needs
 * to know them; how each is read stands with its entity.
 */
registerMirror({
  orders: ORDERS_MIRROR,
  inventory: INVENTORY_MIRROR,
  stockMovements: STOCK_MOVEMENTS_MIRROR,
  customers: CUSTOMERS_MIRROR,
  productionLines: PRODUCTION_LINES_MIRROR,
  productionBatches: PRODUCTION_BATCHES_MIRROR,
  alertStates: ALERT_STATES_MIRROR,
  runs: RUNS_MIRROR,
  changeLog: CHANGE_LOG_MIRROR,
});
