import { DAY_MS, HOUR_MS } from './day';
import { DEMO_ADMIN, DRIVERS } from './people';
import type { SeedDocument, SeedFields } from './seedValue';

/** A change that somebody made before the day began, of a document as the seed has it since. */
type Change = {
  readonly path: string;
  readonly kind: 'settings' | 'product' | 'customer' | 'person' | 'run';
  readonly action: string;
  readonly at: Date;
  readonly by: { readonly uid: string; readonly name: string };
  readonly from: SeedFields;
  readonly to: SeedFields;
};

const KINDS: { readonly [collection: string]: Change['kind'] } = {
  settings: 'settings',
  inventory: 'product',
  customers: 'customer',
  people: 'person',
  runs: 'run',
};
/** What is in every change, and not told. */
const UNTOLD = ['updatedAt', 'lastUpdated', 'lastCommandId', 'lastStaffChange'];
const MINUTE_MS = 60_000;
const [, SALMA] = DRIVERS;

const without = (fields: SeedFields, ...names: readonly string[]): SeedFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const timeOf = (value: SeedFields[string] | undefined): number =>
  value instanceof Date ? value.getTime() : 0;

/** What became of a run: planned, sent out by its driver and closed, as far as it came. */
function changesOfRun({ path, fields }: SeedDocument): readonly Change[] {
  const { closing, createdAt, state, driver } = fields;
  const common = { path, kind: 'run', by: DEMO_ADMIN } as const;
  const to = { ...without(fields, ...UNTOLD, 'closing'), state: 'planned', stops: {} };
  const planned: Change = { ...common, action: 'saveRun', at: new Date(timeOf(createdAt)), from: {}, to };
  if (state === 'planned') return [planned];
  const stops = Object.values((fields.stops ?? {}) as SeedFields);
  const first = Math.min(...stops.map(stop => timeOf((stop as SeedFields).at)), timeOf(fields.updatedAt));
  const started: Change = {
    ...{ ...common, action: 'startRun', at: new Date(first - 1000) },
    by: DRIVERS.find(({ uid }) => uid === driver) ?? DEMO_ADMIN,
    ...{ from: { state: 'planned' }, to: { state: 'out' } },
  };
  if (closing === undefined) return [planned, started];
  const at = new Date(timeOf(fields.updatedAt));
  const closed = {
    ...common,
    action: 'closeRun',
    at,
    from: { state: 'out' },
    to: { state: 'closed', closing },
  };
  return [planned, started, closed];
}

/** What staff changed in the week before: what each became is what the shop has now. */
function changesOf(documents: readonly SeedDocument[], todayMs: number): readonly Change[] {
  const at = (days: number, hour: number, minute = 0) =>
    new Date(todayMs - days * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS);
  return documents.flatMap((document): readonly Change[] => {
    const { path, fields } = document;
    const [collection = ''] = path.split('/');
    const kind = KINDS[collection];
    const change = (action: string, when: Date, from: SeedFields): readonly Change[] => {
      const to = Object.fromEntries(Object.keys(from).map(name => [name, fields[name] ?? null]));
      return kind ? [{ path, kind, action, at: when, by: DEMO_ADMIN, from, to }] : [];
    };
    if (kind === 'run') return changesOfRun(document);
    if (kind === 'customer') {
      const to = without(fields, ...UNTOLD);
      return [
        {
          path,
          kind,
          action: 'updateCustomer',
          at: new Date(timeOf(fields.updatedAt)),
          by: DEMO_ADMIN,
          from: {},
          to,
        },
      ];
    }
    if (path === 'settings/shop') {
      return [
        ...change('updateShop', at(6, 10), { hours: { days: [1, 2, 3, 4, 5], slot: '08:00-18:00' } }),
        ...change('updateShop', at(2, 16), { supportPhone: '9000000009' }),
      ];
    }
    // She was on leave.
    if (path === `people/${SALMA.uid}`) return change('updatePerson', at(5, 9), { active: false });
    if (path === 'inventory/1') {
      // A slip, put right before anybody ordered.
      const { unitPrice: price = '' } = fields;
      const slip = { path, kind: 'product', action: 'updateStockItem', by: DEMO_ADMIN } as const;
      const wrong = String(price).replace(/(\d)\.(\d)(\d)$/, '$1$2.$30');
      return [
        { ...slip, at: at(4, 6), from: { unitPrice: price }, to: { unitPrice: wrong } },
        { ...slip, at: at(4, 6, 1), from: { unitPrice: wrong }, to: { unitPrice: price } },
        ...change('updateStockItem', at(3, 18), { reorderPoint: 15 }),
      ];
    }
    return [];
  });
}

/**
 * The documents of a shop with what its change log says of them. Seeding goes past the rules, which demand the entries of
 * whoever changes something: a test asks the rules of each.
 */
export function withChangeLog(
  documents: readonly SeedDocument[],
  todayMs: number,
): { readonly documents: readonly SeedDocument[]; readonly entries: readonly SeedDocument[] } {
  const changes = changesOf(documents, todayMs).map((change, place) => ({
    ...change,
    commandId: `SEEDLOG${String(place + 1).padStart(3, '0')}`,
  }));
  const entries = changes.map(({ path, kind, action, at, by, from, to, commandId }): SeedDocument => {
    const id = path.slice(path.indexOf('/') + 1);
    return {
      path: `changeLog/${commandId}-${id}`,
      fields: { kind, id, action, from, to, at, by: by.uid, byName: by.name, commandId },
    };
  });
  const stamped = documents.map((document): SeedDocument => {
    const last = changes.findLast(({ path }) => path === document.path);
    // Whoever came later left their own: an order, a stop.
    if (!last || timeOf(document.fields.updatedAt) > last.at.getTime()) return document;
    const { action, at, by, commandId: lastCommandId } = last;
    const stamp = { updatedAt: at, lastCommandId, lastStaffChange: { by: by.uid, action, at } };
    return { path: document.path, fields: { ...document.fields, ...stamp } };
  });
  return { documents: stamped, entries };
}
