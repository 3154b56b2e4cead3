import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '@/components/order/deliveryText';
import { COLLECTED_BY } from '@/domain/run/run';
import { byDriver, type RunSummary, totalsOf } from '@/domain/run/runSummary';
import { closingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { formatCount } from '@/lib/number/numbers';
import { PATHS } from '@/lib/paths';
import type { ShopDay } from '@/lib/time/periods';
import { useAppDispatch } from '@/store/hooks';
import { Button, buttonClass } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { Notice } from '@/ui/Notice';
import type { ClosingAddress } from './closingAddress';
import { exportDay } from './daySummaryCsv';
import { differenceText, toneOf } from './differenceText';
import { UnpaidDeliveries } from './UnpaidDeliveries';

type Props = {
  readonly day: ShopDay;
  readonly accounts: readonly RunSummary[];
  readonly address: ClosingAddress;
};

const hasGoneOut = ({ run }: RunSummary): boolean => run.state !== 'planned';

/** A day of deliveries: what was expected and what came home, by driver, with the way to each run that is still to be closed. */
export function DaySummary({ day, accounts, address }: Props) {
  const labels = useLabels(closingLabels);
  const deliveries = useLabels(deliveriesLabels);
  const { language } = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { day: text } = labels;
  const [hasFailed, setHasFailed] = useState(false);
  // What has not gone out has brought nothing home.
  const gone = accounts.filter(hasGoneOut);
  const left = gone.filter(({ run }) => run.state === 'out').length;
  const totals = totalsOf(gone);

  async function save(): Promise<void> {
    setHasFailed(false);
    await dispatch(exportDay(day, gone, { closing: labels, deliveries })).catch(() => setHasFailed(true));
  }

  return (
    <Dialog wide startAtHeading heading={text.heading(dayText(day, language))} onClose={address.close}>
      {accounts.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <div className="flex flex-col gap-6">
          <Notice tone={gone.length > 0 && left === 0 ? 'good' : 'info'}>
            {gone.length === 0 ? text.noneOut : left === 0 ? text.all : text.left(left)}
          </Notice>
          {hasFailed && (
            <Notice tone="bad" urgent>
              {text.csvFailed}
            </Notice>
          )}
          {byDriver(accounts).map(({ driver, driverName, runs }) => {
            const name = driverName || labels.noDriver;
            return (
              <section key={driver} aria-label={name} className="flex flex-col gap-3">
                <h3 className="text-lg font-semibold wrap-anywhere">{name}</h3>
                <ul className="divide-y divide-line rounded-control border border-line">
                  {runs.map(account => (
                    <RunLine
                      key={account.run.id}
                      account={account}
                      onOpen={() => address.open('close', account.run.id)}
                    />
                  ))}
                </ul>
                {runs.some(hasGoneOut) && <Sums runs={runs.filter(hasGoneOut)} />}
              </section>
            );
          })}
          <section aria-label={text.total} className="flex flex-col gap-3 border-t border-line pt-4">
            <h3 className="text-lg font-semibold">{text.total}</h3>
            <Sums runs={gone} />
          </section>
          <section aria-label={text.unpaid} className="flex flex-col items-start gap-2">
            <h3 className="text-lg font-semibold">{text.unpaid}</h3>
            {totals.unpaid.length === 0 && <p>{text.noUnpaid}</p>}
            <UnpaidDeliveries orders={totals.unpaid} />
            <Link to={`${PATHS.adminOrders}?payment=unpaid`} className={buttonClass('quiet', 'px-3!')}>
              {text.allUnpaid}
            </Link>
          </section>
        </div>
      )}
      <DialogActions>
        {gone.length > 0 && (
          <Button variant="secondary" className="px-4!" onClick={() => void save()}>
            <FileDown aria-hidden className="size-5" />
            {text.csv}
          </Button>
        )}
        <Button className="px-4!" onClick={address.close}>
          {labels.closeDialog}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type LineProps = { readonly account: RunSummary; readonly onOpen: () => void };

function RunLine({ account, onOpen }: LineProps) {
  const labels = useLabels(closingLabels);
  const { state: states } = useLabels(deliveriesLabels).run;
  const { run, delivered, failed, open } = account;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{run.name}</p>
        <p className="text-sm text-ink-soft">
          {`${states[run.state]} · ${labels.day.stops(delivered.length, failed.length, open.length)}`}
        </p>
      </div>
      {run.state !== 'planned' && (
        <Button
          variant={run.state === 'out' ? 'primary' : 'secondary'}
          className="px-3!"
          aria-label={run.state === 'out' ? labels.closeRun(run.name) : labels.closingOf(run.name)}
          onClick={onOpen}
        >
          {run.state === 'out' ? labels.close : labels.closing}
        </Button>
      )}
    </li>
  );
}

type SumsProps = { readonly runs: readonly RunSummary[] };

/** Money by how it was paid, and bottles. */
function Sums({ runs }: SumsProps) {
  const labels = useLabels(closingLabels);
  const { day: text, money } = labels;
  const totals = totalsOf(runs);
  const { bottles } = totals;
  const isCounted = runs.every(({ counted }) => counted);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <dl className="text-sm tabular-nums">
        <SumLine name={money.expected} value={formatRupees(totals.expectedPaise)} />
        {COLLECTED_BY.map(method => (
          <div key={method} className="mt-1 border-t border-line pt-1">
            <SumLine
              name={`${money[method]}: ${money.recorded}`}
              value={formatRupees(totals.recorded[method])}
            />
            <SumLine
              name={`${money[method]}: ${money.counted}`}
              value={isCounted ? formatRupees(totals.counted[method]) : text.notCounted}
            />
            {isCounted && (
              <SumLine
                name={money.difference}
                value={differenceText(totals.differs[method], labels)}
                className={toneOf(totals.differs[method])}
              />
            )}
          </div>
        ))}
      </dl>
      <dl className="text-sm tabular-nums" aria-label={text.bottlesHeading}>
        <SumLine name={`${text.bottlesHeading}: ${text.out}`} value={formatCount(bottles.out)} />
        <SumLine name={text.delivered} value={formatCount(bottles.delivered)} />
        <SumLine name={text.due} value={formatCount(bottles.due)} />
        <SumLine name={text.back} value={isCounted ? formatCount(bottles.back) : text.notCounted} />
        <SumLine
          name={text.missing}
          value={isCounted ? formatCount(bottles.missing) : text.notCounted}
          className={isCounted ? toneOf(bottles.missing) : ''}
        />
      </dl>
    </div>
  );
}

type SumProps = { readonly name: string; readonly value: string; readonly className?: string };

function SumLine({ name, value, className = '' }: SumProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>{name}</dt>
      <dd className={`font-semibold ${className}`}>{value}</dd>
    </div>
  );
}
