import { deleteApp, getApps } from 'firebase/app';
import { makeStore } from '@/app/rootStore/store';
import { retryReads } from '@/app/shell/retryReads';
import { productReads } from '@/data/product/productReads';
import { toResolvedAdjustment } from '@/data/stock/blockedCounts';
import { signIn } from '@/data/user/signInThunks';
import { parseStockProblem } from '@/domain/stock/stockProblem';
import { createStockMovementCommand } from '@/features/backOffice/inventory/shared/createStockMovementCommand';
import { placeOrderCommand } from '@/features/storefront/order/placeOrderCommand';
import { createIndexedDbCachedLists } from '@/services/cacheStore/indexedDbCachedLists';
import { createAuthGateway } from '@/services/firebase/authGateway';
import { createFirestoreGateway } from '@/services/firebase/firestore/firestoreGateway';
import { createLazyOutboxLog } from '@/services/outboxLog/lazyOutboxLog';
import { createServerClock } from '@/services/platform/serverClock';
import { followUpReads } from '@/store/api/followUpReads';
import { signOut, watchSession } from '@/store/session/sessionThunks';
import { cancelForEditing, discard } from '@/sync/outbox/cancelCommand';
import { discardCommand } from '@/sync/outbox/discardCommand';
import { sendNowAsked } from '@/sync/outbox/outboxIntents';
import { selectOutbox, selectWaiting } from '@/sync/outbox/outboxSlice';
import { queueCommand } from '@/sync/outbox/queueCommand';
import { resumeCommand } from '@/sync/outbox/resumeCommand';
import { openDiscard, openMyOrders, openOrderForm } from './screens';

/**
 * One page of the app: what a browser loads anew in each tab. It is bundled, and each tab imports a copy of its own, so
 * that two tabs share nothing but what the device gives them.
 */
export const page = {
  createStockMovementCommand,
  applied: toResolvedAdjustment,
  createAuthGateway,
  createFirestoreGateway,
  createIndexedDbCachedLists,
  createLazyOutboxLog,
  createServerClock,
  deleteApp,
  discard,
  discardCommand,
  followUpReads,
  getApps,
  cancelForEditing,
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
