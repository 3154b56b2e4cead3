import { Link } from 'react-router-dom';
import { editProblemText } from '@/data/order/edit/editProblemText';
import type { FailedEdit } from '@/data/order/queuedEdits';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';

/** Beside the order as it is: the edit that could not be saved, why, and where it is stored. */
export function FailedEditBadge({ edit, problem }: FailedEdit) {
  const labels = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  return (
    <div className="flex flex-wrap items-center gap-x-6 rounded-control bg-bad-soft px-4 py-2 text-sm">
      <div className="min-w-48 flex-1 py-1">
        <p className="font-semibold text-bad">{labels.queued.notSaved(common.status[edit.status])}</p>
        <p className="wrap-anywhere">{editProblemText(problem, labels, common)}</p>
      </div>
      <Link
        to={PATHS.adminOutbox}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {labels.queued.toOutbox}
      </Link>
    </div>
  );
}
