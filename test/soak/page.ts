import { deleteApp, getApps } from 'firebase/app';
import { discard, hold } from '@/app/outbox/takeBack';
import { retryReads } from '@/app/retryReads';
import { makeStore } from '@/app/store';
import { discardCommand } from '@/entities/outbox/discardCommand';
import { sendNowAsked } from '@/entities/outbox/outboxIntents';
import { selectOutbox, selectWaiting } from '@/entities/outbox/outboxSlice';
import { queueCommand } from '@/entities/outbox/queueCommand';
import { resumeCommand } from '@/entities/outbox/resumeCommand';
import { productReads } from '@/entities/product/productReads';
import { applied } from '@/entities/stock/heldCounts';
import { parseStockProblem } from '@/entities/stock/stockProblem';
import { signOut, watchSession } from '@/entities/user/sessionThunks';
import { signIn } from '@/entities/user/signInThunks';
import { adjustStockCommand } from '@/features/backOffice/inventory/inventoryCommands';
import { placeOrderCommand } from '@/features/storefront/order/placeOrderCommand';
import { followUpReads } from '@/services/api/followUpReads';
import { createAuthGateway } from '@/services/firebase/authGateway';
import { createFirestoreGateway } from '@/services/firebase/firestoreGateway';
import { createIndexedDbKeptLists } from '@/services/keptLists/indexedDbKeptLists';
import { createLazyOutboxLog } from '@/services/outboxLog/lazyOutboxLog';
import { createServerClock } from '@/services/platform/serverClock';
import { openDiscard, openMyOrders, openOrderForm } from './screens';

/**
 * One page of the app: what a browser loads anew in each tab. It is bundled, and each tab imports a copy of its own, so
 * that two tabs share nothing but what the device gives them.
 */
export const page = {
  adjustStockCommand,
  applied,
  createAuthGateway,
  createFirestoreGateway,
  createIndexedDbKeptLists,
  createLazyOutboxLog,
  createServerClock,
  deleteApp,
  discard,
  discardCommand,
  followUpReads,
  getApps,
  hold,
  makeStore,
  openDiscard,
  openMyOrders,
  openOrderForm,
  parseStockProblem,
  placeOrderCommand,
  productReads,
  queueCommand,
  resumeCommand,
  retryReads,
  selectOutbox,
  selectWaiting,
  sendNowAsked,
  signIn,
  signOut,
  watchSession,
};

export type Page = typeof page;
