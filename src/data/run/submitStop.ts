// @bundle staff-only, runs, driver

import type { Order } from '@/domain/order/order';
import type { StopRecord, StopResult } from '@/domain/run/stopRecord';
import { authorOf } from '@/domain/staff/authorOf';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { submitCommand } from '@/sync/outbox/submitCommand';
import { recordStopCommand } from './recordStopCommand';

type Asked = { readonly runId: string; readonly order: Order; readonly result: StopResult };

/** Records a stop, at the door or in the office; null where neither this device nor the server has it. */
export const submitStop =
  (user: SessionUser, { runId, order, result }: Asked): AppThunk<Promise<StopRecord | null>> =>
  async dispatch => {
    const payload: StopRecord = {
      commandId: dispatch(newCommandId()),
      ...{ runId, orderId: order.id, name: order.customerName, result, by: authorOf(user) },
    };
    const { kind } = await dispatch(submitCommand(recordStopCommand, { uid: user.id, payload }));
    return kind === 'queued' || kind === 'done' ? payload : null;
  };
