import { useShop } from '@/data/shop/useShop';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { mailAddress, phoneAddress } from '@/lib/text/contact';
import { Notice } from '@/ui/Notice';

/** The account is there and its password right, and the shop does not let it in: how to reach it. */
export function DisabledAccount() {
  const labels = useLabels(customerLabels).login;
  const { supportPhone, supportEmail } = useShop();
  const call = phoneAddress(supportPhone);
  const address = call ?? mailAddress(supportEmail);
  return (
    <Notice tone="bad" urgent>
      <p>
        {labels.disabled}
        {address && (
          <>
            {` ${labels.disabledMistake} `}
            <a href={address} className="whitespace-nowrap underline underline-offset-4">
              {call ? supportPhone : supportEmail}
            </a>
          </>
        )}
      </p>
    </Notice>
  );
}
