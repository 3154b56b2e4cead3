import { ASHA, DRIVER, NOT_STAFF, ORDER, OTHER_DRIVER, STAFF, STAFF_STAMP } from '../shop';
import {
  commit,
  type Documents,
  deleteField,
  get,
  inDays,
  list,
  remove,
  serverTime,
  set,
  update,
  type VectorAuth,
  type VectorFields,
  type VectorRequest,
  type VectorValue,
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

export const RUN = 'Run00000000000000001';
const PATH = `runs/${RUN}`;
const PROGRESS = `runProgress/${RUN}`;
const EARLIER: VectorValue = { $write: 'instant', iso: '2024-03-01T10:00:00Z' };

export const personOf = (name: string, fields: VectorFields = {}): VectorFields => ({
  ...{ name, email: 'driver@demo.test', phone: '9000000101', role: 'driver', active: true },
  updatedAt: EARLIER,
  ...fields,
});
export const PEOPLE: Documents = {
  'people/driver': personOf('Ravi Kumar'),
  'people/driver2': personOf('Salma Khan'),
};

const PLANNED: VectorFields = {
  ...{ day: '2026-11-30', slot: '07:00-10:00', name: 'Koramangala, morning' },
  ...{ driver: 'driver', driverName: 'Ravi Kumar', state: 'planned', stops: {} },
};
/** A run as it has been stored. */
export const aRun = (fields: VectorFields = {}): VectorFields => ({
  ...PLANNED,
  ...{ createdAt: EARLIER, updatedAt: EARLIER },
  ...fields,
});
/** What whoever writes says of themselves. */
export const stampOf = ({ uid }: VectorAuth, lastCommandId = 'C1'): VectorFields => ({
  updatedAt: serverTime,
  lastCommandId,
  lastStaffChange: { by: uid, action: 'recordStop', at: serverTime },
});

const before: Documents = { ...PEOPLE, [PATH]: aRun() };
const { vectors, allow, allowNoOtherField, deny, textLimit } = createVectorGroup('runs', {
  as: STAFF,
  before,
  leavesTraces: true,
});
export const RUNS = vectors;

// ---- Reading
const untraced = { leavesTraces: false } as const;
const own = [['driver', '==', 'driver']] as const;
allow('staff read one', get(PATH));
allow('staff list them', list('runs', { limit: 500 }));
allow('a driver reads an own one', get(PATH), { as: DRIVER });
allow('a driver lists own ones', list('runs', { where: own, limit: 50 }), { as: DRIVER });
deny('a driver reads another’s', get(PATH), { as: OTHER_DRIVER });
deny('a driver lists another’s', list('runs', { where: own, limit: 50 }), { as: OTHER_DRIVER });
deny('a driver lists all', list('runs', { limit: 50 }), { as: DRIVER });
deny('a driver lists more than 50', list('runs', { where: own, limit: 51 }), { as: DRIVER });
deny('a driver lists without a limit', list('runs', { where: own }), { as: DRIVER });
const ended: readonly (readonly [string, Documents])[] = [
  ['who has left', { 'people/driver': personOf('Ravi Kumar', { active: false }) }],
  ['whose document does not say so', { 'people/driver': without(personOf('Ravi Kumar'), 'active') }],
  ['whose document says so in words', { 'people/driver': personOf('Ravi Kumar', { active: 'true' }) }],
];
for (const [who, people] of ended) {
  deny(`a driver ${who} reads an own one`, get(PATH), { as: DRIVER, before: { ...before, ...people } });
  deny(`a driver ${who} lists own ones`, list('runs', { where: own, limit: 50 }), {
    as: DRIVER,
    before: { ...before, ...people },
  });
}
deny('a driver without a document reads an own one', get(PATH), { as: DRIVER, before: { [PATH]: aRun() } });
const notDrivers: readonly (readonly [string, VectorAuth])[] = [
  ['an account without the role', { uid: 'driver', token: { ...DRIVER.token, role: '' } }],
  ['an account with another role', { uid: 'driver', token: { ...DRIVER.token, role: 'customer' } }],
  ['an account that is not verified', { uid: 'driver', token: { ...DRIVER.token, email_verified: false } }],
];
for (const [who, as] of notDrivers) deny(`${who} reads one of its own uid`, get(PATH), { as });

// ---- Planning
const made: VectorFields = { ...PLANNED, ...STAFF_STAMP, createdAt: serverTime };
const make = (fields: VectorFields = {}, id = RUN) => commit(set(`runs/${id}`, { ...made, ...fields }));
const none = { before: PEOPLE };
allow('staff plan one', make(), none);
allow('staff plan one without a driver or a slot', make({ driver: '', driverName: '', slot: '' }), none);
for (const id of ['Run0000000000000001', 'Run000000000000000012', 'Run0000000000000000-']) {
  deny(`staff plan one as ${id}`, make({}, id), none);
}
for (const field of [...Object.keys(PLANNED), 'createdAt', 'updatedAt', 'lastCommandId', 'lastStaffChange']) {
  deny(`staff plan one without ${field}`, commit(set(PATH, without(made, field))), none);
}
for (const [name, fields] of [
  ['that is out', { state: 'out' }],
  ['with a stop', { stops: { [ORDER]: { outcome: 'delivered' } } }],
  ['that was made before', { createdAt: EARLIER }],
  ['with a closing', { closing: {} }],
  ['with another field', { route: 'x' }],
  ['of no name', { name: '' }],
  ['of a name on two lines', { name: 'a\nb' }],
  ['of a driver’s name on two lines', { driverName: 'a\nb' }],
] satisfies [string, VectorFields][]) {
  deny(`staff plan one ${name}`, make(fields), none);
}
for (const day of ['2026-01-01', '2026-12-31', '2026-10-10']) allow(`a run on ${day}`, make({ day }), none);
for (const day of [
  '',
  '2026-11-3',
  '2026-13-01',
  '2026-00-10',
  '2026-01-32',
  '1999-01-01',
  '2026-11-30T',
  20_261_130,
]) {
  deny(`a run on ${JSON.stringify(day)}`, make({ day }), none);
}
for (const slot of ['00:00-23:59', '20:30-21:00']) allow(`a run at ${slot}`, make({ slot }), none);
for (const slot of [
  '7:00-10:00',
  '24:00-10:00',
  '07:60-10:00',
  '07:00',
  '07:00-10:00 ',
  '07:00-24:00',
  '07:00-10:60',
  7,
]) {
  deny(`a run at ${JSON.stringify(slot)}`, make({ slot }), none);
}
textLimit('a name', 60, name => make({ name }), none);
textLimit('a driver', 128, driver => make({ driver }), none);
textLimit('a driver’s name', 200, driverName => make({ driverName }), none);
deny('without a trace', make(), { ...none, ...untraced });

const change = (fields: VectorFields) => commit(update(PATH, { ...STAFF_STAMP, ...fields }));
const plannedAnew: VectorFields = {
  ...{ day: '2026-12-01', slot: '', name: 'Evening', driver: 'driver2', driverName: 'Salma Khan' },
};
const OTHER: VectorFields = {
  ...plannedAnew,
  ...{ stops: { [ORDER]: { outcome: 'delivered' } }, createdAt: serverTime, lastOrderId: ORDER },
  closing: { cash: 1, upi: 0, reason: '', back: {}, at: serverTime, by: 'staff', byName: 'Staff' },
};
allowNoOtherField('staff change all of a plan', change(plannedAnew), PATH, OTHER);
allow('staff change one that is out', change(plannedAnew), {
  before: { ...before, [PATH]: aRun({ state: 'out' }) },
});
deny('staff change one that is closed', change({ name: 'Evening' }), {
  before: { ...before, [PATH]: aRun({ state: 'closed' }) },
});
deny('staff change it to a name on two lines', change({ name: 'a\nb' }));
deny(
  'staff change it in another’s name',
  change({ name: 'Evening', lastStaffChange: stampOf(ASHA).lastStaffChange ?? '' }),
);
deny('staff change one without a trace', change({ name: 'Evening' }), untraced);
deny('staff change one at another time', change({ name: 'Evening', updatedAt: EARLIER }));
deny('staff change when it was made', change({ createdAt: serverTime }));
deny('staff remove one', commit(remove(PATH)));
deny('its driver changes its name', commit(update(PATH, { name: 'Mine', ...stampOf(DRIVER) })), {
  as: DRIVER,
});
for (const [who, as] of [...NOT_STAFF, ['a driver', DRIVER], ['another driver', OTHER_DRIVER]] as const) {
  const named = commit(set(PATH, { ...made, ...(as && stampOf(as)) }));
  deny(`${who} plans one`, named, { as, before: PEOPLE });
  deny(`${who} changes one`, commit(update(PATH, { name: 'Mine', ...(as && stampOf(as)) })), { as });
  if (as === DRIVER) continue;
  deny(`${who} reads one`, get(PATH), { as });
  deny(`${who} lists them`, list('runs', { limit: 50 }), { as });
}

// ---- Going out
const start = (fields: VectorFields = {}, by = STAFF, progress: VectorFields = {}) =>
  commit(
    update(PATH, { state: 'out', ...stampOf(by), ...fields }),
    set(PROGRESS, { done: 0, updatedAt: serverTime, ...progress }),
  );
allowNoOtherField('staff send one out', start(), PATH, OTHER);
allow('its driver sends one out', start({}, DRIVER), { as: DRIVER });
deny('another driver sends one out', start({}, OTHER_DRIVER), { as: OTHER_DRIVER });
deny('a driver who has left sends one out', start({}, DRIVER), {
  as: DRIVER,
  before: { ...before, ...ended[0]?.[1] },
});
deny('one goes out without a trace', start(), untraced);
deny('one goes out with another name', start({ name: 'Evening' }));
deny('one goes out with nobody’s word', start({ lastStaffChange: stampOf(ASHA).lastStaffChange ?? '' }));
deny('one goes out that nothing counts', commit(update(PATH, { state: 'out', ...STAFF_STAMP })));
deny('one goes out that was counted before', commit(update(PATH, { state: 'out', ...STAFF_STAMP })), {
  before: { ...before, [PROGRESS]: { done: 0, updatedAt: EARLIER } },
});
for (const state of ['out', 'closed']) {
  deny(`one goes out that is ${state}`, start(), {
    before: { ...before, [PATH]: aRun({ state }), [PROGRESS]: { done: 3, updatedAt: EARLIER } },
  });
}
deny('one that is closed goes out again, counted as it was', start({}, STAFF, { done: 3 }), {
  before: {
    ...before,
    [PATH]: aRun({ state: 'closed', lastOrderId: ORDER }),
    [PROGRESS]: { done: 3, updatedAt: EARLIER },
  },
});
deny('one goes out at another time', start({ updatedAt: EARLIER }));
deny('one stays where it is', start({ state: 'planned' }));
deny('one goes another way', start({ state: 'lost' }));
deny('one starts with a stop done', start({}, STAFF, { done: 1 }));
deny('one starts with less than none done', start({}, STAFF, { done: -1 }));
deny('one starts with another count', start({}, STAFF, { seats: 2 }));
deny('one starts at another time', start({}, STAFF, { updatedAt: inDays(-1) }));
deny('a count without its run', commit(set(PROGRESS, { done: 0, updatedAt: serverTime })), untraced);
deny('a count of a run that is out already', commit(set(PROGRESS, { done: 0, updatedAt: serverTime })), {
  ...untraced,
  before: { ...before, [PATH]: aRun({ state: 'out' }) },
});
deny(
  'a count of a run that is only renamed',
  commit(
    update(PATH, { name: 'Evening', ...STAFF_STAMP }),
    set(PROGRESS, { done: 0, updatedAt: serverTime }),
  ),
);

// ---- Deleting
const deletion = (fields: VectorFields = {}, state = 'deleted') =>
  commit(update(PATH, { state, ...STAFF_STAMP, ...fields }));
const deletedRun: Documents = { ...before, [PATH]: aRun({ state: 'deleted' }) };
allowNoOtherField('staff delete one that is planned', deletion(), PATH, OTHER);
allow('staff keep one after all', deletion({}, 'planned'), { before: deletedRun });
for (const state of ['out', 'closed']) {
  const known = { before: { ...before, [PATH]: aRun({ state }) } };
  deny(`staff delete one that is ${state}`, deletion(), known);
  deny(`staff plan one anew that is ${state}`, deletion({}, 'planned'), known);
}
deny('staff delete one without a trace', deletion(), untraced);
deny('staff delete one at another time', deletion({ updatedAt: EARLIER }));
deny(
  'staff delete one in another’s name',
  deletion({ lastStaffChange: stampOf(ASHA).lastStaffChange ?? '' }),
);
deny('staff delete one and call it something else', deletion({ name: 'Evening' }));
deny('staff delete one twice', deletion(), { before: deletedRun });
deny('staff change one that is deleted', change({ name: 'Evening' }), { before: deletedRun });
deny('staff send one out that is deleted', start(), { before: deletedRun });
deny('staff send one out by keeping it', deletion({}, 'out'), { before: deletedRun });
deny('its driver deletes one', deletion(stampOf(DRIVER)), { as: DRIVER });
deny('a customer deletes one', deletion(stampOf(ASHA)), { as: ASHA });

// ---- Closing
const CLOSING: VectorFields = {
  ...{ cash: 1200.5, upi: 300, reason: 'Parking', back: { '1': 2, '2': 0 } },
  ...{ at: serverTime, by: 'staff', byName: 'Staff' },
};
const out: Documents = { ...before, [PATH]: aRun({ state: 'out' }) };
const close = (closing: VectorValue = CLOSING, fields: VectorFields = {}) =>
  commit(update(PATH, { state: 'closed', closing, ...STAFF_STAMP, ...fields }));
const closing = (fields: VectorFields) => close({ ...CLOSING, ...fields });
const isOut = { before: out };
allowNoOtherField('staff close one', close(), PATH, OTHER, isOut);
allow('staff close one with nothing', closing({ cash: 0, upi: 0, reason: '', back: {} }), isOut);
const closed: Documents = {
  ...before,
  [PATH]: aRun({ state: 'closed', closing: { ...CLOSING, at: EARLIER } }),
};
allow('staff put a closing right', closing({ cash: 1220.5, reason: '' }), { before: closed });
deny('staff put a closing right without a trace', closing({ cash: 1220.5 }), { before: closed, ...untraced });
deny('staff close one without a trace', close(), { ...isOut, ...untraced });
deny('staff close one that has not gone out', close());
deny('staff open one again', commit(update(PATH, { state: 'out', ...STAFF_STAMP })), { before: closed });
deny('staff close one and leave it out', close(CLOSING, { state: 'out' }), isOut);
deny('staff close one without counting', commit(update(PATH, { state: 'closed', ...STAFF_STAMP })), isOut);
deny('staff close one again, as it was', commit(update(PATH, { state: 'closed', ...STAFF_STAMP })), {
  before: closed,
});
deny('staff close one at another time than now', close(CLOSING, { updatedAt: EARLIER }), isOut);
deny('staff close one and call it something else', close(CLOSING, { name: 'Evening' }), isOut);
deny(
  'staff close one in another’s name',
  close(CLOSING, { lastStaffChange: stampOf(ASHA).lastStaffChange ?? '' }),
  isOut,
);
for (const [name, fields] of [
  ['less cash than nothing', { cash: -1 }],
  ['less by UPI than nothing', { upi: -1 }],
  ['a fraction of a paisa in cash', { cash: 1.005 }],
  ['a fraction of a paisa by UPI', { upi: 1.005 }],
  ['cash beyond all measure', { cash: 100_000_000.01 }],
  ['UPI beyond all measure', { upi: 100_000_000.01 }],
  ['cash in words', { cash: '1200' }],
  ['a reason on two lines', { reason: 'a\nb' }],
  ['bottles in words', { back: 'two' }],
  ['half a bottle', { back: { '1': 1.5 } }],
  ['less than no bottles', { back: { '1': -1 } }],
  ['bottles beyond all measure', { back: { '1': 100_000 } }],
  ['bottles that are no number', { back: { '1': 2, '2': 'x' } }],
  ['another account', { by: 'asha' }],
  ['another name', { byName: 'Asha' }],
  ['another time', { at: EARLIER }],
  ['another field', { notes: 5 }],
] satisfies [string, VectorFields][]) {
  deny(`staff close one with ${name}`, closing(fields), isOut);
}
for (const field of Object.keys(CLOSING))
  deny(`staff close one without ${field}`, close(without(CLOSING, field)), isOut);
textLimit('a reason', 200, reason => closing({ reason }), isOut);
const kinds = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, 99_999]));
allow('staff close one with 60 kinds of bottles', closing({ back: kinds(60) }), isOut);
deny('staff close one with 61 kinds of bottles', closing({ back: kinds(61) }), isOut);
deny(
  'its driver closes one',
  commit(
    update(PATH, {
      state: 'closed',
      closing: { ...CLOSING, by: 'driver', byName: 'Ravi Kumar' },
      ...stampOf(DRIVER),
    }),
  ),
  {
    as: DRIVER,
    before: out,
  },
);

// ---- How far it has come, for who waits
const progress: Documents = { ...out, [PROGRESS]: { done: 3, updatedAt: EARLIER } };
allow('a customer looks how far it has come', get(PROGRESS), { as: ASHA, before: progress });
deny('a customer looks at all of them', list('runProgress', { limit: 10 }), { as: ASHA, before: progress });
deny('staff look at all of them', list('runProgress', { limit: 10 }), { before: progress });
deny('an account that is not verified looks how far it has come', get(PROGRESS), {
  as: { uid: 'asha', token: { ...ASHA.token, email_verified: false } },
  before: progress,
});
deny('nobody looks how far it has come', get(PROGRESS), { as: null, before: progress });
for (const as of [ASHA, DRIVER, STAFF]) {
  deny(`${as.uid} sets it`, commit(set(PROGRESS, { done: 9, updatedAt: serverTime })), {
    as,
    before: progress,
  });
  deny(`${as.uid} leaves it`, commit(set(PROGRESS, { done: 3, updatedAt: serverTime })), {
    as,
    before: progress,
  });
}
const counted: Documents = { ...progress, [PATH]: aRun({ state: 'out', lastOrderId: ORDER }) };
const renamedBeside = (done: number, updatedAt: VectorValue = serverTime): VectorRequest =>
  commit(update(PATH, { name: 'Evening', ...STAFF_STAMP }), set(PROGRESS, { done, updatedAt }));
allow('staff rename one and count nothing more', renamedBeside(3), { before: counted });
deny('staff rename one and count another', renamedBeside(4), { before: counted });
deny('staff rename one and count at another time', renamedBeside(3, EARLIER), { before: counted });

// ---- Who works here
const {
  allow: allowPerson,
  allowNoOtherField: allowPersonAlone,
  deny: denyPerson,
  textLimit: personLimit,
  vectors: people,
} = createVectorGroup('people', {
  as: STAFF,
  before,
  leavesTraces: true,
});
export const PEOPLE_VECTORS = people;
const person = 'people/driver';
const set1 = (fields: VectorFields, as = STAFF) => commit(update(person, { ...stampOf(as), ...fields }));
allowPerson('staff read one', get(person));
allowPerson('staff list them', list('people', { limit: 500 }));
allowPerson('a driver reads their own', get(person), { as: DRIVER });
allowPerson('a driver who has left reads their own', get(person), {
  as: DRIVER,
  before: { 'people/driver': personOf('Ravi Kumar', { active: false }) },
});
denyPerson('a driver reads another’s', get('people/driver2'), { as: DRIVER });
denyPerson('a driver lists them', list('people', { limit: 10 }), { as: DRIVER });
allowPersonAlone('staff end someone’s work', set1({ active: false }), person, {
  ...{ name: 'Other', email: 'x@y.zz', role: 'admin', createdAt: serverTime },
});
allowPerson('staff write a phone', set1({ phone: '9000000999' }));
allowPerson('staff take a phone away', set1({ phone: '' }));
personLimit('a phone', 20, phone => set1({ phone }));
denyPerson('staff end it without a trace', set1({ active: false }), untraced);
denyPerson('staff end it at another time', set1({ active: false, updatedAt: EARLIER }));
denyPerson('staff end it in words', set1({ active: 'no' }));
denyPerson('staff take the word away', set1({ active: deleteField }));
denyPerson('staff write a phone on two lines', set1({ phone: '1\n2' }));
denyPerson(
  'staff end it in another’s name',
  set1({ active: false, lastStaffChange: stampOf(ASHA).lastStaffChange ?? '' }),
);
for (const fields of [{ role: 'admin' }, { name: 'Other' }, { email: 'x@y.zz' }]) {
  denyPerson(`staff change ${Object.keys(fields)[0]}`, set1(fields));
}
denyPerson('staff take someone on', commit(set('people/new', { ...personOf('New'), ...STAFF_STAMP })));
denyPerson('staff remove someone', commit(remove(person)));
denyPerson('a driver takes up work again', set1({ active: true }, DRIVER), {
  as: DRIVER,
  before: { 'people/driver': personOf('Ravi Kumar', { active: false }) },
});
denyPerson('a driver writes their own phone', set1({ phone: '9' }, DRIVER), { as: DRIVER });
for (const [who, as] of NOT_STAFF) {
  denyPerson(`${who} reads one`, get(person), { as });
  denyPerson(`${who} lists them`, list('people', { limit: 10 }), { as });
  denyPerson(`${who} ends someone’s work`, set1({ active: false }, as ?? STAFF), { as });
}
