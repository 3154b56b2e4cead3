import { useCommonText } from '@/shared/text/commonText';
import { useStaffOrderText } from '@/shared/text/staffOrderText';
import { Notice } from '@/shared/ui/Notice';
import { SavedNotice } from './SavedNotice';
import { UnsavedNotice } from './UnsavedNotice';
import type { StepOutcome } from './useNextStep';

type Props = { readonly outcome: StepOutcome };

/** What came of moving an order on. */
export function StepNotice({ outcome }: Props) {
  const text = useStaffOrderText().view;
  const { status: names } = useCommonText();
  switch (outcome.kind) {
    case 'none':
    case 'saving':
      return null;
    case 'saved':
      return <Notice tone="good">{text.saved(names[outcome.status])}</Notice>;
    case 'waiting':
      return <SavedNotice commandId={outcome.commandId} />;
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
