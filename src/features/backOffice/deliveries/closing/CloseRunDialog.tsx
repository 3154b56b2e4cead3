import { useEffect, useEffectEvent, useState } from 'react';
import { dayText } from '@/components/order/deliveryText';
import type { OrdersWithEdits } from '@/data/order/queuedEdits';
import type { RunWithStops } from '@/data/run/queuedStops';
import { bottleCount } from '@/domain/order/orderList';
import { orderNumber } from '@/domain/order/orderNumber';
import type { RunSummary } from '@/domain/run/runSummary';
import type { StaffChange } from '@/domain/staff/staffChange';
import { closingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import type { ShopDay } from '@/lib/time/periods';
import { slotText } from '@/lib/time/slot';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { DiscardQuestion } from '@/ui/dialog/DiscardQuestion';
import { Notice } from '@/ui/Notice';
import { showToast } from '@/ui/toast/toast';
import { ClosedRun } from './ClosedRun';
import { ClosingForm } from './ClosingForm';
import type { ClosingAddress, StopActions } from './closingAddress';
import { FailedOrder } from './FailedOrder';
import { OpenStop } from './OpenStop';
import { useClosing } from './useClosing';

type Props = RunWithStops & {
  readonly account: RunSummary;
  /** What was done to the run here, and is not known to be on the server. */
  readonly pending: readonly StaffChange[];
  readonly editsOf: OrdersWithEdits['editsOf'];
  readonly today: ShopDay;
  readonly actions: StopActions;
  readonly onRefresh: () => void;
  readonly address: ClosingAddress;
};

/** Closes a run: what became of its stops, the money and the bottles that came home. One that is closed can be corrected. */
export function CloseRunDialog(props: Props) {
  const { account, unread, refused, pending, editsOf, today, actions, onRefresh, address } = props;
  const { run, open, failed, cancelled, unknown } = account;
  const labels = useLabels(closingLabels);
  const { language } = useLabels(commonLabels);
  const closing = useClosing(account, pending);
  const { busy, saved, isQueued, hasChanges } = closing;
  const isClosed = run.state === 'closed';
  // Shown, until somebody corrects it.
  const [correcting, setCorrecting] = useState(closing.isResumed);
  const isForm = !isClosed || correcting || busy || hasChanges;
  // A stop that the server does not have yet, or that nobody has settled, is not counted yet.
  const canClose = open.length === 0 && unread.size === 0 && unknown.length === 0;

  const { dialog, guardDialog, close, setAsking } = address;
  // Guards the dialog that was open at mount, even if the address changes.
  const [mine] = useState(dialog);
  const hasUnsaved = !saved && (busy || hasChanges);
  useEffect(() => guardDialog(hasUnsaved ? mine : null), [guardDialog, hasUnsaved, mine]);
  useEffect(() => {
    if (!saved) return;
    close();
    const said = isQueued ? labels.queued(run.name) : labels.saved(run.name);
    void showToast('success', said, `close-${run.id}`);
  }, [saved, isQueued, close, labels, run.name, run.id]);
  // After a conflict, read again: this device does not have the conflicting change yet.
  const refresh = useEffectEvent(onRefresh);
  const isConflict = closing.refusal?.kind === 'conflict';
  useEffect(() => {
    if (isConflict) refresh();
  }, [isConflict]);
  function leave(): void {
    if (busy) return;
    if (hasChanges) setAsking(true);
    else close();
  }

  const about = [
    dayText(run.day, language),
    run.slot && slotText(run.slot, language),
    run.driverName || labels.noDriver,
  ];
  return (
    <>
      <Dialog
        wide
        startAtHeading
        heading={isForm ? labels.closeRun(run.name) : labels.closingOf(run.name)}
        onClose={leave}
      >
        <div className="flex flex-col gap-6">
          <p className="text-ink-soft">{about.filter(Boolean).join(' · ')}</p>
          <section aria-labelledby="closing-stops" className="flex flex-col gap-3">
            <h3 id="closing-stops" className="text-lg font-semibold">
              {labels.stops.heading}
            </h3>
            <p>{labels.day.stops(account.delivered.length, failed.length, open.length)}</p>
            {isForm && open.length > 0 && <Notice tone="warn">{labels.stops.settle(open.length)}</Notice>}
            {isForm && open.length > 0 && (
              <ul className="flex flex-col gap-3">
                {open.map(order => (
                  <OpenStop
                    key={order.id}
                    runId={run.id}
                    order={order}
                    refused={refused.get(order.id)?.entry}
                    actions={actions}
                  />
                ))}
              </ul>
            )}
            {isForm && unread.size > 0 && <Notice tone="info">{labels.stops.unsent(unread.size)}</Notice>}
            {isForm && unknown.length > 0 && (
              <Notice tone="warn">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="min-w-60 flex-1">{labels.stops.unknown(unknown.length)}</p>
                  <Button variant="secondary" className="px-3!" onClick={onRefresh}>
                    {labels.stops.refresh}
                  </Button>
                </div>
              </Notice>
            )}
            {cancelled.map(order => (
              <p key={order.id} className="text-sm">
                {labels.stops[order.restocked ? 'cancelled' : 'lost'](
                  orderNumber(order.id),
                  bottleCount(order),
                )}
              </p>
            ))}
          </section>
          {isForm ? (
            <ClosingForm account={account} closing={closing} />
          ) : (
            <ClosedRun account={account} waiting={pending.length > 0} />
          )}
          {failed.length > 0 && (
            <section aria-labelledby="closing-failed">
              <h3 id="closing-failed" className="text-lg font-semibold">
                {labels.failed.heading}
              </h3>
              <ul className="divide-y divide-line">
                {failed.map(order => (
                  <FailedOrder
                    key={order.id}
                    order={order}
                    edits={editsOf.get(order.id)}
                    unread={unread.get(order.id)}
                    today={today}
                    actions={actions}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
        <DialogActions>
          <Button variant="secondary" className="px-4!" aria-disabled={busy} onClick={leave}>
            {isForm ? labels.cancel : labels.closeDialog}
          </Button>
          {isForm ? (
            <Button
              className="px-4!"
              aria-disabled={busy || !canClose}
              onClick={() => canClose && void closing.save()}
            >
              {busy ? labels.saving : closing.isCorrection ? labels.saveCorrection : labels.save}
            </Button>
          ) : (
            <Button className="px-4!" onClick={() => setCorrecting(true)}>
              {labels.closed.correct}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {address.asking && !busy && (
        <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={address.close} />
      )}
    </>
  );
}
