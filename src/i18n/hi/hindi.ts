import type { Translation } from '@/i18n/translation';
import { account } from './account';
import { alerts } from './alerts';
import { backOffice } from './backOffice';
import { cart } from './cart';
import { common } from './common';
import { customer } from './customer';
import { customerAccount } from './customerAccount';
import { customers } from './customers';
import { dashboard } from './dashboard';
import { dataCheck } from './dataCheck';
import { inventory } from './inventory';
import { invoice } from './invoice';
import { landing } from './landing';
import { olderOrders } from './olderOrders';
import { orderActions } from './orderActions';
import { orderFilters } from './orderFilters';
import { orderList } from './orderList';
import { outbox } from './outbox';
import { production } from './production';
import { recording } from './recording';
import { reports } from './reports';
import { search } from './search';
import { settings } from './settings';
import { shell } from './shell';
import { staffOrder } from './staffOrder';
import { staffOutbox } from './staffOutbox';
import { staffSignIn } from './staffSignIn';
import { storefront } from './storefront';

/** The whole app in Hindi: one chunk, which only those load who read it. */
export const hindi: Translation = {
  account,
  alerts,
  backOffice,
  cart,
  common,
  customer,
  inventory,
  dashboard,
  customerAccount,
  customers,
  dataCheck,
  invoice,
  landing,
  orderActions,
  orderFilters,
  olderOrders,
  orderList,
  outbox,
  production,
  recording,
  reports,
  shell,
  staffOrder,
  search,
  settings,
  staffOutbox,
  staffSignIn,
  storefront,
};
