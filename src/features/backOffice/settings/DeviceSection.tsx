import { useEffect, useState } from 'react';
import { useAsOf } from '@/components/mirror/useAsOf';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { useLabels } from '@/i18n/labels';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { type CollectionName, collectionNames } from '@/sync/mirror/collections';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { restoreCollection } from '@/sync/mirror/restoreCollection';
import { resyncAll } from '@/sync/mirror/resyncAll';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/Notice';

const CELL = 'py-2 pr-4 text-left';

function CollectionRow({ name }: { readonly name: CollectionName }) {
  const { device: labels } = useLabels(settingsLabels);
  const mirrored = useAppSelector(state => selectMirrored(state, name));
  const readAt = useAsOf(mirrored?.syncCursor.asOf ?? null);
  const count = mirrored ? Object.keys(mirrored.rows).length : 0;
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} font-medium`}>
        {labels.collections[name]}
      </th>
      <td className={`${CELL} tabular-nums`}>{count.toLocaleString('en-IN')}</td>
      <td className={`${CELL} text-ink-soft tabular-nums`}>{readAt ?? labels.notRead}</td>
    </tr>
  );
}

/** What this device holds of the shop's data, and how to have it read anew. */
export function DeviceSection() {
  const { device: labels } = useLabels(settingsLabels);
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const uid = useAuth().session.user?.id ?? null;
  const total = useAppSelector(state =>
    Object.values(state.mirror.of).reduce((sum, { rows }) => sum + Object.keys(rows).length, 0),
  );
  const [asking, setAsking] = useState(false);
  const [phase, setPhase] = useState<'idle' | 'reading' | 'done' | 'failed'>('idle');

  useEffect(() => {
    if (uid === null) return;
    for (const name of collectionNames()) void dispatch(restoreCollection(name, uid));
  }, [dispatch, uid]);

  async function readAgain(): Promise<void> {
    setAsking(false);
    if (uid === null) return;
    setPhase('reading');
    setPhase((await dispatch(resyncAll(uid))) ? 'done' : 'failed');
  }

  const blocked = !online || phase === 'reading';
  return (
    <section
      aria-labelledby="device-data"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div>
        <h2 id="device-data" className="font-display text-2xl font-semibold">
          {labels.heading}
        </h2>
        <p className="text-ink-soft">{labels.lead}</p>
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">{labels.heading}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${CELL} text-ink-soft`}>
              {labels.what}
            </th>
            <th scope="col" className={`${CELL} text-ink-soft`}>
              {labels.count}
            </th>
            <th scope="col" className={`${CELL} text-ink-soft`}>
              {labels.readAt}
            </th>
          </tr>
        </thead>
        <tbody>
          {collectionNames().map(name => (
            <CollectionRow key={name} name={name} />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="secondary"
          aria-disabled={blocked}
          aria-busy={phase === 'reading'}
          onClick={() => {
            if (!blocked) setAsking(true);
          }}
        >
          {phase === 'reading' ? labels.reading : labels.again}
        </Button>
        {!online && <p className="text-ink-soft">{labels.offline}</p>}
      </div>
      {phase === 'done' && <Notice tone="good">{labels.done}</Notice>}
      {phase === 'failed' && <Notice tone="warn">{labels.failed}</Notice>}
      {asking && (
        <Dialog role="alertdialog" heading={labels.question} onClose={() => setAsking(false)}>
          <p className="text-ink-soft">{labels.answer(total)}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {labels.keep}
            </Button>
            <Button onClick={() => void readAgain()}>{labels.again}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
