import { X } from 'lucide-react';
import { orderActionsLabels } from '@/i18n/en/backOffice/orderActions';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import { batchHeading } from './bulkLabels';
import type { BulkStatus } from './useBulkStatus';

type Props = { readonly bulk: BulkStatus; readonly onSee: () => void; readonly onUndo: () => void };

/** What was last done with many orders, while the list goes on: how far it has come, and the way back. */
export function BatchBar({ bulk, onSee, onUndo }: Props) {
  const labels = useLabels(orderActionsLabels).results;
  const common = useLabels(commonLabels);
  const { batch, results, undo, forget } = bulk;
  if (!batch) return null;
  const saved = results.filter(({ kind }) => kind === 'saved').length;
  const refused = results.filter(({ kind }) => kind === 'refused' || kind === 'failed').length;
  const heading = batchHeading(batch, labels, common);
  return (
    <ActionBar label={heading}>
      <p className="font-semibold tabular-nums">
        {heading}
        <span className="block text-sm font-normal text-ink-soft">
          {labels.progress(saved, results.length)}
          {refused > 0 && <span className="text-bad">. {labels.refused(refused)}</span>}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {undo && (
          <Button variant="secondary" className="px-4!" onClick={onUndo}>
            {labels.undo}
          </Button>
        )}
        <Button variant="quiet" className="px-3!" onClick={onSee}>
          {labels.see}
        </Button>
        <Button
          variant="quiet"
          className="px-3!"
          aria-label={labels.dismiss}
          title={labels.dismiss}
          onClick={forget}
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
    </ActionBar>
  );
}
