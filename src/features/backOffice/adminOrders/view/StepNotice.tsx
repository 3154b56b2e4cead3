import { UnsavedNotice } from '@/features/backOffice/adminOrders/edit/UnsavedNotice';
import { SavedNotice } from '@/features/backOffice/adminOrders/shared/SavedNotice';
import { useCommonText } from '@/i18n/commonText';
import { useStaffOrderText } from '@/i18n/staffOrderText';
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
  const text = useStaffOrderText().view;
  const { status: names } = useCommonText();
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
