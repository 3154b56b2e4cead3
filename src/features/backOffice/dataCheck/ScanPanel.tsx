import { dataCheckLabels } from '@/i18n/en/backOffice/dataCheck';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatDateTime } from '@/lib/time/dates';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { scanStopped } from './dataCheckSlice';
import { countDocuments, scan } from './scan';
import { type Counts, countReads, documentsIn, SCANNED, type ScanState, scanReads } from './scanState';

type CostTableProps = { readonly counts: Counts };

/** What a scan reads, before it does. */
function CostTable({ counts }: CostTableProps) {
  const labels = useLabels(dataCheckLabels).cost;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="max-w-prose text-ink-soft">
        <p className="font-medium text-ink">{labels.scan(scanReads(counts))}</p>
        <p>{labels.counted(countReads(counts))}</p>
      </div>
      <table className="border-collapse text-sm tabular-nums">
        <caption className="pb-2 text-left font-semibold">{labels.caption}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1 pr-8 text-left font-medium">
              {labels.collection}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {labels.documents}
            </th>
          </tr>
        </thead>
        <tbody>
          {SCANNED.map(name => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 pr-8 text-left font-normal">
                {labels.names[name]}
              </th>
              <td className="py-1 text-right">{counts[name].toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Props = { readonly scan: ScanState; readonly uid: string };

/** What a scan costs, how far it has come, and what can be done with it now. */
export function ScanPanel({ scan: state, uid }: Props) {
  const labels = useLabels(dataCheckLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { phase, counts, read, failure, doneAt } = state;
  if (!counts) {
    return failure ? (
      <Notice tone="bad" urgent>
        <p>
          {labels.countFailed} {failureText(failure, common)}
        </p>
        <Button variant="secondary" className="mt-3" onClick={() => void dispatch(countDocuments(uid))}>
          {labels.retry}
        </Button>
      </Notice>
    ) : (
      <p role="status" className="text-ink-soft">
        {labels.counting}
      </p>
    );
  }
  const total = documentsIn(counts);
  const cost = scanReads(counts);
  const canGoOn = phase === 'stopped' || phase === 'failed';
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <CostTable counts={counts} />
      {failure && (
        <Notice tone="bad" urgent>
          {labels.failed} {failureText(failure, common)}
        </Notice>
      )}
      {phase !== 'counted' && phase !== 'done' && (
        <label className="flex flex-col gap-2 text-sm text-ink-soft tabular-nums">
          {labels.reading(Math.min(read, total), total)}
          <progress className="h-2 w-full accent-brand" max={Math.max(1, total)} value={read} />
        </label>
      )}
      <p role="status" className={doneAt || phase === 'stopped' ? 'font-medium' : 'sr-only'}>
        {phase === 'stopped' && labels.stopped}
        {doneAt && labels.done(read, formatDateTime(doneAt, common.language))}
      </p>
      <div className="flex flex-wrap gap-3">
        {phase === 'counted' && (
          <Button onClick={() => void dispatch(scan('anew'))}>{labels.start(cost)}</Button>
        )}
        {phase === 'scanning' && (
          <Button variant="secondary" onClick={() => dispatch(scanStopped())}>
            {labels.stop}
          </Button>
        )}
        {canGoOn && (
          <Button onClick={() => void dispatch(scan('on'))}>{labels.resume(Math.max(1, cost - read))}</Button>
        )}
        {(canGoOn || phase === 'done') && (
          <Button variant="secondary" onClick={() => void dispatch(scan('anew'))}>
            {labels.again(cost)}
          </Button>
        )}
      </div>
    </section>
  );
}
