import type { Translation } from '../translation';
import { account } from './account';
import { backOffice } from './backOffice';
import { cart } from './cart';
import { common } from './common';
import { customer } from './customer';
import { dashboard } from './dashboard';
import { landing } from './landing';
import { outbox } from './outbox';
import { recording } from './recording';
import { reports } from './reports';
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
  dashboard,
  landing,
  outbox,
  recording,
  reports,
  shell,
  staffOrder,
  storefront,
};
