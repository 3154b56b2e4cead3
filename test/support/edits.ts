import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/** A staff edit of order A1 from pending to processing; `fields` overrides. */
export function anEdit(fields: Partial<OrderEdit> = {}): OrderEdit {
  return {
    orderId: 'A1',
    email: 'asha@demo.test',
    status: 'processing',
    seen: { updatedAt: '2026-01-14T09:00:00.000000Z', email: 'asha@demo.test', status: 'pending' },
    builtOn: [],
    commandId: 'C1',
    by: { id: 'admin', name: 'Admin User' },
    ...fields,
  };
}

/** The same as the admin's outbox holds it; `record` overrides its fate. */
export function aQueuedEdit(fields: Partial<OrderEdit> = {}, record: Partial<CommandRecord> = {}) {
  const edit = anEdit(fields);
  const entry: CommandRecord = {
    seq: 1,
    v: 1,
    id: edit.commandId,
    area: 'back-office',
    uid: 'admin',
    name: 'updateOrder',
    payload: edit,
    status: 'pending',
    queuedAt: '2026-01-15T09:00:00.000Z',
    tries: 0,
    nextTryAt: null,
    failure: null,
    outcomeUnknown: false,
    ...record,
  };
  return { edit, entry } as const;
}
