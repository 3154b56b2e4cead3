import { describe, expect, it } from 'vitest';
import { january, NOW_MS, orderOf, rowsOf, scope, totalsOf } from '../../../../../test/support/reports';
import { deliveryReport, punctualityOf } from './deliveryReport';

const order = (status: string, promised: string | null, delivered?: string) =>
  orderOf('A', january(5), {
    status,
    estimatedDelivery: promised,
    statusTimes: { pending: january(5), ...(delivered && { delivered }) },
  });

describe('an order is', () => {
  it.each([
    // Promised for ten in the morning, and come in the evening.
    ['onTime', order('delivered', january(10), january(10, '23:59'))],
    ['onTime', order('delivered', january(10), january(6))],
    ['late', order('delivered', january(10), january(11, '00:00'))],
    ['underWay', order('shipped', january(15, '10:00'))],
    ['underWay', order('pending', january(20))],
    ['late', order('shipped', january(14, '23:59'))],
    ['notRecorded', order('delivered', january(10))],
    ['notRecorded', order('delivered', null, january(10))],
    ['notRecorded', order('pending', null)],
    // Delivered, and set back since.
    ['underWay', order('processing', january(20), january(8))],
  ] as const)('%s', (punctuality, one) => {
    expect(punctualityOf(one, NOW_MS)).toBe(punctuality);
  });
});

describe('delivery performance', () => {
  const orders = [
    order('delivered', january(10), january(7)),
    order('delivered', january(10), january(12)),
    order('shipped', january(20)),
    order('delivered', january(10)),
    order('cancelled', january(10)),
  ];
  const report = deliveryReport(scope({ orders }));

  it('counts every order that was not cancelled once, on its day', () => {
    const [day, ...others] = rowsOf(report).filter(row => row.orders !== 0);
    expect(others).toEqual([]);
    expect(day).toEqual({
      day: '2026-01-05',
      orders: 4,
      onTime: 1,
      late: 1,
      underWay: 1,
      notRecorded: 1,
      onTimeShare: 0.5,
      averageDays: 4.5,
    });
  });

  it('shares and averages over all of them, not over its rows', () => {
    expect(totalsOf(report, 'orders', 'onTimeShare', 'averageDays')).toEqual([4, 0.5, 4.5]);
    expect(report.chart.bars).toEqual([{ label: '2026-01-05', value: 0.5 }]);
  });

  it('judges nothing where nothing was delivered', () => {
    const none = deliveryReport(scope({ orders: [order('pending', january(20))] }));
    expect(totalsOf(none, 'onTimeShare', 'averageDays')).toEqual([null, null]);
  });
});
