import {
  ASHA,
  ORDER,
  otherOrder,
  RAVI,
  SETTINGS,
  STAFF,
  STAFF_STAMP,
  storedOrder,
  UNVERIFIED,
} from '../shop';
import {
  commit,
  type Documents,
  deleteField,
  inDays,
  serverTime,
  update,
  type VectorFields,
  type VectorRequest,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

const stored = (fields: VectorFields = {}): Documents => ({
  'settings/shop': SETTINGS,
  [`orders/${ORDER}`]: storedOrder({ '1': 2 }, { status: 'delivered', ...fields }),
});
const { vectors, allow, allowNoOtherField, deny, textLimit } = createVectorGroup('complaining', {
  as: ASHA,
  before: stored(),
});
export const COMPLAINT = vectors;

const saying = (fields: VectorFields = {}, beside: VectorFields = {}): VectorRequest =>
  commit(
    update(`orders/${ORDER}`, {
      complaint: { kind: 'short', text: 'Two were missing.', at: serverTime, ...fields },
      updatedAt: serverTime,
      lastCommandId: 'C1',
      ...beside,
    }),
  );

for (const kind of ['short', 'broken', 'wrong', 'other']) {
  allow(`${kind}, of an own delivered order`, saying({ kind }));
}
allowNoOtherField('something, and no more', saying(), `orders/${ORDER}`, {
  ...otherOrder('asha'),
  ...{ changes: { C1: { at: serverTime, by: 'asha' } }, statusTimes: { delivered: serverTime } },
  lastStaffChange: STAFF_STAMP.lastStaffChange ?? null,
});
allow('without words', saying({ text: '' }));
allow('of an order that staff have changed', saying(), { before: stored(STAFF_STAMP) });
textLimit('words', 500, text => saying({ text }));
deny('words of blanks', saying({ text: '  ' }));
deny('of another kind', saying({ kind: 'late' }));
deny('with a field besides', saying({ photo: 'x' }));
deny('at a time of its own', saying({ at: inDays(-1) }));
deny('without a time', saying({}, { complaint: { kind: 'short', text: '' } }));
deny('with its own updatedAt', saying({}, { updatedAt: inDays(-1) }));
deny('without the command', saying({}, { lastCommandId: '' }));
allow('with a command of 40', saying({}, { lastCommandId: 'C'.repeat(40) }));
deny('with a long command', saying({}, { lastCommandId: 'C'.repeat(41) }));
deny('without a complaint', saying({}, { complaint: deleteField }));
for (const [name, fields] of [
  ['status', { status: 'pending' }],
  ['address', { shippingAddress: '1, Other Road, Kochi 682001' }],
  ['total', { total: 1 }],
] as const) {
  deny(`changing the ${name} besides`, saying({}, fields));
}
for (const status of ['pending', 'processing', 'shipped', 'cancelled']) {
  deny(`of an order that is ${status}`, saying(), { before: stored({ status }) });
}
allow('of an older order, with its status in capitals', saying(), {
  before: stored({ status: 'Delivered' }),
});
deny('of an older order that is on its way, with its status in capitals', saying(), {
  before: stored({ status: 'Shipped' }),
});
const told = stored({ complaint: { kind: 'short', text: '', at: inDays(-1) } });
deny('twice', saying(), { before: told });
deny('taking it back', saying({}, { complaint: deleteField }), { before: told });
deny('by someone else', saying(), { as: RAVI });
deny('by nobody', saying(), { as: null });
deny('with an e-mail that is not verified', saying(), { as: UNVERIFIED });
deny('by staff', saying({}, STAFF_STAMP), { as: STAFF });
deny('by staff, changing one', saying({}, STAFF_STAMP), { as: STAFF, before: told });
allow(
  'beside it, staff change what is theirs',
  commit(update(`orders/${ORDER}`, { label: 'ORD-001', ...STAFF_STAMP })),
  { as: STAFF, before: told },
);
