import { ClipboardCheck } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { OnceOutboxRead } from '@/components/outbox/OnceOutboxRead';
import type { OrdersWithEdits } from '@/data/order/queuedEdits';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { RunsWithChanges } from '@/data/run/queuedRuns';
import { selectQueuedStops, withQueuedStops } from '@/data/run/queuedStops';
import type { Order } from '@/domain/order/order';
import type { Run } from '@/domain/run/run';
import { summarizeRun } from '@/domain/run/runSummary';
import { closingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { useLabels } from '@/i18n/labels';
import type { ShopDay } from '@/lib/time/periods';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/Button';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';
import { useDialogAddress } from '@/ui/dialog/useDialogAddress';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { useAddressParams } from '@/ui/useAddressParams';
import { CLOSING_DIALOGS, type StopActions, WHOLE_DAY } from './closingAddress';

const CloseRunDialog = lazyWith(
  () => import('./CloseRunDialog').then(part => part.CloseRunDialog),
  ({ address, onRetry }) => <DialogNotLoaded onClose={address.close} onRetry={onRetry} />,
);
const DaySummary = lazyWith(
  () => import('./DaySummary').then(part => part.DaySummary),
  ({ address, onRetry }) => <DialogNotLoaded onClose={address.close} onRetry={onRetry} />,
);

type Props = {
  readonly orders: readonly Order[];
  readonly editsOf: OrdersWithEdits['editsOf'];
  readonly changed: RunsWithChanges;
  readonly day: ShopDay;
  readonly today: ShopDay;
  readonly actions: StopActions;
  /** Reads what has changed on the server. */
  readonly onRefresh: () => void;
};

/** A run as this person left it: one that they closed has their closing, before the server has it. */
function closedHere(run: Run, { pendingOf }: RunsWithChanges): Run {
  const change = pendingOf.get(run.id)?.findLast(one => 'cashPaise' in one);
  if (!change || !('cashPaise' in change)) return run;
  const { cashPaise, upiPaise, reason, back, by } = change;
  return { ...run, closing: { cashPaise, upiPaise, reason, back, at: null, by: by.id, byName: by.name } };
}

/** The dialog that `?close=` names: the closing of a run, or of all of a day's. */
export function ClosingDialogs(props: Props) {
  const { orders, changed, day } = props;
  const labels = useLabels(closingLabels);
  const address = useDialogAddress(CLOSING_DIALOGS);
  const owner = useOutboxOwner();
  const queued = useAppSelector(state => selectQueuedStops(state, owner));
  const { dialog, close } = address;
  if (!dialog) return null;
  const account = (run: Run) => {
    const withStops = withQueuedStops(closedHere(run, changed), queued);
    return { ...withStops, account: summarizeRun(withStops.run, orders) };
  };
  if (dialog.about === WHOLE_DAY) {
    const accounts = Array.from(changed.runs.values())
      .filter(run => run.day === day)
      .map(run => account(run).account)
      .sort(({ run: one }, { run: other }) =>
        `${one.slot}${one.name}` < `${other.slot}${other.name}` ? -1 : 1,
      );
    return (
      <Suspense fallback={null}>
        <DaySummary day={day} accounts={accounts} address={address} />
      </Suspense>
    );
  }
  const run = changed.runs.get(dialog.about);
  if (!run) return <AlertDialog message={labels.gone} onClose={close} />;
  if (run.state === 'planned') return <AlertDialog message={labels.notOut} onClose={close} />;
  return (
    <OnceOutboxRead area="back-office">
      <Suspense fallback={null}>
        <CloseRunDialog
          key={run.id}
          {...account(run)}
          pending={changed.pendingOf.get(run.id) ?? []}
          editsOf={props.editsOf}
          today={props.today}
          actions={props.actions}
          onRefresh={props.onRefresh}
          address={address}
        />
      </Suspense>
    </OnceOutboxRead>
  );
}

type LinkProps = { readonly run?: Run };

/** Leads to the closing of a run that has gone out; without one, to that of the day. */
export function CloseLink({ run }: LinkProps) {
  const labels = useLabels(closingLabels);
  const [params] = useAddressParams();
  if (run?.state === 'planned') return null;
  const to = new URLSearchParams(params);
  to.set('close', run?.id ?? WHOLE_DAY);
  return (
    <Link
      to={`?${to}`}
      state={OPENED_FROM_PAGE}
      className={buttonClass(run?.state === 'out' ? 'primary' : 'secondary', 'px-3!')}
    >
      <ClipboardCheck aria-hidden className="size-5" />
      {!run ? labels.dayLink : run.state === 'out' ? labels.close : labels.closing}
    </Link>
  );
}
