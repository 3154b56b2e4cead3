import { describe, expect, it } from 'vitest';
import { placeOf } from './orderPlace';

describe('placeOf', () => {
  it.each([
    [
      '14, Lake View Apartments, 3rd Cross, Indiranagar, Bengaluru 560038',
      '560038',
      'Indiranagar, Bengaluru',
    ],
    ['12 Lake View Road, Pune 411001', '411001', 'Pune'],
    ['12 Lake View Road, Pune - 411 001', '411001', 'Pune'],
    ['Flat 3,\nSea View\nBandra West, Mumbai 400050\nLandmark: Lake 2', '400050', 'Bandra West, Mumbai'],
    ['Hill Road 400050', '400050', 'Hill Road'],
    ['12 Lake View Road, Pune', '', 'Pune'],
    ['somewhere', '', 'somewhere'],
    ['', '', ''],
  ])('of %j is %s %s', (shippingAddress, pin, locality) => {
    expect(placeOf({ shippingAddress })).toEqual({ pin, locality });
  });

  it('has the PIN code that the delivery was promised for', () => {
    const delivery = { area: 'Koramangala', pin: '560034', slot: '07:00-10:00' };
    expect(placeOf({ shippingAddress: '5 Main Road, Bengaluru', delivery })).toEqual({
      pin: '560034',
      locality: 'Bengaluru',
    });
  });
});
