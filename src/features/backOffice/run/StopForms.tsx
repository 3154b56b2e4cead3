import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import {
  checkDelivered,
  checkFailed,
  draftOf,
  nextDeliveryAttemptDay,
  type Problems,
  retryDayRange,
} from '@/data/run/stopForm';
import type { DeliveryArea } from '@/domain/delivery/deliveryAreas';
import { ATTEMPT_REASONS, type AttemptReason, type Order } from '@/domain/order/order';
import { duePaise } from '@/domain/order/payment/payment';
import { type Payee, upiLink } from '@/domain/order/payment/upi';
import type { CollectedBy } from '@/domain/run/run';
import type { StopResult } from '@/domain/run/stopRecord';
import { runLabels } from '@/i18n/en/backOffice/deliveries/run';
import { runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { parseHundredths } from '@/lib/text/parseHundredths';
import { useNow } from '@/store/useNow';
import { Button, buttonClass } from '@/ui/Button';
import { TextField } from '@/ui/form/TextField';
import { useInvalidFocus } from '@/ui/form/useInvalidFocus';
import { lazyPart } from '@/ui/lazy/lazyPart';

const UpiCode = lazyPart(() => import('@/components/order/UpiCode').then(part => part.UpiCode));

type Said = Exclude<StopResult, { kind: 'undone' }>;
type Props = {
  readonly order: Order;
  readonly onSay: (result: Said) => void;
  readonly onBack: () => void;
};

const NO_PROBLEMS: Problems = {};

/**
 * What was asked for is in sight: the next tap needs no swipe before it. It has the focus of the button that made way for it, which
 * would go to a control above, and the page with it.
 */
function useInSight(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [form]);
}

/** Who took it and how it was paid. The usual answer is there already: paying in cash is the one tap that is left. */
export function DeliveredForm({ order, payee, onSay, onBack }: Props & { readonly payee: Payee }) {
  const labels = useLabels(runLabels);
  const runs = useLabels(runsLabels);
  const { form: text } = labels;
  const [draft, setDraft] = useState(() => draftOf(order));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [byUpi, setByUpi] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<HTMLDivElement>(null);
  useInvalidFocus(form, problems);
  useInSight(form);
  const due = duePaise(order);
  const amountPaise = parseHundredths(draft.amount) ?? 0;
  const amount = formatRupees(amountPaise);
  const showsCode = byUpi && payee.upi !== '' && amountPaise > 0;
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    problem: problems[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const say = (method: CollectedBy | null) => {
    const checked = checkDelivered(draft, order, method, runs);
    if ('problems' in checked) setProblems(checked.problems);
    else onSay({ kind: 'delivered', ...checked });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say(due === 0 ? null : byUpi ? 'upi' : 'cash');
  };
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label={text.delivered(inSentence(order.customerName) || labels.noName)}
      onSubmit={submit}
      className="flex scroll-mb-4 flex-col gap-3 outline-none"
    >
      <TextField label={text.to} {...field('to')} />
      {due > 0 && <TextField label={text.amount} inputMode="decimal" {...field('amount')} />}
      {showsCode && (
        // Its place, before it is there.
        <div ref={code} tabIndex={-1} className="flex min-h-68 flex-col items-center gap-2 outline-none">
          <UpiCode payee={payee} amountPaise={amountPaise} orderId={order.id} />
          <p className="text-sm text-ink-soft">{text.scan}</p>
          <a href={upiLink(payee, amountPaise, order.id)} className={buttonClass('quiet')}>
            {text.openUpi}
          </a>
        </div>
      )}
      {byUpi && <TextField label={text.upiReference} {...field('reference')} />}
      {due === 0 ? (
        <Button type="submit" className="min-h-14">
          {text.done}
        </Button>
      ) : byUpi ? (
        <Button type="submit" className="min-h-14">
          {text.saveUpi(amount)}
        </Button>
      ) : (
        <Button type="submit" className="min-h-14">
          {text.cash(amount)}
        </Button>
      )}
      <div className="flex flex-wrap gap-2">
        {due > 0 && !byUpi && (
          <Button
            variant="secondary"
            className="grow px-3!"
            onClick={() => {
              setByUpi(true);
              // A keyboard on the screen would be over the code.
              requestAnimationFrame(() =>
                (code.current ?? form.current?.querySelectorAll('input')[2])?.focus(),
              );
            }}
          >
            {text.upi}
          </Button>
        )}
        {due > 0 && (
          <Button variant="secondary" className="grow px-3!" onClick={() => say(null)}>
            {text.unpaid}
          </Button>
        )}
        <Button variant="quiet" className="grow px-3!" onClick={() => (byUpi ? setByUpi(false) : onBack())}>
          {text.back}
        </Button>
      </div>
    </form>
  );
}

/** Why nobody took it: the reason is the tap that saves; the day is there already. */
export function FailedForm({
  order,
  areas,
  onSay,
  onBack,
}: Props & { readonly areas: readonly DeliveryArea[] }) {
  const labels = useLabels(runLabels);
  const runs = useLabels(runsLabels);
  const { form: text } = labels;
  const nowMs = useNow();
  const [draft, setDraft] = useState(() => ({ day: nextDeliveryAttemptDay(order, areas, nowMs), note: '' }));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const form = useRef<HTMLFieldSetElement>(null);
  useInvalidFocus(form, problems);
  useInSight(form);
  const why = useId();
  const days = retryDayRange(nowMs, 'tomorrow');
  const say = (reason: AttemptReason) => {
    const checked = checkFailed(draft, days, runs);
    if ('problems' in checked) setProblems(checked.problems);
    else onSay({ kind: 'failed', reason, ...checked });
  };
  return (
    <fieldset
      ref={form}
      tabIndex={-1}
      aria-label={text.failed(inSentence(order.customerName) || labels.noName)}
      className="flex scroll-mb-4 flex-col gap-3 outline-none"
    >
      <TextField
        label={text.day}
        type="date"
        min={days.first}
        max={days.last}
        value={draft.day}
        problem={problems.day}
        onChange={({ target }) => setDraft({ ...draft, day: target.value })}
      />
      <TextField
        label={text.note}
        autoComplete="off"
        value={draft.note}
        problem={problems.note}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
      />
      <p id={why} className="text-sm font-semibold">
        {text.why}
      </p>
      <ul aria-labelledby={why} className="grid gap-2 sm:grid-cols-2">
        {ATTEMPT_REASONS.map(reason => (
          <li key={reason} className="contents">
            <Button variant="secondary" className="min-h-12" onClick={() => say(reason)}>
              {runs.attempt[reason]}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onBack}>
        {text.back}
      </Button>
    </fieldset>
  );
}
