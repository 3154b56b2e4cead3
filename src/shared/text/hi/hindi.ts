import type { Translation } from '../translation';
import { backOffice } from './backOffice';
import { common } from './common';
import { customer } from './customer';
import { landing } from './landing';
import { outbox } from './outbox';
import { recording } from './recording';
import { shell } from './shell';
import { storefront } from './storefront';

/** The whole app in Hindi: one chunk, which only those load who read it. */
export const hindi: Translation = {
  backOffice,
  common,
  customer,
  landing,
  outbox,
  recording,
  shell,
  storefront,
};
