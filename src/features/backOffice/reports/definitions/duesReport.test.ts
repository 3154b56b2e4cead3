import { describe, expect, it } from 'vitest';
import { january, orderOf, rowsOf, scope, totalsOf } from '../../../../../test/support/reports';
import { duesReport } from './duesReport';

const delivered = (id: string, day: number, fields: object = {}) =>
  orderOf(id, january(day), {
    status: 'delivered',
    customerName: 'Asha Rao',
    userId: 'asha',
    email: 'asha@demo.test',
    phone: '9876543210',
    total: 20,
    ...fields,
  });
const paid = (state: string, amount: number) => ({
  payment: { state, method: 'cash', amount, reference: '', at: january(9), by: 'admin' },
});

describe('dues', () => {
  const report = duesReport(
    scope({
      orders: [
        delivered('A', 5),
        delivered('B', 3, paid('partly', 5.5)),
        delivered('C', 4, paid('paid', 20)),
        delivered('D', 4, paid('refunded', 20)),
        delivered('E', 6, paid('due', 0)),
        delivered('F', 7, { status: 'shipped' }),
        delivered('G', 7, { status: 'cancelled' }),
        delivered('H', 8, {
          customerName: 'Ravi',
          userId: 'ravi',
          email: 'ravi@demo.test',
          phone: '',
          total: 99,
        }),
      ],
    }),
  );

  it('are what was delivered and not paid, by customer, the most first, and since when', () => {
    expect(rowsOf(report)).toEqual([
      { customer: 'Ravi', phone: null, email: 'ravi@demo.test', orders: 1, toPay: 9900, since: '2026-01-08' },
      {
        ...{ customer: 'Asha Rao', phone: '9876543210', email: 'asha@demo.test' },
        ...{ orders: 3, toPay: 5450, since: '2026-01-03' },
      },
    ]);
    expect(totalsOf(report, 'orders', 'toPay')).toEqual([4, 15_350]);
    expect(report.headline.value).toBe(15_350);
    expect(report.basis).toEqual({ kind: 'orders', count: 4 });
  });
});
