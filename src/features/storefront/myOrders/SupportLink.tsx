import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { phoneAddress, whatsAppAddress } from '@/lib/text/contact';

const LINK_CLASS = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4';

type Props = { readonly phone: string; readonly orderId: string };

/** Reaches the shop about an order. */
export function SupportLink({ phone, orderId }: Props) {
  const text = useLabels(customerLabels).track;
  const call = phoneAddress(phone);
  const chat = whatsAppAddress(phone, text.supportMessage(orderId));
  return (
    <span className="flex flex-wrap gap-x-4">
      {call ? (
        <a href={call} className={LINK_CLASS}>
          {phone}
        </a>
      ) : (
        phone
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" className={LINK_CLASS}>
          {text.cancel.request.whatsApp}
        </a>
      )}
    </span>
  );
}
