import { ASHA, RAVI, STAFF, UNVERIFIED } from '../shop';
import { commit, get, inDays, list, remove, serverTime, set, update, type VectorFields } from '../vector';
import { createVectorGroup } from '../vectorGroup';

const { vectors, allow, deny, textLimit } = createVectorGroup('profile', { as: ASHA });
export const PROFILE = vectors;

const whole = {
  name: 'Asha',
  email: 'asha@demo.test',
  phone: '9876543210',
  address: 'Kochi',
  updatedAt: serverTime,
  lastCommandId: 'C1',
};
const before = { 'users/asha': { name: 'Asha', role: 'customer' } };
const save = (fields: VectorFields) => commit(set('users/asha', { updatedAt: serverTime, ...fields }));

allow('its owner makes it', save(whole));
allow('its owner makes it empty', save({}));
allow('its owner changes it', commit(update('users/asha', { name: 'Asha R', updatedAt: serverTime })), {
  before: { 'users/asha': { ...whole, updatedAt: inDays(-1) } },
});
allow('its owner reads it', get('users/asha'), { before });
allow('its owner looks for it', get('users/asha'));
for (const [who, as] of [
  ['nobody', null],
  ['someone else', RAVI],
  ['staff', STAFF],
  ['its owner, whose e-mail is not verified', UNVERIFIED],
] as const) {
  deny(`${who} reads it`, get('users/asha'), { as, before });
  deny(`${who} makes it`, save(whole), { as });
  deny(`${who} changes it`, commit(update('users/asha', whole)), {
    as,
    before: { 'users/asha': { ...whole, updatedAt: inDays(-1) } },
  });
  deny(`${who} removes it`, commit(remove('users/asha')), { as, before });
  deny(`${who} lists them`, list('users', { limit: 5 }), { as, before });
}
deny('its owner lists all', list('users', { limit: 5 }), { before });
deny('its owner removes it', commit(remove('users/asha')), { before });
deny('its owner takes a role', save({ role: 'admin' }));
deny(
  'its owner keeps a field from before that is not its',
  commit(update('users/asha', { name: 'A', updatedAt: serverTime })),
  { before },
);
deny('its owner sets the time', save({ updatedAt: inDays(1) }));
deny('its owner forgets the time', commit(set('users/asha', { name: 'Asha' })));
for (const [field, most] of [
  ['name', 200],
  ['email', 254],
  ['phone', 20],
  ['address', 1000],
] as const) {
  textLimit(`a ${field}`, most, text => save({ [field]: text }));
}
textLimit('a command', 40, lastCommandId => save({ lastCommandId }));
deny('a command that is a map', save({ lastCommandId: { a: 1 } }));
deny('an address of a megabyte', save({ address: 'x'.repeat(1_000_000) }));

const HOME = {
  label: 'Home',
  flat: 'B-404',
  street: 'Lake View\n12 Lake Road',
  locality: 'Kothrud, Pune',
  pin: '411038',
  landmark: 'behind the temple',
};
const bare = { label: 'घर', flat: '', street: '', locality: '', pin: '', landmark: '' };
const keep = (addresses: VectorFields, defaultAddress = 'a') => save({ addresses, defaultAddress });
const saveOne = (change: VectorFields) => keep({ a: { ...HOME, ...change } });
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${'abcdef'[at]}`, HOME]));

allow('its owner saves an address', saveOne({}));
allow('its owner saves five addresses, the last the default', keep(many(5), 'e'));
allow('its owner saves an address that says little', keep({ a: bare }));
deny('its owner saves six addresses', keep(many(6)));
deny('its owner saves none', keep({}, ''));
deny('its owner saves addresses without a default', save({ addresses: { a: HOME } }));
deny('its owner saves a default without addresses', save({ defaultAddress: 'a' }));
deny('its owner saves a default that is none of them', keep({ a: HOME }, 'b'));
deny('its owner saves addresses as a list', save({ addresses: [HOME], defaultAddress: 'a' }));
deny('its owner saves addresses as a text', save({ addresses: 'a', defaultAddress: 'a' }));
for (const [at, id] of [...'abcde'].entries()) {
  deny(
    `its owner saves an address no. ${at + 1} that is none`,
    keep({ ...many(5), [id]: { ...HOME, pin: 'Pune' } }),
  );
}
allow('an id of 40 letters', keep({ ['x'.repeat(40)]: HOME }, 'x'.repeat(40)));
allow('ids of 200 letters', keep({ ['x'.repeat(200)]: HOME }, 'x'.repeat(200)));
deny('ids of 201 letters', keep({ ['x'.repeat(201)]: HOME }, 'x'.repeat(201)));
deny('an id with a sign', keep({ 'a-b': HOME }, 'a-b'));
deny('an address with another field', saveOne({ gate: '4' }));
deny('an address without a label', saveOne({ label: '' }));
for (const field of ['label', 'flat', 'street', 'locality', 'pin', 'landmark'] as const) {
  const { [field]: _missing, ...rest } = HOME;
  deny(`an address without its ${field}`, keep({ a: rest }));
  deny(`an address whose ${field} is a number`, saveOne({ [field]: 411038 }));
}
for (const [field, most] of [
  ['label', 30],
  ['flat', 200],
  ['street', 1000],
  ['locality', 200],
  ['landmark', 200],
] as const) {
  textLimit(`an address’s ${field}`, most, text => saveOne({ [field]: text }));
}
for (const pin of ['41103', '4110388', '011038', '41103x', ' 411038']) {
  deny(`an address with the PIN code ${pin}`, saveOne({ pin }));
}
for (const field of ['label', 'flat', 'locality', 'landmark'] as const) {
  deny(`an address whose ${field} is of two lines`, saveOne({ [field]: 'a\nb' }));
}
