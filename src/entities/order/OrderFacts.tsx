import type { ReactNode } from 'react';
import { mailAddress, phoneAddress } from '@/shared/lib/contact';
import { formatDay, formatTime } from '@/shared/lib/dates';
import { emailKey } from '@/shared/lib/email';
import { emailInSentence } from '@/shared/lib/inSentence';
import { useCommonText } from '@/shared/text/commonText';
import { useStaffOrderText } from '@/shared/text/staffOrderText';
import { DeliveryAddress } from './DeliveryAddress';
import type { Order } from './order';

type Props = { readonly order: Order };

const LINK = 'inline-flex min-h-11 items-center font-medium text-brand underline wrap-anywhere';

/** Who ordered, how to reach them, where it goes, and what they asked for. */
export function OrderFacts({ order }: Props) {
  const text = useStaffOrderText().details;
  const { language, payment } = useCommonText();
  const { customerName, phone, email, accountEmail, shippingAddress, orderedAt, estimatedDelivery } = order;
  return (
    <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Fact name={text.customer}>
        <bdi>{customerName || text.noName}</bdi>
      </Fact>
      <Fact name={text.ordered}>
        {orderedAt ? `${formatDay(orderedAt, language)}, ${formatTime(orderedAt)}` : text.noDate}
      </Fact>
      {phone && (
        <Fact name={text.phone} wide>
          <Reachable at={phoneAddress(phone)}>{phone}</Reachable>
        </Fact>
      )}
      {email && (
        <Fact name={text.email} wide>
          <Reachable at={mailAddress(email)}>{email}</Reachable>
        </Fact>
      )}
      {accountEmail && emailKey(accountEmail) !== emailKey(email) && (
        <Fact name={text.account} wide>
          {text.fromAccount(emailInSentence(accountEmail))}
        </Fact>
      )}
      <Fact name={text.payment}>{payment[order.paymentMethod ?? 'unknown']}</Fact>
      {estimatedDelivery && <Fact name={text.expected}>{formatDay(estimatedDelivery, language)}</Fact>}
      {shippingAddress && (
        <Fact name={text.address} wide>
          <DeliveryAddress key={shippingAddress} address={shippingAddress} />
        </Fact>
      )}
      {order.specialInstructions && (
        <Fact name={text.instructions} wide>
          <bdi>{order.specialInstructions}</bdi>
        </Fact>
      )}
    </dl>
  );
}

type ReachableProps = { readonly at: string | null; readonly children: string };

/** Said, and a link where it can be one. */
function Reachable({ at, children }: ReachableProps) {
  return at === null ? (
    children
  ) : (
    <a href={at} className={LINK}>
      {children}
    </a>
  );
}

type FactProps = { readonly name: string; readonly wide?: boolean; readonly children: ReactNode };

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
