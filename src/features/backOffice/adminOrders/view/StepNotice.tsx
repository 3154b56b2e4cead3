import { UnsavedNotice } from '@/features/backOffice/adminOrders/edit/UnsavedNotice';
import { SavedNotice } from '@/features/backOffice/adminOrders/shared/SavedNotice';
import { commonLabels } from '@/i18n/en/common';
import { staffOrderLabels } from '@/i18n/en/staffOrder';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { StepOutcome } from './useNextStep';

type Props = {
  readonly outcome: StepOutcome;
  /** Null when there is nothing to take back. */
  readonly onUndo: (() => void) | null;
};

/** What came of moving an order on. */
export function StepNotice({ outcome, onUndo }: Props) {
  const text = useLabels(staffOrderLabels).view;
  const { status: names } = useLabels(commonLabels);
  const undo = onUndo && (
    <Button variant="secondary" className="px-4!" onClick={onUndo}>
      {text.undo}
    </Button>
  );
  switch (outcome.kind) {
    case 'none':
    case 'saving':
      return null;
    case 'saved':
      return (
        <Notice tone="good">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span>{text.saved(names[outcome.status])}</span>
            {undo}
          </div>
        </Notice>
      );
    case 'waiting':
      return (
        <>
          <SavedNotice commandId={outcome.commandId} />
          {undo && <div className="flex justify-end">{undo}</div>}
        </>
      );
    case 'unsaved': {
      const { why } = outcome;
      if (why.kind !== 'conflict') return <UnsavedNotice unsaved={why} />;
      return (
        <Notice tone="warn" urgent>
          {text.conflict}
        </Notice>
      );
    }
  }
}
