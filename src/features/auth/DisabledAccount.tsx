import { useShop } from '@/data/shop/useShop';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { phoneAddress } from '@/lib/text/contact';
import { Notice } from '@/ui/Notice';

/** The account is there and its password right, and the shop does not let it in: whom to call. */
export function DisabledAccount() {
  const labels = useLabels(customerLabels).login;
  const { supportPhone } = useShop();
  const call = phoneAddress(supportPhone);
  return (
    <Notice tone="bad" urgent>
      <p>
        {labels.disabled}{' '}
        {call ? (
          <a href={call} className="whitespace-nowrap underline underline-offset-4">
            {supportPhone}
          </a>
        ) : (
          supportPhone
        )}
      </p>
    </Notice>
  );
}
