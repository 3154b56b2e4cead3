import {
  ASHA,
  NOT_STAFF,
  ORDER,
  placing,
  placingByStaff,
  pricing,
  SETTINGS,
  SHELF,
  STAFF,
  STAFF_STAMP,
  storedOrder,
} from '../shop';
import { FINE_LINES, UGLY_LINES } from '../texts';
import {
  commit,
  type Documents,
  inDays,
  indianTime,
  set,
  update,
  type VectorFields,
  type VectorValue,
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

const AREA: VectorFields = {
  pins: ['560034', '560095'],
  days: [1, 2, 3, 4, 5, 6, 7],
  slots: ['07:00-10:00', '17:15-20:45'],
  cutOff: 24,
  fee: 20,
};
const shopWith = (areas: VectorFields): Documents => ({
  ...SHELF,
  'settings/shop': { ...SETTINGS, areas },
});
const shop = shopWith({
  Koramangala: AREA,
  Whitefield: { ...AREA, pins: ['560066'], fee: 35.5 },
});

const orders = createVectorGroup('the delivery of an order', { as: ASHA, before: shop });
const { allow, deny } = orders;

const LINES = { '1': 2 };
const CHOICE: VectorFields = { area: 'Koramangala', pin: '560034', slot: '07:00-10:00' };
/** Tomorrow until ten, in the first area. */
const ORDERED: VectorFields = {
  delivery: CHOICE,
  estimatedDelivery: indianTime(1, 600),
  pricing: pricing(4000, { feePaise: 2000 }),
};
const place = (fields: VectorFields = {}) => placing(LINES, { ...ORDERED, ...fields });
const choose = (choice: VectorFields, fields: VectorFields = {}) =>
  place({ delivery: { ...CHOICE, ...choice }, ...fields });

allow('tomorrow', place());
allow('to the other PIN code of its area', choose({ pin: '560095' }));
allow('in the evening', choose({ slot: '17:15-20:45' }, { estimatedDelivery: indianTime(1, 1245) }));
allow(
  'in another area, at its fee',
  choose({ area: 'Whitefield', pin: '560066' }, { pricing: pricing(4000, { feePaise: 3550 }) }),
);
allow('in 14 days', place({ estimatedDelivery: indianTime(14, 600) }));
deny('in 15 days', place({ estimatedDelivery: indianTime(15, 600) }));
deny('today', place({ estimatedDelivery: indianTime(0, 600) }));
deny('yesterday', place({ estimatedDelivery: indianTime(-1, 600) }));
for (const minutes of [599, 601, 420, 600 + 330, 0]) {
  deny(`${minutes} minutes into its day`, place({ estimatedDelivery: indianTime(1, minutes) }));
}
deny('in five days, as without areas', place({ estimatedDelivery: inDays(5.0001) }));
for (const at of ['2026-01-16T04:30:00Z', null, 5]) {
  deny(`at ${JSON.stringify(at)}`, place({ estimatedDelivery: at }));
}
deny('at the fee of the shop', place({ pricing: pricing(4000) }));
deny('at the fee of another area', place({ pricing: pricing(4000, { feePaise: 3550 }) }));
deny('to a PIN code of no area', choose({ pin: '560001' }));
deny('to a PIN code of another area', choose({ pin: '560066' }));
deny('to a PIN code that is a number', choose({ pin: 560034 }));
deny('in a slot that there is not', choose({ slot: '08:00-10:00' }));
deny('in an area that there is not', choose({ area: 'Hebbal' }));
deny('in the area of another PIN code', choose({ area: 'Whitefield' }));
deny('with a field more', choose({ note: 'x' }));
for (const field of Object.keys(CHOICE)) {
  deny(`without its ${field}`, place({ delivery: without(CHOICE, field) }));
}
for (const delivery of [null, 'a1', [], {}]) deny(`of ${JSON.stringify(delivery)}`, place({ delivery }));
deny('of nothing, where the shop has areas', placing(LINES));
deny('of nothing, at the fee and the time of an area', placing(LINES, { ...without(ORDERED, 'delivery') }));
deny('where the shop has no areas', place(), { before: SHELF });
deny('where the shop has no areas, at its own fee', place({ pricing: pricing(4000) }), { before: SHELF });
deny('where no area is left', place(), { before: shopWith({}) });
allow('of nothing, where no area is left', placing(LINES), { before: shopWith({}) });

// The cut-off is on the day before, by the clock of India; the vectors' is half past two in the afternoon, a Thursday.
const closing = (cutOff: VectorValue) => ({ before: shopWith({ Koramangala: { ...AREA, cutOff } }) });
deny('tomorrow, closed since the day began', place(), closing(0));
allow(
  'the day after tomorrow, closed when tomorrow begins',
  place({ estimatedDelivery: indianTime(2, 600) }),
  closing(0),
);
allow('exactly half an hour before the cut-off', place(), closing(15));
deny('exactly half an hour after the cut-off', place(), closing(14));
const on = (days: VectorValue) => ({ before: shopWith({ Koramangala: { ...AREA, days } }) });
allow('exactly on its weekday', place(), on([5]));
deny('exactly on no weekday of its area', place(), on([1, 2, 3, 4, 6, 7]));
allow('exactly on a Sunday', place({ estimatedDelivery: indianTime(3, 600) }), on([7]));
// Ten past midnight in India is the day before in London.
const early = shopWith({ Koramangala: { ...AREA, slots: ['00:05-00:10'], days: [5] } });
allow(
  'exactly on its weekday, just after midnight',
  choose({ slot: '00:05-00:10' }, { estimatedDelivery: indianTime(1, 10) }),
  { before: early },
);

const byStaff = (fields: VectorFields = {}) => placingByStaff(LINES, { ...ORDERED, ...fields });
allow('by staff', byStaff(), { as: STAFF });
deny('by staff, today', byStaff({ estimatedDelivery: indianTime(0, 600) }), { as: STAFF });
deny('by staff, at the fee of the shop', byStaff({ pricing: pricing(4000) }), { as: STAFF });
deny('by staff, of nothing', placingByStaff(LINES), { as: STAFF });
deny('by staff, where the shop has no areas', byStaff(), { as: STAFF, before: SHELF });

const ordered = { ...shop, [`orders/${ORDER}`]: storedOrder(LINES, ORDERED) };
deny(
  'changed by staff',
  commit(update(`orders/${ORDER}`, { delivery: { ...CHOICE, slot: '17:15-20:45' }, ...STAFF_STAMP })),
  { as: STAFF, before: ordered },
);

const settings = createVectorGroup('the delivery areas', { as: STAFF, leavesTraces: true });
const save = (areas: VectorValue) => commit(set('settings/shop', { ...SETTINGS, ...STAFF_STAMP, areas }));
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`Area ${index}`, AREA]));
const last = (fields: VectorFields) => ({ ...many(7), Z: { ...AREA, ...fields } });
const named = (...names: readonly string[]) => save(Object.fromEntries(names.map(name => [name, AREA])));
const pinsOf = (count: number) => Array.from({ length: count }, (_, index) => String(560_001 + index));

settings.allow('none of them', save({}));
for (let count = 1; count <= 8; count += 1) {
  settings.allow(`${count} of them`, save(many(count)));
  settings.deny(
    `${count} of them, one without a slot`,
    save({ ...many(count - 1), Z: { ...AREA, slots: [] } }),
  );
}
settings.deny('9 of them', save(many(9)));
settings.allow('with the longest names', named('x'.repeat(250), 'y'.repeat(249)));
settings.deny('with longer names', named('x'.repeat(250), 'y'.repeat(250)));
for (const name of FINE_LINES) settings.allow(`with the name ${name}`, named(name));
for (const [what, name] of UGLY_LINES) {
  // No field of a map can be called by nothing.
  if (name !== '') settings.deny(`with a name ${what}`, named(name));
}
for (const [who, as] of NOT_STAFF) settings.deny(`by ${who}`, save({ Koramangala: AREA }), { as });
for (const areas of [null, [], 'Koramangala', 5, { Koramangala: null }, { Koramangala: 'x' }]) {
  settings.deny(`that are ${JSON.stringify(areas)}`, save(areas));
}
for (const field of Object.keys(AREA)) {
  settings.deny(`without ${field}`, save({ Koramangala: without(AREA, field) }));
  settings.deny(
    `with another field in the place of ${field}`,
    save({ Koramangala: { ...without(AREA, field), x: 1 } }),
  );
}
settings.deny('with a field more', save({ Koramangala: { ...AREA, note: 'x' } }));
settings.allow('of 60 PIN codes', save(last({ pins: pinsOf(60) })));
settings.deny('of 61 PIN codes', save(last({ pins: pinsOf(61) })));
for (const pins of [
  ...[[], [''], ['060034'], ['56003'], ['5600345'], ['56003x'], ['560034 '], ['५६००३४']],
  ...[['560034', ''], '560034', { '0': '560034' }, null],
]) {
  settings.deny(`with the PIN codes ${JSON.stringify(pins)}`, save(last({ pins })));
}
settings.allow(
  'of four slots',
  save(last({ slots: ['00:00-00:01', '09:59-10:00', '19:30-20:00', '23:00-23:59'] })),
);
for (const slots of [
  ...[[], [''], ['7:00-10:00'], ['24:00-24:30'], ['07:60-10:00'], ['07:00-24:00'], ['07:00-10:60']],
  ...[['07:00-10:00', ''], '07:00-10:00', null, ['07:00-10:00', '7:00-10:00'], ['07:00 10:00']],
  ['01:00-02:00', '02:00-03:00', '03:00-04:00', '04:00-05:00', '05:00-06:00'],
]) {
  settings.deny(`with the slots ${JSON.stringify(slots)}`, save(last({ slots })));
}
for (const days of [[7], [1], [1, 2, 3, 4, 5, 6, 7]]) {
  settings.allow(`on the days ${JSON.stringify(days)}`, save(last({ days })));
}
for (const days of [[], [0], [8], [1.5], '1', null, { '1': 1 }, [1, 2, 3, 4, 5, 6, 7, 7]]) {
  settings.deny(`on the days ${JSON.stringify(days)}`, save(last({ days })));
}
for (const cutOff of [0, 9, 10, 19, 20, 24]) settings.allow(`until ${cutOff}`, save(last({ cutOff })));
for (const cutOff of [-1, 25, 12.5, '12', null]) {
  settings.deny(`until ${JSON.stringify(cutOff)}`, save(last({ cutOff })));
}
for (const fee of [0, 0.01, 20.5, 99_999.99, 100_000]) settings.allow(`for ${fee}`, save(last({ fee })));
for (const fee of [-1, 100_000.01, 0.005, '20', null, Number.NaN, Number.POSITIVE_INFINITY]) {
  settings.deny(`for ${JSON.stringify(fee)} (${fee})`, save(last({ fee })));
}

export const DELIVERY = [...orders.vectors, ...settings.vectors];
