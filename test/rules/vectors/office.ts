import { NOT_STAFF, SETTINGS, STAFF, STAFF_STAMP } from '../shop';
import {
  commit,
  double,
  get,
  inDays,
  list,
  remove,
  serverTime,
  set,
  update,
  type VectorFields,
  type VectorValue,
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

const { vectors, allow, deny, textLimit } = createVectorGroup('back office', {
  as: STAFF,
  leavesTraces: true,
});
export const OFFICE = vectors;

// Settings.
const save = (fields: VectorFields = {}) =>
  commit(set('settings/shop', { ...SETTINGS, ...STAFF_STAMP, ...fields }));
const seller = {
  ...{ name: 'Eawa', address: 'Bengaluru', gstin: '29AAACE0000A1Z5', state: 'Karnataka' },
  ...{ fssai: '10020043000001', hsn: '2201' },
};
const hours = { days: [1, 2, 3, 4, 5, 6], slot: '08:00-20:00' };
const taglines = { en: 'Water', hi: 'पानी' };
allow('staff make the settings', save());
allow('staff change the settings', commit(update('settings/shop', { taxRate: 0.18, ...STAFF_STAMP })), {
  before: { 'settings/shop': SETTINGS },
});
allow('staff save every setting', save({ seller, maxUnits: 250, city: 'Bengaluru', hours, taglines }));
allow(
  'staff save the fewest settings',
  commit(set('settings/shop', { deliveryFee: 0, taxRate: 0, ...STAFF_STAMP })),
);
for (const maxUnits of [1, 7992]) allow(`staff save ${maxUnits} bottles an order`, save({ maxUnits }));
allow('staff save the most', save({ deliveryFee: 100_000, taxRate: 1 }));
allow('staff save a fee that is a double', save({ deliveryFee: double(3) }));
for (const [who, as] of NOT_STAFF) {
  deny(`${who} makes the settings`, save(), { as });
  deny(`${who} changes the settings`, save({ deliveryFee: 0 }), {
    as,
    before: { 'settings/shop': SETTINGS },
  });
}
for (const [name, fields] of [
  ['a rate of 2', { taxRate: 2 }],
  ['a negative rate', { taxRate: -0.01 }],
  ['a rate in words', { taxRate: '0.08' }],
  ['a rate that is no number', { taxRate: Number.NaN }],
  ['a fee finer than a paisa', { deliveryFee: 2.995 }],
  ['a fee a hair off', { deliveryFee: 0.1 + 0.2 }],
  ['a negative fee', { deliveryFee: -1 }],
  ['a fee of more than a lakh', { deliveryFee: 100_000.01 }],
  ['a fee in words', { deliveryFee: '2.99' }],
  ['a fee that is no number', { deliveryFee: Number.NaN }],
  ['an endless fee', { deliveryFee: Number.POSITIVE_INFINITY }],
  ['no bottles in an order', { maxUnits: 0 }],
  ['more bottles than eight products can have', { maxUnits: 7993 }],
  ['half a bottle in an order', { maxUnits: 1.5 }],
  ['bottles in words', { maxUnits: '100' }],
  ['another end of cancelling', { cancelUntil: 'delivered' }],
  ['an unknown setting', { free: true }],
  ['an unknown thing of the seller', { seller: { ...seller, bank: 'x' } }],
  ['a seller in words', { seller: 'Eawa' }],
  ['an unknown network', { social: { other: 'https://social.example/eawa' } }],
  ['networks in words', { social: 'https://social.example/eawa' }],
  ['a time of their own', { updatedAt: inDays(-1) }],
] satisfies [string, VectorFields][]) {
  deny(`staff save ${name}`, save(fields));
}
for (const field of ['deliveryFee', 'taxRate', 'updatedAt', 'lastCommandId', 'lastStaffChange']) {
  deny(
    `staff save without ${field}`,
    commit(set('settings/shop', without({ ...SETTINGS, ...STAFF_STAMP }, field))),
  );
}
textLimit('a phone for help', 30, supportPhone => save({ supportPhone }));
textLimit('an email for help', 254, supportEmail => save({ supportEmail }));
for (const network of ['instagram', 'facebook', 'youtube']) {
  allow(`a page on ${network}`, save({ social: { [network]: 'https://social.example/eawa' } }));
  allow(`no page on ${network}`, save({ social: { [network]: '' } }));
  deny(`staff save a script for ${network}`, save({ social: { [network]: 'javascript:alert(1)' } }));
  const page = 'https://social.example/';
  allow(`the longest page on ${network}`, save({ social: { [network]: page.padEnd(200, 'x') } }));
  deny(`staff save too long a page on ${network}`, save({ social: { [network]: page.padEnd(201, 'x') } }));
}
for (const [field, most] of [
  ['name', 200],
  ['address', 500],
  ['gstin', 15],
  ['state', 60],
] as const) {
  textLimit(`the seller’s ${field}`, most, text => save({ seller: { [field]: text } }));
}
textLimit('the city', 60, city => save({ city }));
for (const fssai of ['', '10020043000001']) allow(`the licence “${fssai}”`, save({ seller: { fssai } }));
for (const fssai of ['1002004300000', '100200430000011', '1002004300000x', 10_020_043_000_001]) {
  deny(`the licence ${JSON.stringify(fssai)}`, save({ seller: { fssai } }));
}
for (const hsn of ['', '2201', '220110', '22011010'])
  allow(`the HSN code “${hsn}”`, save({ seller: { hsn } }));
for (const hsn of ['220', '22011', '2201101', '220110100', '22o1', 2201]) {
  deny(`the HSN code ${JSON.stringify(hsn)}`, save({ seller: { hsn } }));
}
for (const upi of ['', 'eawa@okaxis', 'eawa.water-1_a@ybl', `${'x'.repeat(100)}@${'x'.repeat(64)}`])
  allow(`the UPI address “${upi}”`, save({ seller: { upi } }));
for (const upi of [
  ...['eawa', '@ybl', 'e@ybl', 'eawa@', 'eawa@1ybl', 'eawa@y', 'ea wa@ybl', 'eawa@ybl@ybl', 'eawa@ybl&am=1'],
  ...[`${'x'.repeat(101)}@ybl`, `eawa@${'x'.repeat(65)}`, 9_876_543_210],
]) {
  deny(`the UPI address ${JSON.stringify(upi)}`, save({ seller: { upi } }));
}
allow('no opening hours', save({ hours: {} }));
for (const days of [[7], [1, 2, 3, 4, 5, 6, 7]]) {
  allow(`open on ${JSON.stringify(days)}`, save({ hours: { ...hours, days } }));
}
for (const days of [[], [0], [8], ['Mon'], [1, 2, 3, 4, 5, 6, 7, 1], '1', null] satisfies VectorValue[]) {
  deny(`open on ${JSON.stringify(days)}`, save({ hours: { ...hours, days } }));
}
for (const slot of ['00:00-23:59', '19:30-08:00'])
  allow(`open at ${slot}`, save({ hours: { ...hours, slot } }));
for (const slot of [
  '',
  '8:00-20:00',
  '24:00-20:00',
  '08:00-24:00',
  '08:60-20:00',
  '08:00',
  8,
  null,
] satisfies VectorValue[]) {
  deny(`open at ${JSON.stringify(slot)}`, save({ hours: { ...hours, slot } }));
}
deny('opening hours without days', save({ hours: { slot: '08:00-20:00' } }));
deny('opening hours without a time', save({ hours: { days: [1] } }));
deny('opening hours with a thing more', save({ hours: { ...hours, note: 'x' } }));
deny('opening hours in words', save({ hours: 'always' }));
allow('no taglines', save({ taglines: {} }));
const spoken = ['en', 'hi', 'mr', 'kok', 'ta'];
const taglinesIn = (languages: readonly string[], line: VectorValue = 'Water') =>
  save({ taglines: Object.fromEntries(languages.map(language => [language, line])) });
for (const most of [1, 4]) allow(`taglines in ${most} languages`, taglinesIn(spoken.slice(0, most)));
deny('taglines in 5 languages', taglinesIn(spoken));
for (const language of ['e', 'EN', 'engl', 'en-IN']) deny(`a tagline in ${language}`, taglinesIn([language]));
deny('a tagline in a list', taglinesIn(['en'], ['Water']));
deny('taglines in words', save({ taglines: 'Water' }));
allow('the longest taglines', taglinesIn(['en', 'hi', 'mr'], 'x'.repeat(166)));
deny('longer taglines', save({ taglines: { en: 'x'.repeat(250), hi: 'x'.repeat(250) } }));
deny('a tagline with a character that turns words round', taglinesIn(['en'], 'Water \u202e'));
for (const cancelUntil of ['pending', 'never']) {
  allow(`customers may cancel while pending: ${cancelUntil}`, save({ cancelUntil }));
}
deny('staff remove the settings', commit(remove('settings/shop')), { before: { 'settings/shop': SETTINGS } });
deny('staff save other settings', commit(set('settings/other', { ...SETTINGS, ...STAFF_STAMP })));
deny('staff read other settings', get('settings/other'));

// Each document of staff alone: one document it takes, and everything it may hold.
type CheckedDocument = { readonly path: string; readonly whole: VectorFields };
const DOCUMENTS: readonly CheckedDocument[] = [
  {
    path: 'customers/asha',
    whole: {
      name: 'Asha',
      contact: 'Asha Rao',
      email: 'asha@demo.test',
      phone: '9876543210',
      status: 'active',
      type: 'retail',
      notes: 'Pays well',
      hidden: false,
      ...STAFF_STAMP,
    },
  },
  {
    path: 'productionLines/l1',
    whole: {
      id: 'l1',
      name: 'Line 1',
      status: 'running',
      product: 'Bottle',
      efficiency: 90,
      target: 100,
      completed: 5,
      startTime: { $write: 'instant', iso: '2026-01-14T04:30:00.000Z' },
      estimatedCompletion: { $write: 'instant', iso: '2026-01-16T04:30:00.000Z' },
      ...STAFF_STAMP,
    },
  },
  {
    path: 'alertStates/a1',
    whole: {
      ...{ acknowledgedBy: 'staff', byName: 'Staff', at: serverTime },
      ...{ snoozedUntil: inDays(1), lastCommandId: 'C1' },
    },
  },
];
for (const { path, whole } of DOCUMENTS) {
  const [collection = ''] = path.split('/');
  const stored = {
    [path]: Object.fromEntries(
      Object.entries(whole).map(([name, value]) => [name, value === serverTime ? inDays(-1) : value]),
    ),
  };
  allow(`staff make ${path}`, commit(set(path, whole)));
  allow(`staff change ${path}`, commit(update(path, whole)), { before: stored });
  allow(`staff read ${path}`, get(path), { before: stored });
  allow(`staff list ${collection}`, list(collection), { before: stored });
  deny(`staff remove ${path}`, commit(remove(path)), { before: stored });
  deny(`staff make ${path} with a field more`, commit(set(path, { ...whole, extra: 1 })));
  deny(`staff change ${path} to have a field more`, commit(update(path, { ...whole, extra: 1 })), {
    before: stored,
  });
  for (const [who, as] of NOT_STAFF) {
    // In their own name, so that nothing is in the way but who they are.
    const uid = as?.uid ?? '';
    const mine = {
      ...whole,
      ...(path === 'alertStates/a1'
        ? { acknowledgedBy: uid, byName: as?.token.name ?? as?.token.email ?? '' }
        : { lastStaffChange: { by: uid, action: 'test', at: serverTime } }),
    };
    deny(`${who} makes ${path}`, commit(set(path, mine)), { as });
    deny(`${who} changes ${path}`, commit(update(path, mine)), { as, before: stored });
    deny(`${who} reads ${path}`, get(path), { as, before: stored });
    deny(`${who} lists ${collection}`, list(collection, { limit: 5 }), { as, before: stored });
  }
  const time = path === 'alertStates/a1' ? 'at' : 'updatedAt';
  deny(`staff make ${path} at another time`, commit(set(path, { ...whole, [time]: inDays(-1) })));
}

const customer = (fields: VectorFields) => commit(set('customers/asha', { ...STAFF_STAMP, ...fields }));
for (const [field, most] of [
  ['name', 200],
  ['contact', 200],
  ['email', 254],
  ['phone', 20],
  ['notes', 5000],
] as const) {
  textLimit(`a customer’s ${field}`, most, text => customer({ [field]: text }));
}
const oneOf = (
  field: string,
  values: readonly string[],
  of: (fields: VectorFields) => ReturnType<typeof customer>,
) => {
  for (const value of values) allow(`a ${field} of ${value}`, of({ [field]: value }));
  for (const value of ['other', '', 5] satisfies VectorValue[])
    deny(`a ${field} of ${JSON.stringify(value)}`, of({ [field]: value }));
};
allow('an overlay that says nothing', customer({}));
oneOf('status', ['active', 'inactive'], customer);
oneOf('type', ['retail', 'wholesale', 'distributor'], customer);
allow('a hidden customer', customer({ hidden: true }));
deny('a customer hidden in words', customer({ hidden: 'yes' }));

const line = (fields: VectorFields) =>
  commit(set('productionLines/l1', { name: 'Line 1', status: 'running', ...STAFF_STAMP, ...fields }));
for (const status of ['running', 'paused', 'maintenance', 'stopped'])
  allow(`a line that is ${status}`, line({ status }));
for (const status of ['exploded', '', 5]) deny(`a line that is ${JSON.stringify(status)}`, line({ status }));
deny('a line without a name', line({ name: '' }));
textLimit('a line’s name', 200, name => line({ name }));
textLimit('what a line fills', 200, product => line({ product }));
textLimit('a line’s own id', 40, id => line({ id }));
for (const field of ['efficiency', 'target', 'completed']) {
  allow(`a line whose ${field} is 12.5`, line({ [field]: 12.5 }));
  deny(`a line whose ${field} is a text`, line({ [field]: 'x'.repeat(100_000) }));
}
for (const field of ['startTime', 'estimatedCompletion']) {
  allow(`a line without its ${field}`, line({ [field]: null }));
  // Of older data.
  textLimit(`a line’s ${field}`, 40, text => line({ [field]: text }));
}

// Batches are planned elsewhere: the app shows them.
const batch = { 'productionBatches/b1': { product: 'Bottle', quantity: 100 } };
const planned: VectorFields = { product: 'Bottle', quantity: 200, ...STAFF_STAMP };
allow('staff read a batch', get('productionBatches/b1'), { before: batch });
allow('staff list the batches', list('productionBatches'), { before: batch });
deny('staff make a batch', commit(set('productionBatches/b1', planned)));
deny('staff change a batch', commit(update('productionBatches/b1', planned)), { before: batch });
deny('staff remove a batch', commit(remove('productionBatches/b1')), { before: batch });
for (const [who, as] of NOT_STAFF) {
  deny(`${who} reads a batch`, get('productionBatches/b1'), { as, before: batch });
  deny(`${who} lists the batches`, list('productionBatches', { limit: 5 }), { as, before: batch });
}
const alertState = (fields: VectorFields) =>
  commit(
    set('alertStates/a1', {
      ...{ acknowledgedBy: 'staff', byName: 'Staff', at: serverTime, lastCommandId: 'C1' },
      ...fields,
    }),
  );
allow('an alert that is not put off', alertState({}));
textLimit('the command of an alert', 40, lastCommandId => alertState({ lastCommandId }));
allow('an alert that is put off no longer', alertState({ snoozedUntil: null }));
deny('an alert that is put off by a text', alertState({ snoozedUntil: 'x'.repeat(100_000) }));
for (const [name, fields] of [
  ['in another’s name', { byName: 'Somebody Else' }],
  ['without a name', { byName: '' }],
  ['of another account', { acknowledgedBy: 'asha' }],
  ['without a command', { lastCommandId: '' }],
] satisfies [string, VectorFields][]) {
  deny(`an alert ${name}`, alertState(fields));
}
