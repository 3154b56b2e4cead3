import {
  type Period,
  type PeriodUnit,
  periodAt,
  periodBefore,
  periodOfDays,
  sameSpanBefore,
} from '@/lib/time/periods';

/** The periods a report can be of, but for days that are chosen; `this`: the one it is now, else the one before. */
const NAMED = {
  thisWeek: ['week', true],
  lastWeek: ['week', false],
  thisMonth: ['month', true],
  lastMonth: ['month', false],
  thisQuarter: ['quarter', true],
  lastQuarter: ['quarter', false],
  thisYear: ['year', true],
  lastYear: ['year', false],
  thisFinancialYear: ['financialYear', true],
  lastFinancialYear: ['financialYear', false],
} as const satisfies { readonly [name: string]: readonly [unit: PeriodUnit, isThis: boolean] };

export type PeriodChoice = keyof typeof NAMED | 'custom';
export const PERIOD_CHOICES = [...Object.keys(NAMED), 'custom'] as readonly PeriodChoice[];

/** The period of a choice; `from` and `to` are the days chosen, and null comes of days that are none. */
export function reportPeriod(choice: PeriodChoice, from: string, to: string, nowMs: number): Period | null {
  if (choice === 'custom') return periodOfDays(from, to);
  const [unit, isThis] = NAMED[choice];
  const period = periodAt(unit, nowMs);
  return isThis ? period : periodBefore(unit, period);
}

/** What a period is fairly compared with: as much of the one before as has passed of it; of chosen days as many before them. */
export function comparedPeriod(choice: PeriodChoice, period: Period, nowMs: number): Period {
  const { fromMs, toMs } = period;
  if (choice === 'custom') return { fromMs: fromMs - (toMs - fromMs), toMs: fromMs };
  return sameSpanBefore(NAMED[choice][0], period, nowMs);
}
