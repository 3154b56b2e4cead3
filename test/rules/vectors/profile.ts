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
