import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { double, type SeedFields } from '../../local-firebase/seed/seedValue';
import { anOrder, DRIVER, put } from './shop';

export const RUN = 'Run00000000000000001';

const AT = new Date(Date.UTC(2026, 0, 15, 3));

/** A run of today of the driver's, as the office left it. */
export const aRun = (fields: SeedFields = {}): SeedFields => ({
  day: '2026-01-15',
  slot: '10:00-18:00',
  name: 'Lake View',
  driver: DRIVER.uid,
  driverName: DRIVER.displayName,
  state: 'out',
  stops: {},
  createdAt: AT,
  updatedAt: AT,
  lastCommandId: 'office',
  lastStaffChange: { by: 'admin', action: 'saveRun', at: AT },
  ...fields,
});

/** Who waits for it, in order: `ASHA` first. */
export const STOPS = ['ASHA', 'BALA', 'CHITRA', 'DEV'] as const;
export const orderId = (name: string) => `${name}000000`.slice(0, 10);

/** An order of two bottles for ₹9.45 that is on its way in the run. */
export const aStop = (name: string, stop: number, fields: SeedFields = {}): SeedFields =>
  anOrder(orderId(name), {
    customerName: name,
    name,
    shippingAddress: `${stop} Lake View Road, Pune 411001`,
    paymentMethod: 'cash',
    status: 'shipped',
    statusTimes: { pending: AT, shipped: AT },
    estimatedDelivery: new Date(Date.UTC(2026, 0, 15, 12, 30)),
    run: { id: RUN, driver: DRIVER.uid, stop },
    updatedAt: AT,
    lastCommandId: 'ship',
    ...fields,
  });

/** A run that is out with its four stops, of which `DEV` has paid. */
export async function putRun(backend: LocalFirebase, run: SeedFields = {}): Promise<void> {
  await put(backend, `runs/${RUN}`, aRun(run));
  if (run.state !== 'planned') await put(backend, `runProgress/${RUN}`, { done: 0, updatedAt: AT });
  const paid = { state: 'paid', method: 'upi', amount: double(9.45), reference: 'U1', at: AT, by: 'admin' };
  for (const [index, name] of STOPS.entries()) {
    const fields = name === 'DEV' ? { payment: paid } : {};
    await put(backend, `orders/${orderId(name)}`, aStop(name, index + 1, fields));
  }
}

/** What an edit by the office leaves of an order. */
export async function officeChanges(
  backend: LocalFirebase,
  name: string,
  stop: number,
  fields: SeedFields,
): Promise<void> {
  const at = new Date();
  const stamp = { updatedAt: at, lastCommandId: `office${name}` };
  await put(backend, `orders/${orderId(name)}`, aStop(name, stop, { ...fields, ...stamp }));
}
