import { beforeEach, describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { saveEdit } from '@/data/order/saveEdit';
import { deleteRun } from '@/data/run/deleteRun';
import { isStopRecorded, recordStop } from '@/data/run/recordStop';
import { parseRun } from '@/data/run/runDocument';
import { closeRun, isRunStarted, saveRun, startRun } from '@/data/run/saveRun';
import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import type { Order } from '@/domain/order/order';
import { payablePaise } from '@/domain/order/order';
import type { Run } from '@/domain/run/run';
import type { StopResult } from '@/domain/run/stopRecord';
import type { PlainDocument } from '@/lib/plainData';
import { createServices, type Services } from '@/store/services';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import type { SeedFields } from '../../local-firebase/seed/seedValue';
import { openShopBackend } from '../support/renderApp';
import { ADMIN, anOrder, DRIVER, put } from '../support/shop';

/*
 * What staff and drivers do to a run, by the app's own code, through the SDK and under the rules.
 */
const RUN = 'RUN00000000000000001';
const [FIRST, SECOND] = ['A1B2C3D4E5F6', 'B1B2C3D4E5F6'] as const;
const admin = { id: ADMIN.uid, name: ADMIN.displayName };
const driver = { id: DRIVER.uid, name: DRIVER.displayName };
const fields = {
  ...{ day: '2026-01-15', slot: '07:00-10:00', name: 'Koramangala, morning' },
  ...{ driver: DRIVER.uid, driverName: DRIVER.displayName },
};

let backend: LocalFirebase;
let services: Services;
let commands = 0;
const commandId = () => `C${++commands}`;
const ask = (request: Parameters<Services['firestore']['run']>[0]) => services.firestore.run(request);
const as = ({ email, password }: { readonly email: string; readonly password: string }) =>
  services.auth['back-office'].signIn(email, password);

const read = async (path: string) => (await ask({ as: 'back-office', get: path })) as PlainDocument | null;
async function orderNow(id: string): Promise<Order> {
  const stored = await read(`orders/${id}`);
  if (!stored) throw new Error('the order is there');
  return parseOrder(stored);
}
async function runNow(): Promise<Run> {
  const stored = await read(`runs/${RUN}`);
  if (!stored) throw new Error('the run is there');
  return parseRun(stored);
}
const stockNow = async () => (await read('inventory/1'))?.data.inStock;

/** An edit of staff's, of the order as it is. */
async function edit(id: string, change: Partial<OrderEdit>) {
  const { email, status, updatedAt } = await orderNow(id);
  const seen = { updatedAt, email, status };
  const whole = { orderId: id, email, status: status ?? 'pending', seen, builtOn: [], by: admin, ...change };
  return saveEdit({ commandId: commandId(), ...whole }, ask);
}

async function ground() {
  const { updatedAt } = await runNow();
  return { updatedAt, builtOn: [] };
}
const none = { updatedAt: null, builtOn: [] };
const plan = () =>
  saveRun({ runId: RUN, from: null, to: fields, commandId: commandId(), ground: none, by: admin }, ask);
const send = (by = admin) =>
  startRun({ runId: RUN, name: fields.name, commandId: commandId(), ground: none, by }, ask);
const stop = (orderId: string, result: StopResult, by = driver, id = commandId()) =>
  recordStop({ runId: RUN, orderId, name: 'Asha Rao', result, by, commandId: id }, ask);
const handOver = (orderId: string, amountPaise = 0, id = commandId()) => {
  const collected = amountPaise ? ({ method: 'cash', amountPaise, reference: '' } as const) : null;
  return stop(orderId, { kind: 'delivered', to: 'Asha', collected }, driver, id);
};
const fail = (orderId: string, id = commandId()) =>
  stop(orderId, { kind: 'failed', reason: 'nobody', note: 'Bell rung', day: '2026-01-16' }, driver, id);
async function close(counted: { cashPaise: number; upiPaise?: number; reason?: string; back?: number }) {
  const { cashPaise, upiPaise = 0, reason = '', back = 0 } = counted;
  return closeRun(
    {
      ...{ runId: RUN, name: fields.name, cashPaise, upiPaise, reason, back: { '1': back } },
      ...{ commandId: commandId(), ground: await ground(), by: admin },
    },
    ask,
  );
}

const SAVED = { outcome: 'saved' };
const refused = (problem: unknown) => ({ outcome: 'refused', problem });

async function openDay(orders: { readonly [id: string]: SeedFields } = { [FIRST]: {}, [SECOND]: {} }) {
  for (const [id, more] of Object.entries(orders)) await put(backend, `orders/${id}`, anOrder(id, more));
  await as(ADMIN);
  expect(await plan()).toEqual(SAVED);
  for (const [place, id] of Object.keys(orders).entries()) {
    const run = { id: RUN, driver: DRIVER.uid, stop: place + 1 };
    expect(await edit(id, { run, status: 'shipped' })).toEqual(SAVED);
  }
  expect(await send()).toEqual(SAVED);
}

beforeEach(async () => {
  backend = await openShopBackend();
  services = createServices({ env: {}, pageUrl: globalThis.location.href });
  commands = 0;
});

describe('a day', () => {
  it('is planned, driven and closed, and every rupee and bottle of it stands in the documents', async () => {
    await openDay();
    const { pricing } = await orderNow(FIRST);
    const all = pricing?.grandTotalPaise ?? payablePaise(await orderNow(FIRST));
    await as(DRIVER);
    expect(await handOver(FIRST, all)).toEqual(SAVED);
    expect(await fail(SECOND)).toEqual(SAVED);
    expect((await read(`runProgress/${RUN}`))?.data.done).toBe(2);

    await as(ADMIN);
    expect(await orderNow(FIRST)).toMatchObject({
      status: 'delivered',
      handover: { to: 'Asha' },
      payment: { state: 'paid', method: 'cash', amountPaise: all },
    });
    expect(await orderNow(SECOND)).toMatchObject({
      status: 'processing',
      attempt: { reason: 'nobody', note: 'Bell rung' },
      run: { id: '', driver: '', stop: 0 },
      estimatedDelivery: '2026-01-16T14:30:00.000000Z',
    });
    const inStock = Number(await stockNow());
    expect(await close({ cashPaise: all - 100 })).toEqual(refused({ kind: 'noReason' }));
    expect(await close({ cashPaise: all - 100, reason: 'Change given', back: 1 })).toEqual(SAVED);
    expect(await runNow()).toMatchObject({
      state: 'closed',
      closing: { cashPaise: all - 100, upiPaise: 0, reason: 'Change given', back: { '1': 1 } },
    });
    // Two should have come back; the one that did not is made up for from the shelf.
    expect(await stockNow()).toBe(inStock - 1);
    const { commandId: closing = '' } = { commandId: (await runNow()).lastCommandId ?? '' };
    expect((await read(`stockMovements/${closing}-1`))?.data).toMatchObject({
      kind: 'damaged',
      quantity: -1,
    });

    // It turns up after all.
    expect(await close({ cashPaise: all, back: 2 })).toEqual(SAVED);
    expect(await stockNow()).toBe(inStock);
    const again = (await runNow()).lastCommandId ?? '';
    expect((await read(`stockMovements/${again}-1`))?.data).toMatchObject({
      kind: 'correction',
      quantity: 1,
    });
    expect((await read(`changeLog/${again}-${RUN}`))?.data).toMatchObject({
      from: { closing: { reason: 'Change given' } },
    });
  });

  it('misses no bottles of an order that failed, was put into it again and was delivered by an edit', async () => {
    await openDay();
    await as(DRIVER);
    expect(await fail(FIRST)).toEqual(SAVED);
    expect(await handOver(SECOND)).toEqual(SAVED);
    await as(ADMIN);
    const inStock = await stockNow();
    const run = { id: RUN, driver: DRIVER.uid, stop: 3 };
    expect(await edit(FIRST, { run, status: 'shipped' })).toEqual(SAVED);
    expect(await edit(FIRST, { status: 'delivered' })).toEqual(SAVED);
    expect(await close({ cashPaise: 0 })).toEqual(SAVED);
    expect(await stockNow()).toBe(inStock);
  });

  it('is known by its driver to have gone out, whatever was done to it since', async () => {
    await as(ADMIN);
    expect(await plan()).toEqual(SAVED);
    await as(DRIVER);
    expect(await isRunStarted(RUN, ask)).toBe(false);
    await as(ADMIN);
    await openDay();
    await as(DRIVER);
    expect(await handOver(FIRST)).toEqual(SAVED);
    expect(await isRunStarted(RUN, ask)).toBe(true);
  });

  it('changes only before it is closed, and not over what someone else has made of it', async () => {
    await openDay({});
    const to = { ...fields, name: 'Koramangala, evening' };
    const change = { runId: RUN, from: fields, to, ground: none, by: admin };
    expect(await saveRun({ ...change, commandId: commandId() }, ask)).toEqual(SAVED);
    const other = { ...change, to: { ...fields, slot: '' } };
    expect(await saveRun({ ...other, commandId: commandId() }, ask)).toEqual(refused({ kind: 'conflict' }));
    expect(await close({ cashPaise: 0 })).toEqual(SAVED);
    expect(await saveRun({ ...other, commandId: commandId() }, ask)).toEqual(refused({ kind: 'closed' }));
    expect(await send()).toEqual(refused({ kind: 'started' }));
  });
});

describe('a run that was deleted', () => {
  it('is gone for whoever changes, starts or closes it, and not closed', async () => {
    await as(ADMIN);
    expect(await plan()).toEqual(SAVED);
    const deletion = { runId: RUN, name: fields.name, deleted: true, ground: none, by: admin };
    expect(await deleteRun({ ...deletion, commandId: commandId() }, ask)).toEqual(SAVED);
    const gone = refused({ kind: 'gone' });
    const change = { runId: RUN, from: fields, ground: none, by: admin };
    const to = { ...fields, name: 'Evening' };
    expect(await saveRun({ ...change, to, commandId: commandId() }, ask)).toEqual(gone);
    expect(await send()).toEqual(gone);
    expect(await close({ cashPaise: 0 })).toEqual(gone);
    expect(backend.denials.list()).toEqual([]);
    await as(DRIVER);
    expect(await send(driver)).toEqual(gone);
    expect(await isRunStarted(RUN, ask)).toBe(false);
  });
});

describe('a stop', () => {
  it('is recorded once, however often it is sent', async () => {
    await openDay();
    await as(DRIVER);
    const id = commandId();
    expect(await handOver(FIRST, 100, id)).toEqual(SAVED);
    expect(await handOver(FIRST, 100, id)).toEqual(SAVED);
    expect((await orderNow(FIRST)).payment?.amountPaise).toBe(100);
    const named = { runId: RUN, orderId: FIRST, commandId: id };
    expect(await isStopRecorded(named, ask)).toBe(true);
    expect(await isStopRecorded({ ...named, commandId: 'C999' }, ask)).toBe(false);
  });

  it.each([
    ['that was delivered', (id: string) => handOver(FIRST, 100, id)],
    ['that failed', (id: string) => fail(FIRST, id)],
  ])('%s is open again after an undo, and sent again it stays so', async (_what, act) => {
    await openDay();
    await as(DRIVER);
    const before = await orderNow(FIRST);
    const id = commandId();
    expect(await act(id)).toEqual(SAVED);
    expect(await stop(FIRST, { kind: 'undone', command: id })).toEqual(SAVED);
    const {
      changes: _1,
      updatedAt: _2,
      lastCommandId: _3,
      statusTimes: _4,
      ...after
    } = await orderNow(FIRST);
    expect(before).toMatchObject(after);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(Object.keys(after)));
    expect((await runNow()).stops[FIRST]).toMatchObject({ outcome: 'open', amountPaise: 0 });
    expect((await read(`runProgress/${RUN}`))?.data.done).toBe(0);
    expect(await act(id)).toEqual(SAVED);
    expect((await orderNow(FIRST)).status).toBe('shipped');
  });

  it('cannot be opened again once the order has changed', async () => {
    await openDay();
    await as(DRIVER);
    const id = commandId();
    expect(await handOver(FIRST, 0, id)).toEqual(SAVED);
    await as(ADMIN);
    expect(await edit(FIRST, { email: 'other@demo.test' })).toEqual(SAVED);
    await as(DRIVER);
    expect(await stop(FIRST, { kind: 'undone', command: id })).toEqual(refused({ kind: 'changedSince' }));
  });

  it.each([
    ['put into another run', { run: { id: RUN.replace('1', '2'), driver: 'salma', stop: 1 } }, 'taken'],
    ['taken out of the run', { run: { id: '', driver: '', stop: 0 } }, 'taken'],
    ['given to another driver', { run: { id: RUN, driver: 'salma', stop: 1 } }, 'taken'],
    ['cancelled', { status: 'cancelled' }, 'cancelled'],
  ] as const)('is not recorded of an order that the office has %s meanwhile', async (_what, change, kind) => {
    await openDay();
    expect(await edit(FIRST, change)).toEqual(SAVED);
    await as(DRIVER);
    expect(await handOver(FIRST)).toEqual(refused({ kind }));
  });

  it('is recorded once too where the office gave the order to another driver before it was sent again', async () => {
    await openDay();
    await as(DRIVER);
    const id = commandId();
    expect(await fail(FIRST, id)).toEqual(SAVED);
    await as(ADMIN);
    const run = { id: RUN.replace('1', '2'), driver: 'salma', stop: 1 };
    expect(await edit(FIRST, { run, status: 'shipped' })).toEqual(SAVED);
    await as(DRIVER);
    await expect(read(`orders/${FIRST}`)).rejects.toThrow('permission-denied');
    expect(await fail(FIRST, id)).toEqual(SAVED);
    expect(await fail(FIRST)).toEqual(refused({ kind: 'taken' }));
    expect((await runNow()).stops[FIRST]).toMatchObject({ outcome: 'failed', command: id });
  });

  it('is recorded once too where the office gave the whole run to another driver before it was sent again', async () => {
    await openDay();
    await as(DRIVER);
    const id = commandId();
    expect(await handOver(FIRST, 100, id)).toEqual(SAVED);
    await as(ADMIN);
    const change = { runId: RUN, from: fields, ground: none, by: admin };
    const to = { ...fields, driver: 'salma', driverName: 'Salma' };
    expect(await saveRun({ ...change, to, commandId: commandId() }, ask)).toEqual(SAVED);
    await as(DRIVER);
    await expect(read(`runs/${RUN}`)).rejects.toThrow('permission-denied');
    expect(await handOver(FIRST, 100, id)).toEqual(SAVED);
    expect(await isStopRecorded({ runId: RUN, orderId: FIRST, commandId: id }, ask)).toBe(true);
    expect(await handOver(SECOND)).toEqual(refused({ kind: 'taken' }));
  });

  it('is not recorded for more than is due, twice, or once the day is closed', async () => {
    await openDay();
    await as(DRIVER);
    const duePaise = payablePaise(await orderNow(FIRST));
    expect(await handOver(FIRST, duePaise + 1)).toEqual(refused({ kind: 'overpaid', duePaise }));
    expect(await handOver(FIRST)).toEqual(SAVED);
    expect(await handOver(FIRST)).toEqual(refused({ kind: 'moved', status: 'delivered' }));
    await as(ADMIN);
    expect(await close({ cashPaise: 0 })).toEqual(SAVED);
    await as(DRIVER);
    expect(await handOver(SECOND)).toEqual(refused({ kind: 'notOut' }));
  });

  it('is not recorded by a driver who has left', async () => {
    await openDay();
    await as(DRIVER);
    await put(backend, `people/${DRIVER.uid}`, { role: 'driver', active: false });
    expect(await handOver(FIRST)).toEqual(refused({ kind: 'taken' }));
  });

  it('is recorded by the office for its driver', async () => {
    await openDay();
    const result = { kind: 'delivered', to: 'Guard', collected: null } as const;
    const id = commandId();
    expect(await stop(FIRST, result, admin, id)).toEqual(SAVED);
    expect((await orderNow(FIRST)).handover?.to).toBe('Guard');
    expect(await stop(FIRST, { kind: 'undone', command: id }, admin)).toEqual(SAVED);
    expect((await orderNow(FIRST)).status).toBe('shipped');
  });
});
