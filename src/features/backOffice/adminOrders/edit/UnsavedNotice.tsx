import { editProblemText } from '@/data/order/edit/editProblemText';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { Notice } from '@/ui/Notice';
import type { Unsaved } from './useOrderEdit';

type Props = { readonly unsaved: Exclude<Unsaved, { readonly kind: 'conflict' }> };

/** Why the order was not saved, beside the values that were not. */
export function UnsavedNotice({ unsaved }: Props) {
  const labels = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  if (unsaved.kind === 'failed') return <Notice tone="bad">{failureText(unsaved.error, common)}</Notice>;
  return (
    <Notice tone={unsaved.kind === 'outOfStock' ? 'warn' : 'bad'} urgent>
      {editProblemText(unsaved, labels, common)}
    </Notice>
  );
}
