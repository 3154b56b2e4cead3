import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import type { Customer } from '@/domain/customer/customer';
import {
  type CustomerBalance as Balance,
  type BalanceEntry,
  balanceEntries,
  balanceOf,
} from '@/domain/customer/customerBalance';
import { duesCutoff } from '@/domain/order/payment/dues';
import { customerBalanceLabels } from '@/i18n/en/backOffice/customerBalance';
import { paymentsLabels } from '@/i18n/en/backOffice/payments';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { orderAddress } from '@/lib/addresses';
import { formatRupees } from '@/lib/number/money';
import { formatCount } from '@/lib/number/numbers';
import { formatDay } from '@/lib/time/dates';
import { useAppSelector } from '@/store/hooks';
import { useNow } from '@/store/useNow';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { type BalanceLabels, entryText } from './entryText';

const StatementForm = lazyPart(() => import('./StatementForm').then(part => part.StatementForm));

/** More are the statement's. */
const SHOWN = 5;

type Props = {
  readonly customer: Customer;
  /** This device has the latest orders only. */
  readonly latestOnly: boolean;
};

/** What a customer was billed, has paid and owes, by the orders on this device; and the statement of it. */
export function CustomerBalance({ customer, latestOnly }: Props) {
  const labels: BalanceLabels = {
    balance: useLabels(customerBalanceLabels),
    payments: useLabels(paymentsLabels),
    common: useLabels(commonLabels),
  };
  const text = labels.balance;
  const all = useAppSelector(selectOrdersNewestFirst);
  const nowMs = useNow();
  const from = useMemo(() => duesCutoff(all), [all]);
  const { orders } = customer;
  const entries = useMemo(() => balanceEntries(orders, from, nowMs), [orders, from, nowMs]);
  const balance = useMemo(() => balanceOf(orders, entries, from), [orders, entries, from]);
  const notes = [
    ...(balance.ordersBefore > 0 ? [text.before(formatCount(balance.ordersBefore))] : []),
    ...(latestOnly ? [text.latestOnly] : []),
  ];
  return (
    <section
      aria-labelledby="balance"
      className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card"
    >
      <h2 id="balance" className="font-display text-xl font-semibold">
        {text.heading}
      </h2>
      <Figures balance={balance} text={text} />
      {notes.map(note => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
      <div className="grid gap-6 border-t border-line pt-4 lg:grid-cols-2">
        <Payments entries={entries} labels={labels} />
        <StatementForm customer={customer} entries={entries} notes={notes} nowMs={nowMs} />
      </div>
    </section>
  );
}

type FiguresProps = { readonly balance: Balance; readonly text: BalanceLabels['balance'] };

function Figures({ balance, text }: FiguresProps) {
  const { billedPaise, paidPaise, refundedPaise, openPaise, deliveredPaise } = balance;
  const figures = [
    { name: text.billed, paise: billedPaise, hint: text.billedHint },
    { name: text.paid, paise: paidPaise, hint: '' },
    ...(refundedPaise === 0 ? [] : [{ name: text.refunded, paise: refundedPaise, hint: '' }]),
    {
      name: openPaise < 0 ? text.owedByShop : text.open,
      paise: Math.abs(openPaise),
      hint:
        openPaise === 0
          ? text.settled
          : deliveredPaise > 0
            ? text.delivered(formatRupees(deliveredPaise))
            : '',
      strong: openPaise !== 0,
    },
  ];
  return (
    <dl aria-label={text.figures} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ name, paise, hint, strong }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
          <dd>
            <span
              className={`block font-display text-xl font-semibold tabular-nums wrap-anywhere ${strong ? 'text-warn' : ''}`}
            >
              {formatRupees(paise)}
            </span>
            {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type EntriesProps = { readonly entries: readonly BalanceEntry[]; readonly labels: BalanceLabels };

/** What was written down of their money, the newest first. */
function Payments({ entries, labels }: EntriesProps) {
  const { balance: text, common } = labels;
  const payments = entries.filter(({ kind }) => kind === 'payment' || kind === 'refund').toReversed();
  const shown = payments.slice(0, SHOWN);
  return (
    <div>
      <h3 className="font-semibold">{text.payments}</h3>
      {shown.length === 0 && <p className="mt-2 text-ink-soft">{text.noPayments}</p>}
      <ul aria-label={text.paymentsCaption} className="mt-1 divide-y divide-line">
        {shown.map(entry => (
          <li
            key={`${entry.orderId} ${entry.atMs} ${entry.paise}`}
            className="flex items-baseline justify-between gap-4 py-2"
          >
            <span className="min-w-0">
              <Link
                to={orderAddress(entry.orderId)}
                state={OPENED_FROM_PAGE}
                className="inline-flex min-h-6 items-center text-brand underline wrap-anywhere"
              >
                {entryText(entry, labels)}
              </Link>
              <span className="block text-sm text-ink-soft wrap-anywhere">
                {[formatDay(new Date(entry.atMs ?? 0).toISOString(), common.language), entry.reference]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{formatRupees(-entry.paise)}</span>
          </li>
        ))}
      </ul>
      {payments.length > SHOWN && (
        <p className="text-sm text-ink-soft">{text.morePayments(formatCount(SHOWN))}</p>
      )}
    </div>
  );
}
