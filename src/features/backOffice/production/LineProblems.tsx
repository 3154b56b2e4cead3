import { Link } from 'react-router-dom';
import type { ChangesOfLine } from '@/data/production/queuedLines';
import type { LineProblem } from '@/domain/production/lineChange';
import { productionLabels } from '@/i18n/en/backOffice/production';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
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
        <div className="rounded-control bg-bad-soft px-4 py-2 text-sm">
          <p className="font-semibold text-bad">
            {labels.queued.notSaved(labels.action[failed.change.action])}
          </p>
          <p className="wrap-anywhere">{lineProblemText(failed.problem, labels)}</p>
          <Link
            to={PATHS.adminOutbox}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          >
            {labels.queued.toOutbox}
          </Link>
        </div>
      )}
    </>
  );
}
