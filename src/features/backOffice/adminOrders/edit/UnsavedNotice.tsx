import { editProblemText } from '@/features/backOffice/adminOrders/shared/editProblemText';
import { useBackOfficeText } from '@/i18n/backOfficeText';
import { useCommonText } from '@/i18n/commonText';
import { failureText } from '@/i18n/failureText';
import { Notice } from '@/ui/Notice';
import type { Unsaved } from './useSendEdit';

type Props = { readonly unsaved: Exclude<Unsaved, { readonly kind: 'conflict' }> };

/** Why the order was not saved, beside the values that were not. */
export function UnsavedNotice({ unsaved }: Props) {
  const text = useBackOfficeText().orders;
  const common = useCommonText();
  if (unsaved.kind === 'failed') return <Notice tone="bad">{failureText(unsaved.error, common)}</Notice>;
  return (
    <Notice tone={unsaved.kind === 'outOfStock' ? 'warn' : 'bad'} urgent>
      {editProblemText(unsaved, text, common)}
    </Notice>
  );
}
