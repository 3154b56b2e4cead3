import * as v from 'valibot';
import { areasSchema } from '@/domain/delivery/areaSchema';
import { parseCachedOrder } from '@/domain/order/cachedOrder';
import { COLLECTED_BY, RUN_STATES, type Run, STOP_OUTCOMES } from '@/domain/run/run';
import type { CachedList } from '@/sync/cache/cachedList';
import { byDay, type DriverRun } from './driverRuns';

const text = v.string();
const instant = v.nullable(text);
const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const runSchema: v.GenericSchema<unknown, Run> = v.object({
  ...{ id: text, day: text, slot: text, name: text, driver: text, driverName: text },
  state: v.picklist(RUN_STATES),
  stops: v.record(
    text,
    v.object({
      ...{ reference: text, note: text, by: text, command: text, at: instant },
      outcome: v.picklist(STOP_OUTCOMES),
      method: v.nullable(v.picklist(COLLECTED_BY)),
      amountPaise: paise,
    }),
  ),
  closing: v.nullable(
    v.object({
      ...{ reason: text, by: text, byName: text, at: instant },
      ...{ cashPaise: paise, upiPaise: paise, back: v.record(text, v.number()) },
    }),
  ),
  ...{ createdAt: instant, updatedAt: instant, lastCommandId: v.nullable(text) },
});

const orders = v.array(
  v.pipe(
    v.unknown(),
    v.transform(order => parseCachedOrder(order)),
  ),
);

const schema: v.GenericSchema<unknown, DriverRun> = v.object({
  ...{ run: runSchema, orders, taken: orders, changed: v.array(text), areas: areasSchema },
  // Of before there was a code to pay by.
  payee: v.optional(v.object({ upi: text, name: text }), { upi: '', name: '' }),
});

/** A driver's own runs with their orders, stored so that a day can be driven without a network. */
export const cachedRuns: CachedList<DriverRun> = {
  name: 'driverRuns',
  area: 'back-office',
  version: 1,
  idOf: ({ run }) => run.id,
  async loadParser() {
    return (stored, { uid }) => {
      const known = v.parse(schema, stored);
      if (known.run.driver !== uid) throw new Error('a run of somebody else');
      return known;
    };
  },
  arrange: byDay,
};
