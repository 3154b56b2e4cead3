import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { Customer } from '@/entities/customer/customer';
import { isEmail, normalizeEmail } from '@/shared/lib/email';
import { isPhone, normalizePhone } from '@/shared/lib/phone';
import { useCustomersText } from '@/shared/text/customersText';
import { buttonClass } from '@/shared/ui/Button';

type Props = { readonly customer: Customer; readonly title: string };

/** The ways to reach a customer that there are. */
export function ContactLinks({ customer: { phone, email }, title }: Props) {
  const { page: text } = useCustomersText();
  const digits = normalizePhone(phone);
  const mail = normalizeEmail(email);
  const look = buttonClass('secondary', 'px-4!');
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:nth-3:col-span-2">
      {isPhone(digits) && (
        <>
          <a href={`tel:+91${digits}`} aria-label={text.callName(title)} className={look}>
            <Phone aria-hidden className="size-5" />
            {text.call}
          </a>
          <a
            href={`https://wa.me/91${digits}`}
            target="_blank"
            rel="noreferrer"
            aria-label={text.whatsAppName(title)}
            className={look}
          >
            <MessageCircle aria-hidden className="size-5" />
            {text.whatsApp}
          </a>
        </>
      )}
      {isEmail(mail) && (
        <a href={`mailto:${mail}`} aria-label={text.mailName(title)} className={look}>
          <Mail aria-hidden className="size-5" />
          {text.mail}
        </a>
      )}
    </div>
  );
}
