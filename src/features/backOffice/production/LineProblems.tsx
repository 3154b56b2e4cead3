import { NotSavedBadge } from '@/components/outbox/NotSaved';
import type { ChangesOfLine } from '@/data/production/queuedLines';
import type { LineProblem } from '@/domain/production/lineChange';
import { productionLabels } from '@/i18n/en/backOffice/production';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { CommandState } from '@/sync/outbox/useCommand';
import { Notice } from '@/ui/Notice';
import { lineProblemText } from './lineLabels';

type Props = { readonly state: CommandState<LineProblem>; readonly changes: ChangesOfLine | undefined };

/** Why what was asked of a line was not done: just now, or of what had waited to be sent. */
export function LineProblems({ state, changes }: Props) {
  const labels = useLabels(productionLabels);
  const common = useLabels(commonLabels);
  const failed = changes?.failed.at(-1);
  return (
    <>
      {state.kind === 'refused' && (
        <Notice tone="warn" urgent>
          {lineProblemText(state.problem, labels)}
        </Notice>
      )}
      {state.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {failureText(state.error, common)}
        </Notice>
      )}
      {failed && (
        <NotSavedBadge
          what={labels.queued.notSaved(labels.action[failed.change.action])}
          why={lineProblemText(failed.problem, labels)}
        />
      )}
    </>
  );
}
