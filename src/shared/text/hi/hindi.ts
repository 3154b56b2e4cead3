import type { Translation } from '../translation';
import { account } from './account';
import { backOffice } from './backOffice';
import { cart } from './cart';
import { common } from './common';
import { customer } from './customer';
import { dataCheck } from './dataCheck';
import { landing } from './landing';
import { olderOrders } from './olderOrders';
import { orderActions } from './orderActions';
import { orderFilters } from './orderFilters';
import { orderList } from './orderList';
import { outbox } from './outbox';
import { recording } from './recording';
import { shell } from './shell';
import { staffOrder } from './staffOrder';
import { storefront } from './storefront';

/** The whole app in Hindi: one chunk, which only those load who read it. */
export const hindi: Translation = {
  account,
  backOffice,
  cart,
  common,
  customer,
  dataCheck,
  landing,
  orderActions,
  orderFilters,
  olderOrders,
  orderList,
  outbox,
  recording,
  shell,
  staffOrder,
  storefront,
};
