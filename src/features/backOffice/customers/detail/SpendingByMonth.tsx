import { useMemo } from 'react';
import { spendingByMonth } from '@/domain/customer/customerProfile';
import type { Order } from '@/domain/order/order';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { formatMonth } from '@/lib/time/months';
import { useNow } from '@/store/useNow';
import { BarChart } from '@/ui/BarChart';

const MONTHS = 12;

type Props = { readonly orders: readonly Order[] };

export function SpendingByMonth({ orders }: Props) {
  const { page: labels } = useLabels(customersLabels);
  const { language } = useLabels(commonLabels);
  const now = useNow();
  const bars = useMemo(
    () =>
      spendingByMonth(orders, now, MONTHS).map(({ month, spentPaise }) => {
        const label = formatMonth(new Date(month.fromMs).toISOString(), language);
        return { key: label, label, value: spentPaise, said: formatRupees(spentPaise) };
      }),
    [orders, now, language],
  );
  return (
    <section aria-labelledby="months" className="rounded-card bg-surface p-5 shadow-card">
      <h2 id="months" className="mb-4 font-display text-xl font-semibold">
        {labels.months}
      </h2>
      <BarChart
        caption={labels.monthsCaption}
        headings={{ label: labels.month, value: labels.spent }}
        bars={bars}
        text={labels}
      />
    </section>
  );
}
