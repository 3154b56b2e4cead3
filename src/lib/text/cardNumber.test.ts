import { describe, expect, it } from 'vitest';
import { holdsCardNumber } from './cardNumber';

describe('holdsCardNumber', () => {
  it.each([
    'my card is 4111111111111111, thanks',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '41111111 11111111',
    '378282246310005',
    '3782 822463 10005',
    '6304000000000000',
    'door 12 4111 1111 1111 1111 411001',
    '४१११ ११११ ११११ ११११',
  ])('finds one in %j', text => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    '',
    'Leave with the guard, gate 4',
    '4111111111111112',
    '411111111111',
    'call 9876543210',
    '411001 9876543210',
    '9876543210 411007',
    '0000000000000000',
    '12, 34, 56, 78, 90, 12, 34',
  ])('finds none in %j', text => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});
