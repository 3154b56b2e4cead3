import { DRIVER, NOT_STAFF, product, SETTINGS, STAFF, STAFF_STAMP } from '../shop';
import { traced, traceOf } from '../traced';
import {
  commit,
  type Documents,
  deleteField,
  double,
  get,
  inDays,
  list,
  remove,
  serverTime,
  set,
  update,
  type VectorAuth,
  type VectorFields,
  type VectorValue,
  type VectorWrite,
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';
import { PEOPLE, stampOf } from './runs';

const CUSTOMER: VectorFields = {
  name: 'Asha',
  phone: '9876543210',
  notes: 'Pays late',
  updatedAt: inDays(-1),
};
const STARTED: VectorValue = { $write: 'instant', iso: '2026-01-13T04:30:00.000Z' };
const before: Documents = {
  'settings/shop': SETTINGS,
  'inventory/1': product('1'),
  'customers/asha': CUSTOMER,
  'productionLines/l1': { name: 'Line 1', status: 'running', startTime: STARTED, updatedAt: inDays(-1) },
};
const { vectors, allow, deny, textLimit } = createVectorGroup('change log', { as: STAFF, before });
export const CHANGE_LOG = vectors;

/** A change of each document that the log tells of, with what whoever writes says of themselves. */
const changesBy = (stamp: VectorFields): readonly (readonly [what: string, write: VectorWrite])[] => [
  ['the settings', update('settings/shop', { deliveryFee: 5, ...stamp })],
  ['a product', update('inventory/1', { unitPrice: '25.00', ...stamp })],
  ['a product’s SKU', update('inventory/1', { sku: 'W-100', ...stamp })],
  ['a product’s name', update('inventory/1', { name: 'Spring water', ...stamp })],
  ['a customer', update('customers/asha', { name: 'Asha Rao', ...stamp })],
  ['a line', update('productionLines/l1', { status: 'paused', startTime: null, ...stamp })],
  ['a new customer', set('customers/new', { name: 'Meena', ...stamp })],
  ['a new line', set('productionLines/l2', { name: 'Line 2', status: 'stopped', ...stamp })],
];
const trace = { as: STAFF, before };
for (const [what, write] of changesBy(STAFF_STAMP)) {
  const whole = traced(commit(write), trace);
  allow(`${what}, with an entry`, whole);
  deny(`${what}, without an entry`, commit(write));
  if (whole.kind !== 'commit') continue;
  deny(`an entry of ${what}, without the change`, commit(...whole.writes.slice(1)));
}
const made = product('new', { inStock: 0, ...STAFF_STAMP });
const OPENING: VectorFields = {
  ...{ productId: 'new', kind: 'opening', quantity: 0, after: 0, reason: '' },
  ...{ by: 'staff', byName: 'Staff', at: serverTime, commandId: 'C1' },
};
const opening = set('stockMovements/C1-new', OPENING);
allow('a new product, with an entry', traced(commit(set('inventory/new', made), opening), trace));
deny('a new product, without an entry', commit(set('inventory/new', made), opening));
allow(
  'a customer, beside a movement of a product with the customer’s id',
  commit(
    ...[update('inventory/asha', { inStock: 1024, ...STAFF_STAMP })],
    set('stockMovements/C1-asha', {
      ...{ ...OPENING, productId: 'asha', kind: 'received', quantity: 24, after: 1024 },
    }),
    update('customers/asha', { name: 'Asha Rao', ...STAFF_STAMP }),
    traceOf('customers/asha', {
      as: STAFF,
      before: CUSTOMER,
      after: { ...CUSTOMER, name: 'Asha Rao', ...STAFF_STAMP },
    }),
  ),
  { before: { ...before, 'inventory/asha': product('1') } },
);

// A driver may write into the log, of a run: what else the log tells of is not for them to change.
const asDriver = { as: DRIVER, before: { ...before, ...PEOPLE } };
for (const [what, write] of changesBy(stampOf(DRIVER))) {
  deny(`a driver changes ${what}, with an entry`, traced(commit(write), asDriver), asDriver);
}
const stocked = { as: DRIVER, before: { ...asDriver.before, [opening.path]: OPENING } };
deny(
  'a driver makes a product whose movement is there, with an entry',
  traced(commit(set('inventory/new', { ...made, ...stampOf(DRIVER) })), stocked),
  stocked,
);

// One change of the customer, with something else in its entry.
const path = 'customers/asha';
const now: VectorFields = { name: 'Asha Rao', phone: '9876543210', updatedAt: serverTime };
const change: VectorFields = { ...now, ...STAFF_STAMP };
const entryOf = (fields: VectorFields = {}, as: VectorAuth = STAFF) =>
  traceOf(path, { as, before: CUSTOMER, after: change }, fields);
const told = (fields: VectorFields, at?: string) => {
  const entry = entryOf(fields);
  return commit(set(path, change), at === undefined ? entry : { ...entry, path: at });
};
const ENTRY = entryOf();
allow('a name changed and notes taken away', told({}));
for (const [name, fields] of [
  ['of another kind', { kind: 'line' }],
  ['of an unknown kind', { kind: 'order' }],
  ['of another document', { id: 'ravi' }],
  ['by another account', { by: 'asha' }],
  ['in another’s name', { byName: 'Somebody Else' }],
  ['without a name', { byName: '' }],
  ['of yesterday', { at: inDays(-1) }],
  ['of tomorrow', { at: inDays(1) }],
  ['of another action', { action: 'other' }],
  ['of another command', { commandId: 'C2' }],
  ['with a field more', { why: 'x' }],
  ['that says nothing of what it was', { from: {} }],
  ['that says nothing of what it is', { to: {} }],
  ['that leaves out what was taken away', { from: { name: 'Asha' } }],
  ['that says what it never was', { from: { name: 'Meena', notes: 'Pays late' } }],
  ['that says what it is not', { to: { name: 'Meena' } }],
  ['that names a field that stays', { from: { name: 'Asha', notes: 'Pays late', phone: '9876543210' } }],
  ['that gains a field that stays', { to: { name: 'Asha Rao', phone: '9876543210' } }],
  ['with words for what it was', { from: 'Asha' }],
  ['with words for what it is', { to: 'Asha Rao' }],
  ['with a list for what it is', { to: ['Asha Rao'] }],
] satisfies [string, VectorFields][]) {
  deny(`an entry ${name}`, told(fields));
}
for (const field of ['kind', 'id', 'action', 'commandId', 'from', 'to', 'at', 'by', 'byName']) {
  const entry = ENTRY.kind === 'delete' ? {} : ENTRY.data;
  deny(
    `an entry without ${field}`,
    commit(set(path, change), set('changeLog/C1-asha', without(entry, field))),
  );
}
deny('an entry by another name', told({}, 'changeLog/C1-asha-again'));
deny(
  'an entry of a command that is not the document’s',
  commit(set(path, { ...change, lastCommandId: 'C2' }), ENTRY, entryOf({ commandId: 'C2' })),
);
deny(
  'the entry of another document of the command',
  commit(
    set(path, change),
    set('customers/ravi', change),
    traceOf('customers/ravi', { as: STAFF, before: {}, after: change }),
  ),
);
const nameless = { uid: 'staff', token: { email: 'staff@demo.test', email_verified: true, role: 'admin' } };
allow('by staff without a name', commit(set(path, change), entryOf({}, nameless)), { as: nameless });
deny('by staff without a name, under one', told({}), { as: nameless });
textLimit('an action', 40, action => {
  const acted = { ...change, lastStaffChange: { by: 'staff', action, at: serverTime } };
  return commit(set(path, acted), entryOf({ action }));
});
allow('nothing changed but its stamp', traced(commit(update(path, STAFF_STAMP)), trace));
allow(
  'a field that is a double of the same number',
  commit(
    update('settings/shop', { deliveryFee: 3, ...STAFF_STAMP }),
    traceOf('settings/shop', { as: STAFF, before: SETTINGS, after: { ...SETTINGS, ...STAFF_STAMP } }),
  ),
  { before: { 'settings/shop': { ...SETTINGS, deliveryFee: double(3) } } },
);
allow(
  'a time that a line has had',
  commit(
    update('productionLines/l1', { startTime: deleteField, ...STAFF_STAMP }),
    traceOf(
      'productionLines/l1',
      { as: STAFF, before: before['productionLines/l1'] ?? {}, after: STAFF_STAMP },
      { from: { startTime: STARTED }, to: {} },
    ),
  ),
);

// One entry tells of one document: ids that are cut elsewhere lead to the same place.
const twice = (id: string, commandId: string) =>
  commit(
    set(`customers/${id}`, { ...change, lastCommandId: commandId }),
    set('changeLog/C1-1-2', {
      ...(ENTRY.kind === 'delete' ? {} : ENTRY.data),
      ...{ id: '2', commandId: 'C1-1', from: {}, to: { name: 'Asha Rao', phone: '9876543210' } },
    }),
  );
allow('a customer whose id is cut after the command', twice('2', 'C1-1'));
deny('a customer whose id is cut before', twice('1-2', 'C1'));

// Alone, beside a document that is just being changed: so that nothing but one of the two rules is asked.
const beingChanged = {
  [path]: { ...change, lastStaffChange: { by: 'staff', action: 'test', at: serverTime } },
};
const untold: VectorFields = { from: {}, to: {} };
deny('an entry of a document of yesterday', commit(entryOf(untold)), {
  before: {
    [path]: {
      ...change,
      updatedAt: inDays(-1),
      lastStaffChange: { by: 'staff', action: 'test', at: inDays(-1) },
    },
  },
});
deny('an entry of a document that a command before changed', commit(entryOf(untold)), {
  before: { [path]: { ...change, lastCommandId: 'C0' } },
});
deny('an entry of a document that somebody else is changing', commit(entryOf(untold)), {
  before: { [path]: { ...change, lastStaffChange: { by: 'other', action: 'test', at: serverTime } } },
});
deny(
  'an entry in the name of somebody else, who is changing the document',
  commit(entryOf({ ...untold, by: 'other' })),
  {
    before: { [path]: { ...change, lastStaffChange: { by: 'other', action: 'test', at: serverTime } } },
  },
);
deny('an entry under two names', commit(set(path, change), ENTRY, { ...ENTRY, path: 'changeLog/C1' }));
const unverified = { uid: 'staff', token: { ...STAFF.token, email_verified: false } };
deny('an entry by staff whose e-mail is not verified', commit(entryOf(untold)), {
  as: unverified,
  before: beingChanged,
});
const logged = (fields: VectorFields = {}): Documents => ({
  ...before,
  'changeLog/C1-asha': { ...(ENTRY.kind === 'delete' ? {} : ENTRY.data), at: inDays(-1), ...fields },
});
// As if it stood there already: a document looks only whether it is of this commit and of this person.
for (const [name, fields] of [
  ['of yesterday', {}],
  ['by somebody else', { at: serverTime, by: 'other' }],
  ['of another kind', { at: serverTime, kind: 'line' }],
  ['of another document', { at: serverTime, id: 'ravi' }],
] satisfies [string, VectorFields][]) {
  deny(`a change with an entry ${name}`, commit(set(path, change)), { before: logged(fields) });
}

// Nobody changes it.
deny('an entry changed', commit(update('changeLog/C1-asha', { byName: 'Staff', at: serverTime })), {
  before: logged(),
});
deny('an entry changed with its document', commit(set(path, change), ENTRY), { before: logged() });
deny('an entry removed', commit(remove('changeLog/C1-asha')), { before: logged() });
allow('staff read an entry', get('changeLog/C1-asha'), { before: logged() });
allow('staff list the entries', list('changeLog', { limit: 50 }), { before: logged() });
for (const [who, as] of NOT_STAFF) {
  deny(`${who} reads an entry`, get('changeLog/C1-asha'), { as, before: logged() });
  deny(`${who} lists the entries`, list('changeLog', { limit: 5 }), { as, before: logged() });
  deny(`${who} removes an entry`, commit(remove('changeLog/C1-asha')), { as, before: logged() });
  // Whether they may change it is for the document's rule to say.
  if (as?.uid === 'staff' && as.token.email_verified) continue;
  const by: VectorValue = as?.uid ?? '';
  deny(
    `${who} writes an entry of what staff changed`,
    commit(entryOf({ ...untold, by, byName: as?.token.name ?? as?.token.email ?? '' })),
    { as, before: beingChanged },
  );
}
