import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { failureText } from '@/shared/text/failureText';
import { Notice } from '@/shared/ui/Notice';
import { editProblemText } from './editProblemText';
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
