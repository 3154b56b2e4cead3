import { describe, expect, it } from 'vitest';
import { NOTHING_KEPT } from './customerOverlay';
import { parseCustomerSearch, toSearchableCustomer } from './customerSearch';
import { deriveCustomers } from './deriveCustomers';

const [jose] = deriveCustomers(
  [],
  [
    {
      id: 'CUST-482-ABC',
      ...NOTHING_KEPT,
      name: 'José Mathew',
      contact: 'Front desk',
      email: 'jose@hotel.test',
      phone: '98765 43210',
      updatedAt: null,
      lastCommandId: null,
    },
  ],
).all;

describe('a search of the customers', () => {
  it.each([
    ['', true],
    ['jose', true],
    ['MATHEW jose', true],
    ['front desk', true],
    ['hotel.test', true],
    ['CUST-482', true],
    ['3210', true],
    ['543210', true],
    ['+91 98765-43210', true],
    ['(098765) 43210', true],
    ['3211', false],
    ['jose ravi', false],
  ])('for %j: %s', (query, found) => {
    if (!jose) throw new Error('Nobody to search for.');
    expect(parseCustomerSearch(query)(toSearchableCustomer(jose))).toBe(found);
  });
});
