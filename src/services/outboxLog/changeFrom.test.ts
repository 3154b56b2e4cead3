import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createIndexedDbLog } from './indexedDbLog';

const OPEN = ['pending', 'sending'] as const;

it('changes a record only from the statuses it is told, and says what holds', async () => {
  const log = createIndexedDbLog();
  const { seq } = await log.add({
    id: 'C1',
    area: 'back-office',
    uid: 'admin',
    name: 'updateOrder',
    payload: null,
    queuedAt: '2026-01-15T09:00:00.000Z',
  });
  expect(await log.change(seq, { status: 'sending' }, OPEN)).toMatchObject({ status: 'sending' });
  expect(await log.change(seq, { status: 'done' }, OPEN)).toMatchObject({ status: 'done', tries: 0 });
  // What a slower tab would write of its own try.
  expect(await log.change(seq, { status: 'pending', tries: 1 }, OPEN)).toMatchObject({
    status: 'done',
    tries: 0,
  });
  const { records } = await log.read({ area: 'back-office', uid: 'admin' });
  expect(records).toMatchObject([{ status: 'done', tries: 0 }]);
});
