import { useState } from 'react';
import { dayText } from '@/components/order/deliveryText';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import type { StopRecord } from '@/domain/run/stopRecord';
import { closingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
import { dayOf, parseDay, type ShopDay } from '@/lib/time/periods';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/TextField';
import { showToast } from '@/ui/toast/toast';
import type { StopActions } from './closingAddress';
import { cancelFailed } from './closingCommands';
import { OrderLine } from './OrderLine';

type Props = {
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  /** What was said of its stop here, while the run as read does not have it. */
  readonly unread: StopRecord | undefined;
  readonly today: ShopDay;
  readonly actions: StopActions;
};

/** An order that came back: it is tried again on its new day, or on another, or not at all. */
export function FailedOrder({ order, edits, unread, today, actions }: Props) {
  const labels = useLabels(closingLabels);
  const { failed: text } = labels;
  const { attempt: reasons } = useLabels(runsLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const again = unread?.result.kind === 'failed' ? unread.result.day : dayAgain(order);
  const [asking, setAsking] = useState<'day' | 'cancel' | null>(null);
  const [day, setDay] = useState(again);
  const [problem, setProblem] = useState<string | null>(null);
  const name = inSentence(order.customerName) || labels.noName;
  const isPlanned = order.run !== undefined && order.run.id !== '';
  const isOpen = order.status === 'processing' || order.status === 'pending';
  const reason = unread?.result.kind === 'failed' ? unread.result.reason : order.attempt?.reason;
  const fate = !isOpen && order.status ? common.status[order.status] : isPlanned ? text.planned : null;

  function saveDay(): void {
    const isDay = parseDay(day) !== null && day >= today;
    setProblem(isDay ? null : text.dayProblem);
    if (!isDay) return;
    setAsking(null);
    void actions.reschedule([order], day, '');
  }
  async function cancel(): Promise<void> {
    if (!user) return;
    setAsking(null);
    const why = reason ? reasons[reason] : text.reason;
    const isSaved = await dispatch(cancelFailed(order, edits, { user, reason: why }));
    if (!isSaved) await showToast('error', text.notStored, order.id);
  }

  return (
    <li className="flex flex-col gap-2 py-3">
      <OrderLine order={order}>
        {reason && <span>{reasons[reason]}</span>}
        {unread || edits?.waiting ? <span className="text-warn">{labels.stops.notSent}</span> : null}
        {edits && edits.failed.length > 0 && <span className="text-bad">{text.notSaved}</span>}
      </OrderLine>
      <p className="font-semibold">
        {fate && !unread ? fate : again ? text.again(dayText(again, common.language)) : text.noDay}
      </p>
      {/* Offered only once the server's run has this stop: a change must not build on a stop that may be refused. */}
      {isOpen && !isPlanned && !unread && asking === null && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="px-3!"
            aria-label={text.changeFor(name)}
            onClick={() => {
              setDay(again);
              setAsking('day');
            }}
          >
            {text.change}
          </Button>
          <Button
            variant="quiet"
            className="px-3!"
            aria-label={text.cancelFor(name)}
            onClick={() => setAsking('cancel')}
          >
            {text.cancel}
          </Button>
        </div>
      )}
      {asking === 'day' && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            label={text.day}
            type="date"
            min={today}
            value={day}
            problem={problem}
            onChange={({ target }) => setDay(target.value)}
          />
          <Button className="px-3!" onClick={saveDay}>
            {text.saveDay}
          </Button>
          <Button variant="quiet" className="px-3!" onClick={() => setAsking(null)}>
            {labels.cancel}
          </Button>
        </div>
      )}
      {asking === 'cancel' && (
        <div className="flex flex-col gap-2 rounded-control border border-line p-3">
          <p>{text.cancelling(bottleCount(order))}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" className="px-3!" onClick={() => void cancel()}>
              {text.confirm}
            </Button>
            <Button variant="quiet" className="px-3!" onClick={() => setAsking(null)}>
              {text.keep}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

const dayAgain = ({ estimatedDelivery }: Order): ShopDay =>
  estimatedDelivery === null ? '' : dayOf(Date.parse(estimatedDelivery));
