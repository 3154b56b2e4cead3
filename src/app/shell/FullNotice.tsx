import { useState } from 'react';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { selectFull } from '@/store/deviceSlice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';

/** Says once that this device has no room. The app goes on. */
export function FullNotice() {
  const text = useLabels(shellLabels).full;
  const full = useAppSelector(selectFull);
  const [understood, setUnderstood] = useState(false);
  return (
    <div role="status" className="w-fit max-w-full">
      {full && !understood && (
        <div
          data-bottom-notice
          className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 shadow-raised"
        >
          <p className="max-w-prose font-medium">{text.message}</p>
          <Button onClick={() => setUnderstood(true)}>{text.understood}</Button>
        </div>
      )}
    </div>
  );
}
