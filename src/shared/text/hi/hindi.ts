import type { Translation } from '../translation';
import { account } from './account';
import { alerts } from './alerts';
import { backOffice } from './backOffice';
import { cart } from './cart';
import { common } from './common';
import { customer } from './customer';
import { landing } from './landing';
import { outbox } from './outbox';
import { recording } from './recording';
import { search } from './search';
import { settings } from './settings';
import { shell } from './shell';
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
  landing,
  outbox,
  recording,
  search,
  settings,
  shell,
  staffSignIn,
  storefront,
};
