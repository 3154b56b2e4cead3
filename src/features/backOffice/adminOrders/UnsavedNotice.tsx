import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { failureText } from '@/shared/text/failureText';
import { Notice } from '@/shared/ui/Notice';
import type { Unsaved } from './useOrderEdit';

type Props = { readonly unsaved: Exclude<Unsaved, { readonly outcome: 'conflict' }> };

/** Why the order was not saved, beside the values that were not. */
export function UnsavedNotice({ unsaved }: Props) {
  const text = useBackOfficeText().orders;
  const common = useCommonText();
  switch (unsaved.outcome) {
    case 'failed':
      return <Notice tone="bad">{failureText(unsaved.error, common)}</Notice>;
    case 'gone':
      return (
        <Notice tone="bad" urgent>
          {text.gone}
        </Notice>
      );
    case 'outOfStock':
      return (
        <Notice tone="warn" urgent>
          {text.outOfStock(unsaved.productName, unsaved.inStock)}
        </Notice>
      );
  }
}
