import { NotSavedBadge } from '@/components/outbox/NotSaved';
import { editProblemText } from '@/data/order/edit/editProblemText';
import type { FailedEdit } from '@/data/order/queuedEdits';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';

/** Beside the order as it is: the edit that could not be saved, why, and where it is stored. */
export function FailedEditBadge({ edit, problem }: FailedEdit) {
  const labels = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  return (
    <NotSavedBadge
      what={labels.queued.notSaved(common.status[edit.status])}
      why={editProblemText(problem, labels, common)}
    />
  );
}
