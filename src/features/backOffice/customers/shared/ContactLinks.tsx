import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { Customer } from '@/domain/customer/customer';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { mailAddress, phoneAddress, whatsAppAddress } from '@/lib/text/contact';
import { buttonClass } from '@/ui/Button';

type Props = { readonly customer: Customer; readonly title: string };

/** The ways to reach a customer that there are. */
export function ContactLinks({ customer: { phone, email }, title }: Props) {
  const { page: labels } = useLabels(customersLabels);
  const call = phoneAddress(phone);
  const chat = whatsAppAddress(phone);
  const mail = mailAddress(email);
  const look = buttonClass('secondary', 'px-4!');
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:nth-3:col-span-2">
      {call && (
        <a href={call} aria-label={labels.callName(title)} className={look}>
          <Phone aria-hidden className="size-5" />
          {labels.call}
        </a>
      )}
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={labels.whatsAppName(title)}
          className={look}
        >
          <MessageCircle aria-hidden className="size-5" />
          {labels.whatsApp}
        </a>
      )}
      {mail && (
        <a href={mail} aria-label={labels.mailName(title)} className={look}>
          <Mail aria-hidden className="size-5" />
          {labels.mail}
        </a>
      )}
    </div>
  );
}
