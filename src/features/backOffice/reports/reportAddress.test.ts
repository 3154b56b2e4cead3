import { describe, expect, it } from 'vitest';
import {
  PERIOD_CHOICES,
  type PeriodChoice,
  reportPeriod,
} from '@/features/backOffice/reports/definitions/reportPeriod';
import { dayOf } from '@/lib/time/periods';
import { NOW_MS } from '../../../../test/support/reports';
import { readReport, readView, withView } from './reportAddress';

const at = (search: string) => new URLSearchParams(search);

describe('the address of the reports', () => {
  it.each([
    ['', { category: null, period: 'thisMonth', from: '', to: '' }],
    [
      'category=finance&period=custom&from=2026-01-01&to=2026-01-07',
      { category: 'finance', period: 'custom', from: '2026-01-01', to: '2026-01-07' },
    ],
    ['category=gossip&period=ever', { category: null, period: 'thisMonth', from: '', to: '' }],
  ])('%j shows %j', (search, view) => {
    expect(readView(at(search))).toEqual(view);
  });

  it.each([
    ['', null],
    ['report=tax', 'tax'],
    ['report=gossip', null],
  ])('%j opens %s', (search, id) => {
    expect(readReport(at(search))).toBe(id);
  });

  it('keeps days only for a period that is chosen by them', () => {
    const custom = withView(at('report=tax'), { period: 'custom', from: '2026-01-01', to: '2026-01-07' });
    expect(custom.toString()).toBe('report=tax&period=custom&from=2026-01-01&to=2026-01-07');
    expect(withView(custom, { period: 'thisMonth', category: 'sales' }).toString()).toBe(
      'report=tax&category=sales',
    );
  });
});

describe('the period of a report', () => {
  it.each<[PeriodChoice, string, string]>([
    ['thisWeek', '2026-01-12', '2026-01-18'],
    ['lastWeek', '2026-01-05', '2026-01-11'],
    ['thisMonth', '2026-01-01', '2026-01-31'],
    ['lastMonth', '2025-12-01', '2025-12-31'],
    ['thisQuarter', '2026-01-01', '2026-03-31'],
    ['lastQuarter', '2025-10-01', '2025-12-31'],
    ['thisYear', '2026-01-01', '2026-12-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
    ['thisFinancialYear', '2025-04-01', '2026-03-31'],
    ['lastFinancialYear', '2024-04-01', '2025-03-31'],
    ['custom', '2026-01-02', '2026-01-09'],
  ])('%s is from %s to %s', (choice, first, last) => {
    const period = reportPeriod(choice, '2026-01-02', '2026-01-09', NOW_MS);
    expect(period && [dayOf(period.fromMs), dayOf(period.toMs - 1)]).toEqual([first, last]);
  });

  it('can be any of the choices, and is none for days that are none', () => {
    for (const choice of PERIOD_CHOICES) {
      expect(reportPeriod(choice, '2026-01-02', '2026-01-09', NOW_MS)).not.toBeNull();
    }
    expect(reportPeriod('custom', '', '2026-01-09', NOW_MS)).toBeNull();
  });
});
