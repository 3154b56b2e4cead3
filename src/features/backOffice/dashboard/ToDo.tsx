import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '@/domain/order/order';
import { toDoLabels } from '@/i18n/en/backOffice/toDo';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { ordersAddress } from '@/lib/addresses';
import { formatRupees, type Paise } from '@/lib/number/money';
import { formatChange, formatCount } from '@/lib/number/numbers';
import { PATHS } from '@/lib/paths';
import { INDIA_OFFSET_MS } from '@/lib/time/dates';
import { weekdayName } from '@/lib/time/weekday';
import { type Revenue, toDoFigures } from './toDoFigures';

/** To the rupee: there is room for no more. */
const rupees = (paise: Paise): string => formatRupees(Math.round(paise / 100) * 100).slice(0, -3);

type Figure = {
  readonly name: string;
  readonly value: string;
  readonly to: string;
  readonly urgent?: boolean;
  /** Beside the same time before. */
  readonly revenue?: Revenue & { readonly before: string };
};

type Props = { readonly orders: readonly Order[]; readonly nowMs: number };

/** What is to be done now and how the money comes in: each figure leads to what it counts. */
export function ToDo({ orders, nowMs }: Props) {
  const text = useLabels(toDoLabels);
  const { language } = useLabels(commonLabels);
  const { pending, dueToday, late, cashPaise, today, week } = useMemo(
    () => toDoFigures(orders, nowMs),
    [orders, nowMs],
  );
  const weekday = weekdayName(new Date(nowMs + INDIA_OFFSET_MS).getUTCDay() || 7, language);
  const figures: readonly Figure[] = [
    { name: text.pending, value: formatCount(pending), to: ordersAddress('status', 'pending') },
    { name: text.dueToday, value: formatCount(dueToday), to: ordersAddress('due', 'today') },
    { name: text.late, value: formatCount(late), to: ordersAddress('due', 'late'), urgent: late > 0 },
    { name: text.cash, value: rupees(cashPaise), to: ordersAddress('payment', 'cashUnpaid') },
    {
      name: text.today,
      value: rupees(today.paise),
      to: ordersAddress('date', 'today'),
      revenue: { ...today, before: text.lastWeekday(weekday, rupees(today.beforePaise)) },
    },
    {
      name: text.week,
      value: rupees(week.paise),
      to: `${PATHS.reports}?report=sales&period=thisWeek`,
      revenue: { ...week, before: text.lastWeek(rupees(week.beforePaise)) },
    },
  ];
  return (
    <section aria-label={text.heading}>
      <ul className="grid grid-cols-2 gap-1 rounded-card bg-surface p-1 shadow-card md:grid-cols-[repeat(4,auto)_1fr_1fr]">
        {figures.map(({ name, value, to, urgent, revenue }) => (
          <li key={name} className="min-w-0">
            <Link
              to={to}
              className="flex h-full min-h-14 flex-col rounded-control px-3 py-1.5 hover:bg-sunken md:px-2 xl:px-4"
            >
              <span className="text-xs font-semibold text-ink-soft sm:text-sm">{name}</span>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <strong
                  className={`font-display text-xl font-semibold tabular-nums ${urgent ? 'text-bad' : ''}`}
                >
                  {value}
                </strong>
                {revenue && revenue.change !== null && (
                  <span
                    className={`text-sm font-semibold tabular-nums ${revenue.change < 0 ? 'text-bad' : 'text-good'}`}
                  >
                    {formatChange(revenue.change)}
                  </span>
                )}
              </span>
              {revenue && <span className="text-xs text-ink-soft tabular-nums">{revenue.before}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
