import { useEffect, useState } from 'react';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import type { AppUpdates, UpdateState } from '@/services/platform/appUpdates';
import { Button } from '@/ui/Button';

type Props = { readonly updates: AppUpdates };

/** Offers a newer version of the app. Nothing reloads without the person's word: a form may be half filled in. */
export function UpdateNotice({ updates }: Props) {
  const labels = useLabels(shellLabels).update;
  const [state, setState] = useState<UpdateState>('current');
  const [putOff, setPutOff] = useState<UpdateState>('current');
  useEffect(() => updates.watch(setState), [updates]);
  const shown = state === putOff ? 'current' : state;
  return (
    <div role="status" className="w-fit max-w-full">
      {shown !== 'current' && (
        <div
          data-bottom-notice
          className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 shadow-raised"
        >
          <p className="max-w-prose font-medium">{labels[shown]}</p>
          {shown !== 'taking' && (
            <div className="flex gap-2">
              <Button onClick={updates.apply}>{labels.reload}</Button>
              <Button variant="quiet" onClick={() => setPutOff(shown)}>
                {labels.later}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
