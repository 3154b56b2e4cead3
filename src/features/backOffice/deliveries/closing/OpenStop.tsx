import { type FormEvent, useRef, useState } from 'react';
import { stopProblemText } from '@/data/run/runTexts';
import {
  checkDelivered,
  checkFailed,
  type DeliveredDraft,
  draftOf,
  nextDeliveryAttemptDay,
  type Problems,
  retryDayRange,
} from '@/data/run/stopForm';
import { useStaffShop } from '@/data/shop/staffShopReads';
import { ATTEMPT_REASONS, type AttemptReason, type Order } from '@/domain/order/order';
import { duePaise } from '@/domain/order/payment/payment';
import type { CollectedBy } from '@/domain/run/run';
import { parseStopProblem, type StopResult } from '@/domain/run/stopRecord';
import { DEFAULT_SHOP } from '@/domain/shop/shop';
import { closingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useNow } from '@/store/useNow';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { useInvalidFocus } from '@/ui/form/useInvalidFocus';
import { Notice } from '@/ui/Notice';
import { showToast } from '@/ui/toast/toast';
import type { StopActions } from './closingAddress';
import { settleStop } from './closingCommands';
import { OrderLine } from './OrderLine';

type Props = {
  readonly runId: string;
  readonly order: Order;
  /** What was said of it before, and was refused. */
  readonly refused: CommandRecord | undefined;
  readonly actions: StopActions;
};

type Draft = DeliveredDraft & {
  readonly method: CollectedBy | 'none';
  readonly reason: AttemptReason;
  readonly day: string;
  readonly note: string;
};

const NO_PROBLEMS: Problems = {};
const METHODS = ['none', 'cash', 'upi'] as const;

/** A stop that the driver has said nothing of: staff say it for them, or plan its order anew. */
export function OpenStop({ runId, order, refused, actions }: Props) {
  const labels = useLabels(closingLabels);
  const { settle: text } = labels;
  const runs = useLabels(runsLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const nowMs = useNow();
  const { areas } = useStaffShop() ?? DEFAULT_SHOP;
  const [kind, setKind] = useState<'delivered' | 'failed' | null>(null);
  const days = retryDayRange(nowMs, 'today');
  const [draft, setDraft] = useState(
    (): Draft => ({
      ...draftOf(order),
      method: duePaise(order) > 0 ? 'cash' : 'none',
      ...{ reason: 'nobody', day: nextDeliveryAttemptDay(order, areas, nowMs), note: '' },
    }),
  );
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useInvalidFocus(form, problems);
  const name = inSentence(order.customerName) || labels.noName;
  const field = (of: 'to' | 'amount' | 'reference' | 'day' | 'note') => ({
    value: draft[of],
    problem: problems[of],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [of]: target.value }),
  });
  const edit = (change: Partial<Draft>) => setDraft({ ...draft, ...change });

  /** What was said, or which fields stand in the way. */
  function check(said: 'delivered' | 'failed'): StopResult | { readonly problems: Problems } {
    if (said === 'failed') {
      const checked = checkFailed(draft, days, runs);
      return 'problems' in checked ? checked : { kind: 'failed', reason: draft.reason, ...checked };
    }
    const checked = checkDelivered(draft, order, draft.method === 'none' ? null : draft.method, runs);
    return 'problems' in checked ? checked : { kind: 'delivered', ...checked };
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !kind || !user) return;
    const result = check(kind);
    if ('problems' in result) return setProblems(result.problems);
    setBusy(true);
    const asked = { runId, order, result, refused };
    if (!(await dispatch(settleStop(asked, user)))) await showToast('error', text.notStored, order.id);
    setBusy(false);
  }

  return (
    <li className="flex flex-col gap-3 rounded-control border border-line p-3">
      <OrderLine order={order} />
      {refused && (
        <Notice tone="bad">{stopProblemText(parseStopProblem(refused.failure?.reason), runs, common)}</Notice>
      )}
      {kind === null ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="px-3!"
            aria-label={text.deliveredTo(name)}
            onClick={() => setKind('delivered')}
          >
            {text.delivered}
          </Button>
          <Button
            variant="secondary"
            className="px-3!"
            aria-label={text.failedFor(name)}
            onClick={() => setKind('failed')}
          >
            {text.failed}
          </Button>
          <Button
            variant="quiet"
            className="px-3!"
            aria-label={text.backFor(name)}
            onClick={() => void actions.remove([order])}
          >
            {text.back}
          </Button>
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          aria-label={kind === 'delivered' ? text.deliveredTo(name) : text.failedFor(name)}
          className="grid gap-3 sm:grid-cols-2"
          onSubmit={event => void save(event)}
        >
          {kind === 'delivered' ? (
            <>
              <TextField label={text.to} {...field('to')} />
              {duePaise(order) > 0 && (
                <SelectField
                  label={text.method}
                  value={draft.method}
                  options={METHODS.map(value => ({ value, label: text.methods[value] }))}
                  onChoose={method => edit({ method })}
                />
              )}
              {draft.method !== 'none' && (
                <TextField label={text.amount} inputMode="decimal" {...field('amount')} />
              )}
              {draft.method === 'upi' && <TextField label={text.reference} {...field('reference')} />}
            </>
          ) : (
            <>
              <SelectField
                label={text.reason}
                value={draft.reason}
                options={ATTEMPT_REASONS.map(value => ({ value, label: runs.attempt[value] }))}
                onChoose={reason => edit({ reason })}
              />
              <TextField label={text.day} type="date" min={days.first} max={days.last} {...field('day')} />
              <TextField label={text.note} {...field('note')} />
            </>
          )}
          <div className="flex flex-wrap gap-2 sm:col-span-2">
            <Button type="submit" className="px-3!" aria-disabled={busy}>
              {text.save}
            </Button>
            <Button variant="quiet" className="px-3!" onClick={() => setKind(null)}>
              {text.keep}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
