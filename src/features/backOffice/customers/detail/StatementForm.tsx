// @bundle on-demand

import { useState } from 'react';
import { FileExport } from '@/components/fileExport/FileExport';
import type { Customer } from '@/domain/customer/customer';
import { type BalanceEntry, statementOf } from '@/domain/customer/customerBalance';
import { titleOf } from '@/features/backOffice/customers/shared/customerFieldLabels';
import { customerBalanceLabels } from '@/i18n/en/backOffice/customerBalance';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { paymentsLabels } from '@/i18n/en/backOffice/payments';
import { statementLabels } from '@/i18n/en/backOffice/statement';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { dayOf, periodAt, periodOfDays } from '@/lib/time/periods';
import { TextField } from '@/ui/form/TextField';
import { type StatementLabels, statementFile } from './statementFile';

type Props = {
  readonly entries: readonly BalanceEntry[];
  readonly customer: Customer;
  readonly notes: readonly string[];
  readonly nowMs: number;
};

/** The statement of a period, to take along; of this month where no other is chosen. */
export function StatementForm({ customer, entries, notes, nowMs }: Props) {
  const labels: StatementLabels = {
    balance: useLabels(customerBalanceLabels),
    payments: useLabels(paymentsLabels),
    statement: useLabels(statementLabels),
    common: useLabels(commonLabels),
  };
  const text = labels.statement;
  const customers = useLabels(customersLabels);
  const month = periodAt('month', nowMs);
  const [from, setFrom] = useState(dayOf(month.fromMs));
  const [to, setTo] = useState(dayOf(nowMs));
  const period = periodOfDays(from, to);
  const statement = period && statementOf(entries, period);
  const lines = [
    titleOf(customer, customers),
    customer.orders[0]?.shippingAddress ?? '',
    customer.phone,
    customer.account?.email ?? customer.email,
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold">{text.heading}</h3>
        <p className="text-sm text-ink-soft">{text.lead}</p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={text.from}
          type="date"
          value={from}
          onChange={event => setFrom(event.target.value)}
        />
        <TextField label={text.to} type="date" value={to} onChange={event => setTo(event.target.value)} />
      </div>
      {statement && period ? (
        <>
          <p className="text-sm text-ink-soft tabular-nums">
            {text.opening}: {formatRupees(statement.openingPaise)} · {text.closing}:{' '}
            {formatRupees(statement.closingPaise)}
          </p>
          <div className="flex flex-wrap gap-3">
            <FileExport
              file={statementFile(
                { statement, period, customer: lines, customerId: customer.label ?? customer.id, notes },
                labels,
              )}
            />
          </div>
        </>
      ) : (
        <p role="status" className="text-sm text-warn">
          {text.noPeriod}
        </p>
      )}
    </div>
  );
}
