import { deleteApp, getApps } from 'firebase/app';
import { discard } from '@/app/outbox/takeBack';
import { makeStore } from '@/app/store';
import { sendNowAsked } from '@/entities/outbox/outboxIntents';
import { selectOutbox, selectWaiting } from '@/entities/outbox/outboxSlice';
import { queueCommand } from '@/entities/outbox/queueCommand';
import { productReads } from '@/entities/product/productReads';
import { signOut, watchSession } from '@/entities/user/sessionThunks';
import { signIn } from '@/entities/user/signInThunks';
import { placeOrderCommand } from '@/features/storefront/order/placeOrderCommand';
import { createAuthGateway } from '@/services/firebase/authGateway';
import { createFirestoreGateway } from '@/services/firebase/firestoreGateway';
import { createIndexedDbKeptLists } from '@/services/keptLists/indexedDbKeptLists';
import { createLazyOutboxLog } from '@/services/outboxLog/lazyOutboxLog';
import { createServerClock } from '@/services/platform/serverClock';

/**
 * One page of the app: what a browser loads anew in each tab. It is bundled, and each tab imports a copy of its own, so
 * that two tabs share nothing but what the device gives them.
 */
export const page = {
  createAuthGateway,
  createFirestoreGateway,
  createIndexedDbKeptLists,
  createLazyOutboxLog,
  createServerClock,
  deleteApp,
  discard,
  getApps,
  makeStore,
  placeOrderCommand,
  productReads,
  queueCommand,
  selectOutbox,
  selectWaiting,
  sendNowAsked,
  signIn,
  signOut,
  watchSession,
};

export type Page = typeof page;
