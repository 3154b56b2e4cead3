import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paymentText } from '@/data/order/paymentText';
import { type Order, PAID_BY, type PaymentRecord } from '@/domain/order/order';
import {
  duePaise,
  isSamePayment,
  paidPaise,
  paymentOf,
  paymentState,
  recordOf,
} from '@/domain/order/payment/payment';
import { paymentsLabels } from '@/i18n/en/backOffice/payments';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { formatDateTime } from '@/lib/time/dates';
import { Button } from '@/ui/Button';
import { PillChoice } from '@/ui/form/PillChoice';
import { TextField } from '@/ui/form/TextField';
import { useInvalidFocus } from '@/ui/form/useInvalidFocus';
import {
  amountProblemText,
  checkPayment,
  draftOf,
  type OpenPayment,
  type PaymentDraft,
  type PaymentProblems,
} from './paymentRules';

type Props = {
  readonly order: Order;
  readonly busy: boolean;
  /** Whoever closes the order asks before what was typed in it is lost. */
  readonly form: OpenPayment | null;
  readonly onForm: (form: OpenPayment | null) => void;
  readonly onRecord: (payment: PaymentRecord) => void;
};

/** What was paid of an order, and the ways to write down more: all of it in cash is one tap. */
export function OrderPayment({ order, busy, form, onForm, onRecord }: Props) {
  const labels = useLabels(paymentsLabels);
  const { language } = useLabels(commonLabels);
  const heading = useRef<HTMLHeadingElement>(null);
  const { payment } = order;
  const due = duePaise(order);
  const state = paymentState(order);
  const cancelled = order.status === 'cancelled';
  const toGiveBack = cancelled ? paidPaise(order) : 0;
  const record = (paid: PaymentRecord) => {
    // The button or the form is gone with what it was for.
    heading.current?.focus();
    onForm(null);
    onRecord(paid);
  };
  const open = (kind: PaymentDraft['kind']) =>
    onForm({ draft: draftOf(order, kind), typed: false, seen: recordOf(order) });
  const inCash = { method: 'cash', amountPaise: paidPaise(order) + due, reference: '' } as const;
  return (
    <section className="flex flex-col gap-3 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {labels.heading}
        </h3>
        {due > 0 && <p className="font-semibold text-warn tabular-nums">{labels.toPay(formatRupees(due))}</p>}
        {toGiveBack > 0 && (
          <p className="font-semibold text-warn tabular-nums">
            {labels.toGiveBack(formatRupees(toGiveBack))}
          </p>
        )}
      </div>
      {payment && state !== 'due' && (
        <div className="text-sm">
          <p className={`font-medium tabular-nums ${state === 'paid' ? 'text-good' : ''}`}>
            {paymentText(payment, labels)}
          </p>
          {payment.reference && (
            <p className="wrap-anywhere text-ink-soft">{labels.reference(inSentence(payment.reference))}</p>
          )}
          {payment.at && (
            <time dateTime={payment.at} className="text-ink-soft tabular-nums">
              {formatDateTime(payment.at, language)}
            </time>
          )}
        </div>
      )}
      {cancelled && state === 'due' && <p className="text-sm text-ink-soft">{labels.nothingToPay}</p>}
      {form ? (
        <PaymentForm
          key={form.draft.kind}
          order={order}
          form={form}
          busy={busy}
          onForm={onForm}
          onSave={record}
          onCancel={() => {
            heading.current?.focus();
            onForm(null);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {due > 0 && (
            <Button
              variant="secondary"
              className="px-4!"
              aria-disabled={busy}
              onClick={() => !busy && record(paymentOf(order, inCash))}
            >
              {labels.inCash(formatRupees(due))}
            </Button>
          )}
          {!(cancelled && state === 'due') && (
            <Button variant="quiet" className="px-4!" onClick={() => open('paid')}>
              {state === 'due' ? labels.other : labels.correct}
            </Button>
          )}
          {paidPaise(order) > 0 && (
            <Button variant="quiet" className="px-4!" onClick={() => open('refunded')}>
              {labels.giveBack}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type FormProps = {
  readonly order: Order;
  readonly form: OpenPayment;
  readonly busy: boolean;
  readonly onForm: (form: OpenPayment) => void;
  readonly onSave: (payment: PaymentRecord) => void;
  readonly onCancel: () => void;
};

const NO_PROBLEMS: PaymentProblems = {};

function PaymentForm({ order, form, busy, onForm, onSave, onCancel }: FormProps) {
  const labels = useLabels(paymentsLabels);
  const text = labels.form;
  const { draft, seen } = form;
  const { kind } = draft;
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const element = useRef<HTMLFormElement>(null);
  useInvalidFocus(element, problems);
  useEffect(() => element.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const change = (part: Partial<PaymentDraft>) =>
    onForm({ ...form, draft: { ...draft, ...part }, typed: true });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const now = recordOf(order);
    if (!isSamePayment(seen, now)) {
      onForm({ ...form, seen: now });
      setProblems({ amount: { kind: 'recordedMeanwhile', now } });
      return;
    }
    const checked = checkPayment(draft, order);
    if ('problems' in checked) setProblems(checked.problems);
    else onSave(checked.payment);
  }

  return (
    <form ref={element} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <PillChoice
        label={text.method}
        values={PAID_BY}
        chosen={draft.method}
        onChoose={method => change({ method })}
        nameOf={method => labels.method[method]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={kind === 'paid' ? text.amount : text.amountBack}
          hint={kind === 'paid' && order.payment ? text.amountHint : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          problem={amountProblemText(problems.amount, labels)}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <TextField
          label={draft.method === 'upi' ? text.upiReference : text.reference}
          autoComplete="off"
          value={draft.reference}
          problem={problems.reference && labels.problems[problems.reference]}
          onChange={({ target }) => change({ reference: target.value })}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" className="px-4!" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" className="px-4!" aria-disabled={busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
